"""Many tables at once are the same games as one at a time, whoever steps them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.envs.examples import run_examples
from tests.games.present import GAMES
from ziggurat import Game, State
from ziggurat.core.errors import BadAction, BadOption, IllegalAction
from ziggurat.envs.batches import Batch, WorkerLost, batch, random_legal
from ziggurat.envs.rewards import by_rank

of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def draw(tables: Batch, rng: Random) -> NDArray[np.int64]:
    """A random legal action for each table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in tables.masks])


def shows(tables: Batch, place: int, state: State) -> None:
    """A table of the batch shows this position to whoever decides."""
    row = state.game.observe_state(state, state.seat)
    assert tables.deciders[place] == state.seat
    assert np.flatnonzero(tables.masks[place]).tolist() == state.actions()
    seen = np.concatenate([tables.observations[place], tables.numbers[place]])
    assert np.array_equal(seen, row)


@of_each_game
def test_a_table_shows_the_game_of_its_seed_to_the_end_and_then_the_next(game: Game) -> None:
    rng = Random(3)
    tables = batch(game.name, 1, seats=2)
    tables.reset(5)
    for number in range(2):
        state = game.start(2, f"5-0-{number}")
        while not state.over:
            shows(tables, 0, state)
            [action] = draw(tables, rng)
            state.apply(int(action))
            tables.step([action])
            assert tables.terminals[0] == state.over
        assert tables.scores[0].tolist() == state.scores()
        assert tables.places[0].tolist() == state.ranking()
        assert tables.rewards[0].tolist() == by_rank(state.ranking())


@of_each_game
def test_workers_step_the_same_games(game: Game) -> None:
    names = ("rows", "masks", "deciders", "rewards", "terminals", "learners")
    rng = Random(8)
    alone = batch(game.name, 3, opponents="random")
    with batch(game.name, 3, opponents="random", workers=2) as shared:
        for tables in (alone, shared):
            tables.reset(4)
        for _ in range(25):
            for name in names:
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
            actions = draw(alone, rng)
            alone.step(actions)
            shared.step(actions)
        with pytest.raises(IllegalAction, match="table 2"):
            shared.step([*draw(shared, rng)[:2], int(np.argmin(shared.masks[2]))])


@of_each_game
@pytest.mark.parametrize("workers", [1, 2])
def test_parts_are_stepped_by_themselves(game: Game, workers: int) -> None:
    names = ("rows", "masks", "deciders", "terminals")
    rng = Random(11)
    whole = batch(game.name, 4)
    with batch(game.name, 4, workers=workers) as parted:
        assert [range(4)[part] for part in parted.parts] == (
            [range(4)] if workers == 1 else [range(2), range(2, 4)]
        )
        for tables in (whole, parted):
            tables.reset(3)
        for _ in range(15):
            actions = draw(whole, rng)
            whole.step(actions)
            for number, part in enumerate(parted.parts):
                parted.send(number, actions[part])
            for number in reversed(range(workers)):
                parted.receive(number)
            for name in names:
                assert np.array_equal(getattr(whole, name), getattr(parted, name)), name
        last = workers - 1
        wrong = [int(np.argmin(mask)) for mask in parted.masks[parted.parts[last]]]
        parted.send(last, wrong)
        with pytest.raises(IllegalAction):
            parted.receive(last)


@of_each_game
def test_points_are_paid_as_they_come(game: Game) -> None:
    rng = Random(6)
    tables = batch(game.name, 1, rewards="points")
    tables.reset(9)
    got = np.array(game.start(2, "9-0-0").scores(), np.float32)
    while not tables.terminals[0]:
        tables.step(draw(tables, rng))
        got += tables.rewards[0]
    assert got.tolist() == tables.scores[0].tolist()


@of_each_game
def test_with_opponents_only_the_learner_decides_and_its_seat_changes(game: Game) -> None:
    rng = Random(2)
    tables = batch(game.name, 2, opponents="random")
    tables.reset(1)
    assert tables.learners.tolist() == [0, 1]
    while not tables.terminals[0]:
        assert np.array_equal(tables.deciders, tables.learners)
        tables.step(draw(tables, rng))
    assert tables.learners[0] == 1


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    tables = batch("mexica", 2)
    tables.reset(1)
    before = tables.rows.copy(), tables.masks.copy()
    legal = int(np.argmax(tables.masks[0]))
    with pytest.raises(IllegalAction, match="table 1: "):
        tables.step([legal, int(np.argmin(tables.masks[1]))])
    with pytest.raises(BadAction):
        tables.step([legal, tables.masks.shape[1]])
    assert np.array_equal(tables.rows, before[0])
    assert np.array_equal(tables.masks, before[1])


def test_arrays_are_the_memory_that_steps_write() -> None:
    tables = batch("teotihuacan", 4)
    tables.reset(1)
    masks, row = tables.masks, tables.rows[0].copy()
    tables.step(draw(tables, Random(1)))
    assert masks is tables.masks
    assert np.shares_memory(tables.observations, tables.rows)
    assert np.shares_memory(tables.numbers, tables.rows)
    assert not np.array_equal(tables.rows[0], row)


@of_each_game
def test_legal_actions_are_drawn_as_from_a_list_of_them(game: Game) -> None:
    tables = batch(game.name, 8)
    tables.reset(2)
    plain, fast = np.random.default_rng(6), np.random.default_rng(6)
    for _ in range(40):
        lists = [np.flatnonzero(mask) for mask in tables.masks]
        wanted = plain.random(8)
        listed = [legal[int(n * len(legal))] for n, legal in zip(wanted, lists, strict=True)]
        drawn = random_legal(tables.masks, fast)
        assert drawn.tolist() == listed
        tables.step(drawn)


def test_a_lost_worker_is_said() -> None:
    with batch("teotihuacan", 2, workers=2) as tables:
        tables.reset(1)
        tables._workers[1]._process.kill()
        tables._workers[1]._process.join()
        with pytest.raises(WorkerLost):
            tables.step(draw(tables, Random(1)))


@pytest.mark.parametrize(
    "wrong",
    [{"tables": 0}, {"workers": 0}, {"tables": 2, "workers": 3}, {"opponents": "greedy"}],
    ids=str,
)
def test_a_batch_that_cannot_be(wrong: dict[str, object]) -> None:
    make: Callable[..., Batch] = batch
    with pytest.raises(BadOption):
        make("tigris", **wrong)


def test_the_example_of_the_documents_runs() -> None:
    assert run_examples("docs/environments.md", "Many tables at once") == 1
