"""The command line."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import ziggurat
from ziggurat import skeleton
from ziggurat.arena.commands import arena, tune
from ziggurat.bots import Observation, RandomBot, bot
from ziggurat.core import lessons
from ziggurat.core.checks import CHECKS, CheckFailed, run, setups
from ziggurat.core.errors import BadOption, BadRecord, ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.field_source import written
from ziggurat.core.game import Game
from ziggurat.core.records import Record, options_text, result
from ziggurat.core.state import State
from ziggurat.core.types import Json, Options, Seat
from ziggurat.engines import engine
from ziggurat.games import declared
from ziggurat.server.command_line import admin, serve
from ziggurat.study import analyse, progress_bar, puzzles_app

BAD_INPUT = 2
CHECK_FAILED = 1
WIDEST = 1_000
"""Columns of a table for another program, which cuts nothing."""

app = typer.Typer(
    name="ziggurat",
    help="Tigris & Euphrates, Mexica and Teotihuacan: exact rules, simulation and records.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game that `ziggurat games` lists.")
]
RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print one JSON object on one line, and nothing else.")
]


@app.callback(invoke_without_command=True)
def door(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", is_eager=True)
    ] = False,
) -> None:
    if version:
        how = "compiled" if ziggurat.COMPILED else "interpreted"
        print(f"ziggurat {ziggurat.__version__} ({how})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_page=True)


app.command()(serve)
app.command()(analyse)
app.command()(arena)
app.command()(tune)
app.add_typer(admin)
app.add_typer(puzzles_app)


@app.command("bot")
def speak(
    level: Annotated[
        str, typer.Argument(help="A bot, as in the arena: master, master:1s, master@2.")
    ],
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="Play only this game.")] = "",
) -> None:
    """Run a bot as an engine that speaks the engine protocol on standard input and output."""
    engine.serve(level, name)


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    found = ziggurat.games()
    if as_json:
        print_json({"games": [described(game) for game in found]})
        return
    table = Table("game", "title", "seats", "actions", "options (default first)")
    table.columns[-1].overflow = "fold"
    for game in found:
        options = "\n".join(option_line(option) for option in described_options(game))
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        table.add_row(game.name, game.title, seats, str(len(game.table)), options)
    console = Console()
    if not console.is_terminal:
        console.width = Console(width=WIDEST).measure(table).maximum
    console.print(table)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Lowercase letters and digits.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write the package; NAME by default.")
    ] = None,
    prefix: Annotated[
        str, typer.Option(help="Two capital letters that begin its rule numbers.")
    ] = "",
) -> None:
    """Write the skeleton of a new game: a working package to build on."""
    home = Path(name) if folder is None else folder
    for file in skeleton.write(name, home, prefix):
        typer.echo(file)
    typer.echo(f"\npip install -e {home} && ziggurat check {name}")


@dataclass(frozen=True)
class OptionLine:
    """An option as it is listed: its values with the default first, and for which seats."""

    name: str
    values: list[str | int]
    seats: list[int]


def described_options(game: Game) -> list[OptionLine]:
    return [
        OptionLine(
            option.name,
            [option.default, *(value for value in option.values if value != option.default)],
            list(game.seats if option.seats is None else option.seats),
        )
        for option in game.options
    ]


def option_line(option: OptionLine) -> str:
    return f"{option.name}=" + "|".join(str(value) for value in option.values)


def described(game: Game) -> Json:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "actions": len(game.table),
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.values[0],
                "seats": option.seats,
            }
            for option in described_options(game)
        ],
    }


@app.command()
def simulate(
    name: GameName,
    seats: Annotated[
        int | None, typer.Option(help="Number of players; by default the fewest possible.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed repeats the same games.")] = "1",
    bot_name: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays.")] = "random",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A game option; may be repeated."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play whole games, and print how fast they were and how they ended."""
    game = ziggurat.game(name)
    seats = game.seats[0] if seats is None else seats
    options = game.read_options(seats, given_options(option or []))
    figures = Figures()
    with progress_bar() as progress:
        task = progress.add_task(f"{game.title}, {seats} seats", total=games)
        for number in range(games):
            play_one(game, seats, f"{seed}.{number}", options, bot_name, figures)
            progress.advance(task)
    head: dict[str, Json] = {
        "game": game.name,
        "seats": seats,
        "options": options,
        "seed": seed,
        "bot": bot_name,
        "games": games,
    }
    facts = figures.facts()
    if as_json:
        print_json(head | facts)
        return
    shown = options_text(options) or "no options"
    print(f"{games} games of {game.title}, {seats} seats, {shown}, bot {bot_name}, seed {seed}")
    for line in figures.lines():
        print(line)


