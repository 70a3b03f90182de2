"""Names and neighbours of the spaces of a board."""

import pytest

from ziggurat.core.grid import Grid


@pytest.mark.parametrize(("columns", "rows", "last"), [(16, 11, "P11"), (23, 16, "W16")])
def test_names_run_from_the_top_left(columns: int, rows: int, last: str) -> None:
    grid = Grid(columns, rows)

    assert grid.size == columns * rows == len(grid.names) == len(grid.cells)
    assert grid.names[0] == "A1"
    assert grid.names[1] == "B1"
    assert grid.names[columns] == "A2"
    assert grid.names[-1] == last
    assert all(grid.names[cell] == name for name, cell in grid.cells.items())


def test_neighbours_share_an_edge() -> None:
    grid = Grid(4, 3)

    def around(name: str) -> list[str]:
        return [grid.names[cell] for cell in grid.neighbours[grid.cells[name]]]

    assert around("B2") == ["B1", "A2", "C2", "B3"]
    assert around("A1") == ["B1", "A2"]
    assert around("D1") == ["C1", "D2"]
    assert around("A3") == ["A2", "B3"]
    assert around("D3") == ["D2", "C3"]


def test_neighbours_are_mutual() -> None:
    grid = Grid(5, 4)

    for cell, around in enumerate(grid.neighbours):
        assert all(cell in grid.neighbours[near] for near in around)
        assert cell not in around
