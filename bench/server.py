"""How the server bears many tables at once: `python -m bench.server`, results in bench/server.md.

Tables of two connected persons each, one action a second at every table, all on loopback. Measured
is the time from an action being sent until both clients know the new position; beside it the same
for a bare WebSocket room server that knows no games, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic, perf_counter

import httpx
from tests.server.hosts import Host, free_port
from tests.server.polling import until
from websockets.asyncio.client import ClientConnection, connect

from ziggurat.games import games

NAMES = [game.name for game in games()]

RESULTS = Path(__file__).parent / "server.md"
LIMIT = 30.0


@dataclass
class Player:
    """A connected client: the last state it knows, and when it came to know each number."""

    socket: ClientConnection
    client: httpx.AsyncClient
    path: str
    cookie: dict[str, str]
    state: dict[str, object] = field(default_factory=dict)
    knew: dict[int, float] = field(default_factory=dict)
    fresh: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message["state"]
                self.knew.setdefault(message["state"]["log"], perf_counter())
                self.fresh.set()

    async def act(self, action: int) -> None:
        """Decide, and know what came of it from the answer."""
        body = {"log": self.state["log"], "seat": self.state["seat"], "action": action}
        answer = await self.client.post(f"{self.path}/actions", json=body, headers=self.cookie)
        state = answer.raise_for_status().json()
        self.knew.setdefault(state["log"], perf_counter())
        self.state = state
        self.fresh.set()

    async def knows(self, n: int) -> float:
        while n not in self.knew:
            self.fresh.clear()
            await asyncio.wait_for(self.fresh.wait(), LIMIT)
        return self.knew[n]


async def play_table(players: list[Player], seconds: float, rng: Random) -> list[float]:
    """One action a second, whatever the last one took; how long each took until both knew."""
    await asyncio.sleep(rng.random())
    times = []
    began = monotonic()
    while monotonic() < began + seconds:
        decider = next((p for p in players if p.state.get("actions")), None)
        if decider is None:
            break
        actions, log = decider.state["actions"], decider.state["log"]
        assert isinstance(actions, list)
        assert isinstance(log, int)
        sent = perf_counter()
        await decider.act(rng.choice(actions))
        known = [await player.knows(log + 1) for player in players]
        times.append(max(known) - sent)
        await asyncio.sleep(max(0.0, began + len(times) - monotonic()))
    return times


async def set_up(host: Host, tables: int, stack: AsyncExitStack) -> list[list[Player]]:
    """All tables with both persons connected."""
    ws = host.url.replace("http://", "ws://")
    found = []
    limits = httpx.Limits(max_connections=None)
    client = httpx.AsyncClient(base_url=host.url, timeout=LIMIT, limits=limits)
    await stack.enter_async_context(client)
    for number in range(tables):
        cookies = [await new_guest(client, f"P{number}-{seat}") for seat in range(2)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": NAMES[number % len(NAMES)], "seats": seats}
        made = await client.post("/api/tables", json=body, headers=cookies[0])
        path = f"/api/tables/{made.json()['id']}"
        await client.post(f"{path}/join", json={}, headers=cookies[1])
        await client.post(f"{path}/start", headers=cookies[0])
        players = []
        for cookie in cookies:
            live = connect(f"{ws}{path}/live", additional_headers=cookie, max_size=None)
            socket = await stack.enter_async_context(live)
            players.append(Player(socket, client, path, cookie))
        found.append(players)
    return found


async def new_guest(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """The header by which the server knows that person."""
    answer = await client.post("/api/people", json={"name": name})
    cookie = f"ziggurat={answer.cookies['ziggurat']}"
    client.cookies.clear()
    return {"Cookie": cookie}


@dataclass
class Measured:
    """Times of all actions; memory (MB) before the tables and after the play; processor time."""

    times: list[float]
    before: float
    after: float
    used: float


async def measure(host: Host, tables: int, seconds: float) -> Measured:
    """Set up the tables, let them play, and look."""
    process = host.processes[0].process
    assert process is not None
    before = memory(process.pid)
    async with AsyncExitStack() as stack:
        seated = await set_up(host, tables, stack)
        listeners = [asyncio.create_task(p.listen()) for players in seated for p in players]
        for players in seated:
            for player in players:
                await player.knows(0)
        rngs = [Random(number) for number in range(tables)]
        began = cpu(process.pid)
        done = await asyncio.gather(
            *(play_table(p, seconds, rng) for p, rng in zip(seated, rngs, strict=True))
        )
        after, used = memory(process.pid), cpu(process.pid) - began
        for listener in listeners:
            listener.cancel()
    return Measured([time for times in done for time in times], before, after, used)


async def measure_rooms(port: int, pid: int, rooms: int, seconds: float) -> Measured:
    """The same with a bare room server."""
    async with AsyncExitStack() as stack:
        times: list[float] = []

        async def room(number: int) -> None:
            url = f"ws://127.0.0.1:{port}/{number}"
            both = [await stack.enter_async_context(connect(url, max_size=None)) for _ in range(2)]
            await asyncio.sleep(Random(number).random())
            began, n = monotonic(), 0
            while monotonic() < began + seconds:
                sent = perf_counter()
                await both[n % 2].send(json.dumps({"n": n}))
                for socket in both:
                    json.loads(await asyncio.wait_for(socket.recv(), LIMIT))
                times.append(perf_counter() - sent)
                n += 1
                await asyncio.sleep(max(0.0, began + n - monotonic()))

        before, began = memory(pid), cpu(pid)
        await asyncio.gather(*(room(number) for number in range(rooms)))
        return Measured(times, before, memory(pid), cpu(pid) - began)


def memory(pid: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def cpu(pid: int) -> float:
    """Seconds of processor time."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def with_room_server(work: Callable[[int, int], Measured]) -> Measured:
    port = free_port()
    process = subprocess.Popen([sys.executable, str(Path(__file__).parent / "room.py"), str(port)])
    try:
        until(lambda: answers(port), 30, "the room server answers")
        return work(port, process.pid)
    finally:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/").status_code > 0
    except httpx.TransportError:
        return False


