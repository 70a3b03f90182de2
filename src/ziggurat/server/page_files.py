"""The files of the page, as they were built into the package."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
INTERFACE = STATIC / "interface.html"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""What each encoding adds to the name of a file, the smallest first, as the page is built."""
REFUSED = re.compile(r";\s*q=0(\.0*)?\s*$")
ENTRY = re.compile(r"""<script type="module"[^>]* src="([^"]+)\"""")


def page_build() -> str | None:
    """The name of the page's first script, which holds a hash of all of it; None: not built."""
    try:
        return _entry(INDEX.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(1)
def _entry(_modified: int) -> str | None:
    found = ENTRY.search(INDEX.read_text("utf-8"))
    return None if found is None else found.group(1)


def smallest(file: Path, accepted: str) -> tuple[Path, str | None]:
    """The form of a file to send to a browser that accepts these encodings, and its encoding."""
    offered = {part.partition(";")[0].strip(): part for part in accepted.lower().split(",")}
    for encoding, suffix in COMPRESSED.items():
        if encoding in offered and not REFUSED.search(offered[encoding]):
            found = file.with_name(file.name + suffix)
            if found.is_file():
                return found, encoding
    return file, None
