"""Teotihuacan: City of Gods, for one to four players, solo against Teotibot."""

from random import Random

from ziggurat.core.game import Game, Option
from ziggurat.core.judgement import Weights
from ziggurat.core.state import State
from ziggurat.core.tensors import Encoding
from ziggurat.core.types import Facts, Json, Options, Seat
from ziggurat.games.teotihuacan import imagine, load, observe, setup, teotibot
from ziggurat.games.teotihuacan.actions import TABLE
from ziggurat.games.teotihuacan.judgement import TeotihuacanJudgement
from ziggurat.games.teotihuacan.position import POSITION
from ziggurat.games.teotihuacan.printed import IMPORTS, PRINTED
from ziggurat.games.teotihuacan.state import TeotihuacanState

__all__ = ["GAME", "Teotihuacan"]

SOLO = (1,)


class Teotihuacan(Game):
    """Workers walk around the city, worship and build the Pyramid of the Sun."""

    name = "teotihuacan"
    title = "Teotihuacan"
    order = 3
    seats = range(1, 5)
    options: tuple[Option, ...] = (
        Option("setup", ("normal", "first", "draft"), "normal", (2, 3, 4)),
        Option("eclipse", ("normal", "dark"), "normal"),
        Option("direction", ("rows", "sequence"), "rows", SOLO),
        Option("teotibot", ("written", "easier", "harder"), "written", SOLO),
        *(
            Option(name, ("preset", *values), "preset", SOLO)
            for name, values, _ in teotibot.ADJUSTMENTS
        ),
    )
    table = TABLE
    tensor_layout = observe.LAYOUT
    first_options = (("setup", "first"),)
    viewer_field = "you"
    rules = "TH"
    declaration = POSITION
    printed = PRINTED
    printed_imports = IMPORTS
    revision = 2
    """2: power-ups that only locked workers could take are asked about (TH-54, TH-65)."""

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> TeotihuacanState:
        state = TeotihuacanState()
        state.set_up(self, seats, options, revision)
        setup.begin(state, seed)
        return state

    def load(self, dump: Json) -> TeotihuacanState:
        return load.load(self, dump)

    def imagine(self, view_of_seat: Facts, rng: Random) -> TeotihuacanState:
        return imagine.imagine(self, view_of_seat, rng)

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, TeotihuacanState)
        return observe.encode(state, seat)

    def judgement(self, weights: Weights | None = None) -> TeotihuacanJudgement:
        return TeotihuacanJudgement(weights)


GAME = Teotihuacan()
