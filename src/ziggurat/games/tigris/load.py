"""A position from its JSON; whatever cannot be is refused."""

from __future__ import annotations

from ziggurat.core.errors import BadDump, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.json_fields import Fields, as_word
from ziggurat.core.types import Cell, Json
from ziggurat.games.tigris import buildings, conflicts, monuments, treasures, turn
from ziggurat.games.tigris.moves import TigrisDecision
from ziggurat.games.tigris.pieces import (
    ACTIONS,
    BLUE,
    CATASTROPHE,
    CATASTROPHES,
    CELLS,
    COLOURS,
    FACE_DOWN,
    FACE_UP,
    GONE,
    GRID,
    HAND,
    LAST_TREASURES,
    LEADER,
    LEADERS,
    MONUMENT_NAMES,
    MONUMENTS,
    NAMES,
    SQUARES,
    TEMPLE,
    TILE_COUNTS,
    TILES,
    WHY,
)
from ziggurat.games.tigris.state import TigrisState

MOST_POINTS = 100_000
ENDINGS = ("treasures", "bag", "swap")
OVER = "over"
KINDS = ("turn", "war", "support", "building", "square", "monument", "treasure")


def load(game: Game, value: Json) -> TigrisState:
    """The position of a dump; raises `BadDump` where it cannot be."""
    fields = Fields(value, "dump")
    fields.word("game", ["tigris"])
    seats = fields.number("seats", game.seats[0], game.seats[-1])
    given = fields.inner("options")
    try:
        options = game.read_options(seats, {name: given.get(name) for name in given.names()})
    except ZigguratError as error:
        raise BadDump(f"dump.options: {error}") from error
    state = TigrisState()
    revision = fields.number("revision", 1, game.revision, game.revision)
    state.set_up(game, seats, options, revision)
    _load_board(state, fields)
    _load_monuments(state, fields)
    _load_buildings(state, fields)
    _load_players(state, fields)
    _load_bag(state, fields)
    _load_turn(state, fields)
    fields.finish()
    _check_leaders(state)
    state.settle()
    return state


def _cell(value: Json, place: str) -> Cell:
    return GRID.cells[as_word(value, NAMES, place)]


def _load_board(state: TigrisState, fields: Fields) -> None:
    if fields.has("board"):
        state.cells = bytes(CELLS)
        board = fields.inner("board")
        names = [*TILES, "face-down", "catastrophe"]
        names += [f"{seat} {leader}" for seat in range(state.seats) for leader in LEADERS]
        for name in board.names():
            cell = _cell(name, "a space of dump.board")
            _load_piece(state, cell, as_word(board.get(name), names, f"dump.board.{name}"))
    lying = [
        number
        for number, cell in enumerate(state.board.starts)
        if state.cells[cell] in (TEMPLE, FACE_DOWN)
    ]
    if not fields.has("treasures"):
        state.treasures = sum(1 << number for number in lying)
        return
    state.treasures = 0
    for item in fields.row("treasures"):
        number = state.board.start_at[_cell(item, "dump.treasures")]
        if number not in lying or state.treasures >> number & 1:
            raise BadDump(f"dump.treasures: there can be no treasure on {item}")
        state.treasures |= 1 << number


def _load_piece(state: TigrisState, cell: Cell, word: str) -> None:
    river = bool(state.board.river[cell])
    if word in TILES:
        colour = TILES.index(word)
        if river != (colour == BLUE):
            raise BadDump(f"dump.board.{NAMES[cell]}: no {word} can lie there")
        state.lay(cell, FACE_UP + colour)
    elif word == "face-down":
        state.lay(cell, FACE_DOWN)
    elif word == "catastrophe":
        state.lay(cell, CATASTROPHE)
    else:
        seat, leader = word.split()
        number = 4 * int(seat) + LEADERS.index(leader)
        if river or state.leader_cells[number] >= 0:
            raise BadDump(f"dump.board.{NAMES[cell]}: {word} cannot stand there (too)")
        state.leader_cells[number] = cell
        state.lay(cell, LEADER + number)


