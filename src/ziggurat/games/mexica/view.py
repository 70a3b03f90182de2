"""What a seat may see: everything, because nothing is hidden once the tiles are dealt (MX-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.mexica import canals, scoring
from ziggurat.games.mexica.pieces import LEVELS, NAMES, NEUTRAL, shares

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def view(state: MexicaState, seat: Seat | None) -> Facts:
    """The position as a dump, and what follows from it for whoever draws it.

    `position` is the dump; `viewer` the seat that looks; `regions` every region with its
    squares, size, tile, temple values and what they are worth by rank; `stock` the temples
    each seat can still build; `supply` what is left beside the board; `scores`, `places` and
    `tally` how it stands.
    """
    return {
        "game": "mexica",
        "viewer": seat,
        "position": state.dump(),
        "regions": regions(state),
        "stock": [state.stock[s * LEVELS : s * LEVELS + LEVELS] for s in range(state.seats)],
        "supply": {
            "doubles": state.doubles,
            "singles": state.singles,
            "bridges": state.bridges_left,
            "tokens": state.token_supply,
        },
        "scores": state.scores(),
        "places": state.ranking(),
        "tally": state.tally(),
    }


def regions(state: MexicaState) -> list[Facts]:
    """Every region, in the order of its first square."""
    sums = scoring.values(state)
    return [_region(state, label, sums[label]) for label in canals.regions(state)]


def _region(state: MexicaState, label: int, sums: list[int]) -> Facts:
    tile: Json = state.founded[label] or None
    return {
        "cells": [NAMES[square] for square in state.members[label]],
        "size": len(state.members[label]),
        "tile": tile,
        "values": sums[: state.seats],
        "neutral": sums[NEUTRAL],
        "ranks": scoring.ranked(sums, shares(len(state.members[label])))[: state.seats],
    }
