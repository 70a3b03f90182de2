"""What a person has chosen goes with the account, from browser to browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.access import faults
from tests.page.origins import uploaded
from tests.page.people import Visitor
from tests.server.polling import until

PASSWORD = "river and temple"  # nobody's but this test's


def sign_in(visitor: Visitor, login: str) -> None:
    page = visitor.page
    page.goto("/person")
    form = page.locator("form").filter(has=page.locator("[autocomplete=current-password]")).last
    form.locator("[autocomplete=username]").fill(login)
    form.locator("[type=password]").fill(PASSWORD)
    form.locator("[type=submit]").click()


def test_language_and_looks_come_along_when_one_signs_in_elsewhere(visitor: Visitor) -> None:
    visitor.become("Zdeněk")
    visitor.ask("PUT", "/me/password", {"login": "zdenek", "password": PASSWORD})
    page = visitor.page
    page.goto("/settings")
    page.get_by_text("Dark", exact=True).click()
    page.locator("main").get_by_text("Čeština", exact=True).click()
    until(lambda: visitor.ask("GET", "/me")["language"] == "cs", 10, "the account knows it")

    elsewhere = visitor.another()
    other = elsewhere.page
    other.goto("/settings")
    other.get_by_text("Reduced", exact=True).click()  # chosen later, by nobody yet
    sign_in(elsewhere, "zdenek")
    expect(other.locator("html")).to_have_attribute("lang", "cs")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.reload()
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(other.locator("html")).to_have_attribute("lang", "cs")

    other.locator("[data-language]").select_option("pl")
    until(lambda: visitor.ask("GET", "/me")["language"] == "pl", 10, "the account knows it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_studies_and_uploaded_records_are_listed_and_can_be_deleted(visitor: Visitor) -> None:
    visitor.become("Zdeněk")
    record = uploaded(visitor, "tigris", "two-advanced-bag")
    board = visitor.ask("POST", "/board", {"kind": "game", "game": "mexica", "seats": 2})
    draft = {"start": board["start"], "title": "A bridge too many"}
    study = visitor.ask("POST", "/studies", draft)["id"]
    page = visitor.page
    page.goto("/games")
    page.click("[data-to-kept]")
    for kept, words in ((study, "A bridge too many"), (record, "Ada and Ben")):
        line = page.locator(f"[data-kept='{kept}']")
        expect(line).to_contain_text(str(words))
        line.locator("[data-delete]").click()
        line.get_by_role("button", name="Keep", exact=True).click()
        line.locator("[data-delete]").click()
        assert faults(page) == []
        line.locator("[data-delete-sure]").click()
        expect(line).to_have_count(0)
    assert visitor.ask("GET", "/me/studies")["studies"] == []
    assert visitor.ask("GET", "/me/records")["records"] == []
