"""Who may know what: hands, the bag, swapped tiles; and which events reveal something."""

import json

import pytest

from tests.tigris.table import GAME, asks, do, dumped, listed, named, table, told
from ziggurat import State
from ziggurat.core.json_fields import plain
from ziggurat.core.types import Json

SIX = ["settlement", "temple", "temple", "farm", "farm", "market"]


def with_other(state: State, seat: int, field: str, value: Json) -> State:
    """The same table, but with something else in a player's possession."""
    dump = dict(dumped(state))
    players = [dict(named(player)) for player in listed(dump["players"])]
    players[seat][field] = value
    dump["players"] = players
    dump["removed"] = {}
    return GAME.load(dump)


@pytest.mark.rule("TE-7")
def test_a_player_sees_their_hand_and_only_the_size_of_others() -> None:
    state = table(hands={0: SIX, 1: ["temple"] * 4})
    own, other = (named(player) for player in listed(plain(state.view(0)["players"])))
    assert own["hand"] == SIX
    assert "hand" not in other
    assert other["hand_size"] == 4


@pytest.mark.rule("TE-7")
def test_a_spectator_sees_no_hand() -> None:
    state = table(hands={0: SIX, 1: SIX})
    for player in listed(plain(state.view(None)["players"])):
        assert "hand" not in named(player)
        assert "swapped" not in named(player)


@pytest.mark.rule("TE-7")
def test_another_hand_makes_no_difference_to_what_one_sees() -> None:
    farms, markets = (
        with_other(table(hands={0: SIX}), 1, "hand", [tile] * 6) for tile in ("farm", "market")
    )
    for seat in (0, None):
        mine = named(plain(farms.view(seat)))
        theirs = named(plain(markets.view(seat)))
        assert {k: v for k, v in mine.items() if k != "removed"} == {
            k: v for k, v in theirs.items() if k != "removed"
        }
    assert farms.view(1) != markets.view(1)


@pytest.mark.rule("TE-21")
def test_what_was_swapped_is_known_to_its_owner() -> None:
    state = table(hands={0: SIX, 1: SIX}, bag=["market"] * 6)
    do(state, "0 swap temple 2")
    own = named(listed(plain(state.view(0)["players"]))[0])
    seen = named(listed(plain(state.view(1)["players"]))[0])
    assert own["swapped"] == ["temple", "temple"]
    assert "swapped" not in seen
    assert seen["swapped_size"] == 2


def test_the_numbers_of_tiles_and_treasures_left_are_public_and_the_order_is_not() -> None:
    state = GAME.start(seats=3, seed=1)
    view = state.view(None)
    assert view["bag"] == 125
    assert len(listed(plain(view["treasures"]))) == 10
    shuffled = dict(dumped(state))
    shuffled["bag"] = list(reversed(listed(shuffled["bag"])))
    other = GAME.load(shuffled)
    for seat in (0, 1, 2, None):
        assert other.view(seat) == state.view(seat)


@pytest.mark.rule("TE-39")
@pytest.mark.parametrize(("scores", "shown"), [("hidden", False), ("open", True)])
def test_hidden_scores_are_shown_at_the_end(scores: str, shown: bool) -> None:
    state = table(scores=scores, points={0: {"red": 3}}, hands={0: SIX, 1: ["farm"]})
    assert state.view(1)["show_scores"] is shown
    assert ("red 3" in state.text(1)) is shown
    do(state, "0 done")
    assert state.over
    assert state.view(1)["show_scores"] is True
    assert "red 3" in state.text(1)


def test_every_award_of_points_is_seen_by_all() -> None:
    state = table({"B1": "1 priest"}, hands={0: ["temple"]})
    do(state, "0 temple A1")
    award = next(event for event in state.events if event.kind == "points")
    assert award.seats is None
    assert not award.reveal


@pytest.mark.rule("TE-23")
def test_committed_tiles_are_seen_by_all() -> None:
    state = table({"B1": "1 king"}, hands={0: ["temple"] * 2, 1: ["temple"]})
    do(state, "0 king B3", "0 support 2", "1 support 1")
    supports = [event for event in state.events if event.kind == "support"]
    assert [event.facts["count"] for event in supports] == [2, 1]
    assert all(event.seats is None for event in supports)


@pytest.mark.rule("TE-21")
def test_a_swap_reveals_to_the_mover_alone_what_came_from_the_bag() -> None:
    state = table(hands={0: SIX, 1: SIX}, bag=["market", "farm", "farm"])
    do(state, "0 swap temple 2")
    by_kind = {event.kind: event for event in state.events}
    assert by_kind["swapped"].facts == {"seat": 0, "count": 2}
    assert by_kind["swapped"].seats is None
    assert by_kind["swapped-tiles"].seats == (0,)
    assert by_kind["drew-tiles"].facts == {"seat": 0, "tiles": ["market", "farm"]}
    assert by_kind["drew-tiles"].seats == (0,)
    assert by_kind["drew-tiles"].reveal
    assert "market" not in json.dumps([e.json() for e in state.events if e.seen_by(1)])


@pytest.mark.rule("TE-63")
def test_the_end_of_a_turn_reveals_new_tiles_to_each_player() -> None:
    state = table(hands={0: SIX[:4], 1: SIX[:5]}, bag=["market", "farm", "temple"])
    do(state, "0 done")
    drawn = [event for event in state.events if event.kind == "drew-tiles"]
    assert [(event.seats, event.reveal) for event in drawn] == [((0,), True), ((1,), True)]
    assert told(state, "drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 1}]


@pytest.mark.parametrize(
    "words", ["king B1", "temple A1", "catastrophe H4", "farm E3", "withdraw priest"]
)
def test_what_needs_no_bag_reveals_nothing(words: str) -> None:
    state = table({"K2": "0 priest"}, hands={0: SIX, 1: SIX}, bag=["farm"] * 6)
    do(state, f"0 {words}")
    assert state.events
    assert not any(event.reveal for event in state.events)


def test_the_end_of_a_turn_without_a_draw_reveals_nothing() -> None:
    state = table(hands={0: SIX, 1: SIX}, bag=["farm"] * 6)
    do(state, "0 king B1", "0 done")
    assert not any(event.reveal for event in state.events)


def test_a_copy_is_silent() -> None:
    state = table({"B1": "1 priest"}, hands={0: ["temple"]})
    copy = state.copy()
    do(copy, "0 temple A1")
    assert copy.events == []
    assert asks(state) == "turn"
    assert state.events == []
