"""Names and chat as somebody hostile writes them: they are text, and nothing else."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.page.people import Visitor

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


def refused(visitor: Visitor, path: str, body: dict[str, str]) -> bool:
    """Whether the server does not take it."""
    answer = visitor.page.context.request.fetch(
        f"{visitor.host}/api{path}",
        method="POST",
        headers={"Origin": visitor.host, "Content-Type": "application/json"},
        data=json.dumps(body),
    )
    return answer.status == 422
