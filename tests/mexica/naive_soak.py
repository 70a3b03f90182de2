"""Games whose positions and scores are checked against the second opinion of `naive`."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random

import ziggurat
from tests.mexica import naive, naive_scorer
from tests.soaking import Task
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts

MEXICA = ziggurat.game("mexica")
SETUPS = [
    *product((2,), ("standard", "hard", "none"), ("open", "closed"), ("ends", "all")),
    *product((3, 4), ("standard",), ("open", "closed"), ("ends", "all")),
]
"""Seats, neutral temples, emblem and squares around bridges; game `index` has the `index`-th."""

SAMPLE = 10
"""How many positions of each game are compared."""

POOL = 60
"""How many positions of a game are searched for rare actions."""

FIRST_ROUNDS = 3
"""How many positions of each game (also with a bridge lifted) are compared as first-round ones."""

LONGEST_GAME = 10_000

Chooser = Callable[[State, Random], Action]


def words_of(state: State) -> list[str]:
    return [MEXICA.write(action) for action in state.actions()]


def by_chance(state: State, rng: Random) -> Action:
    return state.random_action(rng)


def by_kind(state: State, rng: Random) -> Action:
    """All kinds of actions equally often, so that tokens, boats, walks and lifts are frequent."""
    return MEXICA.read(any_of(by_verb(words_of(state)), rng))


def by_boat(state: State, rng: Random) -> Action:
    """A player that bridges every canal, then lives on the water and moves bridges about."""
    verbs = by_verb(words_of(state))
    bridges = naive.read(state.digested()).board.bridges
    moves = verbs.get("walk", []) + verbs.get("leap", [])
    wishes = {
        "bridge": verbs.get("bridge", []),
        "boat": verbs.get("boat", []),
        "lift": verbs.get("lift", []) if rng.random() < 0.3 else [],
        "onto a bridge": [word for word in moves if word.split()[1] in bridges],
    }
    for words in wishes.values():
        if words and rng.random() < 0.6:
            return MEXICA.read(rng.choice(words))
    return MEXICA.read(any_of(verbs, rng))


def by_founding(state: State, rng: Random) -> Action:
    """A player that digs regions of the sizes shown and founds there, preferably in company."""
    verbs = by_verb(words_of(state))
    table = naive.read(state.digested())
    if "found" in verbs and rng.random() < (0.9 if has_company(table) else 0.15):
        return MEXICA.read(rng.choice(verbs["found"]))
    moves = verbs.get("leap", []) + verbs.get("walk", [])
    there = [word for word in moves if is_wanted(table, table.board, word.split()[1])]
    if there and rng.random() < 0.5:
        return MEXICA.read(rng.choice(there))
    canals = verbs.get("canal", [])
    for word in rng.sample(canals, min(50, len(canals))):
        if makes_wanted(table, word.split()[1:]):
            return MEXICA.read(word)
    if "temple" in verbs and rng.random() < 0.4:
        return MEXICA.read(rng.choice(verbs["temple"]))
    return MEXICA.read(any_of(verbs, rng))


def by_idling(state: State, rng: Random) -> Action:
    """A player that mostly passes, so that rounds are quiet and periods last too long."""
    if MEXICA.read("done") in state.actions() and rng.random() < 0.93:
        return MEXICA.read("done")
    return by_kind(state, rng)


CHOOSERS: tuple[Chooser, ...] = (by_chance, by_kind, by_founding, by_boat, by_founding, by_idling)


def by_verb(words: Sequence[str]) -> dict[str, list[str]]:
    verbs: dict[str, list[str]] = {}
    for word in words:
        verbs.setdefault(word.split(maxsplit=1)[0], []).append(word)
    return verbs


def any_of(verbs: dict[str, list[str]], rng: Random) -> str:
    """Any kind, and any action of it; `done` seldom as long as there is something else."""
    kinds = [verb for verb in verbs if verb != "done" or rng.random() < 0.3]
    return rng.choice(verbs[rng.choice(kinds)]) if kinds else "done"


def has_company(table: naive.Table) -> bool:
    """Whether another pilli stands in the player's region."""
    squares = naive.own_region(table)
    return any(table.board.pilli[seat] in squares for seat in table.others())


def is_wanted(table: naive.Table, board: naive.Board, square: str) -> bool:
    """Whether this is land of an unfounded region that a shown tile fits."""
    if board.is_water(square):
        return False
    squares = {square}
    waiting = [square]
    while waiting and len(squares) <= max(table.shown, default=0):
        for other in naive.BESIDE[waiting.pop()]:
            if not board.is_water(other) and other not in squares:
                squares.add(other)
                waiting.append(other)
    return not waiting and len(squares) in table.shown and squares.isdisjoint(board.tiles)


def makes_wanted(table: naive.Table, canal: Sequence[str]) -> bool:
    """Whether there is such a region next to this canal once it is dug."""
    board = replace(table.board, canals=table.board.canals.union(canal))
    beside = {other for square in canal for other in naive.BESIDE[square]}
    return any(is_wanted(table, board, square) for square in beside)


