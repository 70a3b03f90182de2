"""How a person plays Teotihuacan on the page: with a mouse, or with a keyboard alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

from tests.page.hands import over, question, tab_to
from tests.page.people import Visitor

FREE_WORKER = "[data-my-worker$=' 0']:not([disabled])"
ANSWER = ".answers [data-answer]:not([disabled])"


def any_of(found: Locator, rng: Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def click_through(visitor: Visitor, rng: Random) -> int:
    """Play to the end by clicking on the city, the pyramid and the dock; returns the decisions."""
    page = visitor.page
    decisions = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        click_one(page, question(page), rng)
        visitor.after(before)
        decisions += 1


def click_one(page: Page, kind: str, rng: Random) -> None:
    """Answer one question with the mouse."""
    if kind == "keep":
        for tile in rng.sample(range(4), 2):
            page.locator("[data-start]").nth(tile).click()
        page.click("[data-keep]")
    elif kind == "pick":
        any_of(page.locator("[data-start]"), rng).click()
    elif kind == "turn":
        start_a_turn(page, rng)
    elif kind in ("place", "move"):
        any_of(page.locator("[data-go]"), rng).click()
    elif kind == "act":
        any_of(page.locator(".acts [data-answer]"), rng).click()
    elif kind in ("square", "side"):
        any_of(page.locator("[data-pyramid=large] [data-action]"), rng).click()
    elif kind in ("build", "decoration") and page.locator(".offer [data-action]").count():
        any_of(page.locator(".offer [data-action]"), rng).click()
    elif kind == "take":
        take_what_is_due(page, rng)
    elif page.locator(ANSWER).count() and rng.random() < 0.8:
        any_of(page.locator(ANSWER), rng).click()
    elif page.locator("[data-act]").is_enabled():
        page.click("[data-act]")
    else:
        page.locator("[data-answer]:not([disabled])").first.click()


def start_a_turn(page: Page, rng: Random) -> None:
    """Move a worker, or unlock if none can go."""
    workers = page.locator(FREE_WORKER)
    if workers.count() == 0:
        unlock = page.locator("[data-answer='unlock turn']")
        (unlock if unlock.count() else page.locator("[data-act]")).click()
        return
    any_of(workers, rng).click()
    any_of(page.locator("[data-go]"), rng).click()
    arrived(page)


def arrived(page: Page) -> None:
    """Wait until the worker and its way are both decided."""
    page.locator(".question[data-question=act]").wait_for()


def take_what_is_due(page: Page, rng: Random) -> None:
    more = page.locator("[data-more]:not([disabled])")
    while more.count():
        any_of(more, rng).click()
    page.click("[data-act]")


def type_through(visitor: Visitor, rng: Random) -> int:
    """Play to the end without a mouse; returns the decisions made."""
    page = visitor.page
    decisions = 0
    while True:
        visitor.my_decision()
        if over(page):
            return decisions
        before = visitor.log()
        type_one(page, question(page), rng)
        visitor.after(before)
        decisions += 1


def type_one(page: Page, kind: str, rng: Random) -> None:
    """Answer one question with keys."""
    keys = page.keyboard
    if kind == "keep":
        for _ in range(2):
            enter(page, "[data-start][aria-pressed=false]")
        enter(page, "[data-keep]")
    elif kind == "pick":
        enter(page, "[data-start]")
    elif kind == "turn" and page.locator(FREE_WORKER).count():
        keys.press(str(1 + rng.randrange(page.locator(FREE_WORKER).count())))
        next_thing(page, "[data-go]", rng)
        arrived(page)
    elif kind in ("place", "move"):
        next_thing(page, "[data-go]", rng)
    elif kind == "act":
        keys.press(str(1 + rng.randrange(page.locator(".acts [data-answer]").count())))
    elif kind in ("square", "side"):
        next_thing(page, "[data-pyramid=large] [data-action]", rng)
    elif kind in ("build", "decoration") and page.locator(".offer [data-action]").count():
        next_thing(page, ".offer [data-action]", rng)
    elif kind == "rotate":
        keys.press(rng.choice("qe"))
        enter(page, "[data-act]")
    elif page.locator("[data-more]:not([disabled])").count():
        while page.locator("[data-more]:not([disabled])").count():
            enter(page, "[data-more]:not([disabled])")
        enter(page, "[data-act]")
    elif page.locator(ANSWER).count():
        keys.press(str(1 + rng.randrange(min(9, page.locator(ANSWER).count()))))
    elif page.locator("[data-act]").is_enabled():
        enter(page, "[data-act]")
    else:
        enter(page, "[data-answer]")


def enter(page: Page, target: str) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


def next_thing(page: Page, target: str, rng: Random) -> None:
    """Go through what can be chosen on the board with `n`, and choose it with Enter."""
    page.locator(target).first.wait_for()
    left = rng.randrange(page.locator(target).count())
    for _ in range(120):
        page.keyboard.press("n")
        if not page.evaluate("t => document.activeElement?.matches(t) ?? false", target):
            continue
        if left == 0:
            page.keyboard.press("Enter")
            return
        left -= 1
    raise AssertionError(f"{target} cannot be reached")


MIDDLE = ("four-normal", 0.5)
PICKS = (FREE_WORKER, "[data-go]")
WAYS = {"mouse": click_through, "keyboard": type_through}


def decide_in_lesson(page: Page, words: str) -> bool:
    """Make a lesson's decision in the city; False if it needs the list.

    A dimmed act can be clicked too, and is refused with its reason.
    """
    if words.startswith("keep"):
        if page.locator('[data-open="true"]').count():
            page.click("[data-act]")
        for tile in words.split()[1:]:
            page.click(f'[data-start="{tile}"]')
        page.click("[data-keep]")
        return True
    act = page.locator(f'[data-act-at$=" {words}"]:visible')
    if question(page) != "act" or act.count() != 1:
        return False
    act.click(force=True)
    return True
