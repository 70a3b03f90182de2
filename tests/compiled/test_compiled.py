"""The rules do the same compiled as they do interpreted."""

from __future__ import annotations

import os
import subprocess
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from tests import wheels
from tests.compiled.soak import TABLES, same_game
from tests.games.present import GAMES


def version(python: Path) -> str:
    command = [str(python), "-m", "ziggurat.cli", "--version"]
    return subprocess.check_output(command, text=True)


@pytest.mark.parametrize("index", range(len(TABLES)))
def test_a_game_is_the_same_both_ways(index: int) -> None:
    assert same_game(index)


def test_the_version_says_how_the_rules_run() -> None:
    expected = "compiled" if wheels.compiler() else "interpreted"
    assert expected in version(wheels.python())
    assert "interpreted" in version(wheels.python(plain=True))


INTERPRETED = {
    "core/checks",
    "core/field_source",
    "core/game",
    "core/page_data",
    "core/rulebook",
    "core/terms",
    *(f"games/{game.name}/printed" for game in GAMES),
}
"""Modules that gain nothing from it, beside what only opens a package."""


def should_be_compiled() -> set[str]:
    """The modules of the rules and the bots, with every folder of a game."""
    package = wheels.ROOT / "src" / "ziggurat"
    found = [path for part in ("core", "bots", "games") for path in (package / part).rglob("*.py")]
    modules = {
        path.relative_to(package).with_suffix("").as_posix()
        for path in found
        if path.name != "__init__.py"
    }
    return modules - INTERPRETED


def test_nothing_runs_interpreted_in_silence() -> None:
    if not wheels.compiler():
        pytest.skip("there is no C compiler")
    with zipfile.ZipFile(wheels.wheel()) as archive:
        libraries = [PurePosixPath(name) for name in archive.namelist()]
    compiled = {
        (path.parent / path.name.split(".")[0]).relative_to("ziggurat").as_posix()
        for path in libraries
        if path.suffix in (".so", ".pyd") and path.parts[0] == "ziggurat"
    }
    assert compiled == should_be_compiled()


def test_without_a_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    settings = {**os.environ, "CC": "false", "PATH": str(tmp_path)}
    wheel = wheels.build(tmp_path / "wheel", settings)
    assert not wheels.compiled(wheel)
