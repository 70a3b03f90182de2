"""Notices: told once for each waiting, by webhook or e-mail, and only where somebody agreed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from random import Random
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest

from tests.server.hosts import Guest, Host, Refused, choose, facts
from tests.server.polling import run
from tests.server.services import Postgres, Redis
from tests.server.test_play import table_for_two, waiting
from ziggurat.server.notices.webhooks import check_webhook, post
from ziggurat.server.problems import Problem
from ziggurat.server.threads import ThreadPool

QUICK = {"notice_delay": "0.2", "private_webhooks": "on"}


@pytest.fixture
def hook() -> Iterator[tuple[str, Queue[str]]]:
    """Somebody's webhook, and what it was told."""
    told: Queue[str] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook?who=adam", told
        server.shutdown()


@pytest.fixture
def mailbox() -> Iterator[tuple[int, Queue[str]]]:
    """A mail server that keeps what it gets."""
    letters: Queue[str] = Queue()

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 hello")
            for line in iter(self.rfile.readline, b""):
                word = line.decode().strip().upper()
                if word.startswith("DATA"):
                    self._say("354 go on")
                    letters.put(self._letter())
                    self._say("250 kept")
                elif word.startswith("QUIT"):
                    self._say("221 bye")
                    return
                else:
                    self._say("250 ok")

        def _letter(self) -> str:
            lines = []
            for line in iter(self.rfile.readline, b".\r\n"):
                lines.append(line.decode())
            return "".join(lines)

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], letters
        server.shutdown()


def until_adam_decides(eva: Guest, adam: Guest, table: str) -> None:
    rng = Random(1)
    for _ in range(200):
        guest, state = waiting([eva, adam], table)
        if guest is adam:
            return
        guest.acts(table, state, choose(state, rng))
    raise AssertionError("Adam never decides")


def read(letter: str) -> EmailMessage:
    message = message_from_string(letter, EmailMessage, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


def nothing_more(told: Queue[str]) -> bool:
    try:
        told.get(timeout=1.5)
    except Empty:
        return True
    return False


def test_a_webhook_is_told_once_for_each_waiting(hook: tuple[str, Queue[str]]) -> None:
    url, told = hook
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        me = adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        assert facts(me["notices"])["webhook"] == url
        until_adam_decides(eva, adam, table)

        message = json.loads(told.get(timeout=30))

        assert message["kind"] == "your-turn"
        assert message["table"] == table
        assert message["url"].endswith(f"/t/{table}")
        assert nothing_more(told)
        host.processes[0].kill()
        host.processes[0].start()
        assert nothing_more(told)
        guest, state = waiting([eva, adam], table)
        guest.acts(table, state, choose(state, Random(2)))
        until_adam_decides(eva, adam, table)
        assert json.loads(told.get(timeout=30))["table"] == table


def test_who_looks_at_the_table_is_not_told(hook: tuple[str, Queue[str]]) -> None:
    url, told = hook
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        with adam.watch(table):
            until_adam_decides(eva, adam, table)
            assert nothing_more(told)


def test_who_looks_through_another_process_is_not_told(
    hook: tuple[str, Queue[str]], postgres: Postgres, redis: Redis
) -> None:
    url, told = hook
    with Host(postgres.new_database(), redis.url, 2, QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
        with adam.watch(table):
            until_adam_decides(eva, adam, table)
            assert nothing_more(told)


def test_an_address_is_told_after_it_was_confirmed(
    mailbox: tuple[int, Queue[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, letters = mailbox
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_HOST", "127.0.0.1")
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_PORT", str(port))
    monkeypatch.setitem(os.environ, "ZIGGURAT_SMTP_TLS", "0")
    with Host(settings=QUICK) as host:
        eva, adam, table = table_for_two(host)
        adam.ask("PATCH", "/api/me", {"language": "cs"})
        adam.ask("PUT", "/api/me/notices", {"email": "adam@example.org", "webhook": None})
        asked = read(letters.get(timeout=30))
        assert asked["Subject"] == "Váš kód pro Ziggurat"
        code = re.search(r"\b(\d{8})\b", asked.get_content())
        assert code is not None
        wrong = "00000000" if code[1] != "00000000" else "00000001"
        with pytest.raises(Refused) as refused:
            adam.post("/api/me/notices/email", {"code": wrong})
        assert refused.value.key == "not-confirmed"
        until_adam_decides(eva, adam, table)
        assert nothing_more(letters)

        adam.post("/api/me/notices/email", {"code": code[1]})

        letter = read(letters.get(timeout=30))
        assert letter["To"] == "adam@example.org"
        assert letter["Subject"] == "Eufrat a\N{NO-BREAK SPACE}Tigris: jste na řadě"
        assert f"/t/{table}" in letter.get_content()
        assert nothing_more(letters)


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "http://", "example.org", "http://a b/", "https://u@example.org/", "x"],
)
def test_what_can_not_be_a_webhook(url: str) -> None:
    with pytest.raises(Problem) as problem:
        check_webhook(url)
    assert problem.value.key == "bad-webhook"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "[::1]", "169.254.1.1"])
def test_a_webhook_can_not_reach_into_the_hosts_own_network(host: str) -> None:
    with pytest.raises(Problem) as problem:
        run(post(ThreadPool("names", 1, 10.0), f"http://{host}:9/", "{}", private=False))
    assert problem.value.key == "bad-webhook"


def test_an_address_without_a_mail_server_is_refused(alone: Host) -> None:
    with pytest.raises(Refused) as refused:
        alone.guest("Eva").ask(
            "PUT", "/api/me/notices", {"email": "eva@example.org", "webhook": None}
        )
    assert refused.value.key == "bad-email"
