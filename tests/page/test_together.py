"""Several people at one table: in two browsers, at one screen, watching."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.page.hands import RINGS
from tests.page.people import PHONE, Visitor
from ziggurat.core.types import Json


def inside(value: Json) -> Iterator[dict[str, Json]]:
    """Every object in a JSON value."""
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from inside(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from inside(one)


def hands_heard(visitor: Visitor) -> list[int]:
    """The seats whose hand came through this browser's wire."""
    assert visitor.heard
    seats: list[int] = []
    for text in visitor.heard:
        for found in inside(json.loads(text)):
            players = found.get("players")
            if isinstance(players, list):
                seats += [seat for seat, one in enumerate(players) if "hand" in one]
            facts = found.get("facts")
            if isinstance(facts, dict) and "tiles" in facts and isinstance(facts["seat"], int):
                seats.append(facts["seat"])
    return seats


def test_two_browsers_and_their_hidden_hands(visitor: Visitor) -> None:
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
    guest = visitor.another()
    guest.become("Győző")
    visitor.listen()
    guest.listen()
    visitor.page.goto(f"/t/{table}")
    guest.page.goto(f"/t/{table}")
    guest.page.click("[data-join]")
    expect(visitor.page.locator("[data-start]")).to_be_enabled()
    visitor.page.click("[data-start]")
    visitor.my_decision()
    expect(guest.page.locator(".question")).to_have_text("Maya is playing.")

    visitor.page.click("[data-leader=king]")
    visitor.page.click("[data-cell=B1]")
    expect(guest.page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    visitor.page.click("[data-act]")
    expect(guest.page.locator(".question")).to_have_text("Győző, choose what to do.")
    guest.page.click("[data-act]")
    expect(visitor.page.locator(".question")).to_have_text("Maya, choose what to do.")

    assert set(hands_heard(visitor)) == {0}
    assert set(hands_heard(guest)) == {1}


def test_an_invitation_seats_somebody(visitor: Visitor) -> None:
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "invited"}], start=False)
    token = visitor.ask("POST", f"/tables/{table}/seats/1/invitation")["token"]
    guest = visitor.another()
    guest.page.goto(f"/join/{token}")
    guest.page.get_by_label("Name").fill("Łucja")
    guest.page.click("[data-join]")
    guest.page.wait_for_url(f"**/t/{table}")
    expect(guest.page.get_by_text("Łucja")).to_be_visible()


def test_watching_shows_no_hand(visitor: Visitor) -> None:
    table = visitor.alone()
    watcher = visitor.another()
    watcher.listen()
    watcher.sit(table)
    expect(watcher.page.get_by_text("watching")).to_be_visible()
    expect(watcher.page.locator("[data-tile]")).to_have_count(0)
    visitor.page.click("[data-leader=king]")
    visitor.page.click("[data-cell=B1]")
    expect(watcher.page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    assert hands_heard(watcher) == []


def test_one_screen_is_handed_over_before_a_hand_is_shown(visitor: Visitor) -> None:
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "here", "name": "Zdeněk"}])
    visitor.sit(table)
    page = visitor.page
    expect(page.get_by_role("dialog", name="Pass the device")).to_contain_text(
        "It is Maya’s turn to decide."
    )
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.click("[data-hand-over='0']")
    expect(page.locator("[data-tile]")).to_have_count(6)
    page.click("[data-act]")
    expect(page.get_by_role("dialog", name="Pass the device")).to_contain_text(
        "It is Zdeněk’s turn to decide."
    )
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.click("[data-hand-over='1']")
    expect(page.locator(".question")).to_have_text("Zdeněk, choose what to do.")
    expect(page.locator("[data-tile]")).to_have_count(6)


def test_going_back_needs_everybody(visitor: Visitor) -> None:
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
    guest = visitor.another()
    guest.become("Győző")
    guest.ask("POST", f"/tables/{table}/join", {})
    visitor.ask("POST", f"/tables/{table}/start")
    visitor.sit(table)
    guest.sit(table)
    visitor.my_decision()
    visitor.page.click("[data-act]")
    guest.my_decision()
    guest.page.click("[data-leader=king]")
    guest.page.click("[data-cell=B1]")
    expect(visitor.page.get_by_role("gridcell", name="B1, Győző’s king")).to_have_count(1)
    visitor.page.click("[data-menu]")
    visitor.page.get_by_role("button", name="Request a takeback").click()
    guest.page.get_by_role("button", name="Agree").click()
    expect(visitor.page.locator(".question")).to_have_text("Maya, choose what to do.")


def test_the_computer_takes_over_for_somebody_who_is_away(visitor: Visitor) -> None:
    clock: Json = {"kind": "live", "minutes": 60, "then": "bot"}
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False, clock=clock)
    guest = visitor.another()
    guest.become("Győző")
    guest.ask("POST", f"/tables/{table}/join", {})
    visitor.ask("POST", f"/tables/{table}/start")
    visitor.sit(table)
    page = visitor.page
    page.get_by_role("button", name="Let the computer play").click()
    bot = page.locator(".player[data-seat='1']").get_by_text("computer")
    expect(bot).to_be_attached()
    page.click("[data-act]")
    visitor.my_decision()

    guest.sit(table)
    guest.page.get_by_role("button", name="Take over again").click()
    expect(bot).to_have_count(0)


def test_the_clock_of_who_decides_runs(visitor: Visitor) -> None:
    clock: Json = {"kind": "live", "minutes": 10, "then": "end"}
    visitor.alone(clock=clock)
    mine = visitor.page.locator(".player[data-seat='0'] [role=timer]")
    expect(mine).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    shown = mine.inner_text()
    expect(mine).not_to_have_text(shown)


def test_a_clock_that_has_run_out_ends_the_game(visitor: Visitor) -> None:
    clock: Json = {"kind": "live", "minutes": 0.02, "then": "end"}
    visitor.become("Maya")
    visitor.sit(visitor.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], clock=clock))
    expect(visitor.page.get_by_role("dialog", name="Result")).to_contain_text("Time has run out.")
    visitor.page.reload()
    expect(visitor.page.locator(".log")).to_contain_text("Wanderer draws")


def test_talking_at_the_table(visitor: Visitor) -> None:
    table = visitor.alone()
    watcher = visitor.another()
    watcher.sit(table)
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Write a message").fill("Good evening")
    visitor.page.get_by_role("button", name="Send").click()
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Good evening")).to_be_visible()


def test_a_phrase_is_read_in_ones_own_language_and_heard(visitor: Visitor) -> None:
    table = visitor.alone()
    reader = visitor.another(language="cs-CZ", size=PHONE)
    page = reader.page
    page.add_init_script(RINGS)
    page.add_init_script('localStorage.ziggurat = \'{"sound": "bell"}\'')
    reader.sit(table)
    rung = page.evaluate("window.rung")
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_role("button", name="Good game!").click()
    expect(visitor.page.locator(".chat li").last).to_contain_text("Good game!")
    page.wait_for_function("before => window.rung === before + 1", arg=rung)
    page.evaluate("document.querySelector('#tab-chat').click()")
    expect(page.locator(".chat li").last).to_contain_text("Díky za hru!")
    expect(page.locator("[data-phrase]")).to_have_count(0)
