"""The command line: what it prints, where, and with which exit code."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import ziggurat
from tests.core import pebbles
from ziggurat.cli import app, main
from ziggurat.core.checks import CHECKS, Setup, random_record, setups
from ziggurat.core.records import Record
from ziggurat.core.types import Json


@pytest.fixture(autouse=True)
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """For these tests Pebbles is the only game."""
    loaders = {"pebbles": lambda: pebbles.GAME}
    monkeypatch.setattr(sys.modules["ziggurat.games"], "_loaders", lambda: loaders)


@pytest.fixture
def record() -> Record:
    setup = Setup(2, {"bag": "small", "dice": 6})
    return random_record(pebbles.GAME, setup, Random(4))[0]


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record.text(), "utf-8")
    return path


class Said:
    """What a command printed and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: object) -> None:
        self.code = main([str(argument) for argument in arguments])
        self.out, self.err = capsys.readouterr()

    def json(self) -> dict[str, Json]:
        """The one object on the one line of standard output."""
        assert self.code == 0
        assert self.err == ""
        assert self.out.count("\n") == 1
        value = json.loads(self.out)
        assert isinstance(value, dict)
        return value


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "--help")

    assert said.code == 0
    for command in ("games", "simulate", "replay", "verify", "check", "analyse", "puzzles"):
        assert command in said.out


@pytest.mark.parametrize("command", ["games", "simulate", "replay", "verify", "check", "analyse"])
def test_every_command_has_help_and_json(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])

    assert shown.exit_code == 0
    assert "--json" in shown.output


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    how = "compiled" if ziggurat.COMPILED else "interpreted"
    assert Said(capsys, "--version").out == f"ziggurat {ziggurat.__version__} ({how})\n"


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Said(capsys, "games").out

    assert "Pebbles" in shown
    assert "2 to 3" in shown
    assert "bag=small|large" in shown


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    bag = {"name": "bag", "values": ["small", "large"], "default": "small", "seats": [2, 3]}
    dice = {"name": "dice", "values": [6, 4], "default": 6, "seats": [2]}
    game = {"name": "pebbles", "title": "Pebbles", "seats": [2, 3], "actions": 4}

    assert Said(capsys, "games", "--json").json() == {"games": [game | {"options": [bag, dice]}]}


def test_simulate_as_json_counts_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "simulate", "pebbles", "--seats", 3, "--games", 40, "--seed", 5,
                "--bot", "random", "--option", "bag=large", "--json").json()  # fmt: skip

    lengths, outcomes, scores = said["lengths"], said["outcomes"], said["scores"]
    assert isinstance(lengths, dict)
    assert isinstance(outcomes, dict)
    assert isinstance(scores, dict)
    assert said["options"] == {"bag": "large", "dice": 6}
    assert (said["game"], said["seats"], said["games"], said["seed"]) == ("pebbles", 3, 40, "5")
    assert sum(outcomes.values()) == 40
    assert set(outcomes) == {"bag", "passes"}
    assert lengths["min"] <= lengths["mean"] <= lengths["max"]
    assert said["actions"] == round(lengths["mean"] * 40)
    assert scores["min"] < scores["mean"] < scores["max"]
    assert len(scores["mean_by_seat"]) == 3
    assert isinstance(said["actions_per_second"], float)
    assert said["actions_per_second"] > 0
    assert isinstance(said["games_per_second"], float)
    assert said["games_per_second"] > 0


def test_simulate_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    speeds = {"seconds", "actions_per_second", "games_per_second"}
    first, again, other = (
        Said(capsys, "simulate", "pebbles", "--seed", seed, "--json").json() for seed in (1, 1, 2)
    )

    assert {name: first[name] for name in set(first) - speeds} == {
        name: again[name] for name in set(again) - speeds
    }
    assert first["actions"] != other["actions"]


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Said(capsys, "simulate", "pebbles", "--games", 3).out

    assert shown.startswith("3 games of Pebbles, 2 seats, bag=small dice=6, bot random, seed 1\n")
    assert "actions/s" in shown


