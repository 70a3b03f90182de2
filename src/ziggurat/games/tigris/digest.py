"""What a digest covers: the position as release 0.1.0 dumped it, field by field, for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts
from ziggurat.games.tigris import shown
from ziggurat.games.tigris.pieces import TILES

if TYPE_CHECKING:
    from ziggurat.games.tigris.state import TigrisState


def facts(state: TigrisState) -> Facts:
    """The whole position; nothing may be added, left out or renamed."""
    return {
        **shown.public(state),
        "players": [
            {
                **shown.public_player(state, seat),
                "hand": shown.tiles_of(state.hands, seat),
                "swapped": shown.tiles_of(state.swapped, seat),
            }
            for seat in range(state.seats)
        ],
        "bag": [TILES[colour] for colour in state.bag[state.drawn :]],
    }
