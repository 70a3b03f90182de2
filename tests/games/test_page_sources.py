"""The page has no price, map or table of a game except what is generated from the game.

`page/printed.ts` is generated from the game, and `test_page_data.py` holds it to that. Everything
else in a game's page is searched here for what should be in that file instead.

A click goes one way: what is drawn tells the selection one thing, which tells the table. The
selection knows nothing about what is drawn, so nothing comes back except its own state.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.present import GAMES
from ziggurat import Game

SOURCE = Path(__file__).parents[2] / "src" / "ziggurat" / "games"
"""Where the sources of the games' pages are; no wheel contains them."""

DRAWN = {
    "tigris": {"LANES", "LENGTHS", "WAYS"},
    "mexica": {"BOATS", "HALOS", "WASHES"},
    "teotihuacan": {"ABOVE", "AROUND", "BESIDE", "CELLS", "LEVELS", "SQUARES", "TURNS"},
}
"""Constants that say where and how large something is drawn, never what it is worth."""

TOLD = {"WEIGHTS"}
"""Constants by which the coach chooses what to say first."""

WRITTEN = {"printed.ts"}
"""Files that `tools/printed.py` writes from the game."""

UNREAD = re.compile(r"<style>.*?</style>|/\*.*?\*/|<!--.*?-->|(?m:\s//.*$)", re.DOTALL)
NUMBER = re.compile(r"(?<![\w.'#-])-?(?!0\b)\d+(?:\.\d+)?(?![\w.'%])")
CONSTANT = re.compile(
    r"^\s*(?:export )?const ([A-Z][A-Z_]*)\b[^=\n]*= (?=[\[{(\d]|new )", re.MULTILINE
)
WORTH = re.compile(r"COST|PRICE|POINTS|VALUE|FEE|SCORE|COUNT|PERIOD|REWARD|STOCK")
MAP_ROW = re.compile(r"""(['"`])[.~=tTSEX#]{8,}\1""")
COMPARED = re.compile(
    r"\b(ap|bag|cocoa|wood|stone|gold|points|treasures|tokens|power|left|round|period)"
    r" (?:[<>]=?|===|!==) (?:[2-9]|[1-9]\d+)\b"
)

RECKONED = re.compile(r"function \w*(?:[cC]ost|[pP]rice|[fF]ee|[fF]lood)\w*\(")
"""The server says what costs what and what is connected."""


HANDLER = re.compile(r"\b(?:on[a-z]+|hover|focus|leave|choose)=\{(.*?)\}\s*(?=[\w/>.-])", re.DOTALL)
TELLS = re.compile(r"\bselection\.(?!can\()\w+(?:\(| = )")
DRAWING = re.compile(r"import [A-Z]\w* from '[^']*\.svelte'|\bdocument\b|\bquerySelector")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_clicked_tells_the_selection_one_thing(game: Game) -> None:
    told = {
        f"{path.name}: {handler}": len(TELLS.findall(handler))
        for path, code in sources(game)
        if path.suffix == ".svelte"
        for handler in HANDLER.findall(code)
    }

    assert [handler for handler, count in told.items() if count > 1] == []
    assert sum(told.values()) > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_selection_knows_nothing_of_what_is_drawn(game: Game) -> None:
    selection = next(code for path, code in sources(game) if path.name == "selection.svelte.ts")

    assert DRAWING.search(selection) is None
    assert "table.play(" in selection


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_has_no_map_of_its_own(game: Game) -> None:
    found = [f"{path.name}: {row[0]}" for path, code in sources(game) for row in maps(code)]

    assert found == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_has_no_price_or_table_of_its_own(game: Game) -> None:
    drawn = DRAWN.get(game.name, set()) | TOLD
    found = [
        f"{path.name}: {name}"
        for path, code in sources(game)
        for name in tables(code)
        if name not in drawn
    ]

    assert found == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_compares_nothing_with_a_number_of_the_rules(game: Game) -> None:
    found = [
        f"{path.name}: {one[0]}" for path, code in sources(game) for one in COMPARED.finditer(code)
    ]

    assert found == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_reckons_no_price_and_floods_no_region(game: Game) -> None:
    found = [
        f"{path.name}: {one[0]}" for path, code in sources(game) for one in RECKONED.finditer(code)
    ]

    assert found == []


def test_what_is_looked_for_is_found() -> None:
    assert RECKONED.search("function costOf(choice: Choice): number {") is not None
    assert RECKONED.search("function flood(start: string): string[] {") is not None
    assert list(maps("const ROWS = ['~~~....~~', 'Not a map.'];")) != []
    assert list(tables("const LEAP_COST = 5;\n")) == ["LEAP_COST"]
    assert list(tables("const STEPS: readonly number[] = [1, 2, 4];\n")) == ["STEPS"]
    assert list(tables("const NAMES = ['red', 'blue'];\nconst SIZE = 64;\n")) == []
    assert COMPARED.search("{#if selection.ap >= 5}") is not None
    assert COMPARED.search("{#if selection.ap >= LEAP_COST}") is None


def sources(game: Game) -> Iterator[tuple[Path, str]]:
    """What is written by hand for a game's page, without comments and styles."""
    for path in sorted((SOURCE / game.name / "page").glob("*")):
        if path.suffix in (".ts", ".svelte") and path.name not in WRITTEN | tried(game):
            yield path, UNREAD.sub("", path.read_text("utf-8"))


def tried(game: Game) -> set[str]:
    """The files that test others."""
    return {path.name for path in (SOURCE / game.name / "page").glob("*.test.ts")}


def maps(code: str) -> Iterator[re.Match[str]]:
    return MAP_ROW.finditer(code)


def tables(code: str) -> Iterator[str]:
    """Names of constants that hold three or more numbers, or one that looks like a price."""
    for constant in CONSTANT.finditer(code):
        value = code[constant.end() :].split(";\n", 1)[0]
        numbers = NUMBER.findall(value)
        if len(numbers) > 2 or (numbers and WORTH.search(constant[1])):
            yield constant[1]
