"""The commands of hosts: `ziggurat serve` and `ziggurat admin`.

What they need is imported when they run, so that other commands start quickly.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Annotated
from urllib.request import urlopen

import typer

from ziggurat.core.errors import ZigguratError

OPEN_SECONDS = 20.0
SWITCH_SECONDS = 0.0005
"""How long one thread of a server may keep another from going on: what writes to the disk must not
wait for what draws up views."""
COLLECT_AFTER = 20_000
"""New objects between two looks for forgotten ones; a view alone has hundreds."""

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="ZIGGURAT_DATABASE",
        help="postgresql://… or a file; by default one in your data folder.",
    ),
]


Bus = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="ZIGGURAT_BUS",
        help="redis://… when several processes serve the same tables.",
    ),
]
PublicUrl = Annotated[
    str, typer.Option(metavar="URL", help="The address people use, for invitations.")
]
TrustedProxy = Annotated[
    str,
    typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded headers are trusted."),
]
Address = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes for bots; 0: all cores but one.")]
More = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Another setting; see docs/hosting.md."),
]


class CannotServe(ZigguratError):
    """The server cannot start."""


def serve(
    host: Address = "127.0.0.1",
    port: Port = 8420,
    database: Database = "",
    bus: Bus = "memory:",
    public_url: PublicUrl = "",
    trusted_proxy: TrustedProxy = "",
    workers: Workers = 0,
    games: Annotated[
        str, typer.Option(help="Games to offer, comma-separated; all by default.")
    ] = "",
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    settings: More = None,
) -> None:
    """Serve tables to people and bots."""
    import uvicorn  # noqa: PLC0415  heavy

    from ziggurat.server import listening, structured_logging  # noqa: PLC0415  heavy
    from ziggurat.server.app import served  # noqa: PLC0415  heavy
    from ziggurat.server.process import ServerProcess  # noqa: PLC0415  heavy
    from ziggurat.server.settings import Settings, changed  # noqa: PLC0415  heavy

    chosen = Settings(
        host=host,
        port=port,
        database=database,
        bus=bus,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
    )
    if workers:
        chosen = changed(chosen, [f"workers={workers}"])
    if games:
        chosen = changed(chosen, [f"games={games}"])
    chosen = changed(chosen, settings or [])
    structured_logging.set_up(log_level)
    claim = _claim_database(chosen.database_url) if chosen.alone else None
    _check_free(host, port)
    address = public_url or f"http://{'localhost' if chosen.loopback else host}:{port}"
    print(f"Ziggurat is running at {address} (Ctrl+C to stop)", flush=True)
    if open_page:
        Thread(target=_show, args=(f"http://{_local(host)}:{port}", address), daemon=True).start()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(COLLECT_AFTER)
    listening.allow_many_files()
    process = ServerProcess(chosen)
    config = uvicorn.Config(
        served(process),
        http=listening.protocol(chosen, process.metrics),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = listening.Server(config, process.say_good_bye)
    with suppress(KeyboardInterrupt):
        server.run(listening.doors(chosen, process.limits, process.metrics))
    if claim is not None:
        claim.close()
    if not server.started:
        raise typer.Exit(3)


def _claim_database(url: str) -> sqlite3.Connection | None:
    """Say clearly that another process without a bus serves the same SQLite file.

    The claim is a lock on a file beside it, which ends with this process however that ends.
    """
    from sqlalchemy import make_url  # noqa: PLC0415  heavy

    from ziggurat.server.storage.store import make_private  # noqa: PLC0415  heavy

    file = make_url(url).database
    if not url.startswith("sqlite") or not file or file == ":memory:":
        return None
    make_private(f"{file}-served")
    try:
        claim = sqlite3.connect(f"{file}-served", timeout=0, isolation_level=None)
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise CannotServe(
            f"{file} is served by another process; to run several, use PostgreSQL and --bus"
        ) from error
    return claim


def _local(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "localhost") else f"[{host}]" if ":" in host else host


def _check_free(host: str, port: int) -> None:
    """Say clearly that somebody else has the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}") from error


def _show(local: str, address: str) -> None:
    """Open the page once the server answers; the address stands on the terminal anyway."""
    until = monotonic() + OPEN_SECONDS
    while monotonic() < until:
        try:
            with urlopen(f"{local}/healthz", timeout=2):
                break
        except OSError:
            sleep(0.1)
    if not webbrowser.open(address):
        print(f"Open {address} in a browser.", flush=True)


admin = typer.Typer(name="admin", help="Look after the server's database.", no_args_is_help=True)


@admin.command()
def migrate(database: Database = "") -> None:
    """Upgrade the database to this release."""
    from ziggurat.server import maintenance  # noqa: PLC0415  heavy

    asyncio.run(maintenance.migrate(_url(database)))
    print("the database is up to date")


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = "",
) -> None:
    """Copy an SQLite database while the server runs (PostgreSQL: use pg_dump)."""
    from ziggurat.server import maintenance  # noqa: PLC0415  heavy

    maintenance.backup(_url(database), file)
    print(f"copied to {file}")


@admin.command()
def prune(
    days: Annotated[int, typer.Option(min=1, help="Days without activity.")] = 180,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    database: Database = "",
) -> None:
    """Delete guests without a password, tables that never started, and old games.

    Nobody at an unfinished table is deleted.
    """
    from ziggurat.server import maintenance  # noqa: PLC0415  heavy

    counts = asyncio.run(maintenance.prune(_url(database), days, dry_run))
    for what, count in counts.items():
        print(f"{what}: {count}{' would be deleted' if dry_run else ' deleted'}")


@admin.command()
def check(database: Database = "") -> None:
    """Replay every log and list those that no longer replay as they did."""
    from ziggurat.server import maintenance  # noqa: PLC0415  heavy

    good, bad = asyncio.run(maintenance.check(_url(database)))
    print(f"{good} tables replay")
    for line in bad:
        print(line, file=sys.stderr)
    if bad:
        raise typer.Exit(1)


@admin.command()
def doctor(
    host: Address = "127.0.0.1",
    port: Port = 8420,
    database: Database = "",
    bus: Bus = "memory:",
    public_url: PublicUrl = "",
    trusted_proxy: TrustedProxy = "",
    workers: Workers = 0,
    settings: More = None,
) -> None:
    """Say what is wrong with an installation, and what to do. Takes the options of `serve`.

    Changes nothing, sends no e-mail, and exits with 1 if something is wrong.
    """
    from ziggurat.server.doctor import examine  # noqa: PLC0415  heavy
    from ziggurat.server.settings import Settings, changed  # noqa: PLC0415  heavy

    chosen = Settings(
        host=host,
        port=port,
        database=database,
        bus=bus,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
    )
    if workers:
        chosen = changed(chosen, [f"workers={workers}"])
    chosen = changed(chosen, settings or [])
    bad = 0
    for finding in examine(chosen, " ".join(sys.argv)):
        print(finding.line(), flush=True)
        bad += finding.level == "wrong"
    if bad:
        print(f"{bad} wrong", file=sys.stderr)
        raise typer.Exit(1)


def _url(database: str) -> str:
    from ziggurat.server.settings import Settings  # noqa: PLC0415  heavy

    return Settings(database=database).database_url