def _load_monuments(state: TigrisState, fields: Fields) -> None:
    built = fields.inner("monuments")
    covered: set[Cell] = set()
    for name in built.names():
        number = MONUMENT_NAMES.index(as_word(name, MONUMENT_NAMES, "dump.monuments"))
        place = f"dump.monuments.{name}"
        if built.get(name) is None:
            state.monuments[number] = GONE
            continue
        corner = _cell(built.get(name), place)
        square = monuments.four(corner) if corner in SQUARES else []
        if not square or any(state.cells[c] != FACE_DOWN or c in covered for c in square):
            raise BadDump(f"{place}: no four face-down tiles of its own lie there")
        wet = sum(state.board.river[c] for c in square)
        dry_colours = [colour for colour in MONUMENTS[number] if colour != BLUE]
        if wet not in (0, len(square)) or (wet and len(dry_colours) == len(MONUMENTS[number])):
            raise BadDump(f"{place}: no four tiles of one of its colours could lie there")
        covered.update(square)
        state.monuments[number] = corner
    if len(covered) != state.cells.count(FACE_DOWN):
        raise BadDump("dump.board: a tile lies face down without a monument")


def _load_buildings(state: TigrisState, fields: Fields) -> None:
    built = fields.inner("buildings")
    for name in built.names():
        colour = COLOURS.index(as_word(name, COLOURS, "dump.buildings"))
        cell = _cell(built.get(name), f"dump.buildings.{name}")
        if not state.buildings_on or state.cells[cell] != FACE_UP + colour:
            raise BadDump(f"dump.buildings.{name}: no such building can stand on {NAMES[cell]}")
        state.buildings[colour] = cell


def _load_players(state: TigrisState, fields: Fields) -> None:
    if not fields.has("players"):
        return
    for seat, item in enumerate(fields.row("players", state.seats)):
        player = Fields(item, f"dump.players[{seat}]")
        hand = _tiles(player, "hand")
        if len(hand) > HAND:
            raise BadDump(f"{player.place}.hand has more than {HAND} tiles")
        for colour in hand:
            state.hands[4 * seat + colour] += 1
        for colour in _tiles(player, "swapped"):
            state.swapped[4 * seat + colour] += 1
        points = player.inner("points")
        for colour, name in enumerate(COLOURS):
            state.points[4 * seat + colour] = points.number(name, 0, MOST_POINTS, 0)
        points.finish()
        earned = player.inner("earned")
        for number, name in enumerate(WHY):
            state.earned[len(WHY) * seat + number] = earned.number(name, 0, MOST_POINTS, 0)
        earned.finish()
        state.taken[seat] = player.number("treasures", 0, len(state.board.starts), 0)
        if player.has("catastrophes"):
            state.catastrophes[seat] = player.number("catastrophes", 0, CATASTROPHES)
        else:
            state.catastrophes[seat] = min(CATASTROPHES, _unplayed(state, seat))
        player.finish()
    if state.treasures.bit_count() + sum(state.taken) > len(state.board.starts):
        raise BadDump(f"dump: there are only {len(state.board.starts)} treasures")
    if _unplayed(state, state.seats) < 0:
        raise BadDump(f"dump: there are only {CATASTROPHES * state.seats} catastrophes")


def _unplayed(state: TigrisState, seats: int) -> int:
    """Catastrophes neither on the board nor with the first seats."""
    known = state.cells.count(CATASTROPHE) + sum(state.catastrophes[:seats])
    return CATASTROPHES * state.seats - known


def _tiles(fields: Fields, name: str) -> list[int]:
    place = f"{fields.place}.{name}"
    return [TILES.index(as_word(item, TILES, place)) for item in fields.row(name)]


def _load_bag(state: TigrisState, fields: Fields) -> None:
    """The bag, and what has left the game: every tile of the box is somewhere."""
    state.bag = bytes(_tiles(fields, "bag"))
    _load_covered(state, fields)
    removed = fields.inner("removed")
    for colour, name in enumerate(TILES):
        known = state.cells.count(FACE_UP + colour) + state.bag.count(colour)
        known += sum(state.hands[colour::4]) + sum(state.swapped[colour::4])
        left = TILE_COUNTS[colour] - known - state.covered[colour]
        if left < 0:
            raise BadDump(f"dump: there are {-left} more tiles {name} than in the box")
        state.removed[colour] = removed.number(name, left, left, left)
    removed.finish()


def _load_covered(state: TigrisState, fields: Fields) -> None:
    """The tiles under monuments; where nothing is said, of a colour the monument shows."""
    if fields.has("covered"):
        covered = fields.inner("covered")
        for colour, name in enumerate(TILES):
            state.covered[colour] = covered.number(name, 0, TILE_COUNTS[colour], 0)
        covered.finish()
    else:
        for number, corner in enumerate(state.monuments):
            if corner >= 0:
                wet = bool(state.board.river[corner])
                fits = [colour for colour in MONUMENTS[number] if wet == (colour == BLUE)]
                state.covered[fits[0] if fits else MONUMENTS[number][0]] += 4
    if sum(state.covered) != state.cells.count(FACE_DOWN):
        raise BadDump("dump.covered does not count the tiles that lie face down")


