"""What is kept up to date about every square equals what is computed from scratch."""

from random import Random

import pytest

from tests.mexica.players import lively
from tests.mexica.table import MEXICA
from ziggurat.core.checks import setups
from ziggurat.core.decisions import marked
from ziggurat.games.mexica import bridges, canals, pilli, squares
from ziggurat.games.mexica.pieces import IS_PALACE, LAKE
from ziggurat.games.mexica.state import MexicaState

SETUPS = setups(MEXICA)


def check(state: MexicaState) -> None:
    assert state.single_digs == canals.single_digs(state)
    assert state.double_digs == canals.double_digs(state)
    assert state.bridge_spots == bridges.spots(state)
    assert state.lifts == bridges.lifts(state)
    assert state.leaps == pilli.leaps(state)
    assert len(state.members) == len(state.founded) == len(state.sites)
    for label, members in enumerate(state.members):
        assert all(state.region[square] == label for square in members)
        sites = [s for s in members if not state.pilli_blocks[s] and not IS_PALACE[s]]
        assert squares.sites(state, label) == sites
    assert sum(map(len, state.members)) == sum(label >= 0 for label in state.region)
    assert state.region[LAKE] < 0
    if not state.over:
        assert state.mask() == marked(state.actions(), len(MEXICA.table))


@pytest.mark.parametrize("number", range(len(SETUPS)))
@pytest.mark.parametrize("player", ["random", "lively"])
def test_kept_lists_equal_new_ones_after_every_action(number: int, player: str) -> None:
    setup = SETUPS[number]
    state = MEXICA.start(setup.seats, f"squares-{number}", **setup.options)
    rng = Random(f"{player} {number}")
    while not state.over:
        assert isinstance(state, MexicaState)
        twin = state.copy()
        twin.apply(twin.random_action(rng))
        check(state)
        check(twin)
        state.apply(state.random_action(rng) if player == "random" else lively(state, rng))
