"""Puzzles: positions of bots' games where one decision clearly beats all others.

A large gap at the first glance, then in a search of the few best moves, each alone and equally
long, makes a position a candidate. A longer search of all moves together then looks for rivals that
the first glance missed. What counts is what `confirmation` says of the move beside them all.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from ziggurat.analysis.advice import explain
from ziggurat.analysis.confirmation import Worth, confirmed
from ziggurat.analysis.difficulty import UNGRADED, effort, graded
from ziggurat.analysis.facts import Candidate, rounded
from ziggurat.analysis.looks import Look, search_all, search_move
from ziggurat.bots import Advice, Observation, bot
from ziggurat.bots.search import root_values
from ziggurat.core.digest import digest
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json

PLAYER = "apprentice"
"""Whose games are looked at: it errs as people do, so that there is something to find."""
GLANCE = 0.02
"""How far the best move must be ahead at the first glance, in shares of the victory."""
CHOSEN = 0.05
"""The same after the search that chooses."""
SIDEWAYS = 0.08
"""How often a position is looked at whose first glance shows no such gap."""
LOOKED_AT = 5
"""The moves that are searched alone, the best of the first glance."""
RIVALS = 3
"""As many other ways to play are told."""
CHOOSING = 40
"""Simulations for each move."""
WIDE = 1_000
"""Simulations of all moves together, which look for what the first glance missed."""
TRIED = 5
"""As many of the moves that this search tries most are rivals too."""
MOST_ALSO = 3
"""Moves that are as right as the solution; where there are more, anything does."""
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
    victory the next best of `others` would give away as searches say, `lead` the same as games say
    that are played on, each with its standard error. `also` are moves that begin the same line in
    another order or come to the same, and as right. How difficult it is shows beside the others of
    its collection, which grades it.
    """

    id: str
    seats: int
    seat: int
    theme: str
    difficulty: str
    gap: float
    error: float
    lead: float
    lead_error: float
    source: str
    position: Facts
    solution: Candidate
    also: list[Action]
    others: list[Candidate]

    def json(self) -> Facts:
        facts: Facts = json.loads(json.dumps(asdict(self)))
        return facts


@dataclass(frozen=True)
class Themes:
    """What puzzles of a game are about: by kinds of actions in the solution, and of reasons."""

    actions: Mapping[str, str]
    reasons: Mapping[str, str]


def themes(game: Game) -> Themes:
    """The themes that the game's folder names."""
    file = game.folder / "puzzles" / "themes.toml"
    table = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return Themes(*(_by_kind(table.get(part, {})) for part in ("actions", "reasons")))


def _by_kind(kinds_of: Mapping[str, Sequence[str]]) -> dict[str, str]:
    return {kind: theme for theme, kinds in kinds_of.items() for kind in kinds}


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
    return _proven(judgement, state, imagined, best, rivals, also, source, rng)


def look_again(game: Game, puzzle: Facts) -> Facts | None:
    """A puzzle that was found before as it is confirmed now; None where it is none any more."""
    known = str(puzzle["id"])
    rng = Random(f"{known} again")
    judgement, state = game.judgement(), game.load(puzzle["position"])
    imagined = game.imagine(state.view(state.seat), rng)
    best, *rivals = (
        search_move(judgement, imagined, game.read(words), CHOOSING, rng)
        for words in _words(puzzle)
    )
    also = [action for action in _row(puzzle["also"]) if isinstance(action, int)]
    found = _proven(judgement, state, imagined, best, rivals, also, str(puzzle["source"]), rng)
    return None if found is None else replace(found, id=known).json()


def _words(puzzle: Facts) -> list[str]:
    """The moves that are told of a puzzle, the solution first."""
    moves = [puzzle["solution"], *_row(puzzle["others"])]
    return [str(move["words"]) for move in moves if isinstance(move, Mapping)]


def _row(value: Json) -> Sequence[Json]:
    assert isinstance(value, Sequence)
    return value


