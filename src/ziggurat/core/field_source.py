"""The class of a position's fields as Python source, from the declaration of the position.

A class that is compiled needs its attributes, defaults and copying written out; nobody keeps them
by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill
from typing import TypeVar

from ziggurat.core.positions import COPIED, Field, Position
from ziggurat.core.state import State

P = TypeVar("P", bound=State)

HEAD = '''"""The fields of a position, written by `ziggurat fields` from `position.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.state import State
from ziggurat.core.types import Options
{imports}
if TYPE_CHECKING:
    from ziggurat.core.game import Game


class {name}(State):
    """What a position holds, its defaults and its copying."""

'''

CLEAR = """    def clear(self, game: Game, seats: int, options: Options, revision: int) -> None:
        \"\"\"Have every field as it starts, nothing pending, and nobody listening.\"\"\"
        self.begin_empty(game, seats, options, revision)
"""

COPY = """    def copy_to(self, twin: {name}) -> None:
        \"\"\"Make another position equal to this one; it does not listen.\"\"\"
        self.share_with(twin)
"""


def source(position: Position[P]) -> str:
    """The module `fields.py` of a game."""
    imports = "".join(f"{line}\n" for line in position.imports)
    text = HEAD.format(imports=imports, name=position.name)
    text += "\n".join(_declared(field) for field in position.fields)
    text += "\n" + CLEAR
    text += "".join(f"        self.{field.name} = {field.start}\n" for field in position.fields)
    text += "\n" + COPY.format(name=position.name)
    text += "".join(_copied(field) for field in position.fields)
    return text


def _declared(field: Field[P]) -> str:
    return f"    {field.name}: {field.kind}\n" + "".join(f"{line}\n" for line in _meaning(field))


def _meaning(field: Field[P]) -> Iterator[str]:
    quoted = f'"""{field.meaning}"""'
    yield fill(quoted, 100, initial_indent="    ", subsequent_indent="    ")


def _copied(field: Field[P]) -> str:
    suffix = "[:]" if field.copied == COPIED else ""
    return f"        twin.{field.name} = self.{field.name}{suffix}\n"
