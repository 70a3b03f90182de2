"""What a seat may see, and what the rest might be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ziggurat.core.chance import mix
from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.tigris import shown
from ziggurat.games.tigris.conflicts import regions_at_war, supporters
from ziggurat.games.tigris.hands import hand_size
from ziggurat.games.tigris.pieces import COLOURS, LEADER, NAMES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def view(state: TigrisState, seat: Seat | None) -> Facts:
    """The table as that seat sees it: its own hand and swapped tiles, and how many others have.

    Points are awarded openly, so they are here, for bots; `show_scores` says whether the table
    wants them shown before the end, and `table_view` leaves them out where it does not.
    """
    return _view(state, seat, hiding=False)


def table_view(state: TigrisState, seat: Seat | None) -> Facts:
    """The view without the others' points where the table hides them until the end (TE-39)."""
    return _view(state, seat, hiding=True)


def _view(state: TigrisState, seat: Seat | None, hiding: bool) -> Facts:
    is_open = state.options["scores"] == "open" or state.over
    hidden = hiding and not is_open
    return {
        **shown.public(state),
        "revision": state.revision,
        "options": dict(state.options),
        "viewer": seat,
        "seat": state.seat,
        "question": state.question(),
        "players": [_player(state, other, seat, hidden) for other in range(state.seats)],
        "bag": len(state.bag) - state.drawn,
        "kingdoms": kingdoms(state),
        "show_scores": is_open,
    }


def _player(state: TigrisState, seat: Seat, viewer: Seat | None, hidden: bool) -> Facts:
    own: dict[str, Json] = {
        **shown.public_player(state, seat),
        "hand_size": hand_size(state, seat),
        "swapped_size": sum(state.swapped[4 * seat : 4 * seat + 4]),
    }
    if seat == viewer:
        own["hand"] = shown.tiles_of(state.hands, seat)
        own["swapped"] = shown.tiles_of(state.swapped, seat)
    elif hidden:
        del own["points"], own["earned"]
    return own


def kingdoms(state: TigrisState) -> list[Facts]:
    """Every kingdom: its spaces, and each leader with its strength in a war and in a revolt."""
    regions = state.regions()
    parts = regions_at_war(state)
    temples = state.temples()
    found: list[Facts] = []
    for region in regions.kingdoms():
        cells = regions.cells_of(region)
        inside: list[Facts] = []
        for cell in cells:
            piece = state.cells[cell]
            if piece >= LEADER:
                seat, colour = divmod(piece - LEADER, 4)
                inside.append(
                    {
                        "seat": seat,
                        "colour": COLOURS[colour],
                        "cell": NAMES[cell],
                        "war": len(supporters(state, parts, parts.label[cell], colour)),
                        "revolt": temples[cell],
                    }
                )
        found.append({"cells": [NAMES[cell] for cell in cells], "leaders": inside})
    return found


def sample(state: TigrisState, seat: Seat | None, rng: Random) -> TigrisState:
    """A copy in which the other hands, what others swapped away and the bag are redrawn."""
    new = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    pool = list(state.bag[state.drawn :])
    for other in others:
        for number in range(4 * other, 4 * other + 4):
            pool.extend([number % 4] * (state.hands[number] + state.swapped[number]))
    mix(pool, rng)
    for other in others:
        for counts in (new.own_hands(), new.own_swapped()):
            size = sum(counts[4 * other : 4 * other + 4])
            for colour in range(4):
                counts[4 * other + colour] = 0
            for _ in range(size):
                counts[4 * other + pool.pop()] += 1
    new.bag = bytes(pool)
    new.drawn = 0
    return new
