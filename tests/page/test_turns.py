"""It is your turn: on the tab, by sound, by the browser, on the home page, and how to be told."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.page.hands import RINGS
from tests.page.people import PHONE, Visitor
from tests.server.polling import until
from tests.server.push_service import Browser, Service
from ziggurat.core.types import Json

LISTEN = (
    RINGS
    + """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve('granted');
  constructor(title, more) { window.told.push(`${title} ${more.tag}`); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
)


def test_a_turn_is_told_wherever_one_is(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(LISTEN)
    visitor.become("Maya")
    guest = visitor.another()
    guest.become("Győző")
    tables = []
    for name in ("Evening at the river", "By the lake"):
        seats: list[dict[str, Json]] = [{"kind": "open"}, {"kind": "me"}]
        table = visitor.table(seats, start=False, name=name)
        guest.ask("POST", f"/tables/{table}/join", {})
        visitor.ask("POST", f"/tables/{table}/start")
        tables.append(table)
    first, second = tables

    page.goto("/")
    expect(page).to_have_title("Ziggurat")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    pass_on(guest, first)
    expect(page).to_have_title("Your turn · Ziggurat")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(page.locator("[data-waits]")).to_have_text("1 game is waiting for you.")
    expect(page.get_by_text("Evening at the river")).to_be_visible()
    pass_on(visitor, first, seat=1)
    expect(page.locator("[data-waits]")).to_have_count(0)
    expect(page.locator(".line .turn")).to_have_count(0)
    pass_on(guest, first)

    page.goto("/person")
    page.locator("[data-notify]").check()
    page.fill("[data-webhook]", "https://example.org/turns")
    page.locator("[data-quiet]").check()
    page.click("[data-save-notices]")
    expect(page.get_by_text("Saved.")).to_be_visible()
    notices = visitor.ask("GET", "/me")["notices"]
    assert isinstance(notices, dict)
    quiet = notices["quiet"]
    assert notices["webhook"] == "https://example.org/turns"
    assert isinstance(quiet, dict)
    assert (quiet["start"], quiet["end"]) == (22, 7)
    page.locator("[data-quiet]").uncheck()
    with page.expect_response("**/api/me/notices"):
        page.click("[data-save-notices]")

    visitor.sit(first)
    expect(page).to_have_title("Your turn · Evening at the river · Ziggurat")
    sound = page.locator("[data-sound]")
    expect(sound).to_have_attribute("data-sound", "off")
    sound.click()
    sound.click()
    expect(sound).to_have_attribute("aria-label", "Sound for your turn: Bell")
    assert page.evaluate("window.rung") == 3
    page.evaluate("window.away = true")
    pass_on(guest, second)
    page.wait_for_function("window.told.length > 0")
    assert page.evaluate("window.told") == [f"Your turn {second}"]
    expect(page).to_have_title(re.compile(r"^Your turn \(2\) · "))
    page.click("[data-next-turn]")
    page.wait_for_url(f"**/t/{second}")
    expect(page.locator("[data-table]")).to_have_attribute("data-table", second)


def test_what_is_written_before_the_person_is_known_stays(visitor: Visitor) -> None:
    visitor.become("Maya")
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me", hold)
    with page.expect_request("**/api/me"):
        page.goto("/person")
    page.fill("[data-webhook]", "https://example.org/turns")
    for route in held:
        route.continue_()
    expect(page.locator("[data-name]")).to_have_value("Maya")
    expect(page.locator("[data-webhook]")).to_have_value("https://example.org/turns")


def test_the_sound_of_a_turn_is_chosen_on_a_phone_too(visitor: Visitor) -> None:
    phone = visitor.another(size=PHONE)
    page = phone.page
    page.add_init_script(LISTEN)
    phone.alone()
    page.click("[data-menu]")
    sound = page.get_by_role("button", name="Sound for your turn: Off")
    expect(sound).to_be_visible()
    sound.click()
    knock = page.get_by_role("button", name="Sound for your turn: Knock")
    expect(knock).to_be_visible()
    assert page.evaluate("window.rung") == 1


REGISTERED = """
PushManager.prototype.subscribe = async function (wish) {
  window.wished = wish;
  window.made = {
    endpoint: 'http://127.0.0.1:9/send/maya',
    toJSON: () => ({ endpoint: window.made.endpoint, keys: KEYS }),
    unsubscribe: async () => { window.made = null; return true; },
  };
  return window.made;
};
PushManager.prototype.getSubscription = async () => window.made ?? null;
"""
NEWS = {"title": "Your turn in Mexica", "body": "By the lake", "url": "/help"}


def test_web_push_is_registered_shown_and_opens_its_address(visitor: Visitor) -> None:
    """The service of a browser's maker is out of reach here; `tests/server` has one of its own."""
    app = visitor.another(installed=True)
    page, context = app.page, app.page.context
    context.grant_permissions(["notifications"], origin=app.host)
    keys = Browser(Service("http://127.0.0.1:9")).subscription()["keys"]
    page.add_init_script(REGISTERED.replace("KEYS", json.dumps(keys)))
    app.become("Maya")
    page.goto("/person")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    box = page.locator("[data-push]")
    expect(box).not_to_be_checked()
    expect(page.locator("#push-means")).to_contain_text("Google, Mozilla, Apple or Microsoft")
    box.check()
    until(lambda: page.evaluate("window.made != null") is True, 30, "the browser is registered")
    key = page.evaluate("fetch('/api/me/push').then((answer) => answer.json())")["key"]
    assert page.evaluate("window.wished.applicationServerKey") == key
    expect(box).to_be_checked()
    box.uncheck()
    until(lambda: page.evaluate("window.made === null") is True, 30, "it is no longer")

    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    until(lambda: page.evaluate("true") is True and len(found) > 0, 30, "the worker is known")
    message = {"origin": app.host, "registrationId": found[0], "data": json.dumps(NEWS)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    until(lambda: shown(page) == [NEWS["title"]], 30, "the notice is shown")
    context.service_workers[0].evaluate(
        "registration.getNotifications().then(([one]) =>"
        " void dispatchEvent(new NotificationEvent('notificationclick', { notification: one })))"
    )
    page.wait_for_url("**/help")
    assert shown(page) == []


def shown(page: Page) -> Json:
    """The titles of the notices that the browser shows."""
    found: Json = page.evaluate(
        "navigator.serviceWorker.ready.then(one => one.getNotifications())"
        ".then(all => all.map(one => one.title))"
    )
    return found


def pass_on(person: Visitor, table: str, seat: int = 0) -> None:
    """End somebody's turn, decision by decision."""
    state = person.ask("GET", f"/tables/{table}/state")
    while state["deciding"] == seat:
        body: dict[str, Json] = {"log": state["log"], "seat": seat, "words": "done"}
        state = person.ask("POST", f"/tables/{table}/actions", body)
