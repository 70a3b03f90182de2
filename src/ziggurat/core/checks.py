"""A set of checks that any game must pass.

Each check is a function of a game, one `Setup` (a number of seats and options) and a random
generator; it raises `CheckFailed` with what was found and where. `run` puts a game through all
of them, for every number of seats and every option.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from ziggurat.core.errors import BadAction, BadOption, BadRecord, IllegalAction, ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.hidden import Hidden, Path, exchange, item
from ziggurat.core.json_fields import plain
from ziggurat.core.judgement import Judgement
from ziggurat.core.records import Record, begin_record
from ziggurat.core.state import State
from ziggurat.core.tensors import Encoding
from ziggurat.core.types import Action, Facts, Json, Options, Seat

LONGEST_GAME = 20_000
"""More actions than any game takes: one that goes beyond does not end."""

MOST_EFFECTS = 6
"""How many actions of a position are asked for their effect."""


BRANCHED = 0.25
"""How many positions of a game copies play on from."""


class CheckFailed(ZigguratError):
    """A game broke a promise of the contract."""


class Setup:
    """One way to sit down: a number of seats and a value for every option."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats {options}".strip()


def setups(game: Game) -> list[Setup]:
    """Every number of seats with the defaults, and with each other value of each option."""
    found = []
    for seats in game.seats:
        found.append(Setup(seats, game.read_options(seats, {})))
        for option in game.options:
            for value in option.values:
                if value == option.default:
                    continue
                try:
                    options = game.read_options(seats, {option.name: value})
                except BadOption:
                    continue
                found.append(Setup(seats, options))
    return found


def demand(condition: bool, complaint: str, state: State | None = None) -> None:
    """Fail with the complaint and the position it is about."""
    if not condition:
        where = "" if state is None else f"\nin the position {json.dumps(state.dump())}"
        raise CheckFailed(complaint + where)


def random_game(
    game: Game, setup: Setup, rng: Random, listening: bool = False
) -> Iterator[tuple[State, Action]]:
    """A random game: each position with the action about to be played, the last with -1."""
    state = game.start(setup.seats, rng.getrandbits(32), **setup.options)
    state.listening = listening
    for _ in range(LONGEST_GAME):
        if state.over:
            yield state, -1
            return
        actions = state.actions()
        demand(bool(actions), "a dead end: nobody can do anything", state)
        action = rng.choice(actions)
        yield state, action
        state.play(action)
    raise CheckFailed(f"no end after {LONGEST_GAME} actions")


def watchers(state: State) -> list[Seat | None]:
    """Everybody who may look on: each seat and a spectator."""
    return [*range(state.seats), None]


def ends(game: Game, setup: Setup, rng: Random) -> None:
    """Random play ends, with scores, places and a reason, and nothing to do afterwards."""
    state = final(game, setup, rng)
    demand(not state.actions(), "the game is over, yet there are actions", state)
    demand(bool(state.outcome()), "the game is over without a reason", state)
    for action in range(0, len(game.table), 97):
        demand(state.refusal(action) is not None, "the game is over, yet one may play", state)


def final(game: Game, setup: Setup, rng: Random) -> State:
    """The last position of a random game."""
    return deque(random_game(game, setup, rng), maxlen=1)[0][0]


def legality(game: Game, setup: Setup, rng: Random) -> None:
    """`actions()` is ascending and agrees with `refusal()` over the whole table."""
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        actions = state.actions()
        demand(actions == sorted(set(actions)), "actions are not ascending", state)
        chosen = None if state.over else state.random_action(rng)
        demand(chosen is None or chosen in actions, f"random_action gave {chosen}", state)
        if number % 20:
            continue
        legal = set(actions)
        for action in range(len(game.table)):
            refusal = state.refusal(action)
            words = game.write(action)
            if refusal is None:
                demand(action in legal, f"{words!r} is not refused but not listed", state)
            else:
                demand(action not in legal, f"{words!r} is listed but refused: {refusal}", state)
                prefix, _, digits = refusal.rule.partition("-")
                known = prefix == game.rules and digits.isdecimal()
                demand(known, f"{words!r} is refused by {refusal.rule!r}, which is no rule", state)


