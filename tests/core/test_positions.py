"""Declared positions: how they are written, read and copied, and what they hide."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.pebbles import COLOURS, GAME, Lay, Pebble
from ziggurat.core import BadDump, Json, Seat
from ziggurat.core.field_source import SOURCE, document, source, table, written
from ziggurat.core.positions import (
    NOBODY_YET,
    OWNED,
    OWNER,
    SLICED,
    Codec,
    Counted,
    Field,
    Flag,
    Keyed,
    Name,
    Named,
    Number,
    Part,
    PendingPart,
    Position,
    Row,
    SeatPart,
    Secret,
    Word,
)


class Laying(Lay):
    """As in Pebbles, and known to be complete."""

    COMPLETE = True


def find_bag(state: Pebble) -> list[int]:
    return state.bag


def lay_bag(state: Pebble, bag: list[int]) -> None:
    if len(bag) > 12:
        raise BadDump("position.bag is too full")
    state.bag = bag


def find_points(state: Pebble, seat: Seat) -> int:
    return state.points[seat]


def lay_points(state: Pebble, seat: Seat, points: int) -> None:
    state.points[seat] = points


def half_laid(state: Pebble) -> int:
    return sum(state.laid) // 2


DECLARED = Position[Pebble](
    "PebbleFields",
    ("from somewhere import NOTHING",),
    {"players": "one object a seat", "table": "what lies there"},
    (
        PendingPart("what is decided", "seat 0 lays", (Laying,), (Laying(0),)),
        Field(
            "hands", "list[list[int]]", "[[] for _ in range(seats)]", "Pebbles in hand.",
            copied=OWNED, codec=Row(Name(COLOURS)), at="players[].hand",
            secret=Secret(OWNER, "pebbles"),
        ),
        SeatPart("players[].points", Number(0, 99), "Points.", find_points, lay_points, absent="0"),
        Part("table.bag", Row(Name(COLOURS)), "The bag.", find_bag, lay_bag),
        Field("bag", "list[int]", "[]", "The bag.", part="table.bag"),
        Field("points", "list[int]", "[0] * seats", "Points.", part="players[].points"),
        Field(
            "laid", "list[int]", "[0, 0, 0]", "Pebbles on the table.", copied=SLICED,
            codec=Named(COLOURS, 0, 12), at="table.laid", absent="none",
        ),
        Field(
            "dice", "list[int]", "[]", "Dice to come.", codec=Row(Number(1, 6)),
            secret=Secret(NOBODY_YET, values=range(1, 7)),
        ),
        Field(
            "passes", "int", "0", "Passes in a row.", codec=Number(0, 9), absent="half of `laid`",
            missing=half_laid,
        ),
        Field("pebbles", "Game", "game", "Its game.", derived="fields.begin_empty"),
    ),
)  # fmt: skip


def fresh() -> Pebble:
    return Pebble(GAME, 2, GAME.read_options(2, {}), 1)


def dumped() -> dict[str, Json]:
    return {
        "game": "pebbles",
        "revision": 1,
        "seats": 2,
        "options": {"bag": "small", "dice": 6},
        "pending": [{"kind": "lay", "seat": 1}],
        "players": [{"hand": ["grey", "black"], "points": 3}, {"hand": ["white"], "points": 0}],
        "table": {"bag": ["black", "white"], "laid": {"white": 1, "grey": 0, "black": 4}},
        "dice": [5, 6],
        "passes": 1,
    }


def load(**changes: Json) -> Pebble:
    state = fresh()
    DECLARED.load(GAME, state, {**dumped(), **changes})
    DECLARED.wait(state)
    return state


def test_what_is_declared_is_read_and_written() -> None:
    state = load()

    assert state.hands == [[1, 2], [0]]
    assert (state.points, state.bag, state.laid, state.dice) == ([3, 0], [2, 0], [1, 0, 4], [5, 6])
    assert (state.passes, state.seat, state.listening) == (1, 1, True)
    assert DECLARED.dump(state) == dumped()


def test_letter_case_does_not_matter() -> None:
    rows: list[Json] = [{"HAND": ["Grey", "BLACK"], "points": 3}, {"Hand": ["white"]}]
    whole = {**dumped(), "Players": rows}
    del whole["players"]
    state = fresh()

    DECLARED.load(GAME, state, whole)
    DECLARED.wait(state)

    assert DECLARED.dump(state) == dumped()


def test_what_is_left_out_is_as_it_starts_or_follows() -> None:
    whole = dumped()
    for name in ("pending", "passes", "options", "revision", "game"):
        del whole[name]
    whole["table"] = {"bag": [], "laid": {"white": 5}}
    state = fresh()

    DECLARED.load(GAME, state, whole)
    DECLARED.wait(state)

    assert state.seat == 0
    assert (state.laid, state.passes) == ([5, 0, 0], 2)


def test_nothing_is_pending_when_it_is_over() -> None:
    assert load(pending=[]).over


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"passes": 10}, "position.passes should be a whole number from 0 to 9, not 10"),
        ({"dice": [7]}, r"position.dice\[0\] should be a whole number from 1 to 6"),
        ({"dice": None}, "position.dice should be a list"),
        ({"players": [{}, {}]}, r"position.players\[0\] lacks 'hand'"),
        ({"players": [{"hand": []}]}, "position.players should have 2 items, not 1"),
        ({"players": [{"hand": []}, {"hand": [], "x": 1}]}, r"players\[1\] has unknown fields: x"),
        ({"table": {"laid": {}}}, "position.table lacks 'bag'"),
        ({"table": {"bag": ["white"] * 13}}, "position.bag is too full"),
        ({"wind": 1}, "position has unknown fields: wind"),
        ({"options": {"wind": 1}}, "position.options: Pebbles has no option 'wind'"),
        ({"game": "chess"}, "position.game should be pebbles, not 'chess'"),
        ({"seats": 4}, "position.seats should be a whole number from 2 to 3, not 4"),
        ({"pending": [{"kind": "lay", "seat": 5}]}, "seat should be one of 2, not 5"),
    ],
)
def test_complaints_say_where_and_what(changes: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        load(**changes)


@pytest.mark.parametrize(
    ("codec", "value", "written_as"),
    [
        (Number(0, 9), 7, 7),
        (Flag(), True, True),
        (Word("", "bag"), "bag", "bag"),
        (Name(COLOURS), 1, "grey"),
        (Name(COLOURS, none=-1), -1, None),
        (Row(Number(0, 9), ascending=True), [1, 3, 3], [1, 3, 3]),
        (Named(COLOURS, 0, 9), [1, 0, 4], {"white": 1, "grey": 0, "black": 4}),
        (Keyed(COLOURS, Number(0, 9)), {2: 4}, {"black": 4}),
        (Counted(COLOURS), [1, 0, 2], ["white", "black", "black"]),
    ],
)
def test_a_codec_reads_what_it_wrote(codec: Codec[object], value: object, written_as: Json) -> None:
    assert codec.write(value) == written_as
    assert codec.read(written_as, "here") == value
    assert codec.expected


@pytest.mark.parametrize(
    ("codec", "value", "complaint"),
    [
        (Number(3, 3), 4, "here should be 3, not 4"),
        (Flag(), 1, "here should be true or false, not 1"),
        (Word(""), "x", "here should be empty, not 'x'"),
        (Word("", "bag"), "x", "here should be empty or bag, not 'x'"),
        (Name(COLOURS), None, "here should be one of white, grey, black, not None"),
        (Row(Number(0, 9), 2), [1], "here should have 2 items, not 1"),
        (Row(Number(0, 9), distinct=True), [1, 1], r"here\[1\] comes twice: 1"),
        (Keyed(COLOURS, Number(0, 9)), {"Grey": 1, "grey": 1}, "here has grey twice"),
        (Keyed(COLOURS, Number(0, 9)), {"blue": 1}, "here should be one of white"),
        (Counted(COLOURS), ["blue"], r"here\[0\] should be one of white"),
    ],
)
def test_a_codec_refuses_what_cannot_be(codec: Codec[object], value: Json, complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        codec.read(value, "here")


def test_ascending_lists_may_be_written_in_any_order() -> None:
    assert Row(Number(0, 9), ascending=True).read([3, 1, 2], "here") == [1, 2, 3]


def test_what_is_hidden_lies_in_pools() -> None:
    pools = {len(pool.paths): pool for pool in DECLARED.hidden(dumped(), 0)}

    assert pools[1].paths == [("players", 1, "hand", 0)]
    assert pools[2].paths == [("dice", 0), ("dice", 1)]
    assert pools[2].values == [1, 2, 3, 4, 5, 6]
    assert [len(pool.paths) for pool in DECLARED.hidden(dumped(), None)] == [3, 2]


def test_a_field_is_saved_in_one_way() -> None:
    with pytest.raises(ValueError, match="should have a codec, be in a part, or be derived"):
        Field[Pebble]("wind", "int", "0", "The wind.")
    with pytest.raises(ValueError, match="no part of a dump holds wind"):
        Position[Pebble]("F", (), {}, (Field("wind", "int", "0", "The wind.", part="sky"),))


def test_the_class_of_the_fields_is_written_out() -> None:
    text = source(DECLARED)

    assert "class PebbleFields(State):" in text
    assert "    hands: list[list[int]]\n" in text
    assert "        self.hands = [[] for _ in range(seats)]\n" in text
    assert "        self.owned = 0x1\n" in text
    assert "        twin.hands = self.hands\n" in text
    assert "        twin.laid = self.laid[:]\n" in text
    assert "    def own_hands(self) -> list[list[int]]:\n" in text
    compile(text, SOURCE, "exec")


def test_tables_are_written_between_their_marks(tmp_path: Path) -> None:
    page = "".join(
        f"About {group}:\n<!-- fields: {group} -->\nold\n<!-- end -->\n"
        for group in ("players", "position", "table")
    )
    (tmp_path / "positions.md").write_text(page, "utf-8")

    text = written(tmp_path, DECLARED)[tmp_path / "positions.md"]

    assert "old" not in text
    assert table(DECLARED, "players") in text
    assert "| `passes` | 0 to 9 | Passes in a row. *Optional* (half of `laid`). |" in text
    assert "| `players` | see below | one object a seat |" in text
    assert document(DECLARED, text) == text
    with pytest.raises(ValueError, match="lacks <!-- fields: position -->"):
        document(DECLARED, "nothing")
