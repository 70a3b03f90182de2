"""Long runs: whole games on the page, by mouse and by keyboard, with nothing cut short."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.page.conftest import QUIET
from tests.page.hands import click_through, type_through
from tests.page.people import Visitor, go_home
from tests.server.hosts import Process
from tests.soaking import Task

NEVER = 1_000_000
"""Turns before a game is brought to its end by swapping tiles."""


def whole_game(index: int, play: Callable[[Visitor, Random, int], int]) -> dict[str, int]:
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
            visitor.alone(seats=2 + index % 3)
            decisions = play(visitor, Random(index), NEVER)
            assert visitor.page.get_by_role("dialog", name="Result").is_visible()
            go_home()
            browser.close()
    finally:
        server.kill()
        shutil.rmtree(folder)
    return {"games": 1, "decisions": decisions}


def by_mouse(index: int) -> dict[str, int]:
    return whole_game(index, click_through)


def by_keyboard(index: int) -> dict[str, int]:
    return whole_game(index, type_through)


TASKS = [
    Task("whole games of Tigris by mouse", 12, by_mouse),
    Task("whole games of Tigris by keyboard", 12, by_keyboard),
]
