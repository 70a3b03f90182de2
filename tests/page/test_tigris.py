"""A person plays Tigris & Euphrates on the page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.page.hands import heard, listen
from tests.page.origins import at, near_the_end, recorded, table_from
from tests.page.people import PHONE, Visitor
from tests.tigris.hands import click_through, swap_all, type_through


@pytest.mark.rotating("whole game by mouse")
def test_a_whole_game_by_clicking_on_the_board(visitor: Visitor) -> None:
    visitor.alone(options={"scores": "open", "buildings": "on"})
    listen(visitor.page)
    decisions = click_through(visitor, Random(1))
    assert decisions > 20
    assert len(heard(visitor.page)) > decisions // 2
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Weakest colour")).to_be_visible()


@pytest.mark.rotating("game by keyboard")
def test_the_last_turns_of_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(near_the_end(visitor, "tigris"))
    expect(visitor.page.locator(".log")).to_have_text("Nothing has happened at this table yet.")
    listen(visitor.page)
    assert type_through(visitor, Random(2), turns=1) > 1
    assert len(heard(visitor.page)) > 1
    expect(visitor.page.get_by_role("dialog", name="Result")).to_be_visible()


def test_an_action_from_the_list_of_words(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    before = visitor.log()
    page.get_by_role("tab", name="Actions").click()
    page.get_by_role("searchbox").fill("king to b1")
    page.get_by_role("button", name="King to B1", exact=True).click()
    visitor.after(before)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".line").first).to_contain_text("Maya places the king on B1.")


def test_a_preview_says_what_a_tile_would_bring(visitor: Visitor) -> None:
    visitor.alone(options={"scores": "open"})
    page = visitor.page
    before = visitor.log()
    page.click("[data-leader=king]")
    page.click("[data-cell=B1]")
    visitor.after(before)
    tiles = page.locator("[data-tile]")
    kinds = [tiles.nth(n).get_attribute("data-tile") for n in range(tiles.count())]
    page.locator(f"[data-tile={next(k for k in kinds if k != 'farm')}]").first.click()
    page.hover("[data-cell=A2]")
    expect(page.locator(".consequence")).to_contain_text("for you")
    expect(page.locator("[data-cell=A2]")).to_have_attribute("data-mark", "gain")


def test_an_impossible_wish_is_refused_with_its_rule(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    before = visitor.log()
    page.click("[data-leader=king]")
    page.click("[data-cell=H6]")
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("A leader must be next to a temple; H6 has none beside it.")
    expect(refusal).to_contain_text("Places where it would work are marked.")
    assert page.locator(".pointed").count() == int(
        refusal.locator("[data-would]").get_attribute("data-would") or 0
    )
    assert visitor.log() == before
    refusal.get_by_role("button", name="TE-10").click()
    expect(page.locator("[data-rule=TE-10]")).to_be_in_viewport()
    expect(page.locator("[data-rule=TE-10]")).to_contain_text("empty land space")
    expect(page.locator("[data-rule=TE-10]")).to_contain_text("At the table: “A leader must be")


def test_undo_takes_the_leader_back(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.click("[data-leader=priest]")
    page.click("[data-cell=B1]")
    expect(page.get_by_role("gridcell", name="B1, Maya’s priest")).to_have_count(1)
    page.click("[data-undo]")
    expect(page.get_by_role("gridcell", name="B1, Maya’s priest")).to_have_count(0)
    expect(page.locator(".undone")).to_have_count(1)


def test_a_swap_cannot_be_undone(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    swap_all(page)
    expect(page.locator(".steps i.on")).to_have_count(1)
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_reload_in_the_middle_of_a_decision(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    page.click("[data-leader=king]")
    page.click("[data-cell=B1]")
    expect(page.locator(".steps i.on")).to_have_count(1)
    hand = page.locator("[data-tile]").count()
    page.reload()
    visitor.my_decision()
    expect(page.locator(".steps i.on")).to_have_count(1)
    expect(page.locator("[data-tile]")).to_have_count(hand)
    expect(page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)


def test_another_language_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    expect(page.locator(".question")).to_have_text("Maya, choose what to do.")
    page.select_option("[data-language]", "cs")
    expect(page.locator(".question")).to_have_text("Maya: vyberte, co uděláte.")
    page.select_option("[data-language]", "hu")
    expect(page.locator(".question")).to_have_text("Maya, válaszd ki, mit teszel.")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.select_option("[data-language]", "pl")
    expect(page.get_by_role("tab", name="Przebieg")).to_be_visible()


def test_rules_are_searched_beside_the_board(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("searchbox").fill("weakest colour")
    expect(page.locator("[data-hit=te-1]")).to_have_count(0)
    page.click("[data-hit=te-39]")
    expect(page.locator("[data-rule=TE-39]")).to_be_in_viewport()


def test_replay_with_slider_and_keys(visitor: Visitor) -> None:
    table = visitor.alone()
    visitor.finish(table)
    page = visitor.page
    page.click("[data-replay-open]")
    replay = page.locator("[data-replay]")
    expect(replay).to_have_attribute("data-replay", "0")
    expect(page.locator("[data-table] .leader")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(replay).not_to_have_attribute("data-replay", "0")
    page.keyboard.press("End")
    last = page.get_by_role("slider")
    expect(last).to_have_value(last.get_attribute("max") or "")
    last.fill("2")
    expect(replay).to_have_attribute("data-replay", "3")  # the first entry is no move: she resigned
    log = visitor.ask("GET", f"/tables/{table}/log")["entries"]
    assert isinstance(log, list)
    kinds = [[event["kind"] for event in entry["events"]] for entry in log]
    first, second, *_ = (str(n) for n, kind in enumerate(kinds) if n > 3 and "turn-ended" in kind)
    page.click("[data-turn-forward]")
    expect(replay).to_have_attribute("data-replay", first)
    page.keyboard.press("Shift+ArrowRight")
    expect(replay).to_have_attribute("data-replay", second)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowLeft")
    expect(replay).to_have_attribute("data-replay", first)
    page.click("[data-replay-close]")
    expect(page.locator(".question")).to_have_text("The game is over.")


def test_the_record_can_be_downloaded_and_the_game_played_again(visitor: Visitor) -> None:
    table = visitor.alone()
    visitor.finish(table)
    page = visitor.page
    with page.expect_download() as download:
        page.click("[data-record]")
    text = download.value.path().read_text("utf-8")
    assert text.startswith('[Game "tigris"]')
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)


def test_on_a_phone_the_first_touch_previews_and_the_button_does_it(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    phone.alone()
    page = phone.page
    before = phone.log()
    page.tap("[data-leader=king]")
    mark = page.locator("[data-mark]").first
    cell = mark.get_attribute("data-cell")
    mark.tap()
    expect(page.locator("[data-act]")).to_contain_text(f"King to {cell}")
    assert phone.log() == before
    page.tap("[data-act]")
    phone.after(before)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_conflict_shows_both_sides_and_can_be_put_aside(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "two-standard-open-scores-revolts", "support"))
    page = visitor.page
    conflict = page.get_by_role("dialog", name="Revolt between")
    expect(conflict.get_by_text("On the board")).to_have_count(2)
    expect(conflict.get_by_role("img", name="not known yet")).to_have_count(1)
    conflict.get_by_role("button", name="Look at the board").click()
    expect(conflict).to_have_count(0)
    page.get_by_role("button", name="Back to the conflict").click()
    before = visitor.log()
    conflict.get_by_role("button", name="Commit none").click()
    visitor.after(before)


def test_a_war_names_its_kingdoms_and_the_tiles_that_would_leave(visitor: Visitor) -> None:
    visitor.become("Maya")
    record = "four-standard-wars-of-all-colours"
    said = [words.partition(" ")[0] for _, words in recorded("tigris", record).moves]
    support = said.index("support", said.index("war"))
    visitor.sit(table_from(visitor, "tigris", record, support))
    war = visitor.page.get_by_role("dialog")
    tags = war.locator("[data-kingdom]")
    expect(tags).to_have_count(2)
    first, second = tags.all_inner_texts()
    assert first != second
    assert first.startswith("Kingdom ")
    numerals = first.removeprefix("Kingdom "), second.removeprefix("Kingdom ")
    expect(war.locator(".head p")).to_contain_text(
        f"has joined kingdoms {numerals[0]} and {numerals[1]}."
    )
    expect(war.locator("[data-leaves]").first).to_contain_text("the board, too.")


def test_the_active_player_says_which_leaders_fight_next(visitor: Visitor) -> None:
    visitor.become("Maya")
    visitor.sit(at(visitor, "four-standard-wars-of-all-colours", "war"))
    page = visitor.page
    choice = page.get_by_role("dialog", name="Which conflict is settled next?")
    before = visitor.log()
    choice.locator("[data-war]").first.click()
    visitor.after(before)


def test_a_click_is_noticed_before_the_server_answers(visitor: Visitor) -> None:
    visitor.alone()
    page = visitor.page
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/actions", hold)
    page.click("[data-leader=king]")
    with page.expect_request("**/actions"):
        page.click("[data-cell=B1]")
    expect(page.locator("[data-sent]")).to_be_visible()
    assert len(waiting) == 1
    waiting[0].continue_()
    expect(page.get_by_role("gridcell", name="B1, Maya’s king")).to_have_count(1)
    expect(page.locator("[data-sent]")).to_have_count(0)