@dataclass
class Figures:
    """What is measured over many games."""

    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    scores: list[list[int]] = field(default_factory=list)
    firsts: list[list[bool]] = field(default_factory=list)

    def add(self, state: State, length: int, seconds: float) -> None:
        self.seconds += seconds
        self.lengths.append(length)
        self.outcomes[state.outcome()] += 1
        self.scores.append(state.scores())
        self.firsts.append([place == 1 for place in state.ranking()])

    def facts(self) -> dict[str, Json]:
        every = [score for scores in self.scores for score in scores]
        return {
            "actions": sum(self.lengths),
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(sum(self.lengths) / self.seconds, 1),
            "games_per_second": round(len(self.lengths) / self.seconds, 3),
            "lengths": {
                "min": min(self.lengths),
                "mean": round(fmean(self.lengths), 2),
                "max": max(self.lengths),
            },
            "outcomes": dict(sorted(self.outcomes.items())),
            "scores": {
                "min": min(every),
                "mean": round(fmean(every), 2),
                "max": max(every),
                "deviation": round(pstdev(every), 2),
                "mean_by_seat": [round(fmean(own), 2) for own in zip(*self.scores, strict=True)],
            },
            "first_places_by_seat": [sum(own) for own in zip(*self.firsts, strict=True)],
        }

    def lines(self) -> list[str]:
        every = [score for scores in self.scores for score in scores]
        speed = sum(self.lengths) / self.seconds
        ends = ", ".join(f"{outcome} {count}" for outcome, count in self.outcomes.most_common())
        means = ", ".join(f"{fmean(own):.1f}" for own in zip(*self.scores, strict=True))
        firsts = ", ".join(str(sum(own)) for own in zip(*self.firsts, strict=True))
        return [
            f"  speed    {speed:,.0f} actions/s, {len(self.lengths) / self.seconds:,.2f} games/s",
            f"  length   {min(self.lengths)} to {max(self.lengths)} actions, "
            f"mean {fmean(self.lengths):.1f}",
            f"  ended    {ends}",
            f"  scores   {min(every)} to {max(every)}, mean {fmean(every):.1f}, "
            f"deviation {pstdev(every):.1f}",
            f"  by seat  mean score {means}; first places {firsts}",
        ]


