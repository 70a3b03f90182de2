"""Hints with reasons, the coach, and the question before a first game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.page.origins import in_the_middle
from tests.page.people import PHONE, Visitor


def ask(page: Page) -> None:
    page.click("[data-hint-ask]")
    expect(page.locator("[data-hint]").first).to_be_visible()


def test_a_hint_is_shown_on_the_board_and_played_by_the_gold_button(visitor: Visitor) -> None:
    visitor.alone(hints="greedy")
    page = visitor.page
    before = visitor.log()
    ask(page)
    first = page.locator("[data-hint]").first
    expect(first).to_contain_text("%")
    expect(first.locator("[data-reason]").first).not_to_be_empty()
    first.click()
    expect(page.locator(".pointed").first).to_be_visible()
    assert visitor.log() == before, "looking at a hint plays nothing"
    words = first.get_attribute("data-hint") or ""
    place = words.split()[-1]
    expect(page.locator("[data-act]")).to_contain_text(place)
    page.click("[data-act]")
    visitor.after(before)
    table = page.get_attribute("[data-table]", "data-table")
    entries = visitor.ask("GET", f"/tables/{table}/log")["entries"]
    assert isinstance(entries, list)
    assert words in [entry["words"] for entry in entries if isinstance(entry, dict)]


def test_keys_choose_a_hint_and_another_piece_puts_it_away(visitor: Visitor) -> None:
    """Glitch 2: with hints on the screen, the consequence of another choice is still told."""
    visitor.alone(hints="greedy")
    page = visitor.page
    ask(page)
    page.keyboard.press("2")
    expect(page.locator("[data-hint]").nth(1)).to_have_attribute("aria-pressed", "true")
    words = page.locator("[data-hint]").nth(1).get_attribute("data-hint") or ""
    page.click(f"[data-leader={'king' if 'trader' in words else 'trader'}]")
    expect(page.locator("[data-hint][aria-pressed=true]")).to_have_count(0)
    page.hover("[data-cell=B1]")
    expect(page.locator(".consequence")).to_contain_text("B1")
    expect(page.locator("[data-hint]")).to_have_count(3)


def test_a_hint_comes_after_a_refusal_and_escape_puts_both_away(visitor: Visitor) -> None:
    """Glitch 1: the refusal used to stay, and the hint was never seen."""
    visitor.alone(hints="greedy")
    page = visitor.page
    page.click("[data-leader=king]")
    page.click("[data-cell=F1]")
    expect(page.locator("[data-refusal]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-refusal]")).to_have_count(0)
    page.click("[data-leader=king]")
    page.click("[data-cell=F1]")
    expect(page.locator("[data-refusal]")).to_be_visible()
    ask(page)
    expect(page.locator("[data-refusal]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_every_hint_of_mexica_can_be_read_and_asked_for_again_and_again(visitor: Visitor) -> None:
    """Glitch 7: the third one was cut off. Glitch 20: the sixth question was too fast."""
    visitor.alone(game="mexica", hints="greedy")
    page = visitor.page
    for _ in range(8):
        ask(page)
    expect(page.locator(".dock [role=alert]")).to_have_count(0)
    for way in page.locator("[data-hint]").all():
        way.scroll_into_view_if_needed()
        box, leaf = way.bounding_box(), page.locator("#tab-panel").bounding_box()
        assert box is not None
        assert leaf is not None
        assert leaf["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= leaf["y"] + leaf["height"] + 1


def test_a_click_on_a_reason_chooses_its_way_and_explains_no_term(visitor: Visitor) -> None:
    visitor.alone(hints="greedy")
    page = visitor.page
    ask(page)
    way = page.locator("[data-hint]", has=page.locator("[data-term]")).first
    word = way.locator("[data-term]").first.bounding_box()
    assert word is not None
    page.mouse.click(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-card]")).to_have_count(0)


def test_the_reasons_have_the_room_of_the_region_until_one_is_pointed_at(visitor: Visitor) -> None:
    visitor.alone(game="mexica", hints="greedy", seats=4)
    page = visitor.page
    expect(page.locator(".region")).to_be_visible()
    ask(page)
    expect(page.locator(".region")).to_have_count(0)
    page.locator("[data-hint]").first.hover()
    expect(page.locator(".region")).to_have_count(0)
    page.hover("[data-cell=I7]")
    expect(page.locator(".region")).to_be_visible()


def test_two_ways_are_seen_beside_four_players(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(in_the_middle(visitor, "teotihuacan"))
    page = visitor.page
    ask(page)
    for way in (0, 1):
        expect(page.locator("[data-hint]").nth(way)).to_be_in_viewport(ratio=0.6)


def test_a_long_gold_button_has_two_lines_at_most(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE, language="pl-PL")
    phone.become("Maya")
    phone.sit(in_the_middle(phone, "teotihuacan"))
    page = phone.page
    page.tap("[data-hint-ask]")
    page.locator("[data-hint='worker quarry 5']").tap()
    button = page.locator("[data-act]")
    expect(button).to_contain_text("Robotnik o sile")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] <= 52


def test_a_newcomer_is_asked_once_and_gets_the_simplest_game_with_the_coach(
    visitor: Visitor,
) -> None:
    """Glitch 4: the first decision of Teotihuacan used to be a dialogue of icons."""
    new = visitor.another(guided=False)
    page = new.page
    page.goto(new.host)
    page.click("[data-play=teotihuacan]")
    page.click("[data-meet=never]")
    expect(page.locator("[data-meet-learn]")).to_have_attribute("href", "/learn/teotihuacan/ring")
    page.click("[data-meet-coach]")
    expect(page.locator("[data-coach=on]")).to_be_visible()
    expect(page.locator("[data-hint]")).not_to_have_count(0)
    assert page.locator("[data-hint]").count() <= 2
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-new-term]")).not_to_be_empty()
    table = new.ask("GET", f"/tables/{page.get_attribute('[data-table]', 'data-table')}")
    options, seats = table["options"], table["seats"]
    assert isinstance(options, dict)
    assert isinstance(seats, list)
    assert options["setup"] == "first"
    assert [seat["bot"] for seat in seats[1:] if isinstance(seat, dict)] == ["novice", "novice"]
    page.click("[data-coach-off]")
    page.reload()
    expect(page.locator(".question[data-mine=true]")).to_be_visible()
    expect(page.locator("[data-coach=on]")).to_have_count(0)
    page.goto(new.host)
    page.click("[data-play=teotihuacan]")
    page.locator("[data-table]").wait_for()
    expect(page.locator("[data-meeting]")).to_have_count(0)


def coached(visitor: Visitor, **kept: object) -> None:
    """The coach is on from the first visit."""
    wish = json.dumps({"guided": ["tigris"], "met": ["tigris"], "coached": ["tigris"], **kept})
    visitor.page.context.add_init_script(f"localStorage.ziggurat ??= JSON.stringify({wish})")


def test_the_coach_tells_what_the_others_did_and_falls_silent(visitor: Visitor) -> None:
    new = visitor.another(guided=False)
    coached(new)
    new.alone(hints="greedy", bot="novice")
    page = new.page
    for _ in range(6):
        new.my_decision()
        if page.locator("[data-coach-news]").count():
            break
        before = new.log()
        take_the_best(page)
        page.click("[data-act]")
        new.after(before)
    expect(page.locator("[data-coach-news]").first).to_be_visible()
    assert page.locator("[data-coach-news]").count() <= 3


def take_the_best(page: Page) -> bool:
    """Show the best way, if the coach speaks."""
    expect(page.locator("[data-thinking]")).to_have_count(0)
    ways = page.locator("[data-hint]")
    if ways.count() == 0:
        return False
    ways.first.click()
    return True


def test_what_was_done_right_twice_is_not_told_again(visitor: Visitor) -> None:
    new = visitor.another(guided=False)
    kinds = ("tile", "leader", "swap", "done", "catastrophe", "withdraw")
    coached(new, right={f"tigris {kind}": 2 for kind in kinds})
    new.alone(hints="greedy")
    page = new.page
    expect(page.locator("[data-coach=on]")).to_contain_text("You have done this well before")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.click("[data-what-now]")
    expect(page.locator("[data-hint]").first).to_be_visible()


@pytest.mark.parametrize("language", ["cs-CZ", "hu-HU"])
def test_on_a_phone_the_coach_is_one_line_that_pulls_up(visitor: Visitor, language: str) -> None:
    new = visitor.another(guided=False, size=PHONE, language=language, dark=True)
    coached(new)
    new.alone(hints="greedy")
    page = new.page
    strip = page.locator("[data-coach-strip]")
    expect(strip).to_contain_text("%")
    page.tap("[data-coach-strip]")
    expect(page.locator(".tabs .shut")).to_be_in_viewport(ratio=1)
    way = page.locator("[data-hint]").first
    expect(way).to_be_visible()
    way.tap()
    expect(way).to_be_hidden()
    place = (way.get_attribute("data-hint") or "").split()[-1]
    expect(page.locator("[data-act]")).to_contain_text(place)
