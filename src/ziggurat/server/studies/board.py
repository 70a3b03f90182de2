"""Positions on analysis boards. Nothing is kept: a request says how a position came about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import SystemRandom

from ziggurat.core import laying
from ziggurat.core.digest import canonical
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.studies import Study
from ziggurat.core.types import Action, Seat
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import BoardChange, BoardLaying, BoardSpace, BoardWay
from ziggurat.server.schemas.responses import Entry, Refusal, events_of
from ziggurat.server.schemas.studies import (
    Board,
    BoardDump,
    BoardNode,
    BoardPieces,
    BoardPosition,
    BoardSpaces,
    PieceHere,
)
from ziggurat.server.tables.advice import effects_of
from ziggurat.server.tables.game_info import edition, known_game
from ziggurat.server.tables.viewer_json import final_position
from ziggurat.server.threads import ThreadPool

REMEMBERED = 200
"""How many positions are in memory, so that a way is not walked from its beginning each time."""

Key = tuple[str, tuple[Action, ...]]


class Boards:
    """Finds positions by the ways to them; one thread does, so that nobody else waits for it."""

    def __init__(self, threads: ThreadPool, games: Sequence[str]) -> None:
        self._threads = threads
        self._games = games
        self._known: OrderedDict[Key, State] = OrderedDict()

    async def position(self, way: BoardWay) -> BoardPosition:
        """The position, what can be done in it, and what the last action did."""
        return await self._threads.run(self._position, way)

    async def state(self, way: BoardWay) -> State:
        """The position itself."""
        return await self._threads.run(self._state, way, tuple(way.actions))

    async def redrawn(self, way: BoardWay) -> BoardDump:
        """The position with all that a seat cannot know drawn anew."""

        def work() -> BoardDump:
            state = self._state(way, tuple(way.actions))
            return BoardDump(position=state.sample(_eyes(state, way.seat), SystemRandom()).dump())

        return await self._threads.run(work)

    async def dump(self, way: BoardWay) -> BoardDump:
        return BoardDump(position=(await self.state(way)).dump())

    async def spaces(self, game: str) -> BoardSpaces:
        """The spaces of a game that pieces can be laid onto."""
        return BoardSpaces(spaces=laying.spaces(known_game(self._games, game)))

    async def pieces(self, asked: BoardSpace) -> BoardPieces:
        """What can lie on a space."""

        def work() -> BoardPieces:
            try:
                found = laying.pieces(self._state(asked, tuple(asked.actions)), asked.space)
            except ZigguratError as error:
                raise Problem("bad-position", {"detail": str(error)[:500]}) from error
            return BoardPieces(
                space=asked.space,
                pieces=[
                    PieceHere(at=one.at, seat=one.seat, word=one.word, there=there)
                    for one, there in found
                ],
            )

        return await self._threads.run(work)

    async def lay(self, asked: BoardLaying) -> Board:
        """A new board with a piece laid there, or with what lay there taken away."""

        def laid(before: State) -> State:
            if asked.piece is None:
                return laying.cleared(before, asked.space)
            return laying.laid(before, asked.space, laying.Piece(**asked.piece.model_dump()))

        return await self._threads.run(self._changed, asked, laid)

    async def change(self, asked: BoardChange) -> Board:
        """A new board with the position of a changed dump."""

        def loaded(before: State) -> State:
            return before.game.load_kept(asked.dump, before.revision)

        return await self._threads.run(self._changed, asked, loaded)

    def _changed(self, way: BoardWay, change: Callable[[State], State]) -> Board:
        """A new board for the same players with another position."""
        before = self._state(way, tuple(way.actions))
        names = Record.parse(f"{way.start}\n\n").names
        try:
            after = change(before)
        except ZigguratError as error:
            raise Problem("bad-position", {"detail": str(error)[:500]}) from error
        return board_of(Study.of_position(after.game, after.dump(), names), after.game)

    def _position(self, way: BoardWay) -> BoardPosition:
        actions = tuple(way.actions)
        if not actions:
            return _board_position(way, self._state(way, ()), None)
        before = self._state(way, actions[:-1])
        mover, action = before.seat, actions[-1]
        try:
            before.game.table.check(action)
        except ZigguratError as error:
            raise Problem("bad-action", {"detail": str(error)}) from error
        refusal = before.refusal(action)
        if refusal is not None:
            why = Refusal(rule=refusal.rule, reason=refusal.reason, facts=refusal.facts)
            return _board_position(way, before, None).model_copy(update={"refusal": why})
        state = before.copy()
        state.listening, state.events = True, []
        state.apply(action)
        self._remember((_root(way), actions), state.copy())
        return _board_position(way, state, (mover, action, len(actions)))

    def _state(self, way: BoardWay, actions: tuple[Action, ...]) -> State:
        """The position after these actions, from the nearest one that is in memory."""
        root = _root(way)
        for length in range(len(actions), -1, -1):
            known = self._known.get((root, actions[:length]))
            if known is not None:
                self._known.move_to_end((root, actions[:length]))
                state = known.copy()
                break
        else:
            length, state = 0, self._first(way)
        for action in actions[length:]:
            try:
                state.play(action)
            except ZigguratError as error:
                raise Problem("bad-position", {"detail": str(error)[:500]}) from error
        self._remember((root, actions), state.copy())
        return state

    def _first(self, way: BoardWay) -> State:
        try:
            record = Record.parse(f"{way.start}\n\n")
            game = known_game(self._games, record.game)
            if way.position is None:
                state = record.replay(game, 0)
            else:
                state = game.load_kept(way.position, record.revision)
        except ZigguratError as error:
            raise Problem("bad-position", {"detail": str(error)[:500]}) from error
        state.listening = False
        return state

    def _remember(self, key: Key, state: State) -> None:
        self._known[key] = state
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _root(way: BoardWay) -> str:
    dump = "" if way.position is None else canonical(way.position)
    return sha256(f"{way.start}\n\n{dump}".encode(errors="replace")).hexdigest()


def _eyes(state: State, seat: Seat | None) -> Seat:
    """Whose eyes: those asked for, or those of whoever decides."""
    if seat is None:
        return max(0, state.seat)
    if seat >= state.seats:
        raise Problem("no-such-seat")
    return seat


def _board_position(
    way: BoardWay, state: State, played: tuple[Seat, Action, int] | None
) -> BoardPosition:
    eyes = _eyes(state, way.seat)
    events = state.events if played is not None else []
    return BoardPosition(
        refusal=None,
        reveals=any(event.reveal for event in events),
        deciding=state.seat,
        seat=eyes,
        view=state.view(eyes),
        question=None if state.over else state.question(),
        actions=[] if state.over else state.actions(),
        aids={} if state.over else state.aids(),
        effects=effects_of(state, way.effects),
        entry=None if played is None else _entry(state, *played),
        final=final_position(state, set()) if state.over else None,
    )


def _entry(state: State, mover: Seat, action: Action, number: int) -> Entry:
    """The last action as the log of a table has it; nothing is hidden from whoever studies."""
    return Entry(
        n=number,
        kind="action",
        seat=mover,
        by="person",
        at=0.0,
        undone=False,
        action=action,
        words=state.game.write(action),
        facts={},
        events=events_of(state.events),
    )


def board_of(study: Study, game: Game, at: int = 0) -> Board:
    """A study as a board gets it; `at` is the number of a position."""
    nodes = study.nodes()
    numbers = {id(node): number for number, node in enumerate(nodes)}
    record = study.record
    return Board(
        game=game.name,
        edition=edition(game),
        seats=record.seats,
        names=record.names,
        options=record.options,
        title=study.title,
        start=study.head().text().partition("\n\n")[0],
        note=study.start.note,
        nodes=[
            BoardNode(
                parent=numbers[id(node.parent)],
                seat=node.seat,
                action=None if node.position is not None else game.read(node.words),
                position=node.position,
                note=node.note,
            )
            for node in nodes[1:]
        ],
        at=min(at, len(nodes) - 1),
        id=None,
        mine=False,
        version=0,
    )
