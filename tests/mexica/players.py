"""Players for long tests: one that does anything, one that moves the game along."""

from collections.abc import Mapping
from random import Random

from tests.mexica.splits import splits
from tests.mexica.table import MEXICA
from ziggurat.core.state import State
from ziggurat.core.types import Action
from ziggurat.games.mexica.state import MexicaState

KINDS = [str(fields["kind"]) for fields in MEXICA.table.fields]


def lively(state: State, rng: Random) -> Action:
    """Founds where it can, leaps where it could, likes canals that cut out a wanted size.

    Otherwise any kind of action is as good as another, except ending the turn.
    """
    by_kind: dict[str, list[Action]] = {}
    for action in state.actions():
        by_kind.setdefault(KINDS[action], []).append(action)
    if "found" in by_kind and rng.random() < 0.9:
        return rng.choice(by_kind["found"])
    if "leap" in by_kind and rng.random() < 0.7:
        wanted = _wanted_leaps(state, by_kind["leap"])
        if wanted:
            return rng.choice(wanted)
    if len(by_kind) > 1:
        by_kind.pop("done", None)
    if len(by_kind) > 1 and rng.random() < 0.8:
        by_kind.pop("leap", None)
    kind = rng.choice(sorted(by_kind))
    if kind == "canal":
        wanted = _wanted_canals(state)
        if wanted:
            return rng.choice(wanted)
    return rng.choice(by_kind[kind])


def _wanted_leaps(state: State, leaps: list[Action]) -> list[Action]:
    """Leaps into a region that fits a shown tile and has room for it."""
    regions = state.view(None)["regions"]
    shown = _shown(state)
    assert isinstance(regions, list)
    found: list[Action] = []
    for region in regions:
        if region["tile"] is None and region["size"] in shown:
            inside = [a for a in leaps if MEXICA.table.fields[a]["cell"] in region["cells"]]
            if len(inside) > 1:
                found += inside
    return found


def _shown(state: State) -> list[int]:
    tiles = state.dump()["tiles"]
    assert isinstance(tiles, Mapping)
    shown = tiles["shown"]
    assert isinstance(shown, list)
    return shown


def _wanted_canals(state: State) -> list[Action]:
    """Canals after which a region has the size of a shown tile."""
    assert isinstance(state, MexicaState)
    shown = _shown(state)
    return [
        MEXICA.read(words)
        for words, sizes in splits(state).items()
        if any(size in shown for size in sizes)
    ]
