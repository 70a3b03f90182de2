"""Advice is from the view alone, legal, repeatable, and its reasons are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import tests.mexica.table as mexica
import tests.tigris.table as tigris
import ziggurat
from tests.core.pebbles import GAME as PEBBLES
from tests.games.catalogues import LANGUAGES, messages
from tests.games.present import GAMES
from ziggurat.analysis import AdvisedMove, NotDeciding, Reason, advise
from ziggurat.analysis.lines import play_line
from ziggurat.analysis.reasons import MOST, missing, prevention
from ziggurat.bots import Advice, Bot, Observation, bot
from ziggurat.core import Game, State
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Action

LEVEL = "search:24"
EVERY = 25
"""Decisions between the positions that are looked at."""


def positions(game: Game, seed: int) -> Iterator[State]:
    """Two positions of a sensible game with something to choose from."""
    rng = Random(seed)
    greedy = bot("greedy")
    state = game.start(2, seed)
    for _ in range(2):
        for _ in range(EVERY):
            state.play(greedy.choose(Observation.of(state), rng))
        while len(state.actions()) < 6:
            state.play(greedy.choose(Observation.of(state), rng))
        yield state


def advised(state: State, count: int = 3, level: str = LEVEL) -> list[AdvisedMove]:
    return advise(state.game, state.view(state.seat), level, count=count, seed=5)


def told(move: AdvisedMove, kind: str) -> Reason:
    found = [reason for reason in move.reasons if reason.kind == kind]
    assert found, f"{kind} is not among {move.reasons}"
    return found[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_is_legal_ordered_short_and_repeatable(game: Game) -> None:
    reasons = 0
    for state in positions(game, 3):
        before = state.dump()
        moves = advised(state)
        assert [move.json() for move in moves] == [move.json() for move in advised(state)]
        assert state.dump() == before
        assert all(0.0 <= move.share <= moves[0].share <= 1.0 for move in moves)
        assert sum(move.visits for move in moves) <= 24
        for move in moves:
            assert len(move.reasons) <= MOST
            assert move.line[0] == move.action
            assert_playable(state, move)
            for reason in move.reasons:
                assert_said(game, reason.kind)
            reasons += len(move.reasons)
    assert reasons


def assert_playable(state: State, move: AdvisedMove) -> None:
    """The line is legal as long as nobody else comes in and nothing comes out of hiding."""
    twin, seat = state.copy(), state.seat
    twin.listening = True
    for action in move.line:
        if twin.seat != seat or any(event.reveal for event in twin.events):
            return
        twin.play(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    for number, state in enumerate(positions(game, 4)):
        dump = plain(state.dump())
        assert isinstance(dump, dict)
        exchange(dump, game.hidden(dump, state.seat), Random(number))
        other = game.load(dump)
        assert [one.json() for one in advised(state)] == [one.json() for one in advised(other)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_has_its_sentence_in_four_languages(game: Game) -> None:
    source = (game.folder / "judgement" / "reasons.py").read_text("utf-8")
    kinds = re.findall(r'Finding\(\s*"([a-z-]+)"', source)
    assert kinds
    for kind in kinds:
        assert_said(game, kind)


def assert_said(game: Game, kind: str) -> None:
    own = kind not in ("prevents", "misses")
    for language in LANGUAGES:
        assert (f"{game.name}-reason-{kind}" if own else f"reason-{kind}") in messages(language)


def test_advice_is_for_the_seat_that_decides() -> None:
    game = ziggurat.game("mexica")
    state = game.start(2, 1)
    with pytest.raises(NotDeciding):
        advise(game, state.view(1), LEVEL)
    with pytest.raises(NotDeciding):
        advise(game, state.view(None), LEVEL)


@pytest.mark.rule("MX-19")
def test_a_founding_is_told_with_its_points_and_its_guest() -> None:
    """A region of thirteen is closed and shown; the other pilli stands in it too."""
    state = mexica.position(pilli="S8 T9", canals=mexica.EAST, shown=[13], ap=1)
    best = advised(state, level="search:100")[0]
    founds, guest = told(best, "founds"), told(best, "guest")
    points = mexica_points(state, best)
    assert founds.facts["size"] == 13
    assert (founds.facts["count"], guest.facts["count"]) == (points[0], points[1])
    assert guest.weight < 0 < founds.weight


def mexica_points(state: State, move: AdvisedMove) -> list[int]:
    twin = state.copy()
    twin.listening = True
    for action in move.line:
        twin.play(action)
    points = next(event.facts["points"] for event in twin.events if event.kind == "found")
    assert isinstance(points, list)
    return [count for count in points if isinstance(count, int)]


FARMERS = {
    "F2": "temple",
    "E3": "farm",
    "F4": "0 farmer",
    "J1": "1 farmer",
    "I1": "farm",
    "H1": "farm",
    "G1": "farm",
}
"""One farm against three; a tile on G2 joins the kingdoms."""


@pytest.mark.rule("TE-28")
@pytest.mark.parametrize(("farms", "chance", "worth"), [(4, 100, True), (1, 0, False)])
def test_a_war_is_told_with_its_chance(farms: int, chance: int, worth: bool) -> None:
    """The other side holds nothing, so that the own farms decide."""
    state = tigris.table(FARMERS, hands={0: ["temple", *["farm"] * farms], 1: []})
    tigris.do(state, "0 temple G2")
    war = told(advised(state)[0], "war")
    assert war.facts["chance"] == chance
    assert (war.weight > 0) == worth


class Reckless(Bot):
    """Believes in joining the kingdoms on G2, and a little less in a tile far from both."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        return self.advise(observation, rng)[0].action

    def advise(self, observation: Observation, rng: Random, count: int = 3) -> list[Advice]:
        ways = [
            (observation.game.read(words), value)
            for words, value in (("temple G2", 0.6), ("settlement B8", 0.5))
        ]
        return [Advice(action, value, [action], 50) for action, value in ways]


