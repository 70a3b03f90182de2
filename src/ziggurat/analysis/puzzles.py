"""Puzzles: positions of bots' games where one decision clearly beats all others.

A large gap at the first glance, then in a search of the few best moves, each alone and equally
long, makes a position a candidate. What counts is another, longer search over draws that were not
used for choosing it; and the move must be ahead where the game is played on from each.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from ziggurat.analysis.advice import explain
from ziggurat.analysis.difficulty import UNGRADED, effort, graded
from ziggurat.analysis.facts import Candidate, rounded
from ziggurat.analysis.looks import Look, play_on, search_move, together
from ziggurat.bots import Advice, Observation, bot
from ziggurat.bots.search import root_values
from ziggurat.core.digest import digest
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

PLAYER = "apprentice"
"""Whose games are looked at: it errs as people do, so that there is something to find."""
GLANCE = 0.02
"""How far the best move must be ahead at the first glance, in shares of the victory."""
CHOSEN = 0.05
"""The same after the search that chooses, and after the one that confirms."""
CLEAR = 0.06
SURE = 3.0
"""By how many standard errors the confirmed gap must be above 0."""
SIDEWAYS = 0.08
"""How often a position is looked at whose first glance shows no such gap."""
LOOKED_AT = 5
"""The moves that are searched alone, the best of the first glance."""
RIVALS = 3
"""As many other ways to play are told."""
CHOOSING = 40
CONFIRMING = 120
"""Simulations for each move; those that confirm are for each of `DRAWS` searches."""
DRAWS = 4
GAMES = 12
"""How often the game is played on from each move."""
MOST_OF_A_GAME = 2
APART = 12
"""Actions between two puzzles of the same game."""
LEAST_MOVES = 3
WEIGHTY = 0.04
"""The part of a turn's thought that a decision deserves at least."""
OPEN = (0.08, 0.92)
"""Where a share is outside, the game is decided."""
UNDER_WAY = 0.08
"""How much of the game has been played at least."""
OTHER = "points"
"""The theme of a puzzle that has no other."""
ALIKE = 8
"""As many puzzles of a game have the same theme and the same kind of solution."""


class NoPuzzles(ZigguratError):
    """A game's folder has no puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which `seat` has one clearly best move.

    `position` is a dump; whoever solves it sees the seat's view of it. `gap` is how much of the
    victory the next best of `others` would give away, `error` its standard error. `also` are moves
    that begin the same line in another order, and as right. How difficult it is shows beside the
    others of its collection, which grades it.
    """

    id: str
    seats: int
    seat: int
    theme: str
    difficulty: str
    gap: float
    error: float
    source: str
    position: Facts
    solution: Candidate
    also: list[Action]
    others: list[Candidate]

    def json(self) -> Facts:
        facts: Facts = json.loads(json.dumps(asdict(self)))
        return facts


def themes(game: Game) -> dict[str, str]:
    """The theme of each kind of reason, as the game's folder says."""
    file = game.folder / "puzzles" / "themes.toml"
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text("utf-8"))
    return {kind: theme for theme, kinds in table.items() for kind in kinds}


def shipped_file(game: Game) -> Path:
    """Where a game's puzzles stand."""
    return game.folder / "puzzles" / "puzzles.json"


def shipped(game: Game) -> list[Facts]:
    """The puzzles in a game's folder, as JSON; raises `NoPuzzles`."""
    file = shipped_file(game)
    if not file.is_file():
        raise NoPuzzles(f"{game.title} has no puzzles")
    found: list[Facts] = json.loads(file.read_text("utf-8"))["puzzles"]
    return found


def look_through(game: Game, seats: int, seed: str) -> Iterator[Puzzle | None]:
    """One game that bots play: what each position that is looked at comes to."""
    rng = Random(seed)
    player, judgement = bot(PLAYER), game.judgement()
    state = game.start(seats, seed, **dict(game.quick_options))
    state.listening = False
    number = found = 0
    last = -APART
    while not state.over and found < MOST_OF_A_GAME:
        if number - last >= APART and is_weighty(judgement, state):
            puzzle = look_at(
                judgement, state, f"{seed}, action {number + 1}", Random(f"{seed} {number}")
            )
            if puzzle is not None:
                found, last = found + 1, number
            yield puzzle
        state.play(player.choose(Observation.of(state), rng))
        number += 1


def is_weighty(judgement: Judgement, state: State) -> bool:
    """Whether there is something to think about, once the game is under way."""
    return (
        len(state.actions()) >= LEAST_MOVES
        and judgement.budget_share(state) >= WEIGHTY
        and judgement.progress(state) >= UNDER_WAY
    )


def look_at(judgement: Judgement, state: State, source: str, rng: Random) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    seat = state.seat
    imagined = state.game.imagine(state.view(seat), rng)
    glance = sorted(root_values(judgement, imagined, rng, False), key=_value, reverse=True)
    if len(glance) < 2:
        return None
    if glance[0][1] - glance[1][1] < GLANCE and rng.random() > SIDEWAYS:
        return None
    few = [action for action, _ in glance[:LOOKED_AT]]
    best, *rest = _searched(judgement, imagined, few, CHOOSING, rng)
    also = [look.action for look in rest if _same_way(look, best)]
    rivals = [look for look in rest if look.action not in also][:RIVALS]
    share = best.shares[seat]
    if not rivals or share - rivals[0].shares[seat] < CHOSEN or not OPEN[0] < share < OPEN[1]:
        return None
    worth = _confirmed(judgement, imagined, [best, *rivals], rng)
    if worth is None or not holds(judgement, imagined, [x.action for x in worth.moves], rng):
        return None
    return _made(judgement, state, imagined, worth, also, source, rng)


