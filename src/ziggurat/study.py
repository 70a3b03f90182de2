"""Commands that look into games: `ziggurat analyse` and `ziggurat puzzles`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ziggurat import puzzle_search
from ziggurat.analysis import Analysis, Step, puzzles, report
from ziggurat.analysis import analyse as library_analyse
from ziggurat.analysis.analyser import Analyser, engine
from ziggurat.analysis.words import LANGUAGES, Words
from ziggurat.arena.runners import spread
from ziggurat.core.errors import BadOption, BadRecord
from ziggurat.core.records import Record
from ziggurat.games import game as game_of


def analyse(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Records; - reads standard input.")
    ],
    deep: Annotated[bool, typer.Option("--deep", help="Search about ten times as much.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object on one line, and nothing else.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write an HTML page to this file.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write NAME.json here for each record without one."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Games to analyse at once, with --out.")] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Analyse on this Ray cluster, with --out.")
    ] = "",
    language: Annotated[str, typer.Option(help="Language of the text: en, cs, pl or hu.")] = "en",
    seed: Annotated[int, typer.Option(help="The same seed repeats the same analysis.")] = 0,
) -> None:
    """Say why a game was won or lost: decisions judged by what was known, luck kept apart."""
    if language not in LANGUAGES:
        raise BadOption(f"the language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if out is not None:
        analyse_many([Path(file) for file in files], out, deep, seed, workers, ray)
        return
    if len(files) > 1:
        raise BadOption("several records need --out FOLDER")
    record = read(files[0])
    game = game_of(record.game)
    analyser = Analyser(game, record, deep, seed)
    with progress_bar() as progress:
        task = progress.add_task(game.title, total=analyser.total)
        for _ in analyser.work():
            progress.advance(task)
    found = analyser.finished()
    if html is not None:
        html.write_text(report.html(game, record, found, language), "utf-8")
    if as_json:
        print(json.dumps(found.json(), ensure_ascii=False))
    elif html is None:
        show(found, Words(game, language, found.names))


def analyse_many(
    files: Sequence[Path], out: Path, deep: bool, seed: int, workers: int, ray: str
) -> None:
    """Analyse the records that have no analysis in that folder, many at once."""
    out.mkdir(parents=True, exist_ok=True)
    left = [file for file in files if not (out / f"{file.stem}.json").exists()]
    jobs = [(file.stem, read(str(file)).text(), deep, seed) for file in left]
    with progress_bar() as progress:
        task = progress.add_task("", total=len(files), completed=len(files) - len(left))
        for name, found in spread(analysed, jobs, workers, ray):
            (out / f"{name}.json").write_text(found, "utf-8")
            progress.advance(task)


def analysed(job: tuple[str, str, bool, int]) -> tuple[str, str]:
    """The name of a record and its analysis as JSON, in whatever process."""
    name, text, deep, seed = job
    record = Record.parse(text)
    found = library_analyse(game_of(record.game), record, deep=deep, seed=seed)
    return name, json.dumps(found.json(), ensure_ascii=False)


puzzles_app = typer.Typer(name="puzzles", help="Positions with one clearly best move.")


@puzzles_app.command()
def make(
    name: Annotated[
        str, typer.Argument(metavar="GAME", help="A game that `ziggurat games` lists.")
    ],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles the game should have.")] = 40,
    jobs: Annotated[int, typer.Option(min=1, help="Games to look through at once.")] = 1,
    minutes: Annotated[float, typer.Option(min=0, help="How long to look at most.")] = 600.0,
    seed: Annotated[str, typer.Option(help="The same seed repeats the same search.")] = "puzzles",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where to save them; by default with the game."),
    ] = None,
) -> None:
    """Look for puzzles in bots' games, and add them to the existing ones."""
    game = game_of(name)
    file = puzzles.shipped_file(game) if out is None else out / f"{game.name}.json"
    kept = puzzles.Collection(file)
    with progress_bar() as progress:
        task = progress.add_task(game.title, total=count, completed=len(kept.puzzles))
        for have in puzzle_search.search(game, kept, count, jobs, minutes, seed):
            progress.update(task, completed=have)
    kept.grade(game)
    kept.write(engine())


@puzzles_app.command()
def add(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="GAME.json of a search.")],
) -> None:
    """Add puzzles found or confirmed elsewhere, and drop those that did not hold."""
    for file in files:
        game = game_of(file.stem)
        kept = puzzles.Collection(puzzles.shipped_file(game))
        taken = kept.take(puzzles.Collection(file))
        kept.grade(game)
        kept.write(engine())
        print(f"{game.title}: {taken} more, {len(kept.puzzles)} in all")


def read(file: str) -> Record:
    """The record in a file; its digest need not fit, its actions must."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file} cannot be read: {error}") from error
    return Record.parse(text)


def progress_bar() -> Progress:
    """A progress bar on a terminal; it never touches standard output."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show(analysis: Analysis, words: Words) -> None:
    """The summary and the marked decisions, for a terminal."""
    console = Console()
    for player in analysis.players:
        console.print(" ".join(report.sentences(words, player)), highlight=False)
    console.print(_ways(analysis, words))
    console.print(_marked(analysis, words))


def _ways(analysis: Analysis, words: Words) -> Table:
    parts = [words.say(f"analysis-part-{part}") for part in report.PARTS]
    table = Table("", *parts, words.say("analysis-accuracy"))
    for player in analysis.players:
        values = [report.percent(getattr(player.waterfall, part)) for part in report.PARTS]
        accuracy = player.accuracy.all
        shown = "–" if accuracy is None else f"{accuracy:.0f}"
        table.add_row(player.name, *(str(value) for value in values), shown)
    return table


def _marked(analysis: Analysis, words: Words) -> Table:
    table = Table("", "", words.say("analysis-played"), words.say("analysis-better"), "", "%")
    for step in analysis.marked(*report.RADII):
        table.add_row(*_row(analysis, words, step))
    return table


def _row(analysis: Analysis, words: Words, step: Step) -> list[str]:
    assert step.verdict is not None
    verdict = step.verdict
    return [
        str(step.number),
        analysis.names[step.seat],
        step.words,
        verdict.best.words,
        words.say(f"analysis-mark-{verdict.mark}"),
        str(-report.percent(verdict.loss)),
    ]
