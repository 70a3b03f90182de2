"""The examples of a page, run as they stand there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_examples(page: str, section: str) -> int:
    """Run every Python block of a section, each by itself; how many there were."""
    text = (ROOT / page).read_text("utf-8")
    found = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{page} has no section {section}"
    blocks = re.findall(r"^```python\n(.*?)^```$", found[1], re.MULTILINE | re.DOTALL)
    for block in blocks:
        exec(compile(block, f"{page}, {section}", "exec"), {"__name__": "__main__"})
    return len(blocks)
