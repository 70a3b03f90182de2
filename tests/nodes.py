"""How many sequences of actions there are from a position.

`python -m tests.nodes GAME` prints the counts of the positions in `tests/nodes/<game>.json`
beside those the file promises.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import ziggurat
from ziggurat import Game, State
from ziggurat.core.json_fields import Fields, as_number, as_word
from ziggurat.core.types import Json

FOLDER = Path(__file__).parent / "nodes"


def count(state: State, depth: int) -> int:
    """The number of action sequences of exactly that length; the last level is not played."""
    actions = state.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        copy = state.copy()
        copy.apply(action)
        total += count(copy, depth - 1)
    return total


@dataclass(frozen=True)
class Nodes:
    """A named position and the number of sequences of length 1, 2, … that it promises."""

    name: str
    state: State
    counts: list[int]


def table(game: Game) -> list[Nodes]:
    """The positions of the game's file."""
    path = FOLDER / f"{game.name}.json"
    rows: Json = json.loads(path.read_text("utf-8")) if path.exists() else []
    assert isinstance(rows, list)
    return [_nodes(game, Fields(row, f"{path.name}[{n}]")) for n, row in enumerate(rows)]


def _nodes(game: Game, row: Fields) -> Nodes:
    name = row.get("name")
    assert isinstance(name, str)
    if row.has("dump"):
        state = game.load(row.get("dump"))
    else:
        seed, options = row.get("seed"), row.inner("options")
        assert isinstance(seed, str)
        chosen = {option: options.get(option) for option in options.names()}
        state = game.start(row.number("seats", 1, 9), seed, **chosen)
        for words in row.row("moves"):
            state.play(game.read(as_word(words, game.table.words, f"{name}: moves")))
    counts = [as_number(number, 0, 10**12, f"{name}: counts") for number in row.row("counts")]
    row.finish()
    return Nodes(name, state, counts)


def main() -> None:
    for nodes in table(ziggurat.game(sys.argv[1])):
        found = [count(nodes.state, depth) for depth in range(1, len(nodes.counts) + 1)]
        print(f"{nodes.name}: {found}" + ("" if found == nodes.counts else f" not {nodes.counts}"))


if __name__ == "__main__":
    main()
