"""A person plays Teotihuacan on the page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.hands import heard, listen
from tests.page.origins import at, near_the_end, table_from
from tests.page.people import PHONE, Visitor
from tests.teotihuacan.hands import FREE_WORKER, click_through, type_through

GAME = "teotihuacan"


@pytest.mark.rotating("whole game by mouse")
def test_the_last_turns_of_a_solo_game_by_clicking_in_the_city(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(near_the_end(visitor, GAME, "solo-won"))
    listen(visitor.page)
    assert click_through(visitor, Random(1)) > 5
    assert len(heard(visitor.page)) > 2
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()
    expect(visitor.page.get_by_role("columnheader", name="Teotibot", exact=True)).to_be_visible()


@pytest.mark.rotating("game by keyboard")
def test_the_last_turns_of_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(near_the_end(visitor, GAME))
    listen(visitor.page)
    assert type_through(visitor, Random(2)) > 1
    assert len(heard(visitor.page)) > 1
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()


def test_a_destination_shows_what_it_costs_and_gives(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-normal", "worker", GAME))
    visitor.my_decision()
    page = visitor.page
    expect(page.locator("[data-reach=true]")).to_have_count(0)
    page.locator(FREE_WORKER).first.click()
    expect(page.locator("[data-reach=true]")).to_have_count(3)
    expect(page.locator("[data-act-at$=' cocoa']")).to_have_count(3)
    page.locator("[data-go]").first.hover()
    expect(page.locator(".consequence .chip").first).to_be_visible()
    expect(page.locator(".die.ghost")).to_have_count(1)


def test_one_click_walks_and_acts(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-normal", "worker", GAME))
    visitor.my_decision()
    page = visitor.page
    before = visitor.log()
    page.locator(FREE_WORKER).first.click()
    page.locator("[data-act-at$=' cocoa']").first.click()
    expect(page.locator(".question")).to_have_attribute("data-question", "end")
    assert visitor.log() == before + 3


def test_a_pyramid_tile_is_turned_before_it_is_placed(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-normal", "rotate", GAME))
    visitor.my_decision()
    page = visitor.page
    shown = page.locator(".option.on")
    expect(shown).to_have_count(1)
    first = shown.get_attribute("data-action")
    page.keyboard.press("e")
    expect(shown).not_to_have_attribute("data-action", first or "")
    before = visitor.log()
    page.click("[data-act]")
    visitor.after(before)
    expect(page.locator(".line").first).to_be_visible()


def test_a_tile_at_a_discount_shows_the_price_that_is_paid(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-pyramid-finished", "discount", GAME))
    visitor.my_decision()
    page = visitor.page
    stone = page.locator(".consequence .cost").filter(has=page.locator("[href$=-stone]"))
    expect(stone).to_have_text("−2")
    page.locator("[data-answer='discount stone']").hover()
    expect(stone).to_have_text("−1")
    page.locator("[data-answer='discount stone']").click()
    expect(page.locator(".question")).to_have_attribute("data-question", "rotate")
    expect(stone).to_have_text("−1")


def test_an_impossible_wish_is_refused_with_its_rule(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-normal", "square", GAME))
    visitor.my_decision()
    page = visitor.page
    page.locator(".offer .piece").first.click()
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("Something else has to be decided first.")
    refusal.get_by_role("button", name="TH-22").click()
    expect(page.locator("[data-rule=TH-22]")).to_be_in_viewport()


def test_starting_tiles_are_kept_in_a_dialogue(visitor: Visitor) -> None:
    visitor.alone(game=GAME)
    page = visitor.page
    expect(page.locator("[data-keep]")).to_be_disabled()
    page.get_by_role("button", name="Look at the board").click()
    page.click("[data-starting]")
    page.locator("[data-start]").nth(0).click()
    page.locator("[data-start]").nth(1).click()
    page.click("[data-keep]")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_log_shows_who_is_teotibot(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "solo-won", "done", GAME))
    visitor.my_decision()
    page = visitor.page
    crests = page.locator(".line .moment use[href='#teotihuacan-teotibot']")
    before = crests.count()
    page.click("[data-act]")
    expect(crests.nth(before)).to_be_attached()
    expect(page.locator(".turn").filter(has_text="Teotibot").first).to_be_visible()


def test_another_language_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-normal", "worker", GAME))
    visitor.my_decision()
    page = visitor.page
    expect(page.locator(".question")).to_have_text("Maya, which worker moves?")
    page.select_option("[data-language]", "cs")
    expect(page.locator(".question")).to_have_text("Maya: kterého pracovníka přesunete?")
    page.select_option("[data-language]", "pl")
    expect(page.locator("[data-board='6']")).to_contain_text("Posiadłość Arystokratów")
    page.select_option("[data-language]", "hu")
    expect(page.locator("[data-board='3']")).to_contain_text("Kőfejtő")


def test_on_a_phone_four_views_and_a_button_that_names_the_way(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.become("Maya")
    phone.sit(at(phone, "two-normal", "worker", GAME))
    phone.my_decision()
    page = phone.page
    for sight in ("pyramid", "temples", "table", "city"):
        page.tap(f"[data-sight={sight}]")
        expect(page.locator(f"[data-sight={sight}]")).to_have_attribute("aria-selected", "true")
    before = phone.log()
    page.locator(FREE_WORKER).first.tap()
    expect(page.locator(".distance")).to_have_count(3)
    page.locator("[data-go]").first.tap()
    expect(page.locator("[data-act]")).to_contain_text("Move to")
    assert phone.log() == before
    page.tap("[data-act]")
    expect(page.locator(".question")).to_have_attribute("data-question", "act")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_on_a_phone_all_the_dice_of_a_crowded_board_are_on_it(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.become("Maya")
    phone.sit(table_from(phone, GAME, "four-pyramid-finished-early", 105))
    phone.my_decision()
    page = phone.page
    page.tap("[data-worker='8 1']")
    page.tap("[data-go='3']")

    ghost = page.locator("[data-board='3'] .ghost").bounding_box()
    board = page.locator("[data-board='3']").bounding_box()
    assert ghost is not None
    assert board is not None
    assert ghost["x"] + ghost["width"] < board["x"] + board["width"]
