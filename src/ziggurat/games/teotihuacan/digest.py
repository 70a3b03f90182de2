"""What a digest covers: the position as release 0.1.0 dumped it, field by field, for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.types import Facts, Json
from ziggurat.games.teotihuacan import shown
from ziggurat.games.teotihuacan.pieces import (
    DEALT,
    FROM_EARLIER,
    LINKED,
    SOURCES,
    TILES,
    Player,
)
from ziggurat.games.teotihuacan.setup import CHOICES

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

OPTIONS: Final = (
    "setup",
    "eclipse",
    "direction",
    "teotibot",
    "bot_gold",
    "bot_nobles",
    "bot_construction",
    "bot_resources",
    "bot_exchange",
    "bot_worship",
    "bot_bonus",
    "bot_markers",
)


def facts(state: TeotihuacanState) -> Facts:
    """The whole position; nothing may be added, left out or renamed."""
    return {
        **shown.open_table(state),
        **with_hidden(state),
        "options": {name: state.options[name] for name in OPTIONS},
        "players": [player_facts(state, player) for player in range(state.players)],
        "pending": [[one.KIND, one.seat, *one.numbers()] for one in state.pending],
    }


def with_hidden(state: TeotihuacanState) -> dict[str, Json]:
    """Pieces of which some are hidden."""
    whole: dict[str, Json] = {}
    whole["decorations"] = {**shown.decorations(state), "stack": state.decoration_stack[:]}
    whole["pyramid"] = {**shown.pyramid(state), "stack": state.pyramid_stack[:]}
    whole["discovery"] = {
        **shown.discovery(state),
        "stack": shown.tile_names(state.stack),
        "linked": {
            str(tile): TILES[kind]
            for tile, kind in zip(LINKED, state.linked, strict=True)
            if kind >= 0
        },
        "returns": state.returns[:],
    }
    whole["neutral"] = {**shown.neutral(state), "draws": [list(draw) for draw in state.draws]}
    whole["starting"] = {
        **shown.starting(state),
        "dealt": [state.dealt[at : at + DEALT] for at in range(0, len(state.dealt), DEALT)],
        "box": state.box[:],
        "chosen": [None if choice < 0 else list(CHOICES[choice]) for choice in state.chosen],
    }
    if state.solo:
        whole["teotibot"] = {
            **shown.teotibot(state),
            "dice": state.dice[:],
            "rotations": [90 * turn for turn in state.bot_rotations],
        }
    return whole


def player_facts(state: TeotihuacanState, player: Player) -> dict[str, Json]:
    own = shown.belongings(state, player)
    sums = state.tally_of[len(SOURCES) * player : len(SOURCES) * player + FROM_EARLIER]
    own["tally"] = {SOURCES[source]: points for source, points in enumerate(sums) if points}
    return own
