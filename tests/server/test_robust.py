"""Bad requests, strangers' sites, floods: clear refusals, and never an error of ours."""

from __future__ import annotations

from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosts import Guest, Host, Live, Refused, Visitor, facts, rows
from tests.server.message_fuzz import fuzz
from tests.server.requests import requests_of_every_kind
from tests.server.test_play import table_for_two

BAD_MESSAGES = 600
EXAMPLES = 3


def test_messages_to_a_live_connection_change_nothing(alone: Host) -> None:
    assert fuzz(alone, "mexica", BAD_MESSAGES, "test")["messages"] == BAD_MESSAGES


def test_requests_get_answers_as_described() -> None:
    """On a host of their own: analyses that were asked for would keep a shared one busy."""
    with Host() as host:
        assert requests_of_every_kind(host, "fuzzing", EXAMPLES, "1") == ""


def test_another_site_can_neither_ask_nor_connect(host: Host) -> None:
    eva, _, table = table_for_two(host)
    headers = eva.headers() | {"Origin": "https://evil.example"}
    stranger = Visitor(eva.url, headers)
    with pytest.raises(Refused) as refused:
        stranger.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert refused.value.key == "foreign-origin"
    foreign = Foreign(eva)
    with pytest.raises(ConnectionClosed), foreign.watch(table) as live:
        live.hear()
    own = Visitor(eva.url, eva.headers() | {"Origin": eva.url})
    own.post(f"/api/tables/{table}/chat", {"text": "hello"})


class Foreign(Visitor):
    """A page of another site in the browser of somebody."""

    def __init__(self, victim: Guest) -> None:
        super().__init__(victim.url)
        self.cookie = victim.headers()["Cookie"]

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "Origin": "https://evil.example"}


def test_a_server_for_this_machine_answers_to_its_own_names_alone(alone: Host) -> None:
    answer = httpx.get(f"{alone.url}/api/info", headers={"Host": "evil.example"})
    assert answer.status_code == 403
    assert answer.json()["key"] == "foreign-origin"


def test_a_form_of_another_kind_is_refused(host: Host) -> None:
    eva = host.guest("Eva")
    answer = eva.http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415
    assert answer.json()["key"] == "not-json"


def test_a_large_body_is_refused_however_it_comes(host: Host) -> None:
    eva = host.guest("Eva")
    json_kind = {"Content-Type": "application/json"}
    whole = eva.http.post("/api/tables", content=b"x" * 100_000, headers=json_kind)
    pieces = eva.http.post("/api/tables", content=iter([b"x" * 10_000] * 10), headers=json_kind)
    assert (whole.status_code, pieces.status_code) == (413, 413)


def test_every_answer_carries_the_strict_headers(host: Host) -> None:
    visitor = Visitor(host.url)
    for path in ("/", "/api/info", "/api/nothing", "/t/abc", "/api/"):
        headers = visitor.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_there_is_a_page_and_a_description(host: Host) -> None:
    visitor = Visitor(host.url)
    there = {"/": 200, "/learn": 200, "/learn/tigris": 200, "/learn/tigris/land": 200}
    gone = dict.fromkeys(("/t/abc", "/analysis/abc", "/join/abc", "/learn/chess"), 404)
    for path, status in (there | gone).items():
        page = visitor.http.get(path)
        assert page.status_code == status
        assert "text/html" in page.headers["content-type"]
        assert "<script>" not in page.text
    assert "/assets/interface-" in visitor.text("/api/")
    assert facts(visitor.get("/api/openapi.json")["paths"])
    assert visitor.http.get("/../../etc/passwd").status_code in (200, 404)
    assert visitor.http.get("/%2e%2e/%2e%2e/pyproject.toml").status_code == 404
    assert visitor.http.get("/missing.js").status_code == 404


FEW_GUESTS = {"wide": "off", "rate_guests": "20,0.001"}


def test_floods_are_slowed_down() -> None:
    with Host(settings=FEW_GUESTS) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "random", start=True)
        keys = []
        for _ in range(20):
            answer = eva.http.post(f"/api/tables/{table}/chat", json={"text": "hello"})
            keys.append(answer.status_code)
        assert keys.count(201) <= 9
        assert 429 in keys
        assert int(answer.headers["Retry-After"]) >= 1
        wrong = {"login": "eva", "password": "not the one"}
        codes = [eva.http.post("/api/sessions", json=wrong).status_code for _ in range(16)]
        assert codes[0] == 401
        assert codes[-1] == 429
        visitor = Visitor(host.url)
        pretended = [comes_from(visitor, f"192.0.2.{number}") for number in range(25)]
        assert pretended[-1] == 429
        with eva.watch(table) as live:
            live.state()
            with suppress(ConnectionClosed):
                for _ in range(500):
                    live.socket.send("{}")
            assert live.closed() == 4408


def comes_from(visitor: Visitor, address: str) -> int:
    """What a new guest gets of whom a proxy, or only they themselves, say where they come from."""
    headers = {"X-Forwarded-For": address}
    return visitor.http.post("/api/people", json={"name": "Eva"}, headers=headers).status_code


def test_a_trusted_proxy_tells_people_apart() -> None:
    with Host(settings=FEW_GUESTS, options=["--trusted-proxy", "127.0.0.1"]) as host:
        visitor = Visitor(host.url)
        codes = [comes_from(visitor, "192.0.2.1") for _ in range(25)]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert comes_from(visitor, "192.0.2.2") == 201


def test_too_many_connections_are_refused() -> None:
    with Host(settings={"wide": "off", "sockets_per_person": "3"}) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "random", start=True)
        lives = []
        for _ in range(3):
            lives.append(eva.watch(table))
            assert lives[-1].state()["log"] == 0
        with eva.watch(table) as live:
            assert live.closed() == 4409
        for live in lives:
            live.close()
        adam = host.guest("Adam")
        with adam.watch(table) as live:
            assert live.state()["log"] == 0


def test_metrics_count_without_telling(host: Host) -> None:
    eva, _, table = table_for_two(host)
    text = Visitor(host.url).text("/metrics")
    assert "ziggurat_requests_total" in text
    assert table not in text
    assert eva.id not in text


def test_the_log_has_no_secrets(alone: Host) -> None:
    eva = alone.guest("Eva")
    table = eva.sets_up("tigris", "me", "invited")
    token = str(eva.post(f"/api/tables/{table}/seats/1/invitation")["token"])
    eva.get(f"/api/invitations/{token}")
    key = str(eva.post("/api/me/tokens", {"label": "bot"})["token"])
    Visitor(alone.url, {"Authorization": f"Bearer {key}"}).get("/api/me")
    logs = alone.logs()
    assert '"route": "/api/invitations/{token}"' in logs
    cookie = eva.headers()["Cookie"].partition("=")[2]
    for secret in (token, key, cookie, table):
        assert secret not in logs


def test_a_server_says_which_build_of_the_page_it_has(host: Host) -> None:
    eva, _, table = table_for_two(host)
    with eva.watch(table) as live:
        hello = live.hear()
    answer = eva.http.get("/api/me")
    assert hello["type"] == "hello"
    assert (hello["build"] or "") == answer.headers["X-Ziggurat-Build"]


def test_a_stranger_has_no_page_of_turns(host: Host) -> None:
    with Live(Visitor(host.url), "/api/me/live") as live:
        assert live.closed() == 4401
    with Visitor(host.url).watch("nosuchtable") as live:
        assert live.closed() == 4404
    assert rows(Visitor(host.url).get("/api/tables?stage=over")["tables"]) is not None
