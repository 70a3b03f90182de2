"""Bots play legally, repeatably, and know no more than their seat."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

import ziggurat
from tests.games.present import GAMES
from ziggurat.bots import (
    BUDGET,
    LEVELS,
    NAMES,
    BadBudget,
    NoAdvice,
    Observation,
    SearchBot,
    UnknownBot,
    bot,
)
from ziggurat.bots.base import Bot
from ziggurat.bots.greedy import HURRY, GreedyBot, evaluate_actions, hurry, worth
from ziggurat.bots.search import (
    LOOK_UP,
    Budget,
    Node,
    TurnBudget,
    ValueRange,
    backpropagate,
    is_decided,
    root_values,
    select,
)
from ziggurat.core import Game, State
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.judgement import Weights
from ziggurat.games.teotihuacan.judgement.weights import FOR_MORE, FOR_TWO

OFTEN = 40 if ziggurat.COMPILED else 150
"""One in this many decisions is checked."""

THINKERS = ("random", "greedy", "search:24", *LEVELS)


def thinker(name: str) -> Bot:
    """The bot of that name, with few simulations and no clock, so that it can be repeated."""
    found = bot(name, budget=0.05)
    if isinstance(found, SearchBot):
        found.simulations = min(found.simulations, 60)
        found.seconds = 0.0
    return found


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game in which there is something to decide."""
    rng = Random(seed)
    state = game.start(game.seats[-1], seed)
    number = 0
    while not state.over:
        if len(state.actions()) > 1:
            number += 1
            if number % every == 0:
                yield state
        state.play(state.random_action(rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", THINKERS)
def test_a_choice_is_legal_and_repeatable(game: Game, name: str) -> None:
    for number, state in enumerate(positions(game, 1, OFTEN)):
        first = thinker(name).choose(Observation.of(state), Random(number))
        assert state.refusal(first) is None
        assert thinker(name).choose(Observation.of(state), Random(number)) == first


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", THINKERS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: Game, name: str) -> None:
    secrets = changed = 0
    for number, state in enumerate(positions(game, 2, OFTEN)):
        dump = plain(state.dump())
        assert isinstance(dump, dict)
        hidden = game.hidden(dump, state.seat)
        exchange(dump, hidden, Random(number))
        other = game.load(dump)
        secrets += len(hidden)
        changed += other != state
        mine = thinker(name).choose(Observation.of(state), Random(number))
        assert thinker(name).choose(Observation.of(other), Random(number)) == mine
    assert changed or not secrets


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_beats_random(game: Game) -> None:
    places = []
    for seed in range(2):
        rng = Random(seed)
        greedy: Bot = bot("greedy")
        state = game.start(2, seed)
        state.listening = False
        while not state.over:
            if state.seat == seed % 2:
                state.play(greedy.choose(Observation.of(state), rng))
            else:
                state.play(state.random_action(rng))
        places.append(state.ranking()[seed % 2])
    assert places == [1, 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_is_legal_and_sorted(game: Game) -> None:
    state = next(positions(game, 3, 30))
    for name in ("greedy", "search:40"):
        advice = bot(name).advise(Observation.of(state), Random(0), 3)
        assert 1 <= len(advice) <= 3
        for one in advice:
            assert state.refusal(one.action) is None
            assert 0 <= one.value <= 1
            assert one.line[0] == one.action
    with pytest.raises(NoAdvice):
        bot("random").advise(Observation.of(state), Random(0))


@pytest.mark.parametrize("seconds", [0.0, 600.0])
def test_a_search_keeps_its_tree_within_a_turn(seconds: float) -> None:
    """The second decision of a turn starts from what the first one found, and searches on."""
    state = next(game for game in GAMES if game.name == "tigris").start(2, 5)
    searcher = SearchBot(simulations=200, seconds=seconds)
    state.play(searcher.choose(Observation.of(state), Random(1)))
    assert state.seat == 0
    kept = searcher.subtree
    assert kept is not None
    before = kept.node.visits
    assert before > 0
    searcher.choose(Observation.of(state), Random(1))
    assert before + LOOK_UP <= kept.node.visits <= before + 200


def test_what_a_decision_does_not_need_is_for_the_next_of_its_turn() -> None:
    turn = TurnBudget(Budget(1000, 10.0))
    first = turn.allow(0.2)
    assert (first.simulations, first.seconds) == pytest.approx((400, 4.0))
    turn.spend(100, 1.0)
    second = turn.allow(0.2)
    assert (second.simulations, second.seconds) == pytest.approx((700, 7.0))


def test_a_decision_leaves_time_for_those_after_it() -> None:
    turn = TurnBudget(Budget(1000, 10.0))
    for left in (1.0, 0.2, 0.04):
        given = turn.allow(0.6)
        assert given.seconds == pytest.approx(8.0 * left)
        assert given.simulations == round(800 * left)
        turn.spend(given.simulations, given.seconds)
    turn.spend(0, 10.0)
    assert 0.0 < turn.allow(0.6).seconds < 0.01
    assert TurnBudget(Budget(1000, 0.0)).allow(0.6).seconds == 0.0


class Ticks:
    """A clock that advances by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_turn_takes_longer_than_its_time(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions there are; each may end a few looks at the clock too late."""
    clock = Ticks()
    for module in ("bots.search", "bots.greedy", "games.teotihuacan.judgement.judge"):
        monkeypatch.setattr(f"ziggurat.{module}.process_time", clock)
    bots = [SearchBot(simulations=10**9, seconds=0.1, whole_turn=True) for _ in range(2)]
    judgement, state, rng = game.judgement(), game.start(2, 5), Random(1)
    state.listening = False
    turns: list[list[int]] = []
    while len(turns) < 6:
        if judgement.turn_begins(state):
            turns.append([])
        own, before = bool(turns) and judgement.mover(state) == state.seat, clock.looks
        state.apply(bots[state.seat].choose(Observation.of(state), rng))
        if own and clock.looks > before:
            turns[-1].append(clock.looks - before)
    for looks in turns[:-1]:
        assert sum(looks) <= 100 + 6 * len(looks)
    assert max(sum(looks) for looks in turns[:-1]) > 60


def test_a_first_look_ends_with_its_time() -> None:
    """One action is played on for a turn of eight; the others are taken to be as good."""
    game = next(game for game in GAMES if game.name == "teotihuacan")
    judgement = game.judgement()
    state = next(one for one in positions(game, 3, 1) if judgement.turn_begins(one))
    past = 1e-9
    assert judgement.look_ahead(state, 8, past) == judgement.look_ahead(state, 1)
    assert judgement.look_ahead(state, 8, past) != judgement.look_ahead(state, 8)
    late = evaluate_actions(judgement, state, state.seat, Random(1), True, True, past)
    assert len(late) > 1
    assert len({value for _, value in late}) == 1


@pytest.mark.parametrize(
    ("seats", "weights"), [(1, FOR_TWO), (2, FOR_TWO), (3, FOR_MORE), (4, FOR_MORE)]
)
def test_teotihuacan_is_judged_by_its_number_of_seats(seats: int, weights: Weights) -> None:
    game = next(game for game in GAMES if game.name == "teotihuacan")
    state = game.start(seats, 1)
    assert game.judgement().evaluate(state) == game.judgement(weights).evaluate(state)
    other = FOR_TWO if weights is FOR_MORE else FOR_MORE
    assert game.judgement().evaluate(state) != game.judgement(other).evaluate(state)


def test_what_comes_before_the_move_of_a_turn_takes_from_its_time() -> None:
    """Unlocking a worker leaves a turn of Teotihuacan where it began; moving one does not."""
    game = next(game for game in GAMES if game.name == "teotihuacan")
    unlock = game.read("unlock")
    state = next(one for seed in range(9) for one in positions(game, seed, 1) if legal(one, unlock))
    searcher = SearchBot(simulations=40, whole_turn=True)
    searcher.search(Observation.of(state), Random(1))
    turn = searcher.turn
    searcher.keep(unlock)
    state.play(unlock)
    searcher.search(Observation.of(state), Random(1))
    assert searcher.turn is turn
    searcher.keep(searcher.search(Observation.of(state), Random(1))[0].action)
    searcher.search(Observation.of(state), Random(1))
    assert searcher.turn is not turn


def legal(state: State, action: int) -> bool:
    """Whether a turn of Teotihuacan begins in which that can be done and then something else."""
    if not state.game.judgement().turn_begins(state) or state.refusal(action) is not None:
        return False
    after = state.copy()
    after.play(action)
    return len(after.actions()) > 1


def test_the_best_of_what_follows_counts_as_the_game_says() -> None:
    """One seat decides twice: after one first action it tries a bad second one and a good one."""
    for own_choice in (0.0, 0.4, 1.0):
        first, second = Node(0, [(1, 1.0)]), Node(0, [(2, 1.0), (3, 1.0)])
        (chosen,), (bad, good) = first.branches, second.branches
        backpropagate([(first, chosen), (second, bad)], [0.2, 0.8], own_choice)
        backpropagate([(first, chosen), (second, good)], [0.6, 0.4], own_choice)
        assert chosen.value == pytest.approx(0.4 + own_choice * (0.6 - 0.4))


def test_a_search_stops_in_time() -> None:
    state = GAMES[0].start(2, 5)
    state.play(state.actions()[0])
    searcher = SearchBot(simulations=10**9, seconds=0.05)
    assert state.refusal(searcher.choose(Observation.of(state), Random(1))) is None


def test_names() -> None:
    assert set(LEVELS) <= set(NAMES)
    for name in NAMES:
        assert bot(name).name == name
    assert bot("search:2s").name == "search:2s"
    for name in ("nobody", "search:x", "search:0", "search:5m", "greedy:3", "master:9"):
        with pytest.raises(UnknownBot, match="there is no bot"):
            bot(name)


def test_the_host_changes_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    designed = bot("expert")
    monkeypatch.setenv(BUDGET, "0.5")
    halved = bot("expert")
    assert isinstance(designed, SearchBot)
    assert isinstance(halved, SearchBot)
    assert halved.simulations == designed.simulations / 2
    assert halved.seconds == designed.seconds / 2
    for wrong in ("much", "0", "-1", "inf"):
        monkeypatch.setenv(BUDGET, wrong)
        with pytest.raises(BadBudget, match=BUDGET):
            bot("expert")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_for_a_turn_shares_its_time_between_the_decisions(game: Game) -> None:
    """The shares of the decisions of a turn add up to about one."""
    judgement = game.judgement()
    rng = Random(4)
    greedy = bot("greedy")
    state = game.start(game.seats[-1], 4)
    sums = [0.0]
    seat = state.seat
    while not state.over:
        if state.seat != seat:
            seat = state.seat
            sums.append(0.0)
        if len(state.actions()) > 1:
            sums[-1] += judgement.budget_share(state)
        state.play(greedy.choose(Observation.of(state), rng))
    assert sorted(sums)[len(sums) * 95 // 100] <= 1.25


def test_a_close_look_is_the_mean_of_several_draws_and_a_glance_is_not() -> None:
    tigris = next(game for game in GAMES if game.name == "tigris")
    state = next(positions(tigris, 3, 60))

    def look(careful: bool, seed: int) -> dict[int, float]:
        rng = Random(seed)
        imagined = state.sample(state.seat, rng)
        return dict(root_values(tigris.judgement(), imagined, rng, careful))

    def apart(one: dict[int, float], other: dict[int, float]) -> float:
        return sum(abs(value - other[action]) for action, value in one.items())

    glances = [look(careful=False, seed=seed) for seed in range(30)]
    middle = {action: fmean(one[action] for one in glances) for action in glances[0]}

    close = fmean(apart(look(careful=True, seed=seed), middle) for seed in range(30, 36))
    assert close < fmean(apart(one, middle) for one in glances)


def test_a_decision_takes_in_what_another_draw_allows() -> None:
    node = Node(0, [(1, 3.0), (2, 1.0)])
    node.branches[0].visits = 5
    node.widen([(2, 1.0), (3, 1.0)])

    assert [(one.action, one.prior, one.visits) for one in node.branches] == [
        (1, 0.75, 5),
        (3, 0.5, 0),
        (2, 0.25, 0),
    ]


def test_a_search_ends_when_nothing_can_change_its_choice() -> None:
    node = Node(0, [(1, 1.0), (2, 1.0), (3, 1.0)])
    node.branches[0].visits = 30
    node.branches[2].visits = 12

    assert is_decided(node, 17)
    assert not is_decided(node, 18)
    assert is_decided(Node(0, [(1, 1.0)]), 1000)


def test_advice_is_searched_to_the_end_though_the_choice_is_clear() -> None:
    """The shares of the second and third best count too."""
    tigris = next(game for game in GAMES if game.name == "tigris")
    state = next(positions(tigris, 3, 30))
    chosen = SearchBot(simulations=300)
    chosen.choose(Observation.of(state), Random(0))
    advice = SearchBot(simulations=300).advise(Observation.of(state), Random(0), 100)

    assert sum(one.visits for one in advice) == 300


def test_an_action_is_owed_tries_only_for_the_times_it_was_possible() -> None:
    """If an action is seldom legal, few visits do not mean that it was rejected."""
    tigris = next(game for game in GAMES if game.name == "tigris")
    state = tigris.start(2, 1)
    legal = state.actions()
    illegal = next(action for action in range(1, 100) if action not in legal)
    node = Node(0, [(illegal, 2.0), (legal[0], 1.0), (legal[1], 1.0)])
    chosen = [select(node, state, ValueRange(2)) for _ in range(5)]

    assert illegal not in {branch.action for branch in chosen if branch is not None}
    assert [branch.missed for branch in node.branches] == [5, 0, 0]


def test_whoever_is_as_good_as_winning_would_rather_see_the_end() -> None:
    soon, late, open_game = [0.95, 0.05], [0.95, 0.05], [0.6, 0.4]
    hurry(soon, 0.2)
    hurry(late, 0.1)
    hurry(open_game, 0.2)

    assert soon[0] > late[0] > 0.95
    assert soon[1] == late[1] == 0.05
    assert open_game == [0.6, 0.4]


def test_haste_counts_from_where_a_bot_begins_to_think_and_not_in_what_is_told() -> None:
    game = next(game for game in GAMES if game.name == "mexica")
    state = game.start(2, 1)
    while not state.over:
        state.play(state.quick_action(Random(len(state.actions()))))
    judgement = game.judgement()
    assert sum(worth(judgement, state)) == pytest.approx(1.0)
    judgement.since = 0.6
    assert max(worth(judgement, state)) == pytest.approx(1.0 + HURRY * 0.4)

    state = next(positions(game, 3, 60))
    searcher = SearchBot(simulations=1)
    searcher.search(Observation.of(state), Random(1))
    assert searcher.searched is not None
    assert searcher.searched.judgement.since == pytest.approx(game.judgement().progress(state))


def test_a_novice_overlooks_actions_and_an_expert_eye_does_not() -> None:
    policy = [(action, 10.0 - action) for action in range(10)]
    rng = Random(1)
    novice = GreedyBot(oversight=0.7)
    seen = [novice.noticed(policy, rng) for _ in range(400)]

    assert all(seen)
    first, last = (sum(action in one for one in seen) for action in (0, 9))
    assert first > 1.5 * last > 0
    assert GreedyBot().noticed(policy, rng) == list(range(10))


def test_greed_takes_the_points_at_hand() -> None:
    """A greedy bot has more points after the next decision, whatever they are good for."""
    tigris = next(game for game in GAMES if game.name == "tigris")
    judgement = tigris.judgement()
    taken = []
    for greed in (0.0, 50.0):
        gain = 0.0
        for state in positions(tigris, 5, 12):
            after = state.copy()
            after.play(GreedyBot(greed=greed).choose(Observation.of(state), Random(1)))
            seat = state.seat
            gain += judgement.at_hand(after)[seat] - judgement.at_hand(state)[seat]
        taken.append(gain)

    assert taken[0] < taken[1]
