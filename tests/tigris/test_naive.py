"""The legal actions according to the game and to a second opinion that shares nothing with it."""

from collections import Counter

import pytest

from tests.tigris import naive
from tests.tigris.naive_soak import (
    CHOICES,
    SAMPLE,
    SETUPS,
    TIGRIS,
    compare,
    differences,
    eventful_game,
    random_game,
    words_of,
)
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Facts, Json

WITH_BUILDINGS: Facts = {"buildings": "on"}


def position(
    board: dict[str, str],
    decision: Facts | None = None,
    hands: tuple[str, ...] = ("", ""),
    **others: Json,
) -> Facts:
    """The pieces with their spaces, what is decided, and the hand of each seat."""
    return {
        "game": "tigris",
        "seats": len(hands),
        "board": {space: piece for piece, spaces in board.items() for space in spaces.split()},
        "players": [{"hand": hand.split()} for hand in hands],
        "decision": decision or {"kind": "turn"},
        **others,
    }


def rules(*numbers: int) -> list[pytest.MarkDecorator]:
    return [pytest.mark.rule(f"TE-{number}") for number in numbers]


TURNS = [
    pytest.param(
        position({"temple": "B2"}),
        ["king B1", "trader C2"],
        ["king A1", "king B2", "king K5"],
        id="a leader stands on empty land next to a temple",
        marks=rules(10),
    ),
    pytest.param(
        position({"temple": "F3"}),
        ["priest F2", "priest G3"],
        ["priest E3"],
        id="a leader does not stand on a river",
        marks=rules(10),
    ),
    pytest.param(
        position({"face-down": "G5 H5 G6 H6"}, monuments={"red-green": "G5"}),
        ["done"],
        ["king F5", "king I6"],
        id="a face-down tile is not a temple",
        marks=rules(5, 10, 34),
    ),
    pytest.param(
        position({"temple": "G7 I7", "0 king": "F7", "1 priest": "J7"}),
        ["farmer G6", "farmer I6"],
        ["farmer H7"],
        id="a leader does not join two kingdoms",
        marks=rules(11),
    ),
    pytest.param(
        position({"temple": "G7 I7", "1 priest": "J7"}),
        ["farmer H7"],
        [],
        id="a leader joins a kingdom with a leaderless region",
        marks=rules(11, 45),
    ),
    pytest.param(
        position({"temple": "G7 I7", "0 king": "F7", "1 priest": "J7"}),
        ["king H7"],
        ["trader H7"],
        id="a leader that moves is lifted first",
        marks=rules(12),
    ),
    pytest.param(
        position({"temple": "G7 I7", "0 farmer": "F7", "0 king": "G6", "1 priest": "J7"}),
        ["king I6"],
        ["king H7"],
        id="a leader does not come back between what are now two kingdoms",
        marks=rules(12, 48),
    ),
    pytest.param(
        position({"temple": "B2", "0 priest": "B1"}),
        ["priest B3", "withdraw priest"],
        ["priest B1", "withdraw king"],
        id="a leader moves elsewhere or is withdrawn from the board",
        marks=rules(13, 47),
    ),
    pytest.param(
        position({"temple": "B2", "catastrophe": "B1"}, hands=("temple", "")),
        ["king A2", "temple A2", "catastrophe A2"],
        ["king B1", "temple B1", "catastrophe B1"],
        id="a catastrophe takes its space for ever",
        marks=rules(10, 16, 20, 57),
    ),
    pytest.param(
        position({"temple": "B2"}, hands=("temple farm", "market")),
        ["temple A1", "temple B1", "farm E2"],
        ["temple B2", "temple E2", "farm A1", "market A1"],
        id="farms go on rivers and other tiles on land, from the hand",
        marks=rules(16),
    ),
    pytest.param(
        position(
            {"temple": "G7 I7", "market": "H6", "0 king": "F7", "1 priest": "J7"},
            hands=("market", ""),
        ),
        ["market H7"],
        [],
        id="a tile joins two kingdoms and a leaderless region",
        marks=rules(16),
    ),
    pytest.param(
        position(
            {"temple": "G7 I7 H6", "0 king": "F7", "1 priest": "J7", "1 king": "H5"},
            hands=("market", ""),
        ),
        ["market H8"],
        ["market H7"],
        id="a tile does not join three kingdoms",
        marks=rules(16),
    ),
    pytest.param(
        position(
            {"temple": "A2 B2", "1 priest": "B1", "face-down": "G5 H5 G6 H6"},
            monuments={"red-green": "G5"},
        ),
        ["catastrophe A2", "catastrophe E3", "catastrophe P11"],
        ["catastrophe B2", "catastrophe B1", "catastrophe H6"],
        id="a catastrophe goes on an empty space or on a face-up tile without a treasure",
        marks=rules(20, 56),
    ),
    pytest.param(
        position({"market": "E5 F5 G5"}, options=WITH_BUILDINGS, buildings={"green": "F5"}),
        ["catastrophe E5"],
        ["catastrophe F5"],
        id="a catastrophe does not go on a building",
        marks=rules(20, 58),
    ),
    pytest.param(
        position({"temple": "B2"}, players=[{"catastrophes": 0}, {}]),
        ["king B1"],
        ["catastrophe A1"],
        id="a catastrophe is played only twice",
        marks=rules(20),
    ),
    pytest.param(
        position({"temple": "B2"}, hands=("temple farm temple", "market")),
        [
            "swap temple 1",
            "swap temple 2",
            "swap farm 1",
            "swap temple 1 farm 1",
            "swap temple 2 farm 1",
        ],
        ["swap temple 3", "swap farm 2", "swap market 1"],
        id="any tiles in the hand can be swapped",
        marks=rules(21),
    ),
    pytest.param(
        position({"temple": "B2"}, hands=("temple", "")),
        ["done", "king B1", "temple A1", "catastrophe A1", "swap temple 1"],
        ["withdraw king", "support 0", "no monument"],
        id="a turn is any action, or none",
        marks=rules(9, 77),
    ),
]


