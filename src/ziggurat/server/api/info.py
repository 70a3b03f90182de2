"""About this host: games, action tables, rules, health, metrics."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

import ziggurat
from ziggurat.bots import LEVELS, RATINGS, turn_seconds
from ziggurat.core import rulebook
from ziggurat.core.errors import BadPicture
from ziggurat.server import rule_search
from ziggurat.server.api.dependencies import (
    Anybody,
    LanguageName,
    Server,
    described,
    json_response,
)
from ziggurat.server.problems import Problem
from ziggurat.server.schemas.requests import CHAT_LENGTH, NAME_LENGTH
from ziggurat.server.schemas.responses import (
    ActionTable,
    GameInfo,
    Games,
    Health,
    HealthRules,
    Hits,
    HostInfo,
    Rulebook,
)
from ziggurat.server.tables import game_info
from ziggurat.server.workers.tasks import gives_advice

router = APIRouter(tags=["info"])
GameName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,32}$")]
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
QUERY_LENGTH = 80
HEALTH_SECONDS = 5.0


@router.get("/api/info", responses=described(HostInfo))
async def about(server: Server, _: Anybody) -> Response:
    """What this host offers."""
    limits: dict[str, int | list[float]] = {"name": NAME_LENGTH, "line": CHAT_LENGTH}
    limits.update(server.limits.numbers())
    return json_response(
        HostInfo(
            release=ziggurat.__version__,
            games=list(server.settings.games),
            bots=list(server.settings.bots),
            levels=[name for name in LEVELS if name in server.settings.bots],
            ratings={name: dict(RATINGS.get(name, {})) for name in server.settings.games},
            thinks={
                name: min(seconds, server.settings.think_seconds)
                for name in server.settings.bots
                if (seconds := turn_seconds(name)) is not None
            },
            hints=[name for name in server.settings.bots if gives_advice(name)],
            limits=limits,
        )
    )


@router.get("/api/games", responses=described(Games))
async def games(server: Server, _: Anybody) -> Response:
    """All games."""
    found = [game_info.known_game(server.settings.games, name) for name in server.settings.games]
    return json_response(Games(games=[game_info.info_of(game) for game in found]))


@router.get("/api/games/{game}", responses=described(GameInfo, 200, 404))
async def one_game(server: Server, _: Anybody, game: GameName) -> Response:
    """One game: seats, options, where its action table is."""
    return json_response(game_info.info_of(game_info.known_game(server.settings.games, game)))


@router.get("/api/games/{game}/actions/{edition}", responses=described(ActionTable, 200, 404))
async def actions(
    server: Server,
    _: Anybody,
    game: GameName,
    edition: Annotated[str, Path(pattern=r"^[0-9A-Za-z.+-]{1,64}$")],
) -> Response:
    """The action table of a game in this release; it never changes."""
    known, text = game_info.action_table(game_info.known_game(server.settings.games, game).name)
    if edition != known:
        raise Problem("no-such-edition")
    headers = {"Cache-Control": FOR_EVER, "ETag": f'"{known}"'}
    return Response(text, headers=headers, media_type="application/json")


@router.get(
    "/api/games/{game}/rules",
    response_class=PlainTextResponse,
    responses=described(None, 200, 404)
    | {200: {"content": {"text/markdown": {}}, "description": "The numbered rules"}},
)
async def rules(
    server: Server, _: Anybody, game: GameName, language: LanguageName = "en"
) -> Response:
    """The rules of a game in a language, numbered as refusals cite them."""
    text = game_info.rules_text(game_info.known_game(server.settings.games, game).name, language)
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get(
    "/api/games/{game}/words",
    response_class=PlainTextResponse,
    responses=described(None, 200, 404)
    | {200: {"content": {"text/plain": {}}, "description": "A catalogue of Fluent"}},
)
def words(server: Server, _: Anybody, game: GameName, language: LanguageName = "en") -> Response:
    """The words of a game in a language, for a page that has none of its own for it."""
    text = game_info.words_text(game_info.known_game(server.settings.games, game).name, language)
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get(
    "/api/games/{game}/scene",
    response_class=Response,
    responses=described(None, 200, 404)
    | {200: {"content": {"image/svg+xml": {}}, "description": "The scene of a game"}},
)
def scene(server: Server, _: Anybody, game: GameName) -> Response:
    """The drawing that stands for a game."""
    file = game_info.scene_file(game_info.known_game(server.settings.games, game))
    if not file.is_file():
        raise Problem("not-found")
    headers = {"Cache-Control": FOR_A_DAY}
    return Response(file.read_bytes(), headers=headers, media_type="image/svg+xml")


@router.get("/api/games/{game}/rulebook", responses=described(Rulebook, 200, 404))
def book(
    server: Server,
    _: Anybody,
    game: GameName,
    language: LanguageName = "en",
    brief: bool = False,
) -> Response:
    """The rules of a game for reading: chapters, examples, pictures, links, and its terms.

    With `brief`, the terms and the titles of the rules alone.
    """
    known = game_info.known_game(server.settings.games, game)
    return json_response(Rulebook.model_validate(rulebook.book_json(known, language, brief)))


@router.get("/api/games/{game}/rulebook/search", responses=described(Hits, 200, 404))
def search(
    server: Server,
    _: Anybody,
    game: GameName,
    q: Annotated[str, Query(max_length=QUERY_LENGTH)],
    language: LanguageName = "en",
) -> Response:
    """The rules that contain these words, in whatever form."""
    known = game_info.known_game(server.settings.games, game)
    return json_response(Hits.model_validate({"hits": rule_search.search(known, language, q)}))


@router.get(
    "/api/games/{game}/rulebook/pictures/{name}",
    response_class=Response,
    responses=described(None, 200, 404)
    | {200: {"content": {"image/svg+xml": {}}, "description": "A picture of the rules"}},
)
def rule_picture(
    server: Server,
    _: Anybody,
    game: GameName,
    name: Annotated[str, Path(pattern=r"^[a-z]{2}-[0-9]{1,3}$")],
    theme: Literal["light", "dark"] = "light",
) -> Response:
    """A position that illustrates a rule, cut out and marked."""
    known = game_info.known_game(server.settings.games, game)
    try:
        drawn = rulebook.picture(known, name, theme == "dark")
    except BadPicture as error:
        raise Problem("not-found") from error
    return Response(drawn, headers={"Cache-Control": FOR_A_DAY}, media_type="image/svg+xml")


@router.get("/api/help", responses=described(Rulebook))
def player_help(_: Anybody, language: LanguageName = "en") -> Response:
    """Help for players: friends, turns, clocks, bots, fairness, privacy."""
    return json_response(game_info.help_book(language))


@router.get("/healthz", responses=described(Health, 200, 503))
async def health(server: Server) -> Response:
    """Whether the server and its storage are well."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await server.store.ping()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise Problem("storage-away") from error
    if not server.writes:
        raise Problem("storage-away")
    if server.stopping:
        raise Problem("stopping")
    rules = HealthRules(
        server="compiled" if ziggurat.COMPILED else "interpreted", bots=server.workers.rules
    )
    return json_response(Health(status="well", release=ziggurat.__version__, rules=rules))


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {}}, "description": "Prometheus"}},
)
async def metrics(server: Server) -> Response:
    """Counts and times for Prometheus."""
    return Response(generate_latest(server.metrics.registry), media_type=CONTENT_TYPE_LATEST)
