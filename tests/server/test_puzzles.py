"""Puzzles over the interface: the list, the one of the day, tries and solutions."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import ziggurat
from tests.server.hosts import Found, Host, Refused, Visitor, facts, number, rows
from ziggurat.analysis import confirmation, puzzles
from ziggurat.core.types import Json
from ziggurat.server.puzzles.collection import of_day

GAME = ziggurat.game("tigris")
[PUZZLE, *_] = puzzles.shipped(GAME)
ADDRESS = f"/api/puzzles/tigris/{PUZZLE['id']}"
SOLUTION = facts(PUZZLE["solution"])
BEST = number(SOLUTION["action"])
OTHER = rows(PUZZLE["others"])[0]


def numbers(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [number(one) for one in value]


def tried(actions: list[int], host: Host) -> Found:
    return Visitor(host.url).post(f"{ADDRESS}/tries", {"actions": actions})


def test_puzzles_are_listed_with_the_one_of_the_day(host: Host) -> None:
    listed = Visitor(host.url).get("/api/puzzles")
    known = {(line["game"], line["id"]) for line in rows(listed["puzzles"])}
    today = facts(listed["today"])

    assert {game for game, _ in known} == {game.name for game in ziggurat.games()}
    assert (today["game"], today["id"]) in known


def test_everybody_has_the_same_puzzle_on_a_day_and_another_the_next() -> None:
    games, day = list(ziggurat.games()), date(2026, 11, 16)
    days = [of_day(games, day + timedelta(days=number)) for number in range(6)]

    assert of_day(games, day) == days[0]
    assert len({one.id for one in days if one is not None}) == 6
    assert of_day([], day) is None


def test_a_puzzle_says_what_it_is_about_and_not_how_it_is_solved(host: Host) -> None:
    told = Visitor(host.url).get(ADDRESS)
    begun = tried([], host)

    assert (told["theme"], told["seat"]) == (PUZZLE["theme"], PUZZLE["seat"])
    assert not {"solution", "position", "others"} & told.keys()
    assert (begun["verdict"], begun["deciding"], begun["tried"]) == ("open", PUZZLE["seat"], None)
    assert BEST in numbers(begun["actions"])


def test_the_solution_is_right_and_its_line_can_be_played(host: Host) -> None:
    shown = Visitor(host.url).get(f"{ADDRESS}/solution")
    line = numbers(facts(shown["solution"])["line"])
    right = tried([BEST], host)

    assert line[0] == BEST
    assert (right["verdict"], right["loss"]) == ("right", 0)
    assert not right["actions"]
    assert {str(tried(line[: n + 1], host)["verdict"]) for n in range(len(line))} == {"right"}


def test_a_wrong_try_says_what_it_brings_and_leaves_the_position(host: Host) -> None:
    begun, wrong = tried([], host), tried([number(OTHER["action"])], host)

    assert wrong["verdict"] == "wrong"
    assert wrong["tried"] == OTHER
    assert isinstance(wrong["loss"], float)
    assert wrong["loss"] >= confirmation.CLEAR - 0.005
    assert (wrong["view"], wrong["actions"]) == (begun["view"], begun["actions"])


def test_the_engine_judges_what_nobody_has_looked_at(host: Host) -> None:
    known = {BEST, *(one["action"] for one in rows(PUZZLE["others"]))}
    action = next(one for one in numbers(tried([], host)["actions"]) if one not in known)
    first, again = tried([action], host), tried([action], host)

    assert first == again
    assert facts(first["tried"])["action"] == action
    assert first["verdict"] in ("right", "wrong")


def test_an_impossible_try_is_refused_by_its_rule(host: Host) -> None:
    possible = numbers(tried([], host)["actions"])
    refused = tried([next(one for one in range(5, 2000) if one not in possible)], host)

    assert refused["verdict"] == "refused"
    assert str(facts(refused["refusal"])["rule"]).startswith("TE-")


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("/api/puzzles/tigris/00000000/tries", {}, "no-such-puzzle"),
        ("/api/puzzles/chess/00000000/tries", {}, "no-such-game"),
        (f"{ADDRESS}/tries", {"actions": [999_999]}, "bad-action"),
        (f"{ADDRESS}/tries", {"actions": [0] * 41}, "bad-input"),
    ],
)
def test_what_is_no_puzzle_is_said(host: Host, path: str, body: Json, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Visitor(host.url).post(path, body)
    assert refused.value.key == key
