"""The example of a game as a package: installed beside Ziggurat, nothing else touched."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests import wheels
from tests.beside import CAIRNS


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheels of Ziggurat and of Cairns, and the libraries they need."""
    folder = tmp_path_factory.mktemp("beside")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=CAIRNS, check=True, capture_output=True)
    venv.create(folder / "env", symlinks=True)
    place = next((folder / "env").glob("lib/python*/site-packages"))
    (place / "tools.pth").write_text(f"{distribution('pytest').locate_file('')}\n", "utf-8")
    executable = folder / "env" / "bin" / "python"
    game = next(iter(folder.glob("*.whl")))
    wheels.install(executable, "--no-deps", str(wheels.wheel(plain=True)), str(game))
    return executable


def said(python: Path, *arguments: str) -> str:
    command = [str(python), "-m", "ziggurat.cli", *arguments]
    run = subprocess.run(command, cwd=python.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_it_is_one_of_the_games(python: Path) -> None:
    games = json.loads(said(python, "games", "--json"))["games"]
    assert [game["name"] for game in games][-1] == "cairns"
    assert games[-1]["options"][0]["values"] == ["small", "large"]


def test_it_keeps_the_contract(python: Path) -> None:
    assert json.loads(said(python, "check", "cairns", "--json"))["passed"] is True


def test_it_is_simulated_and_played_in_the_arena(python: Path) -> None:
    simulated = json.loads(said(python, "simulate", "cairns", "--games", "5", "--json"))
    assert simulated["games"] == 5
    arena = ["arena", "cairns", "--bots", "greedy,random", "--games", "6", "--json"]
    played = json.loads(said(python, *arena))
    assert played["bots"]["greedy"]["points"] > played["bots"]["random"]["points"]


def test_its_own_tests_pass(python: Path) -> None:
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", str(CAIRNS / "tests")]
    run = subprocess.run(command, cwd=CAIRNS, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
