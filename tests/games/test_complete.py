"""Everything that belongs to a game is there; whatever is missing is named."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.present import GAMES
from ziggurat import Game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ziggurat" / "games"
"""Where the page's sources are; a wheel does not contain them."""

LANGUAGES = ("en", "cs", "pl", "hu")
IN_ITS_FOLDER = (
    *(f"words/{language}.ftl" for language in LANGUAGES),
    *(f"rules/{language}.md" for language in LANGUAGES),
    *(f"terms/{language}.toml" for language in LANGUAGES),
    "positions.md",
    "judgement/__init__.py",
    "page/index.ts",
    "art/scene.svg",
)
IN_THE_TESTS = (
    "tests/{game}/mutants.py",
    "tests/{game}/soak.py",
    "tests/{game}/hands.py",
    "tests/nodes/{game}.json",
    "tests/envs/playthroughs/{game}.txt.xz",
)


def missing(game: Game) -> Iterator[str]:
    for name in IN_ITS_FOLDER:
        if not (SOURCE / game.name / name).is_file():
            yield name
    for name in IN_THE_TESTS:
        path = name.format(game=game.name)
        if not (ROOT / path).is_file():
            yield path
    if not any((ROOT / "tests" / "records" / game.name).glob("*.txt")):
        yield f"tests/records/{game.name}/*.txt"
    yield from _missing_words(game)
    yield from _missing_chapters(game)


def _missing_words(game: Game) -> Iterator[str]:
    """What the frame of the page says about a game, from the game's own catalogue."""
    wanted = [f"game-{game.name}{part}" for part in ("", "-lead", "-players", "-time")]
    for option in game.options:
        wanted += [f"option-{game.name}-{option.name}{part}" for part in ("", "-value")]
    for language in LANGUAGES:
        file = game.folder / "words" / f"{language}.ftl"
        text = file.read_text("utf-8") if file.is_file() else ""
        for message in wanted:
            if not re.search(rf"^{message} =", text, re.MULTILINE):
                yield f"words/{language}.ftl: {message}"


def _missing_chapters(game: Game) -> Iterator[str]:
    """Where the documents mention every game."""
    for name in ("docs/notation.md", "docs/tensors.md"):
        if f"\n## {game.title}" not in (ROOT / name).read_text("utf-8"):
            yield f"{name}: ## {game.title}"
    if f"| `{game.name}` |" not in (ROOT / "README.md").read_text("utf-8"):
        yield f"README.md: | `{game.name}` |"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_of_a_game_is_missing(game: Game) -> None:
    assert list(missing(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_all_bench_rows(game: Game) -> None:
    """The levels are measured against one another for every game."""
    rows = (ROOT / "bench" / "opponents").glob(f"{game.name}-2-*.json")
    assert [row for row in rows if json.loads(row.read_text("utf-8"))]
