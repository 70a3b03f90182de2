"""The referee's look at a first position: is it set up as the rules say?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.teotihuacan import referee_box as box
from tests.teotihuacan.referee_rounds import three_boards
from tests.teotihuacan.referee_table import Table, named, number, numbers, player_facts
from ziggurat.core.types import Facts, Json, Seat

Check = tuple[str, object, object]
"""A rule, what it demands, and what was found."""


def checks(table: Table, opening: Sequence[Facts]) -> Iterator[Check]:
    """Everything that must hold at the start of a game."""
    yield from board(table)
    yield from discovery(table)
    yield from players(table, opening)
    if table.solo:
        yield from teotibot(table)
    yield from neutral(table, opening)


def board(table: Table) -> Iterator[Check]:
    seats = table.counted_players()
    yield "TH-5", list(range(1, 9)), sorted(table.layout)
    yield "TH-5", (1, 8), (table.layout[0], table.layout[4])
    if table.options["setup"] == "first":
        yield "TH-104", box.PRINTED_LAYOUT, table.layout
        yield "TH-104", box.FIRST_TECHNOLOGIES, table.technologies
        yield "TH-104", box.FIRST_ROYAL, table.royal
        yield "TH-104", box.FIRST_BONUS, table.bonus
    else:
        found = [tile in tiles for tile, tiles in zip(table.royal, box.ROYAL_TILES, strict=True)]
        yield "TH-6", [True] * 3, found
        yield "TH-7", sorted(set(table.technologies)), table.technologies
        yield "TH-7", 6, len(set(table.technologies) & set(box.TECHNOLOGY_GOLD))
        yield "TH-8", 3, len(set(table.bonus.values()) & set(range(1, 8)))
    yield "TH-9", (0, box.DARK[seats][0]), (table.light, table.dark)
    yield "TH-10", (0, 0), (table.buildings, sum(sum(row) for row in table.nobles.values()))
    yield "TH-11", sorted(box.STARTING_SQUARES[seats]), sorted(table.placed)
    offered = [tile for tile in table.tiles if tile is not None]
    laid = [tile for tile, _ in table.placed.values()]
    yield "TH-11", 3, len(offered)
    yield "TH-11", list(range(1, 33)), sorted(offered + laid + table.tile_stack)
    offered = [tile for tile in table.decorations if tile is not None]
    yield "TH-11", 4, len(offered)
    yield "TH-11", list(range(1, 16)), sorted(offered + table.decoration_stack)


def discovery(table: Table) -> Iterator[Check]:
    which = table.counted_players() - 2
    for (temple, step), counts in box.MAJOR_STEPS.items():
        yield "TH-12", counts[which], table.temple_tiles[f"{temple}-{step}"].total()
    for spot, count in box.AVENUE_SPOTS.items():
        yield "TH-12", count, table.avenue_tiles[spot].total()
    boards = {board: tile for board, tile in table.board_tiles.items() if tile is not None}
    yield "TH-12", set(box.SPACES), set(boards)
    everything = Counter([*table.stack, *table.linked.values(), *boards.values()])
    for tiles in (*table.temple_tiles.values(), *table.avenue_tiles.values()):
        everything += tiles
    yield "TH-103", {kind: count for kind, (count, _) in box.DISCOVERY.items()}, dict(everything)


def players(table: Table, opening: Sequence[Facts]) -> Iterator[Check]:
    cocoa = [1, *[2] * (table.seats - 2), 3][: table.seats]
    gains = [named(event["facts"]) for event in opening if event["kind"] == "gain"]
    for seat in range(table.seats):
        expected: dict[str, Json] = {"seat": seat, "why": "setup", "cocoa": cocoa[seat]}
        yield "TH-14", expected, dict(gains[seat])
        first = table.options["setup"] == "first"
        start = first_start(seat, cocoa[seat]) if first else normal_start(cocoa[seat])
        yield "TH-104" if first else "TH-15", start, player_facts(table.players[seat])


def normal_start(cocoa: int) -> dict[str, object]:
    """What a player has before choosing starting tiles."""
    names = (*box.GOODS, *box.TEMPLES, "points", "avenue", "pyramid")
    return {
        **dict.fromkeys(names, 0),
        "cocoa": cocoa,
        "technologies": [],
        "tiles": Counter(),
        "used": Counter(),
        "workers": [(0, 1, 0)] * 3,
        "tally": {},
    }


def first_start(seat: Seat, cocoa: int) -> dict[str, object]:
    """What a player has in a first game."""
    totals = box.FIRST_TOTALS[seat]
    return {
        **normal_start(cocoa),
        **totals,
        "cocoa": cocoa + totals["cocoa"],
        "technologies": box.FIRST_TECHNOLOGY[seat],
        "workers": sorted((board, power, 0) for board, power in box.FIRST_WORKERS[seat]),
        "tally": {"temple": totals["points"]} if "points" in totals else {},
    }


def teotibot(table: Table) -> Iterator[Check]:
    """Teotibot's start, with the difficulty chosen."""
    resources = 2 + table.difficulty("bot_resources")
    yield (
        "TH-69",
        {
            **normal_start(0),
            **dict.fromkeys(box.RESOURCES, resources),
            **dict.fromkeys(box.TEMPLES, 1),
            "avenue": 1,
            "technologies": [table.technologies[2]],
            "workers": [
                (4, 2 + table.difficulty("bot_gold"), 0),
                (6, 2 + table.difficulty("bot_nobles"), 0),
                (7, 1, 1),
                (8, 2 + table.difficulty("bot_construction"), 0),
            ],
        },
        player_facts(table.players[1]),
    )
    yield "TH-70", sorted(box.ACTION_TILES), sorted([*table.slots, table.aside])
    yield "TH-70", 2, sum(side in ("left", "right") for side in table.directions)


def neutral(table: Table, opening: Sequence[Facts]) -> Iterator[Check]:
    yield "TH-20", {1: 2, 2: 2, 3: 1, 4: 0}[table.seats], len(table.neutral)
    for event in opening:
        if event["kind"] == "neutral":
            facts = named(event["facts"])
            boards = three_boards(numbers(facts["tiles"]))
            yield "TH-20", boards, facts["boards"]
            yield "TH-20", boards, table.neutral[number(facts["colour"])]
