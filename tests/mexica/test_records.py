"""The complete games cover the corners that they are kept for."""

from functools import cache
from pathlib import Path

import pytest

import ziggurat
from ziggurat.core.state import State

FOLDER = Path(__file__).parents[1] / "records" / "mexica"


@cache
def games() -> dict[str, State]:
    """The final position of every record."""
    return {path.stem: ziggurat.replay(path.read_text("utf-8")) for path in FOLDER.glob("*.txt")}


def reasons(state: State) -> set[object]:
    """Why tiles were removed in the game."""
    return {event.facts["reason"] for event in state.events if event.kind == "tiles-removed"}


def test_every_number_of_seats() -> None:
    assert len(games()) >= 10
    assert {state.seats for state in games().values()} == {2, 3, 4}


@pytest.mark.rule("MX-56")
def test_shared_victories_and_ties_that_tokens_decide() -> None:
    assert games()["shared-victory"].ranking() == [1, 1]
    assert games()["shared-victory-of-four"].ranking() == [1, 3, 1, 4]
    decided = games()["tokens-decide"]
    assert len(set(decided.scores())) == 1
    assert decided.ranking() == [2, 1]


@pytest.mark.rule("MX-47")
@pytest.mark.rule("MX-50")
def test_tiles_are_removed_for_both_reasons() -> None:
    assert "impossible" in reasons(games()["temples-left-over"])
    assert "quiet-rounds" in reasons(games()["quiet-rounds-then-temples"])


@pytest.mark.rule("MX-46")
def test_temples_are_carried_over() -> None:
    record = ziggurat.Record.parse((FOLDER / "temples-left-over.txt").read_text("utf-8"))
    mexica = ziggurat.game("mexica")

    second = next(s for s in record.positions(mexica) if s.dump()["period"] == 2)

    stock = second.view(None)["stock"]
    assert isinstance(stock, list)
    assert max(sum(left) for left in stock) > 9


@pytest.mark.rule("MX-51")
def test_a_game_of_eighty_rounds() -> None:
    assert games()["round-limit"].outcome() == "round-limit"
    assert games()["round-limit"].dump()["round"] == 40
