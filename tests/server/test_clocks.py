"""Clocks: they run for who decides, stand still while the server is down, and run out once."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.hosts import Host, choose, facts, play_on, rows
from tests.server.late import sets_up_late
from tests.server.polling import until
from ziggurat import verify
from ziggurat.core.types import Json
from ziggurat.server.tables.clocks import Clock, RunningClock

LIVE: dict[str, Json] = {"kind": "live", "minutes": 0.02, "increment": 0, "then": "bot"}
SLOW: dict[str, Json] = {"kind": "live", "minutes": 10, "increment": 5, "then": "bot"}


def test_running_out_hands_the_seat_to_a_bot_once(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("mexica", "me", "open", "random", clock=LIVE)
    adam.joins(table)
    eva.starts(table)

    until(lambda: eva.state(table)["final"] is not None, 60, "bots have finished the game")

    entries = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    outs = [entry for entry in entries if entry["kind"] == "time-out"]
    assert sorted(str(entry["seat"]) for entry in outs) == ["0", "1"]
    assert all(entry["facts"] == {"bot": "random"} for entry in outs)
    seats = rows(eva.state(table)["seats"])
    assert [seat["played_by"] for seat in seats] == ["bot", "bot", "bot"]
    assert [seat["resigned"] for seat in seats] == [False, False, False]


def test_running_out_ends_the_game_where_the_table_chose_so(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", clock=LIVE | {"then": "end"}, start=True)

    until(lambda: eva.state(table)["final"] is not None, 60, "the game is over")

    final = facts(eva.state(table)["final"])
    assert final["outcome"] == "time-out"
    assert final["places"] == [2, 1]
    assert eva.get(f"/api/tables/{table}")["secret"] is not None
    verify(eva.text(f"/api/tables/{table}/record"))


def test_a_relaxed_clock_runs_for_each_decision(host: Host) -> None:
    eva = host.guest("Eva")
    clock: dict[str, Json] = {"kind": "relaxed", "days": 1.5 / 86400, "then": "bot"}
    table = eva.sets_up("tigris", "me", "random", clock=clock, start=True)
    assert facts(eva.state(table)["clock"])["running"] == 0

    until(lambda: rows(eva.state(table)["seats"])[0]["played_by"] == "bot", 60, "a bot plays")


def test_playing_in_time_is_no_time_out(host: Host) -> None:
    eva = host.guest("Eva")
    table = sets_up_late(eva, "mexica", "me", "random", clock=SLOW, start=True)
    play_on(table, [eva], Random(1))
    kinds = {entry["kind"] for entry in rows(eva.get(f"/api/tables/{table}/log")["entries"])}
    assert "time-out" not in kinds


def test_clocks_stand_still_while_the_server_is_down() -> None:
    with Host(settings={"tick": "0.2"}) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "random", clock=SLOW, start=True)
        state = eva.state(table)
        eva.acts(table, state, choose(state, Random(1)))
        before = left(eva.state(table)["clock"])
        process = host.processes[0]
        process.kill()
        with pytest.raises(AssertionError):
            until(lambda: False, 3, "three seconds pass")
        process.start()

        after = left(eva.state(table)["clock"])

        assert before - after < 3


def left(clock: object) -> float:
    assert isinstance(clock, dict)
    first = clock["left"][0]
    assert isinstance(first, float | int)
    return float(first)


def test_an_undo_gives_no_time_back() -> None:
    clocks = RunningClock(Clock("live", 100.0, 5.0), 2, 0.0)
    clocks.decided(0, 10.0)
    assert clocks.left == [95.0, 100.0]

    clocks.went_back(1, 0, [(0, 10.0)], 14.0)

    assert clocks.left == [90.0, 96.0]
    assert clocks.deadline(0) == 14.0 + 90.0


def test_an_undo_gives_no_time_back_on_a_relaxed_clock() -> None:
    clocks = RunningClock(Clock("relaxed", 100.0), 2, 0.0)
    used = clocks.decided(0, 30.0)
    assert clocks.deadline(1) == 130.0

    clocks.went_back(1, 0, [(0, used)], 40.0)

    assert clocks.deadline(0) == 40.0 + 70.0


def test_going_back_twice_adds_up_what_was_used() -> None:
    clocks = RunningClock(Clock("relaxed", 100.0), 2, 0.0)
    first = clocks.decided(0, 10.0)
    second = clocks.decided(0, 30.0)
    clocks.went_back(0, 0, [(0, second)], 35.0)
    clocks.went_back(0, 0, [(0, first)], 36.0)
    assert clocks.deadline(0) == 36.0 + 100.0 - 36.0
