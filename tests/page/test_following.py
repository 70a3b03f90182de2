"""Following a game: what others did since one's turn, the log, a look back, the end of a turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

import ziggurat
from tests.page.people import PHONE, Visitor
from ziggurat.core.types import Json

TABLET = (820, 1180)


def end_turn(visitor: Visitor) -> None:
    """End the turn, and wait until the others have moved."""
    before = visitor.log()
    visitor.page.click("[data-act]")
    visitor.after(before)
    visitor.my_decision()


def place_leader(visitor: Visitor, leader: str) -> None:
    before = visitor.log()
    visitor.page.click(f"[data-leader={leader}]")
    visitor.page.locator("[data-mark=plain]").first.click()
    visitor.after(before)


def play(player: Visitor, table: str, beginning: str | tuple[str, ...]) -> None:
    """Play the first action that is written like this, behind the page's back."""
    state = player.ask("GET", f"/tables/{table}/state")
    actions, mine = state["actions"], state["mine"]
    assert isinstance(actions, list)
    assert isinstance(mine, list)
    tigris = ziggurat.game("tigris")
    words = next(
        one for one in (tigris.write(int(a)) for a in actions) if one.startswith(beginning)
    )
    played: dict[str, Json] = {"log": state["log"], "seat": mine[0], "words": words}
    player.ask("POST", f"/tables/{table}/actions", played)


def entries(page: Page) -> list[int]:
    """The log numbers of the lines, from top to bottom."""
    lines = page.locator("ol.log [data-entry]")
    return [int(line.get_attribute("data-entry") or 0) for line in lines.all()]


def test_what_others_did_is_numbered_and_can_be_gone_through(visitor: Visitor) -> None:
    visitor.alone(seats=3)
    page = visitor.page
    end_turn(visitor)
    expect(page.locator("[data-since-open]")).to_be_visible()
    expect(page.locator("[data-step-at]").first).to_be_visible()
    page.reload()
    strip = page.locator("[data-since]")
    expect(strip).to_have_attribute("data-since", "all")
    expect(page.locator(".question")).to_have_text("Since your last turn")
    steps = page.locator("[data-step]")
    count = steps.count()
    assert count >= 2

    page.keyboard.press(".")
    expect(strip).to_have_attribute("data-since", "1")
    expect(page.locator("[data-step].later")).to_have_count(count - 1)
    page.click("[data-since-next]")
    expect(strip).to_have_attribute("data-since", "2")
    page.locator("[data-step]:has(b:not(:empty))").first.click()  # not an exchange of tiles
    expect(page.locator("[data-bubble]")).to_contain_text("Wanderer")
    page.locator("ol.log [data-moment]:has(b)").last.click()
    expect(strip).to_have_attribute("data-since", "1")
    expect(page.locator("[data-act]")).to_have_text("Start my turn")
    page.click("[data-act]")
    expect(page.locator(".question")).to_have_text("Maya, choose what to do.")
    expect(page.locator("[data-step-at]")).to_have_count(0)


def test_a_numbered_line_keeps_the_crest_of_whom_it_is_about(visitor: Visitor) -> None:
    """As if what the other player did had befallen Maya."""
    visitor.alone()
    page = visitor.page
    end_turn(visitor)

    def about_maya(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        for entry in found["entries"]:
            for event in entry["events"]:
                if entry["seat"] == 1 and event["kind"] != "turn-ended":
                    event["facts"]["seat"] = 0
        route.fulfill(response=answer, json=found)

    page.route("**/log?since=*", about_maya)
    page.reload()
    expect(page.locator("[data-since]")).to_be_visible()
    numbered = page.locator("ol.log .line:has([data-moment] b)")
    expect(numbered.first.locator("[data-crest='0'] svg")).to_be_visible()
    expect(page.locator("ol.log .turn[data-turn='2']")).to_contain_text("Wanderer")


def test_what_one_action_brings_stands_above_it_in_the_log(visitor: Visitor) -> None:
    """The newest first, also within an entry: a tile is placed, and then it scores."""
    table = visitor.alone()
    play(visitor, table, "king B1")
    play(visitor, table, ("temple C1", "settlement C1", "market C1"))
    visitor.page.reload()
    lines = visitor.page.locator("ol.log .line[data-entry='2']")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("scores 1")
    expect(lines.last).to_contain_text("places a")


def test_the_log_has_turns_and_leads_to_every_moment(visitor: Visitor) -> None:
    table = visitor.alone(seats=3)
    page = visitor.page
    end_turn(visitor)
    place_leader(visitor, "king")
    expect(page.locator("ol.log .turn").first).to_contain_text("Turn 4 · you")
    numbers = entries(page)
    assert numbers == sorted(numbers, reverse=True)
    expect(page.locator("ol.log .line").first).to_contain_text("king")

    first = page.locator("ol.log [data-moment]").last
    moment = first.get_attribute("data-moment")
    first.click()
    replay = page.locator("[data-replay]")
    expect(replay).to_have_attribute("data-replay", str(moment))
    expect(page).to_have_url(re.compile(rf"/t/{table}\?move={moment}$"))
    page.reload()
    expect(replay).to_have_attribute("data-replay", str(moment))
    page.keyboard.press(".")
    expect(replay).not_to_have_attribute("data-replay", str(moment))
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))


