"""Every game passes every check of the kit in every set-up: each day, a third of them."""

import pytest

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.checks import CHECKS, run_one, setups

DAYS = 3


@pytest.mark.rotating("kit", by=0)
@pytest.mark.parametrize(
    ("game", "check", "day"),
    [
        pytest.param(game, check, day, id=f"{game.name} {check.replace('-', ' ')}-{day}")
        for game in GAMES
        for check in CHECKS
        for day in range(DAYS)
    ],
)
def test_check(game: Game, check: str, day: int) -> None:
    for setup in setups(game)[day::DAYS]:
        run_one(game, check, setup, "test")
