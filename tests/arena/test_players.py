"""Bots of other people play in the arena."""

from pathlib import Path

import pytest

from ziggurat.arena.players import player
from ziggurat.bots import GreedyBot, SearchBot, UnknownBot

OWN = """
from ziggurat.bots import Bot

class First(Bot):
    name = "first"

    def choose(self, observation, rng):
        return observation.actions[0]

class Stranger:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "bots_of_a_friend.py").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_our_bots_go_by_name() -> None:
    assert isinstance(player("greedy"), GreedyBot)
    assert isinstance(player("search:5"), SearchBot)


@pytest.mark.usefixtures("folder")
def test_a_bot_of_somebody_else_goes_by_module_and_class() -> None:
    assert player("bots_of_a_friend:First").name == "first"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "name", ["bots_of_a_friend:Nobody", "nowhere:First", "bots_of_a_friend:Stranger", "search:fast"]
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        player(name)
