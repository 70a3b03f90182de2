"""Lessons over the wire: trying keeps nothing, progress follows the person."""

from __future__ import annotations

import pytest

from tests.server.hosts import Host, Refused, Visitor, facts, rows
from ziggurat.core.types import Json
from ziggurat.games import game

BESIDE = "/api/lessons/tigris/leaders/steps/0"


def action(words: str) -> int:
    return game("tigris").read(words)


def test_lessons_are_listed_in_their_order(host: Host) -> None:
    listed = rows(Visitor(host.url).get("/api/lessons")["lessons"])

    tigris = [one["key"] for one in listed if one["game"] == "tigris"]
    assert tigris[:3] == ["land", "kingdoms", "leaders"]


def test_a_stranger_can_try_and_is_judged(host: Host) -> None:
    stranger = Visitor(host.url)

    begun = stranger.post(BESIDE, {})
    right = stranger.post(BESIDE, {"actions": [action("priest G4")]})
    wrong = stranger.post(BESIDE, {"actions": [action("priest H3")]})

    assert (begun["verdict"], right["verdict"], wrong["verdict"]) == ("going", "right", "refused")
    assert facts(wrong["refusal"])["rule"] == "TE-10"
    assert right["trail"] == [action("priest G4")]
    assert begun["actions"]
    assert not right["actions"]


def test_it_is_shown_how_a_step_is_done(host: Host) -> None:
    stranger = Visitor(host.url)
    shown = stranger.get(f"{BESIDE}/solution")

    assert stranger.post(BESIDE, {"actions": shown["actions"]})["verdict"] == "right"


def test_pieces_and_places_explain_themselves_after_what_was_done(host: Host) -> None:
    stranger, asked = Visitor(host.url), f"{BESIDE}/explanation"
    place: dict[str, Json] = {"place": "space G4"}
    laid: dict[str, Json] = {**place, "actions": [action("priest G4")]}

    assert stranger.post(asked, place)["word"] == "land"
    assert stranger.post(asked, laid)["word"] == "priest"
    assert stranger.post(asked, {**laid, "language": "cs"})["word"] == "kněz"


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        (f"{BESIDE}/explanation", {"place": "nowhere"}, "not-found"),
        ("/api/lessons/tigris/nothing/steps/0", {}, "no-such-lesson"),
        ("/api/lessons/tigris/leaders/steps/77", {}, "no-such-lesson"),
        ("/api/lessons/chess/leaders/steps/0", {}, "no-such-game"),
        (BESIDE, {"before": [999_999]}, "bad-lesson"),
        (BESIDE, {"actions": [0] * 41}, "bad-input"),
        (BESIDE, {"actions": [action("priest G4"), action("king F2")]}, "bad-lesson"),
    ],
)
def test_what_is_no_lesson_is_said(host: Host, path: str, body: Json, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Visitor(host.url).post(path, body)
    assert refused.value.key == key


def test_progress_follows_the_person_and_done_stays_done(host: Host) -> None:
    eva, ben = host.guest("Eva"), host.guest("Ben")

    eva.ask("PUT", "/api/me/lessons/tigris/land", {"step": 3, "done": True})
    eva.ask("PUT", "/api/me/lessons/tigris/leaders", {"step": 2})
    eva.ask("PUT", "/api/me/lessons/tigris/land", {"step": 1})

    reached = {
        str(one["lesson"]): (one["step"], one["done"])
        for one in rows(eva.get("/api/me/lessons")["lessons"])
    }
    assert reached == {"land": (1, True), "leaders": (2, False)}
    assert ben.get("/api/me/lessons")["lessons"] == []
    eva.ask("DELETE", "/api/me")
    with pytest.raises(Refused):
        Visitor(host.url).get("/api/me/lessons")