def _load_turn(state: TigrisState, fields: Fields) -> None:
    state.active = fields.number("active", 0, state.seats - 1, 0)
    state.left = fields.number("left", 0, ACTIONS, ACTIONS)
    state.ended = fields.word("ended", ["", *ENDINGS], "")
    decision = fields.inner("decision")
    kind = decision.word("kind", [*KINDS, OVER], OVER if state.ended else turn.Turn.KIND)
    if (kind == OVER) != bool(state.ended):
        raise BadDump("dump.decision: nothing is decided exactly when the game has ended")
    if state.ended == "treasures" and state.treasures.bit_count() > LAST_TREASURES:
        raise BadDump(f"dump.ended: more than {LAST_TREASURES} treasures are on the board")
    if kind != OVER:
        state.forget()
        state.pending.append(turn.TURNS[state.active])
        if kind != turn.Turn.KIND:
            _load_running(state, kind, decision)
    decision.finish()


def _load_running(state: TigrisState, kind: str, fields: Fields) -> None:
    """A decision inside an action, and what follows it."""
    tile = _cell(fields.get("tile"), f"{fields.place}.tile") if fields.has("tile") else -1
    state.pending.append(treasures.END_ACTION[state.active])
    if tile >= 0:
        if state.no_tile(tile):
            raise BadDump("dump.decision.tile: no face-up tile lies there")
        follows = [monuments.OfferMonument, buildings.OfferBuilding, conflicts.Wars]
        after = {"square": 0, "monument": 0, "building": 1}.get(kind, 3)
        for step in follows[:after]:
            if state.buildings_on or step is not buildings.OfferBuilding:
                state.pending.append(step(state.active, tile))
    decision = _running(state, kind, fields, tile)
    complaint = decision.complaint(state)
    if complaint:
        raise BadDump(f"dump.decision: {complaint}")
    state.pending.append(decision)


def _running(state: TigrisState, kind: str, fields: Fields, tile: Cell) -> TigrisDecision:
    seat = state.active
    if kind == "support":
        return _conflict(state, fields, tile)
    if kind == "treasure":
        return treasures.LeaveTreasure(treasures.due(state)[0])
    if tile < 0:
        raise BadDump(f"dump.decision: {kind!r} needs a tile")
    if kind == "monument":
        square = _cell(fields.get("square"), f"{fields.place}.square")
        return monuments.RaiseMonument(seat, tile, square)
    if kind == "square":
        return monuments.ChooseSquare(seat, tile)
    return (conflicts.ChooseWar if kind == "war" else buildings.PutBuilding)(seat, tile)


def _conflict(state: TigrisState, fields: Fields, tile: Cell) -> conflicts.Support:
    conflict = conflicts.CONFLICTS.index(fields.word("conflict", conflicts.CONFLICTS))
    colour = COLOURS.index(fields.word("colour", COLOURS))
    attacker = fields.number("attacker", 0, state.seats - 1)
    defender = fields.number("defender", 0, state.seats - 1)
    attack, seat = conflicts.UNDECIDED, attacker
    if fields.get("attack") is not None:
        attack, seat = fields.number("attack", 0, HAND), defender
    return conflicts.Support(seat, conflict, colour, attacker, defender, attack, tile)


def _check_leaders(state: TigrisState) -> None:
    """Every leader has a temple beside it (TE-15), and no rival in its kingdom unless they fight.

    Over a tile that joins kingdoms the wars are still to come, so it is looked at without it.
    """
    temples = state.temples()
    for cell in state.leader_cells:
        if cell >= 0 and not temples[cell]:
            raise BadDump(f"dump.board.{NAMES[cell]}: a leader stands beside no temple")
    running = state.running()
    tile = state.tile
    regions = state.regions() if tile < 0 else state.regions_without(tile)
    for leaders in regions.leaders:
        for colour in range(4):
            rivals = [seat for seat in range(state.seats) if leaders >> (4 * seat + colour) & 1]
            revolt = (
                isinstance(running, conflicts.Support)
                and running.conflict == conflicts.REVOLT
                and running.colour == colour
                and sorted(rivals) == sorted((running.attacker, running.defender))
            )
            if len(rivals) > 1 and not revolt:
                raise BadDump(f"dump.board: two {LEADERS[colour]}s stand in one kingdom")
