"""How a person takes a lesson on the page: the solver's decisions, done by hand."""

from __future__ import annotations

from datetime import date
from importlib import import_module

from playwright.sync_api import Page, expect

from tests.page.people import Visitor
from ziggurat.core import lessons
from ziggurat.core.lessons import Lesson
from ziggurat.core.rulebook import LANGUAGES
from ziggurat.games import games

COMBINATIONS = [
    (game.name, language)
    for game in games()
    if lessons.course(game).lessons
    for language in LANGUAGES
]


JUDGED = "n => Number(document.querySelector('[data-tries]').dataset.tries) > n"
"""The rules have judged one more decision."""


PARTS = 3
"""How many days it takes to go through all lessons of one combination."""


def of_today() -> tuple[str, str, int]:
    """The game, the language and the part of its lessons that are gone through today."""
    today = date.today().toordinal()
    game, language = COMBINATIONS[today % len(COMBINATIONS)]
    return game, language, today // len(COMBINATIONS) % PARTS


def take(visitor: Visitor, lesson: Lesson) -> None:
    """A whole lesson, from its address to its end."""
    page = visitor.page
    page.goto(f"{visitor.host}/learn/{lesson.game.name}/{lesson.key}?step=0")
    for index, step in enumerate(lesson.steps):
        screen = page.locator(f'[data-lesson][data-step="{index}"]')
        screen.wait_for()
        begun = "read" if step.task is None else "going"
        expect(screen).to_have_attribute("data-verdict", begun)
        expect(page.locator(".board svg:visible").first).to_be_visible()
        nothing_is_missing(page, f"{lesson.key}/{step.key}")
        for action in lessons.shown(lesson, index):
            decide(page, lesson, lesson.game.write(action))
        if step.task is not None:
            expect(screen).to_have_attribute("data-verdict", "right")
        page.locator('[data-act][data-next="true"]').click()
    expect(page.locator("[data-finished]")).to_be_visible()
    page.wait_for_load_state("networkidle")


def nothing_is_missing(page: Page, where: str) -> None:
    """Everything that the step points at was found on the page, and every word is there."""
    light = page.locator("svg.light")
    if light.count():
        expect(light).to_have_attribute("data-missing", "")
    said = page.locator("[data-step].speech").inner_text()
    assert "-lesson-" not in said, where


def decide(page: Page, lesson: Lesson, words: str) -> None:
    """A decision by the hands of the game, or by the list of all moves."""
    before = tries(page)
    hands = import_module(f"tests.{lesson.game.name}.hands")
    by_hand = getattr(hands, "decide_in_lesson", None)
    if by_hand is None or not by_hand(page, words):
        by_list(page, words)
    page.wait_for_function(JUDGED, arg=before)


def tries(page: Page) -> int:
    return int(page.locator("[data-tries]").get_attribute("data-tries") or 0)


def by_list(page: Page, words: str) -> None:
    listed = page.locator("details.list")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.locator("input").fill(words)
    listed.locator(f'[data-action="{words}"]').click()
