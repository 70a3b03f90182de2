"""What holds of the games in Gymnasium; run where the extra `gymnasium` is installed.

Gymnasium's own checker comes unmodified from its wheel.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ziggurat
from tests.beside import run_beside
from tests.envs.examples import run_examples
from ziggurat.bots import Bot, Observation, RandomBot
from ziggurat.core.checks import Setup, setups
from ziggurat.core.errors import BadAction, BadOption, BadSeats
from ziggurat.core.types import Action
from ziggurat.envs.gymnasium import IDS, Info, SeatEnv
from ziggurat.envs.vector import FlatTables, TablesEnv

SETUPS = [(game, setup) for game in ziggurat.games() for setup in setups(game)]

of_each_id = pytest.mark.parametrize("name", IDS)


def seated(name: str, **arguments: object) -> SeatEnv:
    env = gymnasium.make(name, **arguments).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, rng: Random) -> tuple[float, Info]:
    """Play on at random to the end: what came in, and the last info."""
    total = 0.0
    while True:
        legal = np.flatnonzero(env.action_masks())
        _, reward, terminated, truncated, info = env.step(rng.choice(legal))
        total += reward
        assert not truncated
        if terminated:
            return total, info


@pytest.mark.parametrize(
    ("game", "setup"), SETUPS, ids=[f"{game.name} {setup!r}" for game, setup in SETUPS]
)
def test_checker(game: ziggurat.Game, setup: Setup) -> None:
    name = f"ziggurat/{game.name.title()}-v0"
    env = gymnasium.make(name, seats=setup.seats, seat=None, **setup.options)
    check_env(env.unwrapped, skip_render_check=True)


@of_each_id
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"render_mode": "ansi"},
        {"render_mode": "svg"},
        {"observations": "view"},
        {"rewards": "points", "illegal": "replace"},
    ],
    ids=str,
)
def test_checker_of_each_id(name: str, arguments: dict[str, str]) -> None:
    check_env(seated(name, **arguments))


@of_each_id
def test_rewards(name: str) -> None:
    for rewards in ("rank", "points"):
        env = seated(name, rewards=rewards)
        env.reset(seed=4)
        start = env.position.scores()[0]
        total, info = play(env, Random(1))
        scores, places = info["scores"], info["places"]
        assert isinstance(scores, np.ndarray)
        assert isinstance(places, np.ndarray)
        if rewards == "rank":
            assert total == {1: 1.0, 2: -1.0}[int(places[0])] or list(places) == [1, 1]
        else:
            assert total == scores[0] - start


@of_each_id
def test_the_seat_sees_what_it_may(name: str) -> None:
    env = seated(name)
    seen, info = env.reset(seed=1)
    assert isinstance(seen, np.ndarray)
    assert np.array_equal(seen, env.game.observe(env.position.view(env.seat)))
    assert env.position.seat == env.seat
    mask = info["action_mask"]
    assert isinstance(mask, np.ndarray)
    assert list(np.flatnonzero(mask)) == env.position.actions()


def test_seats_are_drawn() -> None:
    env = seated("ziggurat/Tigris-v0", seats=4, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(30):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


class Listed(Bot):
    """Notes where it sits and plays the first legal action."""

    name = "listed"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seen: Observation, rng: Random) -> Action:
        self.seats.add(seen.seat)
        return seen.actions[0]


def test_opponents_sit_in_the_order_of_play() -> None:
    first, second = Listed(), Listed()
    opponents = [first, second, RandomBot()]
    env = seated("ziggurat/Mexica-v0", seats=4, seat=2, opponents=opponents)
    env.reset(seed=1)
    play(env, Random(1))
    assert (first.seats, second.seats) == ({3}, {0})


def test_opponents_can_have_names() -> None:
    env = seated("ziggurat/Teotihuacan-v0", seats=3, opponents=["greedy", "random"])
    assert [bot.name for bot in env.bots] == ["greedy", "random"]


@of_each_id
def test_an_illegal_action(name: str) -> None:
    ending, going_on = seated(name), seated(name, illegal="replace")
    for env in (ending, going_on):
        env.reset(seed=1)
        illegal = int(np.flatnonzero(~env.action_masks())[0])
        _, reward, terminated, _, info = env.step(illegal)
        assert str(info["illegal"]).startswith(env.game.write(illegal) + ": " + env.game.rules)
        assert (reward, terminated) == ((-1.0, True) if env is ending else (0.0, False))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seat": 2}, BadSeats),
        ({"seats": 5}, BadSeats),
        ({"opponents": ["random", "random"]}, BadOption),
        ({"rewards": "fame"}, BadOption),
        ({"walls": "on"}, BadOption),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(arguments: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        seated("ziggurat/Tigris-v0", **arguments)


def test_what_is_no_action_is_refused() -> None:
    env = seated("ziggurat/Tigris-v0")
    env.reset(seed=1)
    with pytest.raises(BadAction):
        env.step(-1)


def test_processes_play_what_one_process_plays() -> None:
    """A vector over processes gives what the same environments in this process give."""

    def over(mode: str, **how: str) -> list[np.ndarray]:
        env = gymnasium.make_vec(
            "ziggurat/Tigris-v0",
            num_envs=2,
            vectorization_mode=mode,
            vector_kwargs=how,
            seats=3,
            seat=None,
        )
        seen, info = env.reset(seed=3)
        shown = [seen.copy(), info["action_mask"].copy()]
        rng = np.random.default_rng(1)
        for _ in range(60):
            actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
            seen, reward, _, _, info = env.step(np.array(actions))
            shown += [seen.copy(), reward.copy(), info["action_mask"].copy()]
        env.close()
        return shown

    np.testing.assert_equal(over("async", context="spawn"), over("sync"))


@of_each_id
def test_pictures(name: str) -> None:
    shown: dict[str, Callable[[str], bool]] = {
        "ansi": lambda text: len(text.splitlines()) > 10,
        "svg": lambda text: text.startswith("<svg"),
    }
    for mode, good in shown.items():
        env = gymnasium.make(name, render_mode=mode)
        env.reset(seed=1)
        assert good(str(env.render()))
        env.close()


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_documentation() -> None:
    assert run_examples("docs/environments.md", "Gymnasium") > 2


def test_the_wheel_is_tested() -> None:
    assert "site-packages" in str(ziggurat.__file__)


def test_a_game_of_another_package_is_an_environment(tmp_path: Path) -> None:
    run_beside(
        tmp_path,
        """
