"""The machine: open files, memory, processors, disk, clock, and who may read the files."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import ziggurat
from ziggurat.server.doctor.findings import Finding, look, well, wrong
from ziggurat.server.listening import MOST_FILES
from ziggurat.server.page_files import page_build
from ziggurat.server.settings import Settings

if sys.platform != "win32":
    import resource

FEW_FILES = 4_096
LITTLE_DISK = 100_000_000
SMALL_DISK = 1_000_000_000
TABLE_BYTES = 240_000
"""Memory that a table takes, as measured."""
WORKER_BYTES = 150_000_000
BORN = datetime(2026, 1, 1, tzinfo=UTC)
"""No clock shows an earlier time than this release."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-served")
"""The files of an SQLite database."""


def limits(settings: Settings) -> Iterator[Finding]:
    """Open files, memory and processors."""
    if sys.platform != "win32":
        yield _files(resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    yield _memory(settings, pages * size)
    cores = os.cpu_count() or 1
    if settings.workers > cores:
        yield look(
            f"{settings.workers} workers on {cores} cores",
            f"bots slow each other down: --workers {max(1, cores - 1)}",
        )
    else:
        yield well(f"{settings.workers} workers on {cores} cores")


def _files(most: int) -> Finding:
    if most == resource.RLIM_INFINITY or most >= MOST_FILES:
        return well("enough open files for the server")
    said = f"at most {most} open files, so fewer connections than that"
    do = f"LimitNOFILE={MOST_FILES} in the systemd unit, or ulimit -Hn {MOST_FILES}"
    return wrong(said, do) if most < FEW_FILES else look(said, do)


def _memory(settings: Settings, there: int) -> Finding:
    needed = settings.cached_tables * TABLE_BYTES + (settings.workers + 1) * WORKER_BYTES
    said = f"{needed >> 20} MiB of memory for tables and workers, of {there >> 20} MiB"
    if needed > there // 2:
        return look(said, "fewer: --set cached_tables=…, --workers …")
    return well(said)


def rules() -> Iterator[Finding]:
    """Whether this installation is whole."""
    if page_build() is None:
        yield wrong("the page is not in this installation", "install a wheel, or run make page")
    if ziggurat.COMPILED:
        yield well("the rules are compiled")
    else:
        yield look("the rules are interpreted: bots think several times slower", "install a wheel")


def disk(folder: Path) -> Iterator[Finding]:
    """Whether there is room to write."""
    if not folder.is_dir():
        yield wrong(f"there is no folder {folder}", f"mkdir -m 700 {folder}")
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        yield wrong(
            f"nothing can be written to {folder}",
            "run this as the server's user, and make the folder belong to that user",
        )
    free = shutil.disk_usage(folder).free
    said = f"{free // 1_000_000} MB free in {folder}"
    if free < LITTLE_DISK:
        yield wrong(said, "make room: no entry can be written when it is full")
    elif free < SMALL_DISK:
        yield look(said, "make room, or run ziggurat admin prune")
    else:
        yield well(said)


def modes(database: Path) -> Iterator[Finding]:
    """Whether others on this machine can read what people wrote."""
    bare = True
    for file in (Path(f"{database}{end}") for end in BESIDE):
        if file.exists() and file.stat().st_mode & OTHERS:
            bare = False
            yield wrong(f"others on this machine may open {file}", f"chmod 600 {file}")
    folder = database.parent
    if folder.is_dir() and folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        bare = False
        yield wrong(f"others on this machine may write in {folder}", f"chmod 700 {folder}")
    if bare and database.exists():
        yield well("the database is private")


def clock(now: float) -> Iterator[Finding]:
    """Whether the time can be right."""
    today = datetime.fromtimestamp(now, UTC)
    if today < BORN:
        yield wrong(
            f"the clock shows {today:%Y-%m-%d}",
            "set it (timedatectl set-ntp true): sessions and notices depend on it",
        )
    else:
        yield well(f"the clock shows {today:%Y-%m-%d %H:%M} UTC")


def agrees(other: str, difference: float) -> Finding:
    """Whether another machine's clock shows the same time."""
    said = f"the clock of {other} differs by {abs(difference):.1f} s"
    if abs(difference) < 1:
        return well(said)
    do = "set both by NTP (timedatectl set-ntp true)"
    return look(said, do) if abs(difference) < 5 else wrong(said, do)
