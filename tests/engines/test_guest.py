"""Programs of other people at our tables: whatever they do, the game goes on."""

import json
import os
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

import ziggurat
from tests.games.present import GAMES
from tests.server.polling import until
from ziggurat.arena.matches import Match, Result, entrants, play, schedule
from ziggurat.bots import Observation, UnknownBot
from ziggurat.core.records import begin_record
from ziggurat.engines.guest import MOST_FAILURES, Guest
from ziggurat.engines.program import Limits

RUDE = Path(__file__).parent / "rude.py"
EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.mjs"
PATIENT = Limits(seconds=20.0)
HASTY = Limits(seconds=0.2)


def command(way: str, notes: Path | str = "", kind: str = "cmd") -> str:
    return f"{kind}:{sys.executable} {RUDE} {way} {notes}".strip()


def asked(guest: Guest, times: int = 1) -> list[int]:
    """What a guest at a table of Mexica answers in its first decision; then it leaves."""
    record, state = begin_record(ziggurat.game("mexica"), 2, "s", {})
    guest.sit(record, state.seat)
    try:
        return [guest.choose(Observation.of(state), Random(1)) for _ in range(times)]
    finally:
        guest.close()


def legal() -> list[int]:
    return list(ziggurat.game("mexica").start(2, "s").actions())


def children() -> set[str]:
    """The processes that this one has started and not yet seen the end of."""
    tasks = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {pid for task in tasks for pid in task.read_text("utf-8").split()}


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text("utf-8")


@pytest.mark.parametrize("way", ["polite", "twice"])
def test_a_guest_decides_as_it_says(way: str) -> None:
    guest = Guest(command(way), PATIENT)

    assert asked(guest, 3) == legal()[:1] * 3
    assert not guest.faults


@pytest.mark.parametrize(
    ("way", "limits", "fault"),
    [
        ("crash", PATIENT, "crash"),
        ("illegal", PATIENT, "illegal"),
        ("forbidden", PATIENT, "illegal"),
        ("chatter", PATIENT, "flood"),
        ("sorry", PATIENT, "error"),
        ("noise", PATIENT, "flood"),
        ("huge", PATIENT, "flood"),
        ("stall", HASTY, "late"),
    ],
)
def test_a_decision_that_it_fails_is_made_for_it_and_counted(
    way: str, limits: Limits, fault: str
) -> None:
    guest = Guest(command(way), limits)
    (action,) = asked(guest)

    assert action in legal()
    assert guest.faults[fault] == 1
    assert guest.failures == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit memory so")
def test_a_guest_that_takes_too_much_memory_crashes_alone() -> None:
    guest = Guest(command("greedy"), Limits(seconds=20.0, megabytes=400))
    (action,) = asked(guest)

    assert action in legal()
    assert guest.faults == {"crash": 1}


def test_a_guest_that_reads_nothing_is_late_even_if_the_pipe_is_full() -> None:
    guest = Guest(command("deaf"), HASTY)
    game = ziggurat.game("tigris")
    record, state = begin_record(game, 2, "s", {})
    guest.sit(record, 0)
    view = {"padding": "x" * 500_000}
    guest.choose(Observation(game, 0, state.actions(), lambda: view), Random(1))
    guest.close()

    assert guest.faults == {"late": 1}


def test_garbage_is_passed_over_and_counted() -> None:
    guest = Guest(command("garbage"), PATIENT)

    assert asked(guest, 2) == legal()[:1] * 2
    assert guest.faults == {"garbage": 4}
    assert not guest.failures


def test_a_guest_out_of_time_is_told_to_stop_first() -> None:
    guest = Guest(command("stopped"), Limits(seconds=0.1))

    assert asked(guest) == legal()[:1]
    assert not guest.faults


def test_after_some_failures_a_guest_is_not_asked_again_in_that_game() -> None:
    guest = Guest(command("crash"), PATIENT)
    found = asked(guest, MOST_FAILURES + 2)

    assert set(found) <= set(legal())
    assert guest.faults == {"crash": MOST_FAILURES}
    assert asked(guest)[0] in legal()
    assert guest.faults == {"crash": MOST_FAILURES + 1}


@pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc")
def test_nothing_is_left_of_a_guest_nor_of_what_it_started(tmp_path: Path) -> None:
    notes = tmp_path / "child"
    before = children()
    guest = Guest(command("stall", notes), Limits(seconds=20.0))
    guest.limits = Limits(seconds=1.0)
    asked(guest)

    assert guest.faults == {"late": 1}
    until(lambda: gone(int(notes.read_text("utf-8"))), 10.0, "its child is gone")
    assert children() <= before


def test_a_guest_hears_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    notes = tmp_path / "heard"
    game = ziggurat.game("tigris")
    record, state = begin_record(game, 3, "a-very-secret-seed", {})
    guest = Guest(command("notes", notes), PATIENT)
    guest.sit(record, 0)
    guest.choose(Observation.of(state), Random(1))
    guest.close()
    heard = notes.read_text("utf-8").splitlines()
    lines = dict(line.split(" ", 1) for line in heard if " " in line)

    assert [line.split()[0] for line in heard][:5] == [
        "ziggurat",
        "newgame",
        "isready",
        "position",
        "go",
    ]
    assert json.loads(lines["newgame"]) == {
        "game": "tigris",
        "seats": 3,
        "seat": 0,
        "options": record.options,
        "revision": 1,
    }
    assert json.loads(lines["position"]) == {
        "actions": [game.write(action) for action in state.actions()],
        "view": json.loads(json.dumps(state.view(0))),
    }
    assert "secret" not in notes.read_text("utf-8")


def test_only_a_follower_is_told_seed_and_actions(tmp_path: Path) -> None:
    notes = tmp_path / "heard"
    result = played("mexica", command("notes", notes, "follow"), "random")
    text = notes.read_text("utf-8")
    last = [line for line in text.splitlines() if line.startswith("position")][-1]
    facts = json.loads(last.split(" ", 1)[1])

    assert '"seed":"s.0"' in text
    assert "view" not in facts
    moves = [line.split(" ", 2)[2] for line in result.record.split("\n\n")[1].splitlines()]
    assert facts["played"] == moves[: len(facts["played"])]


@pytest.mark.parametrize("way", ["newer", "mute"])
def test_what_does_not_speak_the_protocol_is_no_bot(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.engines.guest.START_SECONDS", 1.0)
    with pytest.raises(UnknownBot, match="does not speak"):
        entrants([command(way)])


@pytest.mark.parametrize("name", ["cmd:", "cmd:/nowhere/to/be/seen", "cmd:'"])
def test_a_program_that_is_not_there_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot):
        entrants([name])


def test_a_whole_game_with_a_guest_that_crashes_is_played_to_its_end() -> None:
    name = command("crash")
    result = played("mexica", name, "random")

    assert result.names == (name, "random")
    assert result.faults == ({"crash": MOST_FAILURES}, {})
    assert sum(result.shares()) == 1


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_example_in_javascript_plays_every_game(game: str) -> None:
    name = f"cmd:node {EXAMPLE}"
    match = arranged(game, name, "random")
    result = play(match)

    assert result.faults == ({}, {})
    assert result == play(match)


def arranged(game: str, *names: str) -> Match:
    return schedule(ziggurat.game(game), entrants(names), 2, 1, "s", {}, 0, PATIENT)[0]


def played(game: str, *names: str) -> Result:
    return play(arranged(game, *names))
