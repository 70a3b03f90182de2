"""The walk of one action and of one bot's move through the source: `python -m bench.walk`.

Counts the calls of functions of ours in the thread that serves requests, the files they are in, and
how often the walk goes from one file to another. What goes on after waiting for the storage is not
called once more. Every layer that awaits it would count again with each answer of the storage.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

import httpx

import ziggurat
from ziggurat.server.app import build
from ziggurat.server.settings import Settings

SOURCE = str(Path(ziggurat.__file__).parent)


@dataclass
class Walk:
    """What was called, in order."""

    files: list[str] = field(default_factory=list)
    begun: set[FrameType] = field(default_factory=set)

    def see(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(SOURCE) and frame not in self.begun:
            self.begun.add(frame)
            self.files.append(file)

    def __str__(self) -> str:
        changes = sum(one != other for one, other in zip(self.files, self.files[1:], strict=False))
        files, calls = len(set(self.files)), len(self.files)
        return f"{files} files, {calls} calls, {changes} changes of file"


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "walk.db")
        settings = Settings(database=database, workers=1, sweep=3600.0, tick=3600.0, wide=True)
        app = build(settings)
        started, stopped = asyncio.Event(), asyncio.Event()
        life = asyncio.create_task(_live(app, started, stopped))
        await started.wait()
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await walk_of_an_action(client)
        walk_of_a_bot()
        stopped.set()
        await life


async def _live(app: object, started: asyncio.Event, stopped: asyncio.Event) -> None:
    """The application's life, as a server leads it."""
    messages = ["lifespan.startup", "lifespan.shutdown"]

    async def receive() -> dict[str, str]:
        if len(messages) == 1:
            await stopped.wait()
        return {"type": messages.pop(0)}

    async def send(message: dict[str, str]) -> None:
        if message["type"] == "lifespan.startup.complete":
            started.set()

    assert callable(app)
    await app({"type": "lifespan", "asgi": {"version": "3.0"}}, receive, send)


async def walk_of_an_action(client: httpx.AsyncClient) -> None:
    await client.post("/api/people", json={"name": "Eva"})
    seats = [{"kind": "me"}, {"kind": "here", "name": "Adam"}]
    body = {"game": "tigris", "seats": seats, "start": True}
    path = f"/api/tables/{(await client.post('/api/tables', json=body)).json()['id']}"
    await client.post(f"{path}/hand-over", json={"log": 0, "seat": 0})
    state = (await client.get(f"{path}/state")).json()
    act = {"log": state["log"], "seat": 0, "action": state["actions"][0]}
    walk = Walk()
    sys.setprofile(walk.see)
    answer = await client.post(f"{path}/actions", json=act)
    sys.setprofile(None)
    answer.raise_for_status()
    print(f"one action by HTTP: {walk}")


def walk_of_a_bot() -> None:
    """What a worker does for one move of a greedy bot."""
    try:
        from ziggurat.server.workers.tasks import choose  # noqa: PLC0415  its place since 0.2
    except ImportError:
        from ziggurat.server.thinking import choose  # noqa: PLC0415  its place in 0.1
    state = ziggurat.game("tigris").start(seats=2, seed="walk")
    given = ("table", "tigris", "greedy", 0, state.actions(), state.view(0), 1)
    choose(*given)
    walk = Walk()
    sys.setprofile(walk.see)
    choose(*given)
    sys.setprofile(None)
    print(f"one move of a bot, in its worker: {walk}")


if __name__ == "__main__":
    Random(1)
    asyncio.run(main())
