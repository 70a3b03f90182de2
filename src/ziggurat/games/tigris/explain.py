"""What each piece or place is, and what it does now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.errors import BadPlace
from ziggurat.core.explanations import said
from ziggurat.core.types import Cell, Facts, Json, Seat
from ziggurat.games.tigris import conflicts, scoring, tiles
from ziggurat.games.tigris.catastrophes import has_treasure
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.monuments import four
from ziggurat.games.tigris.pieces import (
    BLUE,
    BUILDINGS,
    CATASTROPHE,
    COLOURS,
    DYNASTIES,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LEADER,
    LEADERS,
    MONUMENT_NAMES,
    MONUMENTS,
    NAMES,
    TILES,
    UNBUILT,
)

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def explainable(state: TigrisState) -> list[str]:
    """All pieces and places by the names that `explain` knows."""
    found = [f"space {name}" for name in NAMES]
    found += [f"tile {colour}" for colour in COLOURS]
    for owner in range(state.seats):
        found.append(f"dynasty {owner}")
        found += [f"leader {owner} {colour}" for colour in COLOURS]
    found += [
        f"monument {name}"
        for name, cell in zip(MONUMENT_NAMES, state.monuments, strict=True)
        if cell >= UNBUILT
    ]
    if state.buildings_on:
        found += [f"building {colour}" for colour in COLOURS]
    found += [f"points {colour}" for colour in COLOURS]
    found += ["treasures", "bag", "catastrophe", "swap", "actions"]
    return [*found, "conflict"] if isinstance(state.running(), conflicts.Support) else found


def term(state: TigrisState, place: str) -> str:
    """What players call a piece or place."""
    kind, _, name = place.partition(" ")
    if kind == "space":
        return _lying_on(state, NAMES.index(name))
    if kind == "tile":
        return TILES[COLOURS.index(name)]
    if kind == "leader":
        return LEADERS[COLOURS.index(name.partition(" ")[2])]
    if kind == "dynasty":
        return DYNASTIES[int(name)]
    if kind == "building":
        return BUILDINGS[COLOURS.index(name)].replace(" ", "-")
    if kind == "conflict":
        running = state.running()
        assert isinstance(running, conflicts.Support)
        return conflicts.CONFLICTS[running.conflict]
    return {"points": "point", "treasures": "treasure", "actions": "action"}.get(kind, kind)


def _lying_on(state: TigrisState, cell: Cell) -> str:
    """The piece on a space, or else the kind of space."""
    piece = state.cells[cell]
    if piece >= LEADER:
        return LEADERS[(piece - LEADER) % 4]
    if piece == EMPTY:
        return "river" if state.board.river[cell] else "land"
    if piece == CATASTROPHE:
        return "catastrophe"
    return "monument" if piece == FACE_DOWN else TILES[piece - FACE_UP]


def explain(state: TigrisState, place: str, seat: Seat | None) -> list[Facts]:
    """What a piece or place does now, each sentence with its rule."""
    if place not in explainable(state):
        raise BadPlace(f"there is no {place!r} to explain here")
    kind, _, name = place.partition(" ")
    if kind == "space":
        return _space(state, NAMES.index(name))
    if kind == "tile":
        return _tile_in_hand(state, COLOURS.index(name), seat)
    if kind == "leader":
        owner, _, colour = name.partition(" ")
        return _leader(state, int(owner), COLOURS.index(colour))
    if kind == "dynasty":
        return _dynasty(state, int(name))
    if kind == "monument":
        return _monument(state, MONUMENT_NAMES.index(name))
    if kind == "building":
        return _building(state, COLOURS.index(name))
    if kind == "points":
        return _points(state, COLOURS.index(name), seat)
    return _other(state, kind, seat)


def _other(state: TigrisState, kind: str, seat: Seat | None) -> list[Facts]:
    """Supplies and panels that one or two sentences explain."""
    bag = said("TE-38", "bag-left", count=len(state.bag) - state.drawn)
    if kind == "treasures":
        found = [said("TE-38", "treasures-left", count=state.treasures.bit_count())]
        if seat is not None:
            found.append(said("TE-39", "treasures-own", count=state.taken[seat]))
        return found
    if kind == "bag":
        return [bag]
    if kind == "swap":
        return [said("TE-21", "swap"), bag]
    if kind == "catastrophe":
        found = [said("TE-20", "catastrophe")]
        if seat is not None:
            found.append(said("TE-20", "catastrophes-own", count=state.catastrophes[seat]))
        return found
    if kind == "actions":
        return [said("TE-8", "actions-left", left=state.left)]
    return _conflict(state)


def _conflict(state: TigrisState) -> list[Facts]:
    fight = state.running()
    assert isinstance(fight, conflicts.Support)
    sides: dict[str, Json] = {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "attack": fight.strength(state, fight.attacker),
        "defence": fight.strength(state, fight.defender),
    }
    if fight.conflict == conflicts.REVOLT:
        found = [said("TE-23", "conflict-revolt", **sides), said("TE-24", "conflict-tie")]
    else:
        found = [said("TE-28", "conflict-war", **sides), said("TE-29", "conflict-tie")]
    needed = fight.needed(state)
    if needed is not None:
        found.append(said("TE-23", "conflict-needed", count=needed))
    return found


def _space(state: TigrisState, cell: Cell) -> list[Facts]:
    piece = state.cells[cell]
    if piece >= LEADER:
        owner, colour = divmod(piece - LEADER, 4)
        return _leader(state, owner, colour)
    if piece == EMPTY:
        return _empty(state, cell)
    if piece == CATASTROPHE:
        return [said("TE-20", "space-destroyed")]
    if piece == FACE_DOWN:
        found = _monument(state, _monument_on(state, cell))
    else:
        found = _lying_tile(state, cell, piece - FACE_UP)
    return found + _carried(state, cell)


def _monument_on(state: TigrisState, cell: Cell) -> int:
    """The monument that stands on a face-down tile."""
    return next(
        number
        for number, corner in enumerate(state.monuments)
        if corner >= 0 and cell in four(corner)
    )


def _carried(state: TigrisState, cell: Cell) -> list[Facts]:
    """A treasure or a building on a tile."""
    found: list[Facts] = []
    if has_treasure(state, cell):
        number = state.board.start_at[cell]
        framed = bool(state.board.framed_treasures >> number & 1)
        found.append(said("TE-36", "treasure-framed") if framed else said("TE-36", "treasure-here"))
    if cell in state.buildings:
        found.append(said("TE-42", "building-protects"))
        found.append(said("TE-43", "building-bonus", colour=COLOURS[state.buildings.index(cell)]))
    return found


def _empty(state: TigrisState, cell: Cell) -> list[Facts]:
    """What a tile and a leader would do on an empty space."""
    river = bool(state.board.river[cell])
    regions = state.regions()
    near = regions.kingdoms_at(cell)
    found: list[Facts] = []
    if not near:
        found.append(said("TE-17", "no-kingdom-near"))
    elif len(near) == 1:
        found.append(said("TE-17", "one-kingdom-near"))
        for colour in range(4):
            earner = tiles.earner(state, regions, near[0], colour)
            if river == (colour == BLUE) and earner >= 0:
                found.append(
                    said("TE-17", "tile-earns", seat=earner, colour=COLOURS[colour], count=1)
                )
    elif len(near) <= tiles.MOST_KINGDOMS:
        found.append(said("TE-18", "two-kingdoms-near"))
    else:
        found.append(said("TE-16", "three-kingdoms-near"))
    if river:
        found.append(said("TE-10", "no-leader-on-rivers"))
    elif not state.temples()[cell]:
        found.append(said("TE-10", "no-temple-near"))
    elif len(near) > 1:
        found.append(said("TE-11", "leader-would-join"))
    else:
        found.append(said("TE-10", "leader-can-stand"))
    return found


def _lying_tile(state: TigrisState, cell: Cell, colour: int) -> list[Facts]:
    regions = state.regions()
    leaders = regions.leaders[regions.label[cell]]
    if not leaders:
        return [said("TE-4", "no-kingdom")]
    served = [seat for seat in range(state.seats) if leaders >> (4 * seat + colour) & 1]
    if not served:
        return [said("TE-28", "supports-nobody")]
    return [said("TE-28", "supports", seat=owner) for owner in served]


def _tile_in_hand(state: TigrisState, colour: int, seat: Seat | None) -> list[Facts]:
    where = said("TE-16", "farm-goes") if colour == BLUE else said("TE-16", "tile-goes")
    if seat is None:
        return [where]
    held = state.hands[4 * seat + colour]
    own = said("TE-9", "tiles-held", colour=COLOURS[colour], count=held)
    return [where, own, _standing(state, seat, colour)]


def _standing(state: TigrisState, seat: Seat, colour: int) -> Facts:
    cell = state.leader_cells[4 * seat + colour]
    if cell < 0:
        return said("TE-10", "leader-home", colour=COLOURS[colour])
    return said("TE-17", "leader-stands", colour=COLOURS[colour], cell=NAMES[cell])


def _leader(state: TigrisState, owner: Seat, colour: int) -> list[Facts]:
    found = [said("TE-7", "leader-of", seat=owner), _standing(state, owner, colour)]
    cell = state.leader_cells[4 * owner + colour]
    if cell < 0:
        return found
    parts = conflicts.regions_at_war(state)
    strength = len(conflicts.supporters(state, parts, parts.label[cell], colour))
    temples = state.temples()[cell]
    found.append(said("TE-28", "leader-war", count=strength))
    found.append(said("TE-23", "leader-revolt", count=temples))
    return [*found, said("TE-15", "leader-last-temple")] if temples == 1 else found


def _dynasty(state: TigrisState, seat: Seat) -> list[Facts]:
    return [
        said("TE-7", "dynasty-of", seat=seat),
        said("TE-7", "dynasty-hand", count=hand_size(state, seat)),
        said("TE-39", "dynasty-treasures", count=state.taken[seat]),
        said("TE-20", "dynasty-catastrophes", count=state.catastrophes[seat]),
    ]


def _monument(state: TigrisState, number: int) -> list[Facts]:
    found = [said("TE-32", "monument", pair=MONUMENT_NAMES[number])]
    corner = state.monuments[number]
    if corner < 0:
        return [*found, said("TE-32", "monument-unbuilt")]
    regions = state.regions()
    leaders = regions.leaders[regions.label[corner]]
    paid = [
        said("TE-35", "monument-pays", seat=seat, colour=COLOURS[colour], count=1)
        for seat in range(state.seats)
        for colour in MONUMENTS[number]
        if leaders >> (4 * seat + colour) & 1
    ]
    return found + (paid or [said("TE-35", "monument-idle")])


def _building(state: TigrisState, colour: int) -> list[Facts]:
    cell = state.buildings[colour]
    if cell < 0:
        return [said("TE-40", "building-waits", colour=COLOURS[colour])]
    return [
        said("TE-41", "building-stands", colour=COLOURS[colour], cell=NAMES[cell]),
        said("TE-43", "building-bonus", colour=COLOURS[colour]),
    ]


def _points(state: TigrisState, colour: int, seat: Seat | None) -> list[Facts]:
    found = [said("TE-17", "points", colour=COLOURS[colour])]
    if seat is not None:
        own = state.points[4 * seat + colour]
        found.append(said("TE-39", "points-own", colour=COLOURS[colour], count=own))
        found.append(said("TE-39", "points-weakest", count=scoring.final(state, seat)[0]))
    return found
