"""Telling people elsewhere that it is their turn: e-mail and webhook, once for each waiting."""

from __future__ import annotations

import asyncio
import json
import smtplib
import socket
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import ip_address
from time import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog
from sqlalchemy import and_, exists, or_, select, true
from sqlalchemy.exc import IntegrityError

from ziggurat.games import game as game_of
from ziggurat.server.notices.mail_text import say
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Mail
from ziggurat.server.storage import Notice, Person, Seating, TableRow

if TYPE_CHECKING:
    from ziggurat.server.process import House

SECONDS = 10.0
MOST_AT_ONCE = 50
log = structlog.get_logger("notices")


@dataclass(frozen=True)
class Due:
    """Somebody who waits to be told."""

    table: str
    game: str
    waits: int
    person: str
    name: str
    language: str
    email: str | None
    webhook: str | None


async def due(house: House) -> list[Due]:
    """Whom to tell: who can be reached, is not at the table, and was not told of this waiting."""
    told = and_(
        Notice.table == TableRow.id,
        Notice.person == TableRow.waiting,
        Notice.waits == TableRow.waits,
    )
    reachable = or_(Person.webhook.is_not(None), Person.email_confirmed)
    # Who is at the table through this process is known at once; through another, a little later.
    lately = house.clock.now() - 2 * house.settings.seen_every
    elsewhere = exists().where(
        Seating.table == TableRow.id, Seating.person == TableRow.waiting, Seating.seen > lately
    )
    absent = true() if house.settings.alone else ~elsewhere
    async with house.store.read() as session:
        rows = await session.execute(
            select(
                TableRow.id,
                TableRow.game,
                TableRow.waits,
                Person.id,
                Person.name,
                Person.language,
                Person.email,
                Person.email_confirmed,
                Person.webhook,
            )
            .join(Person, Person.id == TableRow.waiting)
            .outerjoin(Notice, told)
            .where(
                TableRow.stage == "playing",
                TableRow.began <= house.clock.now() - house.settings.notice_delay,
                reachable,
                absent,
                Notice.table.is_(None),
            )
            .limit(MOST_AT_ONCE)
        )
        found = []
        for table, game, waits, person, name, language, email, confirmed, webhook in rows:
            if not house.hub.at_table(table, person):
                address = email if confirmed else None
                found.append(Due(table, game, waits, person, name, language, address, webhook))
    return found


async def send_due(house: House) -> None:
    """Tell everybody who is due; the row that says so is written first, so that one is enough."""
    for one in await due(house):
        try:
            async with house.store.write() as session:
                session.add(Notice(table=one.table, person=one.person, waits=one.waits, at=time()))
        except IntegrityError:
            continue
        house.spawn(_send(house, one))


async def _send(house: House, one: Due) -> None:
    link = f"{house.base_url}/t/{one.table}"
    title = game_of(one.game).title
    if one.email is not None and house.settings.mail is not None:
        words = say("letter-turn-text", one.language, name=one.name, game=title)
        subject = say("letter-turn-subject", one.language, game=title)
        text = f"{words}\n{link}\n"
        await _try(house, "email", send_mail, house.settings.mail, one.email, subject, text)
    if one.webhook is not None:
        body = json.dumps({"kind": "your-turn", "game": one.game, "table": one.table, "url": link})
        private = house.settings.private_webhooks
        await _try(house, "webhook", post, one.webhook, body, private)


async def send_code(house: House, email: str, code: str, language: str) -> None:
    """The code that confirms an e-mail address."""
    if house.settings.mail is not None:
        words = say("letter-code-text", language, code=code)
        text = f"{words}\n\n{say('letter-code-unasked', language)}\n"
        subject = say("letter-code-subject", language)
        await _try(house, "email", send_mail, house.settings.mail, email, subject, text)


async def _try(house: House, kind: str, function: object, *arguments: object) -> None:
    assert callable(function)
    try:
        await asyncio.to_thread(function, *arguments)
    except (OSError, smtplib.SMTPException, Problem, ValueError) as error:
        log.warning("notice-failed", kind=kind, error=type(error).__name__)
        house.metrics.notices.labels(kind, "failed").inc()
    else:
        house.metrics.notices.labels(kind, "sent").inc()


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def check_webhook(url: str) -> None:
    """Raise `bad-webhook` for what can not be one."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  reading it checks it
    except ValueError as error:
        raise Problem("bad-webhook") from error
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= 500
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not plain:
        raise Problem("bad-webhook")


def post(url: str, body: str, private: bool) -> None:
    """Post to a webhook: to the address that was checked, following nothing it answers."""
    check_webhook(url)
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = _public_address(host, port, private)
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = _PinnedHTTPS(host, port, address)
    else:
        connection = HTTPConnection(address, port, timeout=SECONDS)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        headers = {"Host": parts.netloc, "Content-Type": "application/json"}
        connection.request("POST", target, body, headers)
        status = connection.getresponse().status
        if status >= 300:
            raise ValueError(f"status {status}")
    finally:
        connection.close()


def _public_address(host: str, port: int, private: bool) -> str:
    """Where the host is; an address inside somebody's network is refused."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(ip_address(one.partition("%")[0]).is_global for one in addresses):
        raise Problem("bad-webhook")
    return addresses[0]


class _PinnedHTTPS(HTTPSConnection):
    """TLS for a host's name at the address that was checked."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)
