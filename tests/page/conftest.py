"""A real server, the built page, and a real Chromium."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import opened
from tests.page.people import Visitor, go_home
from tests.server.hosts import Process

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "ziggurat" / "server" / "static" / "index.html"


def newest(folders: list[Path]) -> float:
    return max(file.stat().st_mtime for one in folders for file in one.rglob("*") if file.is_file())


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is shipped; built anew where its source is newer."""
    package = ROOT / "src" / "ziggurat"
    source = [ROOT / "ui" / "src", ROOT / "ui" / "public", package / "locale"]
    for part in ("page", "art", "words", "lessons"):
        source.extend(package.glob(f"games/*/{part}"))
    with (ROOT / "ui" / "package.json").open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not BUILT.is_file() or BUILT.stat().st_mtime < newest(source):
            subprocess.run([ROOT / "tools" / "page"], check=True)
    return BUILT.parent


@pytest.fixture(scope="session")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    assert built.is_dir()
    folder = tmp_path_factory.mktemp("host")
    server = Process(
        [
            *("--database", str(folder / "page.db"), "--set", "wide=on", "--set", "workers=1"),
            *("--set", "absent_live=4", "--set", "analysis_effort=0.01", "--set", "push=on"),
            *("--set", "push_services=127.0.0.1", "--set", "private_webhooks=on"),
        ],
        folder / "log",
    )
    server.start()
    yield server.url
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with opened() as browser:
        yield browser


@pytest.fixture
def visitor(host: str, chromium: Browser) -> Iterator[Visitor]:
    """Somebody who has never been here, at a desktop, in English."""
    yield Visitor(chromium, host)
    go_home()
