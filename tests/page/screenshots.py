"""Pictures of every screen: `python -m tests.page.screenshots [NAME…]`, into build/screenshots.

Each game stands in the middle of a game, played by the greedy bot's advice.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from tests.page.conftest import QUIET
from tests.page.origins import at
from tests.page.people import DESKTOP, PHONE, Found, Visitor
from tests.server.hosts import Process

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screenshots"
TABLET = (820, 1100)
BLINDNESS = ("deuteranopia", "protanopia", "tritanopia")
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL", "hu": "hu-HU"}
SCREENS = {
    "home": "/",
    "new-table": "/new?game=tigris",
    "tables": "/tables",
    "settings": "/settings",
    "person": "/person",
    "rules": "/rules",
    "about": "/about",
}
DECISIONS = {"tigris": 44, "mexica": 90, "teotihuacan": 70}
"""How many decisions of the person bring a game to its middle."""


class Album:
    """One browser, one server, and the games in their middle."""

    def __init__(self, browser: Browser, host: str, wanted: list[str]) -> None:
        self.browser = browser
        self.host = host
        self.wanted = wanted
        self.owner = Visitor(browser, host)
        self.owner.become("Maya")
        self.tables: dict[str, str] = {}

    def visitor(self, size: tuple[int, int], dark: bool, language: str = "en-GB") -> Visitor:
        one = Visitor(
            self.browser,
            self.host,
            size=size,
            dark=dark,
            language=language,
            sharp=2 if size == PHONE else 1,
        )
        one.page.context.add_cookies(self.owner.page.context.cookies())  # type: ignore[arg-type]  # what one context gives another takes
        return one

    def keep(self, visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.screenshot(path=FOLDER / f"{name}.png")
        visitor.page.context.close()

    def middle(self, game: str) -> str:
        """A table of that game in its middle, with the person to decide."""
        if game not in self.tables:
            bots = [{"kind": "bot", "bot": "greedy"}] * 3
            wish = {"options": {"scores": "open"}} if game == "tigris" else {}
            table = self.owner.table([{"kind": "me"}, *bots], game=game, hints="greedy", **wish)
            self.tables[game] = table
            for _ in track(range(DECISIONS[game]), description=f"playing {game}"):
                self.decide(table)
            self.to_a_turn(table)
        return self.tables[game]

    def to_a_turn(self, table: str) -> None:
        """Go on until the person begins a turn, if this game asks so."""
        for _ in range(20):
            question = self.waited(table)["question"]
            assert isinstance(question, dict)
            if question.get("kind") == "turn" and question.get("left") != 0:
                return
            self.decide(table)

    def waited(self, table: str) -> Found:
        while True:
            state = self.owner.ask("GET", f"/tables/{table}/state")
            if state["actions"] is not None or state["deciding"] == -1:
                return state
            self.owner.page.wait_for_timeout(50)

    def decide(self, table: str) -> None:
        state = self.waited(table)
        if state["deciding"] == -1:
            return
        log = state["log"]
        assert isinstance(log, int)
        found = self.owner.ask(
            "POST", f"/tables/{table}/hints", {"log": log, "seat": 0, "count": 1}
        )
        hints = found["hints"]
        assert isinstance(hints, list)
        action = hints[0]["action"]
        self.owner.ask(
            "POST", f"/tables/{table}/actions", {"log": log, "seat": 0, "action": action}
        )

    def shots(self) -> list[tuple[str, Callable[[str], None]]]:
        found: list[tuple[str, Callable[[str], None]]] = []
        for screen, path in SCREENS.items():
            for dark in (False, True):
                for size in (DESKTOP, PHONE):
                    found.append((named(screen, size, dark), self.screen(path, size, dark)))
        for game in DECISIONS:
            if not (ROOT / "ui" / "src" / "games" / game / "index.ts").is_file():
                continue
            for dark in (False, True):
                for size in (DESKTOP, TABLET, PHONE):
                    found.append((named(game, size, dark), self.board(game, size, dark)))
            for kind in BLINDNESS:
                found.append((f"{game}-{kind}", self.board(game, DESKTOP, False, blind=kind)))
        for dark in (False, True):
            for size in (DESKTOP, PHONE):
                found.append((named("conflict", size, dark), self.conflict(size, dark)))
        for short, language in LANGUAGES.items():
            for size in (DESKTOP, PHONE):
                name = named(f"tigris-{short}", size, False)
                found.append((name, self.board("tigris", size, False, language=language)))
        return [shot for shot in found if not self.wanted or shot[0].startswith(tuple(self.wanted))]

    def screen(self, path: str, size: tuple[int, int], dark: bool) -> Callable[[str], None]:
        def take(name: str) -> None:
            visitor = self.visitor(size, dark)
            visitor.page.goto(path)
            self.keep(visitor, name)

        return take

    def conflict(self, size: tuple[int, int], dark: bool) -> Callable[[str], None]:
        def take(name: str) -> None:
            visitor = self.visitor(size, dark)
            visitor.sit(at(visitor, "four-standard-wars-of-all-colours", "support"))
            visitor.page.get_by_role("dialog").wait_for()
            self.keep(visitor, name)

        return take

    def board(
        self,
        game: str,
        size: tuple[int, int],
        dark: bool,
        *,
        blind: str | None = None,
        language: str = "en-GB",
    ) -> Callable[[str], None]:
        def take(name: str) -> None:
            visitor = self.visitor(size, dark, language)
            visitor.sit(self.middle(game))
            pieces = visitor.page.locator("[data-tile]")
            if pieces.count() and pieces.first.is_enabled():
                pieces.first.click()
            if blind is not None:
                session = visitor.page.context.new_cdp_session(visitor.page)
                session.send("Emulation.setEmulatedVisionDeficiency", {"type": blind})
            self.keep(visitor, name)

        return take


def named(what: str, size: tuple[int, int], dark: bool) -> str:
    place = {DESKTOP: "desktop", TABLET: "tablet", PHONE: "phone"}[size]
    return f"{what}-{place}-{'dark' if dark else 'light'}"


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-pictures-"))
    arguments = ["--database", str(folder / "page.db"), "--set", "wide=on", "--set", "workers=1"]
    server = Process(arguments, folder / "log")
    server.start()
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
            album = Album(browser, server.url, wanted)
            for name, take in track(album.shots(), description="taking pictures"):
                take(name)
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(folder)
    print(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