def bench_host(tables: int, seconds: float, source: str) -> Measured:
    """A server process with its tables; `source` is where its code is, if not the usual place."""
    usual = os.environ.get("PYTHONPATH")
    if source:
        os.environ["PYTHONPATH"] = source
    try:
        settings = {"cached_tables": str(tables + 10), "sweep": "1", "tick": "5"}
        with Host(settings=settings) as host:
            return asyncio.run(measure(host, tables, seconds))
    finally:
        if source:
            os.environ.pop("PYTHONPATH")
            if usual is not None:
                os.environ["PYTHONPATH"] = usual


def row(name: str, found: Measured) -> str:
    p50, p99 = percentiles(found.times)
    cost = 1000 * found.used / len(found.times)
    return f"| {name} | {p50:.1f} | {p99:.1f} | {cost:.2f} | {len(found.times)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--compiled", default="", help="the src folder of a compiled build")
    given = parser.parse_args()
    tables, seconds = given.tables, given.seconds
    loads = [os.getloadavg()[0]]
    plain = bench_host(tables, seconds, "")
    lines = [row("Ziggurat: rules, log on disk, two views", plain)]
    if given.compiled:
        compiled = bench_host(tables, seconds, str(Path(given.compiled).resolve()))
        lines.append(row("the same with compiled rules", compiled))
    loads.append(os.getloadavg()[0])
    bare = with_room_server(
        lambda port, pid: asyncio.run(measure_rooms(port, pid, tables, seconds))
    )
    lines.append(row("bare room server, the same size of message", bare))
    loads.append(os.getloadavg()[0])
    lines = [
        "# The server under load",
        "",
        "Written by `python -m bench.server`. Two connected clients at each table, one action a",
        "second at every table, SQLite, one server process, all on loopback, the clients on the",
        "same machine. The time runs from sending an action until both clients know what came of",
        "it; the processor time is that of the server's process.",
        "",
        f"Machine: {os.cpu_count()} cores, {platform.machine()}, Python "
        f"{platform.python_version()}; load average before, between and after the runs "
        f"{', '.join(f'{load:.1f}' for load in loads)}  ",
        f"Run: {tables} tables, {2 * tables} connections, {seconds:g} seconds",
        "",
        "| | p50 ms | p99 ms | processor ms an action | actions |",
        "|---|---:|---:|---:|---:|",
        *lines,
        "",
        f"Memory: {plain.before:.0f} MB without tables, {plain.after:.0f} MB with {tables} tables "
        f"and {2 * tables} connections: {1024 * (plain.after - plain.before) / tables:.0f} KB a "
        "table, connections included.",
    ]
    more = RESULTS.read_text("utf-8").partition("\n## ") if RESULTS.exists() else ("", "", "")
    RESULTS.write_text("\n".join([*lines, *more[1:]]) if more[1] else "\n".join(lines) + "\n")
    print("\n".join(lines[7:]))


if __name__ == "__main__":
    main()
