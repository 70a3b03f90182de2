"""Letting people elsewhere know that it is their turn, once for each waiting."""

from __future__ import annotations

import asyncio
import json
import smtplib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import time

import structlog
from sqlalchemy import and_, exists, or_, select, true
from sqlalchemy.exc import IntegrityError

from ziggurat.server.metrics import Metrics
from ziggurat.server.notices.mail import send_mail
from ziggurat.server.notices.mail_text import game_title, say
from ziggurat.server.notices.webhooks import Webhooks
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Mail, Settings
from ziggurat.server.storage import Notice, Person, Seating, Store, TableRow, UptimeClock
from ziggurat.server.threads import Threads

MOST_AT_ONCE = 50
log = structlog.get_logger("notices")


@dataclass(frozen=True)
class Due:
    """Somebody who is to be told."""

    table: str
    game: str
    waits: int
    person: str
    name: str
    language: str
    email: str | None
    webhook: str | None


class Notices:
    """Sends notices by e-mail and to webhooks."""

    def __init__(
        self,
        store: Store,
        uptime: UptimeClock,
        metrics: Metrics,
        settings: Settings,
        threads: Threads,
        connected: Callable[[str, str], bool],
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._metrics = metrics
        self._settings = settings
        self._mail = threads.mail
        self._webhooks = Webhooks(threads.names, settings.private_webhooks)
        self._connected = connected
        """Whether a person is at a table through this process."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def _due(self) -> list[Due]:
        """People who can be reached, are not at the table, and were not told of this waiting."""
        sent = and_(
            Notice.table == TableRow.id,
            Notice.person == TableRow.waiting,
            Notice.waits == TableRow.waits,
        )
        reachable = or_(Person.webhook.is_not(None), Person.email_confirmed)
        # People at the table are known at once here; through another process, a little later.
        lately = self._uptime.now() - 2 * self._settings.seen_every
        elsewhere = exists().where(
            Seating.table == TableRow.id, Seating.person == TableRow.waiting, Seating.seen > lately
        )
        absent = true() if self._settings.alone else ~elsewhere
        async with self._store.read() as session:
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
                .outerjoin(Notice, sent)
                .where(
                    TableRow.stage == "playing",
                    TableRow.began <= self._uptime.now() - self._settings.notice_delay,
                    reachable,
                    absent,
                    Notice.table.is_(None),
                )
                .limit(MOST_AT_ONCE)
            )
            found = []
            for table, game, waits, person, name, language, email, confirmed, webhook in rows:
                if not self._connected(table, person):
                    address = email if confirmed else None
                    found.append(Due(table, game, waits, person, name, language, address, webhook))
        return found

    async def send_due(self) -> None:
        """Send what is due; the row that says so is written first, so that nothing goes twice."""
        for one in await self._due():
            try:
                async with self._store.write() as session:
                    session.add(
                        Notice(table=one.table, person=one.person, waits=one.waits, at=time())
                    )
            except IntegrityError:
                continue
            self._beside(self._send(one))

    def send_code(self, email: str, code: str, language: str) -> None:
        """The code that confirms an e-mail address."""
        self._beside(self._send_code(email, code, language))

    def _beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, one: Due) -> None:
        link = f"{self._settings.base_url}/t/{one.table}"
        if one.email is not None and self._settings.mail is not None:
            title = game_title(one.game, one.language)
            words = say("mail-turn-text", one.language, name=one.name, game=title)
            subject = say("mail-turn-subject", one.language, game=title)
            text = f"{words}\n{link}\n"
            await self._try("email", self._letter(self._settings.mail, one.email, subject, text))
        if one.webhook is not None and self._webhooks.ready(one.person):
            facts = {"kind": "your-turn", "game": one.game, "table": one.table, "url": link}
            posting = self._webhooks.post(one.person, one.webhook, json.dumps(facts))
            await self._try("webhook", posting)
        elif one.webhook is not None:
            self._metrics.notices.labels("webhook", "left-alone").inc()

    async def _send_code(self, email: str, code: str, language: str) -> None:
        if self._settings.mail is not None:
            words = say("mail-code-text", language, code=code)
            text = f"{words}\n\n{say('mail-code-unasked', language)}\n"
            subject = say("mail-code-subject", language)
            await self._try("email", self._letter(self._settings.mail, email, subject, text))

    async def _letter(self, mail: Mail, to: str, subject: str, text: str) -> None:
        await self._mail.run(send_mail, mail, to, subject, text)

    async def _try(self, kind: str, sending: Coroutine[None, None, None]) -> None:
        try:
            await sending
        except (OSError, smtplib.SMTPException, Problem, ValueError) as error:
            log.warning("notice-failed", kind=kind, error=type(error).__name__)
            self._metrics.notices.labels(kind, "failed").inc()
        else:
            self._metrics.notices.labels(kind, "sent").inc()
