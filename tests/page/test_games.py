"""My games: what waits, what goes on, what is over, and how it ended."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.people import Visitor
from ziggurat.core.types import Json


def test_my_games_are_listed_with_their_results(visitor: Visitor) -> None:
    visitor.page.goto("/games")
    expect(visitor.page.get_by_text("Games you have started appear here.")).to_be_visible()

    visitor.become("Maya")
    soon: Json = {"kind": "live", "minutes": 0.02, "then": "end"}
    lost = visitor.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], clock=soon)
    visitor.sit(lost)
    visitor.page.locator("[data-stage=over]").wait_for(state="attached")
    bots: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    waiting = visitor.table(bots, game="mexica", name="By the lake")
    page = visitor.page
    page.goto("/")
    page.click("[data-my-games]")
    page.wait_for_url("**/games")
    expect(page).to_have_title(re.compile("My games · Ziggurat$"))
    counts = [re.compile(one) for one in ("^1$", "^0$", r"^\d+$")]
    expect(page.locator("[data-record=tigris] td")).to_have_text(counts)
    over = page.locator(f"[data-line='{lost}']")
    expect(over.locator("[data-result]")).to_have_text(
        re.compile(r"^Place [2-4] with \d+ points?$")
    )
    expect(page.locator(f"[data-line='{waiting}']")).to_contain_text("Your turn")

    page.click("[data-only=mexica]")
    expect(over).to_have_count(0)
    page.locator(f"[data-line='{waiting}']").get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**/t/{waiting}")
