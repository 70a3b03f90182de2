"""What the judgement of Teotihuacan thinks of positions in which the better one is clear."""

from random import Random

import pytest

from tests.teotihuacan.table import GAME, Table, arriving, squares, table
from ziggurat.bots import Observation, bot
from ziggurat.core.types import Facts, Json
from ziggurat.games.teotihuacan.judgement.judge import MOST_ENDS, TeotihuacanJudgement
from ziggurat.games.teotihuacan.state import TeotihuacanState
from ziggurat.games.teotihuacan.turn import Turn

LAST_ROUND: Facts = {"eclipses": 2, "light": 8, "dark": 8, "final_round": True}
EARLY: Facts = {"eclipses": 0, "light": 2, "dark": 10}
LATE: Facts = {"eclipses": 2, "light": 6, "dark": 8}
AT_HOME: list[Json] = [[2, 1], [4, 1], [7, 1]]


def chosen(given: Table) -> str:
    """What the greedy bot does here."""
    return GAME.write(bot("greedy").choose(Observation.of(given.state), Random(1)))


def lead(own: Facts, calendar: Facts, seats: int = 2, other: Facts | None = None) -> float:
    """How far ahead of the others seat 0, whose turn it is, is expected to finish."""
    players: list[Facts] = [{"workers": AT_HOME, **own}]
    if seats > 1:
        players += [{"workers": AT_HOME, **(other or {})}] * (seats - 1)
    worths = GAME.judgement().evaluate(table(players, seats=seats, calendar=calendar).state)
    return worths[0] - max(worths[1:])


@pytest.mark.parametrize(
    "better",
    [
        {"points": 3},
        {"cocoa": 3},
        {"gold": 2},
        {"avenue": 1},
        {"pyramid": 1},
        {"blue": 4},
        {"tiles": ["vp4"]},
        {"tiles": ["mask_4"]},
        {"workers": [[2, 3], [4, 1], [7, 1]]},
    ],
    ids=str,
)
@pytest.mark.parametrize("calendar", [EARLY, LATE], ids=["early", "late"])
def test_more_is_better(better: Facts, calendar: Facts) -> None:
    assert lead(better, calendar) > lead({}, calendar)


@pytest.mark.parametrize(
    "better",
    [
        {"gold": 2},
        {"avenue": 1},
        {"workers": [[2, 3], [4, 1], [7, 1]]},
        {"technologies": [5]},
        {"blue": 4},
    ],
    ids=str,
)
def test_what_works_for_long_is_worth_more_early(better: Facts) -> None:
    assert lead(better, EARLY) - lead({}, EARLY) > lead(better, LATE) - lead({}, LATE)


def test_a_step_on_the_avenue_is_worth_less_when_many_buildings_stand() -> None:
    def step(nobles: Facts) -> float:
        def worth(avenue: int) -> float:
            own: Facts = {"workers": AT_HOME, "avenue": avenue}
            given = table([own, {"workers": AT_HOME}], calendar=LATE, nobles=nobles)
            return GAME.judgement().evaluate(given.state)[0]

        return worth(1) - worth(0)

    assert step({"top": [1] * 5, "centre": [1] * 4}) < step({})


def test_a_player_without_turns_left_loses_three_points_for_each_missing_cocoa() -> None:
    last: Facts = {"calendar": LAST_ROUND, "pending": [["turn", 1]]}

    def worth(cocoa: int) -> float:
        players: list[Facts] = [{"workers": AT_HOME, "cocoa": cocoa, "points": 50}]
        players.append({"workers": AT_HOME})
        return GAME.judgement().evaluate(table(players, more=last).state)[0]

    assert worth(2) - worth(1) == pytest.approx(3.0)
    assert worth(6) == pytest.approx(worth(3))


def test_goods_are_worth_nothing_after_the_last_turn() -> None:
    last: Facts = {"calendar": LAST_ROUND, "pending": [["turn", 1]]}
    poor: Facts = {"workers": AT_HOME, "cocoa": 9}
    rich: Facts = {**poor, "wood": 5, "stone": 5, "gold": 5}

    def worth(own: Facts) -> float:
        return GAME.judgement().evaluate(table([own, {"workers": AT_HOME}], more=last).state)[0]

    assert worth(rich) == pytest.approx(worth(poor))


def test_teotibot_counts_its_goods() -> None:
    bot_workers: list[Json] = [[4, 2], [6, 2], [8, 2], [7, 1, 1]]

    def worth(gold: int) -> float:
        players: list[Facts] = [{"workers": AT_HOME}, {"workers": bot_workers, "gold": gold}]
        return GAME.judgement().evaluate(table(players, seats=1).state)[1]

    assert worth(3) > worth(0)


def test_an_ascension_in_the_last_turn_is_taken_in_points() -> None:
    given = arriving(2, 5, own={"cocoa": 9}, calendar=LAST_ROUND).play("main")

    assert chosen(given) == "ascend points"


def test_the_salary_is_paid() -> None:
    workers: list[Json] = [[2, 1], [4, 1], [7, 1]]
    players: list[Facts] = [{"workers": workers, "cocoa": 5, "points": 20}, {"workers": workers}]
    given = table(players, calendar=LAST_ROUND, pending=[["calendar", 0], ["salary", 0]])

    assert chosen(given) == "salary 3"


def test_a_tile_is_turned_so_that_its_icons_match() -> None:
    built = squares("1-A1=31", "1-B1=32", "1-A2=8", "1-B2=29", offer=(7, 1, 2))
    own: Facts = {"stone": 2, "wood": 1, "cocoa": 1}
    pyramid: dict[str, Json] = {"placed": built, "offer": [7, 1, 2]}
    given = arriving(8, own=own, pyramid=pyramid).play("main, tile 7, square 2-A1")

    assert chosen(given) == "rotate 0"


def test_the_worker_about_to_ascend_is_powered_up() -> None:
    given = arriving(2, 5, here=[2], own={"cocoa": 1}).play("main")

    assert chosen(given) == "power forest 5"


def test_building_three_tiles_beats_collecting_cocoa() -> None:
    given = arriving(8, 1, here=[1, 1], own={"stone": 6, "cocoa": 6})

    assert chosen(given) == "main"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_foreseen_are_shares_of_one_victory(seats: int) -> None:
    position = table([{"workers": AT_HOME, "cocoa": 6}] * seats, seats=seats).state
    before = position.dump()
    chances = TeotihuacanJudgement().look_ahead(position, 8)

    assert sum(chances) == pytest.approx(1.0)
    assert position.dump() == before


def test_the_end_of_the_game_is_foreseen() -> None:
    ahead: Facts = {"workers": AT_HOME, "cocoa": 9, "points": 90}
    last: Facts = {"calendar": LAST_ROUND, "pending": [["turn", 1]]}
    position = table([ahead, {"workers": AT_HOME, "cocoa": 9}], more=last).state

    assert TeotihuacanJudgement().look_ahead(position, 8) == pytest.approx([1.0, 0.0])


def test_a_turn_is_looked_through_as_far_as_allowed() -> None:
    """A turn with many actions in a row has more possible ends than there is time for."""
    judgement = TeotihuacanJudgement()
    position = GAME.start(2, 3)
    assert isinstance(position, TeotihuacanState)
    while not isinstance(position.pending[-1], Turn):
        position.play(judgement.rollout_action(position, Random(1)))
    worths = [
        judgement.best_of(position, position.actions(), 0, most)[0]
        for most in (1, 50, MOST_ENDS, 100 * MOST_ENDS)
    ]
    assert worths[0] < worths[1] <= worths[2] == worths[3]
