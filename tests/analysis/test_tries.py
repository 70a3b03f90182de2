"""A move that is tried beside the best one: judged by what the seat knows, the same every time."""

from __future__ import annotations

from dataclasses import replace

import ziggurat
from tests.analysis.test_puzzles import row
from ziggurat.analysis import puzzles
from ziggurat.analysis.facts import Candidate, read_candidate
from ziggurat.analysis.tries import Attempt, judge_try
from ziggurat.core import State

GAME = ziggurat.game("tigris")
PUZZLE = next(one for one in puzzles.shipped(GAME) if one["theme"] == "monument")


def start() -> State:
    return GAME.load(PUZZLE["position"])


def solution() -> Candidate:
    return read_candidate(PUZZLE["solution"])


def test_the_solution_gives_nothing_away_and_another_move_does() -> None:
    state, best = start(), solution()
    other = read_candidate(row(PUZZLE["others"])[0])
    right, wrong = (
        judge_try(GAME, state.view(state.seat), move, best, "a")
        for move in (best.action, other.action)
    )
    assert right.right
    assert right.loss == 0
    assert not wrong.right
    assert wrong.move.shares[state.seat] < best.shares[state.seat]
    assert abs(sum(wrong.move.shares) - 1) < 1e-4
    again = judge_try(GAME, state.view(state.seat), other.action, best, "a")
    assert again == wrong


def test_the_share_of_a_try_is_told_beside_what_is_known_of_the_best() -> None:
    state = start()
    other = read_candidate(row(PUZZLE["others"])[0])
    shares = [0.9 if seat == state.seat else 0.1 / 3 for seat in range(state.seats)]
    known = replace(solution(), shares=shares)
    tried = judge_try(GAME, state.view(state.seat), other.action, known, "a")
    assert abs(0.9 - tried.loss - tried.move.shares[state.seat]) < 1e-4


def test_a_line_is_played_on_a_copy_as_far_as_it_goes() -> None:
    state, best = start(), solution()
    before = state.dump()
    attempt = Attempt(state, state.seat)
    attempt.play(best.line, "a")
    assert attempt.refusal is None
    assert attempt.played[0].action == best.action
    assert state.dump() == before
    taken = Attempt(state, state.seat)
    taken.play([best.action, best.action], "a")
    assert taken.refusal is None
    assert [one.action for one in taken.played if one.seat == state.seat][:1] == [best.action]


def test_a_line_ends_with_the_turn() -> None:
    state = start()
    attempt = Attempt(state, state.seat)
    attempt.play([GAME.read("done"), GAME.read("done")], "a")
    assert [one.seat for one in attempt.played] == [state.seat]
    assert attempt.state.seat != state.seat


def test_what_cannot_be_begun_is_refused() -> None:
    state = start()
    impossible = next(n for n in range(len(GAME.table)) if state.refusal(n) is not None)
    attempt = Attempt(state, state.seat)
    attempt.play([impossible], "a")
    assert attempt.refusal is not None
    assert attempt.played == []
