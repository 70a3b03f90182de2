"""A game of another package on the page, which has no code for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.beside import beside
from tests.page.people import PHONE, Visitor, go_home
from tests.server.hosts import Process


@pytest.fixture
def elsewhere(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that has Cairns beside our games."""
    assert built.is_dir()
    monkeypatch.setenv("PYTHONPATH", beside(tmp_path / "beside"))
    server = Process(["--database", str(tmp_path / "page.db")], tmp_path / "log")
    server.start()
    yield server.url
    go_home()
    server.kill()


def answer(page: Page, rng: Random) -> None:
    """Click a place of the picture, and what to do there where there is more than one thing."""
    choices = page.locator("[data-choice]")
    page.locator("[data-choice], [data-place].possible").first.wait_for()
    if not choices.count():
        before = page.locator("[data-table]").get_attribute("data-log")
        places = page.locator("[data-place].possible")
        places.nth(rng.randrange(places.count())).click()
        page.locator(f"[data-choice], [data-table]:not([data-log='{before}'])").first.wait_for()
        if page.locator("[data-table]").get_attribute("data-log") != before:
            return
    choices.first.click()


def test_it_is_played_by_clicking_its_picture(chromium: Browser, elsewhere: str) -> None:
    visitor = Visitor(chromium, elsewhere)
    page, rng = visitor.page, Random(1)
    page.goto("/")
    expect(page.get_by_role("heading", name="Cairns")).to_be_visible()
    page.click("[data-play=cairns]")
    page.get_by_role("button", name="I know it").click()
    while not page.locator("[data-stage=over]").count():
        visitor.my_decision()
        if page.locator("[data-stage=over]").count():
            break
        before = visitor.log()
        answer(page, rng)
        visitor.after(before)
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("Points")
    expect(page.locator("[data-act]")).to_have_count(0)
    expect(page.locator("ol.log")).to_contain_text("lays a")


def test_it_is_played_from_the_list_and_by_keyboard(chromium: Browser, elsewhere: str) -> None:
    visitor = Visitor(chromium, elsewhere, size=PHONE, dark=True)
    page = visitor.page
    page.goto("/")
    page.click("[data-play=cairns]")
    page.get_by_role("button", name="I know it").click()
    visitor.my_decision()
    expect(page.locator("[data-act]")).to_have_count(0)
    before = visitor.log()
    place = page.locator("[data-place=C3]")
    expect(place).to_have_attribute("aria-label", re.compile(r"^C3: (empty|\w+ stone of \w+)"))
    expect(place).to_have_attribute("aria-disabled", "false")
    place.focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-choice], [data-table]:not([data-log='{before}'])").first.wait_for()
    if page.locator("[data-choice]").count() and visitor.log() == before:
        choice = page.locator("[data-choice]").first
        expect(choice).to_have_text(re.compile(r"^(Low|Middle|High) stone on C3 *\+\d$"))
        choice.click()
    visitor.after(before)
