"""Whole games, followed by an independent referee that derives everything a second time."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.teotihuacan.referee import Difference, Match, Move, follow
from tests.teotihuacan.referee_soak import (
    SETUPS,
    TASKS,
    TEOTIHUACAN,
    building_game,
    choose_eager,
    dumped,
    eager_game,
    followed,
    late_game,
    random_game,
    solo_game,
    told,
)
from tests.teotihuacan.referee_table import named, number
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json, Options

Change = Callable[[Json], Json]


@pytest.mark.parametrize("index", [0, 4, 8, 10, 14, 15])
def test_a_random_game_goes_as_the_referee_says(index: int) -> None:
    assert random_game(index)["actions"] > 100


@pytest.mark.parametrize("index", [3, 7, 11, 17])
def test_a_game_of_main_actions_goes_as_the_referee_says(index: int) -> None:
    assert eager_game(index)["actions"] > 100


def test_a_game_goes_as_the_referee_says_until_the_pyramid_is_finished() -> None:
    assert building_game(2)["ended by pyramid"] == 1


@pytest.mark.parametrize("index", [0, 4, 8, 14, 19, 27, 30])
def test_teotibot_plays_as_the_referee_says(index: int) -> None:
    assert solo_game(index)["ended by third-eclipse"] == 1


@pytest.mark.parametrize("index", [5, 18, 23, 42])
def test_the_end_of_a_long_game_goes_as_the_referee_says(index: int) -> None:
    assert late_game(index)["actions"] > 10


def test_300_games_or_more_are_followed_in_the_long_run() -> None:
    assert sum(task.count for task in TASKS) >= 300
    assert {seats for seats, _ in SETUPS} == {2, 3, 4}


@dataclass(frozen=True)
class Played:
    """A complete game as it was told and dumped."""

    first: Facts
    opening: list[Facts]
    moves: list[Move]
    scores: list[int]
    places: list[int]

    def follow(self) -> None:
        follow(self.first, self.opening, self.moves, self.scores, self.places)

    def complaint(self) -> Difference:
        """What the referee says about it."""
        with pytest.raises(Difference) as caught:
            self.follow()
        return caught.value

    def with_event(self, kind: str, facts: Facts, name: str, change: Change) -> "Played":
        """The same game with one thing told differently: the first event with these facts."""
        for at, move in enumerate(self.moves):
            for number_of_event, event in enumerate(move.events):
                own = named(event["facts"])
                if event["kind"] == kind and facts.items() <= own.items() and name in own:
                    events = list(move.events)
                    other = {**own, name: change(own[name])}
                    events[number_of_event] = {"kind": kind, "facts": other}
                    return self.with_move(at, move._replace(events=events))
        raise AssertionError(f"no {kind} with {facts} in this game")

    def with_dump(self, after: str, path: Sequence[str | int], change: Change) -> "Played":
        """The same game with one thing dumped differently, after these words were played."""
        for at, move in enumerate(self.moves):
            if move.words.startswith(after):
                dump = named(altered(move.after, path, change))
                return self.with_move(at, move._replace(after=dump))
        raise AssertionError(f"nobody played {after}")

    def with_move(self, at: int, move: Move) -> "Played":
        return replace(self, moves=[*self.moves[:at], move, *self.moves[at + 1 :]])


def altered(value: Json, path: Sequence[str | int], change: Change) -> Json:
    """A copy of a dump, changed in one place."""
    if not path:
        return change(value)
    if isinstance(value, Mapping):
        name = str(path[0])
        return {**value, name: altered(value[name], path[1:], change)}
    assert isinstance(value, list)
    index = int(path[0])
    return [*value[:index], altered(value[index], path[1:], change), *value[index + 1 :]]


def one_more(value: Json) -> Json:
    return number(value) + 1


def played(seats: int, seed: int, options: Options) -> Played:
    state = TEOTIHUACAN.start(seats, seed, **options)
    rng = Random(seed)
    first, opening = dumped(state), told(state, 0)
    moves = []
    while not state.over:
        offered = [TEOTIHUACAN.write(action) for action in state.actions()]
        action = choose_eager(state, rng)
        heard = len(state.events)
        state.play(action)
        words = TEOTIHUACAN.write(action)
        moves.append(Move(words, told(state, heard), dumped(state), offered))
    return Played(first, opening, moves, state.scores(), state.ranking())


@pytest.fixture(scope="module")
def two() -> Played:
    return played(2, 5, {"setup": "normal"})


@pytest.fixture(scope="module")
def solo() -> Played:
    return played(1, 7, {"teotibot": "harder"})


def test_the_referee_agrees_with_games_as_they_were(two: Played, solo: Played) -> None:
    two.follow()
    solo.follow()


@pytest.mark.parametrize(
    ("kind", "facts", "name", "rule"),
    [
        ("pay", {"why": "fee"}, "cocoa", "TH-43"),
        ("pay", {"why": "worship"}, "cocoa", "TH-32"),
        ("pay", {"why": "alchemy"}, "gold", "TH-47"),
        ("pay", {"why": "nobles"}, "wood", "TH-48"),
        ("pay", {"why": "construction"}, "stone", "TH-50"),
        ("pay", {"why": "salary"}, "cocoa", "TH-60"),
        ("gain", {"why": "collect"}, "cocoa", "TH-29"),
        ("gain", {"why": "starting-tile"}, "wood", "TH-102"),
        ("points", {"why": "temple"}, "points", "TH-95"),
        ("points", {"why": "nobles"}, "points", "TH-48"),
        ("points", {"why": "construction"}, "points", "TH-50"),
        ("points", {"why": "avenue"}, "points", "TH-59"),
        ("points", {"why": "track"}, "points", "TH-59"),
        ("temple", {"temple": "red"}, "step", "TH-40"),
        ("avenue", {}, "step", "TH-41"),
        ("track", {}, "step", "TH-42"),
        ("move", {}, "colours", "TH-25"),
        ("power", {"why": "main"}, "power", "TH-54"),
        ("light", {"why": "turn"}, "light", "TH-57"),
        ("eclipse", {"number": 2}, "step_value", "TH-59"),
        ("calendar", {}, "dark", "TH-59"),
    ],
)
def test_the_referee_hears_a_wrong_number(
    two: Played, kind: str, facts: Facts, name: str, rule: str
) -> None:
    complaint = two.with_event(kind, facts, name, one_more).complaint()
    assert complaint.rule == rule
    assert complaint.expected != complaint.got


@pytest.mark.parametrize(
    ("kind", "facts", "name", "rule"),
    [
        ("bot-roll", {}, "slot", "TH-109"),
        ("bot-step", {}, "board", "TH-74"),
        ("bot-advance", {}, "to", "TH-77"),
        ("bot-worship", {}, "to", "TH-84"),
        ("bot-exchange", {}, "points", "TH-74"),
        ("gain", {"seat": 1, "why": "consolation"}, "cocoa", "TH-78"),
        ("points", {"seat": 1, "why": "goods"}, "points", "TH-86"),
        ("points", {"seat": 1, "why": "markers"}, "points", "TH-86"),
    ],
)
def test_the_referee_hears_a_wrong_number_of_teotibot(
    solo: Played, kind: str, facts: Facts, name: str, rule: str
) -> None:
    complaint = solo.with_event(kind, facts, name, one_more).complaint()
    assert complaint.rule == rule
    assert complaint.action == "done" or complaint.action.startswith("salary")


def test_the_referee_hears_a_wrong_shift_and_a_wrong_flip(solo: Played) -> None:
    assert solo.with_event("bot-shift", {}, "slots", backwards).complaint().rule == "TH-109"
    assert solo.with_event("bot-directions", {}, "directions", flipped).complaint().rule == "TH-74"


def backwards(value: Json) -> Json:
    assert isinstance(value, list)
    return value[::-1]


def flipped(value: Json) -> Json:
    assert isinstance(value, list)
    return ["left" if side == "right" else "right" for side in value]


@pytest.mark.parametrize(
    ("after", "path", "change", "rule"),
    [
        ("main", ["players", 0, "cocoa"], one_more, "TH-43"),
        ("cocoa", ["players", 1, "cocoa"], one_more, "TH-43"),
        ("move", ["players", 0, "workers", 0, 1], one_more, "TH-25"),
        ("technology", ["players", 0, "red"], one_more, "TH-40"),
        ("done", ["calendar", "light"], one_more, "TH-58"),
        ("done", ["calendar", "final_round"], lambda _: True, "TH-58"),
        ("done", ["players", 1, "points"], one_more, "TH-59"),
        ("done", ["neutral", "workers", 0], backwards, "TH-20"),
        ("done", ["discovery", "stack"], backwards, "TH-36"),
        ("rotate", ["pyramid", "stack"], backwards, "TH-50"),
        ("done", ["pending"], lambda _: [{"kind": "turn", "seat": 0}], "TH-23"),
    ],
)
def test_the_referee_sees_a_wrong_position(
    two: Played, after: str, path: list[str | int], change: Change, rule: str
) -> None:
    assert two.with_dump(after, path, change).complaint().rule == rule


def test_the_referee_sees_teotibots_pieces(solo: Played) -> None:
    complaint = solo.with_dump("done", ["players", 1, "stone"], one_more).complaint()
    assert complaint.rule == "TH-45"
    complaint = solo.with_dump("done", ["teotibot", "aside"], lambda _: "nothing").complaint()
    assert complaint.rule == "TH-74"


def test_the_referee_misses_what_was_not_told(two: Played) -> None:
    at = next(at for at, move in enumerate(two.moves) if len(move.events) > 1)
    silent = two.moves[at]._replace(events=two.moves[at].events[:-1])
    assert two.with_move(at, silent).complaint().got is None


def test_the_referee_knows_every_legal_action(two: Played) -> None:
    at = next(at for at, move in enumerate(two.moves) if move.words.startswith("main"))
    move = two.moves[at]
    fewer = move._replace(offered=[words for words in move.offered if words != "cocoa"])
    assert two.with_move(at, fewer).complaint().rule == "TH-25"
    more = move._replace(offered=[*move.offered, "worship 3"])
    assert two.with_move(at, more).complaint().rule == "TH-25"


def follow_words(state: State, *script: str) -> None:
    """Play these words from the beginning of a turn, alongside the referee."""
    match = Match(dumped(state), None)
    for words in script:
        offered = [TEOTIHUACAN.write(action) for action in state.actions()]
        heard = len(state.events)
        state.play(TEOTIHUACAN.read(words))
        match.play(Move(words, told(state, heard), dumped(state), offered))


@pytest.mark.parametrize("held", [[], [4], [4, 3], [3, 2], [4, 3, 2]])
def test_the_referee_agrees_where_teotibot_flees_to(held: list[int]) -> None:
    others: list[Json] = [[board, 1, 1] for board in held]
    rest: list[Json] = [[5, 1], [5, 1], [5, 1]]
    workers: list[Json] = [[8, 1], *others, *rest[len(held) :]]
    state = TEOTIHUACAN.load({"seats": 1, "players": [{"cocoa": 5, "workers": workers}, {}]})
    follow_words(state, "worker construction 1", "move 1", "worship 1", "step red", "done")


@pytest.mark.parametrize(
    ("power", "raised"),
    [
        (5, ["power construction 5", "ascend points"]),
        (4, ["power moved 4", "power palace 1"]),
        (3, ["power moved 3", "power construction 4"]),
    ],
)
def test_the_referee_agrees_on_power_ups_between_move_and_action(
    power: int, raised: list[str]
) -> None:
    player: Facts = {"workers": [[2, power], [8, power], [1, 1]], "tiles": ["power_up2"]}
    state = TEOTIHUACAN.load({"seats": 2, "players": [player, {}]})
    moving = (f"worker forest {power}", "move 1", "flip power_up2")
    follow_words(state, *moving, *raised, "cocoa", "done")


QUIET = ("unlock turn", "done", "salary 3")


def choose_quiet(state: State, _rng: Random) -> Action:
    """A player that changes as little as possible."""
    words = {TEOTIHUACAN.write(action): action for action in state.actions()}
    return next(words[wanted] for wanted in QUIET if wanted in words)


def end_of_game(eclipse: str, points: int, cocoa: int) -> State:
    """The Last Player's last turn; that player has 10 points and 3 cocoa, the salary."""
    return TEOTIHUACAN.load(
        {
            "seats": 2,
            "options": {"eclipse": eclipse},
            "calendar": {"light": 8, "eclipses": 2, "final_round": eclipse == "normal"},
            "players": [
                {"points": points, "cocoa": cocoa},
                {"points": 10, "cocoa": 3, "workers": [[1, 1], [2, 1], [3, 1, 1]]},
            ],
            "pending": [["turn", 1]],
        }
    )


