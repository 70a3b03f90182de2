"""An analysis judges by what a seat knew, keeps luck apart, adds up, and can be left."""

from __future__ import annotations

import json
import re
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

import tests.tigris.table as tigris
import ziggurat
from tests.core.pebbles import GAME as PEBBLES
from tests.games.present import GAMES
from ziggurat.analysis import MARKS, Analyser, Analysis, Step, Waterfall, analyse, looks, report
from ziggurat.analysis.analyser import judge, rough_seats
from ziggurat.analysis.looks import Comparison, Effort, Look
from ziggurat.analysis.marks import mark
from ziggurat.analysis.observer import Future, Observer
from ziggurat.analysis.summary import headline, moments
from ziggurat.analysis.words import LANGUAGES, Words
from ziggurat.bots import Observation, bot
from ziggurat.bots.search import Branch
from ziggurat.core import Game, State
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.records import Record, begin_record

FEW = Effort(first=60, alone=60, second=60, draws=2, games=3, futures=3, root_lookahead=False)
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
        after = other.copy()
        after.play(step.action)
        assert analyser(record).step(step.number, other, after).verdict == step.verdict
    assert looked == 3


def ending(game: Game, number: int, *words: str) -> Record:
    """The same beginning, as far as that action, and then something else."""
    record, state = begin_record(game, 2, 5, dict(game.quick_options))
    for said in (*(said for _, said in short_game(game).moves[:number]), *words):
        action = game.read(said)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


GIVEN_AWAY = {"tigris": (22, "done"), "mexica": (20, "done"), "teotihuacan": (4, "move 3")}
"""A bad decision of each game, and how many actions come before it."""


@games
def test_what_a_seat_cannot_know_changes_no_reason(game: Game) -> None:
    number, words = GIVEN_AWAY[game.name]
    record = ending(game, number, words)
    before = record.replay(game, number)
    told = analyser(record).step(number + 1, before, record.replay(game)).verdict
    assert told is not None
    assert told.mark not in ("best", "good")
    assert told.best.reasons
    for seed in range(3):
        other = swapped(before, before.seat, seed)
        after = other.copy()
        after.play(game.read(words))
        assert analyser(record).step(number + 1, other, after).verdict == told


@pytest.mark.parametrize(("early", "decisions"), [(False, 4), (True, 2)])
def test_another_tile_drawn_is_other_luck_and_the_same_verdicts(
    early: bool, decisions: int
) -> None:
    """What comes out of the bag at the end of a turn, and the decisions of that turn.

    A turn that is ended `early`, though it could go on, is a decision that itself draws.
    """
    game = ziggurat.game("tigris")
    record = ending(game, 23, "done") if early else short_game(game)
    found = analyser(record, tuple(analysed(game).steps[:23]))
    list(found.work())
    steps = found.finished().steps
    drawn = steps[-1] if early else next(step for step in steps if step.luck)
    begins = max(step.number for step in steps[: drawn.number - 1] if step.words == "done")
    turn = steps[begins : drawn.number]
    assert sum(step.verdict is not None for step in turn) == decisions
    assert (drawn.verdict is not None) == early
    future, rng = Future(record.replay(game, begins)), Random(1)
    lucks = []
    for _ in range(4):
        state = future.redraw(rng)
        for step in turn:
            after = state.copy()
            after.play(step.action)
            again = found.step(step.number, state, after)
            assert again.verdict == step.verdict
            state = after
        lucks.append(again.luck)
    assert any(luck != drawn.luck for luck in lucks)


def test_luck_is_nothing_at_the_mean() -> None:
    """All ways that a draw can go, each against the mean of the same."""
    game = ziggurat.game("tigris")
    record = short_game(game, 24)
    observer = Observer(game.judgement(), 40)
    number = next(step.number for step in analysed(game).steps if step.luck)
    before, action = record.replay(game, number - 1), analysed(game).steps[number - 1].action
    future, rng = Future(before), Random(2)
    found = []
    for _ in range(30):
        state = future.redraw(rng)
        after = state.copy()
        after.apply(action)
        found.append(observer.luck(state, action, after, rng)[0])
    assert any(abs(luck) > 0.002 for luck in found)
    assert abs(fmean(found)) < 4 * stdev(found) / sqrt(len(found))


WAR = {
    "F2": "temple",
    "E3": "farm",
    "F4": "0 farmer",
    "J1": "1 farmer",
    "I1": "farm",
    "H1": "farm",
    "G1": "farm",
}
"""One farm against three; a tile on G2 joins the kingdoms."""


def test_a_planted_blunder_is_marked_and_the_right_move_is_not() -> None:
    """A war that four farms in hand win for certain, and none at all lose."""
    level = {"black": 6, "red": 6, "blue": 2, "green": 6}
    state = tigris.table(
        WAR, hands={0: ["temple", *["farm"] * 4], 1: []}, points={0: level, 1: level}
    )
    tigris.do(state, "0 temple G2")
    verdicts = {}
    for words in ("support 0", "support 4"):
        action = state.game.read(words)
        verdict = judge(state.game, state.view(0), action, FEW, Random(words))
        assert verdict is not None
        verdicts[words] = verdict
    blunder, right = verdicts["support 0"], verdicts["support 4"]
    assert blunder.mark == "blunder"
    assert blunder.loss > 3 * blunder.error
    assert [reason["kind"] for reason in blunder.best.reasons].count("war") == 1
    assert right.mark in ("best", "good")


