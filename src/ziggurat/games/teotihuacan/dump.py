"""The position as JSON: what lies open, and what only a dump tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.types import Facts, Json
from ziggurat.games.teotihuacan import digest
from ziggurat.games.teotihuacan.pieces import SOURCES, Player

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def dump(state: TeotihuacanState) -> Facts:
    """The whole position."""
    return {**public(state), **digest.with_hidden(state)}


def public(state: TeotihuacanState) -> dict[str, Json]:
    """What lies open and is not among pieces with hidden ones."""
    return {
        **digest.open_table(state),
        "revision": state.revision,
        "options": dict(state.options),
        "players": [_player(state, player) for player in range(state.players)],
        "pending": state.pending_json(),
    }


def _player(state: TeotihuacanState, player: Player) -> Facts:
    """With all points of the tally, those from before a hand-written position too."""
    start = len(SOURCES) * player
    sums = zip(SOURCES, state.tally_of[start : start + len(SOURCES)], strict=True)
    tally: dict[str, Json] = {source: points for source, points in sums if points}
    return {**digest.player_facts(state, player), "tally": tally}
