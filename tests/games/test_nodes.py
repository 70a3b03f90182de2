"""The number of action sequences from named positions stays what it is."""

import pytest

from tests.games.present import GAMES
from tests.nodes import Nodes, count, table
from ziggurat import Game

TABLES = [(game, nodes) for game in GAMES for nodes in table(game)]


@pytest.mark.parametrize("nodes", [pytest.param(n, id=f"{g.name}: {n.name}") for g, n in TABLES])
def test_counts(nodes: Nodes) -> None:
    depths = range(1, len(nodes.counts) + 1)

    assert [count(nodes.state, depth) for depth in depths] == nodes.counts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_table(game: Game) -> None:
    names = [nodes.name for nodes in table(game)]

    assert names
    assert len(set(names)) == len(names)