import gymnasium
import ziggurat.envs.gymnasium

env = gymnasium.make("ziggurat/Cairns-v0", opponents="random")
_, info = env.reset(seed=7)
over = False
while not over:
    _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
assert sorted(info["places"])[0] == 1
""",
    )


@pytest.mark.parametrize("name", [game.name for game in ziggurat.games()])
@pytest.mark.parametrize("workers", [1, 2])
def test_many_tables_at_once(name: str, workers: int) -> None:
    envs = TablesEnv(name, 4, workers=workers)
    envs.action_space.seed(1)
    seen, _ = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    ended, total = 0, 0.0
    while ended < 4:
        actions = envs.action_space.sample(mask=tuple(envs.batch.masks))
        seen, rewards, terminations, truncations, info = envs.step(actions)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        for table in np.flatnonzero(terminations):
            assert set(info["places"][table]) <= {1, 2}
            assert abs(rewards[table]) in (0, 1)
        ended += int(terminations.sum())
        total += float(np.abs(rewards).sum())
    assert total > 0
    assert envs.observation_space.contains(seen)
    envs.close()


def test_a_row_of_bytes_for_each_table() -> None:
    flat = FlatTables("mexica", 3, seats=3)
    rows, _ = flat.reset(seed=5)
    small, numbers = flat.split(rows)
    assert rows.shape[1] == flat.single_observation_space.shape[0]
    assert numbers.shape[1] + small.shape[1] == ziggurat.game("mexica").tensor_layout.size
    again, rewards, _, _, _ = flat.step(flat.masks.argmax(axis=1))
    assert again is rows
    assert rewards.tolist() == [0, 0, 0]
    flat.close()
