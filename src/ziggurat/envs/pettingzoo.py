"""The games for PettingZoo: many agents, one of them at a time.

    from ziggurat.envs.pettingzoo import tigris_v0

    env = tigris_v0.env(seats=3, board="advanced")

Every seat is an agent, `seat_0`, `seat_1` and so on; `env.agent_selection` is the one that
must decide. Importing this module also registers the ids in `IDS` for `pettingzoo.make`.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import TYPE_CHECKING, TypeAlias, TypedDict

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json, Options, Seat
from ziggurat.envs import spaces
from ziggurat.envs.choices import ILLEGAL_REWARD, RENDER_MODES, Illegal, check_choices, env_id
from ziggurat.envs.rewards import Purse, Rewards
from ziggurat.envs.spaces import Mask, Observations
from ziggurat.games import games

if TYPE_CHECKING:
    from ziggurat.core.tensors import Tensor

Agent: TypeAlias = str


class NotReset(ZigguratError):
    """An environment was used before its first `reset`."""


class BadSnapshot(ZigguratError):
    """A snapshot that this environment cannot go on from."""


class Observation(TypedDict, total=False):
    """What an agent gets: `observation` holds numbers, or `view` holds JSON; and its mask."""

    observation: Tensor
    view: Facts
    action_mask: Mask


class Info(TypedDict, total=False):
    """`action_mask` for the deciding agent; `illegal` says why its last action was refused."""

    action_mask: Mask
    illegal: str


class TableEnv(AECEnv[Agent, Observation, Action | None]):
    """A table at which every seat is an agent."""

    position: State
    """The position itself, with everything in it that is hidden from the agents."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        observations: Observations = "tensor",
        rewards: Rewards = "rank",
        illegal: Illegal = "end",
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_choices(observations, rewards, illegal, render_mode)
        self.game = game
        self.seats = seats
        self.options: Options = game.read_options(seats, options)
        self.observations: Observations = observations
        self.reward_kind: Rewards = rewards
        self.illegal: Illegal = illegal
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        self.state_space = spaces.Views()
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(game.table), np.int8)
        self._spaces: dict[Agent, gymnasium.spaces.Dict] = {}
        self._action_spaces: dict[Agent, gymnasium.spaces.Discrete] = {}
        self._seed = Random().getrandbits(63)
        self._draws = 0

    # Spaces

    def observation_space(self, agent: Agent) -> gymnasium.spaces.Dict:
        if agent not in self._spaces:
            seen = (
                {"observation": spaces.tensors(self.game)}
                if self.observations == "tensor"
                else {"view": spaces.Views()}
            )
            self._spaces[agent] = gymnasium.spaces.Dict(
                {**seen, "action_mask": spaces.masks(self.game)}
            )
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.spaces.Discrete:
        if agent not in self._action_spaces:
            self._action_spaces[agent] = spaces.actions(self.game)
        return self._action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: Mapping[str, Json] | None = None) -> None:
        """Start a game: `game.start` with this seed, or one that follows from the last seed.

        `options={"position": dump}` starts from that position instead.
        """
        if options is not None and "position" in options:
            position = self.game.load(options["position"])
            if position.seats != self.seats:
                raise BadSnapshot(f"that is a position of {position.seats} seats")
        else:
            first = self._draw().getrandbits(32) if seed is None else seed
            position = self.game.start(self.seats, first, **self.options)
        if seed is not None:
            self._seed, self._draws = seed, 0
        position.listening = False
        self.position = position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, position.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._decisions = 0
        self._paid = False
        self._purse = Purse(self.reward_kind, position)
        self._ask()

    def step(self, action: Action | None) -> None:
        """Carry out the action of the agent that decides."""
        if not self.agents:
            raise NotReset("the game is over or has not begun: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: None is for agents that are done")
        position = self.position
        chosen = index(action)
        self.game.table.check(chosen)
        info: Info = {}
        if not self._mask[chosen]:
            info["illegal"] = spaces.complaint(position, chosen)
            chosen = self._draw().choice(position.actions())
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self.infos[agent] = info
        if info and self.illegal == "end":
            self._end(self.terminations)
            self._pay([ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])
            return
        position.apply(chosen)
        self._decisions += 1
        paid = self._purse.pay(position)
        if paid is not None:
            self._pay(paid)
        if position.over:
            self._end(self.terminations)
        elif self._decisions == self.max_decisions:
            self._end(self.truncations)
        else:
            self._ask()

    def observe(self, agent: Agent) -> Observation:
        if not hasattr(self, "position"):
            raise NotReset("nothing to see yet: call reset() first")
        seat = self._seat_of[agent]
        mask = (self._mask if agent == self.agent_selection else self._nothing).copy()
        if self.observations == "view":
            return {"view": self.position.view(seat), "action_mask": mask}
        return {"observation": self.game.observe_state(self.position, seat), "action_mask": mask}

    def _ask(self) -> None:
        """The next decision: who makes it, and what is possible."""
        position = self.position
        if position.over:
            self._mask = self._nothing
            return
        agent = self.possible_agents[position.seat]
        self.agent_selection = agent
        self._mask = spaces.mask_of(position)
        self.infos[agent] = {**self.infos[agent], "action_mask": self._mask.copy()}

    def _end(self, reason: dict[Agent, bool]) -> None:
        for agent in self.agents:
            reason[agent] = True
        self._mask = self._nothing

    def _pay(self, paid: list[float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = paid[self._seat_of[agent]]
        self._accumulate_rewards()
        self._paid = True

    def _draw(self) -> Random:
        """A generator that follows from the seed and how often one was asked for."""
        self._draws += 1
        return Random(f"{self._seed} {self._draws}")

    # Looking

    def render(self) -> str | None:
        """The table as the agent that decides sees it: text or a picture."""
        seat: Seat = self._seat_of[self.agent_selection]
        if self.render_mode == "ansi":
            return self.position.text(seat)
        if self.render_mode == "svg":
            return self.position.svg(seat)
        gymnasium.logger.warn("render() without a render_mode shows nothing")
        return None

    def close(self) -> None:
        """Nothing is open."""

    # Keeping

    def copy(self) -> TableEnv:
        """An equal and independent environment that goes on from here."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin._spaces, twin._action_spaces = {}, {}
        twin.agents = self.agents[:]
        if hasattr(self, "position"):
            twin.position = self.position.copy()
            twin._purse = self._purse.copy()
            twin.rewards = self.rewards.copy()
            twin._cumulative_rewards = self._cumulative_rewards.copy()
            twin.terminations = self.terminations.copy()
            twin.truncations = self.truncations.copy()
            twin.infos = self.infos.copy()
        return twin

    def state(self) -> Facts:
        """Everything `restore` needs, as JSON: the whole position and the books of the agents."""
        if not hasattr(self, "position"):
            raise NotReset("nothing to keep yet: call reset() first")
        return {
            "environment": str(self),
            "position": self.position.dump(),
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "rewards": self.rewards.copy(),
            "cumulative_rewards": self._cumulative_rewards.copy(),
            "terminations": self.terminations.copy(),
            "truncations": self.truncations.copy(),
            "illegal": {
                agent: info["illegal"] for agent, info in self.infos.items() if "illegal" in info
            },
            "decisions": self._decisions,
            "seed": self._seed,
            "draws": self._draws,
        }

    def restore(self, snapshot: Facts) -> None:
        """Go on from what `state` gave, here or in another environment with the same seats."""
        books = _Books(snapshot, str(self), self.possible_agents)
        self.reset(books.seed, {"position": snapshot.get("position")})
        self.agents = books.agents
        self.agent_selection = books.selection
        self.rewards = books.rewards
        self._cumulative_rewards = books.cumulative_rewards
        self.terminations = books.terminations
        self.truncations = books.truncations
        self.infos = books.infos
        self._decisions = books.decisions
        self._draws = books.draws
        self._paid = any(self.rewards.values())
        self._mask = self._nothing
        if not any((*self.terminations.values(), *self.truncations.values())):
            self._ask()


class _Books:
    """What a snapshot says of the agents, read and checked."""

    def __init__(self, snapshot: Facts, name: str, possible: list[Agent]) -> None:
        if snapshot.get("environment") != name:
            raise BadSnapshot(f"not a snapshot of {name}: {snapshot.get('environment')!r}")
        self.snapshot = snapshot
        agents = snapshot.get("agents")
        if not isinstance(agents, list) or not set(agents) <= set(possible):
            raise BadSnapshot(f"'agents' should be some of {possible}, not {agents!r}")
        selection = snapshot.get("agent_selection")
        if selection not in possible:
            raise BadSnapshot(f"'agent_selection' should be one of {possible}, not {selection!r}")
        self.agents: list[Agent] = [agent for agent in possible if agent in agents]
        self.selection = str(selection)
        self.seed = self.number("seed")
        self.draws = self.number("draws")
        self.decisions = self.number("decisions")
        self.rewards = self.floats("rewards")
        self.cumulative_rewards = self.floats("cumulative_rewards")
        self.terminations = self.flags("terminations")
        self.truncations = self.flags("truncations")
        self.infos = {agent: self.info(agent) for agent in self.agents}

    def by_agent(self, name: str) -> Mapping[str, Json]:
        value = self.snapshot.get(name)
        if not isinstance(value, Mapping) or (name != "illegal" and set(value) != set(self.agents)):
            raise BadSnapshot(f"{name!r} should have an entry for each of {self.agents}")
        return value

    def number(self, name: str) -> int:
        value = self.snapshot.get(name)
        if not isinstance(value, int):
            raise BadSnapshot(f"{name!r} should be a whole number, not {value!r}")
        return value

    def floats(self, name: str) -> dict[Agent, float]:
        values = self.by_agent(name)
        found = {}
        for agent in self.agents:
            value = values[agent]
            if not isinstance(value, int | float):
                raise BadSnapshot(f"{name!r} should hold numbers, not {value!r}")
            found[agent] = float(value)
        return found

    def flags(self, name: str) -> dict[Agent, bool]:
        values = self.by_agent(name)
        return {agent: values[agent] is True for agent in self.agents}

    def info(self, agent: Agent) -> Info:
        said = self.by_agent("illegal").get(agent)
        return {} if said is None else {"illegal": str(said)}


class Environments:
    """The environments of one game, named and versioned as PettingZoo names its own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def env(
        self,
        seats: int = 2,
        *,
        observations: Observations = "tensor",
        rewards: Rewards = "rank",
        illegal: Illegal | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> AECEnv[Agent, Observation, Action | None]:
        """An environment that asks the agent that must decide.

        With `max_cycles` it asks every agent once for each decision, hears only the one that must
        decide, and is cut off after that many decisions.
        """
        if max_cycles is not None:
            return parallel_to_aec(
                self.parallel_env(
                    seats,
                    observations=observations,
                    rewards=rewards,
                    illegal=illegal,
                    max_cycles=max_cycles,
                    render_mode=render_mode,
                    **options,
                )
            )
        return TableEnv(
            self.game,
            seats,
            observations,
            rewards,
            illegal or "end",
            None,
            render_mode,
            **options,
        )

    def parallel_env(
        self,
        seats: int = 2,
        *,
        observations: Observations = "tensor",
        rewards: Rewards = "rank",
        illegal: Illegal | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> ParallelEnv[Agent, Observation, Action | None]:
        """An environment that asks all agents at once and hears the one that must decide.

        Whoever has nothing to decide has a mask of zeros. Since such agents are also asked,
        an illegal action is replaced unless `illegal="end"`.
        """
        return turn_based_aec_to_parallel(
            TableEnv(
                self.game,
                seats,
                observations,
                rewards,
                illegal or "replace",
                max_cycles,
                render_mode,
                **options,
            )
        )


NAMED = {f"{game.name}_v0": Environments(game) for game in games()}
"""The environments of each game by the name that PettingZoo gives modules: `tigris_v0`."""

IDS = {env_id(one.game): one for one in NAMED.values()}
"""The ids for `pettingzoo.make`, both "aec" and "parallel"."""


def __getattr__(name: str) -> Environments:
    """`from ziggurat.envs.pettingzoo import tigris_v0`, for every game."""
    if name not in NAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return NAMED[name]


for _id, _environments in IDS.items():
    register("aec", _id, _environments.env)
    register("parallel", _id, _environments.parallel_env)
