"""The house: games, action tables, rules, health, metrics."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

import ziggurat
from ziggurat.bots import LEVELS
from ziggurat.core.types import Json
from ziggurat.server.api.dependencies import Anybody, HouseHere, answers, told
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import CHAT_LENGTH, NAME_LENGTH
from ziggurat.server.schemas.responses import (
    ActionTableAnswer,
    GameAnswer,
    GamesAnswer,
    HealthAnswer,
    HouseAnswer,
)
from ziggurat.server.tables import game_info as catalogue
from ziggurat.server.workers.pool import gives_advice

router = APIRouter(tags=["house"])
GameName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,32}$")]
LanguageName = Annotated[str, Query(pattern=r"^[a-z]{2}$")]
FOR_EVER = "public, max-age=31536000, immutable"


@router.get("/api/house", responses=answers(HouseAnswer))
async def about(house: HouseHere, _: Anybody) -> Response:
    """What this host offers."""
    limits: dict[str, Json] = {"name": NAME_LENGTH, "line": CHAT_LENGTH}
    limits.update(house.limits.numbers())
    return told(
        {
            "release": ziggurat.__version__,
            "games": list(house.settings.games),
            "bots": list(house.settings.bots),
            "levels": [name for name in LEVELS if name in house.settings.bots],
            "hints": [name for name in house.settings.bots if gives_advice(name)],
            "limits": limits,
        }
    )


@router.get("/api/games", responses=answers(GamesAnswer))
async def games(house: HouseHere, _: Anybody) -> Response:
    """All games."""
    found = [catalogue.known_game(house, name) for name in house.settings.games]
    return told({"games": [catalogue.game_json(game) for game in found]})


@router.get("/api/games/{game}", responses=answers(GameAnswer, 200, 404))
async def one_game(house: HouseHere, _: Anybody, game: GameName) -> Response:
    """One game: seats, options, where its action table is."""
    return told(catalogue.game_json(catalogue.known_game(house, game)))


@router.get("/api/games/{game}/actions/{edition}", responses=answers(ActionTableAnswer, 200, 404))
async def actions(
    house: HouseHere,
    _: Anybody,
    game: GameName,
    edition: Annotated[str, Path(pattern=r"^[0-9A-Za-z.+-]{1,64}$")],
) -> Response:
    """The action table of a game in this release; it never changes."""
    known, text = catalogue.action_table(catalogue.known_game(house, game).name)
    if edition != known:
        raise Problem("no-such-edition")
    headers = {"Cache-Control": FOR_EVER, "ETag": f'"{known}"'}
    return Response(text, headers=headers, media_type="application/json")


@router.get(
    "/api/games/{game}/rules",
    response_class=PlainTextResponse,
    responses=answers(None, 200, 404)
    | {200: {"content": {"text/markdown": {}}, "description": "The numbered rules"}},
)
async def rules(
    house: HouseHere, _: Anybody, game: GameName, language: LanguageName = "en"
) -> Response:
    """The rules of a game in a language, numbered as refusals cite them."""
    text = catalogue.rules_text(catalogue.known_game(house, game).name, language)
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get("/healthz", responses=answers(HealthAnswer, 200, 503))
async def health(house: HouseHere) -> Response:
    """Whether the server and its storage are well."""
    try:
        await house.store.ping()
    except (SQLAlchemyError, OSError) as error:
        raise Problem("storage-away") from error
    if house.stopping:
        raise Problem("stopping")
    return told({"status": "well", "release": ziggurat.__version__})


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {}}, "description": "Prometheus"}},
)
async def metrics(house: HouseHere) -> Response:
    """Counts and times for Prometheus."""
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
