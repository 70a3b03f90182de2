"""Every game passes every check of the kit, in every set-up."""

import pytest

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.checks import CHECKS, run_one, setups


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_check(game: Game, check: str) -> None:
    for setup in setups(game):
        run_one(game, check, setup, "test")
