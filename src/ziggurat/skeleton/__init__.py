"""The skeleton of a new game: a package that works and is to be changed.

Its own name is `newgame`, its class `Newgame`, and its rules are numbered NG-1, NG-2 and so on.
"""

from __future__ import annotations

import re
from pathlib import Path

from ziggurat.core.errors import ZigguratError

HERE = Path(__file__).parent
NAME = re.compile("[a-z][a-z0-9]{1,31}")
PREFIX = re.compile("[A-Z]{2}")


class BadSkeleton(ZigguratError):
    """A new game cannot be made like this."""


def write(name: str, folder: Path, prefix: str = "") -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; the files."""
    if NAME.fullmatch(name) is None:
        raise BadSkeleton(f"a game's name is lowercase letters and digits, not {name!r}")
    prefix = prefix or name[:2].upper()
    if PREFIX.fullmatch(prefix) is None:
        raise BadSkeleton(f"rules are numbered with two capital letters, not {prefix!r}")
    if folder.exists():
        raise BadSkeleton(f"{folder} already exists")
    written = []
    for file in sorted(HERE.rglob("*")):
        path = file.relative_to(HERE)
        if not file.is_file() or file == Path(__file__) or "__pycache__" in path.parts:
            continue
        target = folder / str(path).replace("newgame", name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(file.read_text("utf-8"), name, prefix), "utf-8")
        written.append(target)
    return written


def _renamed(text: str, name: str, prefix: str) -> str:
    text = text.replace("newgame", name).replace("Newgame", name.capitalize())
    return re.sub(r'\bNG(?=-\d|")', prefix, text)
