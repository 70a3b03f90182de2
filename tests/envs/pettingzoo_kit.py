"""What holds of the games in PettingZoo; run where the extra `pettingzoo` is installed.

PettingZoo's own tests come unmodified from its wheel.
"""

import json
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest

import ziggurat
from tests.beside import run_beside
from tests.envs.examples import run_examples
from tests.games.present import GAMES
from ziggurat.core.checks import Setup, setups
from ziggurat.core.errors import BadAction, BadDump, BadOption
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Json
from ziggurat.envs.pettingzoo import (
    IDS,
    BadSnapshot,
    Environments,
    NotReset,
    TableEnv,
    tigris_v0,
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its older environments
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )
    from pettingzoo.test.state_test import state_test

MODULES = [module for module in IDS.values() if module.game in GAMES]
NAMES = {module: name for name, module in IDS.items()}
SETUPS = [(module, setup) for module in MODULES for setup in setups(module.game)]

of_each_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.game.name)
of_each_setup = pytest.mark.parametrize(
    ("module", "setup"), SETUPS, ids=[f"{module.game.name} {setup!r}" for module, setup in SETUPS]
)
advice = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
    "ignore:State space for each environment probably should be",
    "ignore:State is not NumPy array",
)
"""PettingZoo's advice to agents other than those that learn with masks."""


def made(module: Environments, seats: int = 2, **arguments: object) -> pettingzoo.AECEnv:
    return pettingzoo.make("aec", NAMES[module], seats=seats, **arguments)


def together(module: Environments, seats: int = 2, **arguments: object) -> pettingzoo.ParallelEnv:
    return pettingzoo.make("parallel", NAMES[module], seats=seats, **arguments)


def table(module: Environments, seats: int = 2, **arguments: object) -> TableEnv:
    env = made(module, seats, **arguments)
    assert isinstance(env, TableEnv)
    return env


def play(env: TableEnv, rng: Random, most: int = 100_000) -> list[float]:
    """Play on at random; what each seat got since."""
    sums = [0.0] * env.seats
    for _ in range(most):
        if not env.agents:
            break
        agent = env.agent_selection
        _, _, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            env.step(None)
            continue
        env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        for other, reward in env.rewards.items():
            sums[env.possible_agents.index(other)] += reward
        assert agent in env.possible_agents
    return sums


def same(one: TableEnv, other: TableEnv) -> None:
    """Both show and hold the same."""
    assert one.state() == other.state()
    for agent in one.agents:
        mine, theirs = one.observe(agent), other.observe(agent)
        assert set(mine) == set(theirs)
        np.testing.assert_equal(mine, theirs)
    np.testing.assert_equal(one.infos, other.infos)


# PettingZoo's own tests


@advice
@of_each_setup
def test_api(module: Environments, setup: Setup) -> None:
    api_test(made(module, setup.seats, **setup.options), num_cycles=20)


@advice
@of_each_setup
def test_seed(module: Environments, setup: Setup) -> None:
    seed_test(partial(made, module, setup.seats, **setup.options), num_cycles=20)


@of_each_setup
def test_max_cycles(module: Environments, setup: Setup) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(made, module, seats=setup.seats, **setup.options),
            parallel_env=partial(together, module, seats=setup.seats, **setup.options),
        )
    )


@advice
@of_each_game
@pytest.mark.parametrize("rewards", ["rank", "points"])
def test_api_over_whole_games(module: Environments, rewards: str) -> None:
    for seats in module.game.seats:
        api_test(made(module, seats, rewards=rewards), num_cycles=1000)


@advice
@of_each_game
def test_api_with_views(module: Environments) -> None:
    for seats in module.game.seats:
        api_test(made(module, seats, observations="view"), num_cycles=20)
        seed_test(partial(made, module, seats, observations="view"), num_cycles=5)


@advice
@of_each_game
def test_api_in_cycles(module: Environments) -> None:
    for seats in module.game.seats:
        api_test(made(module, seats, max_cycles=20), num_cycles=30)
        parallel_api_test(together(module, seats, max_cycles=50), num_cycles=20)
        parallel_seed_test(partial(together, module, seats), num_cycles=20)


@advice
@of_each_game
def test_state(module: Environments) -> None:
    state_test(made(module, 2, illegal="replace"), together(module, 2))


