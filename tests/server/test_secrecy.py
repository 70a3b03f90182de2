"""Nothing that reaches anybody depends on what they must not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.present import GAMES
from tests.server.hosts import Host
from tests.server.secrecy import keeps_secrets
from ziggurat.core.game import Game

PAIRS = 5


@pytest.fixture(scope="module")
def forgetful() -> Iterator[Host]:
    """A host that keeps one table in memory and reads all others from its log."""
    with Host(settings={"cached_tables": "1"}) as host:
        yield host


@pytest.mark.rotating("what a viewer gets")
@pytest.mark.parametrize("pair", range(PAIRS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_viewer_gets_does_not_change_with_what_it_cannot_know(
    forgetful: Host, game: Game, pair: int
) -> None:
    assert keeps_secrets(forgetful, game, f"test {pair}")["compared"] > 0
