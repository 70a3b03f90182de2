"""Analyses over the wire: of finished games alone, paid for once, kept, and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.server.hosts import Found, Guest, Host, Refused, Visitor, facts, number, play_on, rows
from tests.server.polling import until
from tests.server.services import Postgres, Redis
from ziggurat.core.records import Record, begin_record
from ziggurat.games import game as game_of

SECONDS = 300.0
LAST = 8
"""How many actions of a game are left to play, so that little is to be judged."""
LITTLE = {"analysis_effort": "0.01", "analyses_per_person": "1"}


@pytest.fixture(scope="module")
def quick() -> Iterator[Host]:
    """A host whose analyses search very little."""
    with Host(settings=LITTLE) as host:
        yield host


@cache
def record() -> Record:
    """A game played at random."""
    rng = Random(5)
    found, state = begin_record(game_of("tigris"), 2, 5, {}, ["Eva", "Ben"])
    while not state.over:
        action = rng.choice(state.actions())
        found.add(state, action)
        state.play(action)
    found.finish(state)
    return found


def begun(eva: Guest, **more: bool) -> str:
    """A table that goes on near the end of a game."""
    answer = eva.http.post(
        "/api/records", content=record().text(), headers={"Content-Type": "text/plain"}
    )
    origin = {"record": answer.json()["id"], "at": len(record().moves) - LAST}
    return eva.sets_up("", "me", "random", origin=origin, start=True, **more)


def finished(eva: Guest, **more: bool) -> str:
    table = begun(eva, **more)
    play_on(table, [eva], Random(1))
    return table


def path(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def is_done(visitor: Visitor, table: str) -> bool:
    [work] = rows(visitor.get(f"{path(table)}?result=false")["works"])
    assert work["state"] != "failed"
    return work["state"] == "done"


def analysed(eva: Guest, table: str) -> Found:
    """The analysis, once it is there."""
    until(lambda: is_done(eva, table), SECONDS, "the analysis is done")
    return eva.get(path(table))


def test_a_finished_game_is_analysed_once_and_kept(quick: Host) -> None:
    eva = quick.guest("Eva")
    table = finished(eva)
    assert eva.get(path(table))["works"] == []

    [work] = rows(eva.post(path(table))["works"])
    found = analysed(eva, table)

    result, entries = facts(found["result"]), found["entries"]
    assert isinstance(entries, list)
    steps = rows(result["steps"])
    assert work["total"] == len(steps) == len(entries) - 1
    assert [one["name"] for one in rows(result["players"])] == ["Eva", "random"]
    logged = {one["n"]: one for one in rows(eva.get(f"/api/tables/{table}/log")["entries"])}
    played = [logged[entry]["action"] for entry in entries[1:]]
    assert played == [step["action"] for step in steps]
    [again] = rows(eva.post(path(table))["works"])
    assert (again["state"], again["asked"]) == ("done", work["asked"])
    assert Visitor(quick.url).get(path(table))["result"] == result


def test_no_running_game_is_analysed(quick: Host) -> None:
    eva = quick.guest("Eva")
    table = begun(eva)
    for method in ("POST", "GET"):
        with pytest.raises(Refused) as refused:
            eva.ask(method, path(table), {} if method == "POST" else None)
        assert refused.value.key == "not-over"


def test_only_those_who_may_see_a_table_may_ask(quick: Host) -> None:
    eva, adam = quick.guest("Eva"), quick.guest("Adam")
    table = finished(eva, spectators=False)
    for method in ("POST", "GET"):
        with pytest.raises(Refused) as refused:
            adam.ask(method, path(table), {} if method == "POST" else None)
        assert refused.value.key == "seated-only"
    with pytest.raises(Refused) as refused:
        Visitor(quick.url).post(path(table))
    assert refused.value.key == "not-signed-in"


def test_few_analyses_of_one_person_are_under_way(quick: Host) -> None:
    eva = quick.guest("Eva")
    table = finished(eva)
    eva.post(path(table), {"deep": True})
    with pytest.raises(Refused) as refused:
        eva.post(path(table))
    assert refused.value.key == "too-many-analyses"
    assert eva.post(path(table), {"deep": True})["works"]


def test_analyses_are_counted_by_person() -> None:
    with Host(settings={**LITTLE, "wide": "off", "rate_analyses": "1,0.001"}) as host:
        eva = host.guest("Eva")
        first, second = finished(eva), finished(eva)
        eva.post(path(first))
        analysed(eva, first)
        eva.post(path(first))
        with pytest.raises(Refused) as refused:
            eva.post(path(second))
        assert refused.value.key == "too-many"


def test_another_process_goes_on_after_a_crash(postgres: Postgres, redis: Redis) -> None:
    settings = LITTLE | {"lease": "1"}
    with Host(postgres.migrated_database(), redis.url, 2, settings) as host:
        eva = host.guest("Eva")
        table = finished(eva)
        eva.post(path(table))
        host.processes[0].kill()
        eva.moves_to(host.processes[1].url)

        result = facts(analysed(eva, table)["result"])

        numbers = [step["number"] for step in rows(result["steps"])]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_decision_of_a_finished_game_can_be_tried_again(quick: Host) -> None:
    eva = quick.guest("Eva")
    table = finished(eva)
    eva.post(path(table))
    steps = rows(facts(analysed(eva, table)["result"])["steps"])
    decided = [step for step in steps if step["verdict"]]

    def tried(step: Found, *actions: int) -> Found:
        return eva.post(f"{path(table)}/tries", {"number": step["number"], "actions": actions})

    begun_with = tried(decided[0])
    best = facts(facts(decided[0]["verdict"])["best"])
    right = tried(decided[0], number(best["action"]))

    assert (begun_with["verdict"], begun_with["deciding"]) == ("open", decided[0]["seat"])
    assert (right["verdict"], right["tried"]) == ("right", best)
    with pytest.raises(Refused) as refused:
        eva.post(f"{path(table)}/tries", {"number": len(steps) + 1})
    assert refused.value.key == "no-such-position"
