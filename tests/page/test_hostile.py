"""Names and chat as somebody hostile writes them: they are text, and nothing else."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.people import Visitor
from ziggurat.core.types import Json

NAME = "<img src=x onerror=hacked=1>"
LINE = '"><script>hacked=1</script><svg onload=hacked=1>{{7*7}}&lt;b&gt; אבג javascript:hacked=1'
TURNED = ("Eva\u202eadA", "\u2066Eva", "Eva\u200f", "\u200bEva", "Eva\U000e0041")


def test_html_and_turned_text_stay_text(visitor: Visitor) -> None:
    """No script runs, no element appears, and nobody can turn the direction of a text."""
    visitor.become(NAME)
    table = visitor.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], public=True)
    visitor.sit(table)
    watcher = visitor.another()
    watcher.sit(table)
    for one in (visitor, watcher):
        one.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Write a message").fill(LINE)
    visitor.page.get_by_role("button", name="Send").click()

    for one in (visitor, watcher):
        line = one.page.locator(".chat li").filter(has_text="javascript:")
        expect(line).to_contain_text(LINE)
        expect(line.locator("b")).to_have_text(NAME)
        assert line.evaluate("line => line.querySelectorAll('script, svg, img, a').length") == 0
        assert one.page.evaluate("typeof hacked") == "undefined"
        assert one.page.evaluate("getComputedStyle(document.body).direction") == "ltr"
    watcher.page.goto("/")
    assert watcher.page.evaluate("typeof hacked") == "undefined"
    for text in TURNED:
        assert refused(visitor, "/people", {"name": text}), ascii(text)
        assert refused(visitor, f"/tables/{table}/chat", {"text": text}), ascii(text)


def test_a_name_cannot_turn_what_stands_behind_it(visitor: Visitor) -> None:
    """Names of an old database may hold what is refused today."""
    visitor.become("Maya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = visitor.table(seats, public=True)
    state = visitor.ask("GET", f"/tables/{table}/state")
    move: dict[str, Json] = {"log": state["log"], "seat": 0, "words": "king B1"}
    visitor.ask("POST", f"/tables/{table}/actions", move)
    visitor.ask("POST", f"/tables/{table}/chat", {"text": "Good evening"})
    watcher = visitor.another()
    watcher.page.route(re.compile(f"/api/tables/{table}"), turn_names)
    watcher.page.route_web_socket(re.compile("."), turn_names_live)
    watcher.sit(table)
    line = watcher.page.locator("ol.log .line").filter(has_text="king")
    expect(line).to_contain_text("\u202eMaya")
    assert line.evaluate(READS_ON, "B1")
    watcher.page.get_by_role("tab", name="Chat").click()
    said = watcher.page.locator(".chat li").filter(has_text="Good evening")
    expect(said).to_contain_text("\u202eMaya")
    assert said.evaluate(READS_ON, ":")


READS_ON = """(line, last) => {
  const place = (node, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() && !walk.currentNode.data.includes('Maya'));
  const name = place(walk.currentNode, walk.currentNode.data.length - 1);
  while (walk.nextNode() && !walk.currentNode.data.includes(last));
  const end = walk.currentNode.data.indexOf(last);
  const places = [place(walk.currentNode, 0), place(walk.currentNode, end)];
  return name < places[1] && places[0] <= places[1];
}"""
"""Whether what is behind the name runs on to the right of it."""


def turn_names(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("Maya", "\u202eMaya"))


def turn_names_live(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda news: socket.send(str(news).replace("Maya", "\u202eMaya")))


def refused(visitor: Visitor, path: str, body: dict[str, str]) -> bool:
    """Whether the server does not take it."""
    answer = visitor.page.context.request.fetch(
        f"{visitor.host}/api{path}",
        method="POST",
        headers={"Origin": visitor.host, "Content-Type": "application/json"},
        data=json.dumps(body),
    )
    return answer.status == 422
