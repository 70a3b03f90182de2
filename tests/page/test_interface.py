"""The description of the interface for programs, read in a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.people import Visitor


def test_the_interface_is_described_from_our_own_files_alone(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/api/")

    act = page.locator("#operations-play-act_api_tables__table__actions_post")
    expect(act).to_be_visible()
    act.get_by_role("button").first.click()
    expect(act.get_by_text("Decide.")).to_be_visible()