def test_environments_without_the_registry() -> None:
    env = tigris_v0.env(3, board="advanced", rewards="points")
    assert isinstance(env, TableEnv)
    assert (env.seats, env.options["board"], env.reward_kind) == (3, "advanced", "points")
    assert str(env) == "tigris_v0"
    both = tigris_v0.parallel_env(3, render_mode="ansi")
    assert both.possible_agents == ["seat_0", "seat_1", "seat_2"]


# Keeping a running environment


@of_each_game
@pytest.mark.parametrize("rewards", ["rank", "points"])
def test_a_copy_goes_on_alike_and_alone(module: Environments, rewards: str) -> None:
    for seats in module.game.seats:
        env = table(module, seats, rewards=rewards)
        env.reset(seed=seats)
        play(env, Random(1), 40)
        before = env.state()
        twin = env.copy()
        same(env, twin)

        sums = play(twin, Random(2))

        assert env.state() == before
        assert not twin.agents
        assert play(env, Random(2)) == sums


@of_each_game
@pytest.mark.parametrize("rewards", ["rank", "points"])
def test_a_snapshot_goes_on_elsewhere(module: Environments, rewards: str) -> None:
    for seats in module.game.seats:
        env = table(module, seats, rewards=rewards)
        env.reset(seed=seats)
        play(env, Random(1), 40)
        text = json.dumps(env.state())

        other = table(module, seats, rewards=rewards)
        other.restore(json.loads(text))

        same(env, other)
        assert play(env, Random(2)) == play(other, Random(2))
        env.reset()
        other.reset()
        same(env, other)


@of_each_game
def test_a_finished_game_can_be_kept(module: Environments) -> None:
    env = table(module)
    env.reset(seed=1)
    play(env, Random(1), 10**6)
    assert not env.agents
    finished = env.position.dump()

    env.reset(options={"position": finished})
    assert all(env.terminations.values())
    env.step(None)
    other = table(module)
    other.restore(env.state())

    same(env, other)
    assert other.agents == ["seat_1"]
    other.step(None)
    assert other.agents == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"environment": "chess_v6"}, "not a snapshot of tigris_v0: 'chess_v6'"),
        ({"agents": ["seat_7"]}, "'agents' should be some of"),
        ({"agent_selection": None}, "'agent_selection' should be one of"),
        ({"seed": "7"}, "'seed' should be a whole number"),
        ({"rewards": {}}, "'rewards' should have an entry for each of"),
        ({"cumulative_rewards": {"seat_0": "1", "seat_1": 0}}, "should hold numbers"),
    ],
)
def test_a_damaged_snapshot_changes_nothing(change: dict[str, Json], complaint: str) -> None:
    env = table(tigris_v0)
    env.reset(seed=1)
    good = env.state()

    with pytest.raises(BadSnapshot, match=complaint):
        env.restore({**good, **change})

    assert env.state() == good


def test_a_snapshot_of_another_table_changes_nothing() -> None:
    env, other = table(tigris_v0), table(tigris_v0, 3)
    env.reset(seed=1)
    other.reset(seed=1)
    good = env.state()

    with pytest.raises(BadSnapshot):
        env.restore(other.state())
    with pytest.raises(BadSnapshot, match="a position of 3 seats"):
        env.restore({**good, "position": other.position.dump()})
    with pytest.raises(BadDump):
        env.restore({**good, "position": None})

    assert env.state() == good


# What agents see and get


@of_each_game
def test_the_seed_is_that_of_the_game(module: Environments) -> None:
    env = table(module, 2)
    env.reset(seed=7)

    assert env.position == module.game.start(2, 7)
    env.reset()
    again = table(module, 2)
    again.reset(seed=7)
    assert again.position != env.position
    again.reset()
    assert again.position == env.position


@of_each_game
def test_observations_do_not_change_with_what_is_hidden(module: Environments) -> None:
    rng = Random(5)
    for setup in setups(module.game)[::5]:
        env = table(module, setup.seats, **setup.options)
        env.reset(seed=3)
        other = env.copy()
        for _ in range(4):
            play(env, rng, 15)
            if not env.agents:
                break
            for seat, agent in enumerate(env.possible_agents):
                dump = plain(env.position.dump())
                assert isinstance(dump, dict)
                exchange(dump, module.game.hidden(dump, seat), rng)
                other.reset(seed=3, options={"position": dump})
                np.testing.assert_equal(env.observe(agent), other.observe(agent))


