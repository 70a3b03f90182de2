"""A solo record told step by step, so that a person can follow how Teotibot is run.

`python -m tests.teotihuacan.annotation` rewrites `docs/solo-teotihuacan.md`.
"""

from collections.abc import Mapping
from pathlib import Path

import ziggurat
from ziggurat.core import Event, Facts, Json, State
from ziggurat.core.records import Record

HOME = Path(__file__).parent.parent.parent
RECORD = HOME / "tests" / "records" / "teotihuacan" / "solo-lost.txt"
PAGE = HOME / "docs" / "solo-teotihuacan.md"
BOARDS = (
    "hand",
    "Palace",
    "Forest",
    "Quarry",
    "Gold Deposits",
    "Alchemy",
    "Nobles",
    "Decorations",
    "Construction",
)
WHO = ("the human", "Teotibot")
INTRODUCTION = """# A solo game against Teotibot, step by step

The record `tests/records/teotihuacan/solo-lost.txt`, told as it happened, with all of Teotibot's
administration: dice, action pyramid, direction tiles, workers, goods. Whoever has the game on the
table can lay out the start and follow it. The rules are numbered as in
[the rules](../src/ziggurat/games/teotihuacan/rules/en.md); slots, shifts and directions are those
of TH-109.

The page is made from the record by `python -m tests.teotihuacan.annotation`; a test compares them.
"""


def page() -> str:
    """The whole page."""
    record = Record.parse(RECORD.read_text("utf-8"))
    game = ziggurat.game("teotihuacan")
    lines = [INTRODUCTION, "## The start", ""]
    told = 0
    turns = 0
    state: State | None = None
    for number, state in enumerate(record.positions(game)):
        words = record.moves[number - 1][1] if number else ""
        if number:
            lines.append(f"- **{words}**")
        else:
            lines += [f"- {line}" for line in layout(state)]
        for event in state.events[told:]:
            if event.kind == "turn":
                turns += 1
                lines += ["", *table(state), "", f"## Turn {turns}", ""]
            elif event.kind == "bot-roll":
                lines += ["", "Teotibot:", ""]
            text = sentence(event)
            if text:
                lines.append(f"  - {text}" if event.kind in SMALL else f"- {text}")
        told = len(state.events)
    assert state is not None
    lines += ["", "## The result", ""]
    for who, tally in zip(WHO, state.tally(), strict=True):
        parts = ", ".join(f"{name} {points}" for name, points in tally.items())
        lines.append(f"- {who}: {parts}")
    return "\n".join(lines) + "\n"


def layout(state: State) -> list[str]:
    """What lies open at the start."""
    dump = state.dump()
    bot = inner(dump, "teotibot")
    boards = ", ".join(BOARDS[int(str(board))] for board in items(dump, "layout"))
    return [
        f"positions 1 to 8: {boards}",
        f"technologies: {plain(dump['technologies'])}",
        f"royal tiles: {plain(dump['royal'])}; bonus tiles: {goods(inner(dump, 'bonus'))}",
        f"pyramid tiles on offer: {plain(inner(dump, 'pyramid')['offer'])}; laid: {laid(dump)}",
        f"decorations on offer: {plain(inner(dump, 'decorations')['offer'])}",
        f"discovery tiles at the boards: {at_boards(dump)}",
        f"discovery tiles on the tracks: {on_tracks(dump)}",
        f"action pyramid: {pyramid(items(bot, 'slots'), bot['aside'])}",
        f"direction tiles: {plain(bot['directions'])} (the upper one first)",
    ]


def laid(dump: Facts) -> str:
    parts = []
    for place in items(inner(dump, "pyramid"), "placed"):
        assert isinstance(place, Mapping)
        parts.append(f"{place['square']} tile {place['tile']} turned {place['rotation']}")
    return ", ".join(parts)


def at_boards(dump: Facts) -> str:
    boards = inner(inner(dump, "discovery"), "boards")
    return ", ".join(f"{BOARDS[int(number)]} {tile}" for number, tile in boards.items())


