"""Letting people elsewhere know that it is their turn, once for each waiting."""

from __future__ import annotations

import asyncio
import json
import smtplib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from time import time

import structlog
from sqlalchemy import ColumnElement, and_, exists, func, select, true
from sqlalchemy.exc import IntegrityError

from ziggurat.core.types import Json
from ziggurat.server.metrics import Metrics
from ziggurat.server.notices.mail import send_mail
from ziggurat.server.notices.mail_text import game_title, say
from ziggurat.server.notices.push import Push
from ziggurat.server.notices.quiet import is_quiet
from ziggurat.server.notices.webhooks import Webhooks
from ziggurat.server.problems import Problem
from ziggurat.server.settings import Mail, Settings
from ziggurat.server.storage import (
    Letter,
    Notice,
    Person,
    Pushed,
    PushRow,
    Seating,
    Store,
    TableRow,
    UptimeClock,
)
from ziggurat.server.threads import Threads

Medium = type[Notice] | type[Letter] | type[Pushed]
"""By what it is written down that somebody was told: by a webhook, a letter or web push."""

MOST_AT_ONCE = 50
HELD = 60.0
"""For how many seconds somebody who is not to be told now is not looked at again."""
log = structlog.get_logger("notices")


@dataclass(frozen=True)
class Due:
    """Somebody who is to be told of one waiting."""

    table: str
    named: str | None
    game: str
    waits: int
    person: str
    name: str
    language: str
    email: str | None
    webhook: str | None
    quiet: dict[str, Json] | None


