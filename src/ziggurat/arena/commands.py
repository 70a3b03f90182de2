"""The commands `arena` and `tune`."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ziggurat.arena import plots, runners
from ziggurat.arena.figures import Figures, summary
from ziggurat.arena.matches import BadArena, Result, entrants, schedule
from ziggurat.arena.results_store import ResultsStore
from ziggurat.arena.tuner import Field, starting, verdict
from ziggurat.arena.tuner import tune as tuning
from ziggurat.core.errors import BadOption
from ziggurat.core.types import Json, Options
from ziggurat.engines.program import Limits
from ziggurat.games import game as game_of

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game that `ziggurat games` lists.")
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes to use.")]
Seed = Annotated[str, typer.Option(help="The same seed repeats the same shuffles.")]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print one JSON object on one line, and nothing else.")
]


def arena(
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B[,C…]", help="The bots that play; the last one fills the remaining seats."
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="How many games; rounded up to whole rotations.")
    ] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Number of players; by default two, or as many as needed.")
    ] = None,
    seed: Seed = "1",
    workers: Workers = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local starts one.")
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A game option; may be repeated."),
    ] = None,
    revision: Annotated[
        int, typer.Option(min=0, help="Play by this revision of the rules; 0 is the newest.")
    ] = 0,
    guest_seconds: Annotated[
        float, typer.Option(min=0.01, help="How many seconds a program may take for a decision.")
    ] = Limits.seconds,
    guest_turn: Annotated[
        float, typer.Option(min=0, help="Processor seconds a program should use per turn.")
    ] = Limits.turn_seconds,
    guest_memory: Annotated[
        int, typer.Option(min=16, help="Megabytes of data a program may use.")
    ] = Limits.megabytes,
    as_json: AsJson = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Write records, figures and plots here; resume what is there."
        ),
    ] = None,
) -> None:
    """Let bots play each other, with rotating seats, and rate them.

    A bot is a level, master@2 for one that thinks on two cores, module:Class, or cmd:PROGRAM with
    its arguments for an engine that speaks the engine protocol.
    """
    game = game_of(name)
    chairs = max(2, game.seats[0]) if seats is None else seats
    given: Options = dict(_options(option or []))
    limits = Limits(guest_seconds, guest_turn, guest_memory)
    names = next(csv.reader([bots], skipinitialspace=True), [])
    playing = entrants(names, limits)
    matches = schedule(game, playing, chairs, games, seed, given, revision, limits)
    title = f"{game.title}, {chairs} seats"
    about: dict[str, Json] = {
        "game": name,
        "seats": chairs,
        "options": dict(matches[0].options),
        "seed": seed,
    }
    store = None if out is None else ResultsStore(out, {**about, "bots": bots})
    played = [] if store is None else store.stored(matches)
    before = {result.number for result in played}
    left = [match for match in matches if match.number not in before]
    with _bar() as progress:
        task = progress.add_task(title, total=len(matches), completed=len(played))
        for result in runners.results(left, workers, ray):
            played.append(result)
            if store is not None:
                store.add(result)
            progress.advance(task)
    played.sort(key=lambda result: result.number)
    figures = summary(played, seed)
    facts: dict[str, Json] = {
        **about,
        "games": len(played),
        "bots": {one.name: described(one) for one in figures},
        "cpu": {one.name: timed(one) for one in figures},
        "faults": {who: dict(counted) for who, counted in faults(played).items()},
    }
    if out is not None:
        save_all(out, title, facts, figures, played)
    if as_json:
        print(json.dumps(facts))
        return
    print(f"{len(played)} games of {title}, seed {seed}")
    Console().print(drawn(figures))
    for who, counted in faults(played).items():
        print(f"{who}: " + ", ".join(f"{kind} {count}" for kind, count in counted.items()))


def faults(played: Sequence[Result]) -> dict[str, dict[str, int]]:
    """What each program did wrong in all games, where it did."""
    found: dict[str, Counter[str]] = {}
    for result in played:
        for name, counted in zip(result.names, result.faults, strict=False):
            if counted:
                found.setdefault(name, Counter()).update(counted)
    return {name: dict(sorted(counted.items())) for name, counted in found.items()}


def described(one: Figures) -> Json:
    """What a bot reached; the same for the same seed, wherever it was played."""
    return {
        "games": one.games,
        "win_share": round(one.share, 4),
        "interval": [round(bound, 4) for bound in one.interval],
        "points": round(one.points, 2),
        "rating": round(one.rating, 1),
        "rating_interval": [round(bound, 1) for bound in one.rating_interval],
        "by_seat": [
            {"games": games, "win_share": round(share, 4), "points": round(points, 2)}
            for games, share, points in one.by_seat
        ],
    }


def timed(one: Figures) -> Json:
    """CPU milliseconds; these differ from run to run."""
    return {
        "decision_ms": round(one.decision_ms, 3),
        "turn_median_ms": round(one.turn_ms[0], 3),
        "turn_99_ms": round(one.turn_ms[1], 3),
    }


def drawn(figures: Sequence[Figures]) -> Table:
    table = Table("bot", "rating (95 %)", "wins (95 %)", "points", "ms/decision", "ms/turn, 99 %")
    for one in figures:
        low, high = one.rating_interval
        least, most = one.interval
        table.add_row(
            one.name,
            f"{one.rating:.0f} ({low:.0f} to {high:.0f})",
            f"{one.share:.1%} ({least:.1%} to {most:.1%}) of {one.games}",
            f"{one.points:.1f}",
            f"{one.decision_ms:.1f}",
            f"{one.turn_ms[1]:.0f}",
        )
    return table


def save_all(
    folder: Path,
    title: str,
    facts: Json,
    figures: Sequence[Figures],
    played: Sequence[Result],
) -> None:
    """Records, figures and plots in a folder."""
    try:
        (folder / "records").mkdir(parents=True, exist_ok=True)
        for result in played:
            path = folder / "records" / f"{result.number:05}.txt"
            path.write_text(result.record, "utf-8")
        (folder / "arena.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise BadArena(f"{folder} cannot be written: {error.strerror}") from error
    plots.draw(folder, title, figures, played)


def tune(
    name: GameName,
    bot: Annotated[str, typer.Option(help="The bot that plays with the weights.")] = "greedy",
    steps: Annotated[int, typer.Option(min=1, help="How many steps to take.")] = 60,
    games: Annotated[int, typer.Option(min=2, help="How many games for each step.")] = 40,
    final: Annotated[
        int, typer.Option(min=2, help="How many games against the initial weights.")
    ] = 400,
    seats: Annotated[int, typer.Option(min=2, help="Number of players.")] = 2,
    seed: Seed = "1",
    workers: Workers = 1,
    as_json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result to this file as JSON.")
    ] = None,
) -> None:
    """Look for better weights of a game's judgement by self-play."""
    field = Field(game_of(name), bot, seats, seed, workers)
    first = starting(field.game)
    facts: dict[str, Json] = {
        "game": name,
        "bot": bot,
        "seats": seats,
        "seed": seed,
        "games": games,
        "before": dict(first),
    }
    found = first
    shares: list[Json] = []
    for step in tuning(field, steps, games):
        found = step.weights
        shares.append(round(step.share, 4))
        facts |= {"steps": shares, "weights": dict(found)}
        _save(out, facts)
        if not as_json:
            print(f"{step.number + 1}. {step.share:.1%} for this step's changes")
    last = verdict(field, found, final)
    facts |= {
        "final": final,
        "win_share": round(last.share, 4),
        "interval": [round(bound, 4) for bound in last.interval],
        "better": last.better,
    }
    _save(out, facts)
    if as_json:
        print(json.dumps(facts))
        return
    least, most = last.interval
    print(f"{last.share:.1%} ({least:.1%} to {most:.1%}) of {final} games with the weights found:")
    print(", ".join(f"{key} {value}" for key, value in found.items()))


def _save(path: Path | None, facts: Json) -> None:
    if path is None:
        return
    try:
        path.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise BadArena(f"{path} cannot be written: {error.strerror}") from error


def _options(texts: Sequence[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in texts:
        option, equals, value = text.partition("=")
        if not equals or not option or option in given:
            raise BadOption(f"an option is NAME=VALUE, each once, not {text!r}")
        given[option] = value
    return given


def _bar() -> Progress:
    """A progress bar on a terminal; it never touches standard output."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
