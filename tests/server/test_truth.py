"""One truth: the answer to a command and the live connection bring the same, whole."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.hosts import Found, Guest, Host, Refused, choose, facts, number, numbers, rows


def alone_with_a_bot(host: Host) -> tuple[Guest, str, Found]:
    """A table where it is my decision, and bots agree to everything."""
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", start=True)
    return eva, table, my_turn(eva, table)


def my_turn(guest: Guest, table: str) -> Found:
    with guest.watch(table) as live:
        state = live.state()
        while state["actions"] is None:
            state = live.state()
        return state


def test_the_answer_to_an_action_holds_its_entry_with_its_events(host: Host) -> None:
    eva, table, state = alone_with_a_bot(host)

    answer = eva.acts(table, state, choose(state, Random(1)))

    entry = rows(answer["entries"])[0]
    assert entry["n"] == number(state["log"]) + 1
    assert entry["kind"] == "action"
    assert entry["events"] == entry_in_log(eva, table, number(entry["n"]))["events"]


def entry_in_log(guest: Guest, table: str, n: int) -> Found:
    return rows(guest.get(f"/api/tables/{table}/log")["entries"])[n]


def test_the_same_action_sent_again_is_answered_like_the_first(host: Host) -> None:
    eva, table, state = alone_with_a_bot(host)
    action = choose(state, Random(2))

    first = rows(eva.acts(table, state, action)["entries"])
    again = rows(eva.acts(table, state, action)["entries"])

    assert again[: len(first)] == first


def test_whoever_is_behind_gets_what_was_missed(host: Host) -> None:
    eva, table, state = alone_with_a_bot(host)
    actions = numbers(state["actions"])
    eva.acts(table, state, actions[0])

    with pytest.raises(Refused) as refused:
        eva.acts(table, state, actions[-1])

    assert refused.value.key == "position-has-changed"
    missed = rows(facts(refused.value.problem["state"])["entries"])
    assert missed[0]["n"] == number(state["log"]) + 1


def test_others_hear_live_what_the_answer_holds(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("mexica", "me", "open")
    adam.joins(table)
    state = eva.starts(table)
    with adam.watch(table, since=0) as live:
        live.state()

        answer = eva.acts(table, state, choose(state, Random(3)))

        heard = live.state_where("log", answer["log"])
    public = [[event["kind"] for event in rows(one["events"])] for one in rows(heard["entries"])]
    own = [[event["kind"] for event in rows(one["events"])] for one in rows(answer["entries"])]
    assert public == own


def test_the_start_is_answered_with_its_entry(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("mexica", "me", "here Adam")

    assert [entry["kind"] for entry in rows(eva.starts(table)["entries"])] == ["start"]


def says(guest: Guest, table: str, words: str) -> Found:
    """Decide in words once it is my turn."""
    state = my_turn(guest, table)
    body = {"log": state["log"], "seat": state["seat"], "words": words}
    return guest.post(f"/api/tables/{table}/actions", body)


def goes_back(guest: Guest, table: str) -> Found:
    """Ask to go back to where the server says."""
    state = my_turn(guest, table)
    back = facts(facts(state["may"])["take_back"])
    return guest.post(f"/api/tables/{table}/take-back", {"log": state["log"], **back})


def test_what_was_taken_back_is_said_in_each_state(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("mexica", "me", "random", start=True)
    says(eva, table, "start I7")
    played = number(rows(says(eva, table, "done")["entries"])[0]["n"])

    gone = goes_back(eva, table)

    entries = rows(gone["entries"])
    assert entries[0]["kind"] == "take-back-asked"
    assert facts(entries[0]["facts"])["done"] is True
    undone = set(numbers(gone["undone"]))
    assert played in undone
    log = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    assert undone == {entry["n"] for entry in log if entry["undone"]}
    with eva.watch(table) as live:
        assert live.state()["undone"] == gone["undone"]


def test_a_take_back_goes_where_the_server_says_even_after_an_undo(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("mexica", "me", "random", start=True)
    says(eva, table, "start I7")
    before = number(my_turn(eva, table)["log"])
    undoable = says(eva, table, "take token")
    undo = eva.undoes(table, undoable, 0)
    last = number(rows(says(eva, table, "done")["entries"])[0]["n"])
    now = my_turn(eva, table)
    body = {"log": now["log"], "seat": 0, "to": last - 1}
    with pytest.raises(Refused) as refused:
        eva.post(f"/api/tables/{table}/take-back", body)
    assert refused.value.key == "no-such-position", "the entry before my decision is an undo"
    assert number(undo["log"]) == last - 1

    gone = goes_back(eva, table)

    assert facts(rows(gone["entries"])[0]["facts"])["to"] == before
    assert gone["deciding"] == 0


def test_the_server_says_what_i_may_do(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("tigris", "me", "open")
    adam.joins(table)
    state = eva.starts(table)
    may = facts(state["may"])
    assert may == {"take_back": None, "answer": [], "resign": [0], "take_over": [], "return": []}
    state = eva.acts(table, state, choose(state, Random(6)))
    if facts(state["undo"])["possible"] is True:
        assert facts(state["may"])["take_back"] is None
    spectator = host.guest("Cid").state(table)
    assert facts(spectator["may"])["resign"] == []

    resigned = eva.post(f"/api/tables/{table}/resign", {"seat": 0})

    assert facts(resigned["may"])["resign"] == []
    assert facts(resigned["may"])["return"] == []


@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_a_table_with_hidden_scores_tells_nobody_the_points_of_others(
    host: Host, scores: str
) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", options={"scores": scores}, start=True)
    state = my_turn(eva, table)
    past = eva.get(f"/api/tables/{table}/positions/0")

    for shown in (state, past):
        players = rows(facts(shown["view"])["players"])
        own = number(state["seat"])
        others = [player for seat, player in enumerate(players) if seat != own]
        assert all(("points" in player) == (scores == "open") for player in others)
        assert all(("earned" in player) == (scores == "open") for player in others)
        assert "points" in players[own]
