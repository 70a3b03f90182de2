"""The analysis board: from a finished game to a study that a guest opens by its link."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.access import faults
from tests.page.origins import near_the_end
from tests.page.people import PHONE, Visitor
from ziggurat import game, read_study

WORD = 72
"""Pixels in which a title can be begun."""


def finished(visitor: Visitor) -> str:
    """A game that ends because the visitor resigns in one of the last turns."""
    table = near_the_end(visitor, "tigris")
    visitor.sit(table)
    mine = visitor.ask("GET", f"/tables/{table}/state")["mine"]
    assert isinstance(mine, list)
    visitor.ask("POST", f"/tables/{table}/resign", {"seat": mine[0]})
    expect(visitor.page.locator("[data-replay-open]")).to_be_visible(timeout=120_000)
    return table


def at_move(page: Page, number: int, indent: int = 0) -> None:
    """The board shows that move of a line."""
    here = page.locator(f'[data-move="{number}"][data-indent="{indent}"][aria-current=true]')
    expect(here).to_be_visible()


def play_other(page: Page, than: str) -> None:
    """Play something from the list of actions that the game did not have."""
    page.locator("[data-list]").click()
    actions = page.locator("dialog [data-action]")
    expect(actions.first).to_be_visible()
    for action in actions.all():
        if action.get_attribute("data-action") not in (than, "done"):
            action.click()
            return
    raise AssertionError("nothing else can be done")


def first_action(visitor: Visitor, table: str) -> str:
    entries = visitor.ask("GET", f"/tables/{table}/log")["entries"]
    assert isinstance(entries, list)
    return str(next(entry["words"] for entry in entries if entry["kind"] == "action"))


def test_from_a_finished_game_to_a_link_that_a_guest_opens(
    visitor: Visitor, tmp_path: Path
) -> None:
    visitor.become("Maya")
    table = finished(visitor)
    page = visitor.page

    page.locator("[data-replay-open]").click()
    page.locator(".replay [data-to-board]").click()
    expect(page.locator("[data-analysis-board]")).to_be_visible()
    expect(page.locator('[data-move="0"][aria-current=true]')).to_be_visible()
    expect(page.locator("[data-eyes]")).to_contain_text("Wanderer")  # not as a record calls bots
    page.locator("[data-forward]").click()
    at_move(page, 1)
    page.locator("[data-back]").click()

    play_other(page, first_action(visitor, table))
    at_move(page, 1, indent=1)
    page.locator("[data-note-write]").click()
    page.locator("[data-note-field] textarea").fill("Or this way?")
    page.locator("[data-title]").fill("A way of my own")
    expect(page.locator("[data-note]")).to_have_text("Or this way?")
    assert faults(page) == []

    page.locator("[data-judge]").click()
    expect(page.locator('[data-line="1"]')).to_be_visible()
    page.locator("[data-judge]").click()

    page.locator("[data-keep]").click()
    expect(page.locator('[data-analysis-board][data-changed="false"]')).to_be_visible()
    page.locator("[data-share]").click()
    address = page.url
    assert re.search(r"/board/[A-Za-z0-9]{16}$", address)

    guest = visitor.another()
    guest.page.goto(address)
    expect(guest.page.locator("[data-title]")).to_have_value("A way of my own")
    expect(guest.page.locator("[data-note]")).to_have_text("Or this way?")
    guest.page.locator('[data-indent="1"]').click()
    at_move(guest.page, 1, indent=1)

    guest.page.locator("[data-menu]").click()
    with guest.page.expect_download() as download:
        guest.page.locator("[data-export]").click()
    file = tmp_path / "study.json"
    download.value.save_as(file)
    study = read_study(file.read_text("utf-8"))
    assert study.title == "A way of my own"
    assert len(study.nodes()) == len(study.main_line()) + 1

    guest.page.goto(f"{guest.host}/board")
    guest.page.locator("[data-bring-file]").set_input_files(file)
    expect(guest.page.locator("[data-title]")).to_have_value("A way of my own")
    expect(guest.page.locator("[data-note]")).to_have_text("Or this way?")


def test_what_cannot_be_is_refused_with_its_reason(visitor: Visitor) -> None:
    visitor.expected += ("422",)
    page = visitor.page
    page.goto(f"{visitor.host}/board")
    page.locator("[data-bring-text]").fill(
        '{"game": "tigris", "seats": 2, "board": {"E5": "palace"}}'
    )
    page.locator("[data-bring]").click()
    expect(page.locator("[data-bring-trouble]")).to_contain_text("position.board.E5")
    assert faults(page) == []


def test_hidden_things_are_looked_at_in_three_ways(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/board?game=tigris")
    page.locator("[data-board-begin]").click()
    expect(page.locator("[data-analysis-board]")).to_be_visible()

    page.locator("[data-eyes]").select_option("1")
    expect(page.locator("[data-hidden=knew][aria-pressed=true]")).to_be_visible()
    expect(page.locator('[data-question][data-mine="false"]')).to_be_visible()
    page.locator("[data-hidden=anew]").click()
    expect(page.locator("[data-redrawn=true][aria-current=true]")).to_be_visible()
    expect(page.locator("[data-hidden=anew][aria-pressed=true]")).to_be_visible()
    page.locator("[data-take-back]").click()
    expect(page.locator("[data-redrawn=true]")).to_have_count(0)
    expect(page.locator("[data-hidden=was][aria-pressed=true]")).to_be_visible()


@pytest.mark.parametrize("language", ["cs-CZ", "pl-PL", "hu-HU"])
def test_a_judged_board_is_no_wider_than_a_phone(visitor: Visitor, language: str) -> None:
    phone = visitor.another(size=PHONE, language=language)
    page = phone.page
    page.goto("/board?game=teotihuacan")
    page.locator("[data-board-begin]").click()
    page.locator("[data-judge]").click()
    expect(page.locator('[data-line="1"]')).to_be_visible()
    page.locator("[data-judge]").click()
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    title = page.locator("[data-title]").bounding_box()
    assert title is not None
    assert title["width"] > WORD


def test_pieces_are_laid_and_taken_by_clicking_on_spaces(visitor: Visitor) -> None:
    visitor.expected += ("status of 4",)
    page = visitor.page
    page.goto("/")
    page.locator("[data-board]").click()
    page.locator("[data-board-game]").select_option("tigris")
    page.locator("[data-board-begin]").click()
    page.locator("[data-pieces]").click()
    page.locator("[data-kind=market]").click()
    page.locator("[data-cell=H6]").click()
    laid = page.get_by_role("gridcell", name=re.compile(r"^H6\b.*market"))
    expect(laid).to_have_count(1)
    expect(page.locator("[data-kind=market]")).to_have_attribute("aria-pressed", "true")

    page.locator("[data-kind=farm]").click()
    page.locator("[data-cell=H6]").click()
    expect(page.locator("[data-laying-trouble]")).to_contain_text("H6")
    expect(laid).to_have_count(1)

    page.locator("[data-kind=market]").click()
    page.locator("[data-cell=H6]").click()
    expect(laid).to_have_count(0)
    page.locator("[data-laid]").click()
    expect(page.locator("[data-laying]")).to_have_count(0)
    expect(page.locator("[data-take-back]")).to_be_visible()


def test_a_city_is_set_up_from_lists_and_what_cannot_be_is_told(visitor: Visitor) -> None:
    visitor.expected += ("status of 4",)
    page = visitor.page
    page.goto(f"{visitor.host}/board?game=teotihuacan")
    page.locator("[data-board-begin]").click()
    page.locator("[data-pieces]").click()
    sheet = page.locator("[data-pieces-sheet]")
    sheet.locator("[data-lay=turn]").select_option("0")
    expect(sheet.locator("[data-position-done]")).to_be_visible()

    player = sheet.locator('[data-lay-player="0"]')
    player.locator("summary").click()
    for name, amount in (("gold", "5"), ("red", "3"), ("avenue", "4")):
        player.locator(f'[data-lay="{name}"]').fill(amount)
        player.locator(f'[data-lay="{name}"]').press("Enter")
        expect(player.locator(f'[data-lay="{name}"]')).to_have_value(amount)
    player.locator('[data-lay-worker="0"] [data-lay=board]').select_option("4")
    locking = player.locator("[data-lay=worship]").last
    expect(locking.locator("option")).to_have_count(2)
    locking.select_option("1")
    technology = player.locator('[data-lay^="technology"]').first
    technology.check()
    expect(technology).to_be_checked()
    number = int(str(technology.get_attribute("data-lay")).split()[1])

    pyramid = sheet.locator("[data-lay-pyramid]")
    pyramid.locator("summary").click()
    before = pyramid.locator("li").count()
    pyramid.locator("[data-lay=square]").select_option("3-A1")
    pyramid.locator("[data-lay=lay]").click()
    expect(sheet.locator("[data-lay-refused=pyramid]")).to_be_visible()
    expect(pyramid.locator("li")).to_have_count(before)
    pyramid.locator("[data-lay=square]").select_option(index=0)
    pyramid.locator("[data-lay=lay]").click()
    expect(pyramid.locator("li")).to_have_count(before + 1)
    expect(sheet.locator("[data-lay-refused]")).to_have_count(0)
    assert faults(page) == []

    sheet.locator("[data-position-done]").click()
    expect(sheet).to_have_count(0)
    page.locator("[data-menu]").click()
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    study = read_study(download.value.path().read_text("utf-8"))
    players = study.record.replay(game("teotihuacan"), 0).dump()["players"]
    assert isinstance(players, Sequence)
    own = players[0]
    assert isinstance(own, Mapping)
    assert (own["gold"], own["red"], own["avenue"]) == (5, 3, 4)
    assert str([4, 1, 1]) in str(own["workers"])
    assert own["technologies"] == [number]
