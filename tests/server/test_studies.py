"""Analysis boards and studies over the wire: of finished games alone, kept by one, read by all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.server.hosts import Found, Guest, Host, Refused, Visitor, facts, numbers, play_on, rows
from ziggurat import read_study
from ziggurat.analysis import puzzles
from ziggurat.core.records import Record, begin_record
from ziggurat.core.types import Json
from ziggurat.games import game as game_of

TIGRIS = game_of("tigris")
LAST = 8
"""How many actions of a game are left to play at a table."""


@pytest.fixture(scope="module")
def studying() -> Iterator[Host]:
    """A host whose judgement searches little, and that keeps few studies."""
    with Host(settings={"analysis_effort": "0.1", "studies_per_person": "2"}) as host:
        yield host


@cache
def record() -> Record:
    rng = Random(5)
    found, state = begin_record(TIGRIS, 2, 5, {}, ["Eva", "Ben"])
    while not state.over:
        action = rng.choice(state.actions())
        found.add(state, action)
        state.play(action)
    found.finish(state)
    return found


def uploaded(eva: Guest) -> str:
    answer = eva.http.post(
        "/api/records", content=record().text(), headers={"Content-Type": "text/plain"}
    )
    return str(answer.json()["id"])


def table_near_its_end(eva: Guest) -> str:
    origin: Json = {"record": uploaded(eva), "at": len(record().moves) - LAST}
    return eva.sets_up("", "me", "random", origin=origin, start=True)


def new_game(visitor: Visitor, **more: Json) -> Found:
    return visitor.post("/api/board", {"kind": "game", "game": "tigris", "seats": 2, **more})


def way(board: Found, *words: str, **more: Json) -> Json:
    return {"start": board["start"], "actions": [TIGRIS.read(one) for one in words], **more}


def draft(board: Found, nodes: list[Json], **more: Json) -> Json:
    return {"title": "A study", "start": board["start"], "nodes": nodes, **more}


def move(words: str, parent: int, note: str = "") -> Json:
    return {"parent": parent, "action": TIGRIS.read(words), "note": note}


def test_a_stranger_plays_on_a_board_for_all_seats(studying: Host) -> None:
    stranger = Visitor(studying.url)
    board = new_game(stranger, seed="7")

    start = stranger.post("/api/board/position", way(board))
    after = stranger.post("/api/board/position", way(board, "priest B1", "done"))

    assert board["at"] == 0
    assert TIGRIS.read("priest B1") in numbers(start["actions"])
    assert (start["deciding"], after["deciding"], after["seat"]) == (0, 1, 1)
    assert facts(after["entry"])["words"] == "done"
    assert facts(start["view"]) == TIGRIS.start(2, "7").view(0)


def test_the_same_position_through_other_eyes(studying: Host) -> None:
    stranger = Visitor(studying.url)
    board = new_game(stranger, seed="7")
    other = stranger.post("/api/board/position", way(board, seat=1))

    assert facts(other["view"]) == TIGRIS.start(2, "7").view(1)


def test_what_is_refused_says_why_and_changes_nothing(studying: Host) -> None:
    stranger = Visitor(studying.url)
    board = new_game(stranger, seed="7")
    refused = stranger.post("/api/board/position", way(board, "priest E5"))

    assert facts(refused["refusal"])["rule"] == "TE-10"
    assert refused["deciding"] == 0


def test_what_cannot_be_known_is_redrawn(studying: Host) -> None:
    stranger = Visitor(studying.url)
    board = new_game(stranger, seed="7")
    drawn = [
        facts(stranger.post("/api/board/redraw", way(board, seat=0))["position"]) for _ in "12"
    ]
    real = facts(stranger.post("/api/board/dump", way(board))["position"])

    assert drawn[0]["bag"] != drawn[1]["bag"]
    for dump in drawn:
        assert TIGRIS.load(dump).view(0) == TIGRIS.load(real).view(0)
        after = stranger.post("/api/board/position", way(board, "done", position=dump))
        assert after["deciding"] == 1


def test_a_finished_game_is_opened_at_a_position(studying: Host) -> None:
    eva = studying.guest("Eva")
    table = table_near_its_end(eva)
    play_on(table, [eva], Random(1))
    log = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    actions = [entry["n"] for entry in log if entry["kind"] == "action"]
    first = actions[0]

    board = eva.post("/api/board", {"kind": "table", "table": table, "at": first})

    assert board["at"] == 1
    assert len(rows(board["nodes"])) == len(actions)
    shown = way(board)
    assert isinstance(shown, dict)
    shown["actions"] = [node["action"] for node in rows(board["nodes"])[:1]]
    then = eva.post("/api/board/position", shown)
    assert (
        then["view"]
        == eva.get(f"/api/tables/{table}/positions/{first}?seat={then['seat']}")["view"]
    )


def test_nothing_is_offered_of_a_running_game(studying: Host) -> None:
    eva = studying.guest("Eva")
    table = table_near_its_end(eva)
    with pytest.raises(Refused) as refused:
        eva.post("/api/board", {"kind": "table", "table": table})
    assert refused.value.key == "not-over"


def test_an_uploaded_record_is_opened(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = eva.post("/api/board", {"kind": "record", "record": uploaded(eva), "at": 20})

    assert (board["at"], board["names"]) == (20, ["Eva", "Ben"])


def test_a_puzzle_is_played_on_from_its_position(studying: Host) -> None:
    eva = studying.guest("Eva")
    puzzle = puzzles.shipped(TIGRIS)[0]
    board = eva.post("/api/board", {"kind": "puzzle", "game": "tigris", "puzzle": puzzle["id"]})

    found = eva.post("/api/board/position", way(board))

    assert found["deciding"] == puzzle["seat"]
    assert facts(puzzle["solution"])["action"] in numbers(found["actions"])
    with pytest.raises(Refused) as refused:
        eva.post("/api/board", {"kind": "puzzle", "game": "mexica", "puzzle": puzzle["id"]})
    assert refused.value.key == "no-such-puzzle"


def test_a_study_is_kept_read_by_all_and_changed_by_one(studying: Host) -> None:
    eva, ben = studying.guest("Eva"), studying.guest("Ben")
    board = new_game(eva, seed="7")
    nodes = [move("priest B1", 0, "First."), move("done", 1), move("temple A1", 0)]
    kept = eva.ask("POST", "/api/studies", draft(board, nodes))
    address = f"/api/studies/{kept['id']}"

    read = Visitor(studying.url).get(address)
    assert (read["mine"], kept["mine"], read["title"]) == (False, True, "A study")
    assert [node["parent"] for node in rows(read["nodes"])] == [0, 1, 0]
    assert rows(read["nodes"])[0]["note"] == "First."
    with pytest.raises(Refused) as refused:
        ben.ask("PUT", address, draft(board, nodes, version=1))
    assert refused.value.key == "not-your-study"

    eva.ask("PUT", address, draft(board, nodes[:1], version=1))
    with pytest.raises(Refused) as refused:
        eva.ask("PUT", address, draft(board, nodes, version=1))
    assert refused.value.key == "study-has-changed"
    assert len(rows(ben.get(address)["nodes"])) == 1
    assert [one["id"] for one in rows(eva.get("/api/me/studies")["studies"])] == [kept["id"]]


def test_a_study_is_exported_and_taken_in(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva, seed="7")
    dump = eva.post("/api/board/redraw", way(board, "priest B1", seat=0))["position"]
    redrawn: Json = {"parent": 1, "seat": 0, "position": dump, "note": "Other tiles."}
    nodes = [move("priest B1", 0), move("done", 1), redrawn, move("done", 3)]
    text = str(eva.post("/api/board/text", draft(board, nodes, note="From here."))["text"])

    study = read_study(text)
    again = eva.post("/api/board", {"kind": "text", "text": text})
    assert [words for _, words in study.record.moves] == ["priest B1", "done"]
    assert (again["note"], again["title"]) == ("From here.", "A study")
    assert [node["parent"] for node in rows(again["nodes"])] == [0, 1, 1, 3]
    assert str(eva.post("/api/board/text", draft(again, nodes, note="From here."))["text"]) == text


def test_a_record_and_a_position_are_taken_in(studying: Host) -> None:
    eva = studying.guest("Eva")
    by_record = eva.post("/api/board", {"kind": "text", "text": record().text()})
    dump = dict(record().replay(TIGRIS, 30).dump())
    by_position = eva.post("/api/board", {"kind": "text", "text": json.dumps(dump)})

    assert len(rows(by_record["nodes"])) == len(record().moves)
    assert rows(by_position["nodes"]) == []
    assert facts(eva.post("/api/board/dump", way(by_position))["position"]) == json.loads(
        json.dumps(dump)
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "neither a study nor a record nor a position"),
        ("{}", "there is no game ''"),
        (
            '{"game": "tigris", "seats": 2, "board": {"E5": "palace"}}',
            "position.board.E5 should be",
        ),
        ('{"format": 1, "record": "x"}', "a record has headers"),
        ("[Game", "a record has headers"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(studying: Host, text: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        Visitor(studying.url).post("/api/board", {"kind": "text", "text": text})
    assert refused.value.key == "bad-study"
    assert reason in str(facts(refused.value.problem["facts"])["detail"])


@pytest.mark.parametrize(
    "nodes",
    [
        [{"parent": 1, "action": 0}],
        [{"parent": 0}],
        [{"parent": 0, "action": 10**6}],
        [move("done", 0), move("done", 0)],
        [move("priest E5", 0)],
        [{"parent": 0, "seat": 0, "position": {"seats": 2}}],
    ],
)
def test_what_cannot_be_played_is_not_kept(studying: Host, nodes: list[Json]) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva, seed="7")
    with pytest.raises(Refused) as refused:
        eva.post("/api/studies", draft(board, nodes))
    assert refused.value.key == "bad-study"


def test_a_person_keeps_a_limited_number(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva)
    first = eva.post("/api/studies", draft(board, []))
    eva.post("/api/studies", draft(board, []))
    with pytest.raises(Refused) as refused:
        eva.post("/api/studies", draft(board, []))
    assert refused.value.key == "too-many-studies"
    eva.ask("DELETE", f"/api/studies/{first['id']}")
    eva.post("/api/studies", draft(board, []))


def test_a_position_is_judged_again_and_again(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva, seed="7")
    for number, known in ((0, False), (1, False), (0, True)):
        body = way(board, "priest B1", seat=0, known=known, number=number)
        found = eva.post("/api/board/judgement", body)
        best, *_ = rows(found["lines"])

        shares = found["shares"]
        assert isinstance(shares, list)
        assert sum(shares) == pytest.approx(1, abs=0.01)
        assert best["action"] == numbers(best["line"])[0]
        assert found["last"] is False
    with pytest.raises(Refused) as refused:
        Visitor(studying.url).post("/api/board/judgement", way(board))
    assert refused.value.key == "not-signed-in"


def test_pieces_are_laid_by_hand(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva, seed="7")
    assert "E5" in eva.get("/api/games/tigris/spaces")["spaces"]  # type: ignore[operator]  # a list

    market: Json = {"at": "board", "word": "market"}
    after = eva.post("/api/board/lay", way(board, space="E5", piece=market))
    lying = rows(eva.post("/api/board/pieces", way(after, space="E5"))["pieces"])
    assert [piece["word"] for piece in lying if piece["there"]] == ["market"]
    bare = eva.post("/api/board/lay", way(after, space="E5"))
    lying = rows(eva.post("/api/board/pieces", way(bare, space="E5"))["pieces"])
    assert not any(piece["there"] for piece in lying)

    king: Json = {"at": "board", "word": "3 king"}
    with pytest.raises(Refused) as refused:
        eva.post("/api/board/lay", way(board, space="E5", piece=king))
    assert refused.value.key == "bad-position"


def test_a_whole_position_is_changed_by_hand(studying: Host) -> None:
    eva = studying.guest("Eva")
    board = new_game(eva, seed="7")
    dump = eva.post("/api/board/dump", way(board))["position"]
    assert isinstance(dump, dict)

    seats = [{**one, "catastrophes": 1} for one in rows(dump["players"])]
    after = eva.post("/api/board/change", way(board, dump={**dump, "players": seats}))
    changed = eva.post("/api/board/dump", way(after))["position"]
    assert isinstance(changed, dict)
    assert [one["catastrophes"] for one in rows(changed["players"])] == [1, 1]
    assert after["names"] == board["names"]

    with pytest.raises(Refused) as refused:
        eva.post("/api/board/change", way(board, dump={**dump, "board": {"E5": "palace"}}))
    assert refused.value.key == "bad-position"