def _proven(
    judgement: Judgement,
    state: State,
    imagined: State,
    best: Look,
    rivals: Sequence[Look],
    also: list[Action],
    source: str,
    rng: Random,
) -> Puzzle | None:
    """The puzzle, if a move is clearly better than these and than any other."""
    tried = search_all(judgement, imagined, WIDE, rng)
    lines = [best, *(look for look in tried if look.action == best.action)]
    also = list(also)
    moves = [best]
    for look in [*rivals, *tried[:TRIED]]:
        if look.action in (*also, *(known.action for known in moves)):
            continue
        if any(_same_way(look, line) for line in lines):
            also.append(look.action)
        else:
            moves.append(look)
    if len(also) > MOST_ALSO:
        return None
    worth = confirmed(imagined, [look.action for look in moves], rng)
    if worth is None or len(also) + len(worth.alike) > MOST_ALSO:
        return None
    also += worth.alike
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
    told = worth.moves[: 1 + RIVALS]
    thoughts = [Advice(look.action, look.shares[seat], look.line) for look in told]
    moves = explain(judgement, imagined, thoughts, rng)
    solution, *others = (
        Candidate(
            move.action,
            game.write(move.action),
            rounded(look.shares),
            move.line,
            [reason.json() for reason in move.reasons],
        )
        for look, move in zip(told, moves, strict=True)
    )
    position = state.dump()
    return Puzzle(
        digest({"position": position, "seat": seat})[:10],
        state.seats,
        seat,
        theme_of(game, solution.line, solution.reasons),
        UNGRADED,
        round(worth.gap, 4),
        round(worth.error, 4),
        round(worth.lead, 4),
        round(worth.lead_error, 4),
        source,
        position,
        solution,
        also,
        others,
    )


def theme_of(game: Game, line: Sequence[Action], reasons: Sequence[Facts]) -> str:
    """What a puzzle is about: the first action of its solution that says so, else a reason."""
    known = themes(game)
    done = [known.actions.get(str(game.table.fields[action]["kind"])) for action in line]
    told = [known.reasons.get(str(reason["kind"])) for reason in reasons]
    return next((theme for theme in (*done, *told) if theme is not None), OTHER)


def kind_of(puzzle: Facts) -> str:
    """What makes two puzzles alike: the theme, and what is done."""
    solution = puzzle["solution"]
    assert isinstance(solution, Mapping)
    return f"{puzzle['theme']} {str(solution['words']).partition(' ')[0]}"


class Collection:
    """The puzzles of a game in a file, no two of them the same and few alike.

    `looked` counts the games that were looked through for it, so that a search goes on with others;
    `dropped` are puzzles of another collection that did not hold when they were looked at again.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.puzzles: dict[str, Facts] = {}
        self.looked = 0
        self.dropped: set[str] = set()
        if file.is_file():
            kept = json.loads(file.read_text("utf-8"))
            self.looked = kept.get("looked", 0)
            self.dropped = set(kept.get("dropped", []))
            self.puzzles = {puzzle["id"]: puzzle for puzzle in kept["puzzles"]}

    def add(self, puzzle: Facts) -> bool:
        """Take one in, unless it is there or as many like it are."""
        kind = kind_of(puzzle)
        alike = sum(kind_of(other) == kind for other in self.puzzles.values())
        if alike >= ALIKE or puzzle["id"] in {*self.puzzles, *self.dropped}:
            return False
        self.puzzles[str(puzzle["id"])] = puzzle
        return True

    def left(self, puzzles: Sequence[Facts]) -> list[Facts]:
        """Those of another collection that were not looked at again for this one."""
        return [one for one in puzzles if one["id"] not in {*self.puzzles, *self.dropped}]

    def settle(self, known: str, again: Facts | None) -> None:
        """Keep a puzzle as it was found again, or note that it is none any more."""
        if again is None:
            self.dropped.add(known)
            self.puzzles.pop(known, None)
        else:
            self.puzzles[known] = again

    def take(self, other: Collection) -> int:
        """Take over what was found elsewhere, and what was found again; how many are new."""
        for known in list(self.puzzles):
            if known in other.dropped or known in other.puzzles:
                self.settle(known, other.puzzles.get(known))
        self.dropped.clear()
        return sum(self.add(one) for one in other.puzzles.values())

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
        if self.dropped:
            head += f', "dropped": {json.dumps(sorted(self.dropped))}'
        self.file.parent.mkdir(parents=True, exist_ok=True)
        whole = self.file.with_suffix(".new")
        whole.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
        whole.replace(self.file)


def _value(pair: tuple[Action, float]) -> float:
    return pair[1]
