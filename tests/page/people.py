"""People in front of browsers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

import ziggurat
from ziggurat.core.types import Json

Found = dict[str, Json]

DESKTOP = (1440, 900)
PHONE = (360, 780)
BLURRED = 0.25
"""Pixels on the screen for one of the page: where nobody looks, few are drawn sooner."""
SECONDS = 60_000
expect.set_options(timeout=SECONDS)

VISITORS: list[Visitor] = []


def go_home() -> None:
    """End of a test: nobody saw an error, and nothing was asked from elsewhere."""
    visitors = list(VISITORS)
    VISITORS.clear()
    for visitor in visitors:
        visitor.page.context.close()
    for visitor in visitors:
        assert visitor.errors == [], visitor.errors
        assert visitor.elsewhere == [], visitor.elsewhere


class Visitor:
    """A browser of its own, with everything that came through its wire."""

    def __init__(
        self,
        browser: Browser,
        host: str,
        *,
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        language: str = "en-GB",
        guided: bool = True,
        calm: bool = True,
        sharp: float = BLURRED,
        touch: bool | None = None,
        installed: bool = False,
    ) -> None:
        self.browser = browser
        self.host = host
        touch = size[0] < 500 if touch is None else touch
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=sharp,
            base_url=host,
            service_workers="allow" if installed else "block",
        )
        context.set_default_timeout(SECONDS)
        if guided:
            games = json.dumps([game.name for game in ziggurat.games()])
            context.add_init_script(
                "if (!localStorage.ziggurat)"
                f" localStorage.ziggurat = JSON.stringify("
                f"{{guided: {games}, met: {games}, asksEnd: false}})"
            )
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ("status of 401", "Service Worker registration")
        """Parts of what this browser may note without an error being one."""
        self.elsewhere: list[str] = []
        self.heard: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request)
        VISITORS.append(self)

    def _console(self, message: ConsoleMessage) -> None:
        expected = any(part in message.text for part in self.expected)
        if message.type in ("error", "warning") and not expected:
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.host).netloc:
            self.elsewhere.append(request.url)

    def listen(self) -> None:
        """From now on write down all that the server says."""
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self.heard.append(response.text())

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def another(self, **choices: object) -> Visitor:
        """Somebody else in another browser."""
        return Visitor(self.browser, self.host, **choices)  # type: ignore[arg-type]  # passed on as given

    def ask(self, method: str, path: str, body: Mapping[str, Json] | None = None) -> Found:
        """Ask the server as this browser's person."""
        answer = self.page.context.request.fetch(
            f"{self.host}/api{path}",
            method=method,
            headers={"Origin": self.host, "Content-Type": "application/json"},
            data=json.dumps(body) if body is not None else None,
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        found = json.loads(answer.text())
        assert isinstance(found, dict)
        return found

    def become(self, name: str) -> None:
        self.ask("POST", "/people", {"name": name})

    def table(
        self,
        seats: Sequence[Mapping[str, Json]],
        **more: Json,
    ) -> str:
        """Make a table and start it; its id."""
        wish: Found = {"game": "tigris", "seats": list(seats), "start": True}
        found = self.ask("POST", "/tables", {**wish, **more})
        return str(found["id"])

    def sit(self, table: str) -> None:
        """Open a table and wait until it is drawn."""
        self.page.goto(f"{self.host}/t/{table}")
        expect(self.page.locator("[data-table]")).to_be_visible()
        expect(self.page.locator('.board[data-ready="true"]')).to_be_visible()

    def alone(
        self, *, seats: int = 2, bot: str = "random", name: str = "Maya", **more: Json
    ) -> str:
        """Sit down at a new table against bots."""
        self.become(name)
        others = [{"kind": "bot", "bot": bot}] * (seats - 1)
        table = self.table([{"kind": "me"}, *others], **more)
        self.sit(table)
        self.my_decision()
        return table

    def finish(self, table: str) -> None:
        """Leave it to bots to play to the end, and wait for that."""
        mine = self.ask("GET", f"/tables/{table}/state")["mine"]
        assert isinstance(mine, list)
        self.ask("POST", f"/tables/{table}/resign", {"seat": mine[0]})
        self.page.locator("[data-stage=over]").wait_for(state="attached", timeout=2 * SECONDS)

    def my_decision(self) -> None:
        """Wait until it is this person's decision, or the game is over."""
        self.page.locator(".question[data-mine=true], [data-stage=over]").first.wait_for(
            state="attached"
        )

    def log(self) -> int:
        return int(self.page.locator("[data-table]").get_attribute("data-log") or 0)

    def after(self, log: int) -> None:
        """Wait until something was decided after that log number."""
        table = self.page.locator("[data-table]")
        expect(table).not_to_have_attribute("data-log", str(log))
