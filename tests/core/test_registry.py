"""Games of other packages, found by their entry points."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ziggurat
from tests.core import pebbles
from ziggurat.core.errors import BadGame, UnknownGame

Bring = Callable[[str, str], None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a package with one entry point, as pip would lay it down."""
    registry = sys.modules["ziggurat.games"]

    def install(name: str, value: str) -> None:
        facts = tmp_path / "pebble_box-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: pebble-box\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[ziggurat.games]\n{name} = {value}\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        registry._loaders.cache_clear()

    yield install
    monkeypatch.undo()
    registry._loaders.cache_clear()
    registry._brought.cache_clear()


def test_a_package_brings_a_game(bring: Bring) -> None:
    bring("pebbles", "tests.core.pebbles:GAME")
    assert ziggurat.game("pebbles") is pebbles.GAME
    assert [game.name for game in ziggurat.games()][-1] == "pebbles"
    with pytest.raises(UnknownGame, match=r"there are tigris, .*pebbles"):
        ziggurat.game("chess")


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("tigris", "tests.core.pebbles:GAME", "two games are called 'tigris'"),
        ("stones", "tests.core.pebbles:GAME", "should be the game 'stones', not <Pebbles>"),
        ("pebbles", "tests.core.pebbles:COLOURS", "should be the game 'pebbles'"),
        ("pebbles", "tests.core.nothing:GAME", "the game 'pebbles' cannot be loaded"),
    ],
)
def test_what_is_no_game_is_named(bring: Bring, name: str, value: str, complaint: str) -> None:
    bring(name, value)
    with pytest.raises(BadGame, match=complaint):
        ziggurat.games()


def test_without_it_there_is_no_such_game() -> None:
    with pytest.raises(UnknownGame):
        ziggurat.game("pebbles")
