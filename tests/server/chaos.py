"""A storm: many people play while everything around them breaks, and the history is checked.

Which fault comes when follows from a seed. What the people do and hear is written down as it
happens; afterwards every entry that was acknowledged must be in the log, once and in order, nobody
may have seen what they must not know, and everybody must have been able to go on by themselves.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from random import Random
from threading import Event, Lock, Thread
from time import monotonic

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.games import present
from tests.server.faults import FAULTS, Fault, Scene
from tests.server.hosts import Found, Guest, Host, Live, Refused, number, numbers, rows
from tests.server.polling import run, until
from ziggurat.core.types import Json
from ziggurat.server.settings import Settings
from ziggurat.server.storage import LogRow, Store, TableRow

GAMES = tuple(game.name for game in present.GAMES)
PAUSE = 0.05
"""Seconds somebody thinks, or waits before trying again."""
PATIENCE = 120.0
"""Seconds within which everybody must be able to go on after a fault."""
COMPARED = 12
"""How many of the views each person got are asked for again afterwards."""
LATER = ("storage-away", "busy", "too-many", "stopping", "server-error")
"""Problems after which one tries again; the page does."""


class Notes:
    """What is written down by everybody."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.secrets: set[str] = set()

    def count(self, what: str) -> None:
        with self._lock:
            self.counts[what] += 1

    def complain(self, what: str) -> None:
        with self._lock:
            self.wrong.append(what)

    def read(self, text: str) -> None:
        """Everything that comes from the server is looked through."""
        if any(secret in text for secret in list(self.secrets)):
            self.complain("somebody was told a secret")


