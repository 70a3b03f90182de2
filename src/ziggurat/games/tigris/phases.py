"""What can be asked of a player, and what points are earned with."""

from typing import Final

TURN: Final = 0
WAR: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
BUILDING: Final = 4
SQUARE: Final = 5
MONUMENT: Final = 6
TREASURE: Final = 7
OVER: Final = 8

KINDS: Final = (
    "turn",
    "war",
    "support",
    "support",
    "building",
    "square",
    "monument",
    "treasure",
    "over",
)
"""The kind of question of each phase."""

FOR_TILE: Final = 0
FOR_BUILDING: Final = 1
FOR_REVOLT: Final = 2
FOR_WAR: Final = 3
FOR_MONUMENT: Final = 4

WHY: Final = ("tile", "building", "revolt", "war", "monument")
"""What points are earned with."""

UNBUILT: Final = -1
GONE: Final = -2
"""A monument that is neither on the board nor to be had."""
