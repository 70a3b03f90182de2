"""The games for Gymnasium: one seat of a table at which bots sit on the others.

    import gymnasium
    import ziggurat.envs.gymnasium

    env = gymnasium.make("ziggurat/Tigris-v0", seats=3, opponents="greedy")

Importing this module registers the ids in `IDS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ziggurat.bots import Bot, Observation, bot
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Facts, Json, Options, Seat
from ziggurat.envs import spaces
from ziggurat.envs.choices import ILLEGAL_REWARD, RENDER_MODES, Illegal, check_choices, env_id
from ziggurat.envs.rewards import Purse, Rewards
from ziggurat.envs.spaces import Mask, Observations
from ziggurat.games import game as game_called
from ziggurat.games import games

if TYPE_CHECKING:
    from ziggurat.core.tensors import Tensor

Opponents: TypeAlias = str | Bot | Sequence[str | Bot]
"""Who sits on the other seats: one kind for all, or one for each in the order of play."""


Info: TypeAlias = dict[str, "Mask | str | NDArray[np.int64]"]
"""What comes beside an observation.

`action_mask` has a 1 for each legal action; `illegal` says why the last action was refused; at
the end `scores` and `places` say how all seats did.
"""


class SeatEnv(gymnasium.Env["Tensor | Facts", np.int64]):
    """One seat of a table, with bots on the others, which see what their seats may see."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012  # as in Env

    position: State
    """The position itself, with everything in it that is hidden from the seat."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: Seat | None = 0,
        opponents: Opponents = "random",
        observations: Observations = "tensor",
        rewards: Rewards = "rank",
        illegal: Illegal = "end",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Sit down at `seat`, or with None at one drawn anew for each game."""
        check_choices(observations, rewards, illegal, render_mode)
        self.game = game_called(game)
        self.seats = seats
        self.options: Options = self.game.read_options(seats, options)
        if seat is not None and seat not in range(seats):
            raise BadSeats(f"seat {seat!r} is none of the {seats} seats")
        self.wanted_seat = seat
        self.bots = _sit(opponents, seats - 1)
        self.reward_kind: Rewards = rewards
        self.illegal: Illegal = illegal
        self.observations: Observations = observations
        self.render_mode = render_mode
        self.observation_space = (
            spaces.Views() if observations == "view" else spaces.tensors(self.game)
        )
        self.action_space = spaces.actions(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Json] | None = None
    ) -> tuple[Tensor | Facts, Info]:
        """Start a game and let the bots decide until it is this seat's decision."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**32))
        self._rng = Random(first)
        self.seat: Seat = (
            self._rng.randrange(self.seats) if self.wanted_seat is None else self.wanted_seat
        )
        self.position = self.game.start(self.seats, first, **self.options)
        self.position.listening = False
        self._purse = Purse(self.reward_kind, self.position)
        self._let_bots_decide()
        return self._seen(), self._info()

    def step(self, action: Action | np.int64) -> tuple[Tensor | Facts, float, bool, bool, Info]:
        """Carry out an action of this seat and those of the bots until it decides again."""
        chosen = index(action)
        self.game.table.check(chosen)
        said = ""
        if not self._mask[chosen]:
            said = spaces.complaint(self.position, chosen)
            if self.illegal == "end" or self.position.over:
                return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": said}
            chosen = self._rng.choice(self.position.actions())
        self.position.apply(chosen)
        self._let_bots_decide()
        reward = self._purse.pay_one(self.position, self.seat)
        info = self._info()
        if said:
            info["illegal"] = said
        return self._seen(), reward, self.position.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as libraries that learn with masks ask for them."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as this seat sees it: text or a picture."""
        if self.render_mode == "ansi":
            return self.position.text(self.seat)
        if self.render_mode == "svg":
            return self.position.svg(self.seat)
        gymnasium.logger.warn("render() without a render_mode shows nothing")
        return None

    def _let_bots_decide(self) -> None:
        position = self.position
        while position.seat not in (self.seat, NOBODY):
            place = (position.seat - self.seat - 1) % self.seats
            position.apply(self.bots[place].choose(Observation.of(position), self._rng))
        self._mask = spaces.mask_of(position)

    def _seen(self) -> Tensor | Facts:
        if self.observations == "view":
            return self.position.view(self.seat)
        return self.game.observe_state(self.position, self.seat)

    def _info(self) -> Info:
        if not self.position.over:
            return {"action_mask": self._mask.copy()}
        return {
            "action_mask": self._mask.copy(),
            "scores": np.array(self.position.scores()),
            "places": np.array(self.position.ranking()),
        }


def _sit(opponents: Opponents, count: int) -> list[Bot]:
    """A bot for each of the other seats, the next in order of play first."""
    given = [opponents] * count if isinstance(opponents, str | Bot) else list(opponents)
    if len(given) != count:
        raise BadOption(f"opponents should be one for all, or {count}, not {len(given)}")
    return [bot(one) if isinstance(one, str) else one for one in given]


IDS: dict[str, dict[str, str | int]] = {}
"""The ids for `gymnasium.make`, and what they stand for: each game, and each solo game."""

for _game in games():
    IDS[env_id(_game)] = {"game": _game.name}
    if 1 in _game.seats:
        IDS[env_id(_game, "Solo")] = {"game": _game.name, "seats": 1}

for _id, _arguments in IDS.items():
    gymnasium.register(
        _id,
        entry_point="ziggurat.envs.gymnasium:SeatEnv",
        kwargs=_arguments,
        disable_env_checker=True,
    )
