"""Killing servers at random moments while games run, and seeing that nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from threading import Timer

import httpx

from tests.games.present import GAMES
from tests.server.hosts import Found, Guest, Host, Process, number, numbers, rows
from tests.server.late import sets_up_late
from ziggurat import Game, verify

LONGEST = 20_000
ACTIONS_BETWEEN = (1, 40)


class Seated:
    """A person at one table with bots, who remembers everything that was acknowledged.

    What got no answer is sent again, as a page does.
    """

    def __init__(self, guest: Guest, game: str, bots: int, last: int | None) -> None:
        self.guest = guest
        seats = ["me", *["random"] * bots]
        if last is None:
            self.table = guest.sets_up(game, *seats, start=True)
        else:
            self.table = sets_up_late(guest, game, *seats, last=last, start=True)
        self.acknowledged: dict[int, int] = {}
        self.pending: tuple[int, int] | None = None
        self.known: Found | None = None
        self.over = False

    def step(self, rng: Random) -> bool:
        if self.pending is None:
            state = self.known or self.guest.state(self.table)
            self.known = None
            self.over = state["final"] is not None
            if state["actions"] is None:
                return False
            self.pending = (number(state["log"]), rng.choice(numbers(state["actions"])))
        log, action = self.pending
        body = {"log": log, "seat": 0, "action": action}
        self.known = self.guest.post(f"/api/tables/{self.table}/actions", body)
        self.acknowledged[log + 1] = action
        self.pending = None
        return True

    def check(self) -> int:
        """Every acknowledged action is in the log, once, and the record proves the game."""
        entries = rows(self.guest.get(f"/api/tables/{self.table}/log")["entries"])
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        for n, action in self.acknowledged.items():
            entry = entries[n]
            assert (entry["kind"], entry["seat"], entry["by"]) == ("action", 0, "person")
            assert entry["action"] == action
        mine = [entry for entry in entries if entry["by"] == "person" and entry["kind"] == "action"]
        assert len(mine) == len(self.acknowledged)
        record = verify(self.guest.text(f"/api/tables/{self.table}/record"))
        actions = [entry for entry in entries if entry["kind"] == "action"]
        assert len(record.moves) == len(actions)
        return len(entries)


def crash_and_go_on(
    host: Host, kills: int, seed: str, games: Sequence[Game] = GAMES, last: int | None = None
) -> dict[str, int]:
    """Games of every kind with bots; kill a process so often while they run; play to the end.

    They are whole games, or the last decisions of games.
    """
    rng = Random(seed)
    people = [
        Seated(host.guest(f"Eva{number}"), game.name, 2, last) for number, game in enumerate(games)
    ]
    for _ in range(kills):
        for _ in range(rng.randint(*ACTIONS_BETWEEN)):
            rng.choice(people).step(rng)
        victim = rng.choice(host.processes)
        kill_in_flight(host, victim, people, rng)
    for one in people:
        for _ in range(LONGEST):
            if one.over:
                break
            one.step(rng)
        assert one.over
    entries = sum(one.check() for one in people)
    return {"kills": kills, "games": len(people), "entries": entries}


def kill_in_flight(host: Host, victim: Process, people: list[Seated], rng: Random) -> None:
    """Kill it while requests are under way; those who got no answer send again."""
    timer = Timer(rng.random() * 0.08, victim.kill)
    timer.start()
    for _ in range(LONGEST):
        one = rng.choice(people)
        try:
            one.step(rng)
        except httpx.TransportError:
            break
        if not timer.is_alive() and len(host.processes) > 1:
            break
    timer.join()
    others = [process for process in host.processes if process is not victim]
    if others:
        for one in people:
            if one.guest.url == victim.url:
                one.guest.moves_to(others[0].url)
        for _ in range(5):
            rng.choice(people).step(rng)
    victim.start()
