"""How a person plays Tigris & Euphrates on the page: with a mouse, or with a keyboard alone."""

from __future__ import annotations

from functools import partial
from random import Random

from playwright.sync_api import Page

from tests.page.hands import over, question, tab_to
from tests.page.people import Visitor

TURNS_ON_THE_BOARD = 6
"""How many turns are played on the board; then all tiles are swapped, to get to the end."""
NEVER = 1_000_000
"""The same in a whole game."""


def click_through(visitor: Visitor, rng: Random, turns: int = TURNS_ON_THE_BOARD) -> int:
    """Play to the end by clicking on board, hand and dialogues; returns the decisions made."""
    page = visitor.page
    decisions = 0
    ended = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        kind = question(page)
        if kind == "turn":
            left = page.locator(".steps i.on").count()
            if left == 0:
                page.click("[data-act]")
                ended += 1
            elif ended >= turns:
                swap_all(page)
            else:
                place_something(page, rng)
        elif kind == "support":
            for _ in range(rng.randrange(3)):
                more = page.locator("dialog [data-more]")
                if more.is_enabled():
                    more.click()
            page.click("dialog [data-act]")
        elif kind == "war":
            page.locator("[data-war]").first.click()
        elif kind in ("square", "building", "treasure"):
            page.locator("[data-mark=target]").first.click()
        else:
            page.locator("[data-answer]").first.click()
        visitor.after(before)
        decisions += 1


def place_something(page: Page, rng: Random) -> None:
    """Pick up a leader or a tile, and click one of the marked spaces."""
    pieces = page.locator("[data-leader]:not(.out), [data-tile]")
    for index in rng.sample(range(pieces.count()), pieces.count()):
        pieces.nth(index).click()
        marks = page.locator("[data-mark]")
        if marks.count():
            marks.nth(rng.randrange(marks.count())).click()
            return
    swap_all(page)


def swap_all(page: Page) -> None:
    page.keyboard.press("Escape")
    page.click("[data-supply=swap]")
    tiles = page.locator("[data-tile]")
    for index in range(tiles.count()):
        tiles.nth(index).click()
    page.click("[data-act]")


def type_through(visitor: Visitor, rng: Random, turns: int = TURNS_ON_THE_BOARD) -> int:
    """Play to the end without a mouse; returns the decisions made."""
    page = visitor.page
    decisions = 0
    ended = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        kind = question(page)
        if kind == "turn":
            if page.locator(".steps i.on").count() == 0:
                tab_to(page, "[data-act]")
                page.keyboard.press("Enter")
                ended += 1
            elif ended >= turns:
                type_swap(page)
            else:
                type_piece(page, rng)
        elif kind == "support":
            tab_to(page, "dialog [data-act]")
            page.keyboard.press("Enter")
        elif kind == "war":
            tab_to(page, "[data-war]")
            page.keyboard.press("Enter")
        else:
            tab_to(page, "[data-answer]")
            page.keyboard.press("Enter")
        visitor.after(before)
        decisions += 1


def type_piece(page: Page, rng: Random) -> None:
    """A tile by its number, then `n` to the next marked space, and Enter."""
    if rng.random() < 0.4:
        tab_to(page, "[data-leader]")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + rng.randrange(page.locator("[data-tile]").count())))
    if page.locator("[data-mark]").count() == 0:
        type_swap(page)
        return
    tab_to(page, "[role=gridcell][tabindex='0']")
    for _ in range(1 + rng.randrange(4)):
        page.keyboard.press("n")
    page.keyboard.press("Enter")


def type_swap(page: Page) -> None:
    page.keyboard.press("Escape")
    tab_to(page, "[data-supply=swap]")
    page.keyboard.press("Enter")
    for number in range(page.locator("[data-tile]").count()):
        page.keyboard.press(str(number + 1))
    tab_to(page, "[data-act]")
    page.keyboard.press("Enter")


def decide_in_lesson(page: Page, words: str) -> bool:
    """Make a lesson's decision on the board and in the hand; False if it needs the list."""
    kind, _, place = words.partition(" ")
    if kind in ("support", "war") and page.locator('[data-open="true"]').count():
        page.click("[data-act]")
    if kind == "support":
        for _ in range(int(place)):
            page.click("dialog [data-more]")
        page.click("dialog [data-act]")
        return True
    if kind == "war":
        page.click(f"dialog [data-war={place}]")
        return True
    if kind == "swap":
        page.click("[data-supply=swap]")
        parts = place.split()
        for tile, count in zip(parts[::2], parts[1::2], strict=True):
            for index in range(int(count)):
                page.locator(f"[data-tile={tile}]").nth(index).click()
        page.click("[data-act]")
        return True
    piece = f"[data-leader={kind}], [data-tile={kind}], [data-supply={kind}]"
    if page.locator(piece).count() == 0 or page.locator(f'[data-cell="{place}"]').count() == 0:
        return False
    page.locator(piece).first.click()
    page.click(f'[data-cell="{place}"]')
    return True


MIDDLE = ("four-standard-wars-of-all-colours", 0.5)
PICKS = ("[data-tile]",)
WAYS = {
    "mouse": partial(click_through, turns=NEVER),
    "keyboard": partial(type_through, turns=NEVER),
}
