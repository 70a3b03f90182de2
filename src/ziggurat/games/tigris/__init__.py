"""Tigris & Euphrates: two to four dynasties, four colours, and the weakest one counts."""

from random import Random
from typing import Final

from ziggurat.core.chance import Stream
from ziggurat.core.game import Game, Option
from ziggurat.core.judgement import Weights
from ziggurat.core.state import State
from ziggurat.core.tensors import Encoding
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games.tigris import observe
from ziggurat.games.tigris.actions import TABLE
from ziggurat.games.tigris.hands import draw
from ziggurat.games.tigris.imagine import imagine
from ziggurat.games.tigris.judgement import TigrisJudgement
from ziggurat.games.tigris.load import load
from ziggurat.games.tigris.pieces import HAND, RED, TILE_COUNTS
from ziggurat.games.tigris.position import POSITION
from ziggurat.games.tigris.printed import PRINTED
from ziggurat.games.tigris.state import TigrisState


class Tigris(Game):
    """The game as a value."""

    name = "tigris"
    title = "Tigris & Euphrates"
    order = 1
    seats = range(2, 5)
    """Two play by the same rules as more (TE-78)."""

    options: tuple[Option, ...] = (
        Option("board", ("standard", "advanced"), "standard"),
        Option("buildings", ("off", "on"), "off"),
        Option("scores", ("hidden", "open"), "hidden"),
    )
    table = TABLE
    tensor_layout = observe.LAYOUT
    quick_options = (("scores", "open"),)
    rules = "TE"
    declaration = POSITION
    printed = PRINTED

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> TigrisState:
        """Start temples on the board, a shuffled bag, six tiles in each hand (TE-6, TE-7)."""
        state = TigrisState()
        state.set_up(self, seats, options, revision)
        counts = list(TILE_COUNTS)
        counts[RED] -= len(state.board.starts)
        tiles = [colour for colour in range(4) for _ in range(counts[colour])]
        state.bag = bytes(Stream(seed, "tigris bag").shuffled(tiles))
        for seat in range(seats):
            draw(state, seat, HAND)
        state.begin_turn(0)
        return state

    def load(self, dump: Json) -> TigrisState:
        return load(self, dump)

    def imagine(self, view: Facts, rng: Random) -> TigrisState:
        return imagine(self, view, rng)

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, TigrisState)
        return observe.encode(state, seat)

    def judgement(self, weights: Weights | None = None) -> TigrisJudgement:
        return TigrisJudgement(weights)


GAME: Final[Tigris] = Tigris()
