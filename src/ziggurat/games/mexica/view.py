"""What a seat may see: everything, because nothing is hidden once the tiles are dealt (MX-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.mexica import canals, scoring
from ziggurat.games.mexica.pieces import LEVELS, NAMES, NEUTRAL, shares

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def view(state: MexicaState, seat: Seat | None) -> Facts:
    """The fields of a dump, and what follows from them for drawing: see positions.md."""
    return {
        **state.dump(),
        "viewer": seat,
        "seat": state.seat,
        "question": state.question(),
        "regions": regions(state),
        "stock": [state.stock[s * LEVELS : s * LEVELS + LEVELS] for s in range(state.seats)],
        "scores": state.scores(),
        "ranking": state.ranking(),
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
        "points": scoring.ranked(sums, shares(len(state.members[label])))[: state.seats],
    }
