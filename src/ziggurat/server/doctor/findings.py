"""What the doctor says of one thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Level = Literal["well", "look", "wrong"]


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: `well`, to be `look`ed at by the host, or `wrong`."""

    level: Level
    what: str
    do: str = ""
    """What the host should do."""

    def line(self) -> str:
        return f"{self.level:<5}  {self.what}" + (f"\n       → {self.do}" if self.do else "")


def well(what: str) -> Finding:
    return Finding("well", what)


def look(what: str, do: str) -> Finding:
    return Finding("look", what, do)


def wrong(what: str, do: str) -> Finding:
    return Finding("wrong", what, do)
