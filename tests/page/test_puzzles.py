"""Puzzles: found in the list, failed and solved on the board, shown, gone on from, and counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, Route, expect

import ziggurat
from tests.page.access import faults, faults_in_any_light
from tests.page.people import Visitor
from ziggurat.analysis import puzzles
from ziggurat.core.game import Game
from ziggurat.core.types import Facts, Json

GAME = ziggurat.game("tigris")


def easy() -> Facts:
    """One that is solved by a single tile or leader put somewhere."""
    return next(
        one for one in puzzles.shipped(GAME) if "support" not in str(move_of(one, "solution"))
    )


def move_of(puzzle: Facts, name: str) -> Facts:
    found = puzzle[name]
    move = found[0] if isinstance(found, Sequence) and not isinstance(found, str) else found
    assert isinstance(move, Mapping)
    return move


def decide(page: Page, action: Json, game: Game = GAME) -> None:
    """Choose from the plain list of words."""
    if not page.locator("details[open]").count():
        page.locator("details summary").click()
    words = game.write(int(str(action)))
    page.locator(".actions input").fill(words)
    page.locator(f'.actions [data-action="{words}"]').click()


def test_a_puzzle_is_failed_then_solved_and_its_line_played(visitor: Visitor) -> None:
    page, puzzle = visitor.page, easy()
    page.goto(f"{visitor.host}/puzzles")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    assert faults(page) == []
    page.locator(f'[data-puzzle-link="{puzzle["id"]}"]').click()
    screen = page.locator("[data-puzzle]")
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()

    decide(page, move_of(puzzle, "others")["action"])
    expect(page.locator("[data-wrong]")).to_be_visible()
    expect(screen).to_have_attribute("data-ended", "false")

    decide(page, move_of(puzzle, "solution")["action"])
    expect(page.locator("[data-answer]")).to_be_visible()
    expect(screen).to_have_attribute("data-tries", "2")
    assert faults_in_any_light(page) == []
    page.locator('[data-line-step="1"]').click()
    expect(page.locator('[data-line-step="1"]')).to_have_attribute("aria-pressed", "true")

    page.locator("[data-next]").click()
    expect(page.locator("[data-show]")).to_be_visible()
    expect(screen).to_have_attribute("data-tries", "0")
    page.goto(f"{visitor.host}/puzzles")
    solved = page.locator(f'[data-puzzle-link="{puzzle["id"]}"] [data-mark=best]')
    expect(solved).to_be_visible()


def test_a_solution_is_shown_to_whoever_asks(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/puzzles/tigris/{easy()['id']}")
    page.locator("[data-show]").click()
    expect(page.locator("[data-answer]")).to_be_visible()
    steps = page.locator("[data-line-step]").count()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-line", str(steps))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-line", str(steps - 1))
    page.locator("[data-again]").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-ended", "false")


def test_the_puzzle_of_the_day_makes_a_row(visitor: Visitor) -> None:
    page, puzzle = visitor.page, easy()

    def today(route: Route) -> None:
        answer = route.fetch()
        listed = answer.json()
        listed["today"] = {"day": "2026-11-16", "game": "tigris", "id": puzzle["id"]}
        route.fulfill(response=answer, json=listed)

    page.route("**/api/puzzles", today)
    page.goto(f"{visitor.host}/puzzles")
    page.locator("[data-today]").click()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    decide(page, move_of(puzzle, "solution")["action"])
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    page.reload()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
