"""The rulebook on the page: addresses, links, terms, search, languages, phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.people import Visitor


def read(visitor: Visitor, address: str) -> Page:
    visitor.page.goto(f"{visitor.host}/rules/{address}")
    return visitor.page


def test_every_rule_has_an_address_and_leads_to_others(visitor: Visitor) -> None:
    page = read(visitor, "tigris#te-12")
    rule = page.locator("[data-rule=TE-12]")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="TE-14").click()
    expect(page.locator("[data-rule=TE-14]")).to_be_in_viewport()
    assert page.url.endswith("/rules/tigris#te-14")
    page.go_back()
    expect(rule).to_be_in_viewport()
    assert page.url.endswith("#te-12")


def test_a_term_is_explained_when_it_is_touched(visitor: Visitor) -> None:
    page = read(visitor, "tigris#te-23")
    page.locator("[data-rule=TE-23] [data-term=temple]").first.click()
    card = page.locator("[data-card]")
    expect(card).to_contain_text("Leaders must stand next to one")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Enter")
    card.get_by_role("button", name="TE-10").click()
    expect(page.locator("[data-rule=TE-10]")).to_be_in_viewport()


def test_a_card_of_a_term_draws_the_piece(visitor: Visitor) -> None:
    page = read(visitor, "mexica#mx-17")
    page.locator("[data-rule=MX-17] [data-term=calpulli-tile]").first.click()
    expect(page.locator("[data-card] use").first).to_have_attribute("href", "#mexica-tablet")


def test_mistakes_of_beginners_are_drawn(visitor: Visitor) -> None:
    page = read(visitor, "teotihuacan")
    expect(page.locator("#overview-6 [data-sketch]")).to_have_count(6)
    expect(page.locator("#overview-6 [data-sketch]").first.locator("use").first).to_have_attribute(
        "href", "#teotihuacan-eclipse"
    )


def test_terms_are_explained_at_the_table_in_lessons_and_in_the_help(visitor: Visitor) -> None:
    newcomer = visitor.another(guided=False)
    page = newcomer.page
    newcomer.alone()
    page.locator("[data-guide] [data-term]").first.click()
    card = page.locator("[data-card]")
    card.get_by_role("button", name="TE-").first.click()
    expect(card).to_have_count(0)
    expect(page.locator("article.here")).to_be_visible()
    page.goto(f"{visitor.host}/learn/tigris/leaders")
    page.locator(".speech [data-term=temple]").first.click()
    expect(card).to_contain_text("TE-5")
    page.goto(f"{visitor.host}/help")
    page.locator("[data-term=takeback]").first.click()
    expect(card).to_contain_text("Everybody at the table has to agree")


def test_rules_are_found_in_the_language_of_the_reader(visitor: Visitor) -> None:
    page = read(visitor, "tigris")
    page.select_option("[data-language]", "cs")
    expect(page.get_by_role("heading", name="Kdo jste")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("pokladům")
    hit = page.locator("[data-hit=te-36]")
    expect(hit.locator("mark").first).to_be_visible()
    hit.click()
    expect(page.locator("[data-rule=TE-36]")).to_be_in_viewport()
    drawn = page.locator("[data-picture=te-36]")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0


@pytest.mark.rotating
@pytest.mark.parametrize("address", ["teotihuacan", "teotihuacan#th-89", "mexica#mx-6"])
def test_a_phone_shows_the_rulebook_without_scrolling_sideways(
    visitor: Visitor, address: str
) -> None:
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    page = read(visitor, address)
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_help_is_in_the_language_of_the_reader(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.host}/help")
    expect(page.get_by_role("heading", name="Playing with friends")).to_be_visible()
