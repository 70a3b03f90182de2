"""What must hold in every position: pieces are conserved, numbers stay in range."""

from collections import Counter

from tests.teotihuacan.table import ACTION_TILES, COUNTED, listed, named, numbers, texts
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json

DISCOVERY = {
    **dict.fromkeys(("mask_1",), 1),
    **dict.fromkeys(("mask_2", "mask_3", "resources3", "resources2"), 2),
    **dict.fromkeys(("temple_blue", "temple_red", "temple_green"), 2),
    **dict.fromkeys(("mask_4", "mask_5", "mask_6", "mask_7", "vp4", "avenue", "temple_any"), 3),
    **dict.fromkeys(("cocoa4", "power_up2", "double_move", "free_cocoa"), 3),
    **dict.fromkeys(("move_anywhere", "extra_worker"), 3),
}
HIGHEST = {"blue": 11, "red": 11, "green": 11, "avenue": 9, "pyramid": 10}
DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def hold(state: State) -> None:
    """Fail unless every invariant holds in this position."""
    dump = state.dump()
    tiles_are_conserved(dump)
    discs_are_in_place(dump)
    buildings_are_conserved(dump)
    workers_are_conserved(dump, state)
    for player, score in zip(listed(dump["players"]), state.scores(), strict=True):
        numbers_are_in_range(named(player))
        assert named(player)["points"] == score
    for temple in ("blue", "red", "green"):
        steps = [named(player)[temple] for player in listed(dump["players"])]
        assert steps.count(11) <= 1, f"two markers on top of the {temple} temple"


def tiles_are_conserved(dump: Facts) -> None:
    """Every tile of the box is in exactly one place (TH-103)."""
    pyramid, decorations = named(dump["pyramid"]), named(dump["decorations"])
    placed = [named(tile)["tile"] for tile in listed(pyramid["placed"])]
    tiles = [*numbers(pyramid["offer"]), *numbers(pyramid["stack"]), *numbers(placed)]
    assert sorted(tiles) == list(range(1, 33)), "pyramid tiles"
    laid = [tile for side in named(decorations["placed"]).values() for tile in numbers(side)]
    tiles = [*numbers(decorations["offer"]), *numbers(decorations["stack"]), *laid]
    assert sorted(tiles) == list(range(1, 16)), "decorations"
    found = discovery_tiles(named(dump["discovery"]))
    for player in listed(dump["players"]):
        found.update(texts(named(player)["tiles"]))
        found.update(texts(named(player)["used"]))
    assert found == DISCOVERY, f"discovery tiles {found}"
    if "teotibot" in dump:
        bot = named(dump["teotibot"])
        assert sorted([*texts(bot["slots"]), str(bot["aside"])]) == sorted(ACTION_TILES)


def discovery_tiles(discovery: Facts) -> Counter[str]:
    """The discovery tiles on the table, in the stack and out of the game."""
    found = Counter([*texts(discovery["stack"]), *texts(discovery["removed"])])
    for place in ("boards", "linked"):
        found.update(texts(list(named(discovery[place]).values())))
    for place in ("avenue", "temples"):
        for spot in named(discovery[place]).values():
            found.update(texts(spot))
    return found


def discs_are_in_place(dump: Facts) -> None:
    """The light disc never passes the dark one, which is where the Eclipses put it (TH-57)."""
    calendar = named(dump["calendar"])
    light, dark = number(calendar["light"]), number(calendar["dark"])
    eclipses = number(calendar["eclipses"])
    assert 0 <= light <= dark
    if not dump["outcome"]:
        assert dark == DARK[max(2, number(dump["seats"]))][eclipses]


def buildings_are_conserved(dump: Facts) -> None:
    """Each building taken covers one noble space (TH-48)."""
    covered = sum(sum(numbers(row)) for row in named(dump["nobles"]).values())
    assert covered == dump["buildings"]
    assert covered <= 11


def workers_are_conserved(dump: Facts, state: State) -> None:
    """Three or four workers each, four for Teotibot; a worship space holds one (TH-1, TH-15)."""
    spaces: Counter[tuple[int, int]] = Counter()
    for player, owner in enumerate(listed(dump["players"])):
        workers = [numbers(worker) for worker in listed(named(owner)["workers"])]
        bot = state.seats == 1 and player == 1
        assert len(workers) == 4 if bot else len(workers) in (3, 4)
        for board, power, space in workers:
            assert 0 <= board <= 8
            assert 1 <= power <= 5
            if space:
                spaces[board, space] += 1
        if bot:
            locked = [board for board, _, space in workers if space]
            assert len(locked) == 1
            assert locked[0] in (2, 3, 4, 7)
    assert all(count == 1 for count in spaces.values()), "two workers on a worship space"
    assert all(space <= (3 if board == 1 else 1) for board, space in spaces)
    for colour in listed(named(dump["neutral"])["workers"]):
        assert len(set(numbers(colour))) in (0, 3)


def numbers_are_in_range(player: Facts) -> None:
    """Nothing is negative, no marker is beyond the end of its track, points are explained."""
    for name in COUNTED:
        assert number(player[name]) >= 0, f"{name} is {player[name]}"
    for name, highest in HIGHEST.items():
        assert number(player[name]) <= highest, f"{name} is {player[name]}"
    assert len(numbers(player["technologies"])) <= 6
    assert sum(numbers(list(named(player["tally"]).values()))) == player["points"]