def copies(game: Game, setup: Setup, rng: Random) -> None:
    """A copy is equal, silent, and independent both ways."""
    for number, (state, action) in enumerate(random_game(game, setup, rng)):
        if number % 10 or state.over:
            continue
        before = plain(state.dump())
        copy = state.copy()
        demand(plain(copy.dump()) == before, "a copy differs", state)
        demand(copy == state, "a copy is not equal", state)
        demand(copy.revision == state.revision, "a copy is of another revision", state)
        demand(copy.actions() == state.actions(), "a copy has other actions", state)
        copy.play(action)
        demand(plain(state.dump()) == before, "playing on a copy changed the original", state)
        demand(not copy.events, "a copy listens", state)
        twin = state.copy()
        twin.apply(action)
        demand(twin == copy, "apply and play differ", state)
        original = state.copy()
        kept = original.copy()
        original.apply(action)
        demand(plain(kept.dump()) == before, "playing on the original changed a copy", state)
        third = state.copy()
        while not third.over and rng.random() < 0.9:
            third.apply(third.random_action(rng))
        demand(plain(state.dump()) == before, "a rollout on a copy changed the original", state)


def branches(game: Game, setup: Setup, rng: Random) -> None:
    """What copies find while they play on is theirs alone.

    A position keeps what was found about it, and copies may share that. Nothing is asked of the
    original before its copies have moved on, so that what they find then would reach it.
    """
    state = game.start(setup.seats, rng.getrandbits(32), **setup.options)
    state.listening = False
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        if rng.random() < BRANCHED:
            for _ in range(2):
                copy = state.copy()
                for _ in range(rng.randint(1, 3)):
                    if not copy.over:
                        copy.apply(copy.random_action(rng))
                _found(game, copy)
            fresh = game.load(state.dump())
            complaint = "what copies found while they played on has reached the original"
            demand(_found(game, state) == _found(game, fresh), complaint, state)
        state.apply(state.random_action(rng))


def _found(game: Game, state: State) -> tuple[list[Action], Json, Encoding]:
    """What a position works out when it is asked."""
    return state.actions(), plain(state.aids()), game.encode(state, state.seat)


def dumps(game: Game, setup: Setup, rng: Random) -> None:
    """`dump` is JSON, `load` its inverse, and both go on alike."""
    for number, (state, action) in enumerate(random_game(game, setup, rng)):
        if number % 10:
            continue
        dump = plain(state.dump())
        loaded = game.load(dump)
        demand(plain(loaded.dump()) == dump, "dump, load, dump is not the same", state)
        demand(loaded.revision == state.revision, "a loaded position is of another revision", state)
        demand(loaded.digest() == state.digest(), "a loaded position has another digest", state)
        demand(loaded.actions() == state.actions(), "a loaded position has other actions", state)
        demand(loaded.question() == state.question(), "a loaded position asks otherwise", state)
        for seat in watchers(state):
            demand(loaded.view(seat) == state.view(seat), "a loaded position looks other", state)
        if not state.over:
            copy = state.copy()
            copy.play(action)
            loaded.play(action)
            demand(loaded == copy, "a loaded position plays on otherwise", state)


def equals(game: Game, setup: Setup, rng: Random) -> None:
    """Equal positions are alike in everything made from them, whatever led to them."""
    judgement = game.judgement()
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        if number % 25:
            continue
        other = game.load(plain(state.dump()))
        for seat in watchers(state):
            same = game.encode(other, seat) == game.encode(state, seat)
            demand(same, "an equal position has other numbers", state)
        demand(other.svg() == state.svg(), "an equal position has another picture", state)
        demand(other.text() == state.text(), "an equal position has another text", state)
        if state.over:
            continue
        same = plain(other.aids()) == plain(state.aids())
        demand(same, "an equal position has other aids", state)
        for action in _some(state.actions()):
            same = plain(other.effect(action)) == plain(state.effect(action))
            demand(same, "in an equal position an action has another effect", state)
        for judged in (judgement.quiescent, judgement.at_horizon, judgement.budget_share):
            demand(judged(other) == judged(state), "an equal position is judged otherwise", state)
        same = _rounded(judgement, other) == _rounded(judgement, state)
        demand(same, "an equal position is worth something else", state)


