"""An analysis judges by what a seat knew, keeps luck apart, adds up, and can be left."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

import ziggurat
from tests.games.present import GAMES
from ziggurat.analysis import MARKS, Analyser, Analysis, Step
from ziggurat.analysis.analyser import judge
from ziggurat.analysis.looks import Effort
from ziggurat.bots import Observation, bot
from ziggurat.core import Game, State
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.records import Record, begin_record

FEW = Effort(first=60, alone=60, second=60, draws=2, futures=3, root_lookahead=False)
"""Enough to see that everything is there, not to judge well."""


@cache
def short_game(game: Game, actions: int = 24) -> Record:
    """The beginning of a sensible game."""
    record, state = begin_record(game, 2, 5, dict(game.quick_options))
    greedy, rng = bot("greedy"), Random(5)
    for _ in range(actions):
        action = greedy.choose(Observation.of(state), rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


def analyser(record: Record, steps: tuple[Step, ...] = (), seed: int = 0) -> Analyser:
    found = Analyser(ziggurat.game(record.game), record, seed=seed, steps=steps)
    found.effort = FEW
    found.observer.futures = FEW.futures
    return found


@cache
def analysed(game: Game) -> Analysis:
    found = analyser(short_game(game))
    list(found.work())
    return found.finished()


games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_a_waterfall_adds_up_to_the_result(game: Game) -> None:
    analysis = analysed(game)
    ways = [player.waterfall for player in analysis.players]
    for way, end in zip(ways, analysis.curve()[-1], strict=True):
        parts = way.start + way.draws + way.others + way.own + way.shown
        assert parts == pytest.approx(way.end, abs=1e-4)
        assert way.end == pytest.approx(end, abs=1e-4)
        assert way.own <= 0
    for sums in (
        sum(way.start for way in ways) - 1,
        sum(way.end for way in ways) - 1,
        sum(way.draws for way in ways),
        sum(way.shown for way in ways),
        sum(way.own + way.others for way in ways),
    ):
        assert sums == pytest.approx(0, abs=2e-4)


@games
def test_it_can_be_left_and_comes_back_the_same(game: Game) -> None:
    analysis = analysed(game)
    kept = tuple(Step.read(json.loads(json.dumps(step.json()))) for step in analysis.steps[:20])
    rest = analyser(short_game(game), kept)
    assert [step.number for step in rest.work()] == [21, 22, 23, 24]
    assert rest.finished().json() == analysis.json()


@games
def test_decisions_without_a_choice_are_left_out(game: Game) -> None:
    record = short_game(game)
    judged = 0
    for number, step in enumerate(analysed(game).steps):
        state = record.replay(game, number)
        if len(state.actions()) == 1:
            assert step.verdict is None
        if step.verdict:
            judged += 1
            assert step.verdict.mark in MARKS
            assert (step.verdict.mark == "best") == (step.verdict.best.action == step.action)
            assert state.refusal(step.verdict.best.action) is None
            assert step.verdict.looks == 2 or step.verdict.mark in ("best", "good")
    assert judged


def swapped(state: State, seat: int, seed: int) -> State:
    """The same to that seat, with all that it cannot know drawn anew."""
    dump = plain(state.dump())
    assert isinstance(dump, dict)
    exchange(dump, state.game.hidden(dump, seat), Random(seed))
    return state.game.load(dump)


@games
def test_what_a_seat_cannot_know_changes_no_verdict(game: Game) -> None:
    record = short_game(game)
    looked = 0
    for number, step in enumerate(analysed(game).steps):
        if step.verdict is None or looked == 3:
            continue
        looked += 1
        other = swapped(record.replay(game, number), step.seat, number)
        rng = Random(f"0 {step.number} decision")
        assert judge(game, other.view(step.seat), step.action, FEW, rng) == step.verdict
    assert looked == 3
