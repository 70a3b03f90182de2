"""The complete games in `tests/records/tigris` cover every corner of the game."""

from pathlib import Path

import pytest

import ziggurat
from tests.tigris.table import GAME, told
from ziggurat import Record, State
from ziggurat.games.tigris.pieces import COLOURS, MONUMENT_NAMES

FOLDER = Path(__file__).parent.parent / "records" / "tigris"


@pytest.fixture(scope="module")
def games() -> list[tuple[Record, State]]:
    texts = [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    return [(Record.parse(text), ziggurat.replay(text)) for text in texts]


def test_every_number_of_seats_and_every_option_was_played(
    games: list[tuple[Record, State]],
) -> None:
    assert len(games) >= 12
    assert {record.seats for record, _ in games} == set(GAME.seats)
    for option in GAME.options:
        assert {record.options[option.name] for record, _ in games} == set(option.values)


@pytest.mark.rule("TE-38")
@pytest.mark.rule("TE-59")
def test_games_ended_in_every_way(games: list[tuple[Record, State]]) -> None:
    for seats in GAME.seats:
        endings = {state.outcome() for record, state in games if record.seats == seats}
        assert endings == {"treasures", "bag", "swap"}


@pytest.mark.rule("TE-33")
def test_every_monument_was_built(games: list[tuple[Record, State]]) -> None:
    built = {facts["pair"] for _, state in games for facts in told(state, "monument-built")}
    assert built == set(MONUMENT_NAMES)


@pytest.mark.rule("TE-29")
def test_every_colour_was_at_war_and_in_revolt(games: list[tuple[Record, State]]) -> None:
    for conflict in ("war", "revolt"):
        colours = {
            facts["colour"]
            for _, state in games
            for facts in told(state, "conflict-won")
            if facts["conflict"] == conflict
        }
        assert colours == set(COLOURS)


@pytest.mark.rule("TE-40")
def test_every_building_stood(games: list[tuple[Record, State]]) -> None:
    built = {facts["colour"] for _, state in games for facts in told(state, "building-placed")}
    assert built == set(COLOURS)


def test_a_shuffle_that_nobody_could_choose_is_among_them(
    games: list[tuple[Record, State]],
) -> None:
    committed = [record for record, _ in games if record.secret]
    assert committed
    assert all(len(record.salts) == record.seats for record in committed)
