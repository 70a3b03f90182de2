"""Hand-written JSON is read with errors that say where and what was expected."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.core.digest import canonical, digest
from ziggurat.core.errors import BadDump
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word, plain
from ziggurat.core.types import Json

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(json_values)
def test_plain_is_an_equal_and_independent_copy(value: Json) -> None:
    copy = plain(value)

    assert copy == value
    assert not isinstance(value, list | dict) or copy is not value


def test_plain_turns_tuples_into_lists() -> None:
    assert plain({"a": (1, 2)}) == {"a": [1, 2]}


@given(st.dictionaries(st.text(), st.integers()))
def test_order_of_fields_does_not_change_the_digest(value: dict[str, int]) -> None:
    backwards = dict(reversed(value.items()))

    assert digest(backwards) == digest(value)
    assert json.loads(canonical(value)) == value


def test_digest_for_ever() -> None:
    value: Json = {"b": [1, None, True], "a": "č"}

    assert canonical(value) == '{"a":"č","b":[1,null,true]}'
    assert digest(value) == "636dacf6ac91c6ed9382583cc7156f8c4b06a9294ca7b896abf316bc88c1ba9f"
    assert digest(value) != digest({"b": [1, None, True], "a": "c"})


def position() -> Fields:
    return Fields(
        {"seat": 1, "over": False, "phase": "war", "bag": [1, 2], "hand": {"red": 2}}, "position"
    )


def test_fields_are_read() -> None:
    fields = position()

    assert fields.number("seat", 0, 3) == 1
    assert fields.flag("over") is False
    assert fields.word("phase", ["war", "peace"]) == "war"
    assert fields.row("bag", 2) == [1, 2]
    assert fields.inner("hand").number("red", 0, 6) == 2
    fields.finish()


def test_missing_fields_can_have_a_default() -> None:
    fields = position()

    assert fields.number("round", 1, 9, default=4) == 4
    assert fields.flag("last", default=True) is True
    assert fields.word("side", ["a", "b"], default="b") == "b"
    assert fields.row("stack") == []
    assert fields.inner("board").names() == []
    assert not fields.has("board")


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda f: f.get("nothing"), "position lacks 'nothing'"),
        (lambda f: f.number("seat", 2, 3), "position.seat should be a whole number from 2 to 3"),
        (lambda f: f.number("over", 0, 3), "position.over should be a whole number"),
        (lambda f: f.number("nothing", 0, 3), "position lacks 'nothing'"),
        (lambda f: f.flag("seat"), "position.seat should be true or false, not 1"),
        (lambda f: f.word("phase", ["a"]), "position.phase should be a, not 'war'"),
        (lambda f: f.row("phase"), "position.phase should be a list, not 'war'"),
        (lambda f: f.row("bag", 3), "position.bag should have 3 items, not 2"),
        (lambda f: f.row("nothing", 3), "position lacks 'nothing'"),
        (lambda f: f.inner("bag"), r"position.bag should be an object, not \[1, 2\]"),
        (lambda f: f.inner("hand").get("blue"), "position.hand lacks 'blue'"),
        (lambda f: f.finish(), "position has unknown fields: bag, hand, over, phase, seat"),
    ],
)
def test_complaints_say_where_and_what(read: Callable[[Fields], object], complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        read(position())


def test_long_lists_of_choices_are_cut() -> None:
    names = [f"cell {number}" for number in range(100)]

    with pytest.raises(BadDump, match="one of cell 0 … cell 99, not 'x'"):
        as_word("x", names, "here")


def test_an_object_is_wanted() -> None:
    with pytest.raises(BadDump, match="position should be an object, not None"):
        Fields(None, "position")


@given(json_values)
def test_anything_is_read_or_refused(value: Json) -> None:
    for read in (
        lambda: as_number(value, 0, 9, "x"),
        lambda: as_word(value, ["a"], "x"),
        lambda: as_row(value, 2, "x"),
        lambda: Fields(value, "x").finish(),
    ):
        complaint = "x "
        try:
            read()
        except BadDump as error:
            complaint = str(error)
        assert complaint.startswith("x ")