def _some(actions: list[Action]) -> list[Action]:
    """A few of many actions, spread from first to last."""
    return actions[:: 1 + len(actions) // MOST_EFFECTS]


def _rounded(judgement: Judgement, state: State) -> tuple[list[float], list[tuple[Action, float]]]:
    """What a judgement thinks of a position, except for the last digits."""
    policy = [(action, round(rate, 9)) for action, rate in judgement.policy(state)]
    return [round(value, 9) for value in judgement.evaluate(state)], sorted(policy)


def damage(game: Game, setup: Setup, rng: Random) -> None:
    """A damaged dump is refused with a `ZigguratError`, never with another error."""
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        if number % 40:
            continue
        for _ in range(20):
            dump = plain(state.dump())
            assert isinstance(dump, dict)
            _damage(dump, rng)
            try:
                game.load(dump).actions()
            except ZigguratError:
                pass
            except Exception as error:
                where = json.dumps(dump)
                raise CheckFailed(f"a damaged dump raised {error!r}: {where}") from error


def _damage(value: Json, rng: Random) -> None:
    junk: list[Json] = [None, -1, 10**9, "?", [], {}, True, [None], {"?": 1}]
    while isinstance(value, dict | list) and value:
        if isinstance(value, dict):
            key = rng.choice(list(value))
            if not isinstance(value[key], dict | list) or rng.random() < 0.3:
                if rng.random() < 0.3:
                    del value[key]
                else:
                    value[key] = rng.choice(junk)
                return
            value = value[key]
        else:
            index = rng.randrange(len(value))
            if not isinstance(value[index], dict | list) or rng.random() < 0.3:
                if rng.random() < 0.3:
                    del value[index]
                else:
                    value[index] = rng.choice(junk)
                return
            value = value[index]


def records(game: Game, setup: Setup, rng: Random) -> None:
    """A record replays to the same position, and verifies; a changed one does not."""
    record, state = random_record(game, setup, rng)
    text = record.text()
    parsed = Record.parse(text)
    demand(parsed.text() == text, "a record does not read back", state)
    demand(parsed.replay(game) == state, "a record replays to another position", state)
    parsed.verify(game)
    lines = text.split("\n")
    line = rng.randrange(len(lines) - 1)
    while not lines[line]:
        line = rng.randrange(len(lines) - 1)
    column = rng.randrange(len(lines[line]))
    other = "x" if lines[line][column] != "x" else "y"
    lines[line] = lines[line][:column] + other + lines[line][column + 1 :]
    try:
        Record.parse("\n".join(lines)).verify(game)
    except BadRecord:
        return
    raise CheckFailed(f"a changed record was accepted: {lines[line]!r}")


def random_record(game: Game, setup: Setup, rng: Random) -> tuple[Record, State]:
    """A finished record of a random game, and its final position."""
    record, state = begin_record(game, setup.seats, rng.getrandbits(32), setup.options)
    while not state.over:
        action = state.random_action(rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record, state


def notation(game: Game, _setup: Setup, _rng: Random) -> None:
    """Every action of the table reads back from its words, and nothing else is read at all."""
    for action in range(len(game.table)):
        words = game.write(action)
        demand(game.read(words) == action, f"{words!r} does not read back")
        demand(game.read(f"  {words.upper()} ") == action, f"{words!r} needs exact spacing")
        demand("kind" in game.table.fields[action], f"{words!r} has no kind")
    for bad in ["", "nonsense", f"{game.write(0)} {game.write(0)}"]:
        try:
            game.read(bad)
        except BadAction:
            continue
        raise CheckFailed(f"{bad!r} was read as an action")


def failed_plays(game: Game, setup: Setup, rng: Random) -> None:
    """A play that fails changes nothing."""
    table = range(len(game.table))
    for number, (state, _) in enumerate(random_game(game, setup, rng, listening=True)):
        if number % 25:
            continue
        legal = set(state.actions())
        before, heard = plain(state.dump()), len(state.events)
        for action in [*rng.sample(table, min(12, len(table))), -1, len(table)]:
            if action in legal:
                continue
            try:
                state.play(action)
            except (IllegalAction, BadAction):
                pass
            else:
                raise CheckFailed(f"action {action} was played though it is not legal")
            demand(plain(state.dump()) == before, "a failed play changed the position", state)
            demand(len(state.events) == heard, "a failed play left events", state)


def secrecy(game: Game, setup: Setup, rng: Random) -> None:
    """What a seat gets does not change when what it cannot know is exchanged in the dump."""
    for number, (state, action) in enumerate(random_game(game, setup, rng)):
        if number % 12 or state.over:
            continue
        for seat in watchers(state):
            dump = plain(state.dump())
            assert isinstance(dump, dict)
            exchange(dump, game.hidden(dump, seat), rng)
            other = game.load(dump)
            _same_to(seat, state, other)
            if action in other.actions():
                _same_news(seat, state, other, action)


def _same_to(seat: Seat | None, state: State, other: State) -> None:
    who = "a spectator" if seat is None else f"seat {seat}"
    demand(plain(state.view(seat)) == plain(other.view(seat)), f"the view of {who} leaks", state)
    demand(state.text(seat) == other.text(seat), f"the text for {who} leaks", state)
    demand(state.question() == other.question(), "the question leaks", state)
    for place in state.explainable(seat)[::7]:
        same = plain(list(state.explain(place, seat))) == plain(list(other.explain(place, seat)))
        demand(same, f"what {place!r} is leaks to {who}", state)
    demand(state.seat == other.seat, "the deciding seat leaks", state)
    if seat is not None and seat == state.seat:
        demand(state.actions() == other.actions(), f"the actions of {who} leak", state)
        demand(plain(state.aids()) == plain(other.aids()), f"the aids of {who} leak", state)
        for action in _some(state.actions()):
            same = plain(state.effect(action)) == plain(other.effect(action))
            demand(same, f"the effect of an action leaks to {who}", state)
        for action in range(0, len(state.game.table), 31):
            mine, theirs = state.refusal(action), other.refusal(action)
            same = (mine and mine.json()) == (theirs and theirs.json())
            demand(same, f"a refusal to {who} leaks", state)


def _same_news(seat: Seat | None, state: State, other: State, action: Action) -> None:
    """Both tell the seat the same until something comes out of hiding for it."""
    heard = []
    for position in (state, other):
        copy = position.copy()
        copy.listening = True
        copy.play(action)
        heard.append([event.json() for event in _until_reveal(copy.events, seat)])
    demand(heard[0] == heard[1], f"events leak to seat {seat} after {action}", state)


def _until_reveal(events: list[Event], seat: Seat | None) -> Iterator[Event]:
    for event in events:
        if not event.seen_by(seat):
            continue
        if event.reveal:
            return
        yield event


def imagination(game: Game, setup: Setup, rng: Random) -> None:
    """`sample` and `imagine` keep what a seat knows, and play on to a legal end."""
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        if number % 60 or state.over:
            continue
        before = plain(state.dump())
        for seat in watchers(state):
            view = state.view(seat)
            sent = plain(view)
            assert isinstance(sent, dict)
            for guess in (state.sample(seat, rng), game.imagine(sent, rng)):
                demand(plain(guess.view(seat)) == sent, "an imagined position looks other", state)
                demand(guess.revision == state.revision, "an imagined revision differs", state)
                demand(plain(game.load(plain(guess.dump())).dump()) == plain(guess.dump()),
                       "an imagined position does not load", state)  # fmt: skip
                if seat is not None and seat == state.seat:
                    demand(guess.actions() == state.actions(), "imagined actions differ", state)
            for _ in range(LONGEST_GAME):
                if guess.over:
                    break
                guess.play(guess.random_action(rng))
            demand(guess.over, "an imagined position does not end", state)
        demand(plain(state.dump()) == before, "imagining changed the original", state)


DRAWS = 60
"""How often `spread` redraws the unknown in one position."""

RARE = 4
"""Further draws allowed, since few draws of a rare thing do not follow the bell curve."""


def spread(game: Game, setup: Setup, rng: Random) -> None:
    """`sample` and `imagine` vary every hidden place and follow the right distribution.

    For each pool, what lies at each place over many draws is compared with what that place
    should hold; a place that never varies, or strays by six standard deviations, fails.
    """
    positions = [state.copy() for state, _ in random_game(game, setup, rng) if not state.over]
    for state in rng.sample(positions, min(3, len(positions))):
        dump = state.dump()
        for seat in watchers(state):
            pools = game.hidden(dump, seat)
            if not pools:
                continue
            view = plain(state.view(seat))
            assert isinstance(view, dict)
            draws: list[tuple[str, Callable[[], State]]] = [
                ("sample", partial(state.sample, seat, rng)),
                ("imagine", partial(game.imagine, view, rng)),
            ]
            for name, draw in draws:
                drawn = [draw().dump() for _ in range(DRAWS)]
                for pool in pools:
                    _compare(pool, dump, drawn, f"{name} for seat {seat}", state)


def _compare(pool: Hidden, dump: Facts, drawn: list[Facts], who: str, state: State) -> None:
    items = pool.values
    if items is None:
        items = [item(dump, path) for path in pool.paths]
    counts = Counter(_name(thing) for thing in items)
    shares = {thing: count / len(items) for thing, count in counts.items()}
    if len(shares) < 2:
        return
    places: dict[Path, list[Path]] = {}
    for path in pool.paths:
        group = path[:-1] if path[:-1] in pool.sets else path
        places.setdefault(group, []).append(path)
    if pool.values is not None and pool.paths:
        places[()] = pool.paths
    for place, paths in places.items():
        seen = Counter(_name(item(other, path)) for other in drawn for path in paths)
        strays = set(seen) - set(shares)
        demand(not strays, f"{who} put {strays} at {place}", state)
        if max(shares.values()) <= 0.8:
            demand(len(seen) > 1, f"{who} never varies {place}", state)
        draws = len(drawn) * len(paths)
        for thing, share in shares.items():
            slack = 6 * (share * (1 - share) * draws) ** 0.5 + RARE
            off = abs(seen[thing] - share * draws)
            demand(off <= slack, f"{who} put {thing} {seen[thing]} of {draws} at {place}", state)


def _name(thing: Json) -> str:
    """A key by which values are told apart; most are a number or a word."""
    return repr(thing) if isinstance(thing, int | str) else json.dumps(thing, sort_keys=True)


def results(game: Game, setup: Setup, rng: Random) -> None:
    """Scores and places agree, at the end and on the way."""
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        if number % 20 and not state.over:
            continue
        scores, places, lines = state.scores(), state.ranking(), state.tally()
        count = len(scores)
        demand(count in (setup.seats, setup.seats + 1), "a score for each seat", state)
        demand(len(places) == count == len(lines), "a place and a tally for each seat", state)
        for seat in range(count):
            better = sum(1 for place in places if place < places[seat])
            demand(places[seat] == better + 1, f"places {places} skip or repeat", state)
            for other in range(count):
                if scores[seat] > scores[other]:
                    demand(places[seat] < places[other], f"{scores} against {places}", state)


def numbers(game: Game, setup: Setup, rng: Random) -> None:
    """What a seat sees as numbers fits the layout and follows from its view alone."""
    for number, (state, _) in enumerate(random_game(game, setup, rng)):
        if number % 30 and not state.over:
            continue
        for seat in watchers(state):
            small, large = game.encode(state, seat)
            layout = game.tensor_layout
            demand(len(small) == layout.small, "more or less small numbers", state)
            demand(len(small) + len(large) == layout.size, "more or less numbers", state)
            imagined = game.encode(game.imagine(state.view(seat), rng), seat)
            demand(imagined == (small, large), f"the numbers of seat {seat} leak", state)


def explained(game: Game, setup: Setup, rng: Random) -> None:
    """Questions, aids, events and explanations are JSON; a position has a text."""
    for number, (state, _) in enumerate(random_game(game, setup, rng, listening=True)):
        if number % 15 == 0 and not state.over:
            question = state.question()
            demand(question.get("seat") == state.seat, "the question is for another", state)
            demand(isinstance(question.get("kind"), str), "the question has no kind", state)
            json.dumps(question)
            json.dumps(state.aids())
            before = state.digest()
            for action in _some(state.actions()):
                json.dumps(state.effect(action))
            demand(state.digest() == before, "to ask for an effect changes the position", state)
            demand(bool(state.text(state.seat).strip()), "no text", state)
            for seat in watchers(state):
                _explains(game, state, seat)
        if state.over:
            for event in state.events:
                json.dumps(event.json())


def _explains(game: Game, state: State, seat: Seat | None) -> None:
    """Every piece and place has a name, and sentences, each with a rule and a key."""
    for place in state.explainable(seat):
        demand(bool(state.term(place)), f"{place!r} is called nothing", state)
        sentences = state.explain(place, seat)
        demand(bool(sentences), f"nothing explains {place!r}", state)
        for one in sentences:
            json.dumps(one)
            demand(set(one) == {"rule", "key", "facts"}, f"{place!r} is explained by {one}", state)
            demand(str(one["rule"]).startswith(f"{game.rules}-"), f"{one} has no rule", state)


Check = Callable[[Game, Setup, Random], None]

CHECKS: dict[str, Check] = {
    check.__name__.replace("_", "-"): check
    for check in (
        ends,
        legality,
        copies,
        branches,
        dumps,
        equals,
        damage,
        records,
        notation,
        failed_plays,
        secrecy,
        imagination,
        spread,
        results,
        numbers,
        explained,
    )
}


def run_one(game: Game, name: str, setup: Setup, seed: str) -> None:
    """One check of one set-up; the seed makes it repeatable."""
    rng = Random(f"{game.name} {name} {setup!r} {seed}")
    try:
        CHECKS[name](game, setup, rng)
    except CheckFailed as failure:
        raise CheckFailed(f"{game.name}, {setup!r}, seed {seed}: {name}: {failure}") from failure
    except Exception as error:
        raise CheckFailed(f"{game.name}, {setup!r}, seed {seed}: {name}: {error!r}") from error


def run(
    game: Game, games: int = 1, seed: int = 0, progress: Callable[[str], None] | None = None
) -> int:
    """Put the game through every check of every set-up `games` times; returns how many were run."""
    count = 0
    for turn in range(games):
        for setup in setups(game):
            for name in CHECKS:
                if progress is not None:
                    progress(f"{name}: {setup!r}")
                run_one(game, name, setup, f"{seed}.{turn}")
                count += 1
    return count
