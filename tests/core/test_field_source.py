"""The fields of a game in a separate package: written for the first time, and again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.beside import CAIRNS, beside


def fields(path: str, name: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", "fields", name],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return copytree(CAIRNS, tmp_path / "cairns")


def test_the_first_fields_are_written_from_the_declaration_alone(
    tmp_path: Path, package: Path
) -> None:
    path = beside(tmp_path / "beside", package)
    file = package / "src" / "cairns" / "fields.py"
    kept = file.read_text("utf-8")

    assert fields(path, "cairns").stdout.endswith("unchanged\n")

    file.unlink()
    assert fields(path, "cairns").stdout.endswith("written\n")
    assert file.read_text("utf-8") == kept


def test_a_game_that_declares_nothing_says_so(tmp_path: Path, package: Path) -> None:
    path = beside(tmp_path / "beside", package)
    (package / "src" / "cairns" / "position.py").write_text("", "utf-8")

    assert "no POSITION" in fields(path, "cairns").stderr
    assert "there is no game 'chess'" in fields(path, "chess").stderr
