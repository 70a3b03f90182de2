"""The rules do the same compiled as they do interpreted."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests import wheels
from tests.compiled.soak import TABLES, same_game


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


def test_without_a_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    settings = {**os.environ, "CC": "false", "PATH": str(tmp_path)}
    wheel = wheels.build(tmp_path / "wheel", settings)
    assert not wheels.compiled(wheel)