def game_of(index: int) -> Iterator[tuple[State, Action]]:
    """Each position of one game with the action about to be played, the last one with -1."""
    seats, neutral, emblem, bridge_squares = SETUPS[index % len(SETUPS)]
    choose = CHOOSERS[(index + index // len(SETUPS)) % len(CHOOSERS)]
    rng = Random(f"second opinion {index}")
    state = MEXICA.start(
        seats, index, neutral=neutral, emblem=emblem, bridge_squares=bridge_squares
    )
    for _ in range(LONGEST_GAME):
        if state.over:
            yield state, -1
            return
        action = choose(state, rng)
        yield state, action
        state.play(action)
    raise AssertionError(f"game {index} does not end")


def differences(dump: Facts, words: Sequence[str]) -> list[str]:
    """How two opinions about one position differ."""
    ours, theirs = Counter(naive.legal(dump)), Counter(words)
    return [
        *(f"missing: {word}" for word in sorted((ours - theirs).elements())),
        *(f"too much: {word}" for word in sorted((theirs - ours).elements())),
    ]


def compare(state: State) -> None:
    """The game and the second opinion agree on who decides and on every legal action."""
    dump = state.digested()
    assert state.seat == naive.decides(dump), json.dumps(dump)
    found = differences(dump, words_of(state))
    assert not found, f"{found} in {json.dumps(dump)}"


def compare_step(before: Facts, words: str, after: Facts) -> None:
    """The words led to what the second opinion says, and no piece was lost or gained."""
    expected = naive_scorer.after(before, words)
    wrong = {
        name: f"{after.get(name)} instead of {expected.get(name)}"
        for name in {*after, *expected}
        if after.get(name) != expected.get(name)
    }
    assert not wrong, f"{wrong} after {words} in {json.dumps(before)}"
    assert not naive_scorer.faults(after), f"{naive_scorer.faults(after)} in {json.dumps(after)}"


def compare_result(state: State) -> None:
    """Scores at any time, places at the end."""
    dump = state.digested()
    assert state.scores() == naive_scorer.totals(dump), json.dumps(dump)
    if state.over:
        assert state.ranking() == naive_scorer.places(dump), json.dumps(dump)


def positions(index: int) -> dict[str, int]:
    """Compare the legal actions in positions of a game: ordinary ones and rare ones."""
    states = [state.copy() for state, _ in game_of(index)]
    compare(states.pop())
    rng = Random(index)
    rng.shuffle(states)
    states[:POOL] = sorted(states[:POOL], key=rarity)
    chosen = states[POOL - SAMPLE // 2 : POOL] + states[: SAMPLE - SAMPLE // 2]
    counts: Counter[str] = Counter()
    for state in chosen:
        compare(state)
        counts["positions"] += 1
        counts.update(f"with {verb}" for verb in by_verb(words_of(state)))
    return dict(counts)


def rarity(state: State) -> int:
    """How much a position has that few positions have."""
    verbs = by_verb(words_of(state))
    weights = {"found": 4, "boat": 4, "leap": 2, "lift": 1, "play": 1, "canal": 1, "temple": 1}
    return sum(weight for verb, weight in weights.items() if verb in verbs)


def first_rounds(index: int) -> dict[str, int]:
    """Compare positions of a first period as if they were in the first round of the game."""
    dumps = [state.digested() for state, _ in game_of(index)]
    early = [dump for dump in dumps if dump["period"] == 1 and dump["phase"] != "start"]
    lifted = [dump for dump in early if dump["phase"] == "bridge"]
    rng = Random(index)
    early = sorted(rng.sample(early, min(POOL, len(early))), key=narrowness)
    chosen = early[:FIRST_ROUNDS] + rng.sample(lifted, min(FIRST_ROUNDS, len(lifted)))
    counts: Counter[str] = Counter()
    for dump in chosen:
        first = {**dump, "round": 1, "quiet": 0}
        compare(MEXICA.load(first))
        barred = Counter(naive.legal({**first, "round": 2})) - Counter(naive.legal(first))
        counts["positions"] += 1
        counts["with something barred"] += bool(barred)
        counts.update(f"barred {verb}" for verb in by_verb(list(barred)))
    return dict(counts)


def narrowness(dump: Facts) -> int:
    """How few squares any opponent that is not locked in has left."""
    table = naive.read(dump)
    reached = [naive.reach(table.board, seat) for seat in table.others()]
    return min([number for number in reached if number > naive.ENOUGH // 2] or [1000])


def scores(index: int) -> dict[str, int]:
    """Compare every point and everything else that follows from each action of a game."""
    counts: Counter[str] = Counter(games=1)
    before: Facts = {}
    words = ""
    for state, action in game_of(index):
        after = state.digested()
        if words:
            compare_step(before, words, after)
            counts["actions"] += 1
            counts.update(happened(before, words, after))
        else:
            assert not naive_scorer.setup_faults(after), json.dumps(after)
        compare_result(state)
        before = after
        words = MEXICA.write(action) if action >= 0 else ""
    counts[f"ended: {before['outcome']}"] += 1
    counts["shared victories"] += naive_scorer.places(before).count(1) > 1
    counts["points"] += sum(naive_scorer.totals(before))
    return dict(counts)


def happened(before: Facts, words: str, after: Facts) -> Counter[str]:
    """What is worth counting in a step."""
    was, now = naive.read(before), naive.read(after)
    counts: Counter[str] = Counter()
    if words.startswith("found"):
        counts["foundings"] += 1
        guests = [points["guest"] for points in now.points]
        counts["foundings with guests"] += guests != [points["guest"] for points in was.points]
    left = was.doubles + was.singles
    still = "no canals" if left == 0 else "the last canals" if left <= 2 else "canals"
    counts[f"tiles removed with {still} left"] += len(now.removed) - len(was.removed)
    counts["rounds of quiet that drop tiles"] += now.quiet == 3 and was.quiet == 2
    ended = was.period != now.period or now.phase == "over"
    counts["periods ended"] += ended
    counts["periods ended by the last round"] += ended and was.round == naive_scorer.LAST_ROUND
    return counts


TASKS = [
    Task(name="second opinion: legal actions", count=3000 // SAMPLE, run=positions),
    Task(name="second opinion: legal actions in first rounds", count=100, run=first_rounds),
    Task(name="second opinion: scores", count=300, run=scores),
]
