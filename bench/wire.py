"""Kilobytes over the wire to a playing table: `python -m bench.wire`, a part of bench/results.md.

A browser that has never been here opens a table for two that has begun, in each game and language.
Chromium counts what comes: bodies as they were compressed, with the headers of each answer.
`--files` lists them, the largest last. The page has to be built.
"""

from __future__ import annotations

import argparse
import shutil
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from bench import page
from playwright.sync_api import Browser, CDPSession, sync_playwright
from tests.page.browsers import QUIET
from tests.page.people import DESKTOP, Visitor
from tests.server.hosts import Host

import ziggurat

KINDS = ("fonts", "code and style", "action table", "answers")
LANGUAGES = ("en", "cs", "pl", "hu")
QUIET_FOR = 1500
"""How long nothing has to come, in milliseconds, for everything to be there."""


class Counted:
    """What comes over the wire, in bytes by address."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes: Counter[str] = Counter()
        self.paths: dict[str, str] = {}
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.paths[str(event["requestId"])] = urlsplit(str(request["url"])).path

    def _came(self, event: dict[str, object]) -> None:
        length = event["encodedDataLength"]
        assert isinstance(length, int | float)
        self.bytes[self.paths.get(str(event["requestId"]), "?")] += int(length)


def visit(browser: Browser, host: str, game: str, language: str) -> Counter[str]:
    """All that somebody's first table needs."""
    visitor = Visitor(browser, host, size=DESKTOP, language=language, guided=False)
    visitor.become("Maya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = visitor.table(seats, game=game)
    counted = Counted(visitor.page.context.new_cdp_session(visitor.page))
    visitor.sit(table)
    visitor.my_decision()
    before = -1
    while before != sum(counted.bytes.values()):
        before = sum(counted.bytes.values())
        visitor.page.wait_for_timeout(QUIET_FOR)
    visitor.page.context.close()
    return counted.bytes


def kinds(files: Iterable[tuple[str, int]]) -> dict[str, float]:
    """Kilobytes by what they are."""
    found: Counter[str] = Counter()
    for path, size in files:
        found[kind(path)] += size
    return {
        name: found[name] / 1000 for name in ("fonts", "code and style", "action table", "answers")
    }


def kind(path: str) -> str:
    if path.endswith(".woff2"):
        return "fonts"
    if "/actions/" in path:
        return "action table"
    return "answers" if path.startswith("/api/") else "code and style"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wire", description=__doc__)
    parser.add_argument("--files", action="store_true", help="every file; nothing is written")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    asked = parser.parse_args()
    languages = asked.languages.split(",")
    lines = [
        "`python -m bench.wire`: to a playing table for two, the first visit, as Chromium counts",
        "it, in kilobytes: everything compressed, with the headers of each answer. Words and",
        "drawings are code; 0.1.0 compressed nothing and sent 745 to its first table of Tigris.",
        "",
        "| Game | language | all | fonts | code and style | action table | answers |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright, Host(settings={"bots": "random"}) as host:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        for game in ziggurat.games():
            for language in languages:
                files = visit(browser, host.url, game.name, language)
                parts = kinds(files.items())
                cells = " | ".join(f"{size:.0f}" for size in [sum(parts.values()), *parts.values()])
                lines.append(f"| {game.title} | {language} | {cells} |")
                if asked.files:
                    for path, size in sorted(files.items(), key=lambda one: one[1]):
                        print(f"{size:7}  {path}")
                    print(lines[-1])
        browser.close()
    if not asked.files:
        page.put("Over the wire", lines)


if __name__ == "__main__":
    main()
