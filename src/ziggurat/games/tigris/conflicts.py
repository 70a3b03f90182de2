"""Revolts and wars (TE-22 to TE-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Cell, Facts, Json, Seat
from ziggurat.games.tigris import actions
from ziggurat.games.tigris.catastrophes import has_treasure
from ziggurat.games.tigris.kingdoms import Regions
from ziggurat.games.tigris.moves import TILE_FIELD, TigrisDecision, TileStep
from ziggurat.games.tigris.pieces import (
    CELLS,
    COLOURS,
    EMPTY,
    FACE_UP,
    FOR_REVOLT,
    FOR_WAR,
    HAND,
    LEADER,
    NAMES,
    NEIGHBOURS,
    RED,
    SEATS,
    TILES,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState

WAR: Final = 0
REVOLT: Final = 1
CONFLICTS: Final = ("war", "revolt")

UNDECIDED: Final = -1
"""What the attacker has committed, while that is undecided."""


def colours_at(state: TigrisState, tile: Cell) -> list[int]:
    """The colours in which two sides would both have a leader, were the tile on that space.

    Sides are what the tile touches now: parts cut off by an earlier war count separately (TE-55).
    """
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


def opponents(state: TigrisState, tile: Cell, colour: int) -> tuple[Seat, Seat]:
    """Attacker and defender of a war, clockwise from the active player (TE-27, TE-52)."""
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


class Wars(TileStep):
    """The wars over a tile that joins kingdoms, one after another until none is left (TE-25)."""

    KIND: ClassVar[str] = "wars"

    def carry_out(self, state: TigrisState) -> None:
        colours = colours_at(state, self.tile)
        if not colours:
            return
        state.pending.append(self)
        if len(colours) > 1:
            state.pending.append(ChooseWar(self.seat, self.tile))
        else:
            begin_war(state, self.tile, colours[0])


class ChooseWar(TigrisDecision):
    """Which of several wars is fought first (TE-26): always the active player's choice (TE-53)."""

    KIND: ClassVar[str] = "war"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (TILE_FIELD,)

    def __init__(self, seat: Seat, tile: Cell) -> None:
        super().__init__(seat, tile, actions.WAR, actions.SUPPORT)

    def options(self, state: TigrisState) -> list[Action]:
        return [actions.WAR + colour for colour in colours_at(state, self.tile)]

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        colour = action - actions.WAR
        if colour in colours_at(state, self.tile):
            return None
        return Refusal("TE-25", "no-conflict-in-this-colour", {"colour": COLOURS[colour]})

    def answer(self, state: TigrisState, action: Action) -> None:
        begin_war(state, self.tile, action - actions.WAR)

    def complaint(self, state: TigrisState) -> str:
        several = not state.no_tile(self.tile) and len(colours_at(state, self.tile)) > 1
        return "" if several else "there is no choice of wars"


def begin_war(state: TigrisState, tile: Cell, colour: int) -> None:
    """Fight in a colour over the tile just placed (TE-27)."""
    attacker, defender = opponents(state, tile, colour)
    begin(state, WAR, colour, attacker, defender, tile)


def begin(
    state: TigrisState, conflict: int, colour: int, attacker: Seat, defender: Seat, tile: Cell
) -> None:
    """Ask the attacker for support (TE-23, TE-28)."""
    state.pending.append(Support(attacker, conflict, colour, attacker, defender, UNDECIDED, tile))
    if state.listening:
        state.emit(
            "conflict",
            {
                "conflict": CONFLICTS[conflict],
                "colour": COLOURS[colour],
                "attacker": attacker,
                "defender": defender,
            },
        )


