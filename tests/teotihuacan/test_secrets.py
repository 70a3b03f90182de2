"""What nobody may know; everything else lies open."""

from random import Random

import pytest

from tests.teotihuacan.table import GAME, Table, named, started, teotibot
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain


def turned(given: Table) -> Table:
    """The same table with everything unknown to seat 0 in another order."""
    dump = plain(given.state.dump())
    exchange(dump, GAME.hidden(named(dump), 0), Random(5))
    return Table(GAME.load(dump))


def playing(seats: int) -> Table:
    """A game after its set-up."""
    given = started(seats, 7)
    while given.asks() != "turn":
        given.play(given.words()[0])
    return given


@pytest.mark.rule("TH-108")
@pytest.mark.parametrize(
    "path", [("discovery", "stack"), ("pyramid", "stack"), ("decorations", "stack")]
)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_stacks_are_secret(path: tuple[str, str], seats: int) -> None:
    given = playing(seats)
    other = turned(given)

    assert given.at(*path) != other.at(*path)
    assert given.state.view(0) == other.state.view(0)


@pytest.mark.rule("TH-108")
def test_neutral_draws_to_come_are_secret() -> None:
    given = playing(2)
    other = turned(given)

    assert given.at("neutral", "draws") != other.at("neutral", "draws")
    assert given.at("neutral", "workers") == other.at("neutral", "workers")
    assert given.state.view(0) == other.state.view(0)


@pytest.mark.rule("TH-108")
def test_dice_and_rotations_to_come_are_secret() -> None:
    given = playing(1)
    other = turned(given)

    assert given.at("teotibot", "dice") != other.at("teotibot", "dice")
    assert given.at("teotibot", "rotations") != other.at("teotibot", "rotations")
    assert given.state.view(0) == other.state.view(0)


@pytest.mark.rule("TH-108")
def test_what_comes_out_of_hiding_is_marked() -> None:
    given = teotibot("construction", [[8, 2], [2, 1], [6, 1]], {"stone": 2})

    marked = {event.kind for event in given.state.events if event.reveal}

    assert {"bot-roll", "offer"} <= marked


@pytest.mark.rule("TH-108")
def test_everybody_sees_the_same_once_the_starting_tiles_are_shown() -> None:
    given = playing(3)

    first, third = dict(given.state.view(0)), dict(given.state.view(2))

    assert (first.pop("you"), third.pop("you")) == (0, 2)
    assert first == third
