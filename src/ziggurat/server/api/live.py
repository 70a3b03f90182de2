"""Live connections."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from ziggurat.server.api.dependencies import (
    Since,
    TableId,
    address_of,
    process_of,
    same_origin,
    sender_of,
    who,
)
from ziggurat.server.live.connection import (
    GOING_AWAY,
    NO_SUCH_TABLE,
    NOT_ALLOWED,
    NOT_SIGNED_IN,
    TOO_MANY_CONNECTIONS,
    Connection,
    TurnWatch,
)
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import ServerProcess
from ziggurat.server.rate_limits import SHARED, by_address, by_person

router = APIRouter(prefix="/api")


class Closed(Exception):
    """The connection is not wanted, for the reason of this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def admit(server: ServerProcess, socket: WebSocket) -> Me | None:
    """Who connects; raises `Closed` where nobody may."""
    if server.stopping:
        raise Closed(GOING_AWAY)
    if not same_origin(server.settings.public_url, socket):
        raise Closed(NOT_ALLOWED)
    address = by_address(address_of(socket))
    if server.limits.wait("connections", address, SHARED) > 0:
        raise too_many(server, "rate")
    try:
        me = await who(socket)
    except Problem as problem:
        raise Closed(NOT_SIGNED_IN) from problem
    if server.limits.wait("connections", sender_of(socket, me)) > 0:
        raise too_many(server, "rate")
    if server.hub.full(None if me is None else by_person(me.id), address):
        raise too_many(server, "live")
    return me


def too_many(server: ServerProcess, limit: str) -> Closed:
    server.metrics.refused.labels(limit).inc()
    return Closed(TOO_MANY_CONNECTIONS)


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: TableId, since: Since = None) -> None:
    """Everything at a table as it happens; see docs/api.md for the messages."""
    server, address = process_of(socket), by_address(address_of(socket))
    await socket.accept()
    try:
        me = await admit(server, socket)
    except Closed as closed:
        await socket.close(closed.code)
        return
    counted = [address] if me is None else [address, by_person(me.id)]
    connection = Connection(server.live, socket, table, me, address)
    server.hub.count(counted, 1)
    server.hub.add(connection)
    try:
        await connection.run(since)
    except Problem as problem:
        await socket.close(NO_SUCH_TABLE if problem.status == 404 else NOT_ALLOWED)
    finally:
        server.hub.remove(connection)
        server.hub.count(counted, -1)


@router.websocket("/me/live")
async def my_live(socket: WebSocket) -> None:
    """Where it is my turn, as it happens."""
    server = process_of(socket)
    await socket.accept()
    try:
        me = await admit(server, socket)
    except Closed as closed:
        await socket.close(closed.code)
        return
    if me is None:
        await socket.close(NOT_SIGNED_IN)
        return
    counted = [by_address(address_of(socket)), by_person(me.id)]
    watch = TurnWatch(server.store, server.limits, socket, me)
    server.hub.count(counted, 1)
    server.hub.add_watch(watch)
    try:
        await watch.run()
    finally:
        server.hub.remove_watch(watch)
        server.hub.count(counted, -1)
