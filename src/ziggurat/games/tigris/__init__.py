"""Tigris & Euphrates: two to four dynasties, four colours, and the weakest one counts."""

from random import Random
from typing import Final

from ziggurat.core.game import Game, Option
from ziggurat.core.judgement import Weights
from ziggurat.core.state import State
from ziggurat.core.tensors import EncodedPieces, Encoding, unpacked
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games.tigris import imagine, load, observe, setup
from ziggurat.games.tigris.actions import TABLE
from ziggurat.games.tigris.judgement import TigrisJudgement
from ziggurat.games.tigris.position import POSITION
from ziggurat.games.tigris.printed import PRINTED
from ziggurat.games.tigris.state import TigrisState


class Tigris(Game):
    """The game as a value."""

    name = "tigris"
    title = "Tigris & Euphrates"
    order = 1
    seats = range(2, 5)
    """Two play by the same rules as three or four (TE-78)."""

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
        state = TigrisState()
        state.set_up(self, seats, options, revision)
        setup.begin(state, seed)
        return state

    def load(self, dump: Json) -> TigrisState:
        return load.load(self, dump)

    def imagine(self, view: Facts, rng: Random) -> TigrisState:
        return imagine.imagine(self, view, rng)

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, TigrisState)
        pieces, numbers = observe.encode(state, seat)
        return b"".join(pieces), unpacked(numbers)

    def encode_pieces(self, state: State, seat: Seat | None) -> EncodedPieces:
        assert isinstance(state, TigrisState)
        return observe.encode(state, seat)

    def judgement(self, weights: Weights | None = None) -> TigrisJudgement:
        return TigrisJudgement(weights)


GAME: Final[Tigris] = Tigris()