def _searched(
    judgement: Judgement, state: State, actions: Sequence[Action], count: int, rng: Random
) -> list[Look]:
    """Each move searched alone, over the same draws; the best first."""
    seed = rng.getrandbits(64)
    looks = [search_move(judgement, state, action, count, Random(seed)) for action in actions]
    return sorted(looks, key=lambda look: look.shares[state.seat], reverse=True)


def _same_way(one: Look, other: Look) -> bool:
    """Whether each begins with what the other does later in the turn."""
    return one.action in other.line and other.action in one.line


@dataclass(frozen=True)
class Worth:
    """What confirms a puzzle: its moves, the solution first, and how far that one is ahead."""

    moves: list[Look]
    gap: float
    error: float


def _confirmed(
    judgement: Judgement, state: State, moves: Sequence[Look], rng: Random
) -> Worth | None:
    """The moves searched again, longer and over several other draws; None if it is not clear.

    The first draws that speak against it end it: most candidates fall there.
    """
    searches: list[list[Look]] = []
    gaps: list[float] = []
    for _ in range(DRAWS):
        seed = rng.getrandbits(64)
        looks = [search_move(judgement, state, x.action, CONFIRMING, Random(seed)) for x in moves]
        first, *others = (look.shares[state.seat] for look in looks)
        searches.append(looks)
        gaps.append(first - max(others))
        if fmean(gaps) < CLEAR:
            return None
    error = stdev(gaps) / sqrt(len(gaps))
    if fmean(gaps) < SURE * error:
        return None
    means = [together(looks) for looks in zip(*searches, strict=True)]
    return Worth(means, fmean(gaps), error)


def holds(judgement: Judgement, state: State, actions: Sequence[Action], rng: Random) -> bool:
    """Whether the first of these moves is ahead too where the game is played on from each.

    Whoever is not after the first third of the games is not believed to be at the end.
    """
    totals = [0.0] * len(actions)
    for played in range(1, GAMES + 1):
        seed = rng.getrandbits(64)
        for number, action in enumerate(actions):
            totals[number] += play_on(judgement, state, action, Random(seed))[state.seat]
        if played in (GAMES // 3, GAMES) and totals[0] <= max(totals[1:]):
            return False
    return True


def _made(
    judgement: Judgement,
    state: State,
    imagined: State,
    worth: Worth,
    also: list[Action],
    source: str,
    rng: Random,
) -> Puzzle:
    """A puzzle with its explanation."""
    seat, game = state.seat, state.game
    thoughts = [Advice(look.action, look.shares[seat], look.line) for look in worth.moves]
    moves = explain(judgement, imagined, thoughts, rng)
    solution, *others = (
        Candidate(
            move.action,
            game.write(move.action),
            rounded(look.shares),
            move.line,
            [reason.json() for reason in move.reasons],
        )
        for look, move in zip(worth.moves, moves, strict=True)
    )
    position = state.dump()
    return Puzzle(
        digest({"position": position, "seat": seat})[:10],
        state.seats,
        seat,
        theme_of(game, solution.reasons),
        UNGRADED,
        round(worth.gap, 4),
        round(worth.error, 4),
        source,
        position,
        solution,
        also,
        others,
    )


def theme_of(game: Game, reasons: Sequence[Facts]) -> str:
    """What a puzzle is about: the first of its reasons that has a theme of its own."""
    known = themes(game)
    for reason in reasons:
        theme = known.get(str(reason["kind"]))
        if theme is not None:
            return theme
    return OTHER


def kind_of(puzzle: Facts) -> str:
    """What makes two puzzles alike: the theme, and what is done."""
    solution = puzzle["solution"]
    assert isinstance(solution, Mapping)
    return f"{puzzle['theme']} {str(solution['words']).partition(' ')[0]}"


class Collection:
    """The puzzles of a game in a file, no two of them the same and few alike.

    `looked` counts the games that were looked through for it, so that a search goes on with others.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.puzzles: dict[str, Facts] = {}
        self.looked = 0
        if file.is_file():
            kept = json.loads(file.read_text("utf-8"))
            self.looked = kept.get("looked", 0)
            self.puzzles = {puzzle["id"]: puzzle for puzzle in kept["puzzles"]}

    def add(self, puzzle: Facts) -> bool:
        """Take one in, unless it is there or as many like it are."""
        kind = kind_of(puzzle)
        alike = sum(kind_of(other) == kind for other in self.puzzles.values())
        if alike >= ALIKE or puzzle["id"] in self.puzzles:
            return False
        self.puzzles[str(puzzle["id"])] = puzzle
        return True

    def grade(self, game: Game) -> None:
        """Say of each how difficult it is beside the others."""
        efforts = {key: self._effort(game, puzzle) for key, puzzle in self.puzzles.items()}
        for key, difficulty in graded(efforts).items():
            found: Facts = {"difficulty": difficulty, "effort": efforts[key]}
            self.puzzles[key] = {**self.puzzles[key], **found}

    @staticmethod
    def _effort(game: Game, puzzle: Facts) -> float:
        known = puzzle.get("effort")
        return known if isinstance(known, float) else round(effort(game, puzzle), 3)

    def write(self, engine: str) -> None:
        """Keep them, one a line."""
        lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in self.puzzles.values())
        head = f'"format": 1, "engine": {json.dumps(engine)}, "looked": {self.looked}'
        self.file.parent.mkdir(parents=True, exist_ok=True)
        whole = self.file.with_suffix(".new")
        whole.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
        whole.replace(self.file)


def _value(pair: tuple[Action, float]) -> float:
    return pair[1]
