"""How a judgement turns how well seats stand into shares of the victory."""

from itertools import pairwise
from random import Random

import pytest

from tests.games.present import GAMES
from ziggurat.bots import Observation, bot
from ziggurat.core import Game, State
from ziggurat.core.judgement import Calibration, softmax, turn_share

LEADING = [3.0, 0.0]


def calibration(
    sharpness: tuple[float, ...] = (0.0, 1.0),
    turn: tuple[float, ...] = (0.0, 0.0),
    seats: tuple[tuple[float, ...], ...] = ((0.0, 0.0), (0.0, 0.0)),
) -> Calibration:
    return Calibration(sharpness, turn, seats)


def test_a_lead_counts_as_much_as_the_stage_of_the_game_says() -> None:
    shares = [calibration().chances(LEADING, progress, 0, 1.0)[0] for progress in (0, 0.5, 1)]

    assert shares == pytest.approx([0.5, 0.8175745, 0.9525741])


def test_beyond_its_stages_a_game_is_as_at_its_ends() -> None:
    one = calibration()

    assert one.chances(LEADING, -0.3, 0, 1.0) == one.chances(LEADING, 0.0, 0, 1.0)
    assert one.chances(LEADING, 1.3, 0, 1.0) == one.chances(LEADING, 1.0, 0, 1.0)


def test_the_turn_to_come_and_the_seat_are_worth_something() -> None:
    even = [1.0, 1.0]
    turn = calibration(turn=(0.5, 0.5))
    seat = calibration(seats=((0.2, 0.2), (-0.2, -0.2)))

    assert turn.chances(even, 0.5, 1, 1.0)[1] > 0.5 > turn.chances(even, 0.5, 0, 1.0)[1]
    assert seat.chances(even, 0.5, 1, 1.0)[0] > 0.5
    assert sum(turn.chances(even, 0.5, 1, 0.4)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_used_up_is_the_turn_of_the_next(seats: int) -> None:
    """A seat with nothing left of its turn comes last, and each of the others moves up."""
    spent = [turn_share(seat, 0, seats, 0.0) for seat in range(seats)]
    begun = [turn_share(seat, 1, seats, 1.0) for seat in range(seats)]

    assert spent == pytest.approx(begun)
    assert sorted(begun) == pytest.approx([(step + 1) / seats for step in range(seats)])


def greedy_game(game: Game, seats: int) -> list[State]:
    """The positions of a game in which a turn begins."""
    rng = Random(3)
    greedy, judgement = bot("apprentice"), game.judgement()
    state = game.start(seats, 3)
    found: list[State] = []
    while not state.over:
        if judgement.at_horizon(state) and judgement.turn_left(state) == 1.0:
            found.append(state.copy())
        state.play(greedy.choose(Observation.of(state), rng))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_proceeds_from_its_start_to_its_end(game: Game) -> None:
    judgement = game.judgement()
    steps = [judgement.progress(state) for state in greedy_game(game, 2)]

    assert steps[0] < 0.15
    assert steps[-1] > 0.8
    assert all(0.0 <= step <= 1.0 for step in steps)
    assert all(later >= sooner - 0.05 for sooner, later in pairwise(steps))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_seats_is_calibrated(game: Game) -> None:
    fitted = game.judgement().CALIBRATIONS

    assert set(fitted) == {2, 3, 4}
    for seats, one in fitted.items():
        assert len(one.seats) == seats
        assert len(set(map(len, [one.sharpness, one.turn, *one.seats]))) == 1
        assert all(number > 0 for number in one.sharpness)
        assert one.sharpness[-1] > one.sharpness[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_the_calibration_only_the_lead_counts(game: Game) -> None:
    judgement = game.judgement()
    state = greedy_game(game, 2)[-1]
    calibrated = judgement.chances(state)
    judgement.calibrated = False
    plain = softmax([value / judgement.TEMPERATURE for value in judgement.evaluate(state)])

    assert judgement.chances(state) == plain
    assert calibrated != plain
