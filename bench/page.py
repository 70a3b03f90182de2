"""The one page of results, bench/results.md, which every measurement writes its part of."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def put(heading: str, lines: list[str]) -> None:
    """Put a part in the place of the one before it, or behind all others; print it."""
    page = RESULTS.read_text("utf-8") if RESULTS.is_file() else "# Results\n"
    before, found, rest = page.partition(f"\n## {heading}\n")
    after = rest.partition("\n## ")
    tail = f"\n## {after[2]}" if found and after[1] else ""
    text = "\n".join([f"## {heading}", "", *lines]) + "\n"
    RESULTS.write_text(f"{before.rstrip()}\n\n{text}{tail}", "utf-8")
    print(text)
