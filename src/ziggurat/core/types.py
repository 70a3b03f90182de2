"""Small types used in every signature."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 for the first player. `NOBODY` once the game is over."""

Action: TypeAlias = int
"""One atomic decision: a row number of the game's action table."""

Cell: TypeAlias = int
"""A space of a board, counted row by row from the top left."""

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""What `json.dumps` takes and `json.loads` gives back unchanged."""

Facts: TypeAlias = Mapping[str, Json]
"""Named facts of an event, a refusal, a question or a view."""

Options: TypeAlias = dict[str, "str | int"]
"""The options of a table by name, complete and checked."""

NOBODY: Seat = -1
