"""A correspondence game from two browsers, with time moved on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.people import PHONE, Visitor, go_home
from tests.server.hosts import Process
from tests.server.test_notices import a_day_passes
from ziggurat.core.types import Json

DAYS: Json = {"kind": "relaxed", "days": 2, "then": "bot"}


def test_a_game_over_three_days(built: Path, chromium: Browser, tmp_path: Path) -> None:
    """A turn a day, on the tab and at home; whoever forgets it is played for and comes back."""
    assert built.is_dir()
    database = tmp_path / "days.db"
    arguments = ["--database", str(database), "--set", "wide=on", "--set", "workers=1"]
    server = Process(arguments, tmp_path / "log")
    server.start()
    try:
        play(Visitor(chromium, server.url), str(database))
    finally:
        go_home()
        server.kill()


def play(maya: Visitor, database: str) -> None:
    maya.become("Maya")
    seats: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "open"}]
    table = maya.table(seats, start=False, clock=DAYS, name="By the lake")
    guest = maya.another(size=PHONE)
    guest.become("Győző")
    guest.ask("POST", f"/tables/{table}/join", {})
    maya.ask("POST", f"/tables/{table}/start")
    maya.sit(table)
    maya.page.click("[data-act]")
    maya.page.goto("/")
    expect(maya.page).to_have_title("Ziggurat")

    a_day_passes(database)
    guest.page.goto("/")
    expect(guest.page).to_have_title("Your turn · Ziggurat")
    expect(guest.page.locator("[data-waits]")).to_have_text("1 game is waiting for you.")
    expect(guest.page.get_by_text("By the lake").first).to_be_visible()
    guest.sit(table)
    guest.my_decision()
    guest.page.click("[data-act]")
    expect(maya.page).to_have_title("Your turn · Ziggurat")

    a_day_passes(database)
    a_day_passes(database)
    guest.my_decision()
    maya.sit(table)
    expect(maya.page.get_by_text("Maya has run out of time.")).to_be_visible()
    maya.page.get_by_role("button", name="Take over again").click()
    expect(maya.page.get_by_text("The computer is playing for you.")).to_have_count(0)
    guest.page.click("[data-act]")
    maya.my_decision()
