"""A move is never lost without a connection, nor played twice when only its answer is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.people import DESKTOP, PHONE, Visitor
from ziggurat.core.types import Json

TABLET = (820, 1100)
WORD = 40
"""Pixels in which a name can be told."""


@pytest.fixture
def far(visitor: Visitor) -> Visitor:
    """Somebody whose connection comes and goes, which the browser notes."""
    visitor.expected += ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection", "409")
    return visitor


def actions(visitor: Visitor, table: str) -> list[Json]:
    """What Maya has played at the table."""
    found = visitor.ask("GET", f"/tables/{table}/log")["entries"]
    assert isinstance(found, list)
    return [one["words"] for one in found if one["kind"] == "action" and one["seat"] == 0]


def put_king(page: Page, cell: str) -> None:
    page.click("[data-leader=king]")
    page.click(f"[data-cell={cell}]")


def test_a_move_without_connection_is_played_once_when_it_is_back(far: Visitor) -> None:
    table = far.alone()
    page, net = far.page, far.page.context
    unsent = page.locator("[data-unsent]")

    net.set_offline(True)
    expect(page.locator("[data-lost]")).to_be_visible()
    put_king(page, "B1")
    expect(unsent).to_contain_text("Your move is kept")
    assert actions(far, table) == []
    net.set_offline(False)
    expect(page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    expect(unsent).to_have_count(0)
    expect(page.locator("[data-lost]")).to_have_count(0)
    assert actions(far, table) == ["king B1"]

    page.click("[data-undo]")
    expect(page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(0)

    answers_lost: list[int] = []

    def lose_the_answer(route: Route) -> None:
        if answers_lost:
            route.continue_()
            return
        answers_lost.append(route.fetch().status)
        route.abort()

    page.route("**/actions", lose_the_answer)
    put_king(page, "C2")
    expect(page.get_by_role("gridcell", name="C2, Maya’s king")).to_have_count(1)
    expect(unsent).to_have_count(0)
    assert answers_lost == [200]
    assert actions(far, table) == ["king B1", "king C2"]


def test_what_waits_survives_a_reload_and_can_be_withdrawn(far: Visitor) -> None:
    table = far.alone()
    page = far.page
    unsent = page.locator("[data-unsent]")
    page.route("**/actions", lambda route: route.abort())
    put_king(page, "B1")
    expect(unsent).to_be_visible()
    page.get_by_role("button", name="Do not send it").click()
    expect(unsent).to_have_count(0)
    page.click("[data-cell=C2]")  # the king is still in hand
    expect(unsent).to_be_visible()
    page.unroute("**/actions")
    page.reload()
    expect(page.get_by_role("gridcell", name="C2, Maya’s king")).to_have_count(1)
    assert actions(far, table) == ["king C2"]


def test_what_cannot_be_sent_any_more_is_told(far: Visitor) -> None:
    table = far.alone()
    page, net = far.page, far.page.context
    net.set_offline(True)
    put_king(page, "B1")
    expect(page.locator("[data-unsent]")).to_be_visible()
    elsewhere = far.ask("GET", f"/tables/{table}/state")
    body = {"log": elsewhere["log"], "seat": 0, "words": "king C2"}
    far.ask("POST", f"/tables/{table}/actions", body)
    net.set_offline(False)
    expect(page.get_by_text("Your move was not played")).to_be_visible()
    expect(page.get_by_role("gridcell", name="C2, Maya’s king")).to_have_count(1)
    assert actions(far, table) == ["king C2"]

    page.click("[data-menu]")
    page.get_by_role("button", name="Resign").click()
    net.set_offline(True)
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Nothing was sent")).to_be_visible()
    expect(page.locator("[data-unsent]")).to_have_count(0)
    net.set_offline(False)
    expect(page.get_by_text("Nothing was sent")).to_have_count(0)


def test_a_kept_move_is_told_of_at_home_and_its_end_after_a_day(far: Visitor) -> None:
    table = far.alone(name="Maya")
    page = far.page
    page.route("**/actions", lambda route: route.abort())
    put_king(page, "B1")
    expect(page.locator("[data-unsent]")).to_be_visible()
    page.goto("/")
    kept = page.locator(f"[data-unsent-at='{table}']")
    expect(kept).to_contain_text("was not sent yet: Tigris & Euphrates")
    page.evaluate(
        "key => { const wish = JSON.parse(localStorage[key]); wish.at -= 24 * 3600e3;"
        " localStorage[key] = JSON.stringify(wish) }",
        f"ziggurat-unsent {table}",
    )
    page.unroute("**/actions")
    kept.get_by_role("link").click()
    expect(page.get_by_role("alert")).to_contain_text("more than a day ago was never sent")
    assert actions(far, table) == []
    page.goto("/")
    expect(page.locator("[data-my-games]")).to_be_visible()
    expect(kept).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "cs-CZ"), (DESKTOP, "hu-HU"), (TABLET, "hu-HU")]
)
def test_without_connection_everything_is_told_whole(
    far: Visitor, size: tuple[int, int], language: str
) -> None:
    """Long words cut nothing off in the dock, and cover nothing in the bar."""
    one = far.another(size=size, language=language)
    one.expected += far.expected
    one.alone()
    page = one.page
    page.context.set_offline(True)
    expect(page.locator("[data-lost]")).to_be_visible()
    put_king(page, "B1")
    expect(page.locator("[data-unsent]")).to_be_visible()
    assert page.locator(".dock .say").evaluate("e => e.scrollHeight <= e.clientHeight")
    tag, count = (page.locator(one).first.bounding_box() for one in (".tag", ".count"))
    assert tag is not None
    assert count is not None
    assert tag["x"] + tag["width"] <= count["x"]
    name = page.locator(".crumb b").bounding_box()
    assert name is not None
    assert name["width"] > WORD


def test_two_people_far_apart_and_one_offline_in_the_middle_of_a_move(far: Visitor) -> None:
    far.become("Maya")
    seats: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "open"}]
    table = far.table(seats, start=False)
    guest = far.another(size=PHONE)
    guest.become("Győző")
    guest.ask("POST", f"/tables/{table}/join", {})
    far.ask("POST", f"/tables/{table}/start")
    for one in (far, guest):
        one.sit(table)
    page, net = far.page, far.page.context
    king = guest.page.get_by_role("gridcell", name="B1, Maya’s king")

    page.click("[data-leader=king]")
    net.set_offline(True)
    expect(page.locator("[data-lost]")).to_be_visible()
    page.click("[data-cell=B1]")
    expect(page.locator("[data-unsent]")).to_contain_text("Your move is kept")
    expect(guest.page.locator(".question")).to_have_text("Maya is playing.")
    expect(king).to_have_count(0)
    net.set_offline(False)
    expect(king).to_have_count(1)
    page.click("[data-act]")
    guest.my_decision()

    guest.page.click("[data-act]")
    expect(page.locator(".question")).to_have_text("Maya, choose what to do.")
    assert actions(far, table) == ["king B1", "done"]
