"""A position from a view alone."""

from __future__ import annotations

from random import Random

from ziggurat.core.errors import BadDump, BadView
from ziggurat.core.game import Game
from ziggurat.core.json_fields import Fields, as_row
from ziggurat.core.types import Facts, Json
from ziggurat.games.tigris.load import load
from ziggurat.games.tigris.pieces import HAND, TILE_COUNTS, TILES
from ziggurat.games.tigris.position import POSITION
from ziggurat.games.tigris.state import TigrisState

HIDEABLE = ("points", "earned")
"""What a table with hidden scores does not show people; nothing is assumed in its place."""


def imagine(game: Game, view: Facts, rng: Random) -> TigrisState:
    """A position that looks like the view to its viewer, with the unknown drawn at random."""
    try:
        fields = Fields(view, "view")
        viewer = None if fields.get("viewer") is None else fields.number("viewer", 0, 3)
        return load(game, _filled(view, fields)).sample(viewer, rng)
    except BadDump as error:
        raise BadView(str(error)) from error


def _filled(view: Facts, fields: Fields) -> Json:
    """A dump of the view, with the unknown tiles in the hidden places in any order."""
    unknown = _unknown_tiles(fields)
    players = []
    for number, item in enumerate(as_row(fields.get("players"), None, "view.players")):
        player = Fields(item, f"view.players[{number}]")
        shown: dict[str, Json] = {
            name: player.get(name)
            for name in ("points", "earned", "treasures", "catastrophes")
            if player.has(name) or name not in HIDEABLE
        }
        for name, most in (("hand", HAND), ("swapped", sum(TILE_COUNTS))):
            if player.has(name):
                shown[name] = player.get(name)
            else:
                size = player.number(f"{name}_size", 0, most)
                shown[name] = [_next(unknown) for _ in range(size)]
        players.append(shown)
    bag = [_next(unknown) for _ in range(fields.number("bag", 0, sum(TILE_COUNTS)))]
    return {
        **POSITION.dumped(view),
        "decision": fields.get("decision"),
        "players": players,
        "bag": bag,
    }


def _next(unknown: list[str]) -> str:
    if not unknown:
        raise BadDump("view: there are more hidden tiles than unknown ones")
    return unknown.pop()


def _unknown_tiles(fields: Fields) -> list[str]:
    """All tiles that are neither face up on the board, nor removed, nor the viewer's."""
    board = fields.inner("board")
    seen = [board.get(name) for name in board.names()]
    for item in as_row(fields.get("players"), None, "view.players"):
        player = Fields(item, "view.players")
        for name in ("hand", "swapped"):
            seen += player.row(name)
    unknown: list[str] = []
    for colour, tile in enumerate(TILES):
        left = TILE_COUNTS[colour] - seen.count(tile)
        for gone in (fields.inner("covered"), fields.inner("removed")):
            left -= gone.number(tile, 0, TILE_COUNTS[colour])
        unknown += [tile] * left
    return unknown
