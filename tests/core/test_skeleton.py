"""The skeleton of a new game works as it is written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.beside import beside
from ziggurat.cli import main


def test_a_new_game_works_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "sticks", "--prefix", "ST"]) == 0
    assert "ziggurat check sticks" in capsys.readouterr().out
    texts = [file.read_text("utf-8") for file in (tmp_path / "sticks").rglob("*") if file.is_file()]
    assert not any("newgame" in text.lower() or "NG-" in text for text in texts)

    path = beside(tmp_path / "beside", tmp_path / "sticks")
    settings = {**os.environ, "PYTHONPATH": path}
    for command in (["ziggurat.cli", "check", "sticks"], ["pytest", "-q", "sticks/tests"]):
        run = subprocess.run(
            [sys.executable, "-m", *command], env=settings, capture_output=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr

    fields = [sys.executable, "-m", "ziggurat.cli", "fields", "sticks"]
    run = subprocess.run(fields, env=settings, capture_output=True, check=False)
    assert run.stdout.endswith(b"unchanged\n"), run.stdout + run.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["new-game", "Sticks"], "lowercase letters and digits"),
        (["new-game", "my_game"], "lowercase letters and digits"),
        (["new-game", "sticks", "--prefix", "S"], "two capital letters"),
        (["new-game", "sticks", "--folder", "."], "already exists"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
