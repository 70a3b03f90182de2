"""What is true of every position in every game."""

from collections import Counter
from collections.abc import Mapping

from tests.tigris.table import (
    COLOUR_OF_TILE,
    IN_THE_BOX,
    SPACES,
    TILES,
    is_leader,
    listed,
    named,
    neighbours,
    number,
    printed,
    regions,
    texts,
)
from ziggurat import State
from ziggurat.core.types import Json

BESIDE = {space: neighbours(space) for space in SPACES}
RIVERS = {board: set(printed(board, "~")) for board in ("standard", "advanced")}
STARTS = {board: set(printed(board, "tT")) for board in ("standard", "advanced")}


class Seen:
    """A position as its dump describes it."""

    def __init__(self, state: State) -> None:
        dump = state.digested()
        self.dump = dump
        self.board = {space: str(thing) for space, thing in named(dump["board"]).items()}
        self.side = str(named(dump["options"])["board"])
        self.players = [named(player) for player in listed(dump["players"])]
        self.treasures = texts(dump["treasures"])
        self.asked = str(named(dump["decision"])["kind"])
        self.regions = regions(self.board)

    def leaders(self, region: set[str]) -> list[str]:
        """The leaders of a region, as `king` and so on."""
        found = (self.board[space] for space in region)
        return [thing.split()[1] for thing in found if is_leader(thing)]


def hold(state: State) -> None:
    """Check all of this, whatever is decided and by whom."""
    seen = Seen(state)
    all_tiles_are_accounted_for(seen)
    things_lie_where_they_may(seen)
    every_leader_touches_a_temple(seen)
    if seen.asked not in ("war", "support"):
        no_kingdom_has_two_leaders_of_a_colour(seen)
    if seen.asked in ("turn", "over"):
        no_trader_leaves_two_treasures(seen)
    if seen.asked == "turn" and seen.dump["left"] == 2:
        every_hand_is_full(seen)
    treasures_are_on_the_board_or_taken(seen)


def all_tiles_are_accounted_for(seen: Seen) -> None:
    tiles = Counter(thing for thing in seen.board.values() if thing in TILES)
    tiles.update(texts(seen.dump["bag"]))
    for player in seen.players:
        tiles.update(texts(player["hand"]))
        tiles.update(texts(player["swapped"]))
    for field in ("removed", "covered"):
        tiles.update(counted(seen.dump[field]))
    assert tiles == IN_THE_BOX, tiles
    face_down = sum(thing == "face-down" for thing in seen.board.values())
    assert sum(counted(seen.dump["covered"]).values()) == face_down
    built = [corner for corner in named(seen.dump["monuments"]).values() if corner is not None]
    assert face_down == 4 * len(built)


def counted(value: Json) -> Mapping[str, int]:
    return {name: number(count) for name, count in named(value).items()}


def things_lie_where_they_may(seen: Seen) -> None:
    leaders = Counter(thing for thing in seen.board.values() if is_leader(thing))
    assert not leaders or max(leaders.values()) == 1
    for space, thing in seen.board.items():
        if thing == "farm":
            assert space in RIVERS[seen.side], space
        elif thing in TILES or is_leader(thing):
            assert space not in RIVERS[seen.side], space
    for colour, building in named(seen.dump["buildings"]).items():
        assert COLOUR_OF_TILE.get(seen.board[str(building)]) == colour
    played = sum(thing == "catastrophe" for thing in seen.board.values())
    assert played + sum(number(player["catastrophes"]) for player in seen.players) == 2 * len(
        seen.players
    )


def every_leader_touches_a_temple(seen: Seen) -> None:
    for space, thing in seen.board.items():
        if is_leader(thing):
            assert any(seen.board.get(near) == "temple" for near in BESIDE[space]), space


def no_kingdom_has_two_leaders_of_a_colour(seen: Seen) -> None:
    for region in seen.regions:
        leaders = seen.leaders(region)
        assert len(leaders) == len(set(leaders)), region


def no_trader_leaves_two_treasures(seen: Seen) -> None:
    for region in seen.regions:
        if "trader" in seen.leaders(region):
            assert sum(space in region for space in seen.treasures) <= 1, region


def every_hand_is_full(seen: Seen) -> None:
    assert [len(listed(player["hand"])) for player in seen.players] == [6] * len(seen.players)


def treasures_are_on_the_board_or_taken(seen: Seen) -> None:
    assert seen.treasures
    taken = sum(number(player["treasures"]) for player in seen.players)
    assert taken + len(seen.treasures) == len(STARTS[seen.side])
    assert set(seen.treasures) <= STARTS[seen.side]
    assert all(seen.board[space] in ("temple", "face-down") for space in seen.treasures)
