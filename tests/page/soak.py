"""Long runs: whole games on the page, by mouse and by keyboard, with nothing cut short."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random

import ziggurat
from tests.page.browsers import opened
from tests.page.hands import hands_of, heard, listen
from tests.page.lessons import COMBINATIONS, take
from tests.page.people import Visitor, go_home
from tests.server.hosts import Process
from tests.soaking import Task
from ziggurat.core import lessons


def whole_game(game: str, way: str, index: int) -> dict[str, int]:
    """One game from the first decision to the result, in a browser of its own."""
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-soak-"))
    arguments = ["--database", str(folder / "page.db"), "--set", "wide=on", "--set", "workers=1"]
    server = Process(arguments, folder / "log")
    server.start()
    try:
        with opened() as browser:
            visitor = Visitor(browser, server.url)
            visitor.alone(seats=ziggurat.game(game).seats[0] + index % 3, game=game)
            listen(visitor.page)
            decisions = hands_of(game).WAYS[way](visitor, Random(index))
            assert len(heard(visitor.page)) > decisions // 2
            assert visitor.page.get_by_role("dialog", name="Result").is_visible()
            go_home()
    finally:
        server.kill()
        shutil.rmtree(folder)
    return {"games": 1, "decisions": decisions}


def all_lessons(index: int) -> dict[str, int]:
    """All lessons of a game in a language, with a mouse."""
    game, language = COMBINATIONS[index]
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-soak-"))
    server = Process(["--database", str(folder / "page.db"), "--set", "wide=on"], folder / "log")
    server.start()
    try:
        with opened() as browser:
            taken = lessons.course(ziggurat.game(game)).lessons
            for lesson in taken:
                take(Visitor(browser, server.url, language=language, dark=index % 2 == 1), lesson)
                go_home()
    finally:
        server.kill()
        shutil.rmtree(folder)
    return {f"{game} in {language}: lessons": len(taken)}


def every_combination(_index: int) -> dict[str, int]:
    """What rotates in `make test`, all of it."""
    command = [sys.executable, "-m", "pytest", "-q", "--every", "-m", "rotating", "tests"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
    return {"runs": 1}


def every_combination_of_environments(_index: int) -> dict[str, int]:
    """The same for the environments, each with its extra."""
    run = subprocess.run(["tools/extras", "--every"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
    return {"runs": 1}


TASKS = (
    [Task("all lessons in every language", len(COMBINATIONS), all_lessons)]
    + [
        Task(
            f"whole games of {type(game).__name__} by {way}", 6, partial(whole_game, game.name, way)
        )
        for game in ziggurat.games()
        for way in ("mouse", "keyboard")
    ]
    + [Task("every combination of the tests that rotate", 1, every_combination)]
    + [Task("every combination of environments", 1, every_combination_of_environments)]
)
