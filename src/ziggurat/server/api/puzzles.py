"""Puzzles: what there is to solve, trying, and the solution."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    Anybody,
    Server,
    described,
    json_response,
    sender_of,
)
from ziggurat.server.api.info import GameName
from ziggurat.server.puzzles import collection
from ziggurat.server.puzzles.tries import puzzle_task
from ziggurat.server.schemas.puzzles import PuzzleInfo, Puzzles, PuzzleSolution, TriedPosition
from ziggurat.server.schemas.requests import Tried
from ziggurat.server.tables.game_info import known_game

router = APIRouter(prefix="/api", tags=["puzzles"])

PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{4,40}$")]


@router.get("/puzzles", responses=described(Puzzles))
def all_puzzles(server: Server, _: Anybody) -> Response:
    """The puzzles of all games, and the one of the day."""
    games = [known_game(server.settings.games, name) for name in server.settings.games]
    return json_response(collection.all_of(games))


@router.get("/puzzles/{game}/{puzzle}", responses=described(PuzzleInfo, 200, 404))
def one_puzzle(server: Server, _: Anybody, game: GameName, puzzle: PuzzleId) -> Response:
    """What a puzzle is about."""
    rules = known_game(server.settings.games, game)
    return json_response(collection.info_of(rules, collection.known_puzzle(rules, puzzle)))


@router.post(
    "/puzzles/{game}/{puzzle}/tries", responses=described(TriedPosition, 200, 400, 404, 429, 503)
)
async def attempt(
    server: Server, request: Request, me: Anybody, game: GameName, puzzle: PuzzleId, body: Tried
) -> Response:
    """Try these decisions: where they lead, and what the first is worth. Nothing is kept."""
    rules = known_game(server.settings.games, game)
    known = collection.known_puzzle(rules, puzzle)
    task = puzzle_task(known, collection.start_of(rules, known))
    sender = sender_of(request, me)
    if not server.tries.is_known(task, body.actions):
        server.limits.take("heavy", sender)
    return json_response(await server.tries.attempt(task, body, sender))


@router.get("/puzzles/{game}/{puzzle}/solution", responses=described(PuzzleSolution, 200, 404))
def solution(server: Server, _: Anybody, game: GameName, puzzle: PuzzleId) -> Response:
    """The best move with its line and its reasons, and what others would bring."""
    known = collection.known_puzzle(known_game(server.settings.games, game), puzzle)
    return json_response(PuzzleSolution(solution=known.solution, others=known.others))
