"""Records: what can be downloaded when, looking back, uploading, going on from a position."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.present import GAMES
from tests.server.hosts import Found, Guest, Host, Refused, Visitor, facts, number, play_on, rows
from tests.server.test_play import table_for_two, waiting
from ziggurat import verify
from ziggurat.core.checks import random_record, setups
from ziggurat.core.game import Game
from ziggurat.core.json_fields import plain
from ziggurat.core.records import Record, begin_record

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def upload(guest: Guest, text: str) -> Found:
    answer = guest.http.post(
        "/api/records", content=text.encode(), headers={"Content-Type": "text/plain"}
    )
    if answer.status_code >= 400:
        raise Refused(answer.status_code, answer.json())
    return dict(answer.json())


def a_record(game: Game, seed: int = 1) -> str:
    return random_record(game, setups(game)[0], Random(seed))[0].text()


def test_while_it_runs_the_download_is_my_own_log(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    play_on(table, [eva, adam], Random(3), actions=30)

    mine = eva.text(f"/api/tables/{table}/record")
    theirs = adam.text(f"/api/tables/{table}/record")

    entries = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    own = [str(entry["words"]) for entry in entries if entry["words"] is not None]
    assert own
    assert all(words in mine for words in own)
    assert all(entry["seat"] == 0 for entry in entries if entry["words"] is not None)
    assert mine != theirs
    assert "Seed" not in mine


@pytest.mark.rotating("looking back")
@EVERY_GAME
def test_looking_back_shows_each_position_as_it_was(alone: Host, game: Game) -> None:
    eva, adam, table = table_for_two(alone, game.name)
    seen: dict[int, Found] = {0: eva.state(table)}
    rng = Random(8)
    for _ in range(40):
        guest, state = waiting([eva, adam], table)
        actions = state["actions"]
        assert isinstance(actions, list)
        after = guest.acts(table, state, number(rng.choice(actions)))
        seen[number(after["log"])] = eva.state(table)

    for n, state in seen.items():
        then = eva.get(f"/api/tables/{table}/positions/{n}")
        assert then["view"] == state["view"]
        assert then["deciding"] == state["deciding"]
    with pytest.raises(Refused) as refused:
        eva.get(f"/api/tables/{table}/positions/20?seat=1")
    assert refused.value.key == "not-your-seat"
    with pytest.raises(Refused) as refused:
        eva.get(f"/api/tables/{table}/positions/41")
    assert refused.value.key == "no-such-position"


def test_looking_back_over_what_was_undone(host: Host) -> None:
    eva, _, table = table_for_two(host)
    state = eva.state(table)
    actions = state["actions"]
    assert isinstance(actions, list)
    acted = eva.acts(table, state, number(actions[0]))
    eva.undoes(table, acted, 0)

    assert eva.get(f"/api/tables/{table}/positions/1")["view"] == acted["view"]
    assert eva.get(f"/api/tables/{table}/positions/2")["view"] == state["view"]


@EVERY_GAME
def test_a_record_can_be_uploaded_and_watched(alone: Host, game: Game) -> None:
    eva = alone.guest("Eva")
    text = a_record(game)
    record = verify(text)

    found = upload(eva, text)

    assert found["moves"] == len(record.moves)
    assert [line["words"] for line in rows(found["log"])] == [words for _, words in record.moves]
    stranger = Visitor(alone.url)
    assert stranger.text(f"/api/records/{found['id']}/text") == text
    middle = len(record.moves) // 2
    for seat in (None, 0):
        more = "" if seat is None else f"?seat={seat}"
        shown = stranger.get(f"/api/records/{found['id']}/positions/{middle}{more}")
        assert shown["view"] == plain(record.replay(game, middle).view(seat))
    last = stranger.get(f"/api/records/{found['id']}/positions/{len(record.moves)}")
    assert facts(last["final"])["scores"] == record.replay(game).scores()
    assert found["id"] in [line["id"] for line in rows(eva.get("/api/me/records")["records"])]


def test_a_wrong_record_is_refused(host: Host) -> None:
    eva = host.guest("Eva")
    right = a_record(GAMES[0])
    for text in ("", "nonsense", right.replace("Seat 0", "Seat X"), right[:-20], right + "x\n"):
        with pytest.raises(Refused) as refused:
            upload(eva, text)
        assert refused.value.key == "bad-record"
    with pytest.raises(Refused) as refused:
        eva.post("/api/records", {"text": right})
    assert refused.value.key == "not-text"
    big = "x" * 9_000_000
    with pytest.raises(Refused) as refused:
        upload(eva, big)
    assert refused.value.key == "too-large"


@pytest.mark.rotating("going on from a record")
@EVERY_GAME
def test_going_on_from_a_record_redraws_everything_hidden(host: Host, game: Game) -> None:
    eva = host.guest("Eva")
    text = a_record(game, seed=3)
    record = verify(text)
    at = len(record.moves) // 2
    origin = {"record": upload(eva, text)["id"], "at": at}
    seats = ["me"] + ["random"] * (record.seats - 1)

    table = eva.sets_up("", *seats, origin=origin)
    assert eva.get(f"/api/tables/{table}")["from"] == origin
    eva.starts(table)

    then = record.replay(game, at)
    first = Visitor(host.url).get(f"/api/tables/{table}/positions/0")
    assert first["view"] == plain(then.table_view(None))
    final = facts(play_on(table, [eva], Random(1))["final"])
    assert final["outcome"]
    verify(eva.text(f"/api/tables/{table}/record"))


def test_going_on_from_a_table_that_is_over(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("mexica", "me", "random", start=True)
    with pytest.raises(Refused) as refused:
        eva.sets_up("", "me", "random", origin={"table": table, "at": 0})
    assert refused.value.key == "origin-hidden"
    play_on(table, [eva], Random(1))
    adam = host.guest("Adam")

    again = adam.sets_up("", "me", "random", origin={"table": table, "at": 20}, start=True)

    shown = Visitor(host.url).get(f"/api/tables/{again}/positions/0")
    assert shown["view"] == Visitor(host.url).get(f"/api/tables/{table}/positions/20")["view"]
    with pytest.raises(Refused) as refused:
        adam.sets_up("", "me", "random", origin={"table": table, "at": 100000})
    assert refused.value.key == "no-such-position"


def test_a_brought_game_becomes_a_table_that_is_over(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    text = a_record(GAMES[0])
    record = Record.parse(text)
    uploaded = upload(eva, text)
    assert upload(eva, text)["id"] == uploaded["id"]
    path = f"/api/records/{uploaded['id']}/table"

    table = str(eva.post(path)["id"])
    assert eva.post(path)["id"] == table
    assert table in [line["id"] for line in rows(eva.get("/api/me/tables")["tables"])]
    state = adam.state(table)
    assert facts(state["final"])["places"]
    seats = rows(state["seats"])
    assert [seat["name"] for seat in seats] == record.names
    assert adam.text(f"/api/tables/{table}/record") == text
    middle = len(record.moves) // 2
    then = eva.get(f"/api/tables/{table}/positions/{middle}")
    there = eva.get(f"/api/records/{uploaded['id']}/positions/{middle}")
    assert then["view"] == there["view"]
    with pytest.raises(Refused) as refused:
        adam.post(path)
    assert refused.value.key == "no-such-record"


def test_a_brought_game_that_goes_on_has_no_table(host: Host) -> None:
    eva = host.guest("Eva")
    record, state = begin_record(GAMES[0], 2, 5, {})
    record.finish(state)
    uploaded = upload(eva, record.text())
    with pytest.raises(Refused) as refused:
        eva.post(f"/api/records/{uploaded['id']}/table")
    assert refused.value.key == "not-over"
