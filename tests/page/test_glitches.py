"""What people stumbled over, each once seen on the page and not to come back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.people import PHONE, Visitor
from ziggurat.core.types import Json
from ziggurat.server.api.page import SCREENS

ROOT = Path(__file__).parents[2]


def test_an_unknown_address_is_not_found(visitor: Visitor) -> None:
    page = visitor.page
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    visitor.errors[:] = [error for error in visitor.errors if "404" not in error]
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page).to_have_title("Not found · Ziggurat")
    page.get_by_role("link", name="Go to the start page").click()
    expect(page.locator("[data-play]").first).to_be_visible()


NOBODY = "x" * 32
EMPTY = {
    "/t/nosuchtable": "There is no such table.",
    f"/join/{NOBODY}": "This invitation is unknown or has been used.",
    "/rules/chess": "There is no such game.",
    "/coached/chess": "There is no such game.",
    "/learn/tigris/castling": "There is no such lesson.",
    "/learn/chess/castling": "There is no such game.",
    "/learn/chess": "There is no such game.",
    "/analysis/nosuchtable": "There is no such table.",
    "/person/nobody": "Page not found",
    "/t/a%20b": "Page not found",
}


def test_an_address_of_nothing_says_what_is_not_there(visitor: Visitor) -> None:
    """An unknown table, invitation, game, lesson or person; the status says so too."""
    visitor.expected += ("404", "422")
    page = visitor.page
    for address, said in EMPTY.items():
        answer = page.goto(address)
        assert answer is not None
        assert answer.status == 404, address
        expect(page.get_by_role("heading", level=1)).to_have_text(said)
        expect(page).to_have_title("Not found · Ziggurat")
    page.get_by_role("link", name="Go to the start page").click()
    expect(page).to_have_title("Ziggurat")
    embedded = page.goto("/embed/nosuchtable")
    assert embedded is not None
    assert embedded.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


def test_the_address_of_a_game_leads_to_its_lessons(visitor: Visitor) -> None:
    """On a phone, where the games stand one below the other."""
    page = visitor.another(size=PHONE).page
    answer = page.goto("/learn/teotihuacan")
    assert answer is not None
    assert answer.status == 200
    expect(page.locator("#teotihuacan h2")).to_be_in_viewport()
    expect(page).to_have_title("Learn · Ziggurat")


def test_the_server_knows_every_screen_of_the_page() -> None:
    app = (ROOT / "ui" / "src" / "App.svelte").read_text("utf-8")
    later = re.search(r"const LATER = \{(.*?)\};", app, re.DOTALL)
    assert later is not None
    named = set(re.findall(r"screen === '(\w*)'", app)) | set(re.findall(r"(\w+): \(\)", later[1]))
    assert named == SCREENS


def test_the_time_left_is_beside_ones_own_name(visitor: Visitor) -> None:
    clock: Json = {"kind": "live", "minutes": 10, "then": "end"}
    visitor.alone(seats=3, clock=clock)
    heads = visitor.page.locator(".player h2")
    heights = [heads.nth(seat).bounding_box() for seat in range(3)]
    assert len({round(box["height"]) for box in heights if box is not None}) == 1


def test_no_rectangle_of_the_browser_flashes_where_a_finger_taps(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.alone()
    flashing = phone.page.evaluate(
        "[...document.querySelectorAll('button, a, [role=gridcell]')]"
        ".map(one => getComputedStyle(one).webkitTapHighlightColor)"
    )
    assert len(flashing) > 100
    assert set(flashing) == {"rgba(0, 0, 0, 0)"}


def test_a_result_says_who_resigned_and_leaves_out_empty_sources(visitor: Visitor) -> None:
    visitor.finish(visitor.alone())
    result = visitor.page.get_by_role("dialog", name="Result")
    expect(result.locator("[data-resigned]")).to_have_text("resigned")
    expect(result.get_by_role("rowheader", name="From buildings")).to_have_count(0)


def test_an_unfounded_region_promises_nothing_in_the_first_period(visitor: Visitor) -> None:
    visitor.alone(game="mexica")
    visitor.page.click("[data-cell=H8]")
    region = visitor.page.locator(".region")
    expect(region).to_contain_text("it scores only at the end of the game")
    expect(region).not_to_contain_text("points")
