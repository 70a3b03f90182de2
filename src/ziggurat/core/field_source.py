"""What is written from the declaration of positions: the class of their fields, and the tables.

A class that is compiled needs its attributes, defaults and copying written out; nobody keeps them
by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill

from ziggurat.core.positions import OWNED, SLICED, Attribute, Declaration, Place

SOURCE = "fields.py"
DOCUMENT = "positions.md"
BEGIN, END = "<!-- fields: {group} -->", "<!-- end -->"

HEAD = '''"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

{imports}
if TYPE_CHECKING:
    from typing import Self

    from ziggurat.core.game import Game
    from ziggurat.core.types import Options


class {name}(State):
    """What a position holds, what it starts as, and its copying."""

'''

STATE = "from ziggurat.core.state import State"

OWNED_BITS = '''    owned: int
    """Which lists no other position shares, a bit each."""

'''

START = """\
    def begin_empty(self, game: Game, seats: int, options: Options, revision: int) -> None:
        super().begin_empty(game, seats, options, revision)
"""

COPY = """    def share_with(self: Self, twin: Self) -> None:
        super().share_with(twin)
"""

OWN = '''    def own_{name}(self) -> {kind}:
        """`{name}`, to be changed: no other position shares it any more."""
        if not self.owned & {bit}:
            self.{name} = self.{name}[:]
            self.owned |= {bit}
        return self.{name}
'''


def written(folder: Path, position: Declaration) -> dict[Path, str]:
    """The files of a game that follow from the declaration, with what they should hold."""
    tables = folder / DOCUMENT
    found = {folder / SOURCE: source(position)}
    if tables.exists():
        found[tables] = document(position, tables.read_text("utf-8"))
    return found


def source(position: Declaration) -> str:
    """The module `fields.py` of a game."""
    fields = position.attributes()
    owned = [field for field in fields if field.copied == OWNED]
    text = HEAD.format(
        imports="".join(f"{line}\n" for line in _imports(position.imports)), name=position.name
    )
    text += "\n".join(_declared(field) for field in fields) + "\n"
    text += OWNED_BITS if owned else ""
    text += START + "".join(f"        self.{field.name} = {field.start}\n" for field in fields)
    text += f"        self.owned = 0x{(1 << len(owned)) - 1:X}\n" if owned else ""
    text += "\n" + COPY + "".join(_copied(field) for field in fields)
    text += "        self.owned = 0\n        twin.owned = 0\n" if owned else ""
    for number, field in enumerate(owned):
        text += "\n" + OWN.format(name=field.name, kind=field.kind, bit=f"0x{1 << number:X}")
    return text


def _imports(lines: Sequence[str]) -> list[str]:
    """The imports that the defaults and the class of positions need, in order of their modules."""
    later = [at for at, line in enumerate(lines) if line.startswith("from ") and line > STATE]
    place = later[0] if later else len(lines)
    return [*lines[:place], STATE, *lines[place:]]


def _declared(field: Attribute) -> str:
    meaning = fill(f'"""{field.meaning}"""', 100, initial_indent="    ", subsequent_indent="    ")
    return f"    {field.name}: {field.kind}\n{meaning}\n"


def _copied(field: Attribute) -> str:
    suffix = "[:]" if field.copied == SLICED else ""
    return f"        twin.{field.name} = self.{field.name}{suffix}\n"


def document(position: Declaration, text: str) -> str:
    """`positions.md` with its tables rewritten, each between its marks."""
    for group in sorted({place.group for place in position.places()}):
        begin = BEGIN.format(group=group or "position")
        before, mark, rest = text.partition(begin)
        _, end, after = rest.partition(END)
        if not mark or not end:
            raise ValueError(f"{DOCUMENT} lacks {begin} or {END} after it")
        text = f"{before}{begin}\n\n{table(position, group)}\n{END}{after}"
    return text


def table(position: Declaration, group: str) -> str:
    """The places of one object of a dump, as Markdown."""
    lines = ["| field | what stands there | meaning |", "|---|---|---|"]
    lines += _everywhere() if not group else []
    named: set[str] = set()
    for place in position.places():
        if place.group == group:
            lines.append(_row(place))
        elif not group and place.group not in named:
            named.add(place.group)
            lines.append(f"| `{place.group}` | see below | {position.groups[place.group]} |")
    return "\n".join(lines) + "\n"


def _everywhere() -> Iterator[str]:
    """What the dumps of all games begin with."""
    yield "| `game` | its name | The game. *Optional* (this one). |"
    yield "| `revision` | a number | Its rules; 1 is release 0.1.0. *Optional* (the newest). |"
    yield "| `seats` | a number | How many play. |"
    yield "| `options` | an object | *Optional*, and so is each in it (its default). |"


def _row(place: Place) -> str:
    absent = "" if place.absent is None else f" *Optional* ({place.absent})."
    return f"| `{place.name}` | {place.expected} | {place.meaning}{absent} |"
