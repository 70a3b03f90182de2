"""What the documents promise is so."""

import doctest
import re
from pathlib import Path

import pytest

import ziggurat

ROOT = Path(__file__).parent.parent.parent


def test_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert tried > 0
    assert failed == 0


def test_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(ziggurat)

    assert tried > 0
    assert failed == 0


def test_readme_lists_every_game_with_its_seats() -> None:
    text = (ROOT / "README.md").read_text("utf-8")

    listed = re.findall(r"^\| `(\w+)` \| (.+?) \| (\d) to (\d) \|", text, re.MULTILINE)

    assert listed == [
        (game.name, game.title, str(game.seats[0]), str(game.seats[-1]))
        for game in ziggurat.games()
    ]


def test_changelog_names_this_version() -> None:
    assert f"\n## {ziggurat.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8"))

    assert [target for target in targets if not (path.parent / target).exists()] == []
