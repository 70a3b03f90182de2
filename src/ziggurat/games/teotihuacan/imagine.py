"""A position built from a view alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.errors import BadDump, BadView, ZigguratError
from ziggurat.core.json_fields import Fields, as_number, as_row, as_word
from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.teotihuacan import load, view
from ziggurat.games.teotihuacan.pieces import (
    BOT_ROTATIONS,
    BOT_TURNS,
    DEALT,
    DECORATION_COUNT,
    LINKED,
    PYRAMID_COUNT,
    SPOTS,
    STARTING_COUNT,
    TILE_COUNTS,
    TILES,
)
from ziggurat.games.teotihuacan.state import TeotihuacanState

if TYPE_CHECKING:
    from ziggurat.core.game import Game

ONLY_SEEN: Final = ("you", "seat", "question", "boards")
"""What a view has and a dump has not."""


def imagine(game: Game, seen: Facts, rng: Random) -> TeotihuacanState:
    """The unknown is drawn at random to fit the view."""
    try:
        fields = Fields(seen, "view")
        seat = fields.get("you")
        if seat is not None:
            seat = as_number(seat, 0, 3, "view.you")
        state = load.load(game, _filled(fields, seat, rng))
    except ZigguratError as error:
        raise BadView(f"not a view of Teotihuacan: {error}") from error
    return view.sample(state, seat, rng)


def _filled(fields: Fields, seat: Seat | None, rng: Random) -> Facts:
    """A dump that fits the view, with anything possible in the hidden places."""
    whole: dict[str, Json] = {
        name: fields.get(name) for name in fields.names() if name not in ONLY_SEEN
    }
    starting = _filled_starting(fields.inner("starting"), seat)
    whole["starting"] = starting
    whole["discovery"] = _filled_discovery(fields, bool(starting["dealt"]), rng)
    whole["decorations"] = _filled_stack(fields.inner("decorations"), DECORATION_COUNT, rng)
    whole["pyramid"] = _filled_stack(fields.inner("pyramid"), PYRAMID_COUNT, rng)
    neutral = fields.inner("neutral")
    draw: list[Json] = list(range(1, STARTING_COUNT + 1))
    whole["neutral"] = {
        "workers": neutral.row("workers"),
        "draws": [draw] * neutral.number("left", 0, 3),
    }
    if fields.has("teotibot"):
        bot = fields.inner("teotibot")
        whole["teotibot"] = {
            "slots": bot.row("slots"),
            "aside": bot.get("aside"),
            "directions": bot.row("directions"),
            "dice": [1] * bot.number("dice", 0, 2 * BOT_TURNS),
            "rotations": [0] * bot.number("rotations", 0, BOT_ROTATIONS),
        }
    return whole


def _filled_starting(fields: Fields, seat: Seat | None) -> dict[str, Json]:
    filled: dict[str, Json] = {"open": fields.row("open"), "kept": fields.row("kept")}
    filled["dealt"] = []
    if not fields.has("decided"):
        return filled
    decided = fields.row("decided")
    own: list[Json] = fields.row("hand", DEALT) if seat is not None else []
    rest: list[Json] = [tile for tile in range(1, STARTING_COUNT + 1) if tile not in own]
    dealt: list[Json] = []
    chosen: list[Json] = []
    for other, done in enumerate(decided):
        if other == seat:
            dealt.append(own)
            chosen.append(fields.get("chosen"))
        else:
            dealt.append(rest[:DEALT])
            rest = rest[DEALT:]
            chosen.append([0, 1] if done else None)
    filled.update(dealt=dealt, chosen=chosen, box=rest)
    return filled


def _filled_discovery(fields: Fields, dealt: bool, rng: Random) -> Facts:
    discovery = fields.inner("discovery")
    boards, avenue, temples = (
        discovery.inner("boards"),
        discovery.inner("avenue"),
        discovery.inner("temples"),
    )
    shown: list[Json] = [tile for name in boards.names() if (tile := boards.get(name)) is not None]
    for spot, name in enumerate(SPOTS):
        shown += (avenue if spot < 3 else temples).row(name)
    shown += discovery.row("removed")
    for number, item in enumerate(fields.row("players")):
        player = Fields(item, f"view.players.{number}")
        shown += [*player.row("tiles"), *player.row("used")]
    known = discovery.inner("linked")
    linked: dict[str, Json] = {name: known.get(name) for name in known.names()}
    shown += linked.values()
    counts = list(TILE_COUNTS)
    for tile in shown:
        counts[TILES.index(as_word(tile, TILES, "view.discovery"))] -= 1
    pool: list[Json] = [TILES[kind] for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(pool)
    if dealt:
        for tile in LINKED:
            if str(tile) not in linked:
                if not pool:
                    raise BadDump("view.discovery has more tiles than there are")
                linked[str(tile)] = pool.pop()
    return {
        "boards": discovery.get("boards"),
        "avenue": discovery.get("avenue"),
        "temples": discovery.get("temples"),
        "removed": discovery.row("removed"),
        "linked": linked,
        "stack": pool[: discovery.number("left", 0, len(pool))],
        "returns": [0] * discovery.number("returns", 0, 2),
    }


def _filled_stack(fields: Fields, count: int, rng: Random) -> Facts:
    """Offer and placed tiles as seen, and a stack with the rest."""
    shown: list[Json] = [tile for tile in fields.row("offer") if tile is not None]
    placed = fields.get("placed")
    rows = placed.values() if isinstance(placed, dict) else [placed]
    for row in rows:
        for item in as_row(row, None, f"{fields.place}.placed"):
            shown.append(item.get("tile") if isinstance(item, dict) else item)
    rest: list[Json] = [tile for tile in range(1, count + 1) if tile not in shown]
    rng.shuffle(rest)
    left = fields.number("left", 0, len(rest))
    return {"offer": fields.row("offer"), "placed": placed, "stack": rest[:left]}
