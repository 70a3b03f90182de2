"""Installed and without a connection; a game shown in another page; a picture and paper."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.page.origins import uploaded
from tests.page.people import DESKTOP, PHONE, Visitor, go_home
from tests.page.test_together import hands_heard
from tests.server.hosts import Process


def test_the_shell_opens_without_a_connection(visitor: Visitor) -> None:
    app = visitor.another(installed=True)
    app.expected += ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection")
    page = app.page
    page.goto("/")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator("[data-play=tigris]")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-offline]")).to_contain_text("come from the server")
    for elsewhere in ("/settings", "/t/abcdefgh"):
        page.goto(elsewhere)
        expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
    page.goto("/")
    expect(page.locator("[data-play=tigris]")).to_be_hidden()
    expect(page.locator("[data-offline]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-play=tigris]")).to_be_visible()


def test_the_shell_opens_when_the_server_hangs(chromium: Browser, tmp_path: Path) -> None:
    server = Process(["--database", str(tmp_path / "ziggurat.db")], tmp_path / "log")
    server.start()
    try:
        app = Visitor(chromium, server.url, installed=True)
        app.expected += ("ERR_FAILED",)
        page = app.page
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.locator("[data-play=tigris]")).to_be_visible()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        page.goto("/settings", timeout=30_000)
        expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
        page.goto("/", timeout=30_000)
        expect(page.locator("[data-offline]")).to_be_visible(timeout=15_000)
    finally:
        go_home()
        server.kill()


def test_a_game_is_shown_in_a_page_of_others_as_a_spectator_sees_it(visitor: Visitor) -> None:
    visitor.become("Maya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = visitor.table(seats, name="Evening at the river")
    visitor.sit(table)
    visitor.my_decision()
    page = visitor.page
    page.click("[data-leader=king]")
    page.click("[data-cell=B1]")
    expect(page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    page.click("[data-menu]")
    page.click("[data-share-open]")
    frame = page.locator("[data-frame]").input_value()
    assert f"/embed/{table}" in frame
    assert "?move=" not in frame
    with page.expect_download() as saved:
        page.click("[data-picture]")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")

    page.goto(f"/t/{table}?move=0")
    expect(page.locator("[data-replay]")).to_be_visible()
    page.click("[data-menu]")
    page.click("[data-share-open]")
    assert page.locator("[data-frame]").input_value() == frame.replace(table, f"{table}?move=0")

    visitor.listen()
    page.route("**/blog", lambda route: blog(route, frame))
    page.goto("/blog")
    shown = page.frame_locator("iframe")
    expect(shown.locator("h1")).to_have_text("Evening at the river")
    expect(shown.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    expect(shown.locator("[data-replay]")).to_be_visible()
    expect(shown.locator("[data-replay-close]")).to_have_count(0)
    assert hands_heard(visitor) == []


PRINTED = {"tigris": "two-advanced-bag", "mexica": "two-seats", "teotihuacan": "two-normal"}
"""Games of so many lines that a screen does not show them all."""
PAPER = (718, 1000)


@pytest.mark.rotating("on paper")
@pytest.mark.parametrize("game", PRINTED)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_paper_holds_the_board_the_players_and_the_whole_log(
    visitor: Visitor, game: str, size: tuple[int, int]
) -> None:
    reader = visitor.another(size=size)
    reader.become("Maya")
    record = uploaded(reader, game, PRINTED[game])
    table = str(reader.ask("POST", f"/records/{record}/table", {})["id"])
    reader.sit(table)
    page = reader.page
    page.keyboard.press("Escape")  # the result
    page.evaluate("document.getElementById('tab-chat').click()")
    entries = reader.ask("GET", f"/tables/{table}/log")["entries"]
    assert isinstance(entries, list)
    first = min(one["n"] for one in entries if one["kind"] == "action")

    page.emulate_media(media="print")
    page.set_viewport_size({"width": PAPER[0], "height": PAPER[1]})
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for entry in (first, entries[-1]["n"]):
        expect(page.locator(f"[data-entry='{entry}']").first).to_be_visible()
    for player in page.locator(".players .player").all():
        expect(player).to_be_visible()
    for part in ("main h1", "main .slab", ".players"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PAPER[0]
    for part in (".dock", ".tabs", "dialog"):
        expect(page.locator(part).locator("visible=true")).to_have_count(0)


def blog(route: Route, frame: str) -> None:
    route.fulfill(body=f"<!doctype html><title>Blog</title>{frame}", content_type="text/html")
