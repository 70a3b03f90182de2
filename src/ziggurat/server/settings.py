"""What a host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import TypeAdapter, ValidationError

from ziggurat.bots import LEVELS
from ziggurat.bots import NAMES as BOTS
from ziggurat.core.errors import ZigguratError
from ziggurat.games import games

DAY = 86_400.0
SEEN_EVERY = 20.0
RATE = "rate_"
"""Before the name of a rate among the settings: `rate_chat=8,0.5`."""

VARIABLE = "ZIGGURAT_"
"""Environment variables that start so give what a command line should not show, or cannot know."""


class BadSettings(ZigguratError):
    """A setting that is impossible."""


@dataclass(frozen=True)
class Mail:
    """How this host sends e-mail; without it, no notices by e-mail."""

    host: str
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "ziggurat@localhost"
    tls: bool = True

    @classmethod
    def from_environment(cls) -> Mail | None:
        host = os.environ.get(f"{VARIABLE}SMTP_HOST", "")
        if not host:
            return None
        port = os.environ.get(f"{VARIABLE}SMTP_PORT", "587")
        if not port.isdecimal():
            raise BadSettings(f"{VARIABLE}SMTP_PORT should be a number, not {port!r}")
        return cls(
            host=host,
            port=int(port),
            user=os.environ.get(f"{VARIABLE}SMTP_USER", ""),
            password=os.environ.get(f"{VARIABLE}SMTP_PASSWORD", ""),
            sender=os.environ.get(f"{VARIABLE}SMTP_FROM", "ziggurat@localhost"),
            tls=os.environ.get(f"{VARIABLE}SMTP_TLS", "1") != "0",
        )


PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".notify.windows.com",
)
"""Where the makers of browsers take messages of web push."""


@dataclass(frozen=True)
class Rates:
    """How often somebody may do something: the size of a burst, and the rate a second after it."""

    requests: tuple[float, float] = (200, 40)
    addresses: tuple[float, float] = (2000, 200)
    strangers: tuple[float, float] = (600, 40)
    files: tuple[float, float] = (2000, 100)
    guests: tuple[float, float] = (100, 0.1)
    logins: tuple[float, float] = (10, 0.02)
    guesses: tuple[float, float] = (100, 0.1)
    letters: tuple[float, float] = (3, 0.001)
    arrivals: tuple[float, float] = (600, 100)
    connections: tuple[float, float] = (60, 2)
    tables: tuple[float, float] = (20, 0.1)
    chat: tuple[float, float] = (8, 0.5)
    hints: tuple[float, float] = (20, 0.5)
    analyses: tuple[float, float] = (12, 0.005)
    judgements: tuple[float, float] = (60, 1)
    heavy: tuple[float, float] = (20, 2)
    messages: tuple[float, float] = (60, 15)


def every_game() -> tuple[str, ...]:
    return tuple(game.name for game in games())


@dataclass(frozen=True)
class Settings:
    """Everything about this host that is not in its database."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    bus: str = "memory:"
    public_url: str = ""
    trusted_proxy: str = ""
    games: tuple[str, ...] = field(default_factory=every_game)
    bots: tuple[str, ...] = BOTS
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    compiled: str = field(default_factory=lambda: os.environ.get(f"{VARIABLE}COMPILED", ""))
    """The folder in which the same release appears with compiled rules, if it is being made."""
    bot_cores: int = 1
    think_seconds: float = 120.0
    cached_tables: int = 500
    longest_log: int = 50_000
    unfinished_tables: int = 100
    bot_tables: int = 4
    records_per_person: int = 200
    analyses_per_person: int = 3
    """How many analyses that one person asked for may be under way at once."""
    analysis_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) // 2))
    """How many workers of their own analyses have, once somebody asks for one."""
    analysis_effort: float = 1.0
    """How much is searched, as a factor of what quick and deep analyses search."""
    record_characters: int = 500_000
    studies_per_person: int = 200
    study_characters: int = 500_000
    sockets_per_person: int = 30
    sockets_per_address: int = 200
    connections_per_address: int = 500
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    absent_live: float = 300.0
    absent_relaxed: float = DAY
    notice_delay: float = 60.0
    letter_pause: float = 3600.0
    tick: float = 5.0
    sweep: float = 1.0
    lease: float = 6.0
    mail: Mail | None = field(default_factory=Mail.from_environment)
    private_webhooks: bool = False
    push: bool = False
    """Whether people may be told by web push, which the makers of browsers deliver."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    push_contact: str = ""
    """Whom push services may write to, as `mailto:` or an address; the server's own by default."""
    push_pause: float = 60.0
    rates: Rates = field(default_factory=Rates)
    wide: bool = False
    """Rate limits a thousand times as wide, for measuring and testing."""

    def __post_init__(self) -> None:
        known = every_game()
        for name in self.games:
            if name not in known:
                raise BadSettings(f"there is no game {name!r}; there are {', '.join(known)}")
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc:
                raise BadSettings(f"--public-url is http(s)://HOST, not {self.public_url!r}")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it; one file in the user's data folder by default."""
        given = self.database
        if not given:
            folder = user_data_path("ziggurat", appauthor=False, ensure_exists=True)
            return f"sqlite+aiosqlite:///{folder / 'ziggurat.db'}"
        if given.startswith("postgres://"):
            given = given.replace("postgres://", "postgresql://", 1)
        if given.startswith("postgresql://"):
            return given.replace("postgresql://", "postgresql+asyncpg://", 1)
        if given.startswith("sqlite:///"):
            return given.replace("sqlite:///", "sqlite+aiosqlite:///", 1)
        if "://" in given:
            return given
        return f"sqlite+aiosqlite:///{Path(given).expanduser().resolve()}"

    @property
    def base_url(self) -> str:
        """What people type to get here."""
        if self.public_url:
            return self.public_url.rstrip("/")
        local = self.loopback or self.host in ("0.0.0.0", "::")
        return f"http://{'localhost' if local else self.host}:{self.port}"

    @property
    def alone(self) -> bool:
        """Whether this process is the only one at its database."""
        return self.bus == "memory:"

    @property
    def secure(self) -> bool:
        """Whether browsers reach it over HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def seen_every(self) -> float:
        """How often it is written down that somebody is at a table."""
        return min(SEEN_EVERY, self.absent_live / 4, self.absent_relaxed / 4)

    @property
    def stand_in(self) -> str:
        """The bot that plays on for somebody who is gone: of middle strength."""
        levels = [name for name in LEVELS if name in self.bots] or list(self.bots)
        return levels[len(levels) // 2]


def changed(settings: Settings, given: list[str]) -> Settings:
    """The settings with some of them as NAME=VALUE texts say."""
    values: dict[str, object] = {one.name: getattr(settings, one.name) for one in fields(settings)}
    rates: dict[str, object] = {
        one.name: getattr(settings.rates, one.name) for one in fields(settings.rates)
    }
    for text in given:
        name, equals, value = text.partition("=")
        rate = name.removeprefix(RATE)
        if equals and rate != name and rate in rates:
            rates[rate] = tuple(value.split(","))
            continue
        if not equals or name not in values or name in ("mail", "rates"):
            raise BadSettings(f"there is no setting {text!r}")
        values[name] = tuple(value.split(",")) if isinstance(values[name], tuple) else value
    values["rates"] = rates
    try:
        return TypeAdapter(Settings).validate_python(values)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadSettings(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
