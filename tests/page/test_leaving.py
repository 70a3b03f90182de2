"""Nothing of a table stays in the browser once it is left."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, expect

from tests.games.present import GAMES
from tests.page.people import Visitor
from tests.server.polling import until
from ziggurat import Game

VISITS = 5
NODES, LISTENERS = 150, 10
"""What a home page may differ by; one table has more than 2,000 nodes and 200 listeners."""


class Held(NamedTuple):
    """What a browser still holds after everything that can go is gone."""

    nodes: int
    listeners: int
    connections: int


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_of_a_table_stays_when_it_is_left(visitor: Visitor, game: Game) -> None:
    visitor.become("Maya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = visitor.table(seats, game=game.name)
    visitor.page.goto(visitor.host)
    devtools = visitor.page.context.new_cdp_session(visitor.page)

    held = []
    for _ in range(VISITS):
        look_in(visitor, table)
        held.append(count(devtools))

    def gone() -> bool:
        """What is held for good stays; what the browser is about to let go may take a moment."""
        held.append(count(devtools))
        first, last = held[0], held[-1]
        return (
            last.nodes <= first.nodes + NODES
            and last.listeners <= first.listeners + LISTENERS
            and last.connections == 0
        )

    until(gone, 20, f"nothing is held of a table that was left: {held}")


def look_in(visitor: Visitor, table: str) -> None:
    """Go from the home page to a table, touch its board, and go back, in one load of the page."""
    page = visitor.page
    page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')) }",
        f"/t/{table}",
    )
    expect(page.locator('.board[data-ready="true"]')).to_be_visible()
    visitor.my_decision()
    page.keyboard.press("1")
    page.mouse.move(500, 400)
    page.go_back()
    expect(page.locator("[data-table]")).to_have_count(0)
    expect(page.locator(f'a[href="/t/{table}"]').first).to_be_visible()


def count(devtools: CDPSession) -> Held:
    connection = devtools.send("Runtime.evaluate", {"expression": "WebSocket.prototype"})
    devtools.send("HeapProfiler.collectGarbage")
    counters = devtools.send("Memory.getDOMCounters")
    prototype = connection["result"]["objectId"]
    live = devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]
    length = {
        "objectId": live["objectId"],
        "functionDeclaration": "function () {"
        " return this.filter((one) => one.url?.includes('/tables/')).length }",
    }
    found = devtools.send("Runtime.callFunctionOn", length)["result"]["value"]
    devtools.send("Runtime.releaseObject", {"objectId": live["objectId"]})
    return Held(counters["nodes"], counters["jsEventListeners"], found)
