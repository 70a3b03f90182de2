"""A bare WebSocket room server, to compare with: whatever one sends, all in the room get."""

import json
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: dict[str, set[WebSocket]] = defaultdict(set)
FILLING = "x" * 4500
"""About as long as a state."""


async def room(socket: WebSocket) -> None:
    await socket.accept()
    there = ROOMS[socket.path_params["name"]]
    there.add(socket)
    try:
        while True:
            message = json.loads(await socket.receive_text())
            text = json.dumps({"n": message["n"], "filling": FILLING})
            for other in list(there):
                await other.send_text(text)
    except WebSocketDisconnect:
        there.discard(socket)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/{name}", room)])
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="error",
        ws_per_message_deflate=False,
    )