def support(conflict: str, colour: str, attack: int | None, **tile: str) -> Facts:
    """Seat 0 attacks seat 1."""
    return {
        "kind": "support",
        "conflict": conflict,
        "colour": colour,
        "attacker": 0,
        "defender": 1,
        "attack": attack,
        **tile,
    }


DECISIONS = [
    pytest.param(
        position({"temple": "B2"}, hands=("temple farm", ""), left=0),
        0,
        ["done"],
        id="a turn has two actions",
        marks=rules(8),
    ),
    pytest.param(
        position(
            {"temple": "B2", "0 farmer": "B3", "1 farmer": "B1"},
            support("revolt", "blue", None),
            ("temple farm farm", "temple temple"),
        ),
        0,
        ["support 0", "support 1"],
        id="the player that placed the leader attacks, with temples",
        marks=rules(22, 23),
    ),
    pytest.param(
        position(
            {"temple": "B2", "0 farmer": "B3", "1 farmer": "B1"},
            support("revolt", "blue", 1),
            ("temple", "farm farm"),
        ),
        1,
        ["support 0"],
        id="then the other one defends, even without a temple",
        marks=rules(22, 23),
    ),
    pytest.param(
        position(
            {
                "temple": "G5 H5 I5",
                "0 trader": "F5",
                "0 king": "G4",
                "1 king": "I4",
                "1 trader": "J5",
                "1 priest": "I6",
            },
            {"kind": "war", "tile": "H5"},
        ),
        0,
        ["war black", "war green"],
        id="a colour on both sides of the joining tile is at war",
        marks=rules(25, 26),
    ),
    pytest.param(
        position(
            {
                "temple": "G5 H5 I5",
                "2 trader": "F5",
                "2 king": "G4",
                "1 king": "I4",
                "1 trader": "J5",
            },
            {"kind": "war", "tile": "H5"},
            ("", "", ""),
        ),
        0,
        ["war black", "war green"],
        id="the active player orders the wars of others",
        marks=rules(26, 53),
    ),
    pytest.param(
        position(
            {"temple": "G5 H5 I5", "1 trader": "F5", "0 trader": "J5"},
            support("war", "green", None, tile="H5"),
            ("market market temple", "market", ""),
            active=2,
        ),
        0,
        ["support 0", "support 1", "support 2"],
        id="of two others, the first clockwise attacks, with tiles of the colour",
        marks=rules(27, 28, 52),
    ),
    pytest.param(
        position(
            {"market": "E5 F5 G5 G6"}, {"kind": "building", "tile": "G5"}, options=WITH_BUILDINGS
        ),
        0,
        ["building E5", "building F5", "building G5", "no building"],
        id="a building goes on any tile of a line of three",
        marks=rules(40),
    ),
    pytest.param(
        position(
            {"market": "E5 F5 G5 A9 B9 C9 D9"},
            {"kind": "building", "tile": "D9"},
            options=WITH_BUILDINGS,
            buildings={"green": "F5"},
        ),
        0,
        ["building A9", "building B9", "building C9", "building D9", "no building"],
        id="a building moves to a longer line",
        marks=rules(41, 72),
    ),
    pytest.param(
        position(
            {"market": "E5 F5 G5 G4 G6 G7"},
            {"kind": "building", "tile": "G5"},
            options=WITH_BUILDINGS,
            buildings={"green": "E5"},
        ),
        0,
        ["building G4", "building G5", "building G6", "building G7", "no building"],
        id="a building leaves its own line for a longer one that crosses it",
        marks=rules(41, 73),
    ),
    pytest.param(
        position({"market": "F5 G5 H5 F6 G6 H6"}, {"kind": "square", "tile": "G6"}),
        0,
        ["monument F5", "monument G5", "no monument"],
        id="one of the squares with the new tile becomes a monument",
        marks=rules(32, 33, 69),
    ),
    pytest.param(
        position({"market": "F5 G5 H5 F6 G6 H6"}, {"kind": "square", "tile": "H6"}),
        0,
        ["monument G5", "no monument"],
        id="an old square gives no new chance, but its tiles in a new one do",
        marks=rules(33, 70),
    ),
    pytest.param(
        position(
            {"market": "F5 G5 F6 G6", "face-down": "J5 K5 J6 K6"},
            {"kind": "monument", "tile": "G6", "square": "F5"},
            monuments={"red-green": "J5"},
        ),
        0,
        ["raise black-green", "raise green-blue"],
        id="a monument in the box that shows the colour is raised",
        marks=rules(33),
    ),
    pytest.param(
        position(
            {
                "temple": "K1 L1 N1 O1 P1 P2 K2 K3 K4 K5 L5 M5 N5",
                "farm": "M1",
                "1 trader": "J1",
            },
            {"kind": "treasure"},
        ),
        1,
        ["leave K1", "leave N5"],
        id="the owner of the trader takes framed treasures first and leaves any other",
        marks=rules(36),
    ),
    pytest.param(
        position(
            {
                "temple": "H8 I8 J8 K8 L8 M8 H11 I11 J11",
                "farm": "H9 H10",
                "0 trader": "G8",
            },
            {"kind": "treasure"},
            options={"board": "advanced"},
        ),
        0,
        ["leave H8", "leave M8"],
        id="J11 is framed",
        marks=rules(36, 66),
    ),
    pytest.param(
        position(
            {
                "temple": "F10 G10 H10 I10 J10 K10 K11 F3 G3 H3 I3 J3 K3 K2 K1",
                "0 trader": "F11",
                "1 trader": "F2",
            },
            {"kind": "treasure"},
            active=1,
        ),
        1,
        ["leave F3", "leave K1"],
        id="of two kingdoms that pay, the active player's comes first",
        marks=rules(36, 65),
    ),
]


