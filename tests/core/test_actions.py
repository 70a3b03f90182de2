"""The action table: numbers, words, and errors about words that are not in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ziggurat
from ziggurat.core.actions import ActionTable
from ziggurat.core.errors import BadAction

TABLE = ActionTable(
    [
        ("temple E5", {"kind": "tile", "cell": "E5"}),
        ("temple F5", {"kind": "tile", "cell": "F5"}),
        ("pass", {"kind": "pass"}),
    ]
)


def test_words_and_numbers() -> None:
    assert len(TABLE) == 3
    assert TABLE.write(1) == "temple F5"
    assert TABLE.read("temple F5") == 1
    assert TABLE.fields[2] == {"kind": "pass"}


@pytest.mark.parametrize("words", ["TEMPLE f5", "  temple   F5 ", "temple\tF5\n"])
def test_letter_case_and_spacing_do_not_matter(words: str) -> None:
    assert TABLE.read(words) == 1


def test_unknown_words_name_near_ones() -> None:
    with pytest.raises(BadAction, match=r"unknown action 'tempel E5'; near it: temple E5, "):
        TABLE.read("tempel E5")


@pytest.mark.parametrize(
    ("game", "words", "meant"),
    [
        ("tigris", "swap farm 1 temple 1", "swap temple 1 farm 1"),
        ("mexica", "canal R10 R9", "canal R9 R10"),
        ("mexica", "C4 temple 2", "temple 2 C4"),
        ("teotihuacan", "pay wood 2", "pay 2 wood"),
    ],
)
def test_the_same_words_in_another_order_are_named_first(game: str, words: str, meant: str) -> None:
    with pytest.raises(BadAction, match=f"near it: {meant}, "):
        ziggurat.game(game).read(words)


@pytest.mark.parametrize("words", [5, None, 2.5, ["pass"], b"pass"])
def test_only_words_are_read(words: object) -> None:
    with pytest.raises(BadAction, match="an action is read from words, not from "):
        TABLE.read(words)
    for game in ziggurat.games():
        with pytest.raises(BadAction):
            game.read(words)


def test_unknown_words_far_from_any() -> None:
    with pytest.raises(BadAction) as caught:
        TABLE.read("xyzzy")

    assert str(caught.value) == "unknown action 'xyzzy'"


def test_endless_words_are_cut() -> None:
    with pytest.raises(BadAction) as caught:
        TABLE.read("temple " * 100_000)

    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("number", [-1, 3, True, 1.0, "1", None])
def test_numbers_that_are_not_in_the_table(number: object) -> None:
    with pytest.raises(BadAction):
        TABLE.check(number)


def test_two_actions_cannot_have_the_same_words() -> None:
    with pytest.raises(ValueError, match="same words"):
        ActionTable([("pass", {"kind": "a"}), ("Pass", {"kind": "b"})])


@given(st.text())
def test_any_text_is_read_or_refused(words: str) -> None:
    try:
        number = TABLE.read(words)
    except BadAction:
        return
    assert TABLE.write(number).casefold() == " ".join(words.split()).casefold()
