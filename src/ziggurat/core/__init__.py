"""What all games have in common; nothing here knows a particular game."""

from ziggurat.core.actions import ActionTable
from ziggurat.core.errors import (
    BadAction,
    BadDump,
    BadOption,
    BadRecord,
    BadRevision,
    BadSeats,
    BadSeed,
    BadStudy,
    BadView,
    IllegalAction,
    UnknownGame,
    ZigguratError,
)
from ziggurat.core.events import Event
from ziggurat.core.game import Game, Option
from ziggurat.core.hidden import Hidden
from ziggurat.core.records import Record
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.studies import Study
from ziggurat.core.types import NOBODY, Action, Cell, Facts, Json, Options, Seat

__all__ = [
    "NOBODY",
    "Action",
    "ActionTable",
    "BadAction",
    "BadDump",
    "BadOption",
    "BadRecord",
    "BadRevision",
    "BadSeats",
    "BadSeed",
    "BadStudy",
    "BadView",
    "Cell",
    "Event",
    "Facts",
    "Game",
    "Hidden",
    "IllegalAction",
    "Json",
    "Option",
    "Options",
    "Record",
    "Refusal",
    "Seat",
    "State",
    "Study",
    "UnknownGame",
    "ZigguratError",
]
