"""Web push: where browsers get it, and sending to them. Off unless the host switches it on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import time
from urllib.parse import urlsplit

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from ziggurat.server.ids import hash_secret
from ziggurat.server.notices.webhooks import post
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import PushSubscription
from ziggurat.server.settings import BadSettings, Settings
from ziggurat.server.storage import PushRow, ServerKey, Store
from ziggurat.server.threads import ThreadPool

VAPID = "vapid"
MOST_BROWSERS = 10
KEPT = 43_200
"""For how many seconds a push service keeps a message for a browser that is off."""
SIGNED = 43_200
GONE = (404, 410)
"""What a push service answers where a browser no longer listens."""
AUTH = 16


class Push:
    """The browsers that people registered, and messages to them."""

    def __init__(self, store: Store, names: ThreadPool, settings: Settings) -> None:
        self.on = settings.push
        self._store = store
        self._names = names
        self._settings = settings
        self._private: bytes | None = None
        if self.on:
            try:
                from ziggurat.server.notices import push_message  # noqa: PLC0415  an extra
            except ImportError as error:
                raise BadSettings("push needs the extra: pip install 'ziggurat[push]'") from error
            self._message = push_message

    async def key(self) -> str:
        """The public key with which browsers register."""
        self._check_on()
        return self._message.encode(self._message.public_key(await self._own_key()))

    async def _own_key(self) -> bytes:
        """The key of this server, made once and shared by all its processes."""
        if self._private is None:
            self._private = await self._stored_key() or await self._new_key()
        return self._private

    async def _stored_key(self) -> bytes | None:
        async with self._store.read() as session:
            row = await session.get(ServerKey, VAPID)
        return None if row is None else row.value

    async def _new_key(self) -> bytes:
        key = self._message.new_private_key()
        try:
            async with self._store.write() as session:
                session.add(ServerKey(name=VAPID, value=key))
        except IntegrityError:
            stored = await self._stored_key()
            assert stored is not None
            return stored
        return key

    async def register(self, me: Me, wish: PushSubscription) -> None:
        """Send to this browser from now on, until its session ends."""
        self._check_on()
        browser = self._checked(wish)
        async with self._store.write() as session:
            await session.execute(delete(PushRow).where(PushRow.id == browser))
            count = await session.scalar(
                select(func.count()).select_from(PushRow).where(PushRow.person == me.id)
            )
            if (count or 0) >= MOST_BROWSERS:
                raise Problem("too-many-browsers")
            session.add(
                PushRow(
                    id=browser,
                    person=me.id,
                    session=me.session,
                    endpoint=wish.endpoint,
                    key=wish.keys.p256dh,
                    auth=wish.keys.auth,
                    created=time(),
                )
            )

    async def end(self, me: Me, endpoint: str) -> None:
        """Send to this browser no more."""
        async with self._store.write() as session:
            await session.execute(
                delete(PushRow).where(PushRow.id == hash_secret(endpoint), PushRow.person == me.id)
            )

    def _check_on(self) -> None:
        if not self.on:
            raise Problem("no-push")

    def _checked(self, wish: PushSubscription) -> str:
        """The id of a browser, if its service is known and its keys are keys."""
        if not is_service(wish.endpoint, self._settings):
            raise Problem("bad-push")
        try:
            point = self._message.decode(wish.keys.p256dh)
            auth = self._message.decode(wish.keys.auth)
        except ValueError as error:
            raise Problem("bad-push") from error
        if not self._message.is_point(point) or len(auth) != AUTH:
            raise Problem("bad-push")
        return hash_secret(wish.endpoint)

    async def send(self, person: str, title: str, lines: Sequence[str], path: str) -> None:
        """Send to all browsers of a person; those that no longer listen are forgotten."""
        async with self._store.read() as session:
            found = await session.scalars(select(PushRow).where(PushRow.person == person))
            browsers = list(found)
        message = json.dumps({"title": title, "body": "\n".join(lines), "url": path})
        failed: ValueError | None = None
        for browser in browsers:
            status = await self._post(browser, message.encode())
            if status in GONE:
                await self._forget(browser.id)
            elif status >= 300:
                failed = ValueError(f"status {status}")
        if failed is not None:
            raise failed

    async def _post(self, browser: PushRow, text: bytes) -> int:
        if not is_service(browser.endpoint, self._settings):
            raise Problem("bad-push")
        message = self._message
        until = int(time()) + SIGNED
        contact = self._settings.push_contact or self._settings.base_url
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": "turns",
            "Authorization": message.authorization(
                await self._own_key(), browser.endpoint, contact, until
            ),
        }
        body = message.encrypted(text, message.decode(browser.key), message.decode(browser.auth))
        private = self._settings.private_webhooks
        return await post(self._names, browser.endpoint, body, headers, private)

    async def _forget(self, browser: str) -> None:
        async with self._store.write() as session:
            await session.execute(delete(PushRow).where(PushRow.id == browser))


def is_service(endpoint: str, settings: Settings) -> bool:
    """Whether a message may go there: to the service of a maker of browsers, and nowhere else.

    A name of the list that begins with a dot stands for all names that end with it.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    known = any(
        host.endswith(name) if name.startswith(".") else host == name
        for name in settings.push_services
    )
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not known or not plain or parts.username is not None:
        return False
    return settings.private_webhooks or (parts.scheme == "https" and port in (None, 443))
