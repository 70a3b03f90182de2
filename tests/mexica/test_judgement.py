"""What the judgement of Mexica thinks of positions in which a person would not hesitate."""

from random import Random

from tests.mexica.table import EAST, MEXICA, play, position
from ziggurat.bots import Observation, bot
from ziggurat.core.state import State
from ziggurat.core.types import Seat


def greedy(state: State) -> str:
    """What the greedy bot does, in words."""
    return MEXICA.write(bot("greedy").choose(Observation.of(state), Random(0)))


def thought_of(state: State) -> list[str]:
    """The promising actions, best first."""
    judgement = MEXICA.judgement()
    return [MEXICA.write(action) for action, _ in judgement.policy(state)]


def candidates(state: State) -> list[str]:
    """The actions that a search starts from."""
    return [MEXICA.write(action) for action, _ in MEXICA.judgement().candidates(state)]


def lead(state: State, seat: Seat = 0) -> float:
    """How much better one seat of two stands than the other."""
    worths = MEXICA.judgement().evaluate(state)
    return worths[seat] - worths[1 - seat]


def test_a_region_that_fits_a_tile_is_founded_at_once() -> None:
    state = position(pilli="T8 H8", canals=EAST, shown=(5, 13))
    assert all(words.startswith("found ") for words in thought_of(state))
    assert greedy(state).startswith("found ")


def test_the_last_canal_is_dug_where_the_pilli_waits() -> None:
    state = position(pilli="T8 H8", canals="R7 R8 U10", shown=(13,))
    assert "canal R9 R10" in thought_of(state)
    assert greedy(state) == "canal R9 R10"


def test_a_search_begins_with_more_than_promises_at_first_sight() -> None:
    """Other sizes to enclose, other squares to build on, other regions to go to."""
    state = position(pilli="T8 H8", canals="R7 R8 U10", shown=(3, 6, 13))
    found = candidates(state)
    assert found[: len(thought_of(state))] == thought_of(state)
    assert len(thought_of(state)) + 5 <= len(found) <= 20
    assert all(state.refusal(MEXICA.read(words)) is None for words in found)


def test_enclosing_and_founding_is_worth_more_than_waiting() -> None:
    state = position(pilli="T8 H8", canals="R7 R8 U10", shown=(3, 13))
    founded = play(state.copy(), "canal R9 R10", "found S7", "done")
    assert lead(founded) > lead(play(state, "done"))


def test_a_majority_in_reach_is_taken() -> None:
    state = position(
        pilli="T8 H8",
        canals=EAST,
        placed={"S7": 13},
        shown=(3,),
        temples=("1 U9", "2 U8"),
    )
    assert greedy(state).startswith("temple ")
    stronger = play(state.copy(), "temple 2 V8", "done")
    assert lead(stronger) > lead(play(state, "done"))


def test_one_level_in_an_empty_founded_region_beats_one_more_where_it_leads() -> None:
    """Presence earns half a region or more; a safer lead earns little."""
    state = position(
        pilli="T8 H8",
        canals=EAST,
        placed={"S7": 13},
        shown=(3,),
        temples=("4 U9", ""),
    )
    judgement = MEXICA.judgement()
    safer = judgement.evaluate(play(state.copy(), "temple 1 V8"))[0]
    empty = position(pilli="T8 H8", canals=EAST, placed={"S7": 13}, shown=(3,), temples=("", ""))
    present = judgement.evaluate(play(empty.copy(), "temple 1 V8"))[0]
    assert present - judgement.evaluate(empty)[0] > safer - judgement.evaluate(state)[0]


def test_a_tie_for_the_first_place_is_worth_more_than_the_second() -> None:
    behind = position(
        pilli="T8 H8", canals=EAST, placed={"S7": 13}, temples=("2 U9", "3 U8"), shown=(3,)
    )
    level = position(
        pilli="T8 H8", canals=EAST, placed={"S7": 13}, temples=("3 U9", "3 U8"), shown=(3,)
    )
    assert lead(level) > lead(behind)


def test_what_is_left_over_buys_tokens() -> None:
    """With no temple to build and nothing to dig, tokens are taken before the turn ends."""
    state = position(
        pilli="T8 H8", canals=EAST, placed={"S7": 13}, shown=(3,), period=2, tokens=(0, 0)
    )
    taken = play(state.copy(), "take token", "take token", "done")
    idle = play(state.copy(), "done")
    assert lead(taken) > lead(idle)


def test_long_lists_become_a_few_plans() -> None:
    state = MEXICA.start(4, 7)
    for _ in range(4):
        state.play(state.actions()[0])
    assert len(state.actions()) > 400
    assert 1 < len(thought_of(state)) <= 30


def test_a_search_looks_to_the_end_of_the_turn() -> None:
    judgement = MEXICA.judgement()
    state = position(pilli="T8 H8", canals=EAST, placed={"S7": 13}, shown=(3,))
    assert judgement.at_horizon(state)
    play(state, "temple 1 V8")
    assert judgement.quiescent(state)
    assert not judgement.at_horizon(state)
    play(state, "done")
    assert judgement.at_horizon(state)


def test_nobody_seems_to_win_just_by_having_had_a_turn() -> None:
    """A turn to come is worth what a turn brings.

    Otherwise a search prefers what it has not followed through the others' next turns.
    """
    judgement = MEXICA.judgement()
    changes: list[float] = []
    for seats in (2, 3):
        state = MEXICA.start(seats, 1)
        before: tuple[int, list[float]] | None = None
        while not state.over:
            if judgement.at_horizon(state):
                worths = judgement.evaluate(state)
                if before is not None:
                    gains = [now - then for now, then in zip(worths, before[1], strict=True)]
                    own = gains.pop(before[0])
                    changes.append(own - sum(gains) / len(gains))
                before = state.seat, worths
            state.play(bot("greedy").choose(Observation.of(state), Random(0)))
    assert abs(sum(changes) / len(changes)) < 2.0


def test_nobody_waits_at_the_palace_for_ever() -> None:
    """After three rounds without building, the levels left weigh more than the palace."""
    temples = ("4 U9", "3 U8", "3 T9", "3 T10")
    for quiet, answer in ((0, "take token"), (3, "temple 3 H7")):
        state = position(
            pilli="H8 J8 I7 I9", canals=EAST, placed={"S7": 13}, temples=temples, quiet=quiet
        )
        assert greedy(state) == answer
