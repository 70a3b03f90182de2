"""The documents tell the truth."""

import doctest
import json
import re
from pathlib import Path

import pytest

import ziggurat
from ziggurat.cli import main

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWING = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", SHOWING, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)

    assert tried > 0
    assert failed == 0


def test_the_agent_of_getting_started_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "getting-started.md").read_text("utf-8")
    (agent,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    commands = re.findall(r"^env/bin/ziggurat (arena .*)$", page, re.MULTILINE)
    (tmp_path / "careful.py").write_text(agent, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))

    for command in commands:
        shorter = re.sub(r"--games \d+", "--games 2", command)
        assert main([*shorter.split(), "--json"]) == 0
        assert "careful:Careful" in json.loads(capsys.readouterr().out)["bots"]
    assert len(commands) == 2


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
