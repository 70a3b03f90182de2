"""Pieces placed by hand: what can lie where, and what is refused."""

from random import Random

import pytest

import ziggurat
from ziggurat.core import BadDump, ZigguratError
from ziggurat.core.errors import BadPlace
from ziggurat.core.game import Game
from ziggurat.core.laying import Piece, cleared, laid, pieces, spaces

TIGRIS, MEXICA = ziggurat.game("tigris"), ziggurat.game("mexica")


def on(state: ziggurat.State, space: str) -> list[str]:
    return [f"{piece.at} {piece.word}" for piece, there in pieces(state, space) if there]


def test_a_tile_is_laid_and_taken_away() -> None:
    state = TIGRIS.start(2, seed=7)
    after = laid(state, "E5", Piece("board", None, "market"))

    assert on(state, "E5") == []
    assert on(after, "E5") == ["board market"]
    assert on(cleared(after, "E5"), "E5") == []
    assert state == TIGRIS.start(2, seed=7)


def test_a_treasure_goes_with_its_temple() -> None:
    state = TIGRIS.start(2, seed=7)

    assert on(state, "K1") == ["board temple", "treasures K1"]
    assert on(cleared(state, "K1"), "K1") == []
    assert on(laid(state, "K1", Piece("board", None, "market")), "K1") == ["board market"]


def test_a_temple_of_mexica_is_laid() -> None:
    state = MEXICA.start(2, seed=7)
    after = laid(state, "E5", Piece("players[].temples", 1, "2 E5"))

    assert on(after, "E5") == ["players[].temples 2 E5"]


def test_what_cannot_be_together_is_refused() -> None:
    state = TIGRIS.start(2, seed=7)
    with pytest.raises(BadDump):
        laid(state, "E5", Piece("board", None, "3 king"))
    with pytest.raises(BadPlace, match="cannot lie on E5"):
        laid(state, "E5", Piece("board", None, "palace"))
    with pytest.raises(BadPlace, match="no space 'Z99'"):
        pieces(state, "Z99")


@pytest.mark.parametrize("game", ziggurat.games(), ids=lambda game: game.name)
def test_whatever_is_laid_can_be_played_on_or_is_refused(game: Game) -> None:
    rng = Random(3)
    state = game.start(2, seed=7)
    for _ in range(30):
        if not state.over:
            state.play(state.random_action(rng))
    done = 0
    for _ in range(40):
        space = rng.choice(spaces(game))
        piece, _there = rng.choice(pieces(state, space))
        try:
            after = laid(state, space, piece)
        except ZigguratError:
            continue
        done += 1
        assert (piece, True) in pieces(after, space)
        assert after.over or after.actions()
    assert done
