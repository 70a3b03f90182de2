"""The path of an analysis: play, end, analyse, try a blunder again, branch, note, share."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.page.origins import recorded, table_from
from tests.page.people import Visitor
from tests.page.test_board import at_move, play_other
from tests.page.test_puzzles import GAME, decide

RECORD = "two-advanced-bag"
LAST = 24
"""How many actions of the record are left to play, so that little is to be judged."""


def test_a_game_is_played_analysed_tried_again_and_shared(visitor: Visitor) -> None:
    visitor.become("Maya")
    moves = recorded("tigris", RECORD).moves
    table = table_from(visitor, "tigris", RECORD, len(moves) - LAST)
    page = visitor.page
    visitor.sit(table)
    play_on(visitor, moves[-LAST][1])
    give_up(visitor, table)

    page.locator("[data-analysis-open]").click(timeout=300_000)
    page.locator("[data-analyse=quick]").click()
    expect(page.locator("[data-curve]")).to_be_visible(timeout=300_000)

    page.goto(f"{visitor.host}/analysis/{table}?at=3")
    expect(page.locator('[data-decision="3"]')).to_be_visible()
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()

    page.locator("[data-to-summary]").click()
    expect(page.locator("[data-waterfall]")).to_have_count(2)
    blunder = try_a_blunder_again(page, f"{visitor.host}/analysis/{table}")

    page.locator("[data-back-to-analysis]").click()
    page.locator("[data-branch]").click()
    expect(page.locator("[data-analysis-board]")).to_be_visible()
    address = branch_and_share(page, blunder["number"], GAME.write(blunder["played"]))

    guest = visitor.another()
    guest.page.goto(address)
    expect(guest.page.locator("[data-note]")).to_have_text("Why not this?")
    expect(guest.page.locator('[data-indent="1"]')).to_have_count(1)


def play_on(visitor: Visitor, words: str) -> None:
    """That action from the list, as a person would."""
    before = visitor.log()
    visitor.page.get_by_role("tab", name="Actions").click()
    visitor.page.locator(f'.actions [data-action="{words}"]').click()
    visitor.after(before)


def give_up(visitor: Visitor, table: str) -> None:
    seat = visitor.ask("GET", f"/tables/{table}/state")["mine"]
    assert isinstance(seat, list)
    visitor.ask("POST", f"/tables/{table}/resign", {"seat": seat[0]})


def branch_and_share(page: Page, number: int, played: str) -> str:
    """On the board another move is tried and noted; the address of what is kept."""
    at_move(page, number - 1)
    play_other(page, played)
    at_move(page, number, indent=1)
    page.locator("[data-note-write]").click()
    page.locator("[data-note-field] textarea").fill("Why not this?")
    page.locator("[data-keep]").click()
    expect(page.locator('[data-analysis-board][data-changed="false"]')).to_be_visible()
    page.locator("[data-share]").click()
    return page.url


def laid(action: int) -> bool:
    """Whether something is put onto the board."""
    return GAME.table.fields[action]["kind"] in ("tile", "leader", "catastrophe")


def try_a_blunder_again(page: Page, address: str) -> dict[str, int]:
    """So little is searched here that nothing is sure: one decision is called a blunder."""
    found: dict[str, int] = {}

    def marked(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        judged = [one for one in body["result"]["steps"] if one["verdict"] is not None]
        for one in judged:
            one["verdict"].update(mark="good", loss=0)
        step = next(one for one in reversed(judged) if laid(one["verdict"]["best"]["action"]))
        step["verdict"].update(mark="blunder", loss=0.3)
        best = step["verdict"]["best"]["action"]
        found.update(number=step["number"], played=step["action"], best=best)
        route.fulfill(response=answer, json=body)

    page.route("**/api/tables/*/analysis", marked)
    page.goto(address)
    expect(page.locator("[data-curve]")).to_be_visible()
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()
    page.goto(f"{address}?at=1")
    page.get_by_role("button", name="Next mark").click()
    expect(page.locator(f'[data-decision="{found["number"]}"]')).to_be_visible()
    expect(page.locator("[data-ghost=better]").first).to_be_visible()
    page.locator("[data-try]").click()
    decide(page, found["best"])
    expect(page.locator("[data-answer]")).to_be_visible()
    page.locator("[data-back-to-analysis]").click()
    page.locator("[data-decision] [data-play-line]").click()
    expect(page.locator("[data-answer]")).to_be_visible()
    return found
