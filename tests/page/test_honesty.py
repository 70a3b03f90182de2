"""What the page says of waiting for the computer, and of what was seen before it was taken back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.people import PHONE, Visitor
from ziggurat.core.types import Json

PEEKED = {
    "en-GB": ("It is not drawn again.", "Maya took a decision back after seeing what it revealed."),
    "cs-CZ": ("Znovu se nelosuje.", "Vrácení tahu poté, co se odhalilo něco skrytého: Maya."),
    "pl-PL": ("Nie losuje się tego ponownie.", "Cofnięcie po odkryciu tego, co było ukryte: Maya."),
    "hu-HU": ("nem sorsoljuk újra.", "Visszavonás, miután valami rejtett dolog kiderült: Maya."),
}
WAITS = {
    "en-GB": "It will get to this one in about 12 seconds.",
    "cs-CZ": "Na tento se dostane asi za 12 sekund.",
    "pl-PL": "Do tego dojdzie za około 12 sekund.",
    "hu-HU": "Ez az asztal körülbelül 12 másodperc múlva kerül sorra.",
}


def one_who_peeked(visitor: Visitor) -> str:
    """A game in which Maya took something back that had come to light."""
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    path = f"/tables/{table}"
    state = decides(visitor, table)
    while reason(state) != "revealed":
        actions = state["actions"]
        assert isinstance(actions, list)
        body = {"log": state["log"], "seat": state["deciding"], "action": actions[-1]}
        state = visitor.ask("POST", f"{path}/actions", body)
        if reason(state) != "revealed":
            state = decides(visitor, table)
    may = state["may"]
    assert isinstance(may, dict)
    back = may["take_back"]
    assert isinstance(back, dict)
    visitor.ask("POST", f"{path}/take-back", {"log": state["log"], **back})
    return table


def reason(state: dict[str, Json]) -> Json:
    undo = state["undo"]
    return undo["reason"] if isinstance(undo, dict) else None


def decides(visitor: Visitor, table: str) -> dict[str, Json]:
    """The state once it is Maya's decision."""
    while True:
        state = visitor.ask("GET", f"/tables/{table}/state")
        if state["actions"] is not None:
            return state
        visitor.page.wait_for_timeout(50)


@pytest.mark.rotating
@pytest.mark.parametrize("language", PEEKED)
def test_whoever_saw_what_came_is_named(visitor: Visitor, language: str) -> None:
    in_the_log, in_the_result = PEEKED[language]
    table = one_who_peeked(visitor)
    reader = visitor.another(language=language, size=PHONE)
    reader.page.goto(f"/t/{table}")
    expect(reader.page.locator(".log")).to_contain_text(in_the_log)

    visitor.ask("POST", f"/tables/{table}/resign", {"seat": 0})

    expect(reader.page.locator("[data-peeked]")).to_have_text(in_the_result)


def busy_elsewhere(socket: WebSocketRoute) -> None:
    """The server says that the computer will be busy for 12 seconds."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            message["state"]["bot_wait"] = 12.2
        socket.send(json.dumps(message))

    server.on_message(pass_on)


@pytest.mark.rotating
@pytest.mark.parametrize("language", WAITS)
def test_how_long_the_computer_is_busy_is_said(visitor: Visitor, language: str) -> None:
    table = visitor.alone()
    watcher = visitor.another(language=language, size=PHONE)
    watcher.page.route_web_socket(re.compile(".*/live.*"), busy_elsewhere)
    watcher.page.goto(f"/t/{table}")

    expect(watcher.page.locator("[data-bot-wait]")).to_contain_text(WAITS[language])
