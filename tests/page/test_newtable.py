"""A new table that explains itself, and the same people once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import ziggurat
from tests.page.people import PHONE, Visitor
from ziggurat.core.types import Json

SENTENCE = re.compile(r"^[A-Z].{12,}\.$")


def test_presets_levels_and_options_say_what_they_do(visitor: Visitor) -> None:
    page = visitor.page
    visitor.become("Maya")
    page.goto("/new?game=tigris")
    preset = page.locator("[data-preset]")
    expect(preset).to_have_count(3)
    expect(page.locator("[data-preset=box]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-option=scores]")).to_contain_text("only your own points")
    hints = page.locator("[data-option=hints]")
    expect(hints.get_by_role("radio", name="On")).to_be_checked()

    page.select_option("[data-kind='1']", "open")
    expect(hints.get_by_role("radio", name="Off")).to_be_checked()
    page.locator("[data-option=scores]").get_by_text("Open", exact=True).click()
    expect(page.locator("[data-changed]")).to_have_count(1)
    expect(page.locator("[data-option=scores]")).to_contain_text("Everybody sees all points.")

    page.click("[data-level-of='2']")
    levels = page.locator("[data-levels]")
    expect(levels).to_contain_text("up to 6 s")
    expect(levels.get_by_role("radio")).to_have_count(5)
    levels.get_by_text("Oracle").click()
    expect(page.locator("[data-summary]")).to_have_text(
        "Tigris & Euphrates for 3: Maya, Open seat and Oracle."
    )
    page.fill("[data-table-name]", "Evening at the river")
    page.click("[data-create]")
    expect(page.locator("h1")).to_have_text("Evening at the river")
    expect(page).to_have_title("Evening at the river · Ziggurat")
    expect(page.locator("main")).to_contain_text("Clock: None · Hints allowed: Off")
    table = visitor.ask("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert table["hints"] is None
    assert table["options"] == {"board": "standard", "buildings": "off", "scores": "open"}

    page.goto("/new?game=tigris")
    expect(preset).to_have_count(4)
    page.click("[data-preset=last]")
    expect(page.locator("[data-summary]")).to_contain_text("Oracle")
    page.click("[data-preset=quick]")
    expect(page.locator("[data-option=clock] input[value=live]")).to_be_checked()
    page.click("[data-preset=first]")
    expect(page.locator("[data-summary]")).to_contain_text("Maya, Novice and Novice")
    page.click("[data-create]")
    visitor.my_decision()
    expect(page.get_by_role("tab", name="Coach")).to_be_visible()


@pytest.mark.parametrize("game", [game.name for game in ziggurat.games()])
def test_every_option_has_a_sentence(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto(f"/new?game={game}")
    clock = page.locator("[data-option=clock]")
    expect(clock).to_be_visible()
    for option in page.locator("[data-option]").all():
        expect(option.locator("> p")).to_have_text(SENTENCE)
    for kind, settings in (("live", 3), ("relaxed", 2)):
        clock.locator(f"label:has([value={kind}])").click()
        expect(clock.locator(".times label small")).to_have_text([SENTENCE] * settings)
        expect(clock.locator(".times label")).to_have_count(settings)
    means = clock.locator("label:has(select) small")
    expect(means).to_have_text("The computer goes on playing for whoever ran out of time.")
    clock.locator("select").select_option("end")
    expect(means).to_contain_text("comes last")


def test_every_option_keeps_its_name_on_one_line(visitor: Visitor) -> None:
    """Values that are too wide for a place beside the name stand below it."""
    page = visitor.page
    page.goto("/new?game=teotihuacan")
    setup = page.locator("[data-option=setup] legend > span")
    expect(setup).to_have_text("Setup")
    for name in page.locator("[data-option] legend > span").all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < 30, name.text_content()


def test_a_name_is_asked_once_before_playing_with_people(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=tigris")
    page.select_option("[data-kind='1']", "open")
    page.click("[data-create]")
    asked = page.get_by_role("dialog", name="What should the others call you?")
    asked.get_by_label("Name").fill("Zdeněk")
    asked.get_by_role("button", name="Use this name").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list").get_by_text("Zdeněk", exact=True)).to_be_visible()

    guest = visitor.another()
    guest.page.goto(page.url)
    guest.page.click("[data-join]")
    guest.page.click("[data-stay-guest]")
    expect(page.get_by_text("Guest", exact=True)).to_be_visible()
    guest.page.goto("/new?game=tigris")
    guest.page.select_option("[data-kind='1']", "open")
    guest.page.click("[data-create]")
    guest.page.wait_for_url("**/t/*")


def test_a_rematch_takes_one_click_of_each(visitor: Visitor) -> None:
    visitor.become("Maya")
    soon: Json = {"kind": "live", "minutes": 0.01, "then": "end"}
    seats: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "open"}]
    table = visitor.table(seats, start=False, clock=soon, name="Once more")
    guest = visitor.another(size=PHONE)
    guest.become("Győző")
    guest.ask("POST", f"/tables/{table}/join", {})
    visitor.ask("POST", f"/tables/{table}/start")
    for one in (visitor, guest):
        one.page.goto(f"/t/{table}")
        expect(one.page.locator("[data-rematch]")).to_be_visible()
    visitor.page.click("[data-rematch]")
    expect(visitor.page.locator("h1")).to_have_text("Once more")
    expect(guest.page.locator("[data-rematch]")).to_have_text("Join the rematch")
    guest.page.click("[data-rematch]")
    for one in (visitor, guest):
        expect(one.page.locator("[data-table]")).to_be_visible()
        assert table not in one.page.url