class Support(TigrisDecision):
    """How many tiles a side of a conflict commits: the attacker, then the defender.

    `attack` is what the attacker has committed, UNDECIDED while the attacker is asked.
    """

    KIND: ClassVar[str] = "support"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("conflict", WAR, REVOLT, CONFLICTS),
        PendingField("colour", 0, 3, COLOURS),
        PendingField("attacker", 0, SEATS - 1),
        PendingField("defender", 0, SEATS - 1),
        PendingField("attack", 0, HAND, none=UNDECIDED),
        PendingField("tile", 0, CELLS - 1, NAMES, none=-1),
    )

    def __init__(
        self,
        seat: Seat,
        conflict: int,
        colour: int,
        attacker: Seat,
        defender: Seat,
        attack: int,
        tile: Cell,
    ) -> None:
        super().__init__(seat, tile, actions.SUPPORT, actions.BUILDING)
        self.conflict = conflict
        self.colour = colour
        self.attacker = attacker
        self.defender = defender
        self.attack = attack

    def supporting_colour(self) -> int:
        """Temples support in a revolt (TE-23), tiles of the leaders' colour in a war (TE-28)."""
        return RED if self.conflict == REVOLT else self.colour

    def held(self, state: TigrisState) -> int:
        """How many tiles the deciding side could commit."""
        return state.hands[4 * self.seat + self.supporting_colour()]

    def strength(self, state: TigrisState, side: Seat) -> int:
        """What a side has on the board: adjacent temples, or the tiles of its kingdom.

        The joining tile supports nobody (TE-44), nor does anything cut off before (TE-54).
        """
        cell = state.leader_cells[4 * side + self.colour]
        if self.conflict == REVOLT:
            return state.temples()[cell]
        regions = state.regions_without(self.tile)
        return len(supporters(state, regions, regions.label[cell], self.colour))

    def options(self, state: TigrisState) -> list[Action]:
        return [actions.SUPPORT + count for count in range(self.held(state) + 1)]

    def against(self, state: TigrisState, action: Action) -> Refusal | None:
        held = self.held(state)
        if action - actions.SUPPORT <= held:
            return None
        facts = {"tile": TILES[self.supporting_colour()], "held": held}
        rule = "TE-23" if self.conflict == REVOLT else "TE-28"
        return Refusal(rule, "tiles-are-not-in-hand", facts)

    def answer(self, state: TigrisState, action: Action) -> None:
        """What is committed leaves the game in any case; then comes the other side, or the end."""
        count = action - actions.SUPPORT
        colour = self.supporting_colour()
        state.own_hands()[4 * self.seat + colour] -= count
        state.own_removed()[colour] += count
        if state.listening:
            state.emit("support", {"seat": self.seat, "colour": COLOURS[colour], "count": count})
        if self.attack == UNDECIDED:
            sides = self.attacker, self.defender
            state.pending.append(
                Support(self.defender, self.conflict, self.colour, *sides, count, self.tile)
            )
        else:
            self.settle(state, count)

    def settle(self, state: TigrisState, support: int) -> None:
        """Compare, send the loser's leader home and pay the winner; ties go to the defender.

        A revolt costs only the leader (TE-24, TE-79); it may come back at once (TE-46).
        """
        attack = self.strength(state, self.attacker) + self.attack
        defence = self.strength(state, self.defender) + support
        winner, loser = self.attacker, self.defender
        if attack <= defence:
            winner, loser = loser, winner
        removed = self.spoils(state, loser)
        if state.listening:
            state.emit(
                "conflict-won",
                {
                    "conflict": CONFLICTS[self.conflict],
                    "colour": COLOURS[self.colour],
                    "attacker": self.attacker,
                    "defender": self.defender,
                    "attack": attack,
                    "defence": defence,
                    "winner": winner,
                    "loser": loser,
                    "removed": [NAMES[cell] for cell in removed],
                },
            )
        state.send_home(4 * loser + self.colour, CONFLICTS[self.conflict])
        if self.conflict == REVOLT:
            state.award(winner, RED, 1, FOR_REVOLT)
            return
        for cell in removed:
            state.lay(cell, EMPTY)
        state.own_removed()[self.colour] += len(removed)
        state.award(winner, self.colour, 1 + len(removed), FOR_WAR)
        state.evict()

    def spoils(self, state: TigrisState, loser: Seat) -> list[Cell]:
        """The supporters that a side loses with its leader (TE-29, TE-30, TE-42, TE-51)."""
        lost: list[Cell] = []
        if self.conflict == REVOLT:
            return lost
        beaten = 4 * loser + self.colour
        regions = state.regions_without(self.tile)
        region = regions.label[state.leader_cells[beaten]]
        for cell in supporters(state, regions, region, self.colour):
            if cell in state.buildings:
                continue
            if self.colour == RED and (
                has_treasure(state, cell) or _serves_another(state, cell, beaten)
            ):
                continue
            lost.append(cell)
        return lost

    def kingdom(self, state: TigrisState, side: Seat) -> list[Cell]:
        """The kingdom that a side fought from, as it was before the tile joined them (TE-18)."""
        if self.conflict == REVOLT:
            return []
        regions = state.regions_without(self.tile)
        return regions.cells_of(regions.label[state.leader_cells[4 * side + self.colour]])

    def facts(self, state: TigrisState) -> dict[str, Json]:
        """The conflict as everybody sees it."""
        return {
            "conflict": CONFLICTS[self.conflict],
            "colour": COLOURS[self.colour],
            "attacker": self.attacker,
            "defender": self.defender,
            "attack_board": self.strength(state, self.attacker),
            "defence_board": self.strength(state, self.defender),
            "attack": None if self.attack == UNDECIDED else self.attack,
            "supports": COLOURS[self.supporting_colour()],
            "needed": self.needed(state),
            "wars": self.wars(state),
        }

    def needed(self, state: TigrisState) -> int | None:
        """How many tiles save the defender's leader: a tie is enough (TE-22); None for others."""
        if self.attack == UNDECIDED:
            return None
        attack = self.strength(state, self.attacker) + self.attack
        return max(0, attack - self.strength(state, self.defender))

    def least(self, state: TigrisState) -> int:
        """How many tiles the deciding side must commit in order to win (TE-24, TE-29)."""
        if self.attack != UNDECIDED:
            return self.needed(state) or 0
        lead = self.strength(state, self.attacker) - self.strength(state, self.defender)
        return max(0, 1 - lead)

    def wars(self, state: TigrisState) -> list[str]:
        """The colours at war over the tile, the current one first (TE-25)."""
        if self.conflict == REVOLT:
            return []
        others = [one for one in colours_at(state, self.tile) if one != self.colour]
        return [COLOURS[one] for one in (self.colour, *others)]

    def question(self, state: TigrisState) -> Facts:
        return {**super().question(state), **self.facts(state)}

    def complaint(self, state: TigrisState) -> str:
        asked = self.attacker if self.attack == UNDECIDED else self.defender
        if self.seat != asked:
            return f"seat {asked} is asked"
        if self.attacker == self.defender:
            return "nobody fights against themselves"
        for seat in (self.attacker, self.defender):
            if seat >= state.seats or state.leader_cells[4 * seat + self.colour] < 0:
                return f"seat {seat} has no such leader on the board"
        return self._no_revolt(state) if self.conflict == REVOLT else self._no_war(state)

    def _no_revolt(self, state: TigrisState) -> str:
        if self.attacker != state.active:
            return "only the active player starts a revolt"
        label = state.regions().label
        own, other = (
            label[state.leader_cells[4 * seat + self.colour]]
            for seat in (self.attacker, self.defender)
        )
        return "" if own == other else "the leaders of a revolt stand in one kingdom"

    def _no_war(self, state: TigrisState) -> str:
        if state.no_tile(self.tile) or self.colour not in colours_at(state, self.tile):
            return "no war in that colour is due"
        if (self.attacker, self.defender) != opponents(state, self.tile, self.colour):
            return "attacker and defender are not those of this war"
        return ""


def regions_at_war(state: TigrisState) -> Regions:
    """The regions in which leaders count their strength; while a war is due or fought, without
    the tile that joined them (TE-25, TE-28)."""
    top = state.running()
    at_war = isinstance(top, ChooseWar) or (isinstance(top, Support) and top.conflict == WAR)
    if top is None or not at_war:
        return state.regions()
    return state.regions_without(top.tile)


def supporters(state: TigrisState, regions: Regions, region: int, colour: int) -> list[Cell]:
    """The face-up tiles of a colour in a region (TE-28)."""
    cells = state.cells
    label = regions.label
    piece = FACE_UP + colour
    return [cell for cell in range(CELLS) if label[cell] == region and cells[cell] == piece]


def _serves_another(state: TigrisState, temple: Cell, priest: int) -> bool:
    """Whether a temple touches any leader other than the beaten priest (TE-30)."""
    for near in NEIGHBOURS[temple]:
        piece = state.cells[near]
        if piece >= LEADER and piece != LEADER + priest:
            return True
    return False
