"""Complete games replay to the same digest for ever, and no change to them goes unnoticed."""

import re
from pathlib import Path

import pytest

import ziggurat
from tests.games.present import GAMES
from ziggurat import Game, ZigguratError

FOLDER = Path(__file__).parent.parent / "records"


def records(game: Game) -> list[Path]:
    return sorted((FOLDER / game.name).glob("*.txt"))


FILES = [path for game in GAMES for path in records(game)]
each_record = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


def other(letter: str) -> str:
    """Another character of the same kind, so that the text still looks plausible."""
    if letter.isdecimal():
        return str((int(letter) + 1) % 10)
    if letter.isalpha():
        return "a" if letter.lower() != "a" else "b"
    return "x"


def changed(text: str, place: int) -> str:
    return text[:place] + other(text[place]) + text[place + 1 :]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_records(game: Game) -> None:
    assert records(game)


@each_record
def test_record_verifies(path: Path) -> None:
    text = path.read_text("utf-8")

    record = ziggurat.verify(text)

    assert record.game == path.parent.name
    assert record.text() == text
    assert ziggurat.replay(text).over


@each_record
def test_record_is_refused_when_a_header_is_changed(path: Path) -> None:
    text = path.read_text("utf-8")

    for header in re.finditer(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE):
        start, end = header.span(2)
        wrong = changed(text, (start + end) // 2) if start < end else f"{text[:start]}x{text[end:]}"
        with pytest.raises(ZigguratError):
            ziggurat.verify(wrong)


@each_record
def test_record_is_refused_when_an_action_is_changed(path: Path) -> None:
    text = path.read_text("utf-8")
    actions = list(re.finditer(r"^\d+\. \d+ (.*)$", text, re.MULTILINE))

    for number in range(6):
        action = actions[(len(actions) - 1) * number // 5]
        start, end = action.span(1)
        place = (start, (start + end) // 2, end - 1)[number % 3]
        with pytest.raises(ZigguratError):
            ziggurat.verify(changed(text, place))


@each_record
def test_record_is_refused_when_the_result_or_the_seed_is_changed(path: Path) -> None:
    text = path.read_text("utf-8")

    for name in ("Result", "Seed"):
        header = re.search(rf'^\[{name} "(.*)"\]$', text, re.MULTILINE)
        assert header is not None
        start, end = header.span(1)
        for place in {start, (start + end) // 3, end - 1}:
            with pytest.raises(ZigguratError):
                ziggurat.verify(changed(text, place))
