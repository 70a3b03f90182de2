"""The public door: what `import ziggurat` gives."""

import sys
from pathlib import Path
from random import Random

import pytest

import ziggurat
from ziggurat.core.checks import Setup, random_record

FOLDERS = "src/ziggurat/games/*/__init__.py"


def test_games_come_in_the_order_that_they_ask_for() -> None:
    found = ziggurat.games()
    assert found == sorted(found, key=lambda game: (game.order, game.name))
    assert [game.name for game in found[:3]] == ["tigris", "mexica", "teotihuacan"]


def test_every_folder_of_games_is_a_game() -> None:
    folders = {path.parent.name for path in Path(__file__).parents[2].glob(FOLDERS)}
    assert folders <= {game.name for game in ziggurat.games()}


def test_the_package_of_games_can_be_called_and_entered() -> None:
    import ziggurat.games.teotihuacan.state as module  # noqa: PLC0415  # what is tested here

    assert ziggurat.games.teotihuacan.state is module
    assert ziggurat.games is sys.modules["ziggurat.games"]


def test_there_is_one_of_each_game() -> None:
    assert all(ziggurat.game(game.name) is game for game in ziggurat.games())


@pytest.mark.parametrize("name", ["chess", "", "Tigris", "tigris.state", "core"])
def test_unknown_games_are_refused_by_name(name: str) -> None:
    with pytest.raises(
        ziggurat.ZigguratError, match=f"there is no game '{name}'; there are tigris"
    ):
        ziggurat.game(name)


def test_replay_and_verify_find_the_game() -> None:
    tigris = ziggurat.game("tigris")
    record, state = random_record(tigris, Setup(2, tigris.read_options(2, {})), Random(1))

    assert ziggurat.replay(record.text()) == state
    assert ziggurat.replay(record.text(), upto=0) == tigris.start(2, record.seed)
    assert ziggurat.verify(record.text()).digest == record.digest
    with pytest.raises(ziggurat.ZigguratError):
        ziggurat.verify(record.text().replace("places", "placed"))


def test_everything_promised_is_there() -> None:
    assert all(hasattr(ziggurat, name) for name in ziggurat.__all__)
