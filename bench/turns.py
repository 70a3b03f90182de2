"""How long the levels take for a turn: `python -m bench.turns`, the table of it in results.md.

It counts what `bench.opponents` has played: whole games with full budgets, in which nobody may err
or stall. Who plays alone has no turns to tell apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from bench import opponents
from bench.opponents import in_results

from ziggurat.arena.figures import percentile
from ziggurat.arena.matches import Result
from ziggurat.bots import LEVELS, SearchBot, bot
from ziggurat.games import game as game_of
from ziggurat.games import games

NAMES = [game.name for game in games()]

MARK = "turns"


@dataclass
class Turns:
    """What a level did at tables of one size."""

    games: int = 0
    seconds: list[float] = field(default_factory=list)


def played() -> Iterator[tuple[str, Result]]:
    """All games that were played, with the name of the game."""
    for game in NAMES:
        for pairing in opponents.pairings(game):
            for result in pairing.played():
                yield game, result


def counted() -> dict[tuple[str, int, str], Turns]:
    """By game, seats and level."""
    found: dict[tuple[str, int, str], Turns] = defaultdict(Turns)
    for game, result in played():
        for name in set(result.names):
            found[game, len(result.names), name].games += 1
        for seat, name in enumerate(result.names):
            found[game, len(result.names), name].seconds += result.turns[seat]
    return found


def table() -> str:
    lines = [
        "| Game | Seats | Level | Games | Turns | Budget, s | Median, s | 99 % within, s "
        "| Longest, s |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    found = counted()
    for game in NAMES:
        for seats in game_of(game).seats:
            for level in LEVELS:
                turns = found[game, seats, level]
                if not turns.games:
                    continue
                player = bot(level, budget=1.0)
                budget = f"{player.seconds:g}" if isinstance(player, SearchBot) else "–"
                middle, most = percentile(turns.seconds, 0.5), percentile(turns.seconds, 0.99)
                lines.append(
                    f"| {game_of(game).title} | {seats} | {level} | {turns.games} "
                    f"| {len(turns.seconds)} | {budget} | {middle:.3f} | {most:.3f} "
                    f"| {max(turns.seconds, default=0.0):.3f} |"
                )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    in_results(MARK, table())
