"""Search on several cores: what the searches found is added up, and a lost one costs no move."""

from collections.abc import Iterator
from random import Random

import pytest

import ziggurat
from ziggurat.bots import Observation, Tried, UnknownBot, merge
from ziggurat.engines.parallel import ParallelBot, thinker

SECONDS = 60.0


@pytest.fixture
def three() -> Iterator[ParallelBot]:
    found = thinker("search:20@3")
    assert isinstance(found, ParallelBot)
    assert found.prepare("mexica", SECONDS)
    yield found
    found.close()


def observation() -> Observation:
    return Observation.of(ziggurat.game("mexica").start(2, "s"))


def workers(bot: ParallelBot) -> list[int]:
    return [worker.process.pid or 0 for worker in bot._workers]


def test_visits_add_up_and_values_are_their_mean() -> None:
    one = [Tried(1, 0.5, [1, 9], 30, 0.6), Tried(2, 0.4, [2], 10, 0.4)]
    two = [Tried(2, 0.8, [2, 7, 8], 30, 0.3), Tried(1, 0.1, [1], 10, 0.7)]
    first, second = merge([one, two])

    assert (first.action, first.visits, first.line) == (1, 40, [1, 9])
    assert first.value == pytest.approx(0.4)
    assert (second.action, second.visits, second.line) == (2, 40, [2, 7, 8])
    assert second.value == pytest.approx(0.7)
    assert one[0].visits == 30


def test_three_searches_are_three_times_one(three: ParallelBot) -> None:
    found = three.search(observation(), Random(1))

    assert sum(one.visits for one in found) == 60
    assert three.lost == 0


def test_a_worker_that_dies_costs_no_move_and_is_replaced(three: ParallelBot) -> None:
    seen = observation()
    before = workers(three)
    three._workers[0].process.kill()
    three._workers[0].process.join()

    assert three.choose(seen, Random(2)) in seen.actions
    assert three.lost == 1
    assert three.prepare("mexica", SECONDS)
    assert len(workers(three)) == 2
    assert workers(three)[0] == before[1]
    assert sum(one.visits for one in three.search(seen, Random(3))) == 60


def test_a_worker_that_hangs_costs_no_move(
    three: ParallelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    three.simulations = 10**9
    three.interrupted = lambda: True
    three.choose(observation(), Random(2))
    three.simulations, three.interrupted = 20, None

    assert sum(one.visits for one in three.search(observation(), Random(3))) == 20
    assert three.lost == 0
    monkeypatch.setattr("ziggurat.engines.parallel.LONGEST_TASK", 0.0)
    three.choose(observation(), Random(4))
    assert three.lost == 2


def test_its_processor_time_is_that_of_all(three: ParallelBot) -> None:
    before = three.processor_seconds()
    three.choose(observation(), Random(1))

    assert three.processor_seconds() > before


@pytest.mark.parametrize("name", ["master@0", "master@x", "master@65", "greedy@2", "master@2@2"])
def test_what_does_not_think_on_cores(name: str) -> None:
    with pytest.raises(UnknownBot):
        thinker(name)