@pytest.mark.parametrize(
    ("eclipse", "points", "cocoa", "places"),
    [
        ("normal", 10, 3, [1, 2]),
        ("dark", 10, 3, [2, 1]),
        ("normal", 10, 4, [1, 2]),
        ("dark", 10, 4, [1, 2]),
        ("normal", 9, 9, [2, 1]),
    ],
)
def test_the_referee_agrees_on_ties(
    eclipse: str, points: int, cocoa: int, places: list[int]
) -> None:
    state = end_of_game(eclipse, points, cocoa)
    followed(state, Match(dumped(state), None), Random(1), choose_quiet)
    assert state.scores() == [points, 10]
    assert state.ranking() == places


def last_turn_against_teotibot(points: int) -> State:
    """The end of a solo game in which the human player has these points and gains no more."""
    state = TEOTIHUACAN.load(
        {
            "seats": 1,
            "calendar": {"light": 8, "eclipses": 2, "final_round": True},
            "players": [
                {"points": points, "cocoa": 3, "workers": [[1, 1], [2, 1], [3, 1, 1]]},
                {},
            ],
        }
    )
    followed(state, Match(dumped(state), None), Random(1), choose_quiet)
    return state


@pytest.mark.parametrize(("lead", "places"), [(-1, [2, 1]), (0, [2, 1]), (1, [1, 2])])
def test_the_referee_agrees_that_teotibot_wins_ties(lead: int, places: list[int]) -> None:
    teotibots = last_turn_against_teotibot(0).scores()[1]
    state = last_turn_against_teotibot(teotibots + lead)
    assert state.scores() == [teotibots + lead, teotibots]
    assert state.ranking() == places


def test_the_referee_counts_the_result_itself(two: Played) -> None:
    assert replace(two, scores=two.scores[::-1]).complaint().rule == "TH-62"
    assert replace(two, places=two.places[::-1]).complaint().rule == "TH-62"


@pytest.mark.parametrize(
    ("path", "change", "rule"),
    [
        (["layout"], backwards, "TH-5"),
        (["royal"], backwards, "TH-6"),
        (["technologies"], backwards, "TH-7"),
        (["calendar", "dark"], one_more, "TH-9"),
        (["pyramid", "placed", 0, "square"], lambda _: "1-A4", "TH-11"),
        (["discovery", "temples", "red-5"], lambda _: [], "TH-12"),
        (["players", 1, "cocoa"], one_more, "TH-15"),
    ],
)
def test_the_referee_looks_at_the_set_up(
    two: Played, path: list[str | int], change: Change, rule: str
) -> None:
    assert replace(two, first=named(altered(two.first, path, change))).complaint().rule == rule


def test_the_referee_looks_at_teotibots_start(solo: Played) -> None:
    for name in ("stone", "avenue", "blue"):
        first = named(altered(solo.first, ["players", 1, name], one_more))
        assert replace(solo, first=first).complaint().rule == "TH-69"
