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
    """What to pick up next: a tile to found with, or else a temple; now and then something else."""
    if usable(page, "found"):
        return "found"
    wishes = [*rng.sample(OTHERS, len(OTHERS)), *TEMPLES] if rng.random() < 0.3 else list(TEMPLES)
    return next((piece for piece in wishes if usable(page, piece)), None)


def click_through(visitor: Visitor, rng: Random) -> int:
    """Play to the end by clicking on the board and the pieces; returns the decisions made."""
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
    """Play to the end without a mouse; returns the decisions made."""
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


MOVES = ("walk", "boat", "leap")
TOKENS = ("take token", "play token")


def piece_for(words: str) -> str:
    """What is picked up for an action, as the dock names it."""
    kind, *rest = words.split()
    if kind == "canal":
        return "single" if len(rest) == 1 else "double"
    if kind == "temple":
        return f"temple-{rest[0]}"
    return "pilli" if kind in MOVES else "bridge" if kind == "lift" else kind


def decide_in_lesson(page: Page, words: str) -> bool:
    """Make a lesson's decision on the board and in the dock; False if it needs the list."""
    if words == "done":
        return False
    if words in TOKENS:
        page.click(f"[data-piece={words.split(maxsplit=1)[0]}]")
        return True
    piece = page.locator(f"[data-piece={piece_for(words)}]")
    if piece.count():
        useless = "off" in (piece.get_attribute("class") or "").split()
        if piece.get_attribute("aria-pressed") == "false":
            piece.click()
        if useless:
            return True
    click_towards(page, words)
    return True


def click_towards(page: Page, words: str) -> None:
    """Click the square of an action, near the side where the rest of the piece goes."""
    kind, *rest = words.split()
    cell = rest[1] if kind == "temple" else rest[0]
    square = page.locator(f'[data-cell="{cell}"]')
    box = square.bounding_box()
    assert box is not None
    right = low = 0.5
    if kind in ("canal", "bridge") and len(rest) == 2:
        across = rest[1] == "h" or rest[1][1:] == cell[1:]
        right, low = (0.8, 0.5) if across else (0.5, 0.8)
    square.click(position={"x": box["width"] * right, "y": box["height"] * low})


MIDDLE = ("three-seats", 0.22)
PICKS = ("[data-piece=pilli]", "[data-mark=foot]")
WAYS = {"mouse": click_through, "keyboard": type_through}
