"""The games of this host as clients learn them: options, action tables, rules."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import ziggurat
from ziggurat.analysis.analyser import rough_seats
from ziggurat.core import rulebook
from ziggurat.core.errors import BadOption, BadSeats, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.terms import Glossary, read_terms
from ziggurat.core.types import Json, Options
from ziggurat.games import game as game_of
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.responses import GameInfo, GameOption, Rulebook


@cache
def action_table(name: str) -> tuple[str, bytes]:
    """The edition of a game's action table, and the table as JSON."""
    game = game_of(name)
    rows: dict[str, Json] = {"words": game.table.words, "fields": game.table.fields}
    content = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    release = f"{ziggurat.__version__}-{sha256(content.encode()).hexdigest()[:12]}"
    head: dict[str, Json] = {"game": name, "edition": release}
    text = json.dumps(head | rows, ensure_ascii=False, separators=(",", ":"))
    return release, text.encode()


def edition(game: Game) -> str:
    return action_table(game.name)[0]


def info_of(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        rules=game.rules,
        options=[
            GameOption(
                name=option.name,
                values=list(option.values),
                default=option.default,
                seats=None if option.seats is None else list(option.seats),
            )
            for option in game.options
        ],
        quick=dict(game.quick_options),
        first=dict(game.first_options),
        scene=f"/api/games/{game.name}/scene" if scene_file(game).is_file() else None,
        actions=len(game.table),
        edition=edition(game),
        table=f"/api/games/{game.name}/actions/{edition(game)}",
        rough=rough_seats(game),
    )


@cache
def rules_text(name: str, language: str) -> str:
    """The numbered rules in a language, in English where there are none."""
    folder = game_of(name).folder / "rules"
    file = folder / f"{language}.md"
    return (file if file.is_file() else folder / "en.md").read_text("utf-8")


@cache
def help_book(language: str) -> Rulebook:
    """The help for players in a language, in English where there is none."""
    folder = Path(ziggurat.__file__).parent / "locale"
    file = folder / language / "help.md"
    if not file.is_file():
        language, file = "en", folder / "en" / "help.md"
    book = rulebook.read(file.read_text("utf-8"), language)
    words = Glossary(read_terms(folder / "terms", language))
    return Rulebook.model_validate({"game": "", **rulebook.json_of(book, words)})


@cache
def words_text(name: str, language: str) -> str:
    """The catalogue of a game in a language, in English where there is none.

    What the page says of every game is always there, if need be from the game itself.
    """
    game = game_of(name)
    folder = game.folder / "words"
    files = [folder / f"{one}.ftl" for one in (language, "en")]
    text = next((file.read_text("utf-8") for file in files if file.is_file()), "")
    seats = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"
    for part, value in (("", game.title), ("-lead", ""), ("-players", seats), ("-time", "")):
        message = f"game-{name}{part}"
        if not re.search(rf"^{message} =", text, re.MULTILINE):
            text += f'\n{message} = {{ "{value}" }}\n'
    return text


def scene_file(game: Game) -> Path:
    """The drawing for the home page."""
    return game.folder / "art" / "scene.svg"


def known_game(offered: Sequence[str], name: str) -> Game:
    """A game that this host offers."""
    if name not in offered:
        raise Problem("no-such-game")
    try:
        return game_of(name)
    except UnknownGame as error:
        raise Problem("no-such-game") from error


def read_options(game: Game, seats: int, options: Mapping[str, object]) -> Options:
    try:
        return game.read_options(seats, options)
    except BadSeats as error:
        raise Problem("bad-seats", {"detail": str(error)}) from error
    except BadOption as error:
        raise Problem("bad-options", {"detail": str(error)}) from error