@of_each_game
def test_views_and_numbers_tell_the_same(module: Environments) -> None:
    numbers, views = table(module), table(module, observations="view")
    numbers.reset(seed=2)
    views.reset(seed=2)
    play(numbers, Random(1), 30)
    play(views, Random(1), 30)
    for agent in numbers.agents:
        view = json.loads(json.dumps(views.observe(agent)["view"]))
        seen = numbers.observe(agent)["observation"]
        assert np.array_equal(module.game.observe(view), seen)


@of_each_game
def test_only_who_decides_has_actions(module: Environments) -> None:
    env = table(module)
    env.reset(seed=2)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        if agent == env.agent_selection:
            assert list(np.flatnonzero(mask)) == env.position.actions()
            assert np.array_equal(env.infos[agent]["action_mask"], mask)
        else:
            assert not mask.any()
            assert env.infos[agent] == {}
        mask[:] = 1
    assert list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])) == (
        env.position.actions()
    )


@of_each_game
def test_rewards_by_rank_sum_up_to_nothing(module: Environments) -> None:
    for seats in (number for number in module.game.seats if number > 1):
        env = table(module, seats)
        env.reset(seed=seats)
        sums = play(env, Random(seats))
        places = env.position.ranking()
        assert sum(sums) == pytest.approx(0)
        order = sorted(range(seats), key=lambda seat: places[seat])
        assert [sums[seat] for seat in order] == sorted(sums, reverse=True)
        assert (max(sums) == 1) == (places.count(1) == 1)


@of_each_game
def test_rewards_by_points_sum_up_to_the_scores(module: Environments) -> None:
    for seats in module.game.seats:
        env = table(module, seats, rewards="points")
        env.reset(seed=seats)
        start = env.position.scores()[:seats]
        sums = play(env, Random(seats))
        scores = env.position.scores()[:seats]
        assert sums == [now - then for now, then in zip(scores, start, strict=True)]


@of_each_game
def test_an_illegal_action_ends_the_game(module: Environments) -> None:
    env = table(module)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])

    env.step(illegal)

    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
    words, _, rule = env.infos[agent]["illegal"].partition(": ")
    assert words == module.game.write(illegal)
    assert rule.startswith(module.game.rules)


@of_each_game
def test_an_illegal_action_can_be_replaced(module: Environments) -> None:
    envs = [table(module, illegal="replace") for _ in range(2)]
    for env in envs:
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
        assert not any(env.terminations.values())
        assert "illegal" in env.infos[agent]
    same(*envs)


def test_what_is_no_action_is_refused() -> None:
    env = table(tigris_v0)
    with pytest.raises(NotReset):
        env.step(0)
    with pytest.raises(NotReset):
        env.observe("seat_0")
    with pytest.raises(NotReset):
        env.state()
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(BadAction, match="there is no action 2167"):
        env.step(2167)
    with pytest.raises(ValueError, match="seat_0 must decide"):
        env.step(None)
    assert env.state() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"observations": "pixels"}, "observations cannot be 'pixels'; it can be tensor, view"),
        ({"rewards": "none"}, "rewards cannot be 'none'"),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'"),
        ({"render_mode": "human"}, "render_mode cannot be 'human'; it can be None, ansi, svg"),
        ({"walls": "on"}, "has no option 'walls'"),
    ],
)
def test_what_cannot_be_asked_for_is_refused(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        made(tigris_v0, 2, **arguments)


@of_each_game
def test_pictures(module: Environments) -> None:
    shown: dict[str, Callable[[str], bool]] = {
        "ansi": lambda text: len(text.splitlines()) > 10,
        "svg": lambda text: text.startswith("<svg") and text.endswith("</svg>"),
    }
    for mode, good in shown.items():
        env = made(module, render_mode=mode)
        env.reset(seed=1)
        assert good(env.render())
        env.close()


def test_documentation() -> None:
    assert run_examples("docs/environments.md", "PettingZoo") > 2


def test_the_wheel_is_tested() -> None:
    assert "site-packages" in str(ziggurat.__file__)


def test_a_game_of_another_package_is_an_environment(tmp_path: Path) -> None:
    run_beside(
        tmp_path,
        """
from ziggurat.envs.pettingzoo import IDS, cairns_v0

assert IDS["ziggurat/Cairns-v0"] is cairns_v0
env = cairns_v0.env(seats=3)
env.reset(seed=7)
rewards = 0.0
for agent in env.agent_iter():
    seen, reward, ended, cut, _ = env.last()
    rewards += abs(reward)
    env.step(None if ended or cut else int(seen["action_mask"].argmax()))
assert rewards > 0
""",
    )
