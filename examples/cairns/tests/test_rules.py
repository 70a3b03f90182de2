"""Every rule of Cairns, shown by a position and an action."""

from __future__ import annotations

from collections import Counter

import pytest
from cairns import GAME, CairnsState

import ziggurat
from ziggurat.core import IllegalAction, Json, checks


def table(hand: str, *stones: str, seats: int = 2) -> CairnsState:
    """A position in which seat 0 holds those stones and these lie on the field (`high A1 1`)."""
    left = Counter({"low": 12, "middle": 10, "high": 8})
    owners: list[Json] = [-1] * 16
    heights: list[Json] = [None] * 16
    laid = Counter[str]()
    for stone in stones:
        height, cell, owner = stone.split()
        at = "ABCD".index(cell[0]) + 4 * (int(cell[1]) - 1)
        owners[at], heights[at] = int(owner), height
        laid[height] += 1
    unseen = sorted((left - laid - Counter(hand.split())).elements())
    hands = [hand.split(), *([unseen.pop(), unseen.pop()] for _ in range(1, seats))]
    start = dict(GAME.start(seats, 7).dump())
    start["players"] = [{"hand": held, "points": 0} for held in hands]
    start["laid"] = dict(laid)
    return GAME.load(start | {"owners": owners, "heights": heights, "bag": unseen})


def test_a_stone_may_lie_on_an_empty_or_a_lower_place() -> None:
    """CN-3"""
    state = table("middle high", "low A1 1", "middle B1 1")
    words = [GAME.write(action) for action in state.actions()]
    assert "middle A1" in words
    assert "middle B1" not in words
    assert "high B1" in words


def test_points_are_height_and_own_places_beside() -> None:
    """CN-4, CN-5"""
    state = table("high low", "low A2 0", "low B1 0", "low B3 0", "low C2 1")
    state.play(GAME.read("high B2"))
    assert state.points == [3 + 3, 0]
    assert (
        state.owners[GAME.table.fields.index({"kind": "lay", "height": "low", "cell": "B2"})] == 0
    )


def test_passing_needs_a_reason() -> None:
    """CN-7"""
    with pytest.raises(IllegalAction, match="CN-7"):
        table("low high").play(GAME.read("pass"))


def test_the_whole_contract_is_kept() -> None:
    assert checks.run(GAME) > 0


def test_ziggurat_knows_it() -> None:
    assert ziggurat.game("cairns") is GAME
