"""The position for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Seat
from ziggurat.games.teotihuacan.pieces import (
    BOARDS,
    BOT_TILES,
    BUILDING_VALUES,
    DIRECTIONS,
    GOODS,
    ICON_LETTERS,
    KINDS,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    NOBLE_ROWS,
    NOBLE_VALUES,
    PALACE,
    ROW_START,
    SIDES,
    SPOTS,
    SQUARE_NAMES,
    TEMPLES,
    TILES,
    Player,
)
from ziggurat.games.teotihuacan.position_parts import find_technologies
from ziggurat.games.teotihuacan.setup import CHOICES, hand, linked_names
from ziggurat.games.teotihuacan.shown import counted, sorted_workers

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def text(state: TeotihuacanState, seat: Seat | None) -> str:
    """Calendar, boards, pyramid, offers and players, as that seat sees them."""
    lines = [_calendar(state), ""]
    lines += [_board(state, place) for place in range(1, 9)]
    lines += ["", *_pyramid(state), "", *_offers(state), ""]
    lines += [_player(state, player) for player in range(state.players)]
    if state.solo:
        lines.append(_teotibot(state))
    if state.dealt and seat is not None:
        lines += ["", _own_hand(state, seat)]
    if state.open_tiles:
        lines.append("open starting tiles: " + _numbers(state.open_tiles))
    lines += ["", _question(state)]
    return "\n".join(lines)


def _calendar(state: TeotihuacanState) -> str:
    final = ", last round before the Eclipse" if state.final_round else ""
    return (
        f"Eclipses {state.eclipses}, light disc {state.light}, dark disc {state.dark}{final}; "
        f"Avenue steps worth {BUILDING_VALUES[state.buildings]}"
    )


def _name(state: TeotihuacanState, player: Player) -> str:
    return "Teotibot" if state.solo and player == 1 else f"seat {player}"


def _board(state: TeotihuacanState, place: int) -> str:
    board = state.layout[place]
    parts = []
    for player in range(state.players):
        for worker in sorted_workers(state, player):
            if state.worker_board[worker] == board:
                space = state.worker_space[worker]
                locked = f" locked on {space}" if space else ""
                power = state.worker_power[worker]
                parts.append(f"{_name(state, player)} {power}{locked}")
    for colour in range(NEUTRAL_COLOURS[state.players]):
        start = NEUTRAL_WORKERS * colour
        if board in state.neutral[start : start + NEUTRAL_WORKERS]:
            parts.append(f"neutral {colour + 1}")
    kind = state.board_tiles[board]
    tile = f"  [{TILES[kind]}]" if kind >= 0 else ""
    extra = f"  royal {_numbers(state.royal)}" if board == PALACE else ""
    name = f"{place}: {BOARDS[board]}"
    return f"{name:<17}{', '.join(parts) or '-'}{tile}{extra}"


def _pyramid(state: TeotihuacanState) -> list[str]:
    lines = []
    filled = [name for name, tile in zip(SQUARE_NAMES, state.squares, strict=True) if tile]
    for row in range(8):
        cells = state.icons[8 * row : 8 * row + 8]
        lines.append("  " + " ".join(ICON_LETTERS[icon] for icon in cells))
    lines.append("filled: " + (" ".join(filled) or "none"))
    placed = [
        f"{name} {_numbers([tile for tile in state.decorations[4 * side : 4 * side + 4] if tile])}"
        for side, name in enumerate(SIDES)
    ]
    lines.append("decorations: " + ", ".join(placed))
    return lines


def _offers(state: TeotihuacanState) -> list[str]:
    lines = [
        f"pyramid tiles: {_numbers(state.pyramid_offer)} ({len(state.pyramid_stack)} to come)",
        f"decorations: {_numbers(state.decoration_offer)} ({len(state.decoration_stack)} to come)",
        f"technologies: {_numbers(state.display)}",
    ]
    nobles = []
    for row, name in enumerate(NOBLE_ROWS):
        spaces = range(ROW_START[row], ROW_START[row + 1])
        shown = ["#" if state.nobles[space] else str(NOBLE_VALUES[space]) for space in spaces]
        nobles.append(f"{name} {' '.join(shown)}")
    lines.append("nobles: " + ", ".join(nobles))
    bonus = zip(TEMPLES, state.bonus, strict=True)
    lines.append("bonus tiles: " + ", ".join(f"{name} {tile}" for name, tile in bonus))
    spots = [
        f"{name} {', '.join(TILES[kind] for kind in kinds) or '-'}"
        for name, kinds in zip(SPOTS, state.spots, strict=True)
    ]
    lines.append("discovery: " + "; ".join(spots) + f" ({len(state.stack)} to come)")
    return lines


def _player(state: TeotihuacanState, player: Player) -> str:
    goods = state.goods[4 * player : 4 * player + 4]
    parts = [f"{count} {name}" for name, count in zip(GOODS, goods, strict=True)]
    temples = state.temples[3 * player : 3 * player + 3]
    parts += [f"{name} {step}" for name, step in zip(TEMPLES, temples, strict=True)]
    parts += [f"avenue {state.avenue[player]}", f"pyramid {state.track[player]}"]
    own = find_technologies(state, player)
    if own:
        parts.append(f"technologies {_numbers(own)}")
    for name, counts in (("tiles", state.tiles), ("used", state.used)):
        tiles = counted(counts[KINDS * player : KINDS * player + KINDS])
        if tiles:
            parts.append(f"{name} {' '.join(str(tile) for tile in tiles)}")
    if state.kept and state.kept[player : player + 1]:
        parts.append(f"starting tiles {_numbers(state.kept[player])}")
    return f"{_name(state, player)}: {state.points[player]} points; {', '.join(parts)}"


def _teotibot(state: TeotihuacanState) -> str:
    names = [BOT_TILES[tile] for tile in state.slots]
    return (
        f"action pyramid: {names[0]} / {names[1]}, {names[2]} / {', '.join(names[3:])}; "
        f"aside {BOT_TILES[state.aside]}; "
        f"direction {DIRECTIONS[state.upper]} above {DIRECTIONS[state.lower]}"
    )


def _own_hand(state: TeotihuacanState, seat: Seat) -> str:
    tiles = hand(state, seat)
    choice = state.chosen[seat]
    line = f"your starting tiles: {_numbers(tiles)}"
    for tile, kind in linked_names(state, tiles).items():
        line += f", {tile} with {kind}"
    if choice >= 0:
        line += f"; kept {_numbers([tiles[place] for place in CHOICES[choice]])}"
    return line


def _question(state: TeotihuacanState) -> str:
    if state.over:
        return f"The game is over: {state.ended}"
    question = state.question()
    facts = [f"{name} {value}" for name, value in question.items() if name not in ("kind", "seat")]
    return f"Seat {state.seat} decides: {question['kind']}" + "".join(f", {fact}" for fact in facts)


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) if number else "-" for number in numbers) or "-"
