"""A person plays Mexica on the page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.mexica.hands import click_through, type_through
from tests.page.hands import heard, listen
from tests.page.origins import near_the_end
from tests.page.people import PHONE, Visitor


def sit(visitor: Visitor) -> None:
    """At a table for two without neutral temples, on a start space, at the first turn."""
    visitor.alone(game="mexica", options={"neutral": "none"})
    visitor.page.click("[data-cell=H8]")
    expect(visitor.page.locator(".question[data-question=turn][data-mine=true]")).to_be_visible()


def dig(visitor: Visitor, *cells: str) -> None:
    """Double canals, leaning from each first square to the one on its right or below."""
    page = visitor.page
    page.click("[data-piece=double]")
    for first, second in zip(cells[::2], cells[1::2], strict=True):
        before = visitor.log()
        box = page.locator(f"[data-cell={first}]").bounding_box()
        assert box is not None
        right = first[1:] == second[1:]
        x, y = (
            (box["width"] * 0.8, box["height"] / 2)
            if right
            else (box["width"] / 2, box["height"] * 0.8)
        )
        page.locator(f"[data-cell={first}]").click(position={"x": x, "y": y})
        visitor.after(before)
    page.keyboard.press("Escape")


def points_left(visitor: Visitor) -> int:
    return int(visitor.page.locator(".left [data-ap]").get_attribute("data-ap") or -1)


@pytest.mark.rotating("whole game by mouse")
def test_a_whole_game_by_clicking_on_the_board(visitor: Visitor) -> None:
    visitor.alone(game="mexica")
    listen(visitor.page)
    assert click_through(visitor, Random(1)) > 40
    assert len(heard(visitor.page)) > 20
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Palace, second scoring")).to_be_visible()


@pytest.mark.rotating("game by keyboard")
def test_the_last_turns_of_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(near_the_end(visitor, "mexica"))
    listen(visitor.page)
    assert type_through(visitor, Random(2)) > 1
    assert len(heard(visitor.page)) > 1
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()


def test_an_action_from_the_list_of_words(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.get_by_role("tab", name="Actions").click()
    page.get_by_role("searchbox").fill("level 2 on e5")
    page.get_by_role("button", name="Temple of level 2 on E5", exact=True).hover()
    expect(page.locator(".pointed")).to_have_count(1)
    page.get_by_role("button", name="Temple of level 2 on E5", exact=True).click()
    expect(page.get_by_role("gridcell", name="E5, temple of level 2, Maya")).to_have_count(1)
    assert points_left(visitor) == 4


def test_an_action_in_the_list_points_at_all_its_squares(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.get_by_role("tab", name="Actions").click()
    page.get_by_role("searchbox").fill("canal e5 f5")
    page.locator("[data-action='canal E5 F5']").hover()
    expect(page.locator(".pointed")).to_have_count(2)


def test_a_walk_of_several_steps_is_one_click(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=pilli]")
    page.hover("[data-cell=F7]")
    expect(page.locator(".consequence")).to_contain_text("F7 for 3\u00a0AP")
    page.click("[data-cell=F7]")
    expect(page.get_by_role("gridcell", name="F7, land, Maya’s pilli")).to_have_count(1)
    expect(page.locator(".left [data-ap='3']")).to_be_visible()


def test_a_canal_shows_both_new_sizes_before_it_is_dug(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    dig(visitor, "R7", "R8")
    page.click("[data-piece=single]")
    page.hover("[data-cell=U10]")
    expect(page.locator(".consequence")).to_contain_text("190 becomes 189")
    page.click("[data-piece=double]")
    page.hover("[data-cell=R9]", position={"x": 20, "y": 36})
    expect(page.locator(".consequence")).to_contain_text("190 into 14 and 174")
    expect(page.locator(".tag text")).to_have_text(["14", "174"])


def test_a_canal_can_be_turned(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=double]")
    page.locator("[data-cell=E5]").focus()
    seen = set()
    for _ in range(4):
        label = page.locator("[data-cell=E5]").get_attribute("aria-label") or ""
        seen.add(label.partition("Dig a canal on ")[2])
        page.keyboard.press("r")
    assert seen == {"E4 and E5", "E5 and F5", "E5 and E6", "D5 and E5"}


def test_both_axes_of_a_bridge(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/actions", hold)
    page.click("[data-piece=single]")
    page.click("[data-cell=E5]")
    page.click("[data-piece=bridge]")
    page.hover("[data-cell=E5]", position={"x": 4, "y": 20})
    held.pop().continue_()
    page.unroute("**/actions")
    expect(page.locator(".consequence")).to_contain_text("ends left and right")
    page.hover("[data-cell=E5]", position={"x": 20, "y": 4})
    expect(page.locator(".consequence")).to_contain_text("ends above and below")
    page.click("[data-cell=E5]", position={"x": 20, "y": 4})
    expect(page.get_by_role("gridcell", name="E5, bridge up and down")).to_have_count(1)


def test_a_temple_preview_ranks_the_region(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=temple-3]")
    page.hover("[data-cell=E5]")
    expect(page.locator(".consequence .worth")).to_have_text(["–"])
    expect(page.locator(".consequence")).to_contain_text("Not founded")
    expect(page.locator(".region li").first).to_contain_text("Maya")


def test_an_impossible_wish_is_refused_with_its_rule(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=single]")
    page.click("[data-cell=I8]")
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("Nothing can be built on the palace, and I8 is part of it.")
    refusal.get_by_role("button", name="MX-12").click()
    expect(page.locator("[data-rule=MX-12]")).to_be_in_viewport()


def test_a_piece_that_cannot_be_used_says_why(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=found]")
    expect(page.locator("[data-refusal=MX-17]")).to_contain_text(
        "No order asks for a region of 192."
    )


def test_tokens_are_taken_and_played(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=take]")
    expect(page.locator(".left [data-ap='5']")).to_be_visible()
    page.click("[data-piece=play]")
    expect(page.locator(".left [data-ap='6']")).to_be_visible()
    expect(page.locator("[data-piece=play]")).to_have_count(0)


def test_undo_takes_the_temple_back(visitor: Visitor) -> None:
    sit(visitor)
    page = visitor.page
    temple = page.get_by_role("gridcell", name="E5, temple of level 4, Maya")
    page.click("[data-piece=temple-4]")
    page.click("[data-cell=E5]")
    expect(temple).to_have_count(1)
    page.click("[data-undo]")
    expect(temple).to_have_count(0)
    assert points_left(visitor) == 6


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", "Maya: vyberte místo pro kanál."),
        ("pl", "Maya: wybierz miejsce na kanał."),
        ("hu", "Maya, válaszd ki a csatorna helyét."),
    ],
)
def test_another_language_in_the_middle_of_a_turn(
    visitor: Visitor, language: str, words: str
) -> None:
    sit(visitor)
    page = visitor.page
    page.click("[data-piece=double]")
    page.select_option("[data-language]", language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("[data-piece=double]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".question")).to_have_text(words)


def test_on_a_phone_a_touch_previews_and_the_button_does_it(visitor: Visitor) -> None:
    player = visitor.another(size=PHONE)
    player.alone(game="mexica", options={"neutral": "none"})
    page = player.page
    page.locator("[data-cell=H8]").tap()
    page.locator("[data-act]").tap()
    expect(page.locator(".question[data-question=turn]")).to_be_visible()
    page.locator("[data-piece=pilli]").tap()
    page.locator("[data-cell=G8]").scroll_into_view_if_needed()
    page.locator("[data-cell=G8]").tap()
    expect(page.locator("[data-act]")).to_have_text("Move to G8")
    page.locator("[data-act]").tap()
    expect(page.get_by_role("gridcell", name="G8, land, Maya’s pilli")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
