"""What can be pending: the decisions of a game and the steps between them.

A position holds a stack of entries; the top one is decided or carried out next. An entry is a
tuple: its kind, the player it belongs to, and numbers that its chapter understands.
"""

from typing import Final, TypeAlias

Entry: TypeAlias = tuple[int, ...]

# Steps that nobody decides

REVEAL: Final = 0
GAIN: Final = 1
NEUTRAL: Final = 2
ABILITY: Final = 3
TECHNOLOGIES: Final = 4
REFILL: Final = 5
ASCENDED: Final = 6
AFTER: Final = 7
ECLIPSE: Final = 8
CALENDAR: Final = 9
NEXT: Final = 10
TEOTIBOT: Final = 11

# Decisions

FIRST_DECISION: Final = 12
KEEP: Final = 12
PICK: Final = 13
RAISE: Final = 14
LINKED: Final = 15
PLACE: Final = 16
TURN: Final = 17
MOVE: Final = 18
SECOND: Final = 19
ACT: Final = 20
LOCK: Final = 21
OPTION: Final = 22
BOARD_TILE: Final = 23
TEMPLE: Final = 24
STEPS: Final = 25
MAJOR: Final = 26
SPOT: Final = 27
TAKE: Final = 28
ROYAL: Final = 29
TECHNOLOGY: Final = 30
ROW: Final = 31
DECORATION: Final = 32
SIDE: Final = 33
BUILD: Final = 34
SQUARE: Final = 35
DISCOUNT: Final = 36
ROTATE: Final = 37
POWER: Final = 38
THIRTEEN: Final = 39
POWERS: Final = 40
REWARD: Final = 41
END: Final = 42
SALARY: Final = 43

NAMES: Final = (
    "reveal",
    "gain",
    "neutral",
    "ability",
    "technologies",
    "refill",
    "ascended",
    "after",
    "eclipse",
    "calendar",
    "next",
    "teotibot",
    "keep",
    "pick",
    "raise",
    "linked",
    "place",
    "turn",
    "move",
    "second",
    "act",
    "lock",
    "option",
    "board_tile",
    "temple",
    "steps",
    "major",
    "spot",
    "take",
    "royal",
    "technology",
    "row",
    "decoration",
    "side",
    "build",
    "square",
    "discount",
    "rotate",
    "power",
    "thirteen",
    "powers",
    "reward",
    "end",
    "salary",
)
NUMBERS: Final = {name: kind for kind, name in enumerate(NAMES)}

FIELDS: Final[dict[int, tuple[tuple[str, int, int], ...]]] = {
    ABILITY: (("board", 1, 7), ("space", 1, 3), ("power", 1, 5)),
    RAISE: (("count", 1, 2),),
    LINKED: (("tile", 14, 16),),
    LOCK: (("space", 1, 3),),
    OPTION: (("space", 1, 3),),
    BOARD_TILE: (("board", 1, 7),),
    STEPS: (("blue", 0, 2), ("red", 0, 2), ("green", 0, 2)),
    MAJOR: (("temple", 0, 2), ("step", 3, 6)),
    SPOT: (("step", 3, 8),),
    TAKE: (("count", 1, 5),),
    ROYAL: (("tile", 1, 9), ("times", 0, 5)),
    SIDE: (("tile", 1, 15),),
    SQUARE: (("tile", 1, 32),),
    DISCOUNT: (("tile", 1, 32), ("square", 0, 29)),
    ROTATE: (("tile", 1, 32), ("square", 0, 29), ("discount", 0, 2)),
    POWER: (("first", 0, 1),),
    POWERS: (("count", 1, 2),),
    END: (("unlock", 0, 1),),
}
"""The numbers of an entry after its player: name, least and greatest value."""

ASKED: Final = frozenset((KEEP, PICK, TURN, MOVE, ACT, END))
"""Decisions that are asked even when there is a single answer."""
FLIPPING: Final = frozenset(
    (TURN, ACT, BOARD_TILE, MAJOR, SPOT, ROYAL, BUILD, POWER, THIRTEEN, END)
)
"""Decisions beside which discovery tiles may be flipped (TH-27)."""
UNLOCKING: Final = frozenset((TURN, ACT, POWER, THIRTEEN, END))
"""Decisions beside which 3 cocoa may be paid to unlock (TH-26)."""
COMPLETE: Final = frozenset(
    (NEUTRAL, CALENDAR, NEXT, AFTER, TURN, MOVE, SECOND, ACT, LOCK, OPTION, END)
)
"""Entries that may lie at the bottom of the stack: what follows them is known."""
