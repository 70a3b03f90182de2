"""Building temples (MX-26 to MX-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.mexica.pieces import LEVELS, NAMES, PALACE
from ziggurat.games.mexica.squares import block_canal, occupy

if TYPE_CHECKING:
    from ziggurat.games.mexica.state import MexicaState


def code(colour: int, level: int) -> int:
    """How a temple lies in `content`: 1 to 20."""
    return colour * LEVELS + level


def is_temple(content: int) -> bool:
    return 0 < content < CALPULLI


def colour_of(content: int) -> int:
    return (content - 1) // LEVELS


def level_in(content: int) -> int:
    return (content - 1) % LEVELS + 1


CALPULLI = 100
"""A calpulli tile lies in `content` as this plus its size."""


def sites(state: MexicaState, label: int) -> list[int]:
    """The buildable squares of a region (MX-4)."""
    found = state.sites[label]
    if found is None:
        pilli_blocks = state.pilli_blocks
        found = [s for s in state.members[label] if not pilli_blocks[s] and not PALACE[s]]
        state.sites[label] = found
    return found


def build(state: MexicaState, level: int, square: int) -> None:
    seat = state.seat
    state.ap -= level
    state.stock[seat * LEVELS + level - 1] -= 1
    put(state, square, code(seat, level))
    state.stirred = True
    state.unchecked = True
    if state.listening:
        state.emit("temple", {"seat": seat, "level": level, "cell": NAMES[square]})


def put(state: MexicaState, square: int, content: int) -> None:
    """Set a temple or a calpulli tile on an empty square, for good (MX-28)."""
    state.content[square] = content
    occupy(state, square)
    block_canal(state, square)
