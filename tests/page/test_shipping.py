"""The page as it is shipped: inside the wheel, with nothing else needed."""

from __future__ import annotations

import json
import os
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest
from playwright.sync_api import Browser, expect

from tests.games.present import GAMES
from tests.page.people import Visitor, go_home
from tests.server.hosts import Process
from tests.wheels import build, wheel

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a plain wheel holds, as `pip install` would lay it down."""
    assert (built / "index.html").is_file()
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel(plain=True)) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture
def elsewhere(unpacked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server of the wheel alone, on a machine without Node."""
    monkeypatch.setenv("PYTHONPATH", str(unpacked))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    server = Process(["--database", str(tmp_path / "ziggurat.db")], tmp_path / "log")
    server.start()
    yield server.url
    server.kill()


def test_the_wheel_serves_the_page_and_a_game(chromium: Browser, elsewhere: str) -> None:
    visitor = Visitor(chromium, elsewhere)
    page = visitor.page
    page.goto("/")
    page.click("[data-play=tigris]")
    visitor.my_decision()
    before = visitor.log()
    page.click("[data-leader=king]")
    page.click("[data-cell=B1]")
    visitor.after(before)
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("heading", name="Who you are")).to_be_visible()
    go_home()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_wheel_holds_what_a_game_needs_and_no_source_of_the_page(
    unpacked: Path, game: str
) -> None:
    folder = unpacked / "ziggurat" / "games" / game
    for language in ("en", "cs", "pl", "hu"):
        assert (folder / "words" / f"{language}.ftl").is_file()
        assert (folder / "rules" / f"{language}.md").is_file()
    assert (folder / "art" / "scene.svg").is_file()
    assert not (folder / "page").exists()


def test_the_wheel_holds_the_skeleton_of_a_game(unpacked: Path) -> None:
    skeleton = unpacked / "ziggurat" / "skeleton"
    assert (skeleton / "pyproject.toml").is_file()
    assert (skeleton / "src" / "newgame" / "words" / "en.ftl").is_file()


def test_the_wheel_holds_all_languages_and_licences_of_fonts(unpacked: Path) -> None:
    package = unpacked / "ziggurat"
    assert {folder.name for folder in (package / "locale").iterdir()} >= {"en", "cs", "pl", "hu"}
    licences = [file.name for file in (package / "server" / "static" / "assets").glob("*OFL*.txt")]
    assert len(licences) == 2


def test_the_wheel_holds_the_page_and_its_texts_compressed(unpacked: Path) -> None:
    static = unpacked / "ziggurat" / "server" / "static"
    assert (static / "index.html").is_file()
    scripts = [file for file in static.glob("assets/*.js") if file.stat().st_size >= 1000]
    assert scripts
    for file in scripts:
        for suffix in (".br", ".gz"):
            packed = file.with_name(file.name + suffix)
            assert packed.stat().st_size < file.stat().st_size


def test_the_source_distribution_holds_the_page_built(tmp_path: Path) -> None:
    found = build(tmp_path / "sdist", dict(os.environ), target="sdist")
    with tarfile.open(found) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/ziggurat/server/static/index.html" in names
    assert "ui/src/style/tokens.css" in names


def test_the_rules_alone_are_built_when_asked_and_that_is_said(tmp_path: Path) -> None:
    settings = {**os.environ, "ZIGGURAT_INTERPRETED": "1", "ZIGGURAT_NO_PAGE": "1"}
    found = build(tmp_path / "wheel", settings)
    with zipfile.ZipFile(found) as archive:
        assert not [name for name in archive.namelist() if "server/static" in name]
    assert "without the page" in (tmp_path / "wheel" / "log").read_text("utf-8")


def test_a_page_older_than_its_source_is_rebuilt(tmp_path: Path) -> None:
    page_is_due = run_path(str(ROOT / "hatch_build.py"))["page_is_due"]
    source = tmp_path / "ui" / "src" / "frame.ts"
    page = tmp_path / "src" / "ziggurat" / "server" / "static" / "index.html"
    for file in (source, page):
        file.parent.mkdir(parents=True)
    source.touch()
    assert page_is_due(tmp_path)
    page.touch()
    os.utime(page, (1_000_000, 1_000_000))
    os.utime(source, (1_000_000, 1_000_000))
    assert not page_is_due(tmp_path)
    os.utime(source, (1_000_001, 1_000_001))
    assert page_is_due(tmp_path)


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in text("ui/package-lock.json")


def test_the_lock_holds_what_every_platform_needs() -> None:
    packages = json.loads(text("ui/package-lock.json"))["packages"]
    held = {path.rpartition("node_modules/")[2] for path in packages}
    wanted = {name for one in packages.values() for name in one.get("optionalDependencies", {})}
    assert wanted - held == set()


def text(path: str) -> str:
    return (ROOT / path).read_text("utf-8")
