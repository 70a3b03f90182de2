"""The puzzles of all games, and which of them everybody has today."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache

from ziggurat.analysis import puzzles
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.puzzles import (
    KeptPuzzle,
    PuzzleInfo,
    PuzzleLine,
    PuzzleOfDay,
    Puzzles,
)
from ziggurat.server.tables.game_info import edition


@cache
def of_game(game: Game) -> tuple[KeptPuzzle, ...]:
    """The puzzles that a game has, none where its folder has none."""
    try:
        return tuple(KeptPuzzle.model_validate(one) for one in puzzles.shipped(game))
    except puzzles.NoPuzzles:
        return ()


def known_puzzle(game: Game, key: str) -> KeptPuzzle:
    for puzzle in of_game(game):
        if puzzle.id == key:
            return puzzle
    raise Problem("no-such-puzzle")


def all_of(games: Sequence[Game]) -> Puzzles:
    """The list, and the puzzle of the day."""
    lines = [
        PuzzleLine(
            game=game.name,
            id=puzzle.id,
            theme=puzzle.theme,
            difficulty=puzzle.difficulty,
            seats=puzzle.seats,
        )
        for game in games
        for puzzle in of_game(game)
    ]
    return Puzzles(puzzles=lines, today=of_day(games, datetime.now(UTC).date()))


def of_day(games: Sequence[Game], day: date) -> PuzzleOfDay | None:
    """Another game each day, and each of its puzzles in turn."""
    having = [game for game in games if of_game(game)]
    if not having:
        return None
    rounds, turn = divmod(day.toordinal(), len(having))
    own = of_game(having[turn])
    puzzle = own[rounds % len(own)]
    return PuzzleOfDay(day=day.isoformat(), game=having[turn].name, id=puzzle.id)


def start_of(game: Game, puzzle: KeptPuzzle) -> State:
    """Its position."""
    return game.load(puzzle.position)


def info_of(game: Game, puzzle: KeptPuzzle) -> PuzzleInfo:
    return PuzzleInfo(
        game=game.name,
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        seat=puzzle.seat,
        seats=puzzle.seats,
        options=start_of(game, puzzle).options,
        edition=edition(game),
    )
