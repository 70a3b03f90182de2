"""Each piece and place can be explained: what it is, what it does now, and its rule."""

from random import Random

import pytest

from tests.mexica.table import EAST, ELEVEN_BRIDGES, ELEVEN_CANALS, MEXICA, position
from ziggurat.core.errors import BadPlace
from ziggurat.core.rulebook import glossary
from ziggurat.core.state import State
from ziggurat.core.types import Json


def told(state: State, place: str, seat: int | None = 0) -> dict[str, Json]:
    """The facts of each sentence about a place, by its key."""
    return {str(one["key"]): one["facts"] for one in state.explain(place, seat)}


def test_every_place_has_a_name_that_players_use() -> None:
    words = glossary(MEXICA, "en").terms
    state = MEXICA.start(seats=2, seed=3)
    rng = Random(3)
    while not state.over:
        for place in state.explainable(0):
            assert state.term(place) in words, place
        state.apply(state.random_action(rng))


def test_what_is_not_there_is_not_explained() -> None:
    for place in ("square A1", "order 8", "pilli 2", "temple 5", "", "region Z9"):
        with pytest.raises(BadPlace):
            position().explain(place, 0)


def test_a_square_tells_its_region_and_the_way_there() -> None:
    state = position(canals=EAST, shown=[13], pilli="N8 S8", temples=["", "2 S7"], ap=2)

    assert told(state, "square S9") == {
        "region-fits": {"count": 13, "founder": 7, "guest": 4},
        "rank": {"seat": 1, "levels": 2, "count": 0},
        "out-of-reach": {},
    }
    assert told(state, "square O8")["reach"] == {"count": 1}
    assert "out-of-reach" not in told(state, "square S9", 1)
    assert state.term("square S8") == "pilli"
    assert state.term("square S7") == "temple"
    assert state.term("region S7") == "region"


def test_a_jump_is_the_way_to_what_is_far() -> None:
    assert told(position(), "square C4")["reach"] == {"count": 5}


def test_water_and_bridges() -> None:
    state = position(bridges="P8 h")

    assert told(state, "square P8")["bridge-joins"] == {"cell": "O8", "other": "Q8"}
    assert "water" in told(state, "square P9")
    assert state.term("square P9") == "canal"
    assert told(state, "bridge")["bridges-left"] == {"count": 10}
    every = position(bridges=ELEVEN_BRIDGES, canals=ELEVEN_CANALS, supply={"bridges": 0})
    assert "bridges-move" in told(every, "bridge")


def test_an_order_tells_what_would_serve_it() -> None:
    state = position(canals=EAST, shown=[13, 5])

    assert told(state, "order 13")["tile-numbers"] == {"first": 13, "second": 7, "third": 4}
    assert told(state, "order 13")["order-ready"] == {"cell": "S7"}
    assert told(state, "order 5")["order-waits"] == {"count": 5}


def test_the_palace_and_its_emblem() -> None:
    assert told(position(), "square I7")["palace-bonus"] == {"count": 5}
    assert "emblem-open" in told(position(), "square I8")
    assert "emblem-closed" in told(position(options={"emblem": "closed"}), "square I8")


def test_supplies_tell_their_price_and_what_is_left() -> None:
    state = position(tokens=[2], ap=3)

    assert told(state, "single") == {"price": {"count": 1}, "singles-left": {"count": 6}}
    assert told(state, "temple 3")["price"] == {"count": 3}
    assert told(state, "token")["tokens-own"] == {"count": 2}
    assert told(state, "ap")["ap-left"] == {"ap": 3}
    assert told(state, "points")["points-now"] == {"count": 5}
