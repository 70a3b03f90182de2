"""A position from a view alone, the unknown drawn at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cairns.load import load
from cairns.pieces import HAND, NAMES, STONES
from cairns.state import CairnsState
from ziggurat.core import BadDump, BadView, Facts, Json

if TYPE_CHECKING:
    from cairns import Cairns


def imagine(game: Cairns, seen: Facts, rng: Random) -> CairnsState:
    """A position that this view could be of."""
    try:
        known = {name: value for name, value in seen.items()
                 if name not in ("viewer", "points", "bag", "hand")}  # fmt: skip
        state = load(game, known | _filled(seen))
    except (BadDump, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadView(f"no position of Cairns looks like this: {error}") from error
    viewer = seen["viewer"]
    return state.sample(viewer if isinstance(viewer, int) else None, rng)


def _filled(seen: Facts) -> dict[str, Json]:
    """Hands and bag of the stones that are not to be seen, in any order."""
    options, laid, hand, points = seen["options"], seen["laid"], seen["hand"], seen["points"]
    if not (isinstance(options, dict) and isinstance(laid, dict) and isinstance(points, list)):
        raise BadView("a view of Cairns has options, laid and points")
    own = hand if isinstance(hand, list) else []
    unknown: list[str] = []
    for name, count in zip(NAMES, STONES[str(options["bag"])], strict=True):
        unknown += [name] * (count - laid[name] - own.count(name))
    players: list[Json] = []
    for seat, score in enumerate(points):
        held = own if seat == seen["viewer"] else [unknown.pop() for _ in range(HAND)]
        players.append({"hand": held, "points": score})
    return {"players": players, "bag": unknown}
