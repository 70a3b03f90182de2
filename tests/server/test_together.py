"""What people agree on: taking back, sharing a screen, absence, resigning, playing again."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.hosts import (
    Found,
    Guest,
    Host,
    Live,
    Refused,
    Visitor,
    choose,
    facts,
    number,
    numbers,
    play_on,
    rows,
)
from tests.server.late import late_table_for_two, sets_up_late
from tests.server.polling import until
from tests.server.test_play import table_for_two, waiting
from ziggurat.core.types import Json


def some_decisions(people: list[Guest], table: str, count: int) -> Found:
    rng = Random(7)
    for _ in range(count):
        guest, state = waiting(people, table)
        guest.acts(table, state, choose(state, rng))
    return people[0].state(table)


def test_all_agree_to_take_back(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    first = eva.state(table)
    now = some_decisions([eva, adam], table, 9)
    body = {"log": now["log"], "seat": 0, "to": 0}

    asked = eva.post(f"/api/tables/{table}/take-back", body)

    assert facts(asked["take_back"])["waiting"] == [1]
    assert asked["view"] == now["view"]
    answer = {"log": asked["log"], "seat": 1, "agree": True}
    adam.post(f"/api/tables/{table}/take-back/answer", answer)
    back = eva.state(table)
    assert back["view"] == first["view"]
    assert back["take_back"] is None
    assert back["log"] == 11
    entries = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    assert all(entry["undone"] for entry in entries if entry["kind"] == "action")
    eva.acts(table, back, choose(back, Random(1)))


def test_one_refusal_is_enough(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    now = some_decisions([eva, adam], table, 5)
    asked = adam.post(f"/api/tables/{table}/take-back", {"log": 5, "seat": 1, "to": 0})
    with pytest.raises(Refused) as refused:
        adam.post(f"/api/tables/{table}/take-back/answer", {"log": 6, "seat": 1, "agree": True})
    assert refused.value.key == "no-take-back"

    answer = {"log": asked["log"], "seat": 0, "agree": False}
    after = eva.post(f"/api/tables/{table}/take-back/answer", answer)

    assert after["take_back"] is None
    assert after["view"] == now["view"]
    with pytest.raises(Refused) as refused:
        eva.post(f"/api/tables/{table}/take-back/answer", answer | {"log": 7})
    assert refused.value.key == "no-take-back"


def test_bots_agree_to_take_back(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", start=True)
    first = eva.state(table)
    play_on(table, [eva], Random(1), actions=4)
    with eva.watch(table) as live:
        state = live.state()
        while state["deciding"] != 0:
            state = live.state()

    back = eva.post(f"/api/tables/{table}/take-back", {"log": state["log"], "seat": 0, "to": 0})

    assert back["view"] == first["view"]


def test_a_shared_screen_shows_a_seat_only_after_the_hand_over(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "here Adam", start=True)

    before = eva.state(table)

    assert before["mine"] == [0, 1]
    assert before["seat"] is None
    assert before["actions"] is None
    assert before["hand_over"] == {"seat": 0}
    assert before["view"] == Visitor(host.url).state(table)["view"]
    with pytest.raises(Refused) as refused:
        eva.acts(table, before, 0)
    assert refused.value.key == "not-your-decision"

    mine = eva.post(f"/api/tables/{table}/hand-over", {"log": 0, "seat": 0})
    assert mine["seat"] == 0
    assert facts(mine["view"])["viewer"] == 0
    rng = Random(1)
    state = mine
    for _ in range(100):
        state = eva.acts(table, state, choose(state, rng))
        if state["deciding"] == 1:
            break
    assert state["seat"] is None
    assert state["hand_over"] == {"seat": 1}
    assert facts(state["view"])["viewer"] is None
    entries = rows(eva.state(table, since=0)["entries"])
    assert all(entry["action"] is None for entry in entries)
    with pytest.raises(Refused) as refused:
        eva.post(f"/api/tables/{table}/hand-over", {"log": state["log"], "seat": 0})
    assert refused.value.key == "not-your-decision"
    other = eva.post(f"/api/tables/{table}/hand-over", {"log": state["log"], "seat": 1})
    assert facts(other["view"])["viewer"] == 1


def test_two_persons_at_one_screen_play_to_the_end(host: Host) -> None:
    eva = host.guest("Eva")
    table = sets_up_late(eva, "mexica", "me", "here Adam", start=True)
    rng = Random(4)
    state = eva.state(table)
    for _ in range(3000):
        if state["final"] is not None:
            break
        if state["hand_over"] is not None:
            body = {"log": state["log"], "seat": state["deciding"]}
            state = eva.post(f"/api/tables/{table}/hand-over", body)
        state = eva.acts(table, state, choose(state, rng))
    assert facts(state["final"])["outcome"]


def test_who_resigns_is_ranked_last_and_a_bot_finishes(host: Host) -> None:
    eva, adam, table = late_table_for_two(host, "mexica", "random")

    after = adam.post(f"/api/tables/{table}/resign", {"seat": 1})

    seat = rows(after["seats"])[1]
    assert (seat["resigned"], seat["played_by"], seat["bot"]) == (True, "bot", "random")
    with pytest.raises(Refused) as refused:
        adam.post(f"/api/tables/{table}/return", {"seat": 1})
    assert refused.value.key == "resigned"
    final = facts(play_on(table, [eva], Random(2))["final"])
    places = numbers(final["places"])
    assert places[1] == max(places) == 3
    assert final["resigned"] == [1]

    [line] = rows(eva.get("/api/me/tables")["tables"])
    assert line["result"] == {name: final[name] for name in ("places", "scores", "resigned")}
    ended = line["ended"]
    assert isinstance(ended, float)
    assert rows(eva.get(f"/api/me/tables?before={ended}")["tables"]) == []
    assert rows(eva.get(f"/api/me/tables?before={ended + 1}")["tables"]) == [line]


def absent(asker: Guest, table: str, seat: int) -> bool:
    return rows(asker.get(f"/api/tables/{table}")["seats"])[seat]["absent"] is True


def test_a_bot_takes_over_for_absent_players_until_they_return(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    eva.state(table)
    with pytest.raises(Refused) as refused:
        adam.post(f"/api/tables/{table}/take-over", {"seat": 1, "absent": 1})
    assert refused.value.key == "not-absent"
    until(lambda: absent(adam, table, 0), 60, "Eva is absent")

    after = adam.post(f"/api/tables/{table}/take-over", {"seat": 1, "absent": 0})

    assert rows(after["seats"])[0]["played_by"] == "bot"
    until(lambda: adam.state(table)["actions"] is not None, 60, "the bot has played")
    with pytest.raises(Refused) as refused:
        eva.undoes(table, eva.state(table), 0)
    assert refused.value.key == "bot-plays"
    back = eva.post(f"/api/tables/{table}/return", {"seat": 0})
    assert rows(back["seats"])[0]["played_by"] == "person"
    state = adam.state(table)
    rng = Random(1)
    for _ in range(100):
        if state["deciding"] == 0:
            break
        state = adam.acts(table, state, choose(state, rng))
    assert eva.state(table)["actions"] is not None


def test_who_waits_is_shown_that_another_has_gone_and_is_back(host: Host) -> None:
    eva, adam, table = table_for_two(host)

    def eva_shown(live: Live, field: str, value: bool) -> None:
        state = live.state()
        while rows(state["seats"])[0][field] is not value:
            state = live.state()
        assert state["log"] == 0, "nobody has done anything"

    with adam.watch(table) as live:
        eva_shown(live, "absent", value=True)
        with eva.watch(table):
            eva_shown(live, "here", value=True)
        eva_shown(live, "absent", value=True)


def test_a_take_over_needs_all_others_who_are_there(host: Host) -> None:
    eva, adam, cid = (host.guest(name) for name in ("Eva", "Adam", "Cid"))
    table = eva.sets_up("tigris", "me", "open", "open")
    adam.joins(table)
    cid.joins(table)
    eva.starts(table)
    with adam.watch(table), cid.watch(table):
        until(lambda: absent(adam, table, 0), 60, "Eva is absent")
        assert not absent(adam, table, 2)

        first = adam.post(f"/api/tables/{table}/take-over", {"seat": 1, "absent": 0})
        assert rows(first["seats"])[0]["played_by"] == "person"
        assert rows(first["seats"])[0]["votes"] == [1]
        until(lambda: absent(cid, table, 0), 60, "Eva is absent for Cid's process too")
        with pytest.raises(Refused) as refused:
            adam.post(f"/api/tables/{table}/take-over", {"seat": 1, "absent": 0})
        assert refused.value.key == "voted-already"

        second = cid.post(f"/api/tables/{table}/take-over", {"seat": 2, "absent": 0})

    assert rows(second["seats"])[0]["played_by"] == "bot"


def test_a_rematch_has_the_same_people_each_a_seat_further(host: Host) -> None:
    eva, adam, table = late_table_for_two(host, "mexica", "random")
    with pytest.raises(Refused) as refused:
        eva.post(f"/api/tables/{table}/rematch")
    assert refused.value.key == "not-over"
    play_on(table, [eva, adam], Random(6))

    again = adam.post(f"/api/tables/{table}/rematch")

    seats = rows(again["seats"])
    assert [seat["name"] for seat in seats] == ["Adam", "random", "Eva"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "invited"]
    assert again["rematch_of"] == table
    assert eva.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert eva.get(f"/api/tables/{table}")["rematch"] == again["id"]
    eva.joins(str(again["id"]))
    adam.starts(str(again["id"]))
    assert number(eva.state(str(again["id"]))["log"]) >= 0


def test_a_rematch_that_was_taken_away_leaves_room_for_another(host: Host) -> None:
    eva = host.guest("Eva")
    clock: dict[str, Json] = {"kind": "live", "minutes": 0.01, "then": "end"}
    table = eva.sets_up("tigris", "me", "random", clock=clock, start=True)
    until(lambda: eva.state(table)["final"] is not None, 60, "the game is over")
    first = eva.post(f"/api/tables/{table}/rematch")["id"]

    eva.ask("DELETE", f"/api/tables/{first}")

    assert eva.get(f"/api/tables/{table}")["rematch"] is None
    second = eva.post(f"/api/tables/{table}/rematch")["id"]
    assert second != first
    assert eva.get(f"/api/tables/{table}")["rematch"] == second


def test_chat_is_heard_by_all_and_spoken_by_those_who_sit_there(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    with Visitor(host.url).watch(table) as live:
        live.state()
        said = adam.post(f"/api/tables/{table}/chat", {"text": " good   luck "})
        assert said["text"] == "good luck"
        assert facts(live.hear("chat")["line"])["text"] == "good luck"
    lines = rows(eva.get(f"/api/tables/{table}/chat")["lines"])
    assert [(line["name"], line["text"]) for line in lines] == [("Adam", "good luck")]
    with pytest.raises(Refused) as refused:
        host.guest("Cid").post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert refused.value.key == "not-seated"
    for text in ("", " ", "x" * 501, "a\x00b", "\ud800"):
        with pytest.raises(Refused) as refused:
            eva.post(f"/api/tables/{table}/chat", {"text": text})
        assert refused.value.key == "bad-input"


def test_my_page_hears_where_it_is_my_turn(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    with Live(adam, "/api/me/live") as live:
        assert live.hear() == {"type": "waiting", "tables": []}
        rng = Random(1)
        state = eva.state(table)
        for _ in range(100):
            state = eva.acts(table, state, choose(state, rng))
            if state["deciding"] == 1:
                break
        assert live.hear() == {"type": "waiting", "tables": [table]}
    mine = rows(adam.get("/api/me/tables")["tables"])
    assert [(line["id"], line["waiting"]) for line in mine] == [(table, True)]
