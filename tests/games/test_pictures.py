"""Pictures of positions: complete, self-contained, and showing nothing secret."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

import ziggurat
from tests.core.pebbles import GAME as PEBBLES
from ziggurat.core.game import Game
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State

GAMES = ziggurat.games()


def later(game: Game, seats: int, actions: int) -> State:
    state = game.start(seats=seats, seed=seats)
    rng = Random(seats)
    for _ in range(actions):
        if not state.over:
            state.apply(state.random_action(rng))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_picture_stands_alone(game: Game) -> None:
    for seats in game.seats:
        for actions in (0, 40, 200):
            drawn = later(game, seats, actions).svg(0)
            ElementTree.fromstring(drawn)
            assert "var(" not in drawn
            ids = set(re.findall(r' id="([^"]+)"', drawn))
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= ids
            assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= ids
            assert "http" not in drawn.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_picture_shows_nothing_secret(game: Game) -> None:
    for seats in game.seats:
        state = later(game, seats, 30)
        for viewer in (0, None):
            dump = plain(state.dump())
            assert isinstance(dump, dict)
            exchange(dump, game.hidden(dump, viewer), Random(5))
            assert game.load(dump).svg(viewer) == state.svg(viewer)


@pytest.mark.parametrize("name", ["tigris", "teotihuacan"])
def test_a_picture_says_nothing_in_words(name: str) -> None:
    """The same picture serves readers of every language."""
    game = ziggurat.game(name)
    for seats in game.seats:
        for actions in (0, 40, 200):
            drawn = ElementTree.fromstring(later(game, seats, actions).svg(0))
            texts = [text for element in drawn.iter() for text in element.itertext()]
            assert not [text for text in texts if re.search(r"[^\W\d_]{2}", text)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_notebook_shows_what_spectators_see(game: Game) -> None:
    state = later(game, game.seats[-1], 60)
    assert state._repr_svg_() == state.svg(None)
    assert state.svg(None, dark=True) != state.svg(None)


def test_an_own_hand_is_drawn_for_its_seat_alone() -> None:
    state = ziggurat.game("tigris").start(seats=2, seed=1)
    assert state.svg(0).count('href="#tigris-tile-back"') == 6
    assert state.svg(None).count('href="#tigris-tile-back"') == 12


def test_what_lies_on_the_board_is_drawn_where_it_lies() -> None:
    tigris = ziggurat.game("tigris")
    state = tigris.start(seats=2, seed=1)
    state.play(tigris.read("king C2"))
    column, row = 2 * 64, 1 * 64
    assert f'href="#tigris-leader-king-archer" x="{column}" y="{row}"' in state.svg(0)


def test_a_game_that_draws_nothing_is_printed() -> None:
    state = PEBBLES.start(seats=2, seed=1)
    texts = [element.text for element in ElementTree.fromstring(state.svg()).iter()]
    for line in state.text().splitlines():
        assert line in texts
