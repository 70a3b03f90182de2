"""Everything on the tables explains itself: by pointer, keyboard and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.present import GAMES
from tests.page.origins import near_the_end
from tests.page.people import PHONE, Visitor

CARD = "[data-explanation]"


def test_a_resting_pointer_is_told_what_lies_there(visitor: Visitor) -> None:
    visitor.alone(game="tigris")
    page = visitor.page
    page.hover("[data-cell=B2]")
    card = page.locator(CARD)
    expect(card).to_have_attribute("data-explanation", "space B2")
    expect(card.get_by_role("heading")).to_have_text("temple")
    expect(card).to_contain_text("A treasure on a framed space")
    cell, told = page.locator("[data-cell=B2]").bounding_box(), card.bounding_box()
    assert cell is not None
    assert told is not None
    assert told["x"] >= cell["x"] + cell["width"]
    expect(page.locator("[data-explained]")).to_be_visible()
    card.get_by_role("button", name="TE-36").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-rule=TE-36]").first).to_be_visible()


def test_the_keyboard_asks_goes_on_and_comes_back(visitor: Visitor) -> None:
    visitor.alone(game="mexica", options={"neutral": "none"})
    page = visitor.page
    page.locator("[data-cell=I7]").focus()
    page.keyboard.press("i")
    card = page.locator(CARD)
    expect(card).to_be_focused()
    expect(card.get_by_role("heading")).to_have_text("start space")
    page.keyboard.press("ArrowRight")
    expect(card).not_to_have_attribute("data-explanation", "square I7")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert not visitor.errors


def test_a_dialogue_explains_its_things(visitor: Visitor) -> None:
    visitor.alone(game="teotihuacan")
    page = visitor.page
    page.locator("dialog [data-start]").first.hover()
    card = page.locator(f"dialog {CARD}")
    expect(card).to_have_attribute("data-explanation", re.compile(r"starting \d+"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("dialog [data-start]").first).to_be_visible()


def test_a_lesson_explains_its_things_beside_what_it_says(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.hover("[data-cell=F3]")
    card = page.locator(CARD)
    expect(card.get_by_role("heading")).to_have_text("temple")
    told, speech = card.bounding_box(), page.locator("section.speech").bounding_box()
    assert told is not None
    assert speech is not None
    assert told["x"] + told["width"] <= speech["x"]


@pytest.mark.rotating
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_thing_that_is_marked_is_explained(visitor: Visitor, game: str) -> None:
    table = visitor.alone(game=game)
    names = visitor.page.locator("[data-explain]").evaluate_all(
        "all => [...new Set(all.map(one => one.getAttribute('data-explain')))]"
    )
    assert len(names) > 20
    for name in names[::6]:
        told = visitor.ask(
            "GET", f"/tables/{table}/positions/{visitor.log()}/explanation?place={name}"
        )
        assert told["word"], name


@pytest.mark.rotating
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_scoring_is_explained_step_by_step(visitor: Visitor, game: str) -> None:
    visitor.become("Maya")
    table = near_the_end(visitor, game)
    visitor.sit(table)
    page = visitor.page
    visitor.finish(table)
    page.get_by_role("dialog").locator(".next button").first.click()
    page.locator("[data-explain-scoring]").first.click()

    steps = page.locator(".scoring tbody tr")
    expect(steps.first).to_contain_class("on")
    expect(page.locator(".scoring thead svg").first).to_be_visible()
    for number in range(steps.count()):
        expect(page.locator("[data-scoring]")).to_have_attribute("data-scoring", str(number))
        expect(steps.nth(number)).to_contain_class("on")
        cells = steps.locator("td b").all_inner_texts()
        seats = len(cells) // steps.count()
        told = [int(cell) if cell.startswith("+") else 0 for cell in cells]
        totals = page.locator(".scoring tfoot b").all_inner_texts()
        assert [int(total) for total in totals] == [sum(told[seat::seats]) for seat in range(seats)]
        if number + 1 < steps.count():
            page.click("[data-scoring-next]")
    assert any(told)
    page.locator(".scoring .rule").click()
    expect(page.locator("[data-rule]").first).to_be_visible()


def test_a_scoring_on_a_phone_shows_what_is_scored_and_what_it_brought(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.become("Maya")
    table = near_the_end(phone, "mexica")
    phone.sit(table)
    page = phone.page
    phone.finish(table)
    page.get_by_role("dialog").locator(".next button").first.tap()
    page.evaluate("document.querySelector('.book').classList.add('drawer')")
    page.locator("[data-explain-scoring]").first.tap()
    page.evaluate("document.querySelector('.book').classList.remove('drawer')")

    for _ in range(2):
        for cell in page.locator(".board .pointed").all():
            expect(cell).to_be_in_viewport(ratio=0.9)
        expect(page.locator("[data-result]")).to_be_visible()
        expect(page.locator(".scoring tfoot td").first).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".slab .zoom")).to_be_hidden()
        page.tap("[data-scoring-next]")


def test_a_finger_that_stays_opens_a_sheet_and_chooses_nothing(visitor: Visitor) -> None:
    other = visitor.another(size=PHONE)
    other.alone(game="tigris")
    page = other.page
    tile = page.locator("[data-tile]").first
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    card = page.locator(CARD)
    expect(card).to_be_visible()
    tile.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    tile.dispatch_event("click", {"bubbles": True})
    expect(tile).to_have_attribute("aria-pressed", "false")
    told = card.bounding_box()
    assert told is not None
    assert told["x"] == 0
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
