"""What aids and effects in Mexica say about an action, compared with what it does when tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from tests.mexica.players import lively
from tests.mexica.splits import splits
from tests.mexica.table import MEXICA
from ziggurat import State
from ziggurat.core.checks import Setup
from ziggurat.core.json_fields import plain
from ziggurat.core.trials import trial
from ziggurat.core.types import Action, Json
from ziggurat.games.mexica import scoring
from ziggurat.games.mexica.state import MexicaState

TRIED = 12
"""How many canals of a position are tried; all of them would take minutes a game."""


def compare(setup: Setup, seed: str, every: int, most: int) -> Counter[str]:
    """Follow a lively game; now and then compare the aids with trials."""
    rng = Random(seed)
    state = MEXICA.start(setup.seats, seed, **setup.options)
    state.listening = False
    counts: Counter[str] = Counter()
    number = 0
    while not state.over and counts["positions"] < most:
        number += 1
        if state.question()["kind"] == "turn" and number % every == 0:
            counts["positions"] += 1
            assert isinstance(state, MexicaState)
            counts.update(compared(state, rng))
        state.apply(lively(state, rng))
    return counts


def compared(state: MexicaState, rng: Random) -> Counter[str]:
    aids = named(plain(state.aids()))
    counts: Counter[str] = Counter()
    assert aids["reach"] == reach(state)
    counts["squares reached"] += len(named(aids["reach"]))
    for square, words in named(aids["ways"]).items():
        assert spent(state, words) == named(aids["reach"])[square], square
    for words, sizes in canals(state, splits(state), rng):
        action = MEXICA.read(words)
        assert plain(state.effect(action)) == ({} if sizes is None else {"parts": sizes}), words
        assert sizes == parts(state, action), words
        counts["canals" if sizes is None else "splits"] += 1
    for first, region in named(aids["regions"]).items():
        founding = named(region).get("founding")
        if founding is not None and first == home(state):
            assert founding == gained(state, "found")
            counts["foundings"] += 1
    for level, told in named(aids["builds"]).items():
        found = built(state, level)
        assert (named(told)["values"], named(told)["points"]) == found
        counts["temples"] += 1
    for action in rng.sample(state.actions(), min(TRIED, len(state.actions()))):
        counts["prices"] += priced(state, action, named(aids["prices"]))
    assert aids["next"] == scored(state)
    return counts


def priced(state: MexicaState, action: Action, prices: Mapping[str, Json]) -> bool:
    """Whether the aids give the price of an action; if so, it is what a trial spends."""
    fields = MEXICA.table.fields[action]
    price = prices.get(str(fields["kind"]))
    if isinstance(price, Mapping):
        price = price[str(fields["level"])]
    if price is None:
        return False
    tried = state.copy()
    tried.apply(action)
    assert state.ap - tried.ap == price, MEXICA.write(action)
    return True


def named(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def squares(region: Mapping[str, Json]) -> list[str]:
    cells = region["cells"]
    assert isinstance(cells, Sequence)
    return [str(cell) for cell in cells]


def region_of(state: State, square: str) -> Mapping[str, Json] | None:
    """The region of a square, as the view has it."""
    regions = state.view(None)["regions"]
    assert isinstance(regions, Sequence)
    for region in regions:
        if square in squares(named(region)):
            return named(region)
    return None


def pilli(state: State) -> str:
    players = state.view(None)["players"]
    assert isinstance(players, Sequence)
    return str(named(players[state.seat])["pilli"])


def home(state: State) -> str:
    """The first square of the region where the deciding seat's pilli stands."""
    region = region_of(state, pilli(state))
    return "" if region is None else squares(region)[0]


def reach(state: MexicaState) -> dict[str, int]:
    """The cheapest cost of every square, by trying all steps and trips one after another."""
    cheapest = {pilli(state): 0}
    frontier: list[State] = [state]
    while frontier:
        position = frontier.pop()
        for action in position.actions():
            if MEXICA.table.fields[action]["kind"] in ("walk", "boat"):
                after = position.copy()
                after.apply(action)
                cost = state.ap - int(str(after.question()["ap"]))
                if cost < cheapest.get(pilli(after), cost + 1):
                    cheapest[pilli(after)] = cost
                    frontier.append(after)
    del cheapest[pilli(state)]
    return cheapest


def spent(state: MexicaState, words: Json) -> int:
    """What a way costs when it is taken."""
    assert isinstance(words, Sequence)
    after = state.copy()
    for step in words:
        after.play(MEXICA.read(step))
    return state.ap - after.ap


def canals(
    state: State, splits: Mapping[str, list[int]], rng: Random
) -> list[tuple[str, list[int] | None]]:
    """Some canals that split, and some that do not, with the sizes that a flood finds."""
    legal = [
        MEXICA.write(action)
        for action in state.actions()
        if MEXICA.table.fields[action]["kind"] == "canal"
    ]
    assert not set(splits) - set(legal)
    told, others = sorted(splits), [words for words in legal if words not in splits]
    chosen = rng.sample(told, min(TRIED, len(told))) + rng.sample(others, min(TRIED, len(others)))
    return [(words, splits.get(words)) for words in chosen]


def parts(state: State, action: Action) -> list[int] | None:
    """The sizes of what a canal leaves of a region, if that is more than one part (MX-15)."""
    cells = MEXICA.table.fields[action]["cells"]
    assert isinstance(cells, Sequence)
    region = region_of(state, str(cells[0]))
    assert region is not None
    whole = squares(region)
    after = trial(state, action, state.seat).after
    regions = after.view(None)["regions"]
    assert isinstance(regions, Sequence)
    left = [squares(named(part)) for part in regions]
    sizes = sorted(len(part) for part in left if part[0] in whole)
    return sizes if len(sizes) > 1 else None


def gained(state: State, kind: str) -> list[int]:
    """How much each seat's score grows when such an action is played (MX-19)."""
    action = next(a for a in state.actions() if MEXICA.table.fields[a]["kind"] == kind)
    after = trial(state, action, state.seat).after
    return [now - then for now, then in zip(after.scores(), state.scores(), strict=True)]


def built(state: State, level: str) -> tuple[Json, Json]:
    """Values and points of the player's region after a temple of that level was built (MX-52)."""
    prefix = f"temple {level} "
    action = next(a for a in state.actions() if MEXICA.write(a).startswith(prefix))
    after = trial(state, action, state.seat).after
    region = region_of(after, str(MEXICA.table.fields[action]["cell"]))
    assert region is not None
    return region["values"], region["points"]


def scored(state: MexicaState) -> list[int]:
    """What each seat would get if the period were scored now (MX-53 to MX-55)."""
    after = state.copy()
    scoring.score(after)
    return [now - then for now, then in zip(after.scores(), state.scores(), strict=True)]
