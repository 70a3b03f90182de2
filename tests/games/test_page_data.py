"""What the page draws from the box is what the game has in it."""

from pathlib import Path

import pytest

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.page_data import Printed, source

SOURCE = Path(__file__).parents[2] / "src" / "ziggurat" / "games"
"""Where the page's sources are; a wheel does not contain them."""


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.printed], ids=lambda game: game.name
)
def test_the_page_has_the_printed_data_of_the_game(game: Game) -> None:
    written = (SOURCE / game.name / "page" / "printed.ts").read_text("utf-8")

    assert written == source(game.printed, game.printed_imports), "run python tools/printed.py"


def test_values_are_written_as_typescript() -> None:
    rows = [
        Printed("ODDS", "Record<string, unknown>", "Odds and ends.", {"a": [1, "it's"], "b-c": {}}),
        Printed("LONG", "readonly number[][]", "Too long for a line.", [[11] * 20, [22] * 20]),
    ]

    assert source(rows, ["import type { A } from './a';"]).split("\n") == [
        "/** What is printed on boards and tiles; written by tools/printed.py. */",
        "",
        "import type { A } from './a';",
        "",
        "/** Odds and ends. */",
        r"export const ODDS: Record<string, unknown> = { a: [1, 'it\'s'], 'b-c': {} };",
        "",
        "/** Too long for a line. */",
        "export const LONG: readonly number[][] = [",
        "  [" + ", ".join(["11"] * 20) + "],",
        "  [" + ", ".join(["22"] * 20) + "],",
        "];",
        "",
    ]
