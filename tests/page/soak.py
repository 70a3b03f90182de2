"""Long runs: whole games on the page, by mouse and by keyboard, with nothing cut short."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.page import hands, mexica_hands, teotihuacan_hands
from tests.page.conftest import QUIET
from tests.page.people import Visitor, go_home
from tests.server.hosts import Process
from tests.soaking import Task

NEVER = 1_000_000
"""Turns before a game of Tigris is brought to its end by swapping tiles."""

FEWEST_SEATS = {"tigris": 2, "mexica": 2, "teotihuacan": 1}


def whole_game(index: int, game: str, play: Callable[[Visitor, Random], int]) -> dict[str, int]:
    """One game from the first decision to the result, in a browser of its own."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-soak-"))
    arguments = ["--database", str(folder / "page.db"), "--set", "wide=on", "--set", "workers=1"]
    server = Process(arguments, folder / "log")
    server.start()
    try:
        with sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
            visitor = Visitor(browser, server.url)
            visitor.alone(seats=FEWEST_SEATS[game] + index % 3, game=game)
            decisions = play(visitor, Random(index))
            assert visitor.page.get_by_role("dialog", name="Result").is_visible()
            go_home()
            browser.close()
    finally:
        server.kill()
        shutil.rmtree(folder)
    return {"games": 1, "decisions": decisions}


def tigris_by_mouse(index: int) -> dict[str, int]:
    return whole_game(index, "tigris", partial(hands.click_through, turns=NEVER))


def tigris_by_keyboard(index: int) -> dict[str, int]:
    return whole_game(index, "tigris", partial(hands.type_through, turns=NEVER))


def mexica_by_mouse(index: int) -> dict[str, int]:
    return whole_game(index, "mexica", mexica_hands.click_through)


def mexica_by_keyboard(index: int) -> dict[str, int]:
    return whole_game(index, "mexica", mexica_hands.type_through)


def teotihuacan_by_mouse(index: int) -> dict[str, int]:
    return whole_game(index, "teotihuacan", teotihuacan_hands.click_through)


def teotihuacan_by_keyboard(index: int) -> dict[str, int]:
    return whole_game(index, "teotihuacan", teotihuacan_hands.type_through)


TASKS = [
    Task("whole games of Tigris by mouse", 6, tigris_by_mouse),
    Task("whole games of Tigris by keyboard", 6, tigris_by_keyboard),
    Task("whole games of Mexica by mouse", 6, mexica_by_mouse),
    Task("whole games of Mexica by keyboard", 6, mexica_by_keyboard),
    Task("whole games of Teotihuacan by mouse", 6, teotihuacan_by_mouse),
    Task("whole games of Teotihuacan by keyboard", 6, teotihuacan_by_keyboard),
]
