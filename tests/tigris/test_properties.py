"""What is true of all games and all results, whatever is played."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tigris.invariants import hold
from tests.tigris.soak import SETUPS, whole_game
from tests.tigris.table import COLOURS, GAME, hand, named, number, points, table, told
from ziggurat import State

CHOICES = st.lists(st.integers(0, 10**6), min_size=20, max_size=120)


def played(setup: tuple[int, str, str], seed: int, choices: list[int]) -> State:
    """A game in which each choice picks one of the legal actions; the rules hold throughout."""
    seats, board, buildings = setup
    state = GAME.start(seats, seed, board=board, buildings=buildings)
    for choice in choices:
        if state.over:
            break
        actions = state.actions()
        state.play(actions[choice % len(actions)])
        hold(state)
    return state


@pytest.mark.rule("TE-4")
@pytest.mark.rule("TE-15")
@settings(max_examples=30)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10**9), choices=CHOICES)
def test_the_invariants_hold_and_every_point_was_told(
    setup: tuple[int, str, str], seed: int, choices: list[int]
) -> None:
    state = played(setup, seed, choices)
    awards: Counter[tuple[int, str]] = Counter()
    for facts in told(state, "points"):
        awards[number(facts["seat"]), str(facts["colour"])] += number(facts["amount"])
    held = {(seat, colour): n for seat, own in points(state).items() for colour, n in own.items()}
    assert awards == held


@pytest.mark.rule("TE-49")
@settings(max_examples=20)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10**9), choices=CHOICES)
def test_nobody_fights_their_own_leader(
    setup: tuple[int, str, str], seed: int, choices: list[int]
) -> None:
    state = played(setup, seed, choices)
    for facts in told(state, "conflict"):
        assert facts["attacker"] != facts["defender"]


@pytest.mark.rule("TE-8")
@settings(max_examples=20)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 10**9), choices=CHOICES)
def test_a_turn_has_two_actions_at_most(
    setup: tuple[int, str, str], seed: int, choices: list[int]
) -> None:
    state = played(setup, seed, choices)
    begun = 0
    for event in state.events:
        if event.kind == "turn-ended":
            begun = 0
        elif event.kind in (
            *("tile-placed", "leader-placed", "leader-moved", "leader-withdrawn"),
            *("catastrophe", "swapped"),
        ):
            begun += 1
            assert begun <= 2


@pytest.mark.rule("TE-39")
@given(amounts=st.lists(st.integers(0, 12), min_size=4, max_size=4), treasures=st.integers(0, 7))
def test_no_other_way_to_share_out_the_treasures_is_better(
    amounts: list[int], treasures: int
) -> None:
    state = table(
        points={0: dict(zip(COLOURS, amounts, strict=True))},
        treasures={0: treasures},
        taken=["B2", "K1", "P2", "F3", "N5", "I7", "B8"][:treasures],
    )
    best: list[int] = []
    for where in combinations_with_replacement(range(4), treasures):
        totals = amounts.copy()
        for colour in where:
            totals[colour] += 1
        best = max(best, sorted(totals))
    shared = named(state.tally()[0]["totals"])
    assert sorted(number(total) for total in shared.values()) == best
    assert state.scores()[0] == best[0]


@pytest.mark.rule("TE-39")
@pytest.mark.rule("TE-75")
@given(totals=st.lists(st.lists(st.integers(0, 3), min_size=4, max_size=4), min_size=4, max_size=4))
def test_places_follow_the_four_colours_from_the_weakest_on(totals: list[list[int]]) -> None:
    own = {seat: dict(zip(COLOURS, each, strict=True)) for seat, each in enumerate(totals)}
    ranking = table(seats=4, points=own).ranking()
    for one in range(4):
        for other in range(4):
            better = sorted(totals[one]) > sorted(totals[other])
            assert (ranking[one] < ranking[other]) == better


@pytest.mark.rule("TE-21")
@given(tiles=st.lists(st.sampled_from(["settlement", "temple", "farm", "market"]), max_size=6))
def test_every_part_of_a_hand_can_be_swapped_once(tiles: list[str]) -> None:
    state = table(hands={0: tiles}, bag=["farm"] * 12)
    swaps = [action for action in state.actions() if GAME.table.fields[action]["kind"] == "swap"]
    ways = 1
    for count in hand(state, 0).values():
        ways *= count + 1
    assert len(swaps) == ways - 1


@pytest.mark.rule("TE-36")
@pytest.mark.rule("TE-38")
def test_whole_games_end_in_every_way() -> None:
    counts: Counter[str] = Counter()
    for index in (*range(8), *range(24, 32)):
        counts.update(whole_game(index))
    for ending in ("treasures", "bag", "swap"):
        assert counts[f"ended by {ending}"] > 0
    assert counts["games"] == 16