STEPS = [
    pytest.param(
        position({"temple": "B2", "1 farmer": "B1"}), "farmer B3", "revolt", marks=rules(14)
    ),
    pytest.param(
        position(
            {
                "temple": "G5 I5",
                "0 trader": "F5",
                "0 king": "G4",
                "1 king": "I4",
                "1 trader": "J5",
            },
            hands=("temple", ""),
        ),
        "temple H5",
        "choice of war",
        marks=rules(25, 26),
    ),
    pytest.param(
        position({"temple": "G5 I5", "0 king": "G4", "1 king": "I4"}, hands=("temple", "")),
        "temple H5",
        "war",
        marks=rules(18, 25),
    ),
    pytest.param(
        position({"market": "E5 F5"}, hands=("market", ""), options=WITH_BUILDINGS),
        "market G5",
        "building",
        marks=rules(19, 40),
    ),
    pytest.param(
        position({"market": "F5 G5 F6"}, hands=("market", "")),
        "market G6",
        "square",
        marks=rules(19, 32),
    ),
    pytest.param(
        position({"market": "F5 G5 F6 G6"}, {"kind": "square", "tile": "G6"}),
        "monument F5",
        "monument",
        marks=rules(33),
    ),
    pytest.param(
        position({"temple": "K1 K2 K3 K4 K5 L5 M5 N5"}),
        "trader J1",
        "treasure",
        marks=rules(36),
    ),
]


