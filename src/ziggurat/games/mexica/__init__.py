"""Mexica, by Wolfgang Kramer and Michael Kiesling: canals, calpulli and temples on an island."""

from random import Random

from ziggurat.core.errors import BadDump, BadView
from ziggurat.core.game import Game, Option
from ziggurat.core.judgement import Weights
from ziggurat.core.state import State
from ziggurat.core.tensors import EncodedPieces, Encoding, unpacked
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games.mexica import load, observe, setup
from ziggurat.games.mexica.actions import TABLE
from ziggurat.games.mexica.judgement import MexicaJudgement
from ziggurat.games.mexica.pieces import NEUTRAL_LEVELS
from ziggurat.games.mexica.position import POSITION
from ziggurat.games.mexica.printed import PRINTED
from ziggurat.games.mexica.state import MexicaState

__all__ = ["GAME", "Mexica", "MexicaState"]


class Mexica(Game):
    """The game, for two to four; nothing is hidden once it has begun."""

    name = "mexica"
    title = "Mexica"
    order = 2
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("neutral", tuple(NEUTRAL_LEVELS), "standard", seats=(2,)),
        Option("emblem", ("open", "closed"), "open"),
        Option("bridge_squares", ("ends", "all"), "ends"),
    )
    table = TABLE
    declaration = POSITION
    tensor_layout = observe.LAYOUT
    rules = "MX"
    printed = PRINTED

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> MexicaState:
        state = MexicaState()
        state.set_up(self, seats, options, revision)
        setup.begin(state, seed)
        return state

    def load(self, dump: Json) -> MexicaState:
        return load.load(self, dump)

    def imagine(self, view: Facts, rng: Random) -> MexicaState:
        """The position itself: a view holds all of it."""
        try:
            state = load.load(self, POSITION.dumped(view))
        except BadDump as error:
            raise BadView(f"no position looks like this: {error}") from error
        state.listening = False
        return state

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, MexicaState)
        pieces, numbers = observe.encode(state, seat)
        return b"".join(pieces), unpacked(numbers)

    def encode_pieces(self, state: State, seat: Seat | None) -> EncodedPieces:
        assert isinstance(state, MexicaState)
        return observe.encode(state, seat)

    def judgement(self, weights: Weights | None = None) -> MexicaJudgement:
        return MexicaJudgement(weights)


GAME = Mexica()
