"""Analyses beside people who play: `python -m bench.beside`, a line in bench/analysis/beside.jsonl.

People play against bots that think. A person's wait is the time from the action that ends their
turn until they may decide again, which is the bot's thinking and its place in the queue. It is
measured before and while many analyses are under way on the same workers, in one run.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from statistics import fmean, quantiles
from threading import Event, Thread
from time import perf_counter
from typing import TypedDict

from bench.analysis import FOLDER
from tests.server.hosts import Found, Guest, Host, Live, choose, number, rows
from tests.server.polling import until

import ziggurat

GAME = "tigris"
BOT = "adept"
LONGEST = 120.0
"""Seconds that bots may take for one of the games that are analysed."""
RESAMPLES = 1_000

FILE = FOLDER / "beside.jsonl"


class Waits(TypedDict):
    """How often people waited, and for how many seconds."""

    waits: int
    mean: float
    p50: float
    p95: float


class Beside(TypedDict):
    """What one run found."""

    people: int
    workers: int
    seconds: float
    compiled: bool
    analyses: int
    done: int
    load: float
    before: Waits
    during: Waits
    interval: list[float]
    """Where 95 % of the ratio of the means lie."""


@dataclass
class Person:
    """Somebody who plays one game after another against one bot."""

    guest: Guest
    rng: Random

    def play(self, end: float, waits: list[float]) -> None:
        """Play until then, and note each wait for the bot."""
        pause = Event()
        while perf_counter() < end:
            table = self.guest.sets_up(GAME, "me", BOT, start=True)
            with self.guest.watch(table) as live:
                state = live.state()
                while state["final"] is None and perf_counter() < end:
                    if state["actions"]:
                        pause.wait(self.rng.uniform(0.5, 1.5))
                        state = self.guest.acts(table, state, choose(state, self.rng))
                    else:
                        began = perf_counter()
                        state = my_turn(live, state)
                        waits.append(perf_counter() - began)


def my_turn(live: Live, state: Found) -> Found:
    """The next state in which one may decide, or the last; what is known already is left out."""
    while not state["actions"] and state["final"] is None:
        heard = live.state()
        if number(heard["log"]) > number(state["log"]):
            state = heard
    return state


def play(people: Sequence[Person], seconds: float) -> list[list[float]]:
    """All play for that long; the waits of each."""
    waits: list[list[float]] = [[] for _ in people]
    end = perf_counter() + seconds
    threads = [
        Thread(target=person.play, args=(end, own))
        for person, own in zip(people, waits, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return waits


def over(guest: Guest, table: str) -> bool:
    return guest.state(table)["final"] is not None


def analysed(guest: Guest, table: str) -> bool:
    found = guest.get(f"/api/tables/{table}/analysis?result=false")
    return all(work["state"] == "done" for work in rows(found["works"]))


def told(waits: Sequence[float]) -> Waits:
    """How often people waited and how long, for all of them together."""
    cuts = quantiles(waits, n=20)
    mean, middle, late = (round(one, 3) for one in (fmean(waits), cuts[9], cuts[18]))
    return {"waits": len(waits), "mean": mean, "p50": middle, "p95": late}


def interval(before: Sequence[list[float]], during: Sequence[list[float]]) -> list[float]:
    """Where 95 % of the ratio of the means lie if other people had come."""
    rng, everybody = Random(1), list(zip(before, during, strict=True))
    ratios = []
    for _ in range(RESAMPLES):
        then, now = zip(*rng.choices(everybody, k=len(everybody)), strict=True)
        ratios.append(fmean(chain(*now)) / fmean(chain(*then)))
    ratios.sort()
    return [round(ratios[RESAMPLES // 40], 2), round(ratios[-RESAMPLES // 40], 2)]


def kept_runs() -> list[Beside]:
    if not FILE.is_file():
        return []
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--analyses", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=90.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--try", dest="keep", action="store_false", help="keep no line")
    given = parser.parse_args()
    settings = {"bots": f"random,{BOT}", "workers": str(given.workers)}
    with Host(settings=settings) as host:
        askers = [host.guest(f"Adam {number}") for number in range(given.analyses)]
        tables = [asker.sets_up(GAME, "random", "random", start=True) for asker in askers]
        pairs = list(zip(askers, tables, strict=True))
        until(lambda: all(over(*pair) for pair in pairs), LONGEST, "bots end their games")
        people = [Person(host.guest(f"Eva {n}"), Random(n)) for n in range(given.people)]
        play(people, 5.0)
        before = play(people, given.seconds)
        for asker, table in pairs:
            asker.post(f"/api/tables/{table}/analysis", {"deep": False})
        during = play(people, given.seconds)
        done = sum(analysed(asker, table) for asker, table in pairs)
    row: Beside = {
        "people": given.people,
        "workers": given.workers,
        "seconds": given.seconds,
        "compiled": ziggurat.COMPILED,
        "analyses": given.analyses,
        "done": done,
        "load": round(os.getloadavg()[0], 1),
        "before": told(list(chain(*before))),
        "during": told(list(chain(*during))),
        "interval": interval(before, during),
    }
    print(json.dumps(row, indent=2))
    if not given.keep:
        return
    FOLDER.mkdir(exist_ok=True)
    with FILE.open("a", encoding="utf-8") as out:
        print(json.dumps(row), file=out)


if __name__ == "__main__":
    main()