def test_replay_shows_board_and_log(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    shown = Said(capsys, "replay", file).out

    assert record.replay(pebbles.GAME).text(None) in shown
    assert shown.endswith(f"{record.result}\n")
    for number, (seat, words) in enumerate(record.moves, 1):
        assert f"{number}. Seat {seat}: {words}\n" in shown


def test_replay_stops_where_it_is_told(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    shown = Said(capsys, "replay", file, "--at", 2, "--log", 1, "--seat", 0).out

    assert "… 1 earlier\n2. Seat 1" in shown
    assert "3. " not in shown
    assert "Seat 0 holds" in shown
    assert "Seat 0 decides: lay" in shown


def test_replay_tells_what_a_seat_was_told(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    number = next(n for n, (_, words) in enumerate(record.moves, 1) if words != "pass")
    seat, words = record.moves[number - 1]

    own = Said(capsys, "replay", file, "--at", number, "--events", "--seat", seat).out
    other = Said(capsys, "replay", file, "--at", number, "--events").out

    for shown in (own, other):
        assert f"{number}. Seat {seat}: {words}\n" in shown
        assert f"laid: seat {seat}, colour {words.removeprefix('lay ')}\n" in shown
        assert f"die: seat {seat}, die " in shown
    assert f"drew: seat {seat}, colour " in own
    assert "drew" not in other


def test_replay_as_json(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    said = Said(capsys, "replay", file, "--at", 3, "--json").json()

    assert (said["at"], said["of"]) == (3, len(record.moves))
    assert said["position"] == record.replay(pebbles.GAME, 3).dump()
    assert said["log"] == [{"seat": seat, "action": words} for seat, words in record.moves[:3]]


def test_verify(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    shown = Said(capsys, "verify", file)
    said = Said(capsys, "verify", file, "--json").json()

    assert shown.code == 0
    assert record.result in shown.out
    assert said["valid"] is True
    assert said["digest"] == record.digest
    assert said["committed"] is False


def test_analyse_as_json(capsys: pytest.CaptureFixture[str], file: Path, record: Record) -> None:
    found = Said(capsys, "analyse", file, "--json").json()

    assert (found["game"], found["digest"]) == ("pebbles", record.digest)
    assert len(json.loads(json.dumps(found["steps"]))) == len(record.moves)
    assert found["finished"] is True


def test_analyse_for_people(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    said = Said(capsys, "analyse", file, "--language", "cs")

    assert said.code == 0
    assert "Seat 0" in said.out
    assert "vlastní" in said.out


def test_analyse_writes_a_page(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    page = file.with_suffix(".html")
    said = Said(capsys, "analyse", file, "--html", page)

    assert (said.code, said.out) == (0, "")
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_analyse_many_games_and_go_on_with_those_that_are_missing(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    other, out = file.with_name("other.txt"), file.parent / "out"
    other.write_text(file.read_text("utf-8"), "utf-8")
    (out / f"{file.stem}.json").parent.mkdir()
    (out / f"{file.stem}.json").write_text("kept", "utf-8")
    said = Said(capsys, "analyse", file, other, "--out", out)

    assert (said.code, said.out) == (0, "")
    assert (out / f"{file.stem}.json").read_text("utf-8") == "kept"
    assert json.loads((out / "other.json").read_text("utf-8"))["digest"] == record.digest
    assert Said(capsys, "analyse", file, other).code == 2


def test_analyse_in_a_language_that_is_not_there(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    said = Said(capsys, "analyse", file, "--language", "la")

    assert (said.code, said.out) == (2, "")
    assert "en, cs, pl, hu" in said.err


def test_check_runs_everything(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", "pebbles", "--games", 2, "--json").json()

    assert said["passed"] is True
    assert said["checks"] == 2 * len(CHECKS) * len(setups(pebbles.GAME))


def test_check_that_fails_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pebbles.Pebble, "outcome", lambda _: "")

    shown = Said(capsys, "check", "pebbles")
    told = Said(capsys, "check", "pebbles", "--json")

    assert (shown.code, shown.out) == (1, "")
    assert "over without a reason" in shown.err
    assert (told.code, told.err) == (1, "")
    assert json.loads(told.out)["passed"] is False


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "there is no game 'chess'; there are pebbles"),
        (["simulate", "pebbles", "--seats", "7"], "Pebbles is played with 2 to 3 seats, not 7"),
        (["simulate", "pebbles", "--seats", "two"], "--seats"),
        (["simulate", "pebbles", "--games", "0"], "--games"),
        (["simulate", "pebbles", "--bot", "oracle"], "there is no bot 'oracle'"),
        (["simulate", "pebbles", "--seed", "a b"], "a seed is 1 to 200 visible ASCII"),
        (["simulate", "pebbles", "--option", "bag"], "an option is NAME=VALUE, not 'bag'"),
        (["simulate", "pebbles", "--option", "sack=big"], "has no option 'sack'; it has bag, dice"),
        (
            ["simulate", "pebbles", "--option", "bag=tiny"],
            "'bag' cannot be 'tiny'; it can be small",
        ),
        (["simulate", "pebbles", "--option", "bag=large", "--option", "bag=small"], "given twice"),
        (["simulate"], "GAME"),
        (["frobnicate"], "frobnicate"),
        (["games", "--frobnicate"], "--frobnicate"),
        (["check", "chess"], "there is no game 'chess'"),
        (["verify", "no-such-file.txt"], "no-such-file.txt cannot be read: No such file"),
        (["replay", "."], ". cannot be read: Is a directory"),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str, as_json: bool
) -> None:
    said = Said(capsys, *arguments, *(["--json"] if as_json else []))

    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("ziggurat: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("1. 0 ", "7. 0 ", "line 11: expected '1. SEAT ACTION'"),
        ("1. 0 ", "1. 1 ", "action 1: by seat 1, but seat 0 decides"),
        ('"pebbles"', '"pebble"', "there is no game 'pebble'"),
        ("bag=small", "bag=none", "option 'bag' cannot be 'none'"),
        ('[Seats "2"]', '[Seats "two"]', "Seats should be a number"),
        ('[Seats "2"]', "Seats: 2", "line 3: expected [Name"),
    ],
)
def test_damaged_record(
    capsys: pytest.CaptureFixture[str], file: Path, command: str, old: str, new: str, complaint: str
) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")

    said = Said(capsys, command, file)

    assert (said.code, said.out) == (2, "")
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_verify_refuses_another_result(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    file.write_text(record.text().replace("; scores", "; scores 9", 1), "utf-8")

    said = Said(capsys, "verify", file)

    assert (said.code, said.out) == (2, "")
    assert "the result should be" in said.err


def test_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")

    said = Said(capsys, "verify", path)

    assert said.code == 2
    assert "not UTF-8 text" in said.err


def test_position_beyond_the_record(
    capsys: pytest.CaptureFixture[str], file: Path, record: Record
) -> None:
    said = Said(capsys, "replay", file, "--at", 999)

    assert said.code == 2
    assert f"there are {len(record.moves)} actions" in said.err


def test_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    said = Said(capsys, "replay", file, "--seat", 5)

    assert said.code == 2
    assert "there is no seat 5" in said.err


def program(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The installed program, as a shell would start it."""
    path = Path(sys.executable).parent / "ziggurat"
    return subprocess.run(
        [str(path), *arguments], input=given, capture_output=True, text=True, check=False
    )


def test_program_simulates_a_real_game() -> None:
    run = program("simulate", "tigris", "--seats", "2", "--games", "1", "--json")

    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.count("\n") == 1
    assert json.loads(run.stdout)["game"] == "tigris"


def test_program_refuses_bad_input() -> None:
    run = program("verify", "-", given="nonsense")

    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "ziggurat: -: a record has headers, an empty line, and its actions\n"


def test_program_lists_games_whole_for_another_program() -> None:
    shown = program("games").stdout

    assert "bot_bonus=preset|-10|-5|0|5|10" in shown
    assert "…" not in shown
