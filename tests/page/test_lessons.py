"""Lessons in the browser: pointed at, tried, refused with a reason, done, and kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.access import faults_in_any_light
from tests.page.lessons import PARTS, decide, of_today, take
from tests.page.people import PHONE, Visitor
from ziggurat.core import lessons
from ziggurat.games import game

PLACE = """() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height];
}"""
AIMED = (
    ("mexica/ranks", 2, "[data-piece=temple-2]", ("V8", "U10")),
    ("mexica/found", 3, "[data-piece=found]", ("U9", "U10")),
    ("tigris/leaders", 3, "[data-leader=trader]", ("H7", "I6")),
)
"""Lessons in which much is told of the place that is pointed at."""
HEIGHTS = "box => [box.scrollHeight, box.clientHeight]"
BELOW_THE_LETTERS = """() => {
    const top = cell => document.querySelector(cell).getBoundingClientRect().top;
    const letters = document.querySelector('.letters.top').getBoundingClientRect();
    return top('[data-cell=F1]') >= letters.bottom - 1;
}"""
BOTTOMS = "all => all.map(one => one.getBoundingClientRect().bottom)"


def test_lessons_of_today_are_taken_to_their_end(visitor: Visitor) -> None:
    name, language, part = of_today()
    learner = visitor.another(language=language)
    taken = lessons.course(game(name)).lessons[part::PARTS]

    for lesson in taken:
        take(learner, lesson)

    learner.page.goto(f"{visitor.host}/learn")
    expect(learner.page.locator("li.done")).to_have_count(len(taken))


def test_a_wrong_try_is_told_why_at_the_place_and_a_right_one_too(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.click("[data-leader=priest]")
    page.click("[data-cell=H3]")

    expect(page.locator("[data-refusal=TE-10]")).to_contain_text("H3")
    expect(page.locator("[data-nudge]")).to_contain_text("temple")
    expect(page.locator("[data-act]")).to_have_attribute("aria-disabled", "true")

    page.click("[data-cell=K2]")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-verdict", "missed")
    expect(page.locator(".dock .question")).to_have_text(
        "That was not it. Try again, or have it shown."
    )
    page.click("[data-act]")
    page.click("[data-leader=priest]")
    page.click("[data-cell=G4]")
    expect(page.locator("[data-why]")).to_be_visible()
    expect(page.locator(".dock .question")).to_have_text("Done. On to the next step.")
    page.click("[data-act]")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "1")


def test_a_correction_is_in_view_and_has_no_log_of_ones_own_move(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/teotihuacan/power?step=2")
    page.click("[data-answer='ascend points']")

    expect(page.locator("[data-nudge] p")).to_have_count(2)
    expect(page.locator("[data-nudge]")).to_be_in_viewport(ratio=0.95)


def test_the_list_of_lessons_leads_to_the_game_that_was_chosen(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.host}/learn#teotihuacan")

    expect(visitor.page.locator("[data-go-on]")).to_have_attribute(
        "href", "/learn/teotihuacan/ring"
    )


@pytest.mark.rotating
@pytest.mark.parametrize(("lesson", "step", "piece", "cells"), AIMED)
def test_the_board_keeps_its_place_while_one_aims(
    visitor: Visitor, lesson: str, step: int, piece: str, cells: tuple[str, ...]
) -> None:
    page = visitor.another(size=(1280, 900), language="pl").page
    page.goto(f"{visitor.host}/learn/{lesson}?step={step}")
    page.locator(piece).wait_for()
    before = page.evaluate(PLACE)
    page.click(piece)
    assert page.evaluate(PLACE) == before

    for cell in cells:
        page.hover(f"[data-cell={cell}]")
        expect(page.locator(".consequence")).not_to_be_empty()
        assert page.evaluate(PLACE) == before


def test_a_piece_that_can_be_used_nowhere_is_refused_at_no_place(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/mexica/bridges?step=4")
    page.click("[data-piece=temple-1]")

    refusal = page.locator(".why[data-refusal]")
    expect(refusal.locator("b")).to_have_text("Why not?")
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


def test_what_is_picked_up_without_need_is_not_played(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/mexica/found?step=1")
    page.click("[data-piece=temple-1]")

    expect(page.locator("[data-nudge]")).to_contain_text("not needed")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-verdict", "going")


def test_a_place_without_a_piece_is_told_what_is_missing(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/mexica/bridges?step=1")
    page.click("[data-cell=Q8]")

    expect(page.locator("[data-nudge]")).to_contain_text("First pick up a piece")
    page.click("[data-piece=pilli]")
    page.click("[data-cell=Q8]")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-verdict", "right")


def test_a_phone_shows_the_whole_of_what_a_lesson_tells_about(visitor: Visitor) -> None:
    page = visitor.another(size=PHONE).page
    page.goto(f"{visitor.host}/learn/mexica/period?step=4")
    page.locator("[data-lit=D15]").wait_for()

    expect(page.locator(".board .scroller")).not_to_have_attribute("data-scale", "1.00")
    expect(page.locator("[data-lit=V9]")).to_be_visible()


def test_a_conflict_leaves_the_speech_and_its_buttons_in_reach(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/war?step=4")
    page.click("[data-act][data-open=true]")
    expect(page.get_by_role("dialog")).to_be_visible()

    page.click("[data-show]")
    expect(page.locator("[data-again]")).to_be_visible()


def test_kingdoms_at_war_keep_their_own_numerals(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/war?step=4")

    expect(page.locator("[data-cell=H6]")).to_have_accessible_name(re.compile("kingdom I$"))
    expect(page.locator("[data-cell=D6]")).to_have_accessible_name(re.compile("kingdom II$"))


def test_a_term_is_explained_to_whoever_rests_on_it_or_comes_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/land")
    temple = page.locator(".speech [data-term=temple]").first
    temple.hover()
    expect(page.locator("[data-card]")).to_be_visible()
    page.mouse.move(300, 300)
    expect(page.locator("[data-card]")).to_have_count(0)

    temple.focus()
    expect(page.locator("[data-card]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]")).to_have_count(0)


def test_whoever_has_done_all_lessons_is_offered_the_coached_game(visitor: Visitor) -> None:
    visitor.become("Maya")
    for lesson in lessons.course(game("tigris")).lessons:
        visitor.ask("PUT", f"/me/lessons/tigris/{lesson.key}", {"step": 0, "done": True})

    page = visitor.page
    page.goto(f"{visitor.host}/learn")
    expect(page.locator("[data-learnt=tigris]")).to_be_visible()
    expect(page.locator("[data-go-on]")).to_have_attribute("href", "/coached/tigris")
    page.goto(visitor.host)
    expect(page.locator("[data-learn-on]")).to_have_attribute("href", "/coached/tigris")


def test_a_lesson_is_gone_on_with_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/land")
    page.click('[data-act][data-next="true"]')
    page.locator('[data-lesson][data-step="1"]').wait_for()
    page.keyboard.press("?")
    expect(page.locator("[data-again]")).to_be_visible()
    expect(page.locator("[data-keys]")).to_have_count(0)

    page.wait_for_load_state("networkidle")
    page.goto(visitor.host)
    page.locator("[data-learn-on]").click()
    expect(page.locator("[data-lesson='tigris/land']")).to_have_attribute("data-step", "1")


def test_a_phone_shows_what_is_lit_above_the_sheet(visitor: Visitor) -> None:
    page = visitor.another(size=PHONE).page
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.locator("[data-lit=G4]").wait_for()

    lit = page.locator("[data-lit]").evaluate_all(BOTTOMS)
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    cells = [bottom for bottom in lit if bottom < foot["y"] + 4]
    assert len(cells) >= len(lit) - 1


def test_a_tile_just_laid_stays_in_sight_on_a_phone(visitor: Visitor) -> None:
    page = visitor.another(size=PHONE).page
    page.goto(f"{visitor.host}/learn/tigris/points?step=1")
    page.locator("[data-lit]").first.wait_for()
    expect(page.locator(".slab .zoom")).to_be_hidden()
    lesson = next(one for one in lessons.course(game("tigris")).lessons if one.key == "points")
    for action in lessons.shown(lesson, 1):
        decide(page, lesson, lesson.game.write(action))
    page.locator("[data-why]").wait_for()

    page.wait_for_function(BELOW_THE_LETTERS)


def test_an_arrow_is_seen_on_a_phone_with_the_place_it_leads_to(visitor: Visitor) -> None:
    page = visitor.another(size=PHONE).page
    page.goto(f"{visitor.host}/learn/mexica/island?step=2")
    page.locator("svg.light .arrow").wait_for()

    expect(page.locator("[data-cell=F5]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["cs-CZ", "hu-HU"])
def test_a_phone_shows_all_of_what_a_try_came_to(visitor: Visitor, language: str) -> None:
    page = visitor.another(size=PHONE, language=language).page
    page.goto(f"{visitor.host}/learn/teotihuacan/power?step=2")
    page.click("[data-answer='ascend points']")
    page.locator("[data-nudge]").wait_for()
    high, seen = page.locator(".answer").evaluate(HEIGHTS)
    assert high <= seen + 1


def test_a_refused_try_is_lit_and_its_reason_covers_nothing_that_is_lit(visitor: Visitor) -> None:
    page = visitor.another(size=PHONE).page
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.click("[data-leader=priest]")
    page.click("[data-cell=H3]")

    reason = page.locator("[data-refusal=TE-10]")
    expect(reason).to_be_visible()
    told = reason.bounding_box()
    assert told is not None
    for lit in page.locator("[data-lit]").all():
        box = lit.bounding_box()
        assert box is not None
        assert box["y"] >= told["y"] + told["height"]
    expect(page.locator("svg.light [data-struck]")).to_have_count(1)


def test_lessons_are_accessible_by_day_and_by_night(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn")
    page.locator("[data-lesson-link]").first.wait_for()
    assert faults_in_any_light(page) == []

    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.click("[data-leader=priest]")
    page.click("[data-cell=H3]")
    page.locator("[data-nudge]").wait_for()
    assert faults_in_any_light(page) == []


def test_a_question_mark_shows_how_and_opens_nothing(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    expect(page.locator("[data-task]")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_text("This is one way to do it.")).to_be_visible()
    expect(page.locator("[data-keys]")).to_have_count(0)
    page.goto(f"{visitor.host}/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-keys]")).to_contain_text("In a lesson: show how it is done")