@pytest.mark.parametrize(
    ("loss", "error", "is_best", "looks", "expected"),
    [
        (0.0, 0.0, True, 1, "best"),
        (0.3, 0.0, False, 1, "good"),
        (0.019, 0.0, False, 2, "good"),
        (0.02, 0.0, False, 2, "inaccuracy"),
        (0.05, 0.0, False, 2, "mistake"),
        (0.10, 0.0, False, 2, "blunder"),
        (0.10, 0.06, False, 2, "good"),
    ],
)
def test_a_mark_needs_a_second_look_and_a_sure_loss(
    loss: float, error: float, is_best: bool, looks: int, expected: str
) -> None:
    assert mark(loss, error, is_best, looks) == expected


def way(draws: float, own: float) -> Waterfall:
    return Waterfall(0.5, draws, 0.0, own, 0.0, 0.5 + draws + own)


def test_playing_well_and_drawing_badly_is_said_only_when_it_is_true() -> None:
    assert headline(way(-0.2, -0.05), 9, won=False, over=True) == "lost-well-unlucky"
    assert headline(way(-0.2, -0.15), 9, won=False, over=True) == "lost-some-unlucky"
    assert headline(way(-0.05, -0.05), 9, won=False, over=True) == "lost-well-even"
    assert headline(way(0.1, -0.5), 9, won=True, over=True) == "won-much-lucky"
    assert headline(way(0.1, -0.5), 9, won=True, over=False) == "unfinished"
    assert headline(way(0.0, 0.0), 0, won=False, over=True) == "lost-nothing-even"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_gave_nothing_away_is_told_so_without_a_number(language: str) -> None:
    words = Words(ziggurat.game("tigris"), language, ["Maya"])
    assert "0" not in words.say("analysis-played-well", player="Maya", given=0)
    assert "3" in words.say("analysis-played-well", player="Maya", given=3)


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_a_report_is_one_file_in_the_readers_language(game: Game, language: str) -> None:
    analysis = analysed(game)
    page = report.html(game, short_game(game), analysis, language)
    assert f'<html lang="{language}">' in page
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", page)
    assert not re.findall(r"https?://(?!www\.w3\.org/)", page)
    assert page.count("<svg") == 1 + len(analysis.players)
    words = Words(game, language, analysis.names)
    for key in ("analysis-shares", "analysis-way", "analysis-accuracy", "analysis-points"):
        assert words.say(key) in page


def test_an_analysis_of_a_game_from_elsewhere() -> None:
    """A game that brings no judgement of its own is judged by its score."""
    record, state = begin_record(PEBBLES, 2, 3, {})
    rng = Random(3)
    while not state.over:
        action = state.random_action(rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    analysis = analyse(PEBBLES, record)
    assert analysis.rough
    assert analysis.finished
    assert len(analysis.steps) == len(record.moves)


@games
def test_shares_are_rough_where_they_were_found_to_be(game: Game) -> None:
    """As bench/analysis.md says: an expected error of more than 0.03."""
    report = (Path(__file__).parents[2] / "bench" / "analysis.md").read_text("utf-8")
    [table] = re.findall(r"expected error.*?\n\n", report, re.DOTALL)
    errors = {
        int(seats): float(error)
        for seats, error in re.findall(rf"\| {game.name} \| (\d) \| \d+ \| ([\d.]+) \|", table)
    }
    assert set(errors) == {2, 3, 4}
    rough = {seats for seats, error in errors.items() if error > 0.03}
    assert set(rough_seats(game)) == rough | ({1} & set(game.seats))


def test_a_draw_that_changed_nothing_is_no_moment() -> None:
    def drawn(number: int, change: float) -> Step:
        return Step(number, 0, 1, "take", [0.5, 0.5], [change, -change], None)

    steps = [drawn(1, 0.0), drawn(2, 0.004), drawn(3, -0.02), drawn(4, 0.006)]
    assert [moment.number for moment in moments(steps)] == [3, 4]
    assert [moment.change for moment in moments(steps, 1)] == [0.02, -0.006]


@pytest.mark.parametrize(("searched", "played_on"), [(0.2, 0.12), (0.12, 0.2), (0.2, -0.1)])
def test_the_smaller_loss_of_a_second_look_counts(
    searched: float, played_on: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ziggurat.game("mexica")
    state = short_game(game).replay(game, 20)

    def found(loss: float) -> Comparison:
        played, best = Look(0, [0.5, 0.5], []), Look(1, [0.5 + loss, 0.5 - loss], [1])
        return Comparison(played, best, loss, 0.0, 1)

    monkeypatch.setattr(looks, "_side_by_side", lambda *_: found(searched))
    monkeypatch.setattr(looks, "_both_played_on", lambda *_: found(played_on))
    action = state.actions()[0]
    monkeypatch.setattr(looks, "best_branch", lambda *_: Branch(state.actions()[1], 1.0))
    said = looks.compare(game.judgement(), state, action, FEW, Random(1))
    assert said is not None
    assert said.looks == 2
    assert said.loss == pytest.approx(max(0.0, min(searched, played_on)))
