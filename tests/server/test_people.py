"""People: guests, passwords, tokens; nobody can be somebody else."""

from __future__ import annotations

import json

import httpx
import pytest

from tests.server.hosts import Guest, Host, Live, Refused, Visitor, rows


def test_a_guest_has_a_name_and_a_secret_cookie(host: Host) -> None:
    answer = httpx.post(f"{host.url}/api/people", json={"name": "  Eva   Nová "})

    assert answer.status_code == 201
    assert answer.json()["name"] == "Eva Nová"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    secret = answer.cookies["ziggurat"]
    assert len(secret) >= 40
    assert secret not in answer.text


def test_the_cookie_is_secure_under_https() -> None:
    with Host(options=["--public-url", "https://play.example.org"]) as host:
        answer = httpx.post(f"{host.url}/api/people", json={"name": "Eva"})
        assert "Secure" in answer.headers["set-cookie"]


def test_a_stranger_is_told_to_give_a_name(host: Host) -> None:
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/tables"), ("POST", "/api/tables")):
        with pytest.raises(Refused) as refused:
            Visitor(host.url).ask(method, path, None if method == "GET" else {})
        assert refused.value.status in (401, 422)
    wrong = Visitor(host.url, {"Cookie": "ziggurat=" + "x" * 43})
    with pytest.raises(Refused) as refused:
        wrong.get("/api/me")
    assert refused.value.key == "not-signed-in"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb\x07", "\ud800", "a\x00"])
def test_a_name_must_be_readable(host: Host, name: str) -> None:
    with pytest.raises(Refused) as refused:
        Guest(host.url, name)
    assert refused.value.key == "bad-input"


def test_a_new_name_stands_at_tables_that_gather(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "open")

    eva.ask("PATCH", "/api/me", {"name": "Eve", "language": "cs", "settings": {"dark": True}})

    assert rows(eva.get(f"/api/tables/{table}")["seats"])[0]["name"] == "Eve"
    me = eva.get("/api/me")
    assert (me["name"], me["language"], me["settings"]) == ("Eve", "cs", {"dark": True})


def test_coming_back_from_another_device_with_a_password(host: Host) -> None:
    eva = host.guest("Eva")
    login = f"eva.{eva.id}"
    eva.ask("PUT", "/api/me/password", {"login": login, "password": "long enough"})
    phone = Visitor(host.processes[-1].url)
    with pytest.raises(Refused) as refused:
        phone.post("/api/sessions", {"login": login, "password": "wrong enough"})
    assert refused.value.key == "wrong-password"
    with pytest.raises(Refused) as refused:
        phone.post("/api/sessions", {"login": "nobody.here", "password": "wrong enough"})
    assert refused.value.key == "wrong-password"

    phone.post("/api/sessions", {"login": login.upper(), "password": "long enough"})

    assert phone.get("/api/me")["id"] == eva.id
    with pytest.raises(Refused) as refused:
        phone.ask("PUT", "/api/me/password", {"login": login, "password": "another one"})
    assert refused.value.key == "wrong-password"
    adam = host.guest("Adam")
    with pytest.raises(Refused) as refused:
        adam.ask("PUT", "/api/me/password", {"login": login, "password": "long enough"})
    assert refused.value.key == "name-taken"


def test_a_token_lets_a_bot_of_mine_play(host: Host) -> None:
    eva = host.guest("Eva")
    token = eva.post("/api/me/tokens", {"label": "my bot"})
    machine = Visitor(host.url, {"Authorization": f"Bearer {token['token']}"})

    assert machine.get("/api/me")["id"] == eva.id
    table = eva.sets_up("tigris", "me", "random", start=True)
    with machine.watch(table) as live:
        assert live.state()["seat"] == 0
    listed = rows(eva.http.get("/api/me/tokens").json())
    assert [line["label"] for line in listed] == ["my bot"]
    assert str(token["token"]) not in json.dumps(listed)
    eva.ask("DELETE", f"/api/me/tokens/{token['id']}")
    with pytest.raises(Refused) as refused:
        machine.get("/api/me")
    assert refused.value.key == "not-signed-in"


def test_signing_out_everywhere_ends_cookies_tokens_and_connections(host: Host) -> None:
    eva = host.guest("Eva")
    other = Visitor(host.processes[-1].url, {"Cookie": eva.headers()["Cookie"]})
    token = eva.post("/api/me/tokens", {"label": "bot"})
    machine = Visitor(host.url, {"Authorization": f"Bearer {token['token']}"})
    with Live(eva, "/api/me/live") as live:
        live.hear()
        eva.ask("DELETE", "/api/sessions")
        assert live.closed() == 4401
    for visitor in (other, machine):
        with pytest.raises(Refused) as refused:
            visitor.get("/api/me")
        assert refused.value.key == "not-signed-in"


def test_what_is_signed_out_or_ended_hears_nothing_more(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", start=True)
    token = eva.post("/api/me/tokens", {"label": "bot"})
    machine = Visitor(host.processes[-1].url, {"Authorization": f"Bearer {token['token']}"})
    with machine.watch(table) as played, eva.watch(table) as watched:
        played.state()
        watched.state()
        eva.ask("DELETE", f"/api/me/tokens/{token['id']}")
        assert played.closed() == 4401
        eva.ask("DELETE", "/api/sessions/this")
        assert watched.closed() == 4401


def test_a_deleted_person_has_resigned_and_is_forgotten(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    running = adam.sets_up("tigris", "me", "open")
    eva.joins(running)
    adam.starts(running)
    gathering = eva.sets_up("tigris", "me", "open")

    eva.ask("DELETE", "/api/me")

    seat = rows(adam.state(running)["seats"])[1]
    assert (seat["resigned"], seat["played_by"]) == (True, "bot")
    with pytest.raises(Refused) as refused:
        adam.get(f"/api/tables/{gathering}")
    assert refused.value.key == "no-such-table"
    with pytest.raises(Refused) as refused:
        eva.get("/api/me")
    assert refused.value.key == "not-signed-in"