def on_tracks(dump: Facts) -> str:
    discovery = inner(dump, "discovery")
    spots = {f"Avenue {step}": tiles for step, tiles in inner(discovery, "avenue").items()}
    spots.update(inner(discovery, "temples"))
    return "; ".join(f"{name} {plain(tiles)}" for name, tiles in spots.items())


def table(state: State) -> list[str]:
    """How things stand when a turn of the human player begins."""
    dump = state.dump()
    calendar, bot = inner(dump, "calendar"), inner(dump, "teotibot")
    lines = ["| | cocoa | wood | stone | gold | blue | red | green | Avenue | track | points |"]
    lines.append("|---|" + "---|" * 10)
    names = ("cocoa", "wood", "stone", "gold", "blue", "red", "green", "avenue", "pyramid")
    for who, player in zip(WHO, items(dump, "players"), strict=True):
        assert isinstance(player, Mapping)
        cells = [str(player[name]) for name in (*names, "points")]
        lines.append(f"| {who} | " + " | ".join(cells) + " |")
    players = items(dump, "players")
    for who, player in zip(WHO, players, strict=True):
        assert isinstance(player, Mapping)
        lines += ["", f"Workers of {who}: {workers(items(player, 'workers'))}."]
    lines += [
        "",
        f"Light disc {calendar['light']}, dark disc {calendar['dark']}. "
        f"Action pyramid: {pyramid(items(bot, 'slots'), bot['aside'])}; "
        f"directions {plain(bot['directions'])}.",
    ]
    return lines


def workers(rows: list[Json]) -> str:
    parts = []
    for row in rows:
        assert isinstance(row, list)
        board, power, space = (int(str(value)) for value in row)
        locked = f" (locked, space {space})" if space else ""
        parts.append(f"{power} on {BOARDS[board]}{locked}")
    return ", ".join(parts)


def pyramid(slots: list[Json], aside: Json) -> str:
    named = ", ".join(f"{slot} {tile}" for slot, tile in enumerate(slots, 1))
    return f"{named}, aside {aside}"


def inner(facts: Facts, name: str) -> Facts:
    value = facts[name]
    assert isinstance(value, Mapping)
    return value


def items(facts: Facts, name: str) -> list[Json]:
    value = facts[name]
    assert isinstance(value, list | tuple)
    return list(value)


def plain(value: Json) -> str:
    assert isinstance(value, list | tuple)
    return ", ".join(str(item) for item in value)


def goods(facts: Facts) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())


def amounts(facts: Facts) -> str:
    found = [
        f"{facts[name]} {name}" for name in ("cocoa", "wood", "stone", "gold") if name in facts
    ]
    return ", ".join(found)


def board(facts: Facts, name: str) -> str:
    return BOARDS[int(str(facts[name]))]


SMALL = frozenset(
    (
        "gain",
        "pay",
        "points",
        "temple",
        "temple-stuck",
        "avenue",
        "track",
        "power",
        "refill",
        "offer",
    )
)
"""What follows from the line above it."""


def sentence(event: Event) -> str:
    """An event in words."""
    facts = event.facts
    who = WHO[int(str(facts.get("seat", 1)))]
    match event.kind:
        case "gain":
            return f"{who} gains {amounts(facts)} ({facts['why']})"
        case "pay":
            return f"{who} pays {amounts(facts)} ({facts['why']})"
        case "points":
            return f"{who} scores {facts['points']} ({facts['why']})"
        case "temple":
            return f"{who} steps to {facts['step']} on the {facts['temple']} temple"
        case "temple-stuck":
            return f"{who} cannot step on the {facts['temple']} temple"
        case "avenue":
            return f"{who} steps to {facts['step']} on the Avenue"
        case "track":
            return f"{who} steps to {facts['step']} on the pyramid track"
        case "power":
            return f"a worker of {who} on {board(facts, 'board')} has power {facts['power']} now"
        case "refill":
            return f"the new tile at {board(facts, 'board')} is {facts['tile']}"
        case "offer":
            return f"the offer of {facts['what']} slides and is refilled: {plain(facts['tiles'])}"
        case _:
            return longer(event, who)