def test_ending_a_turn_with_actions_left_is_asked_once_and_a_done_one_may_end_itself(
    visitor: Visitor,
) -> None:
    asked = visitor.another(guided=False)
    page = asked.page
    page.add_init_script(
        'localStorage.ziggurat ??= JSON.stringify({guided: ["tigris"], met: ["tigris"]})'
    )
    asked.alone()
    before = asked.log()
    expect(page.locator("[data-act]")).to_have_text("End turn, 2 actions left")
    page.click("[data-act]")
    expect(page.locator("[data-asking]")).to_be_visible()
    assert asked.log() == before
    page.get_by_role("button", name="Do not ask again").click()
    asked.after(before)
    asked.my_decision()

    page.evaluate("document.activeElement?.blur()")
    table = page.get_attribute("[data-table]", "data-table") or ""
    page.goto("/settings")
    expect(page.get_by_label("Ask before I end a turn with actions left")).not_to_be_checked()
    page.get_by_label("End my turn when nothing is left to do").check()
    asked.sit(table)
    asked.my_decision()
    for _ in range(2):
        play(asked, table, "swap")
    expect(page.locator("ol.log .turn[data-turn='4']")).to_contain_text("Wanderer")


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_whole_hand_is_in_sight_and_the_guide_below_the_board(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    phone = visitor.another(size=size, touch=True, guided=False)
    page = phone.page
    page.add_init_script(
        'localStorage.ziggurat ??= JSON.stringify({met: ["tigris"], asksEnd: false})'
    )
    phone.alone(seats=2)
    for piece in ("[data-leader=trader]", "[data-supply=catastrophe]", "[data-supply=swap]"):
        expect(page.locator(piece)).to_be_in_viewport(ratio=1)
    guide, board = page.locator("[data-guide]").bounding_box(), page.locator("main").bounding_box()
    assert guide is not None
    assert board is not None
    assert guide["y"] >= board["y"] + board["height"] - 13, "the guide lies over the board"


def test_the_board_follows_moves_off_the_screen_of_a_phone(visitor: Visitor) -> None:
    """A leader at one edge, then one at the other: each comes into sight where somebody waits."""
    visitor.become("Maya")
    seats: list[dict[str, Json]] = [{"kind": "me"}, {"kind": "open"}]
    table = visitor.table(seats, start=False)
    phone = visitor.another(size=PHONE)
    phone.become("Győző")
    phone.ask("POST", f"/tables/{table}/join", {})
    state = visitor.ask("POST", f"/tables/{table}/start")
    phone.sit(table)
    scroller = phone.page.locator(".slab.cropped .scroller")
    expect(scroller).to_be_visible()
    tigris = ziggurat.game("tigris")
    first = tigris.start(seats=2, seed=1)
    words = [tigris.write(one).split() for one in first.actions()]
    cells = sorted(place[0] for leader, *place in words if leader == "king")
    for leader, cell in (("king", cells[0]), ("priest", cells[-1])):
        body: dict[str, Json] = {"log": state["log"], "seat": 0, "words": f"{leader} {cell}"}
        state = visitor.ask("POST", f"/tables/{table}/actions", body)
        expect(phone.page.locator(f"[data-cell={cell}]")).to_be_in_viewport(ratio=0.9)


def test_what_a_move_brought_is_told_in_sight_on_a_phone(visitor: Visitor) -> None:
    """Its space lies at the upper edge of what is seen, where what stands above it would be cut."""
    phone = visitor.another(size=PHONE)
    phone.alone(seats=4)
    page = phone.page
    end_turn(phone)
    page.reload()
    expect(page.locator("[data-since=all]")).to_be_visible()
    told = 0
    for number in range(1, page.locator("[data-step]").count() + 1):
        mark = page.locator("[data-step-at]").get_by_text(str(number), exact=True)
        if mark.count():
            cell = mark.first.locator("..").get_attribute("data-step-at")
            page.locator(f"[data-cell={cell}]").evaluate("c => c.scrollIntoView({block: 'start'})")
        page.keyboard.press(".")
        expect(page.locator(f"[data-since='{number}']")).to_be_visible()
        if page.locator("[data-bubble]").count():
            told += 1
            top = page.locator("[data-bubble]").evaluate("b => b.getBoundingClientRect().top")
            letters = page.locator(".letters.top").bounding_box()
            assert letters is not None
            assert top >= letters["y"] + letters["height"]
    assert told


def test_a_move_that_ends_in_no_place_is_shown_where_it_began(visitor: Visitor) -> None:
    """A leader is placed and then tiles are swapped: both are one step, told beside the leader."""
    visitor.become("Maya")
    table = visitor.table([{"kind": "me"}, {"kind": "open"}], start=False)
    phone = visitor.another(size=PHONE)
    phone.become("Győző")
    phone.ask("POST", f"/tables/{table}/join", {})
    visitor.ask("POST", f"/tables/{table}/start")
    play(visitor, table, "done")
    play(phone, table, "done")
    for beginning in ("king", "swap", "done"):
        play(visitor, table, beginning)
    phone.sit(table)
    page = phone.page
    expect(page.locator("[data-since=all]")).to_be_visible()
    board = page.locator(".slab.cropped .scroller")
    board.evaluate("b => b.scrollTo(b.scrollWidth, b.scrollHeight)")
    expect(page.locator("[data-step-at]").first).not_to_be_in_viewport()
    page.keyboard.press(".")
    expect(page.locator("[data-since='1']")).to_be_visible()
    expect(page.locator("[data-bubble]")).to_be_in_viewport(ratio=1)


def test_four_players_of_teotihuacan_fit_the_strip_of_a_phone(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.become("Maya")
    bots: list[dict[str, Json]] = [{"kind": "bot", "bot": "random"}] * 3
    table = phone.table([{"kind": "me"}, *bots], game="teotihuacan", name="Evening at the river")
    phone.sit(table)
    page = phone.page
    page.evaluate(
        "document.querySelectorAll('.medals .few').forEach(one => {"
        " for (const text of one.childNodes)"
        " if (text.nodeType === Node.TEXT_NODE && text.data.trim() !== '') text.data = '188' })"
    )
    clipped = page.evaluate(
        "[...document.querySelectorAll('.medals > *')].filter(medal =>"
        " medal.querySelector('.few').scrollWidth > medal.querySelector('.few').clientWidth"
        " || medal.querySelector('.few').getBoundingClientRect().right"
        " > medal.getBoundingClientRect().right).length"
    )
    assert clipped == 0
    name = page.locator("header .crumb b")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "the name is cut"


def test_a_tablet_shows_the_whole_island(visitor: Visitor) -> None:
    tablet = visitor.another(size=TABLET, touch=True)
    tablet.alone(game="mexica")
    expect(tablet.page.locator(".slab")).not_to_have_class(re.compile("cropped"))


def test_keys_are_listed_everywhere_and_choices_follow_the_account(visitor: Visitor) -> None:
    visitor.become("Maya")
    page = visitor.page
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_contain_text("One move back or forward")
    page.keyboard.press("Escape")
    expect(page.locator("[data-keys]")).to_have_count(0)
    page.goto("/")
    expect(page.locator(".who")).to_have_text("Maya")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_role("button", name="Dark").click()
    elsewhere = visitor.another()
    elsewhere.page.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # what one context gives another takes
    elsewhere.page.goto("/")
    expect(elsewhere.page.locator("html")).to_have_attribute("data-theme", "dark")
