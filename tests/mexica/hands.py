"""How a person plays Mexica on the page: with a mouse, or with a keyboard alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.page.hands import over, question, tab_to
from tests.page.people import Visitor

TEMPLES = ("temple-4", "temple-3", "temple-2", "temple-1")
OTHERS = ("double", "bridge", "pilli", "single")
KEYS = ("pilli", "double", "single", "bridge", *reversed(TEMPLES), "found")
"""The pieces in the order of the keys 1 to 9."""


def usable(page: Page, piece: str) -> bool:
    return page.locator(f"[data-piece={piece}]:not(.off)").count() > 0


def plan(page: Page, rng: Random) -> str | None:
    """What to pick up next: a tile to found with, else a temple, now and then something else."""
    if usable(page, "found"):
        return "found"
    wishes = [*rng.sample(OTHERS, len(OTHERS)), *TEMPLES] if rng.random() < 0.3 else list(TEMPLES)
    return next((piece for piece in wishes if usable(page, piece)), None)


def click_through(visitor: Visitor, rng: Random) -> int:
    """Play to the end by clicking on the board and the pieces; decisions made."""
    page = visitor.page
    decisions = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        piece = plan(page, rng) if question(page) == "turn" else ""
        if piece is None:
            page.click("[data-act]")
        else:
            if piece and page.locator(f"[data-piece={piece}][aria-pressed=true]").count() == 0:
                page.click(f"[data-piece={piece}]")
            click_a_mark(page, rng)
        visitor.after(before)
        page.wait_for_selector(".board[data-going=false]", state="attached")
        decisions += 1


def click_a_mark(page: Page, rng: Random) -> None:
    marks = page.locator("[data-mark]")
    marks.nth(rng.randrange(marks.count())).click()


def type_through(visitor: Visitor, rng: Random) -> int:
    """Play to the end without a mouse; decisions made."""
    page = visitor.page
    decisions = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        piece = plan(page, rng) if question(page) == "turn" else ""
        if piece is None:
            tab_to(page, "[data-act]")
        else:
            if piece and page.locator(f"[data-piece={piece}][aria-pressed=true]").count() == 0:
                page.keyboard.press(str(KEYS.index(piece) + 1))
            tab_to(page, "[role=gridcell][tabindex='0']")
            for _ in range(1 + rng.randrange(4)):
                page.keyboard.press("n")
            if rng.random() < 0.3:
                page.keyboard.press("r")
        page.keyboard.press("Enter")
        visitor.after(before)
        page.wait_for_selector(".board[data-going=false]", state="attached")
        decisions += 1


MIDDLE = ("three-seats", 0.22)
PICKS = ("[data-piece=pilli]", "[data-mark=foot]")
WAYS = {"mouse": click_through, "keyboard": type_through}
