"""The second opinion of `naive` notices what is wrong, so comparing with it can fail."""

from collections.abc import Callable

import pytest

from tests.mexica import naive, naive_scorer
from tests.mexica.naive_soak import (
    MEXICA,
    compare,
    compare_step,
    differences,
    first_rounds,
    positions,
    scores,
    words_of,
)
from tests.mexica.test_naive import EAST, position
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Facts, Json


def test_a_missing_and_a_wrong_action_are_noticed() -> None:
    state = MEXICA.load(position())
    words = words_of(state)
    assert differences(state.digested(), words) == []
    assert differences(state.digested(), words[1:]) == [f"missing: {words[0]}"]
    assert differences(state.digested(), [*words, "canal I8"]) == ["too much: canal I8"]
    assert differences(state.digested(), [*words, "done"]) == ["too much: done"]


def test_a_doctored_position_is_noticed() -> None:
    state = MEXICA.load(position(bridges=["P10 h"]))
    dump = {**state.digested(), "bridges": ["P10 h", "P8 h"]}
    barred = ["bridge P8 h", "canal O8", "canal Q8"]
    found = differences(dump, words_of(state))
    assert set(found).issuperset(f"too much: {words}" for words in barred)
    assert "missing: leap P8" in found


def test_a_comparison_fails_when_opinions_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    state = MEXICA.load(position())
    compare(state)
    with monkeypatch.context() as doctored:
        doctored.setattr(naive, "legal", lambda _: ["done"])
        with pytest.raises(AssertionError, match="too much: bridge P10 h"):
            compare(state)
    with monkeypatch.context() as doctored:
        doctored.setattr(naive, "decides", lambda _: 1)
        with pytest.raises(AssertionError):
            compare(state)


DOCTORED: list[tuple[Callable[[int], dict[str, int]], int, object, str, object]] = [
    (first_rounds, 0, naive, "ENOUGH", 60),
    (positions, 1, naive, "TOKENS_A_TURN", 1),
    (positions, 5, naive, "LEAP_AP", 7),
    (scores, 5, naive_scorer, "QUIET_ROUNDS", 4),
    (scores, 5, naive_scorer, "LAST_ROUND", 39),
    (scores, 5, naive_scorer, "PALACE_POINTS", 6),
    (scores, 0, naive_scorer, "halves", lambda size: (size, size // 2, size // 4)),
    (scores, 0, naive_scorer, "impossible", lambda _: []),
]


@pytest.mark.parametrize(("judged", "index", "module", "name", "value"), DOCTORED)
def test_a_game_is_told_from_a_game_of_other_rules(
    judged: Callable[[int], dict[str, int]],
    index: int,
    module: object,
    name: str,
    value: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, value)
    with pytest.raises(AssertionError):
        judged(index)


CHANGES: list[tuple[str, Json]] = [
    ("ap", 4),
    ("seat", 1),
    ("canals", []),
    ("supply", {"doubles": 35, "singles": 6}),
    ("stirred", False),
    ("quiet", 1),
    ("round", 3),
]


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_a_doctored_step_is_noticed(name: str, value: Json) -> None:
    state = MEXICA.load(position())
    before = state.digested()
    state.play(MEXICA.read("canal D4 E4"))
    compare_step(before, "canal D4 E4", state.digested())
    with pytest.raises(AssertionError, match=name):
        compare_step(before, "canal D4 E4", {**state.digested(), name: value})


def test_a_point_too_much_is_noticed() -> None:
    state = MEXICA.load(position("T8 H8", canals=EAST, shown=[13]))
    before = state.digested()
    state.play(MEXICA.read("found U9"))
    after = plain(state.digested())
    assert isinstance(after, dict)
    compare_step(before, "found U9", after)
    after["players"][0]["points"]["founder"] += 1
    with pytest.raises(AssertionError, match=r"'founder': 8.*instead of.*'founder': 7"):
        compare_step(before, "found U9", after)


FAULTS = [
    ("canal tiles", {"canals": ["D4"]}),
    ("a bridge off the canals", {"bridges": ["D4 h"]}),
    ("a bridge into the water", {"bridges": ["P7 v"]}),
    ("neutral temples", {"options": {"neutral": "standard"}}),
    ("tiles", {"tiles": {"shown": [3], "placed": {}, "later": [4] * 7, "removed": []}}),
    ("tiles to come", {"period": 2}),
    ("a tile in a region of another size", {"tiles": {"placed": {"D4": 5}}}),
    ("temples", {"players": [{"pilli": "H8", "temples": ["4 D4", "4 E4"]}, {"pilli": "J8"}]}),
    ("tokens", {"players": [{"pilli": "H8", "tokens": 7}, {"pilli": "J8", "tokens": 6}]}),
    ("two pieces on a square", {"players": [{"pilli": "H8"}, {"pilli": "H8"}]}),
    ("a piece on water", {"players": [{"pilli": "H8"}, {"pilli": "P7"}]}),
    ("pilli", {"players": [{"pilli": "H8"}, {"pilli": None}]}),
]


@pytest.mark.parametrize(("name", "change"), FAULTS)
def test_a_lost_or_misplaced_piece_is_noticed(name: str, change: Facts) -> None:
    dump = MEXICA.load(position()).digested()
    assert naive_scorer.faults(dump) == []
    assert name in naive_scorer.faults({**dump, **change})


def test_a_doctored_setup_is_noticed() -> None:
    dump = MEXICA.start(2, 1).digested()
    assert naive_scorer.setup_faults(dump) == []
    near = ["1 D4", "1 D5", "1 D6", "1 D7", "2 F4", "2 F5", "2 F6", "3 H5", "3 H6", "4 C2"]
    found = naive_scorer.setup_faults({**dump, "neutral": near, "tokens": 0})
    assert found == ["a neutral temple at the lake", "neutral temples too near"]