@pytest.mark.parametrize(("dump", "allowed", "refused"), TURNS)
def test_a_turn_allows_and_refuses(dump: Facts, allowed: list[str], refused: list[str]) -> None:
    for legal in (set(naive.legal(dump)), set(words_of(TIGRIS.load(dump)))):
        assert legal.issuperset(allowed)
        assert legal.isdisjoint(refused)


@pytest.mark.parametrize(("dump", "seat", "legal"), DECISIONS)
def test_a_decision_has_exactly_these_answers(dump: Facts, seat: int, legal: list[str]) -> None:
    state = TIGRIS.load(dump)
    assert naive.decides(dump) == state.seat == seat
    assert sorted(naive.legal(dump)) == sorted(words_of(state)) == legal


@pytest.mark.rule("TE-9")
@pytest.mark.rule("TE-10")
@pytest.mark.rule("TE-11")
@pytest.mark.rule("TE-12")
@pytest.mark.rule("TE-16")
@pytest.mark.rule("TE-20")
@pytest.mark.rule("TE-21")
@pytest.mark.parametrize("index", range(len(SETUPS)))
def test_random_games_are_judged_alike(index: int) -> None:
    assert random_game(index)["positions"] == SAMPLE


@pytest.mark.rule("TE-23")
@pytest.mark.rule("TE-25")
@pytest.mark.rule("TE-32")
@pytest.mark.rule("TE-33")
@pytest.mark.rule("TE-36")
@pytest.mark.rule("TE-40")
@pytest.mark.rule("TE-41")
def test_eventful_games_are_judged_alike() -> None:
    counts: Counter[str] = Counter()
    for index in range(len(SETUPS)):
        counts.update(eventful_game(index))
    for kind in ("turn", "support", *CHOICES):
        assert counts[f"asked for {kind}"] >= 5, kind


def test_a_missing_and_a_wrong_action_are_noticed() -> None:
    state = TIGRIS.start(seats=2, seed=1)
    words = words_of(state)
    assert differences(state.digested(), words) == []
    assert differences(state.digested(), words[1:]) == [f"missing: {words[0]}"]
    assert differences(state.digested(), [*words, "king A1"]) == ["too much: king A1"]
    assert differences(state.digested(), [*words, "king B1"]) == ["too much: king B1"]


def test_a_doctored_position_is_noticed() -> None:
    state = TIGRIS.start(seats=2, seed=1)
    dump = plain(state.digested())
    assert isinstance(dump, dict)
    assert isinstance(dump["board"], dict)
    dump["board"]["C2"] = "catastrophe"
    found = differences(dump, words_of(state))
    assert "too much: king C2" in found
    assert found == sorted(f"too much: {word}" for word in words_of(state) if word.endswith(" C2"))


@pytest.mark.parametrize(("before", "words", "step"), STEPS)
def test_a_decision_that_is_passed_over_is_noticed(before: Facts, words: str, step: str) -> None:
    state = TIGRIS.load(before)
    state.play(TIGRIS.read(words))
    assert naive.skipped(before, words, state.digested()) == []
    assert naive.skipped(before, words, {**state.digested(), "decision": {"kind": "turn"}}) == [
        step
    ]


def test_a_comparison_fails_when_opinions_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TIGRIS.start(seats=2, seed=1)
    compare(state)
    with monkeypatch.context() as doctored:
        doctored.setattr(naive, "legal", lambda _: ["done"])
        with pytest.raises(AssertionError, match="too much: king B1"):
            compare(state)
    with monkeypatch.context() as doctored:
        doctored.setattr(naive, "decides", lambda _: 1)
        with pytest.raises(AssertionError):
            compare(state)
