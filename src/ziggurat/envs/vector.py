"""Many tables at once for Gymnasium, and for libraries that take whole batches, as PufferLib does.

    from ziggurat.envs.vector import TablesEnv

    envs = TablesEnv("tigris", num_envs=256, workers=2)
    seen, info = envs.reset(seed=1)
    seen, rewards, terminations, truncations, info = envs.step(actions)

Each table is an environment: one seat of it, changing from game to game, against seats that do
anything legal. What is returned is the batch's own memory, written over by the next step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ziggurat.envs.batches import Batch, batch
from ziggurat.envs.rewards import Rewards

if TYPE_CHECKING:
    from ziggurat.core.types import Json

Observations: TypeAlias = dict[str, "NDArray[np.uint8] | NDArray[np.int16] | NDArray[np.int8]"]
"""`observation`, `numbers` and `action_mask` of every table; see `Batch`."""

Info: TypeAlias = dict[str, "NDArray[np.generic]"]
"""`learners`; where games ended, `_places` says which, `places` and `scores` how."""

BYTE = 255


class TablesEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[np.float32]]):
    """One seat at each of many tables, stepped together; a game that ends is followed at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as in VectorEnv

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        *,
        seats: int = 2,
        rewards: Rewards = "rank",
        workers: int = 1,
        **options: object,
    ) -> None:
        self.num_envs = num_envs
        self.batch = found = batch(
            game,
            num_envs,
            seats=seats,
            rewards=rewards,
            opponents="random",
            workers=workers,
            **options,
        )
        self.single_observation_space = single_space(found)
        self.single_action_space = Discrete(found.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._each = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._seen: Observations = {
            "observation": found.observations,
            "numbers": found.numbers,
            "action_mask": found.masks,
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Json] | None = None
    ) -> tuple[Observations, Info]:
        """Begin a game at every table; without a seed they go on from the last one's."""
        if isinstance(seed, list):
            raise gymnasium.error.Error("one seed stands for all tables")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**32)))
        return self._seen, {"learners": self.batch.learners}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Carry out an action of each table's learner, and all up to its next decision."""
        tables = self.batch
        learners = tables.learners.copy()
        tables.step(actions)
        info: Info = {"learners": tables.learners}
        if tables.terminals.any():
            info |= {"places": tables.places, "scores": tables.scores, "_places": tables.terminals}
        paid = tables.rewards[self._each, learners]
        return self._seen, paid, tables.terminals, self._never, info

    def close_extras(self, **_: object) -> None:
        self.batch.close()


def single_space(tables: Batch) -> Dict:
    """What is seen at one table."""
    least, most = tables.game.tensor_layout.bounds()
    small = tables.observations.shape[1]
    numbers = Box(least[small:].astype(np.int16), most[small:].astype(np.int16), dtype=np.int16)
    return Dict(
        {
            "observation": Box(0, BYTE, (small,), np.uint8),
            "numbers": numbers,
            "action_mask": Box(0, 1, tables.masks.shape[1:], np.int8),
        }
    )


class FlatTables:
    """The batch in the shape of PufferLib's own environments: an agent a table, a row of bytes.

    `rows` of the batch are the observations; `split` gives back their two parts. Rewards are those
    of the seat that is played; `masks` has the legal actions.
    """

    def __init__(
        self,
        game: str,
        num_agents: int = 256,
        *,
        seats: int = 2,
        rewards: Rewards = "rank",
        workers: int = 1,
        **options: object,
    ) -> None:
        self._env = env = TablesEnv(
            game, num_agents, seats=seats, rewards=rewards, workers=workers, **options
        )
        self.num_agents = num_agents
        self.single_observation_space = Box(0, BYTE, env.batch.rows.shape[1:], np.uint8)
        self.single_action_space = env.single_action_space
        self.observations = env.batch.rows
        self.masks = env.batch.masks
        self.actions = env.batch.actions
        self.rewards = np.zeros(num_agents, np.float32)
        self.terminals = env.batch.terminals
        self.truncations = np.zeros(num_agents, np.bool_)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], list[Info]]:
        _, info = self._env.reset(seed=seed)
        return self.observations, [info]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[Info]
    ]:
        _, paid, _, _, info = self._env.step(actions)
        self.rewards[:] = paid
        ended = [info] if "places" in info else []
        return self.observations, self.rewards, self.terminals, self.truncations, ended

    def split(self, rows: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """The two parts of rows: numbers that fit a byte, and the others."""
        small = self._env.batch.observations.shape[1]
        return rows[:, :small], rows[:, small + small % 2 :].view(np.int16)

    def close(self) -> None:
        self._env.close()
