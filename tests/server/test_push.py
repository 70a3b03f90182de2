"""Web push: encrypted for one browser, signed, to known services only, and once for many turns."""

from __future__ import annotations

from collections.abc import Iterator
from queue import Empty
from time import time

import pytest

from tests.server.hosts import Guest, Host, Refused, facts, rows
from tests.server.push_service import Browser, Service, push_service, signed_claims
from tests.server.test_notices import hours_from_now
from ziggurat.core.types import Json
from ziggurat.server.notices.push import is_service
from ziggurat.server.notices.push_message import decode, encode, encrypted
from ziggurat.server.settings import Settings

PUSH = {
    "notice_delay": "0.2",
    "push": "on",
    "push_services": "127.0.0.1",
    "private_webhooks": "on",
    "push_pause": "0",
}


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decode(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        private=decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/fcm/send/abc", False),
        ("https://fcm.googleapis.com.example.org/", False),
        ("https://example.org/?fcm.googleapis.com", False),
        ("https://eva@fcm.googleapis.com/", False),
        ("https://evilnotify.windows.com/", False),
        ("https://127.0.0.1/", False),
        ("https://[/", False),
        ("https://fcm.googleapis.com/a b", False),
    ],
)
def test_messages_go_to_known_services_only(endpoint: str, known: bool) -> None:
    assert is_service(endpoint, Settings(database="unused")) is known


def test_push_is_off_unless_the_host_wants_it(alone: Host, service: Service) -> None:
    eva = alone.guest("Eva")
    assert "push" not in rows_of(eva)
    for method, body in (("GET", None), ("POST", Browser(service).subscription())):
        with pytest.raises(Refused) as refused:
            eva.ask(method, "/api/me/push", body)
        assert refused.value.key == "no-push"


def rows_of(guest: Guest) -> list[Json]:
    possible = facts(guest.get("/api/me")["notices"])["possible"]
    assert isinstance(possible, list)
    return possible


def a_turn(eva: Guest, adam: Guest, name: str) -> str:
    """A table at which Adam begins."""
    table = eva.sets_up("tigris", "open", "me", name=name)
    adam.joins(table)
    eva.starts(table)
    return table


def nothing_came(service: Service) -> bool:
    try:
        service.came.get(timeout=1.5)
    except Empty:
        return True
    return False


def test_turns_come_encrypted_signed_together_and_never_at_night(service: Service) -> None:
    with Host(settings=PUSH) as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        assert rows_of(adam) == ["webhook", "push"]
        key = str(adam.get("/api/me/push")["key"])
        host.processes[0].kill()
        host.processes[0].start()
        assert adam.get("/api/me/push")["key"] == key, "the key is kept"
        browser = Browser(service)
        for wrong in (
            browser.subscription() | {"endpoint": "https://example.org/"},
            browser.subscription() | {"keys": {"p256dh": "BAAA", "auth": "AAAA"}},
        ):
            with pytest.raises(Refused) as refused:
                adam.ask("POST", "/api/me/push", wrong)
            assert refused.value.key == "bad-push"
        adam.ask("POST", "/api/me/push", browser.subscription())
        night: dict[str, Json] = {"email": None, "webhook": None, "quiet": hours_from_now(-1, 2)}
        adam.ask("PUT", "/api/me/notices", night)
        first, second = (
            a_turn(eva, adam, name) for name in ("Evening at the river", "By the lake")
        )
        assert nothing_came(service)

        adam.ask("PUT", "/api/me/notices", night | {"quiet": None})

        path, headers, body = service.came.get(timeout=30)
        assert path == "/send/adam"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert b"Evening" not in body
        told = browser.read(body)
        assert told["title"] == "2 games are waiting for you"
        assert set(str(told["body"]).split("\n")) == {"Evening at the river", "By the lake"}
        assert told["url"] == "/"
        claims = signed_claims(headers, key)
        assert claims["aud"] == service.url
        assert isinstance(claims["exp"], int)
        assert time() < claims["exp"] < time() + 86_400
        assert nothing_came(service)

        third = a_turn(eva, adam, "Once more")
        _, _, body = service.came.get(timeout=30)
        assert browser.read(body)["url"] == f"/t/{third}"

        service.answers["/send/adam"] = 410
        a_turn(eva, adam, "Nobody listens")
        service.came.get(timeout=30)
        a_turn(eva, adam, "Nobody is asked")
        assert nothing_came(service), "a browser that is gone is forgotten"
        assert {first, second, third} <= {
            str(line["id"]) for line in rows(adam.get("/api/me/tables")["tables"])
        }


def test_whoever_signs_out_hears_no_more(service: Service) -> None:
    with Host(settings=PUSH) as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        adam.ask("PUT", "/api/me/password", {"login": "adam", "password": "correct horse"})
        left, stays, ended = (Browser(service, f"/send/{n}") for n in range(3))
        adam.ask("POST", "/api/me/push", left.subscription())
        adam.ask("DELETE", "/api/sessions/this")
        adam.ask("POST", "/api/sessions", {"login": "adam", "password": "correct horse"})
        for browser in (stays, ended):
            adam.ask("POST", "/api/me/push", browser.subscription())
        adam.ask("POST", "/api/me/push/end", {"endpoint": ended.endpoint})
        a_turn(eva, adam, "By the lake")
        assert service.came.get(timeout=30)[0] == "/send/1"
        assert nothing_came(service)
