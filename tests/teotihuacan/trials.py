"""What aids say and what happens when it is tried: the two have to match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from tests.teotihuacan.players import Player
from tests.teotihuacan.table import GAME, NAMES, listed, named
from ziggurat.core.state import State
from ziggurat.core.trials import Trial, trial
from ziggurat.core.types import Facts, Json, Options
from ziggurat.games.teotihuacan.eclipse import Eclipse
from ziggurat.games.teotihuacan.state import TeotihuacanState

GOODS = ("cocoa", "wood", "stone", "gold")


def followed(seats: int, options: Options, seed: str, player: Player, often: float) -> int:
    """Play a game and compare now and then; returns how many facts were compared."""
    rng = Random(seed)
    state = GAME.start(seats, seed, **options)
    state.listening = False
    count = 0
    while not state.over:
        if rng.random() < often:
            count += compared(state)
        state.apply(player(state, rng))
    return count


def compared(state: State) -> int:
    """Compare all that can be tried in this position; returns how many facts that were."""
    aids, kind = state.aids(), str(state.question()["kind"])
    count = 0
    if "eclipse" in aids:
        count += eclipse(state, named(aids["eclipse"]))
    for plan in map(named, listed(aids.get("destinations", []))):
        count += destination(state, plan)
    if "here" in aids:
        count += arrival(state, named(aids["here"]))
    for technology in map(named, listed(aids.get("technologies", []))):
        count += development(state, technology)
    for side, score in named(aids.get("sides", {})).items():
        count += laid(state, [f"side {side}"], "decorate", named(score))
    if kind == "square":
        for square, turns in named(aids["squares"]).items():
            prices = named(named(aids["prices"])[square])
            count += built(state, square, named(turns), prices)
    if kind == "rotate":
        (price,) = named(named(aids["prices"])[str(state.question()["square"])]).values()
        for angle, score in named(aids["rotations"]).items():
            count += laid(state, [f"rotate {angle}"], "build", named(score), price)
    if kind in ANSWERS:
        count += ANSWERS[kind](state, aids)
    return count


def tried(state: State, words: list[str]) -> Trial[State] | None:
    """Try actions one after another; None if one of them is not possible or not asked for."""
    found = None
    for one in words:
        action = GAME.read(one)
        if action not in state.actions():
            return None
        found = trial(state, action, state.seat)
        state = found.after
    return found


def told(found: Trial[State], kind: str, **wanted: Json) -> list[Facts]:
    return [
        event.facts
        for event in found.events
        if event.kind == kind
        and all(event.facts.get(name) == value for name, value in wanted.items())
    ]


def amount(facts: list[Facts], name: str) -> int:
    total = 0
    for one in facts:
        value = one.get(name, 0)
        assert isinstance(value, int)
        total += value
    return total


def eclipse(state: State, aid: Facts) -> int:
    """The coming Eclipse, scored now (TH-59)."""
    seat = state.seat
    after = state.copy()
    assert isinstance(after, TeotihuacanState)
    after.listening = True
    Eclipse(0).carry_out(after)
    points: Counter[str] = Counter()
    for event in after.events:
        if event.kind == "points" and event.facts["seat"] == seat:
            points[str(event.facts["why"])] = amount([event.facts], "points")
    for name in ("avenue", "leader", "track", "masks"):
        assert aid[name] == points[name], f"{name} in {state.dump()}"
    return 4


def destination(state: State, plan: Facts) -> int:
    """Where a worker can go, and what it finds there (TH-25, TH-29)."""
    worker = named(plan["worker"])
    words = [f"move {plan['distance']}"]
    if state.question()["kind"] == "turn":
        words.insert(0, f"worker {NAMES[int(str(worker['board']))]} {worker['power']}")
    found = tried(state, words)
    assert found is not None
    (move,) = told(found, "move")
    assert (move["to"], move["colours"]) == (plan["board"], plan["colours"])
    paid = told(found, "gain", why="technology")
    assert plan["technology_cocoa"] == amount(paid, "cocoa")
    return 3 + arrival(found.after, plan)


def arrival(state: State, plan: Facts) -> int:
    """What can be done on a board, and what it costs and gives (TH-29, TH-43 to TH-50)."""
    found = tried(state, ["cocoa"])
    assert found is not None
    assert amount(told(found, "gain", why="collect"), "cocoa") == plan["harvest"]
    for space in map(named, listed(plan["worship"])):
        can = GAME.read(f"worship {space['space']}") in state.actions()
        assert can == space["possible"]
    main = plan["main"]
    if main is None:
        return 2
    assert isinstance(main, Mapping)
    found = tried(state, ["main"])
    assert bool(found or tried(state, ["main free"])) == main["possible"]
    if found is None:
        return 3
    assert amount(told(found, "pay", why="fee"), "cocoa") == main["fee"]
    (told_main,) = told(found, "main")
    assert told_main["workers"] == main["workers"]
    if "gives" in main:
        gives = named(main["gives"])
        gained = told(found, "gain", why="board")
        assert all(amount(gained, good) == gives.get(good, 0) for good in GOODS)
        assert amount(told(found, "points", why="board"), "points") == gives["points"]
    return 6


def development(state: State, technology: Facts) -> int:
    """A technology: its gold and who scores (TH-47)."""
    found = tried(state, [f"technology {technology['number']}"])
    assert found is not None
    assert amount(told(found, "pay", why="alchemy"), "gold") == technology["gold"]
    shared = {str(one["seat"]): one["points"] for one in told(found, "points", why="shared")}
    assert shared == technology["shared"]
    after = found.after
    while after.question()["kind"] not in ("power", "end", "turn") and not after.over:
        after.apply(after.actions()[0])
    turn = named(after.dump()["turn"])
    if after.question()["kind"] in ("power", "end"):
        assert bool(turn["granted"]) == technology["power_up"]
    return 3


def built(state: State, square: str, turns: Facts, prices: Facts) -> int:
    """A tile on a square, for every way to pay and every turn (TH-50, TH-93)."""
    count = 0
    for angle, score in turns.items():
        for way, price in prices.items():
            words = [f"square {square}", f"discount {way}", f"rotate {angle}"]
            if len(prices) == 1:
                words.remove(f"discount {way}")
            count += laid(state, words, "build", named(score), price)
    return count


def laid(state: State, words: list[str], event: str, score: Facts, price: Json = None) -> int:
    """What a tile or a decoration scores and costs (TH-49, TH-50, TH-52)."""
    found = tried(state, words)
    if found is None:
        found = tried(state, words[:-1]) if len(words) > 1 else None
    if found is None or not told(found, event):
        return 0
    (facts,) = told(found, event)
    assert (facts["matches"], facts["steps"]) == (score["matches"], score["steps"])
    why = "construction" if event == "build" else "decorations"
    assert amount(told(found, "points", why=why), "points") == score["points"]
    if event == "build":
        assert len(listed(score["matching"])) == score["matches"]
        assert score["points"] == amount([score], "printed") + amount([score], "matches")
    if price is not None:
        paid = told(found, "pay", why=why)
        assert {good: amount(paid, good) for good in GOODS if amount(paid, good)} == price
    return 4


def worshipped(state: State, aids: Facts) -> int:
    """The space of a worship, what it leads to, and the fee of each option (TH-32, TH-33)."""
    fees, space = named(aids["fees"]), named(aids["worship"])
    count = 0
    for option, fee in fees.items():
        found = tried(state, [option])
        if found is None:
            continue
        (facts,) = told(found, "worship")
        place = (facts["board"], facts["space"], facts["fee"])
        assert place == (space["board"], space["space"], fee)
        if option == "discovery":
            assert told(found, "claim")[0]["tile"] == space["tile"]
        if option == "ability" and space["royal"] is not None:
            assert told(found, "royal")[0]["tile"] == space["royal"]
        if option == "ability" and space["temple"] in ("blue", "red", "green"):
            (moved,) = told(found, "temple") or told(found, "temple-stuck")
            assert moved["temple"] == space["temple"]
        count += 2
    return count


def traded(state: State, aids: Facts) -> int:
    """What a royal tile with a price takes and gives (TH-99)."""
    trades = named(aids["trades"])
    for words, trade in trades.items():
        found = tried(state, [words])
        assert found is not None
        for kind, amounts in (
            ("pay", named(named(trade)["pay"])),
            ("gain", named(named(trade)["gain"])),
        ):
            facts = told(found, kind, why="royal")
            assert {good: amount(facts, good) for good in GOODS if amount(facts, good)} == amounts
        if named(trade)["resources"]:
            assert found.after.question().get("count") == named(trade)["resources"]
    return len(trades)


def rewarded(state: State, aids: Facts) -> int:
    """What is printed on a major step (TH-40, TH-95)."""
    reward = named(aids["reward"])
    found = tried(state, ["reward"])
    assert found is not None
    assert amount(told(found, "points", why="temple"), "points") == reward["points"]
    assert amount(told(found, "gain", why="temple"), "cocoa") == reward["cocoa"]
    if reward["resources"]:
        question = found.after.question()
        assert (question["kind"], question["count"]) == ("take", reward["resources"])
    return 3


def housed(state: State, aids: Facts) -> int:
    """What the next space of a row of the Nobles scores (TH-48)."""
    rows = named(aids["rows"])
    for row, value in rows.items():
        found = tried(state, [f"row {row}"])
        assert found is not None
        assert told(found, "noble")[0]["value"] == value
    return len(rows)


def salaried(state: State, aids: Facts) -> int:
    """What unpaid salary costs (TH-60)."""
    lost = named(aids["lost"])
    for paid, points in lost.items():
        found = tried(state, [f"salary {paid}"])
        if found is not None:
            # The next player's salary may be settled in the same breath.
            scored = told(found, "points", why="salary", seat=state.seat)
            assert -amount(scored, "points") == points
    return len(lost)


ANSWERS: Final = {
    "option": worshipped,
    "royal": traded,
    "major": rewarded,
    "row": housed,
    "salary": salaried,
}
"""What the aids say of single answers, by the kind of question."""