class Seat:
    """One person at one table: what they sent, and what they were told of it."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.acknowledged: dict[int, int] = {}
        self.views: dict[int, str] = {}
        self.pending: tuple[int, int] | None = None
        self.over = False

    def body(self, log: int, action: int) -> dict[str, Json]:
        return {"log": log, "seat": self.seat, "action": action}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


class Player(Thread):
    """Plays on whatever happens: what got no answer is sent again, as a page does."""

    def __init__(self, storm: Storm, seat: Seat, seed: str) -> None:
        super().__init__(daemon=True)
        self.storm = storm
        self.seats = [seat]
        self.rng = Random(seed)
        self.failures = 0

    @property
    def seat(self) -> Seat:
        return self.seats[-1]

    def acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.seats)

    def run(self) -> None:
        while not self.storm.over.is_set() or self.seat.pending is not None:
            try:
                self.turn()
                self.failures = 0
            except httpx.TransportError:
                self.storm.notes.count("requests without an answer")
                self.go_elsewhere()
            except Refused as refused:
                self.refused(refused)
            except Exception as error:  # a thread that ends in silence would prove nothing
                self.storm.notes.complain(f"{type(error).__name__}: {error}"[:300])
                return
            self.storm.over.wait(PAUSE)
            if self.storm.abandoned.is_set():
                return

    def go_elsewhere(self) -> None:
        """As a proxy would send them, once a process has gone."""
        self.failures += 1
        urls = [process.url for process in self.storm.host.processes]
        if len(urls) > 1 and self.failures % 2 == 0:
            others = [url for url in urls if url != self.seat.guest.url]
            self.seat.guest.moves_to(self.rng.choice(others))

    def refused(self, refused: Refused) -> None:
        if refused.key in LATER:
            self.storm.notes.count("put off")
            self.storm.notes.count(f"put off: {refused.key}")
        elif refused.key in ("position-has-changed", "not-your-decision", "over"):
            self.seat.pending = None
        else:
            self.storm.notes.complain(f"refused: {refused}"[:300])
            self.seat.pending = None

    def turn(self) -> None:
        seat = self.seat
        if seat.pending is None:
            state = self.look()
            if state["final"] is not None:
                seat.over = True
                self.another_table()
            elif state["actions"] is not None:
                action = self.rng.choice(numbers(state["actions"]))
                seat.pending = (number(state["log"]), action)
        if seat.pending is not None:
            self.send(*seat.pending)

    def look(self) -> Found:
        state = self.seat.guest.state(self.seat.table)
        self.storm.notes.read(json.dumps(state) if state["final"] is None else "")
        if state["final"] is None:
            self.seat.views[number(state["log"])] = fingerprint(state["view"])
        return state

    def send(self, log: int, action: int) -> None:
        seat = self.seat
        if self.storm.mischief.is_set():
            self.send_oddly(log, action)
        seat.guest.post(f"{seat.path}/actions", seat.body(log, action))
        seat.acknowledged[log + 1] = action
        seat.pending = None
        self.storm.notes.count("acknowledged")

    def send_oddly(self, log: int, action: int) -> None:
        """The same twice at once, and something old again: each counts once."""
        seat = self.seat
        twin = Guest(seat.guest.url, seat.guest.name, seat.guest.http.cookies["ziggurat"])
        again = Thread(target=quietly, args=(twin, f"{seat.path}/actions", seat.body(log, action)))
        again.start()
        if seat.acknowledged:
            n, old = self.rng.choice(sorted(seat.acknowledged.items()))
            quietly(seat.guest, f"{seat.path}/actions", seat.body(n - 1, old))
            self.storm.notes.count("sent late")
        seat.guest.post(f"{seat.path}/actions", seat.body(log, action))
        again.join()
        self.storm.notes.count("sent twice")

    def another_table(self) -> None:
        """The game is over: another with bots, so that there is always something to do."""
        guest = self.seat.guest
        table = guest.sets_up(self.rng.choice(GAMES), "me", "random", "random", start=True)
        self.seats.append(Seat(guest, table, 0))


def quietly(guest: Guest, path: str, body: Json) -> None:
    """Send something whose answer does not matter."""
    with suppress(httpx.TransportError, Refused):
        guest.post(path, body)


class Listener(Thread):
    """Watches a table, comes back after every break, and misses nothing."""

    def __init__(self, storm: Storm, guest: Guest, table: str) -> None:
        super().__init__(daemon=True)
        self.storm = storm
        self.guest = guest
        self.table = table
        self.last = 0

    def run(self) -> None:
        while not self.storm.over.is_set():
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                self.listen()
            self.storm.notes.count("came back")
            self.storm.over.wait(10 * PAUSE)
            urls = [process.url for process in self.storm.host.processes]
            here = urls.index(self.guest.url) if self.guest.url in urls else -1
            self.guest.url = urls[(here + 1) % len(urls)]

    def listen(self) -> None:
        with Live(self.guest, f"/api/tables/{self.table}/live?since={self.last}") as live:
            while not self.storm.over.is_set():
                text = live.socket.recv(timeout=2)
                message: Found = json.loads(text)
                if message["type"] == "state":
                    self.hear(message)

    def hear(self, message: Found) -> None:
        state = message["state"]
        assert isinstance(state, dict)
        if state["final"] is None:
            self.storm.notes.read(json.dumps(state))
        for entry in rows(state["entries"]):
            if number(entry["n"]) != self.last + 1:
                self.storm.notes.complain(f"entry {entry['n']} was heard after {self.last}")
            self.last = number(entry["n"])


class Storm:
    """People, what befalls them, and what is known of it afterwards."""

    def __init__(self, scene: Scene, tables: int, seed: str) -> None:
        self.scene = scene
        self.host = scene.host
        self.seed = seed
        self.rng = Random(seed)
        self.notes = Notes()
        self.over = Event()
        self.abandoned = Event()
        self.mischief = scene.mischief
        self.players: list[Player] = []
        self.listeners: list[Listener] = []
        for index in range(tables):
            self._seat_people(index)
        self.notes.secrets = secrets_of(self.host)

    def _seat_people(self, index: int) -> None:
        eva, adam, cid = (self.host.guest(f"{name} {index}") for name in ("Eva", "Adam", "Cid"))
        table = eva.sets_up(GAMES[index % len(GAMES)], "me", "open", "random")
        adam.joins(table)
        eva.starts(table)
        for seat, guest in enumerate((eva, adam)):
            own = f"{self.seed} {index} {seat}"
            self.players.append(Player(self, Seat(guest, table, seat), own))
        self.scene.tables.append(table)
        self.listeners.append(Listener(self, cid, table))

    def blow(self, kinds: Sequence[Fault], faults: int) -> None:
        """A number of faults, each kind in turn."""
        bags = (self.rng.sample(kinds, len(kinds)) for _ in range(faults))
        self.go_through(islice((fault for bag in bags for fault in bag[::-1]), faults))

    def go_through(self, faults: Iterable[Fault]) -> None:
        """One fault after the other, after each of which everybody goes on."""
        for thread in (*self.players, *self.listeners):
            thread.start()
        try:
            for fault in faults:
                self._suffer(fault)
            self._everybody_goes_on()
        finally:
            self.over.set()
            end = monotonic() + PATIENCE
            for thread in (*self.players, *self.listeners):
                thread.join(max(0.1, end - monotonic()))
            self.abandoned.set()

    def _suffer(self, fault: Fault) -> None:
        enough = self.notes.counts["acknowledged"] + len(self.players)
        fault(self.scene, self.rng)
        self.notes.count("faults")
        name = fault.__name__.replace("_", " ")
        self.notes.count(f"fault: {name}")
        self._until(lambda: self.notes.counts["acknowledged"] >= enough, name)

    def _until(self, condition: Callable[[], bool], what: str) -> None:
        until(lambda: condition() or bool(self.notes.wrong), PATIENCE, f"they play on after {what}")
        assert self.notes.wrong == [], self.notes.wrong[:5]

    def _everybody_goes_on(self) -> None:
        counts = {player: player.acknowledged() for player in self.players}

        def all_have() -> bool:
            return all(player.acknowledged() > count for player, count in counts.items())

        self._until(all_have, "the storm")

    def check(self) -> dict[str, int]:
        """The history is as everybody was told; the counters."""
        for player in self.players:
            assert player.seat.pending is None, "a decision that was never answered"
            for seat in player.seats:
                self._check_log(seat)
                self._check_views(seat)
        for listener in self.listeners:
            assert listener.last > 0, "a listener heard nothing"
        assert self.notes.wrong == [], self.notes.wrong[:5]
        return dict(self.notes.counts) | {"lost": 0, "doubled": 0, "secrets seen": 0}

    def _check_log(self, seat: Seat) -> None:
        seat.guest.moves_to(self.host.url)
        entries = whole_log(seat)
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        for n, action in seat.acknowledged.items():
            assert n < len(entries), f"entry {n} is lost"
            entry = entries[n]
            found = (entry["kind"], entry["seat"], entry["by"], entry["action"])
            assert found == ("action", seat.seat, "person", action), f"entry {n} is lost: {entry}"
        mine = [one for one in entries if one["by"] == "person" and one["seat"] == seat.seat]
        acts = [one["n"] for one in mine if one["kind"] == "action"]
        assert acts == sorted(seat.acknowledged), "something was written twice, or never answered"
        self.notes.counts["entries"] += len(entries)

    def _check_views(self, seat: Seat) -> None:
        """What somebody saw in the storm is what their seat may know of that position."""
        seen = sorted(seat.views.items())
        over = seat.guest.state(seat.table)["final"] is not None
        for n, view in self.rng.sample(seen, min(COMPARED, len(seen))):
            if over:
                continue
            then = seat.guest.get(f"{seat.path}/positions/{n}")
            assert fingerprint(then["view"]) == view, f"another view of position {n}"
            self.notes.counts["views compared"] += 1


def fingerprint(view: Json) -> str:
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


def whole_log(seat: Seat) -> list[Found]:
    found: list[Found] = []
    while True:
        answer = seat.guest.get(f"{seat.path}/log?since={len(found) - 1}")
        found += rows(answer["entries"])
        if len(found) > number(answer["log"]):
            return found


def secrets_of(host: Host) -> set[str]:
    """What nobody may be told before the end: secrets and seeds of all tables."""

    async def read() -> set[str]:
        store = Store(Settings(database=host.database).database_url)
        async with store.read() as session:
            secrets = set(await session.scalars(select(TableRow.secret)))
            starts = await session.scalars(select(LogRow).where(LogRow.n == 0))
            seeds = {str(start.data["seed"]) for start in starts}
        await store.close()
        return secrets | seeds

    return run(read())


def storm(scene: Scene, tables: int, faults: int, seed: str) -> dict[str, int]:
    """Let people play through that number of faults, and check what is known of it."""
    kinds = [fault for fault, ways in FAULTS.items() if scene.way in ways]
    found = Storm(scene, tables, seed)
    found.blow(kinds, faults)
    return found.check()
