"""What a table may choose before the start, and what is refused, with its name."""

import pytest

from tests.core.pebbles import GAME
from ziggurat.core import BadOption, BadSeats, Option, Options
from ziggurat.core.game import Game


def test_options_are_complete() -> None:
    assert GAME.read_options(3, {}) == {"bag": "small", "dice": 6}
    assert GAME.read_options(2, {"dice": 4}) == {"bag": "small", "dice": 4}


def test_an_option_shows_what_it_is() -> None:
    assert repr(GAME.options[0]) == "Option('bag', ('small', 'large'), 'small')"
    assert repr(Option("neutral", ("on", "off"), "on", [2])).endswith("'on', seats=(2,))")


def test_digits_in_a_text_are_understood() -> None:
    assert GAME.read_options(2, {"dice": "4"})["dice"] == 4


@pytest.mark.parametrize(("given", "kept"), [(True, "on"), (False, "off"), ("on", "on")])
def test_true_and_false_are_on_and_off(given: object, kept: str) -> None:
    assert Option("buildings", ("off", "on"), "off").read(given) == kept


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (2, {"sack": "big"}, "Pebbles has no option 'sack'; it has bag, dice"),
        (2, {"bag": "tiny"}, "option 'bag' cannot be 'tiny'; it can be small, large"),
        (2, {"bag": None}, "option 'bag' cannot be None"),
        (2, {"bag": ["small"]}, "option 'bag' cannot be"),
        (2, {"dice": 6.0}, "option 'dice' cannot be 6.0; it can be 6, 4"),
        (2, {"dice": True}, "option 'dice' cannot be 'on'"),
        (3, {"dice": 4}, "option 'dice' is for 2 seats; with 3 it can only be 6"),
    ],
)
def test_wrong_options_are_refused_by_name(
    seats: int, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.start(seats, 1, **options)


@pytest.mark.parametrize("seats", [1, 4, -1, True, "2", 2.0, None])
def test_wrong_seats_are_refused(seats: object) -> None:
    with pytest.raises(BadSeats, match="Pebbles is played with 2 to 3 seats, not"):
        GAME.start(seats, 1)  # type: ignore[arg-type]  # a caller without types


def test_a_default_must_be_a_value() -> None:
    with pytest.raises(ValueError, match="'c' is not a value of board"):
        Option("board", ("a", "b"), "c")


def test_a_game_can_refuse_values_that_do_not_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(game: Game, seats: int, options: Options) -> None:
        if options["bag"] == "large" and options["dice"] == 4:
            raise BadOption(f"{game.title}: a large bag with {seats} seats needs large dice")

    monkeypatch.setattr(type(GAME), "check_options", check)

    with pytest.raises(BadOption, match="needs large dice"):
        GAME.start(2, 1, bag="large", dice=4)


def test_a_game_without_options_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "options", ())

    with pytest.raises(BadOption, match="has no option 'bag'; it has none"):
        GAME.read_options(2, {"bag": "small"})
