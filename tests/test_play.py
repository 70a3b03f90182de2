"""`make play`: compiled rules as soon as there are any, and never those of another source."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "play.py"


class Started(Exception):
    """In place of the server: the environment it would have."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        super().__init__()
        self.environment = environment


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, for a source tree of one module."""
    spec = spec_from_file_location("play", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "RULES", tmp_path / "build" / "rules")
    monkeypatch.setattr(script, "TREES", tmp_path / "build" / "play")
    write(tmp_path / "src" / "ziggurat" / "core" / "state.py", "print('interpreted')")
    write(tmp_path / "ui" / "src" / "style" / "tokens.css", "")
    write(tmp_path / "hatch_build.py", "")
    monkeypatch.setattr(sys, "argv", ["play"])

    def start(_: str, __: list[str], environment: Mapping[str, str]) -> None:
        raise Started(environment)

    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: None)
    return script


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def started(play: ModuleType) -> Mapping[str, str]:
    with pytest.raises(Started) as caught:
        play.main()
    return caught.value.environment


def compile_rules(play: ModuleType) -> None:
    """What the compiler leaves."""
    write(play.compiled() / "ziggurat" / "core" / "state.so", "library")


def test_without_compiled_rules_the_server_waits_for_them(play: ModuleType) -> None:
    environment = started(play)
    assert environment["ZIGGURAT_COMPILED"] == str(play.tree_of_now())
    assert str(play.tree_of_now()) not in environment.get("PYTHONPATH", "")


def test_compiled_rules_run_at_the_next_start_beside_everything_else(play: ModuleType) -> None:
    compile_rules(play)
    tree = Path(started(play)["PYTHONPATH"])
    assert (tree / "ziggurat" / "core" / "state.so").is_file()
    assert (tree / "ziggurat" / "core" / "state.py").is_file()
    assert (tree / "ziggurat" / "core" / "tokens.css").is_file()


def test_compiled_rules_of_another_source_are_left_alone(play: ModuleType) -> None:
    compile_rules(play)
    write(play.ROOT / "src" / "ziggurat" / "core" / "state.py", "print('changed')")
    assert started(play)["ZIGGURAT_COMPILED"] == str(play.tree_of_now())


def test_what_is_not_compiled_may_change_without_compiling_again(play: ModuleType) -> None:
    compile_rules(play)
    first = Path(started(play)["PYTHONPATH"])
    server = play.ROOT / "src" / "ziggurat" / "server" / "app.py"
    write(server, "")
    second = Path(started(play)["PYTHONPATH"])
    assert second != first
    assert (second / "ziggurat" / "server" / "app.py").is_file()
