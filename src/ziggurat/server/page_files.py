"""The files of the page, as they were built into the package."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
INDEX = STATIC / "index.html"
INTERFACE = STATIC / "interface.html"
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
