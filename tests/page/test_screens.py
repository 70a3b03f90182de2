"""Every screen: reached, quick, steady, and usable by everybody."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import Page, expect

import ziggurat
from tests.page.access import PIECES
from tests.page.origins import in_the_middle
from tests.page.people import DESKTOP, PHONE, Visitor
from tests.server.polling import until
from ziggurat.core.types import Json

GAMES = [game.name for game in ziggurat.games()]

FIRST_LOAD = 200_000


@pytest.mark.rotating("in a game with one click")
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_in_a_game_with_one_click(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto("/")
    page.click(f"[data-play={game}]")
    visitor.my_decision()
    expect(page.locator(".player")).to_have_count(3)


def test_the_first_game_guides_and_can_be_left(visitor: Visitor) -> None:
    newcomer = visitor.another(guided=False)
    page = newcomer.page
    page.goto("/")
    page.click("[data-play=tigris]")
    page.get_by_role("button", name="I have played a little").click()
    expect(page.locator("[data-guide=board]")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.locator("[data-guide=goal]")).to_be_visible()
    page.click("[data-guide-leave]")
    page.reload()
    newcomer.my_decision()
    expect(page.locator("[data-guide]")).to_have_count(0)


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs-CZ", "Hrát hned"),
        ("pl-PL", "Zagraj teraz"),
        ("hu-HU", "Játék indítása"),
        ("de-DE", "Play now"),
    ],
)
def test_the_language_follows_the_browser(visitor: Visitor, language: str, words: str) -> None:
    page = visitor.another(language=language).page
    page.goto("/")
    expect(page.locator("[data-play=tigris]")).to_have_text(words)


def test_a_table_is_made_with_its_options(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=tigris")
    page.locator("[data-seats]").get_by_text("2").click()
    page.locator("[data-option=board]").get_by_text("advanced").click()
    page.click("[data-create]")
    visitor.my_decision()
    expect(page.get_by_role("gridcell", name="H8, temple, with a treasure")).to_have_count(1)


def test_a_name_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/person")
    page.fill("[data-name]", "Zdeněk")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto("/")
    expect(page.locator(".who")).to_have_text("Zdeněk")


def test_dark_and_less_motion_are_settings(visitor: Visitor) -> None:
    page = visitor.another(calm=False).page
    page.goto("/settings")
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_text("Reduced", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_sounds_are_heard_only_when_they_are_switched_on(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(
        "window.knocks = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (at) { window.knocks++; start.call(this, at) }"
    )
    table = visitor.alone()
    before = visitor.log()
    page.click("[data-act]")
    visitor.after(before)
    assert page.evaluate("window.knocks") == 0

    page.goto("/settings")
    page.locator("main").get_by_text("Knock", exact=True).click()
    visitor.sit(table)
    visitor.my_decision()
    until(lambda: acts_and_hears(page), 60, "a knock is heard")


def acts_and_hears(page: Page) -> bool:
    """Press the gold button, which may first end the look at what others did."""
    page.click("[data-act]")
    return page.evaluate("window.knocks > 0") is True


def test_points_fly_to_the_player_who_gets_them(visitor: Visitor) -> None:
    mover = visitor.another(calm=False)
    page = mover.page
    page.add_init_script(
        "window.flown = []; new MutationObserver(changes => { for (const { addedNodes } of changes)"
        " for (const one of addedNodes) if (one.dataset?.flight) flown.push(one.dataset.flight)"
        "}).observe(document, {childList: true, subtree: true})"
    )
    mover.alone(options={"scores": "open"})
    before = mover.log()
    page.click("[data-leader=king]")
    page.click("[data-cell=B1]")
    mover.after(before)
    page.locator("[data-tile]:not([data-tile=farm])").first.click()
    page.click("[data-cell=A2]")
    until(lambda: page.evaluate("flown.includes('point')") is True, 60, "a point has flown")
    page.locator("[data-flight]").first.wait_for(state="detached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_bar_names_the_table_and_its_game(visitor: Visitor, size: tuple[int, int]) -> None:
    player = visitor.another(size=size)
    player.become("Maya")
    seats: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    player.sit(player.table(seats, name="Evening at the river"))
    bar = player.page.get_by_role("banner")
    for words in ("Evening at the river", "Tigris & Euphrates"):
        expect(bar.get_by_text(words)).to_be_in_viewport(ratio=0.8)


NAMED = {
    "tigris": re.compile(r"^\w+ on [A-P]\d+$"),
    "mexica": re.compile(r"^Jump to [A-V]\d+"),
    "teotihuacan": re.compile(r"^Move to \w+"),
}


@pytest.mark.rotating("the gold button names the act")
@pytest.mark.parametrize("game", GAMES)
def test_the_gold_button_names_the_act_that_is_chosen(visitor: Visitor, game: str) -> None:
    phone = visitor.another(size=PHONE)
    phone.become("Maya")
    phone.sit(in_the_middle(phone, game))
    phone.my_decision()
    gold = phone.page.locator("[data-act]")
    expect(gold).not_to_have_text(NAMED[game])
    phone.page.locator(PIECES).first.tap()
    phone.page.locator("[data-mark], [data-go]").first.tap()
    expect(gold).to_have_text(NAMED[game])


def test_two_fingers_enlarge_the_board(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.alone(game="mexica")
    page = phone.page
    board = page.locator(".slab .scroller")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 40), ("touchMove", 60)):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board).to_have_attribute("data-scale", "2.00")
    page.get_by_role("button", name="Zoom out").tap()
    expect(board).to_have_attribute("data-scale", "1.48")


def test_what_lies_beside_the_board_opens_and_shuts_on_a_phone(visitor: Visitor) -> None:
    """In Hungarian, whose tabs are the widest."""
    phone = visitor.another(size=PHONE, language="hu-HU")
    phone.alone()
    phone.page.get_by_role("button", name="Akciók").tap()
    shut = phone.page.locator(".tabs .shut")
    expect(shut).to_be_in_viewport(ratio=1)
    shut.tap()
    expect(shut).not_to_be_in_viewport()


def test_an_upright_tablet_shows_the_log_below_the_board(visitor: Visitor) -> None:
    tablet = visitor.another(size=(820, 1180))
    tablet.alone()
    expect(tablet.page.locator(".log .line").first).to_be_in_viewport()
    expect(tablet.page.locator("[data-act]")).to_be_in_viewport(ratio=1)
    assert tablet.page.evaluate("document.documentElement.scrollWidth") == 820


def test_the_first_load_is_small(visitor: Visitor) -> None:
    sizes: dict[str, int] = {}
    visitor.page.on(
        "response",
        lambda answer: sizes.update(
            {answer.url: len(gzip.compress(answer.body()))}
            if answer.url.endswith((".js", ".css"))
            else {}
        ),
    )
    visitor.page.goto("/")
    expect(visitor.page.locator("[data-play=tigris]")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) < FIRST_LOAD, json.dumps(sizes, indent=1)


@pytest.mark.rotating("nothing shifts")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_when_the_board_arrives(visitor: Visitor, game: str) -> None:
    visitor.become("Maya")
    table = in_the_middle(visitor, game)
    page = visitor.page
    page.add_init_script(
        "window.shifts = 0; new PerformanceObserver(list => {"
        " for (const shift of list.getEntries()) window.shifts += shift.value"
        "}).observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(f"/t/{table}")
    visitor.my_decision()
    page.locator(PIECES).first.click()
    page.locator("[data-mark], [data-go]").first.hover()
    assert page.evaluate("window.shifts") < 0.05
