"""Names of the spaces of a rectangular board: a column letter and a row number from A1."""

from string import ascii_uppercase

from ziggurat.core.types import Cell


class Grid:
    """A board of `columns` × `rows` spaces."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.names: list[str] = [
            f"{ascii_uppercase[cell % columns]}{cell // columns + 1}" for cell in range(self.size)
        ]
        self.cells: dict[str, Cell] = {name: cell for cell, name in enumerate(self.names)}
        self.neighbours: list[list[Cell]] = [self._around(cell) for cell in range(self.size)]
        """The spaces sharing an edge, in the order north, west, east, south."""

    def _around(self, cell: Cell) -> list[Cell]:
        row, column = divmod(cell, self.columns)
        around = []
        if row > 0:
            around.append(cell - self.columns)
        if column > 0:
            around.append(cell - 1)
        if column < self.columns - 1:
            around.append(cell + 1)
        if row < self.rows - 1:
            around.append(cell + self.columns)
        return around