class Notices:
    """Sends notices: to webhooks for each waiting, by e-mail and web push one for all of them."""

    def __init__(
        self,
        store: Store,
        uptime: UptimeClock,
        metrics: Metrics,
        settings: Settings,
        threads: Threads,
        push: Push,
        connected: Callable[[str, str], bool],
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._metrics = metrics
        self._settings = settings
        self._mail = threads.mail
        self._webhooks = Webhooks(threads.names, settings.private_webhooks)
        self._push = push
        self._connected = connected
        """Whether a person is at a table through this process."""
        self._held: dict[tuple[Medium, str], float] = {}
        """Who is not to be told now, and until when that is believed."""
        self._tasks: set[asyncio.Task[None]] = set()

    def look_again(self, person: str) -> None:
        """Somebody changed how to be told: what was held back may go now."""
        for medium in (Notice, Letter, Pushed):
            self._held.pop((medium, person), None)

    async def _due(self, medium: Medium, reachable: ColumnElement[bool]) -> list[Due]:
        """People who can be reached, are not at the table, and were not told of this waiting."""
        sent = and_(
            medium.table == TableRow.id,
            medium.person == TableRow.waiting,
            medium.waits == TableRow.waits,
        )
        # People at the table are known at once here; through another process, a little later.
        lately = self._uptime.now() - 2 * self._settings.seen_every
        elsewhere = exists().where(
            Seating.table == TableRow.id, Seating.person == TableRow.waiting, Seating.seen > lately
        )
        async with self._store.read() as session:
            rows = await session.execute(
                select(TableRow, Person)
                .join(Person, Person.id == TableRow.waiting)
                .outerjoin(medium, sent)
                .where(
                    TableRow.stage == "playing",
                    TableRow.began <= self._uptime.now() - self._settings.notice_delay,
                    reachable,
                    true() if self._settings.alone else ~elsewhere,
                    medium.table.is_(None),
                    Person.id.not_in(self._held_now(medium)),
                )
                .order_by(TableRow.began)
                .limit(MOST_AT_ONCE)
            )
            return [
                _due(table, person)
                for table, person in rows
                if not self._connected(table.id, person.id)
            ]

    def _held_now(self, medium: Medium) -> list[str]:
        now = time()
        self._held = {key: until for key, until in self._held.items() if until > now}
        return [person for kind, person in self._held if kind is medium]

    def _quiet(self, medium: Medium, one: Due) -> bool:
        """Whether it is a quiet hour for somebody, who then waits."""
        quiet = is_quiet(one.quiet, time())
        if quiet:
            self._held[medium, one.person] = time() + HELD
        return quiet

    async def send_due(self) -> None:
        """Send what is due; the row that says so is written first, so that nothing goes twice."""
        for one in await self._due(Notice, Person.webhook.is_not(None)):
            if not self._quiet(Notice, one) and await self._write(Notice, [one]):
                self._beside(self._ring(one))
        mail = self._settings.mail
        if mail is not None:
            pause = self._settings.letter_pause
            for turns in await self._together(Letter, Person.email_confirmed.is_(True), pause):
                self._beside(self._write_to(mail, turns))
        if self._push.on:
            listening = exists().where(PushRow.person == Person.id)
            for turns in await self._together(Pushed, listening, self._settings.push_pause):
                self._beside(self._push_to(turns))

    async def _together(
        self, medium: type[Letter] | type[Pushed], reachable: ColumnElement[bool], pause: float
    ) -> list[list[Due]]:
        """All turns that wait for a person at once, and none soon after others; now written."""
        waiting: dict[str, list[Due]] = {}
        for one in await self._due(medium, reachable):
            waiting.setdefault(one.person, []).append(one)
        last = await self._last_sent(medium, waiting)
        sent: list[list[Due]] = []
        for person, turns in waiting.items():
            if self._quiet(medium, turns[0]):
                continue
            rested = last.get(person, 0.0) + pause
            if rested > time():
                self._held[medium, person] = min(rested, time() + HELD)
            elif await self._write(medium, turns):
                sent.append(turns)
        return sent

    async def _last_sent(
        self, medium: type[Letter] | type[Pushed], people: Iterable[str]
    ) -> dict[str, float]:
        """When each of them was last told in that way."""
        async with self._store.read() as session:
            rows = await session.execute(
                select(medium.person, func.max(medium.at))
                .where(medium.person.in_(list(people)))
                .group_by(medium.person)
            )
            return {row.person: float(row[1]) for row in rows}

    async def _write(self, medium: Medium, turns: Sequence[Due]) -> bool:
        """Write down that somebody is told of these; False where another process did."""
        now = time()
        try:
            async with self._store.write() as session:
                for one in turns:
                    session.add(medium(table=one.table, person=one.person, waits=one.waits, at=now))
        except IntegrityError:
            return False
        return True

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

    def _link(self, one: Due) -> str:
        return f"{self._settings.base_url}/t/{one.table}"

    async def _ring(self, one: Due) -> None:
        """Tell a webhook of one turn."""
        assert one.webhook is not None
        async with self._webhooks.line(one.person):
            if not self._webhooks.ready(one.person):
                self._metrics.notices.labels("webhook", "left-alone").inc()
                return
            facts = {"kind": "your-turn", "game": one.game, "table": one.table}
            body = json.dumps({**facts, "url": self._link(one)})
            await self._try("webhook", self._webhooks.post(one.person, one.webhook, body))

    async def _write_to(self, mail: Mail, turns: Sequence[Due]) -> None:
        """A letter that tells of all these turns."""
        first = turns[0]
        assert first.email is not None
        if len(turns) == 1:
            subject, text = self._one_turn(first)
        else:
            subject, text = self._many_turns(turns)
        await self._try("email", self._letter(mail, first.email, subject, text))

    async def _push_to(self, turns: Sequence[Due]) -> None:
        """A message to the browsers of a person that tells of all these turns."""
        first, language = turns[0], turns[0].language
        titles = [game_title(one.game, language) for one in turns]
        lines = [one.named or title for one, title in zip(turns, titles, strict=True)]
        if len(turns) == 1:
            subject, path = say("mail-turn-subject", language, game=titles[0]), f"/t/{first.table}"
        else:
            subject, path = say("mail-turns-subject", language, count=len(turns)), "/"
        await self._try("push", self._push.send(first.person, subject, lines, path))

    def _one_turn(self, one: Due) -> tuple[str, str]:
        title = game_title(one.game, one.language)
        words = say("mail-turn-text", one.language, name=one.name, game=title)
        subject = say("mail-turn-subject", one.language, game=title)
        return subject, f"{words}\n{self._link(one)}\n"

    def _many_turns(self, turns: Sequence[Due]) -> tuple[str, str]:
        name, language, count = turns[0].name, turns[0].language, len(turns)
        lines = [
            f"{one.named or game_title(one.game, language)}\n{self._link(one)}\n" for one in turns
        ]
        words = say("mail-turns-text", language, name=name, count=count)
        return say("mail-turns-subject", language, count=count), "\n".join([words, "", *lines])

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


def _due(table: TableRow, person: Person) -> Due:
    return Due(
        table=table.id,
        named=table.name,
        game=table.game,
        waits=table.waits,
        person=person.id,
        name=person.name,
        language=person.language,
        email=person.email,
        webhook=person.webhook,
        quiet=person.quiet,
    )
