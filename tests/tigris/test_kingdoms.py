"""What is kept about the board from action to action is what a fresh look at it finds."""

from random import Random

import pytest

from ziggurat import game
from ziggurat.games.tigris.kingdoms import Regions, look_over
from ziggurat.games.tigris.pieces import CELLS, EMPTY, FACE_DOWN, FACE_UP, LEADER, TEMPLE
from ziggurat.games.tigris.spaces import Spaces, add_at, beside, these
from ziggurat.games.tigris.state import TigrisState

SPACES = list(range(CELLS))


def cells_in(spaces: Spaces) -> list[int]:
    found: list[int] = []
    add_at(found, SPACES, spaces)
    return found


def parts(regions: Regions) -> dict[tuple[int, ...], int]:
    """Each region by its spaces, with its leaders."""
    found: dict[tuple[int, ...], int] = {}
    for region, leaders in enumerate(regions.leaders):
        cells = regions.cells_of(region)
        assert cells == cells_in(regions.spaces_of(region))
        if cells:
            found[tuple(cells)] = leaders
    return found


def check_sets(regions: Regions) -> None:
    """Each set of spaces against the pieces, or the kingdoms counted space by space."""
    cells = regions.cells
    assert cells_in(regions.empty) == [c for c in SPACES if cells[c] == EMPTY]
    assert cells_in(regions.face_up) == [c for c in SPACES if FACE_UP <= cells[c] < FACE_DOWN]
    assert cells_in(regions.temples) == [c for c in SPACES if cells[c] == TEMPLE]
    assert cells_in(regions.homes) == [c for c in SPACES if cells[c] >= LEADER]
    assert cells_in(regions.joined()) == [c for c in SPACES if regions.count_at(c) > 1]
    assert cells_in(regions.crowded()) == [c for c in SPACES if regions.count_at(c) > 2]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_known_of_a_board_is_what_a_fresh_look_finds(seats: int) -> None:
    rng = Random(seats)
    state = game("tigris").start(seats, f"kingdoms-{seats}", buildings="on")
    assert isinstance(state, TigrisState)
    while not state.over:
        known, fresh = state.regions(), look_over(state.cells)
        assert parts(known) == parts(fresh)
        assert [known.cells_of(one) for one in known.kingdoms()] == [
            fresh.cells_of(one) for one in fresh.kingdoms()
        ]
        check_sets(known)
        for cell in state.leader_cells:
            if cell >= 0:
                lifted = fresh.without(cell)
                joined = [c for c in SPACES if lifted.count_at(c) > 1]
                assert cells_in(known.joined_without(cell)) == joined
        legal = state.actions()
        if len(legal) % 4 == 0:
            every = range(len(state.game.table))
            assert legal == [action for action in every if state.refusal(action) is None]
        state.apply(rng.choice(legal))


def test_what_is_beside_a_space_is_what_it_touches() -> None:
    for cell in SPACES:
        row, column = divmod(cell, 16)
        near = [
            16 * (row + down) + column + right
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
            if 0 <= row + down < 11 and 0 <= column + right < 16
        ]
        assert cells_in(beside(these([cell]))) == near
