"""The analysis of a finished game: asked for at its end, read, and gone through."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.page.origins import recorded, table_from
from tests.page.people import Visitor
from tests.page.test_puzzles import decide

RECORD = "two-advanced-bag"
LAST = 24
"""How many actions of the record are left to play, so that little is to be judged."""


def test_a_finished_game_is_analysed_and_gone_through(visitor: Visitor) -> None:
    visitor.become("Maya")
    number = len(recorded("tigris", RECORD).moves) - LAST
    table = table_from(visitor, "tigris", RECORD, number)
    page = visitor.page
    visitor.sit(table)
    seat = visitor.ask("GET", f"/tables/{table}/state")["mine"]
    assert isinstance(seat, list)
    visitor.ask("POST", f"/tables/{table}/resign", {"seat": seat[0]})

    page.locator("[data-analysis-open]").click()
    page.locator("[data-analyse=quick]").click()
    expect(page.locator("[data-curve]")).to_be_visible(timeout=120_000)

    page.goto(f"{visitor.host}/analysis/{table}?at=3")
    expect(page.locator('[data-decision="3"]')).to_be_visible()
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()

    page.locator("[data-to-summary]").click()
    expect(page.locator("[data-waterfall]")).to_have_count(2)
    try_a_mistake_again(page, f"{visitor.host}/analysis/{table}")


def try_a_mistake_again(page: Page, address: str) -> None:
    """So little is searched here that nothing is sure: one decision is called a mistake."""
    found: dict[str, int] = {}

    def marked(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        step = next(one for one in body["result"]["steps"] if one["verdict"] is not None)
        step["verdict"].update(mark="mistake", loss=0.08)
        found.update(number=step["number"], best=step["verdict"]["best"]["action"])
        route.fulfill(response=answer, json=body)

    page.route("**/api/tables/*/analysis", marked)
    page.goto(address)
    expect(page.locator("[data-curve]")).to_be_visible()
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()
    page.goto(f"{address}?at={found['number']}")
    expect(page.locator("[data-on-board]")).to_be_attached()
    page.locator("[data-try]").click()
    decide(page, found["best"])
    expect(page.locator("[data-answer]")).to_be_visible()
    page.locator("[data-back-to-analysis]").click()
    page.locator("[data-decision] [data-play-line]").click()
    expect(page.locator("[data-answer]")).to_be_visible()