def test_a_war_that_is_lost_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a search believes in: what its own reasons speak against is left out."""
    monkeypatch.setattr("ziggurat.analysis.advice.bot", lambda *_, **__: Reckless())
    hands = {0: ["temple", "settlement", "farm"], 1: ["farm"] * 6}
    state = tigris.table(FARMERS, hands=hands)

    assert [state.game.write(move.action) for move in advised(state)] == ["settlement B8"]


def test_points_are_told_by_colour_and_whether_it_is_the_weakest() -> None:
    """A king beside a temple, a settlement in hand: a black point, at once."""
    place = {"G7": "temple", "F7": "0 king"}
    few = tigris.table(place, hands={0: ["settlement"], 1: []}, points={0: {"red": 3}}, left=1)
    point = told(advised(few)[0], "points")
    assert point.facts == {"colour": "black", "weakest": "yes", "count": 1}
    assert point.at_once
    much = {"black": 9, "red": 3, "blue": 3, "green": 3}
    many = tigris.table(place, hands={0: ["settlement"], 1: []}, points={0: much}, left=1)
    judgement = many.game.judgement()
    line = play_line(judgement, many, [many.game.read("settlement E7")], Random(1))
    points = [one for one in judgement.findings(line.story()) if one.kind == "points"]
    assert [one.facts["weakest"] for one in points] == ["no"]
    assert 0 < points[0].worth < point.weight


def test_what_a_move_prevents_must_be_clear_in_every_position() -> None:
    found = prevention([[0, 1], [0, 0]], [[0, 5], [0, 4]])
    assert found is not None
    assert found.facts == {"seat": 1, "count": 4, "left": 0}
    assert prevention([[0, 1], [0, 5]], [[0, 9], [0, 5]]) is None
    assert prevention([[0, 1]], [[0, 2]]) is None


def test_what_the_next_best_misses() -> None:
    found = missing(6, 2)
    assert found is not None
    assert found.facts == {"count": 4}
    assert missing(3, 2) is None


def test_a_game_without_words_of_its_own_is_told_by_its_points() -> None:
    state: State = PEBBLES.start(2, 1)
    kinds: set[str] = set()
    rng = Random(1)
    while not state.over:
        if len(state.actions()) > 1:
            for move in advised(state):
                kinds |= {reason.kind for reason in move.reasons}
        state.play(state.random_action(rng))
    assert "points" in kinds
    assert kinds <= {"points", "prevents", "misses"}
