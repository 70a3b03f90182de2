"""Nobody is locked in in the first round."""

from random import Random

import pytest

from tests.mexica.players import lively
from tests.mexica.table import (
    EAST,
    ELEVEN_BRIDGES,
    ELEVEN_CANALS,
    MEXICA,
    legal,
    offered,
    play,
    position,
    refused,
)
from ziggurat.core.decisions import marked
from ziggurat.games.mexica import first_round
from ziggurat.games.mexica.actions import BRIDGE, SINGLE, SQUARE
from ziggurat.games.mexica.pieces import AROUND
from ziggurat.games.mexica.state import MexicaState


@pytest.mark.rule("MX-36")
@pytest.mark.rule("MX-37")
def test_walling_in_an_opponent_with_canals() -> None:
    first = position(pilli="H8 I7 J8 I9", round=1)
    second = position(pilli="H8 I7 J8 I9", round=2)

    play(first, "canal I6", "canal H7")
    play(second, "canal I6", "canal H7")

    assert refused(first, "canal J7") == "MX-36"
    assert legal(second, "canal J7")


@pytest.mark.rule("MX-36")
def test_fourteen_squares_are_enough_and_thirteen_are_not() -> None:
    fourteen = position(canals="R7 R8", pilli="H8 T8", round=1)
    thirteen = position(canals="R7 R8 U10", pilli="H8 T8", round=1)

    assert legal(fourteen, "canal R9 R10")
    assert refused(thirteen, "canal R9 R10") == "MX-36"


@pytest.mark.rule("MX-36")
def test_a_bridge_is_a_way_out_and_counts() -> None:
    state = position(canals="R7 R8 U10", bridges="R8 h", pilli="H8 T8", round=1)
    dead_end = position(
        canals="R7 R8 U10", bridges="R8 h", pilli="E5 T8", temples=["1 Q8"], round=1
    )

    assert legal(state, "canal R9 R10")
    assert legal(dead_end, "canal R9 R10")


@pytest.mark.rule("MX-36")
def test_boats_lead_out() -> None:
    state = position(
        canals="R7 R8 U10 S9 C8", bridges="R8 h, C8 v", pilli="E5 T8", temples=["1 Q8"], round=1
    )
    closed = position(
        canals="R7 R8 U10 S9", bridges="R8 h", pilli="E5 T8", temples=["1 Q8"], round=1
    )

    assert legal(state, "canal R9 R10")
    assert refused(closed, "canal R9 R10") == "MX-36"


@pytest.mark.rule("MX-36")
@pytest.mark.rule("MX-37")
def test_walling_in_with_a_temple() -> None:
    state = position(canals="R7 R8 R9 U10", pilli="Q10 T8", round=1)
    later = position(canals="R7 R8 R9 U10", pilli="Q10 T8", round=2)

    assert legal(later, "temple 1 R10")
    assert refused(state, "temple 1 R10") == "MX-36"
    assert legal(state, "temple 1 R11")


@pytest.mark.rule("MX-36")
def test_walling_in_with_ones_own_pilli() -> None:
    state = position(canals="R7 R8 R9 U10", pilli="Q10 T8", round=1)

    assert refused(state, "walk R10") == "MX-36"
    assert refused(state, "leap R10") == "MX-36"
    assert legal(state, "walk Q9")


@pytest.mark.rule("MX-36")
def test_a_pilli_already_in_a_trap_forbids_nothing_elsewhere() -> None:
    state = position(canals=EAST, pilli="H8 T8", shown=[13], round=1)

    assert legal(state, "canal E5 E6")
    assert legal(state, "temple 1 E5")
    assert refused(state, "leap S7") == "MX-36"


@pytest.mark.rule("MX-36")
def test_walling_in_oneself_is_allowed() -> None:
    state = position(canals="R7 R8 U10", pilli="T8 H8", round=1)

    assert legal(state, "canal R9 R10")


@pytest.mark.rule("MX-36")
def test_a_bridge_that_is_the_only_way_out_is_put_where_it_serves() -> None:
    bridges = ELEVEN_BRIDGES.replace("D5 h", "R8 h")
    canals = f"{EAST} {ELEVEN_CANALS}"
    state = position(canals=canals, bridges=bridges, pilli="E10 T8", round=1)

    assert legal(state, "lift R8")
    play(state, "lift R8")

    assert legal(state, "bridge R8 h")
    assert legal(state, "bridge R9 h")
    assert refused(state, "bridge D4 v") == "MX-21"
    assert refused(state, "bridge E5 v") == "MX-21"
    assert offered(state, "bridge") == {
        "bridge R7 h",
        "bridge R8 h",
        "bridge R9 h",
        "bridge R10 h",
    }


@pytest.mark.rule("MX-37")
def test_the_first_round_of_the_second_period_shelters_nobody() -> None:
    state = position(canals="R7 R8 U10", pilli="H8 T8", round=1, period=2)

    assert legal(state, "canal R9 R10")


@pytest.mark.rule("MX-36")
def test_looking_at_ways_finds_what_looking_at_every_action_finds() -> None:
    found = 0
    for number in range(60):
        state = MEXICA.start(2 + number % 3, f"ways-{number}")
        rng = Random(number)
        assert isinstance(state, MexicaState)
        while state.round == 1 and not state.over:
            if not state.starting and state.lifted < 0:
                locking = set(first_round.locking(state))
                possible = every_option(state)
                plain = [action for action in possible if first_round.locks_in(state, action)]
                assert [action for action in possible if action in locking] == plain
                assert marked(state.actions(), len(MEXICA.table)) == state.mask()
                found += len(plain)
            state.apply(lively(state, rng) if number % 2 else crowding(state, rng))
    assert found


def every_option(state: MexicaState) -> list[int]:
    """What would be possible if the first round did not shelter anybody."""
    later = state.copy()
    later.listed = None
    later.round = 2
    return later.actions()


def crowding(state: MexicaState, rng: Random) -> int:
    """A canal next to another pilli if there is one, so that ways out become few."""
    near = {other for square in state.pilli if square >= 0 for other in AROUND[square]}
    canals = [a for a in state.actions() if SINGLE <= a < BRIDGE and SQUARE[a] in near]
    return rng.choice(canals) if canals else state.random_action(rng)
