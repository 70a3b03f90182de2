"""People: guests with a name, who may add a password, tokens and notices."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from hmac import compare_digest
from secrets import randbelow
from time import time
from typing import Literal

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from ziggurat.core.types import Facts
from ziggurat.server.bus import Bus, News
from ziggurat.server.ids import hash_secret, new_id, new_secret
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import QuietHours
from ziggurat.server.schemas.responses import Account, IssuedToken, NoticeSettings, TokenLine
from ziggurat.server.storage import (
    ChatLine,
    Letter,
    Notice,
    Person,
    Pushed,
    PushRow,
    Seating,
    Session,
    Store,
    TableRow,
    UploadedRecord,
    bumped,
)
from ziggurat.server.threads import ThreadPool

COOKIE = "cookie"
TOKEN = "token"
SEEN_EVERY = 600.0
MOST_TOKENS = 20
MOST_KNOWN = 10_000
EMAIL = re.compile(
    r"[^@\s<>\"(),:;\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,188})\.[A-Za-z]{2,63}"
)
BY_SECRET = (
    select(Person.id, Person.name, Session.seen)
    .join(Session, Session.person == Person.id)
    .where(Session.hash == bindparam("hash"), Session.kind == bindparam("kind"))
)

_hasher = PasswordHasher()


@cache
def _nobodys() -> str:
    """What is compared for a login that nobody has, so that it takes as long."""
    return _hasher.hash("nobody has this password")


@dataclass(frozen=True)
class Me:
    """The sender of a request."""

    id: str
    name: str
    session: str
    """The hash by which this session is stored."""


def _new_session(person: str, kind: str, label: str) -> tuple[Session, str]:
    secret, now = new_secret(), time()
    row = Session(
        hash=hash_secret(secret),
        id=new_id(12),
        person=person,
        kind=kind,
        label=label,
        created=now,
        seen=now,
    )
    return row, secret


def _fits(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


class Accounts:
    """Everybody who has a name here."""

    def __init__(self, store: Store, bus: Bus, hashing: ThreadPool, mail: bool, push: bool) -> None:
        self._store = store
        self._bus = bus
        self._hashing = hashing
        self._mail = mail
        """Whether this host can send e-mail."""
        self._push = push
        """Whether this host sends web push."""
        self._known: dict[str, None] = {}
        """Pairs of a login and an address at which somebody signed in, the last ones."""
        self._recent: dict[str, str] = {}
        """Whose secrets, by their hashes, were found in the storage, the last ones."""

    def recent(self, secret: str) -> str | None:
        """Whose secret this was when it was last looked up: enough to count by, never to trust."""
        return self._recent.get(hash_secret(secret)) if secret else None

    def knows(self, pair: str) -> bool:
        """Whether somebody has signed in so before: guesses of others do not keep them out."""
        return pair in self._known

    def remember(self, pair: str) -> None:
        self._known.pop(pair, None)
        self._known[pair] = None
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def new_person(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest, and the secret for the cookie."""
        now = time()
        person = Person(
            id="p" + new_id(15), name=name, language=language, settings={}, created=now, seen=now
        )
        person.email_confirmed = False
        async with self._store.write() as session:
            session.add(person)
            await session.flush()
            secret = _new_session(person.id, COOKIE, "")
            session.add(secret[0])
        return person, secret[1]

    async def find(self, secret: str, kind: str) -> Me | None:
        """Whose secret this is."""
        hashed = hash_secret(secret)
        found = await self._store.first(BY_SECRET, hash=hashed, kind=kind)
        if found is None:
            return None
        self._recent[hashed] = found.id
        if len(self._recent) > MOST_KNOWN:
            del self._recent[next(iter(self._recent))]
        if time() - found.seen > SEEN_EVERY:
            await self._seen(found.id, hashed)
        return Me(found.id, found.name, hashed)

    async def _seen(self, person: str, hashed: str) -> None:
        now = time()
        async with self._store.write() as session:
            await session.execute(update(Session).where(Session.hash == hashed).values(seen=now))
            await session.execute(update(Person).where(Person.id == person).values(seen=now))

    async def load(self, person: str) -> Person:
        async with self._store.read() as session:
            row = await session.get(Person, person)
        if row is None:
            raise Problem("not-signed-in")
        return row

    async def change(
        self, me: Me, name: str | None, language: str | None, settings: Facts | None
    ) -> Person:
        """Another name, language or page settings; a new name also stands at tables that gather."""
        async with self._store.write() as session:
            row = await session.get(Person, me.id)
            if row is None:
                raise Problem("not-signed-in")
            if language is not None:
                row.language = language
            if settings is not None:
                row.settings = dict(settings)
            tables: list[str] = []
            if name is not None and name != row.name:
                gathering = select(TableRow.id).where(TableRow.stage == "gathering")
                changed = await session.scalars(
                    update(Seating)
                    .where(
                        Seating.person == me.id,
                        Seating.name == row.name,
                        Seating.table.in_(gathering),
                    )
                    .values(name=name)
                    .returning(Seating.table)
                )
                tables = list(changed)
                row.name = name
                await session.execute(bumped(tables))
        for table in tables:
            self._bus.publish(News("table", table))
        return row

    async def set_password(self, me: Me, login: str, password: str, old: str | None) -> Person:
        """A login and a password to come back with; another password ends all other sessions."""
        person = await self.load(me.id)
        if person.password is not None and not await self._fits(person.password, old):
            raise Problem("wrong-password")
        hashed = await self._hashing.run(_hasher.hash, password)
        ended: tuple[str, ...] = ()
        try:
            async with self._store.write() as session:
                row = await session.get(Person, me.id)
                if row is None:
                    raise Problem("not-signed-in")
                row.login, row.password = login.casefold(), hashed
                if person.password is not None:
                    others = Session.person == me.id, Session.hash != me.session
                    gone = delete(Session).where(*others).returning(Session.hash)
                    ended = tuple(await session.scalars(gone))
        except IntegrityError as error:
            raise Problem("name-taken") from error
        if ended:
            self._bus.publish(News("signed-out", people=ended))
        return row

    async def _fits(self, hashed: str, password: str | None) -> bool:
        return await self._hashing.run(_fits, hashed, password or "")

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of that login, and the secret for a new cookie."""
        async with self._store.read() as session:
            person = await session.scalar(select(Person).where(Person.login == login.casefold()))
        known = None if person is None else person.password
        hashed = await self._hashing.run(_nobodys) if known is None else known
        right = await self._fits(hashed, password)
        if person is None or person.password is None or not right:
            raise Problem("wrong-password")
        row, secret = _new_session(person.id, COOKIE, "")
        async with self._store.write() as session:
            session.add(row)
        return person, secret

    async def sign_out(self, me: Me, everywhere: bool) -> None:
        """End this session, or all of them with all tokens."""
        ended = Session.person == me.id if everywhere else Session.hash == me.session
        async with self._store.write() as session:
            await session.execute(delete(Session).where(ended))
        self._bus.publish(News("signed-out", people=(me.id if everywhere else me.session,)))

    async def tokens(self, me: Me) -> list[TokenLine]:
        async with self._store.read() as session:
            rows = await session.scalars(
                select(Session)
                .where(Session.person == me.id, Session.kind == TOKEN)
                .order_by(Session.created)
            )
            return [
                TokenLine(id=row.id, label=row.label, created=row.created, seen=row.seen)
                for row in rows
            ]

    async def new_token(self, me: Me, label: str) -> IssuedToken:
        if len(await self.tokens(me)) >= MOST_TOKENS:
            raise Problem("too-many", {"seconds": 0})
        row, secret = _new_session(me.id, TOKEN, label)
        async with self._store.write() as session:
            session.add(row)
        return IssuedToken(id=row.id, label=label, token=secret)

    async def end_token(self, me: Me, id: str) -> None:  # noqa: A002  as in its path
        async with self._store.write() as session:
            gone = await session.execute(
                delete(Session)
                .where(Session.person == me.id, Session.kind == TOKEN, Session.id == id)
                .returning(Session.hash)
            )
            ended = gone.scalar()
            if ended is None:
                raise Problem("no-such-token")
        self._bus.publish(News("signed-out", people=(ended,)))

    async def is_new_email(self, me: Me, email: str) -> bool:
        """Whether a letter would go to that address."""
        return (await self.load(me.id)).email != email

    async def set_notices(
        self, me: Me, email: str | None, webhook: str | None, quiet: QuietHours | None
    ) -> tuple[Person, str | None]:
        """Where notices go; for a new e-mail address also the code that confirms it."""
        if email is not None and (not self._mail or not EMAIL.fullmatch(email)):
            raise Problem("bad-email")
        code = None
        async with self._store.write() as session:
            row = await session.get(Person, me.id)
            if row is None:
                raise Problem("not-signed-in")
            row.webhook = webhook
            row.quiet = None if quiet is None else quiet.model_dump()
            if email != row.email:
                row.email, row.email_confirmed, row.email_code = email, False, None
                if email is not None:
                    code = f"{randbelow(10**8):08}"
                    row.email_code = hash_secret(code)
        return row, code

    async def confirm_email(self, me: Me, code: str) -> Person:
        async with self._store.write() as session:
            row = await session.get(Person, me.id)
            if row is None:
                raise Problem("not-signed-in")
            if row.email_code is None or not compare_digest(row.email_code, hash_secret(code)):
                raise Problem("not-confirmed")
            row.email_confirmed, row.email_code = True, None
        return row

    async def forget(self, me: Me) -> None:
        """Delete the person with all they brought; what they said and played stays, without them.

        Tables must have been resigned or left before.
        """
        async with self._store.write() as session:
            tables = list(
                await session.scalars(
                    update(Seating)
                    .where(Seating.person == me.id)
                    .values(person=None)
                    .returning(Seating.table)
                )
            )
            await session.execute(bumped(tables))
            await session.execute(
                update(TableRow).where(TableRow.owner == me.id).values(owner=None)
            )
            await session.execute(
                update(ChatLine).where(ChatLine.person == me.id).values(person=None)
            )
            await session.execute(delete(UploadedRecord).where(UploadedRecord.person == me.id))
            await session.execute(delete(Notice).where(Notice.person == me.id))
            await session.execute(delete(Letter).where(Letter.person == me.id))
            await session.execute(delete(Pushed).where(Pushed.person == me.id))
            await session.execute(delete(PushRow).where(PushRow.person == me.id))
            await session.execute(delete(Session).where(Session.person == me.id))
            await session.execute(delete(Person).where(Person.id == me.id))
        for table in tables:
            self._bus.publish(News("table", table))
        self._bus.publish(News("signed-out", people=(me.id,)))

    def account_of(self, person: Person) -> Account:
        """As that person gets it."""
        possible: list[Literal["email", "webhook", "push"]] = ["webhook"]
        if self._mail:
            possible.insert(0, "email")
        if self._push:
            possible.append("push")
        return Account(
            id=person.id,
            name=person.name,
            language=person.language,
            settings=person.settings,
            login=person.login,
            notices=NoticeSettings(
                email=person.email,
                confirmed=person.email_confirmed,
                webhook=person.webhook,
                quiet=None if person.quiet is None else QuietHours.model_validate(person.quiet),
                possible=possible,
            ),
        )