def longer(event: Event, who: str) -> str:
    """The events that get their own line."""
    facts = event.facts
    match event.kind:
        case "deal":
            return f"dealt to {who}: starting tiles {plain(facts['tiles'])}"
        case "starting-tiles":
            return f"kept: {'; '.join(plain(own) for own in items(facts, 'kept'))}"
        case "place":
            return f"{who} puts a worker of power {facts['power']} on {board(facts, 'board')}"
        case "neutral":
            boards = ", ".join(BOARDS[int(str(number))] for number in items(facts, "boards"))
            tiles = plain(facts["tiles"])
            colour = int(str(facts["colour"])) + 1
            return f"neutral colour {colour}: starting tiles {tiles}, so {boards}"
        case "technology":
            return f"{who} has a marker on technology {facts['number']} ({facts['why']})"
        case "claim":
            return f"{who} takes {facts['tile']}"
        case "flip":
            return f"{who} flips {facts['tile']}"
        case "move":
            return (
                f"from {board(facts, 'from')} to {board(facts, 'to')}, "
                f"where {facts['colours']} colours are counted"
            )
        case "oust":
            return f"a worker of {who} leaves its worship space on {board(facts, 'board')}"
        case "unlock":
            return f"{who} unlocks all workers" + (" for 3 cocoa" if facts["paid"] else "")
        case "main":
            return f"main action with N = {facts['workers']}, lowest power {facts['lowest']}"
        case "noble":
            return f"{who} covers the {facts['value']} of the {facts['row']} row of nobles"
        case "decorate":
            return f"{who} lays decoration {facts['tile']}: {facts['side']}, level {facts['level']}"
        case "build":
            return (
                f"{who} lays tile {facts['tile']} on {facts['square']}, turned {facts['rotation']}"
            )
        case "ascend":
            if "reward" in facts:
                return f"reward of the ascension: {facts['reward']}"
            return f"a worker of {who} ascends from {board(facts, 'board')}"
        case "light":
            return f"light disc on {facts['light']} of {facts['dark']} ({facts['why']})"
        case "final-round":
            return "one more round, then the Eclipse (TH-58)"
        case "eclipse":
            return (
                f"**Eclipse {facts['number']}**: Avenue steps worth {facts['avenue_value']}, "
                f"track steps worth {facts['step_value']}"
            )
        case "salary":
            return f"salary of {who}: {facts['due']} due, {facts['paid']} paid"
        case "calendar":
            return f"light disc back to 0, dark disc to {facts['dark']}"
        case "end":
            return f"the game is over ({facts['outcome']}): {plain(facts['points'])}"
        case _:
            return administration(event)


def administration(event: Event) -> str:
    """Teotibot's own events."""
    facts = event.facts
    match event.kind:
        case "bot-roll":
            return (
                f"rolls {plain(facts['dice'])}: sum {facts['sum']}, "
                f"slot {facts['slot']}, tile **{facts['tile']}**"
            )
        case "bot-step":
            lacks = f": no, it lacks {facts['lacks']}" if facts["lacks"] else ""
            where = f" on {board(facts, 'board')}" if facts["board"] else ""
            return f"step {facts['step']}{where}{lacks}"
        case "bot-advance":
            return (
                f"its worker of power {facts['power']} advances from {board(facts, 'from')} "
                f"to {board(facts, 'to')}"
            )
        case "bot-worship":
            return f"its locked worker goes from {board(facts, 'from')} to {board(facts, 'to')}"
        case "bot-flee":
            return f"its locked worker flees from {board(facts, 'from')} to {board(facts, 'to')}"
        case "bot-discard":
            return f"it discards {facts['tile']} at {board(facts, 'board')}"
        case "bot-shift":
            return f"after the shift: {pyramid(items(facts, 'slots'), facts['aside'])}"
        case "bot-directions":
            return f"direction tiles: {plain(facts['directions'])}"
        case "bot-exchange":
            return f"it exchanges {facts['cocoa']} cocoa for {facts['points']} points"
        case _:
            return ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
