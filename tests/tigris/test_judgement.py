"""What bots think of positions: the weakest colour, leaders, monuments, wars and treasures."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import pytest

from tests.tigris.table import GAME, table
from ziggurat import State
from ziggurat.bots import Observation, bot
from ziggurat.games.tigris.judgement import TigrisJudgement
from ziggurat.games.tigris.judgement.evaluate import MOST_STRENGTH

BAG = ["temple"] * 30 + ["farm"] * 10
EVEN = dict.fromkeys(("black", "red", "blue", "green"), 5)
TRADER = {"F6": "0 trader"}
"""Far from all start spaces, so that there is no treasure in its kingdom."""


def worth(state: State, seat: int = 0) -> float:
    return TigrisJudgement().evaluate(state)[seat]


def promising(state: State) -> list[str]:
    """What is worth trying, in words, best first."""
    return [GAME.write(action) for action, _ in TigrisJudgement().policy(state)]


def with_points(**more: int) -> State:
    return table(points={0: {**EVEN, **more}}, bag=BAG)


def board(*parts: Mapping[str, str], hand: Sequence[str] = ()) -> State:
    """A table with all of this on the board and in seat 0's hand."""
    place = {space: thing for part in parts for space, thing in part.items()}
    return table(place, bag=BAG, hands={0: hand})


def test_a_point_counts_most_where_the_weakest_colour_is() -> None:
    behind = {"black": 2}
    weak = worth(with_points(black=3)) - worth(with_points(**behind))
    strong = worth(with_points(black=2, red=6)) - worth(with_points(**behind))

    assert weak > 2 * strong > 0


def test_a_treasure_counts_as_the_point_that_is_missing() -> None:
    one = table(points={0: {**EVEN, "black": 4}}, treasures={0: 1}, taken=["B2"], bag=BAG)
    none = table(points={0: EVEN}, treasures={1: 0}, taken=["B2"], bag=BAG)

    assert worth(one) == pytest.approx(worth(none))


def test_a_leader_stands_the_better_the_more_temples_are_beside_it() -> None:
    alone = worth(board({"G6": "temple"}, TRADER))
    firm = worth(board({"G6": "temple", "E6": "temple"}, TRADER))

    assert worth(board()) < alone < firm


@pytest.mark.parametrize("tiles", range(MOST_STRENGTH))
def test_every_tile_of_its_colour_makes_a_leader_stronger(tiles: int) -> None:
    row = ["H6", "H5", "I5", "J5", "J6"]
    markets = [dict.fromkeys(row[:count], "market") for count in (tiles, tiles + 1)]
    less, more = (worth(board({"G6": "temple"}, TRADER, some)) for some in markets)

    assert less < more


def test_tiles_of_another_colour_do_not() -> None:
    stands = {"G6": "temple", **TRADER}

    assert worth(board(stands, {"F5": "settlement"})) == worth(board(stands))


def test_tiles_to_play_are_worth_more_where_their_leader_stands() -> None:
    stands = {"G6": "temple", **TRADER}
    gain = worth(board(stands, hand=["market"])) - worth(board(stands))

    assert gain > worth(board(hand=["market"])) - worth(board()) > 0


def test_a_monument_earns_for_a_leader_of_its_colour_beside_it() -> None:
    near = {"E5": "temple", "E6": "0 trader"}
    built = table(near, monuments={"red-green": "F5"}, bag=BAG)
    other = table(near, monuments={"black-red": "F5"}, bag=BAG)

    assert worth(built) > worth(other)


def test_the_stronger_side_of_a_war_to_come_stands_better() -> None:
    """One tile on H6 would join two kingdoms with traders; only one has markets."""
    mine = {"F6": "0 trader", "G6": "temple"}
    theirs = {"J6": "1 trader", "I6": "temple"}
    even = TigrisJudgement().evaluate(board(mine, theirs))
    ahead = TigrisJudgement().evaluate(board(mine, theirs, {"G7": "market", "F7": "market"}))

    assert ahead[0] - ahead[1] > even[0] - even[1]
    assert ahead[1] < even[1]