def play_one(
    game: Game, seats: int, seed: str, options: Options, bot_name: str, figures: Figures
) -> None:
    """One game from its seed to its end."""
    player = bot(bot_name)
    rng = Random(f"bot {seed}")
    length = 0
    start = perf_counter()
    state = game.start(seats, seed, **options)
    state.listening = False
    if isinstance(player, RandomBot):
        while state.seat >= 0:
            state.apply(state.random_action(rng))
            length += 1
    else:
        while state.seat >= 0:
            state.play(player.choose(Observation.of(state), rng))
            length += 1
    figures.add(state, length, perf_counter() - start)


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after N actions; by default at the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Show the board as this seat sees it, not a spectator.")
    ] = None,
    log: Annotated[int, typer.Option(min=0, help="How many of the last actions to list.")] = 20,
    events: Annotated[
        bool, typer.Option("--events", help="Also list what each action led to.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a record and show its board and log."""
    record = read_record(file)
    game = ziggurat.game(record.game)
    state = record.replay(game, at)
    if seat is not None and seat not in range(state.seats):
        raise BadRecord(f"there is no seat {seat}: the record has 0 to {state.seats - 1}")
    played = len(record.moves) if at is None else at
    if as_json:
        print_json(replayed(record, state, played))
        return
    news = shown_events(game, record, played, seat) if events else [[] for _ in range(played)]
    for line in [*header_lines(game, record, played), "", *log_lines(record, news, log)]:
        print(line)
    print()
    print(state.text(seat))
    print()
    print(standing(record, state))


def replayed(record: Record, state: State, played: int) -> Json:
    return {
        "game": record.game,
        "seats": record.seats,
        "names": record.names,
        "options": record.options,
        "at": played,
        "of": len(record.moves),
        "seat": state.seat,
        "outcome": state.outcome(),
        "scores": state.scores(),
        "places": state.ranking(),
        "log": [{"seat": seat, "action": words} for seat, words in record.moves[:played]],
        "position": state.dump(),
    }


def header_lines(game: Game, record: Record, played: int) -> list[str]:
    return [
        f"{game.title}: {', '.join(record.names)}",
        f"{options_text(record.options) or 'no options'}; seed {record.seed}; "
        f"after {played} of {len(record.moves)} actions",
    ]


def shown_events(game: Game, record: Record, played: int, seat: Seat | None) -> list[list[Event]]:
    """What that seat was told after each action."""
    news: list[list[Event]] = []
    heard = 0
    for state in islice(record.positions(game), played + 1):
        news.append([event for event in state.events[heard:] if event.seen_by(seat)])
        heard = len(state.events)
    return news[1:]


def event_line(event: Event) -> str:
    facts = ", ".join(
        f"{name} {value if isinstance(value, str | int) else json.dumps(value)}"
        for name, value in event.facts.items()
    )
    return f"{event.kind}: {facts}" if facts else event.kind


def log_lines(record: Record, news: Sequence[Sequence[Event]], count: int) -> list[str]:
    played = len(news)
    first = max(0, played - count)
    lines = [f"… {first} earlier"] if first and count else []
    width = len(str(played))
    for number in range(first, played):
        seat, words = record.moves[number]
        lines.append(f"{number + 1:>{width}}. {named(record, seat)}: {words}")
        lines += [f"{'':{width}}    {event_line(event)}" for event in news[number]]
    return lines


def named(record: Record, seat: Seat) -> str:
    return record.names[seat] if seat < len(record.names) else f"Seat {seat}"


def standing(record: Record, state: State) -> str:
    if state.over:
        return result(state)
    kind = str(state.question()["kind"])
    return f"{named(record, state.seat)} decides: {kind} ({len(state.actions())} possible)"


@app.command()
def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Check that a record's actions, shuffle, result and digest are correct."""
    record = read_record(file)
    record.verify(ziggurat.game(record.game))
    if as_json:
        print_json(
            {
                "valid": True,
                "game": record.game,
                "seats": record.seats,
                "actions": len(record.moves),
                "result": record.result,
                "digest": record.digest,
                "committed": bool(record.secret),
            }
        )
        return
    shuffle = "; nobody could choose the shuffle" if record.secret else ""
    print(f"correct: {record.game}, {record.seats} seats, {len(record.moves)} actions{shuffle}")
    print(record.result)


@app.command()
def check(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many times to run each check.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed repeats the same checks.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Run every check of the contract on a game, in every setup."""
    game = ziggurat.game(name)
    ways = len(setups(game))
    facts: dict[str, Json] = {"game": name, "games": games, "seed": seed, "setups": ways}
    try:
        with progress_bar() as progress:
            task = progress.add_task(game.title, total=games * ways * len(CHECKS))

            def step(what: str) -> None:
                progress.update(task, description=what)
                progress.advance(task)

            count = run(game, games, seed, step)
    except CheckFailed as failure:
        if as_json:
            print_json(facts | {"passed": False, "failure": str(failure)})
        else:
            print(failure, file=sys.stderr)
        raise typer.Exit(CHECK_FAILED) from failure
    if as_json:
        print_json(facts | {"passed": True, "checks": count})
        return
    print(f"{game.title} passes: {count} checks ({len(CHECKS)} × {ways} set-ups × {games})")


@app.command("lessons")
def list_lessons(name: GameName) -> None:
    """List every step of a game's lessons with how to do it, and any faults."""
    game = ziggurat.game(name)
    faults = lessons.faults(game)
    for lesson in lessons.course(game).lessons if not faults else ():
        for index, step in enumerate(lesson.steps):
            shown = ", ".join(game.write(action) for action in lessons.shown(lesson, index))
            print(f"{lesson.key}/{step.key}: {shown or '(read)'}")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        raise typer.Exit(CHECK_FAILED)


@app.command("fields")
def write_fields(name: GameName) -> None:
    """Generate fields.py and the tables of positions.md from a game's declared positions."""
    for path, text in written(*declared(name)).items():
        stale = not path.exists() or path.read_text("utf-8") != text
        if stale:
            path.write_text(text, "utf-8")
        print(f"{path}: {'written' if stale else 'unchanged'}")


def print_json(value: Json) -> None:
    """One object on one line of standard output."""
    print(json.dumps(value))


def given_options(texts: Sequence[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is NAME=VALUE, not {text!r}")
        if name in given:
            raise BadOption(f"the option {name!r} is given twice")
        given[name] = value
    return given


def read_record(file: str) -> Record:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is not UTF-8 text: {error.reason}") from error
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. Bad input is one line on standard error and exit code 2."""
    try:
        status = app(args=arguments, prog_name="ziggurat", standalone_mode=False)
    except ZigguratError as error:
        print(f"ziggurat: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except typer.TyperException as error:
        print(f"ziggurat: {one_line(error.format_message())}", file=sys.stderr)
        return BAD_INPUT
    except typer.Abort:
        return 1
    return status if isinstance(status, int) else 0


def one_line(message: str) -> str:
    return " ".join(message.split())


if __name__ == "__main__":
    sys.exit(main())
