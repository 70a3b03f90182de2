"""Revolts and wars (TE-22 to TE-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.catastrophes import has_treasure
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.phases import DEFENCE, FOR_REVOLT, FOR_WAR
from ziggurat.games.tigris.pieces import (
    CELLS,
    COLOURS,
    EMPTY,
    FACE_UP,
    LEADER,
    NAMES,
    NEIGHBOURS,
    RED,
    TILES,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def colours_at(state: TigrisState, tile: Cell) -> list[int]:
    """The colours that two sides both have a leader of, were the tile on that space."""
    regions = state.regions_without(tile)
    seen = 0
    both = 0
    for region in regions.kingdoms_at(tile):
        present = colours_of(regions.leaders[region])
        both |= seen & present
        seen |= present
    return [colour for colour in range(4) if both >> colour & 1]


def colours_of(leaders: int) -> int:
    """The colours among a set of leaders, as bits."""
    found = 0
    while leaders:
        found |= leaders & 15
        leaders >>= 4
    return found


def colours(state: TigrisState) -> list[int]:
    """The colours in conflict over the tile just placed."""
    return colours_at(state, state.tile)


def choice_refusal(state: TigrisState, colour: int) -> Refusal | None:
    """Why that colour can not fight now."""
    if colour not in colours(state):
        return Refusal("TE-25", "no-conflict-in-this-colour", {"colour": COLOURS[colour]})
    return None


def opponents(state: TigrisState, tile: Cell, colour: int) -> tuple[Seat, Seat]:
    """Attacker and defender of a war (TE-27)."""
    regions = state.regions_without(tile)
    present = 0
    for region in regions.kingdoms_at(tile):
        present |= regions.leaders[region]
    involved = [
        seat
        for seat in ((state.active + step) % state.seats for step in range(state.seats))
        if present >> (4 * seat + colour) & 1
    ]
    return involved[0], involved[1]


def choose(state: TigrisState, colour: int) -> None:
    """Begin the war in a colour."""
    state.revolt = False
    state.colour = colour
    state.attacker, state.defender = opponents(state, state.tile, colour)
    state.attack = 0
    if state.listening:
        state.emit(
            "conflict",
            {
                "conflict": "war",
                "colour": COLOURS[colour],
                "attacker": state.attacker,
                "defender": state.defender,
            },
        )


def support_colour(state: TigrisState) -> int:
    """The colour of tiles that support: temples in a revolt, the leaders' colour in a war."""
    return RED if state.revolt else state.colour


def support_actions(state: TigrisState) -> list[Action]:
    held = state.hands[4 * state.seat + support_colour(state)]
    return [actions.SUPPORT + count for count in range(held + 1)]


def support_refusal(state: TigrisState, count: int) -> Refusal | None:
    """Why the deciding player can not commit that many."""
    colour = support_colour(state)
    held = state.hands[4 * state.seat + colour]
    if count > held:
        return Refusal("TE-23", "tiles-are-not-in-hand", {"tile": TILES[colour], "held": held})
    return None


def commit(state: TigrisState, count: int) -> None:
    """The deciding player commits tiles; they leave the game whatever happens."""
    colour = support_colour(state)
    state.hands[4 * state.seat + colour] -= count
    state.removed[colour] += count
    if state.listening:
        state.emit("support", {"seat": state.seat, "colour": COLOURS[colour], "count": count})


def board_strength(state: TigrisState, seat: Seat) -> int:
    """What a side of the running conflict has on the board."""
    cell = state.leader_cells[4 * seat + state.colour]
    if state.revolt:
        return state.temples()[cell]
    regions = state.regions_without(state.tile)
    return len(supporters(state, regions, regions.label[cell], state.colour))


def supporters(state: TigrisState, regions: Regions, region: int, colour: int) -> list[Cell]:
    """The face-up tiles of a colour in a region (TE-28)."""
    cells = state.cells
    label = regions.label
    piece = FACE_UP + colour
    return [cell for cell in range(CELLS) if label[cell] == region and cells[cell] == piece]


def facts(state: TigrisState) -> dict[str, str | int | None]:
    """The running conflict as everybody sees it."""
    return {
        "conflict": "revolt" if state.revolt else "war",
        "colour": COLOURS[state.colour],
        "attacker": state.attacker,
        "defender": state.defender,
        "attack_board": board_strength(state, state.attacker),
        "defence_board": board_strength(state, state.defender),
        "attack": state.attack if state.phase == DEFENCE else None,
    }


def settle(state: TigrisState, support: int) -> None:
    """Compare, send the loser's leader home and pay the winner; a tie is the defender's."""
    attack = board_strength(state, state.attacker) + state.attack
    defence = board_strength(state, state.defender) + support
    winner, loser = state.attacker, state.defender
    if attack <= defence:
        winner, loser = loser, winner
    beaten = 4 * loser + state.colour
    removed = [] if state.revolt else spoils(state, beaten)
    if state.listening:
        state.emit(
            "conflict-won",
            {
                "conflict": "revolt" if state.revolt else "war",
                "colour": COLOURS[state.colour],
                "attacker": state.attacker,
                "defender": state.defender,
                "attack": attack,
                "defence": defence,
                "winner": winner,
                "loser": loser,
                "removed": [NAMES[cell] for cell in removed],
            },
        )
    state.send_home(beaten, "revolt" if state.revolt else "war")
    if state.revolt:
        state.award(winner, RED, 1, FOR_REVOLT)
        return
    for cell in removed:
        state.lay(cell, EMPTY)
    state.removed[state.colour] += len(removed)
    state.award(winner, state.colour, 1 + len(removed), FOR_WAR)
    state.evict()


def spoils(state: TigrisState, beaten: int) -> list[Cell]:
    """The supporters that a beaten leader (4 × seat + colour) loses (TE-29, TE-30, TE-42)."""
    colour = beaten % 4
    regions = state.regions_without(state.tile)
    region = regions.label[state.leader_cells[beaten]]
    lost = []
    for cell in supporters(state, regions, region, colour):
        if cell in state.buildings:
            continue
        if colour == RED and (has_treasure(state, cell) or _serves_another(state, cell, beaten)):
            continue
        lost.append(cell)
    return lost


def _serves_another(state: TigrisState, temple: Cell, priest: int) -> bool:
    """Whether a temple touches any leader but the beaten priest (TE-30)."""
    for near in NEIGHBOURS[temple]:
        piece = state.cells[near]
        if piece >= LEADER and piece != LEADER + priest:
            return True
    return False
