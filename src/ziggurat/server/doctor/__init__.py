"""`ziggurat admin doctor`: looks an installation over, and says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time

from sqlalchemy import make_url

from ziggurat.server.doctor import machine, network, storage
from ziggurat.server.doctor.findings import Finding
from ziggurat.server.settings import Settings


def examine(settings: Settings, given: str) -> Iterator[Finding]:
    """Everything that can be seen without changing anything; `given` is the command line."""
    yield from machine.rules()
    yield from machine.limits(settings)
    yield from machine.clock(time())
    yield from storage.storage(settings)
    yield from network.addresses(settings)
    yield from network.secrets(settings, given)
    yield from network.server(settings, _claimed(settings))
    yield from network.mail(settings)


def _claimed(settings: Settings) -> bool:
    url = make_url(settings.database_url)
    return url.get_backend_name() == "sqlite" and storage.claimed(Path(url.database or ""))
