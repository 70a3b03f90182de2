"""How soon won games end: new bots and those of release 0.1.0 from the same positions.

    python -m bench.won_games [GAME...] [--games 40] [--bot search:200] [--jobs N] [--old FOLDER]

Two-seat games are begun by a short search against greedy, until it begins a turn with 93 % of the
victory or more. From there the bot plays on against greedy, once that of this source and once that
of 0.1.0, and it is counted how many actions and turns the end takes. Games that never come so far
are left out. See `bench.strength` for --old.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev

from bench.strength import GAMES, LIMITS, old_command

from ziggurat.arena.players import player
from ziggurat.bots import Bot, Observation, bot
from ziggurat.core.records import Record, begin_record
from ziggurat.core.state import State
from ziggurat.core.types import Seat
from ziggurat.engines.guest import Guest
from ziggurat.games import game as game_of
from ziggurat.processes import pool

FAR_AHEAD = 0.93
BEGINNER, OPPONENT = "search:30", "greedy"
LONGEST = 3000
"""Actions after which a game counts as one that does not end."""


@dataclass(frozen=True)
class Ending:
    """How a won game went on."""

    actions: int
    turns: int
    won: bool


def begun(name: str, number: int) -> tuple[Record, State] | None:
    """A game up to where its leader is as good as winning; None if it never is."""
    game, leader = game_of(name), number % 2
    record, state = begin_record(game, 2, f"won.{number}", {}, ["one", "other"], revision=1)
    state.listening = False
    seats = order(leader, bot(BEGINNER), bot(OPPONENT))
    judgement, rng = game.judgement(), Random(f"begun {number}")
    while not state.over:
        begins = state.seat == leader and judgement.turn_begins(state)
        if begins and judgement.chances(state)[leader] >= FAR_AHEAD:
            return record, state
        move(record, state, seats[state.seat], rng)
    return None


def order(leader: Seat, one: Bot, other: Bot) -> list[Bot]:
    return [other, one] if leader else [one, other]


def move(record: Record, state: State, player: Bot, rng: Random) -> None:
    action = player.choose(Observation.of(state), rng)
    record.add(state, action)
    state.play(action)


def play(commands: Sequence[str], name: str, number: int) -> list[Ending]:
    """How such a game goes on with each of these bots as the leader; none if it is not won."""
    found: list[Ending] = []
    for command in commands:
        start = begun(name, number)
        if start is None:
            return []
        record, state = start
        leader = state.seat
        one = player(command, None, LIMITS)
        try:
            found.append(ending(record, state, leader, one, Random(f"ending {number}")))
        finally:
            one.close()
    return found


def ending(record: Record, state: State, leader: Seat, one: Bot, rng: Random) -> Ending:
    """Play on to the end."""
    seats = order(leader, one, bot(OPPONENT))
    if isinstance(one, Guest):
        one.sit(record, leader)
    first, turns, before = len(record.moves), 0, -1
    while not state.over and len(record.moves) - first < LONGEST:
        turns += state.seat != before
        before = state.seat
        move(record, state, seats[state.seat], rng)
    won = state.over and state.ranking()[leader] == 1
    return Ending(len(record.moves) - first, turns, won)


def line(name: str, label: str, endings: Sequence[Ending]) -> str:
    lengths = [one.actions for one in endings]
    return (
        f"| {name} | {label} | {len(endings)} | {fmean(lengths):.1f} | {median(lengths):.0f} "
        f"| {max(lengths)} | {fmean(one.turns for one in endings):.1f} "
        f"| {sum(one.won for one in endings)} |"
    )


def compared(pairs: Sequence[list[Ending]]) -> str:
    """By how many turns the end comes sooner, with its 95 % interval."""
    gains = [new.turns - old.turns for new, old in pairs]
    error = 1.96 * stdev(gains) / sqrt(len(gains))
    return f"turns of the new one less those of 0.1.0: {fmean(gains):+.1f} ± {error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", dest="count", type=int, default=40, help="of each game")
    parser.add_argument("--bot", default="search:200", help="who leads")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    parser.add_argument("--old", type=Path, help="the folder that 0.1.0 is unpacked in")
    given = parser.parse_args()
    commands = [given.bot, f"follow:{old_command(given.old)} {given.bot}"]
    print("| Game | Leader | Games | Actions to the end | Median | Most | Turns | Won |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    with pool(given.jobs) as players:
        for name in given.games:
            task = partial(play, commands, name)
            pairs = [one for one in players.map(task, range(given.count)) if one]
            for number, label in enumerate(("new", "0.1.0")):
                print(line(game_of(name).title, label, [pair[number] for pair in pairs]))
            print(f"{name}: {compared(pairs)}", flush=True)


if __name__ == "__main__":
    main()
