"""Pictures of every screen: `python -m tests.page.screenshots [NAME…]`, into build/screenshots.

Each game stands in the middle of a recorded game, with a few turns more by the advice of a bot.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser
from rich.progress import track

import ziggurat
from tests.page.browsers import opened
from tests.page.hands import hands_of
from tests.page.origins import at, in_the_middle
from tests.page.people import DESKTOP, PHONE, Found, Visitor
from tests.server.hosts import Process
from tests.tigris.hands import click_through

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
    "rules-chapter": "/rules/tigris#te-23",
    "help": "/help",
    "about": "/about",
}
RULES = {
    "tigris": ("te-17", "te-23", "te-29", "te-33"),
    "mexica": ("mx-17", "mx-32", "mx-53"),
    "teotihuacan": ("th-41", "th-49", "th-60"),
}
"""Ten rules with and without pictures, taken with each overview in every language."""
TURNS = 2
GAMES = [game.name for game in ziggurat.games()]


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
        visitor.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
        visitor.page.context.close()

    def middle(self, game: str) -> str:
        """A table of that game in its middle, where the person begins a turn."""
        if game not in self.tables:
            table = in_the_middle(self.owner, game, "greedy")
            for _ in range(TURNS):
                self.turn(table)
            self.tables[game] = table
        return self.tables[game]

    def turn(self, table: str) -> None:
        """Play a turn of the person and of everybody else."""
        ended = False
        while not ended or not self.begins(table):
            ended = self.decide(table) == "done" or ended

    def begins(self, table: str) -> bool:
        question = self.waited(table)["question"]
        assert isinstance(question, dict)
        return question["kind"] == "turn" and question.get("left", question.get("ap", 6)) != 0

    def waited(self, table: str) -> Found:
        while True:
            state = self.owner.ask("GET", f"/tables/{table}/state")
            if state["actions"] is not None or state["deciding"] == -1:
                return state
            self.owner.page.wait_for_timeout(50)

    def decide(self, table: str) -> str:
        """Do what a bot advises, and say what it was."""
        state = self.waited(table)
        seat = state["deciding"]
        log = state["log"]
        assert isinstance(log, int)
        found = self.owner.ask(
            "POST", f"/tables/{table}/hints", {"log": log, "seat": seat, "count": 1}
        )
        hints = found["hints"]
        assert isinstance(hints, list)
        best = hints[0]
        assert isinstance(best, dict)
        self.owner.ask(
            "POST", f"/tables/{table}/actions", {"log": log, "seat": seat, "action": best["action"]}
        )
        return str(best["words"])

    def shots(self) -> list[tuple[str, Callable[[str], None]]]:
        found: list[tuple[str, Callable[[str], None]]] = []
        for screen, path in SCREENS.items():
            for dark in (False, True):
                for size in (DESKTOP, PHONE):
                    found.append((named(screen, size, dark), self.screen(path, size, dark)))
        for game in GAMES:
            for dark in (False, True):
                for size in (DESKTOP, TABLET, PHONE):
                    found.append((named(game, size, dark), self.board(game, size, dark)))
            for kind in BLINDNESS:
                found.append((f"{game}-{kind}", self.board(game, DESKTOP, False, blind=kind)))
        for dark in (False, True):
            for size in (DESKTOP, PHONE):
                for name, scene in self.scenes().items():
                    found.append((named(name, size, dark), self.scene(scene, size, dark)))
        for game, rules in RULES.items():
            for short, language in LANGUAGES.items():
                for look in ((DESKTOP, False), (PHONE, False), (DESKTOP, True)):
                    for place in ("", *rules):
                        name = named(f"book-{short}-{place or game}", *look)
                        found.append((name, self.book(f"/rules/{game}#{place}", *look, language)))
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

    def book(
        self, address: str, size: tuple[int, int], dark: bool, language: str
    ) -> Callable[[str], None]:
        """An overview from top to bottom, or one rule."""

        def take(name: str) -> None:
            visitor = self.visitor(size, dark, language)
            page = visitor.page
            page.goto(address)
            page.locator("main h1").wait_for()
            page.wait_for_load_state("networkidle")
            rule = page.locator(
                "main" if address.endswith("#") else f"[id={address.split('#')[1]}]"
            )
            rule.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
            page.context.close()

        return take

    def scenes(self) -> dict[str, Callable[[Visitor], None]]:
        """Further screens, each with the way to come there."""

        def conflict(visitor: Visitor) -> None:
            visitor.sit(at(visitor, "four-standard-wars-of-all-colours", "support"))
            visitor.page.get_by_role("dialog").wait_for()

        def pyramid(visitor: Visitor) -> None:
            visitor.sit(at(visitor, "two-normal", "rotate", "teotihuacan"))
            visitor.page.locator(".option.on").wait_for()

        def starting(visitor: Visitor) -> None:
            visitor.alone(seats=3, game="teotihuacan")

        def lobby(visitor: Visitor) -> None:
            table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
            visitor.page.goto(f"/t/{table}")
            visitor.page.locator("[data-link]").wait_for()

        def hand_over(visitor: Visitor) -> None:
            visitor.sit(visitor.table([{"kind": "me"}, {"kind": "here", "name": "Zdeněk"}]))

        def result(visitor: Visitor) -> None:
            visitor.alone(seats=3, options={"scores": "open"})
            click_through(visitor, Random(3), turns=3)

        def replay(visitor: Visitor) -> None:
            result(visitor)
            visitor.page.click("[data-replay-open]")
            visitor.page.locator("[type=range]").fill("30")

        return {
            "conflict": conflict,
            "pyramid": pyramid,
            "starting": starting,
            "lobby": lobby,
            "hand-over": hand_over,
            "result": result,
            "replay": replay,
        }

    def scene(
        self, come: Callable[[Visitor], None], size: tuple[int, int], dark: bool
    ) -> Callable[[str], None]:
        def take(name: str) -> None:
            visitor = self.visitor(size, dark)
            come(visitor)
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
            first, *over = hands_of(game).PICKS
            visitor.page.locator(first).first.click()
            for place in over if size == DESKTOP else ():
                visitor.page.locator(place).first.hover()
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
    try:
        with opened() as browser:
            album = Album(browser, server.url, wanted)
            for name, take in track(album.shots(), description="taking pictures"):
                take(name)
    finally:
        server.stop()
        shutil.rmtree(folder)
    print(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
