"""What a page knows of its table, by the answer to a command and by the live connection."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.people import Found, Visitor

LIVE = re.compile(r"/api/tables/.*/live")


def test_my_own_action_is_in_the_log_while_the_connection_is_down(visitor: Visitor) -> None:
    visitor.page.route_web_socket(LIVE, lambda socket: socket.close())
    visitor.alone(game="mexica", options={"neutral": "none"})

    visitor.page.click("[data-cell=H8]")

    expect(visitor.page.locator("[data-table]")).to_have_attribute("data-log", "1")
    expect(visitor.page.locator(".log")).to_have_attribute("data-log", "1")
    expect(visitor.page.locator(".log .line.fresh")).not_to_have_count(0)


def test_what_bots_agree_to_take_back_is_crossed_out_at_once(visitor: Visitor) -> None:
    table = visitor.alone(game="mexica", options={"neutral": "none"})
    decides(visitor, table, "start H8")
    decides(visitor, table, "done")
    expect(visitor.page.locator(".log .undone")).to_have_count(0)

    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Request a takeback").click()

    expect(visitor.page.locator(".log .undone")).not_to_have_count(0)


def test_a_take_back_after_an_undo_goes_where_the_server_says(visitor: Visitor) -> None:
    table = visitor.alone(game="mexica", options={"neutral": "none"})
    decides(visitor, table, "start H8")
    decides(visitor, table, "take token")
    visitor.page.keyboard.press("u")
    expect(visitor.page.locator(".log .undone")).not_to_have_count(0)
    decides(visitor, table, "done")
    before = visitor.log()

    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Request a takeback").click()

    visitor.after(before)
    assert visitor.ask("GET", f"/tables/{table}/state")["deciding"] == 0


def decides(visitor: Visitor, table: str, words: str) -> None:
    """Decide as this person, through another window, and wait until it is their turn again."""
    visitor.my_decision()
    log = int(str(visitor.ask("GET", f"/tables/{table}/state")["log"]))
    body: Found = {"log": log, "seat": 0, "words": words}
    visitor.ask("POST", f"/tables/{table}/actions", body)
    visitor.after(log)
    visitor.my_decision()


def test_an_old_page_reloads_itself_and_loses_nothing_that_was_chosen(visitor: Visitor) -> None:
    page = visitor.page
    sockets: list[WebSocketRoute] = []

    def upgraded(socket: WebSocketRoute) -> None:
        """The first connection is to the server as it is, the next to one with a newer page."""
        newer = len(sockets) > 0
        sockets.append(socket)
        server = socket.connect_to_server()

        def passed(message: str | bytes) -> None:
            told = json.loads(message)
            if newer and told["type"] == "hello":
                told["build"] = "/assets/index-newer000.js"
            socket.send(json.dumps(told))

        server.on_message(passed)

    page.route_web_socket(LIVE, upgraded)
    table = visitor.alone(game="mexica", options={"neutral": "none"})
    decides(visitor, table, "start H8")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("half a sentence")
    page.click("[data-piece=double]")
    expect(page.locator("[data-piece=double]")).to_have_attribute("aria-pressed", "true")

    with page.expect_event("load"):
        sockets[0].close(code=1001)

    expect(page.locator("[data-piece=double]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("textbox")).to_have_value("half a sentence")
    visitor.my_decision()
    assert len(sockets) == 3, "it loads itself anew once"


def test_a_page_whose_parts_are_gone_reloads_itself_and_loses_nothing(visitor: Visitor) -> None:
    page = visitor.page
    loaded: list[Page] = []

    def gone(route: Route) -> None:
        """The first build's list of keys went with that build; the page loaded anew has its own."""
        if loaded:
            route.continue_()
        else:
            route.fulfill(status=404)

    def note(anew: Page) -> None:
        loaded.append(anew)

    def upgraded(route: Route) -> None:
        answer = route.fetch()
        newer = {**answer.headers, "x-ziggurat-build": "/assets/index-newer000.js"}
        route.fulfill(response=answer, headers=newer)

    page.route(re.compile(r"/assets/Keys-.*\.js"), gone)
    page.route("**/api/info", upgraded)
    table = visitor.alone(game="mexica", options={"neutral": "none"})
    decides(visitor, table, "start H8")
    page.click("[data-piece=double]")
    expect(page.locator("[data-piece=double]")).to_have_attribute("aria-pressed", "true")

    page.on("load", note)
    with page.expect_event("load"):
        page.keyboard.press("?")

    expect(page.locator("[data-piece=double]")).to_have_attribute("aria-pressed", "true")
    visitor.errors.clear()  # the part that was missing
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(loaded) == 1, "it loads itself anew once"
