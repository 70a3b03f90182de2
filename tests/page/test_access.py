"""Every screen is usable by everybody: axe finds nothing at all, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ziggurat
from tests.page.access import PIECES, faults, faults_in_any_light
from tests.page.origins import at, in_the_middle, near_the_end
from tests.page.people import DESKTOP, PHONE, Visitor
from ziggurat.analysis import puzzles
from ziggurat.core import lessons

GAMES = [game.name for game in ziggurat.games()]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
PLACES = (
    "/",
    "/new?game=tigris",
    "/tables",
    "/games",
    "/settings",
    "/person",
    "/rules",
    "/rules/mexica#mx-17",
    "/help",
    "/about",
    "/learn",
    "/puzzles",
    "/board",
)
NOWHERE = (
    "/nowhere",
    "/t/abcdefgh",
    "/join/abcdefgh",
    "/analysis/abcdefgh",
    "/board/abcdefgh",
    "/embed/abcdefgh",
    "/coached/chess",
    "/learn/chess/opening",
    "/learn/tigris/opening",
    "/puzzles/tigris/opening",
    "/rules/chess",
)


@pytest.mark.rotating("access wherever one goes")
@SIZES
def test_wherever_one_goes(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.become("Maya")
    guest = visitor.another(size=size)
    guest.expected += ("404", "422")
    page = guest.page
    for path in (*PLACES, *NOWHERE):
        page.emulate_media(color_scheme="light")
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults_in_any_light(page) == [], path


def test_without_an_answer(visitor: Visitor) -> None:
    """Each screen says so, with a heading."""
    visitor.expected += ("ERR_FAILED", "404")
    page = visitor.page
    page.route("**/api/**", lambda route: route.abort())
    for path in (*PLACES, *NOWHERE, "/coached/tigris"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(page) == [], path


@pytest.mark.rotating("access at the table")
@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_at_the_table(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    player = visitor.another(size=size)
    player.become("Maya")
    player.sit(in_the_middle(player, game))
    player.my_decision()
    page = player.page
    page.locator(PIECES).first.click()
    assert faults_in_any_light(page) == []
    if size != PHONE:
        page.emulate_media(color_scheme="light")
        for tab in ("Coach", "Log", "Actions", "Chat", "Rules"):
            page.get_by_role("tab", name=tab).click()
            assert faults(page) == [], tab


@pytest.mark.rotating("access with the coach")
@pytest.mark.parametrize("game", GAMES)
def test_with_the_coach(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto(f"/coached/{game}")
    visitor.my_decision()
    assert faults_in_any_light(page) == []


@pytest.mark.rotating("access at the end")
@pytest.mark.parametrize("game", GAMES)
def test_at_the_end(visitor: Visitor, game: str) -> None:
    visitor.become("Maya")
    table = near_the_end(visitor, game)
    visitor.sit(table)
    visitor.finish(table)
    assert faults(visitor.page) == []
    visitor.page.goto(f"/analysis/{table}")
    expect(visitor.page.locator("[data-analyse=quick]")).to_be_visible()
    assert faults(visitor.page) == []


@pytest.mark.rotating("access in a lesson")
@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_in_a_lesson(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor.another(size=size).page
    for lesson in lessons.course(ziggurat.game(game)).lessons[:2]:
        page.emulate_media(color_scheme="light")
        page.goto(f"/learn/{game}/{lesson.key}")
        expect(page.locator("[data-lesson]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults_in_any_light(page) == [], lesson.key


@pytest.mark.rotating("access in a puzzle")
@pytest.mark.parametrize("game", GAMES)
def test_in_a_puzzle(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto(f"/puzzles/{game}/{puzzles.shipped(ziggurat.game(game))[0]['id']}")
    expect(page.locator("[data-puzzle]")).to_be_visible()
    assert faults_in_any_light(page) == []
    page.locator("[data-show]").click()
    expect(page.locator("[data-answer]")).to_be_visible()
    assert faults_in_any_light(page) == []


def test_in_a_conflict(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "four-standard-wars-of-all-colours", "support"))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert faults_in_any_light(visitor.page) == []


def test_while_gathering(visitor: Visitor) -> None:
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.locator("[data-link]")).to_be_visible()
    assert faults_in_any_light(visitor.page) == []


def test_in_what_opens_and_what_is_shared(visitor: Visitor) -> None:
    """The list of keys, sharing, a look back, a replay in another page, a name."""
    visitor.become("Maya")
    table = in_the_middle(visitor, "tigris")
    visitor.sit(table)
    visitor.my_decision()
    page = visitor.page
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_be_visible()
    assert faults_in_any_light(page) == []
    page.keyboard.press("Escape")
    page.click("[data-menu]")
    page.click("[data-share-open]")
    expect(page.locator("[data-frame]")).to_be_visible()
    assert faults(page) == []
    for path in (f"/embed/{table}", f"/t/{table}?move=0"):
        page.goto(path)
        expect(page.locator("[data-replay]")).to_be_visible()
        assert faults(page) == [], path
    gathering = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
    guest = visitor.another(size=PHONE)
    guest.page.goto(f"/t/{gathering}")
    guest.page.click("[data-join]")
    expect(guest.page.locator("[data-ask-name]")).to_be_visible()
    assert faults_in_any_light(guest.page) == []
