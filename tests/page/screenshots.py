"""Pictures of every screen: `python -m tests.page.screenshots [PATTERN…]`, into build/screenshots.

`'cs-*-phone-dark'` takes all scenes in Czech on a phone in the dark.

Each game stands in the middle of a recorded game, with a few turns more by the advice of a bot.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from random import Random

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError
from rich.progress import track

import ziggurat
from tests.page.afterwards import Afterwards
from tests.page.browsers import opened
from tests.page.hands import hands_of
from tests.page.lessons import decide
from tests.page.origins import at, in_the_middle, near_the_end
from tests.page.people import DESKTOP, PHONE, Found, Visitor
from tests.server.hosts import Process
from tests.tigris.hands import click_through
from ziggurat.core import lessons
from ziggurat.core.types import Json

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screenshots"
TABLET = (820, 1100)
BLINDNESS = ("deuteranopia", "protanopia", "tritanopia")
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL", "hu": "hu-HU"}
SCREENS = {
    "home": "/",
    "new-table": "/new?game=tigris",
    "tables": "/tables",
    "games": "/games",
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
POINTED = {"tigris": ("leaders", 0), "mexica": ("island", 2), "teotihuacan": ("worship", 1)}
"""A step that points at things, with an arrow where a piece is put somewhere."""
TRIED = {
    "tigris": ("leaders", 0, ("[data-leader=priest]", "[data-cell=H3]")),
    "mexica": ("island", 3, ("[data-piece=single]", "[data-cell=G2]")),
    "teotihuacan": ("power", 2, ("[data-answer='ascend points']",)),
}
"""A step, and what is clicked there that is wrong."""
SOLVED = {"tigris": ("points", 1), "mexica": ("found", 1), "teotihuacan": ("crafts", 0)}
EXPLAINED = {
    "tigris": "[data-cell=B2]",
    "mexica": "[data-explain='square I7']",
    "teotihuacan": "[data-explain^=board]",
}
"""Something whose explanation is looked at."""
WARS = "four-standard-wars-of-all-colours"
SETTLES = 150
"""Milliseconds until what moves has come to rest."""
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
        self.afterwards = Afterwards(self.owner)

    def visitor(
        self,
        size: tuple[int, int],
        dark: bool,
        language: str = "en-GB",
        installed: bool = False,
    ) -> Visitor:
        one = Visitor(
            self.browser,
            self.host,
            size=size,
            dark=dark,
            language=language,
            sharp=2 if size == PHONE else 1,
            installed=installed,
        )
        one.page.context.set_default_timeout(60_000)
        one.page.context.add_cookies(self.owner.page.context.cookies())  # type: ignore[arg-type]  # what one context gives another takes
        return one

    def keep(self, visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.wait_for_timeout(SETTLES)
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
        for short, language in LANGUAGES.items():
            for dark in (False, True):
                for size in (DESKTOP, TABLET, PHONE):
                    for name, scene in self.scenes().items():
                        whole = named(f"{short}-{name}", size, dark)
                        found.append((whole, self.scene(scene, size, dark, language)))
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
        return [
            one for one in found if not self.wanted or any(fnmatch(one[0], w) for w in self.wanted)
        ]

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

        def goes(path: str) -> Callable[[Visitor], None]:
            def go(visitor: Visitor) -> None:
                visitor.page.goto(path)

            return go

        def conflict(visitor: Visitor) -> None:
            visitor.sit(self.kept("conflict", lambda: at(self.owner, WARS, "support")))
            visitor.page.get_by_role("dialog").wait_for()

        def pyramid(visitor: Visitor) -> None:
            visitor.sit(
                self.kept("pyramid", lambda: at(self.owner, "two-normal", "rotate", "teotihuacan"))
            )
            visitor.page.locator(".option.on").wait_for()

        def starting(visitor: Visitor) -> None:
            visitor.sit(self.kept("starting", lambda: self.alone("teotihuacan")))
            visitor.page.locator("dialog [data-start]").first.wait_for()

        def lobby(visitor: Visitor) -> None:
            visitor.page.goto(f"/t/{self.kept('lobby', self.gathering)}")
            visitor.page.locator("[data-link]").wait_for()

        def arriving(visitor: Visitor) -> None:
            visitor.page.context.clear_cookies()
            lobby(visitor)
            visitor.page.click("[data-join]")
            visitor.page.locator("[data-ask-name]").wait_for()

        def hand_over(visitor: Visitor) -> None:
            seats: list[Found] = [{"kind": "me"}, {"kind": "here", "name": "Zdeněk"}]
            visitor.sit(self.kept("hand-over", lambda: self.owner.table(seats)))

        def result(visitor: Visitor) -> None:
            visitor.sit(self.kept("result", self.finished))
            visitor.page.locator("[data-replay-open]").wait_for()

        def replay(visitor: Visitor) -> None:
            result(visitor)
            visitor.page.click("[data-replay-open]")
            visitor.page.locator("[type=range]").fill("30")

        def caught_up(game: str, steps: int) -> Callable[[Visitor], None]:
            def catch_up(visitor: Visitor) -> None:
                visitor.sit(self.middle(game))
                visitor.page.locator("[data-since]").wait_for()
                for _ in range(steps):
                    visitor.page.keyboard.press(".")
                visitor.page.locator(f"[data-since='{steps or 'all'}']").wait_for()

            return catch_up

        def looking_back(game: str) -> Callable[[Visitor], None]:
            def look_back(visitor: Visitor) -> None:
                visitor.page.goto(f"/t/{self.middle(game)}?move=6")
                visitor.page.locator("[data-replay]").wait_for()

            return look_back

        def scored(game: str) -> Callable[[Visitor], None]:
            def score(visitor: Visitor) -> None:
                visitor.sit(self.kept(f"over {game}", lambda: self.over(game)))
                page = visitor.page
                page.get_by_role("dialog").locator(".next button").first.click()
                if not page.locator("[data-explain-scoring]").first.is_visible():
                    page.evaluate("document.querySelector('.book')?.classList.add('drawer')")
                page.locator("[data-explain-scoring]").first.click()
                page.evaluate("document.querySelector('.book')?.classList.remove('drawer')")
                if page.locator("[data-scoring-next]").is_visible():
                    page.click("[data-scoring-next]")

            return score

        def welcome(visitor: Visitor) -> None:
            visitor.page.add_init_script("localStorage.ziggurat = '{}'")
            visitor.page.goto("/")
            visitor.page.click("[data-play=tigris]")
            visitor.page.locator("[data-meeting]").wait_for()

        def newcomer(visitor: Visitor) -> None:
            welcome(visitor)
            visitor.page.click("[data-meet=never]")
            visitor.page.locator("[data-meet-coach]").wait_for()

        def learning(game: str, step: tuple[str, int]) -> Callable[[Visitor], None]:
            def learn(visitor: Visitor) -> None:
                key, number = step
                visitor.page.goto(f"/learn/{game}/{key}?step={number}")
                visitor.page.locator("[data-lit]").first.wait_for()

            return learn

        def tried(game: str) -> Callable[[Visitor], None]:
            def try_wrongly(visitor: Visitor) -> None:
                key, step, clicks = TRIED[game]
                learning(game, (key, step))(visitor)
                for place in clicks:
                    visitor.page.click(place)
                visitor.page.locator("[data-nudge]").wait_for()

            return try_wrongly

        def solved(game: str) -> Callable[[Visitor], None]:
            def solve(visitor: Visitor) -> None:
                key, step = SOLVED[game]
                learning(game, (key, step))(visitor)
                course = lessons.course(ziggurat.game(game))
                lesson = next(one for one in course.lessons if one.key == key)
                for action in lessons.shown(lesson, step):
                    decide(visitor.page, lesson, lesson.game.write(action))
                visitor.page.locator("[data-why]").wait_for()

            return solve

        def hinted(game: str) -> Callable[[Visitor], None]:
            """The reasons of the best moves; where they cover the board, before one is chosen."""

            def hint(visitor: Visitor) -> None:
                visitor.sit(self.middle(game))
                visitor.page.click("[data-hint-ask]")
                visitor.page.locator("[data-hint]").first.hover()

            return hint

        def coached(game: str, opened: bool) -> Callable[[Visitor], None]:
            """What the coach tells, and the way that was chosen of it."""

            def coach(visitor: Visitor) -> None:
                wish = f'{{"guided": ["{game}"], "met": ["{game}"], "coached": ["{game}"]}}'
                visitor.page.add_init_script(f"localStorage.ziggurat = '{wish}'")
                visitor.sit(self.middle(game))
                page = visitor.page
                page.locator("[data-hint]").first.wait_for(state="attached")
                strip = page.locator("[data-coach-strip]")
                if strip.is_visible():
                    strip.click()
                if not opened:
                    page.locator("[data-hint]").first.click()

            return coach

        def explained(game: str) -> Callable[[Visitor], None]:
            def explain(visitor: Visitor) -> None:
                visitor.sit(self.middle(game))
                thing = visitor.page.locator(EXPLAINED[game]).first
                if visitor.page.evaluate("matchMedia('(pointer: coarse)').matches"):
                    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
                else:
                    thing.hover()
                visitor.page.locator("[data-explanation]").wait_for()

            return explain

        def shared(visitor: Visitor) -> None:
            visitor.sit(self.middle("tigris"))
            visitor.page.click("[data-menu]")
            visitor.page.click("[data-share-open]")
            visitor.page.locator("[data-frame]").wait_for()

        def menu(visitor: Visitor) -> None:
            visitor.sit(self.middle("tigris"))
            visitor.page.click("[data-menu]")

        def keys(visitor: Visitor) -> None:
            visitor.page.goto("/settings")
            visitor.page.locator("main h1").wait_for()
            visitor.page.keyboard.press("?")
            visitor.page.locator("[data-keys]").wait_for()

        def unsent(visitor: Visitor) -> None:
            visitor.sit(self.kept("unsent", lambda: self.alone("tigris")))
            visitor.my_decision()
            visitor.page.context.set_offline(True)
            visitor.page.locator("[data-lost]").wait_for()
            visitor.page.click("[data-leader=king]")
            visitor.page.click("[data-cell=B1]")
            visitor.page.locator("[data-unsent]").wait_for()

        def asked(visitor: Visitor) -> None:
            visitor.page.add_init_script('localStorage.ziggurat = \'{"guided": ["tigris"]}\'')
            visitor.sit(self.kept("asked", lambda: self.alone("tigris")))
            visitor.my_decision()
            visitor.page.click("[data-act]")
            visitor.page.locator("[data-asking]").wait_for()

        def offline(path: str) -> Callable[[Visitor], None]:
            def lose(visitor: Visitor) -> None:
                page = visitor.page
                page.goto("/")
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                page.reload()
                page.wait_for_load_state("networkidle")
                page.context.set_offline(True)
                page.goto(path)
                page.locator("[data-offline]").wait_for()

            return lose

        def printed(visitor: Visitor) -> None:
            result(visitor)
            visitor.page.get_by_role("dialog").locator("button").first.click()
            visitor.page.evaluate("dispatchEvent(new Event('beforeprint'))")
            visitor.page.emulate_media(media="print")

        def embedded(game: str) -> Callable[[Visitor], None]:
            def embed(visitor: Visitor) -> None:
                visitor.page.goto(f"/embed/{self.middle(game)}")
                visitor.page.locator("[data-replay]").wait_for()

            return embed

        found = {
            "conflict": conflict,
            "pyramid": pyramid,
            "starting": starting,
            "lobby": lobby,
            "arriving": arriving,
            "hand-over": hand_over,
            "result": result,
            "replay": replay,
            "share": shared,
            "menu": menu,
            "keys": keys,
            "unsent": unsent,
            "asked": asked,
            "offline": offline("/"),
            "offline-rules": offline("/rules"),
            "offline-table": offline("/t/abcdefgh"),
            "print": printed,
            "nowhere": goes("/nowhere"),
            "welcome": welcome,
            "newcomer": newcomer,
            "learn": goes("/learn"),
        }
        for name, path in SCREENS.items():
            found[f"screen-{name}"] = goes(path)
        for game in GAMES:
            found[f"since-{game}"] = caught_up(game, 0)
            found[f"step-{game}"] = caught_up(game, 2)
            found[f"back-{game}"] = looking_back(game)
            found[f"scoring-{game}"] = scored(game)
            found[f"embed-{game}"] = embedded(game)
            found[f"lesson-{game}"] = learning(game, POINTED[game])
            found[f"tried-{game}"] = tried(game)
            found[f"solved-{game}"] = solved(game)
            found[f"hint-{game}"] = hinted(game)
            found[f"coach-{game}"] = coached(game, opened=False)
            found[f"news-{game}"] = coached(game, opened=True)
            found[f"explained-{game}"] = explained(game)
        return {**found, **self.afterwards.scenes()}

    def kept(self, name: str, make: Callable[[], str]) -> str:
        """A table of that name, made when it is looked at for the first time."""
        if name not in self.tables:
            self.tables[name] = make()
        return self.tables[name]

    def alone(self, game: str) -> str:
        bots: list[Found] = [{"kind": "bot", "bot": "random"}] * 2
        return self.owner.table([{"kind": "me"}, *bots], game=game)

    def over(self, game: str) -> str:
        """A game that was over soon after its last turns were looked at."""
        table = near_the_end(self.owner, game)
        seats = self.waited(table)["mine"]
        assert isinstance(seats, list)
        self.owner.ask("POST", f"/tables/{table}/resign", {"seat": seats[0]})
        while self.owner.ask("GET", f"/tables/{table}/state")["stage"] != "over":
            self.owner.page.wait_for_timeout(200)
        return table

    def gathering(self) -> str:
        seats: list[Found] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "adept"}]
        clock: Json = {"kind": "live", "minutes": 15, "increment": 10, "then": "bot"}
        return self.owner.table(seats, start=False, name="Evening at the river", clock=clock)

    def finished(self) -> str:
        player = Visitor(self.browser, self.host)
        player.page.context.add_cookies(self.owner.page.context.cookies())  # type: ignore[arg-type]  # what one context gives another takes
        table = self.owner.table(
            [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], options={"scores": "open"}
        )
        player.sit(table)
        click_through(player, Random(3), turns=3)
        player.page.context.close()
        return table

    def scene(
        self, come: Callable[[Visitor], None], size: tuple[int, int], dark: bool, language: str
    ) -> Callable[[str], None]:
        def take(name: str) -> None:
            visitor = self.visitor(size, dark, language, installed="offline" in name)
            try:
                come(visitor)
                self.keep(visitor, name)
            except PlaywrightError as error:
                print(f"{name}: {str(error).splitlines()[0]}")
                visitor.page.context.close()

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
    arguments += ["--set", "analysis_effort=0.01"]
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
