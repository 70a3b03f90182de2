"""Cairns: lay stones on a field, the higher the better, and keep them together."""

from __future__ import annotations

from random import Random
from typing import Final

from cairns import observe
from cairns.actions import TABLE
from cairns.imagine import imagine
from cairns.judgement import CairnsJudgement
from cairns.laying import LAY
from cairns.load import load
from cairns.pieces import HAND, HEIGHTS, STONES
from cairns.position import POSITION
from cairns.state import CairnsState
from ziggurat.core import Facts, Game, Json, Option, Options, Seat, State
from ziggurat.core.chance import Stream
from ziggurat.core.judgement import Weights
from ziggurat.core.tensors import Encoding

__all__ = ["GAME", "Cairns", "CairnsState"]


class Cairns(Game):
    """The game for two to four; hands and the bag are secret."""

    name = "cairns"
    title = "Cairns"
    seats = range(2, 5)
    options = (Option("bag", tuple(STONES), "small"),)
    table = TABLE
    tensor_layout = observe.LAYOUT
    rules = "CN"
    declaration = POSITION

    def begin(self, seats: int, seed: str, options: Options, revision: int) -> CairnsState:
        """Shuffle the bag; everybody draws a hand (CN-2)."""
        state = CairnsState()
        state.set_up(self, seats, options, revision)
        state.listening = True
        stones = [height for height, count in enumerate(STONES[str(options["bag"])])
                  for _ in range(count)]  # fmt: skip
        state.bag = Stream(seed, "bag").shuffled(stones)
        for seat in range(seats):
            for _ in range(HAND):
                state.hands[seat * HEIGHTS + state.bag.pop()] += 1
        state.then(LAY[0])
        state.settle()
        return state

    def load(self, dump: Json) -> CairnsState:
        return load(self, dump)

    def imagine(self, view: Facts, rng: Random) -> CairnsState:
        return imagine(self, view, rng)

    def encode(self, state: State, seat: Seat | None) -> Encoding:
        assert isinstance(state, CairnsState)
        return observe.encode(state, seat)

    def judgement(self, weights: Weights | None = None) -> CairnsJudgement:
        return CairnsJudgement(weights)


GAME: Final = Cairns()
