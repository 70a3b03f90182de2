"""The numbered rules of a game, and the tests that show them.

`python -m tests.rules GAME` prints, as JSON, which tests carry the number of each rule.
"""

import json
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def headings(game: str) -> list[str]:
    """The rule numbers of the game's `rules/en.md`, in order."""
    text = (ROOT / "src" / "ziggurat" / "games" / game / "rules" / "en.md").read_text("utf-8")
    return re.findall(r"^### ([A-Z]+-\d+) \S", text, re.MULTILINE)


def cited(game: str, prefix: str) -> dict[str, list[str]]:
    """The rule numbers that the game's source mentions, each with the files that do."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "ziggurat" / "games" / game).glob("**/*.py")):
        for number in re.findall(rf"\b{prefix}-\d+\b", path.read_text("utf-8")):
            found.setdefault(number, []).append(path.name)
    return found


def marked(game: str) -> dict[str, list[str]]:
    """The rule numbers that the game's tests carry, each with its tests."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.rules", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise AssertionError(f"the tests of {game} cannot be collected:\n{run.stderr}")
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


class Collector:
    """A pytest plugin that notes the rules of every test it sees."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for marker in item.iter_markers("rule"):
                self.found.setdefault(str(marker.args[0]), []).append(item.nodeid)


def main() -> int:
    collector = Collector()
    quiet = ["--collect-only", "-qq", "-p", "no:cacheprovider"]
    with redirect_stdout(sys.stderr):
        status = pytest.main([f"tests/{sys.argv[1]}", *quiet], plugins=[collector])
    print(json.dumps(collector.found))
    return 0 if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 1


if __name__ == "__main__":
    sys.exit(main())