def test_a_treasure_beside_ones_trader_is_half_in_hand() -> None:
    """The temple on the start space I7 keeps its treasure until those of two kingdoms meet."""
    near = {"H7": "0 trader"}
    taken = table(near, taken=["I7"], bag=BAG)

    assert worth(table(near, bag=BAG)) > worth(taken)


def test_a_player_with_actions_left_stands_better() -> None:
    assert worth(table(left=2, bag=BAG)) > worth(table(left=1, bag=BAG))


def turns(seats: int, seed: int) -> Iterator[State]:
    """Positions of a beginners' game with an action to take."""
    rng = Random(seed)
    player = bot("novice")
    state = GAME.start(seats, seed)
    while not state.over:
        if state.question()["kind"] == "turn" and len(state.actions()) > 1:
            yield state
        state.play(player.choose(Observation.of(state), rng))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_promising_is_legal_and_told_once(seats: int) -> None:
    for state in islice(turns(seats, seats), 0, 80, 4):
        found = [action for action, _ in TigrisJudgement().policy(state)]

        assert len(found) == len(set(found))
        assert set(found) <= set(state.actions())


def test_every_tile_that_completes_a_square_is_promising() -> None:
    """Anywhere: a monument may be worth a tile that earns nothing."""
    square = {"F5": "temple", "F6": "temple", "G5": "temple"}
    state = table(square, hands={0: ["temple", "market"]}, bag=BAG)

    assert "temple G6" in promising(state)
    assert "market G6" not in promising(state)


def test_every_kingdom_that_earns_is_thought_of_for_every_colour_in_hand() -> None:
    near = {"E6": "temple", "F6": "0 king", "L5": "temple", "K5": "0 trader"}
    found = promising(table(near, hands={0: ["settlement", "market"]}, bag=BAG))

    for tile, spaces in (("settlement", "F5 F7 G6"), ("market", "K4 K6 J5")):
        assert any(f"{tile} {space}" in found for space in spaces.split())


def test_of_tiles_alike_those_that_prepare_more_come_first() -> None:
    """A temple next to a leader that has only one, before all the others that earn as much."""
    near = {"E6": "temple", "F6": "0 priest", "D6": "temple", "C6": "temple"}
    found = promising(table(near, hands={0: ["temple"]}, bag=BAG))
    temples = [words for words in found if words.startswith("temple")]

    assert set(temples[:3]) == {"temple F5", "temple F7", "temple G6"}


def test_a_foe_with_one_temple_can_lose_it() -> None:
    near = {"E6": "temple", "F6": "1 priest"}
    firm = {**near, "G6": "temple"}

    assert "catastrophe E6" in promising(table(near, bag=BAG))
    assert not [words for words in promising(table(firm, bag=BAG)) if "catastrophe" in words]


def test_whole_colours_are_swapped() -> None:
    hand = ["temple", "temple", "temple", "farm", "market", "market"]
    found = [words for words in promising(table(hands={0: hand}, bag=BAG)) if "swap" in words]

    assert "swap temple 3" in found
    assert "swap temple 3 farm 1 market 2" in found
    assert "swap temple 2 farm 1" not in found


def test_a_won_game_is_ended() -> None:
    """Swapping more tiles than the bag has ends the game (TE-59): for a player far in the lead."""
    hand = ["temple", "temple", "temple", "farm", "market", "market"]
    many, few = (dict.fromkeys(("black", "red", "blue", "green"), count) for count in (15, 2))
    for points, ends in (({0: many, 1: few}, True), ({0: few, 1: many}, False)):
        state = table(points=points, hands={0: hand, 1: hand}, bag=["temple"] * 2)
        action = bot("search:200").choose(Observation.of(state), Random(1))
        state.play(action)
        assert state.over == ends
