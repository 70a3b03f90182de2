"""Playing over the wire: whole games, undo, stale and double actions, reconnecting."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.present import GAMES
from tests.server.hosts import (
    Found,
    Guest,
    Host,
    Refused,
    Visitor,
    choose,
    facts,
    number,
    numbers,
    play_on,
    rows,
)
from ziggurat import game as game_named
from ziggurat import verify
from ziggurat.core.game import Game

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table_for_two(host: Host, game: str = "tigris", *more: str) -> tuple[Guest, Guest, str]:
    """Eva and Adam at a table that has started."""
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up(game, "me", "open", *more)
    adam.joins(table)
    eva.starts(table)
    return eva, adam, table


def waiting(people: list[Guest], table: str) -> tuple[Guest, Found]:
    """Who decides now."""
    for guest in people:
        state = guest.state(table)
        if state["actions"] is not None:
            return guest, state
    raise AssertionError("nobody of them decides")


@pytest.mark.rotating("two persons and a bot")
@EVERY_GAME
def test_two_persons_and_a_bot_play_to_the_end(host: Host, game: Game) -> None:
    eva, adam, table = table_for_two(host, game.name, "random")
    commitment = eva.get(f"/api/tables/{table}")["commitment"]

    final = facts(play_on(table, [eva, adam], Random(game.name))["final"])

    assert len(numbers(final["scores"])) >= 3
    assert min(numbers(final["places"])) == 1
    record = verify(adam.text(f"/api/tables/{table}/record"))
    assert record.names == ["Eva", "Adam", "random"]
    told = adam.get(f"/api/tables/{table}")
    assert told["secret"] == record.secret
    assert told["commitment"] == commitment
    assert told["seed"] == record.seed


def test_a_spectator_sees_what_a_spectator_may_see(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    stranger = Visitor(host.url)

    seen = stranger.state(table)

    assert seen["seat"] is None
    assert seen["actions"] is None
    assert seen["aids"] is None
    assert facts(seen["view"])["viewer"] is None
    with stranger.watch(table) as live:
        live.state()
        eva.acts(table, eva.state(table), choose(eva.state(table), Random(1)))
        entry = live.entry()
        assert entry["action"] is None
        assert entry["seat"] == 0
    with pytest.raises(Refused) as refused:
        adam.acts(table, eva.state(table), 0)
    assert refused.value.key in ("not-your-decision", "not-your-seat")


def test_a_table_without_spectators_shows_strangers_nothing(host: Host) -> None:
    eva = host.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", spectators=False, start=True)

    with pytest.raises(Refused) as refused:
        Visitor(host.url).state(table)

    assert refused.value.key == "seated-only"
    with Visitor(host.url).watch(table) as live:
        assert live.closed() == 4403


def test_an_action_in_words(host: Host) -> None:
    eva, _, table = table_for_two(host)
    state = eva.state(table)
    info = eva.get("/api/games/tigris")
    words = eva.get(str(info["table"]))["words"]
    assert isinstance(words, list)
    chosen = words[numbers(state["actions"])[0]]

    after = eva.post(f"/api/tables/{table}/actions", {"log": 0, "seat": 0, "words": chosen})

    assert after["log"] == 1
    last = rows(eva.state(table, since=0)["entries"])[0]
    assert last["words"] == chosen


def test_undo_goes_back_one_own_decision(host: Host) -> None:
    eva, _, table = table_for_two(host)
    before = eva.state(table)
    after = eva.acts(table, before, numbers(before["actions"])[0])
    assert facts(after["undo"])["possible"] is True

    back = eva.undoes(table, after, 0)

    assert back["log"] == 2
    assert back["view"] == before["view"]
    assert back["actions"] == before["actions"]
    entries = rows(eva.get(f"/api/tables/{table}/log")["entries"])
    assert [(e["kind"], e["undone"]) for e in entries[1:]] == [("action", True), ("undo", False)]


def test_undo_stops_where_something_was_revealed(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    rng = Random(3)
    for _ in range(100):
        guest, state = waiting([eva, adam], table)
        seat = number(state["deciding"])
        state = guest.acts(table, state, choose(state, rng))
        if facts(state["undo"])["reason"] == "revealed":
            break

    with pytest.raises(Refused) as refused:
        guest.undoes(table, state, seat)

    assert refused.value.key == "undo-revealed"


def test_undo_stops_where_somebody_else_has_decided(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    rng = Random(3)
    for _ in range(100):
        guest, state = waiting([eva, adam], table)
        guest.acts(table, state, choose(state, rng))
        if guest is adam:
            break

    with pytest.raises(Refused) as refused:
        eva.undoes(table, eva.state(table), 0)

    assert refused.value.key == "undo-decided-since"


def test_a_stale_action_gets_the_new_position(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    old = eva.state(table)
    now = eva.acts(table, old, choose(old, Random(1)))
    other = next(a for a in numbers(old["actions"]) if a != choose(old, Random(1)))

    with pytest.raises(Refused) as refused:
        eva.acts(table, old, other)

    assert refused.value.status == 409
    assert refused.value.key == "position-has-changed"
    assert facts(refused.value.problem["state"])["log"] == now["log"]
    assert adam.state(table)["log"] == now["log"]


def test_the_same_action_sent_twice_counts_once(host: Host) -> None:
    eva, adam, table = table_for_two(host)
    old = eva.state(table)
    action = choose(old, Random(1))
    eva.acts(table, old, action)
    eva.moves_to(adam.url)

    again = eva.acts(table, old, action)

    assert again["log"] == 1


def test_an_illegal_action_is_refused_with_the_rule(host: Host) -> None:
    eva, _, table = table_for_two(host)
    state = eva.state(table)
    legal = numbers(state["actions"])
    illegal = next(action for action in range(3000) if action not in legal)

    with pytest.raises(Refused) as refused:
        eva.acts(table, state, illegal)

    assert refused.value.status == 422
    rule = str(facts(refused.value.problem["refusal"])["rule"])
    assert rule.startswith("TE-")
    why = eva.get(f"/api/tables/{table}/refusals/{illegal}?seat=0")
    assert facts(why["refusal"])["rule"] == rule
    everything = facts(eva.get(f"/api/tables/{table}/refusals?seat=0")["refusals"])
    assert str(illegal) in everything
    assert not any(str(action) in everything for action in legal)


def test_refusals_and_previews_are_for_the_deciding_player(host: Host) -> None:
    _, adam, table = table_for_two(host)

    for path in ("refusals/0?seat=1", "refusals?seat=1", "preview/0?seat=1"):
        with pytest.raises(Refused) as refused:
            adam.get(f"/api/tables/{table}/{path}")
        assert refused.value.key == "not-your-decision"
    with pytest.raises(Refused) as refused:
        adam.get(f"/api/tables/{table}/refusals/0?seat=0")
    assert refused.value.key == "not-your-seat"


@EVERY_GAME
def test_every_piece_and_place_can_be_explained(alone: Host, game: Game) -> None:
    eva, adam, table = table_for_two(alone, game.name)
    for place in game.start(seats=2, seed=1).explainable(None)[:8]:
        path = f"/api/tables/{table}/positions/0/explanation?place={place}"
        told = eva.get(path)
        assert told["place"] == place
        assert rows(told["sentences"])
        assert told["word"] != adam.get(f"{path}&language=hu")["word"] or game.name == "mexica"
    with pytest.raises(Refused) as refused:
        eva.get(f"/api/tables/{table}/positions/0/explanation?place=nothing")
    assert refused.value.key == "not-found"


@pytest.mark.rotating("previews")
@EVERY_GAME
def test_a_preview_is_what_happens_unless_it_would_reveal(alone: Host, game: Game) -> None:
    eva, adam, table = table_for_two(alone, game.name)
    rng = Random(5)
    shown = 0
    for _ in range(40):
        guest, state = waiting([eva, adam], table)
        seat, action = state["deciding"], choose(state, rng)
        path = f"/api/tables/{table}/preview/{action}?seat={seat}"
        preview = guest.get(f"{path}&log={state['log']}")
        after = guest.acts(table, state, action)
        entry = rows(guest.state(table, since=number(after["log"]) - 1)["entries"])[0]
        events = rows(entry["events"])
        told = rows(preview["events"])
        assert events[: len(told)] == told
        if not preview["stops"]:
            shown += 1
            assert preview["view"] == after["view"]
        else:
            assert preview["view"] is None
            assert any(event["reveal"] for event in events)
        late = guest.get(f"{path}&log={state['log']}")
        assert (late["view"], late["events"], late["stops"]) == (None, [], True)
    assert shown > 0


def test_effects_are_told_for_the_actions_that_are_asked_for(alone: Host) -> None:
    eva, adam, table = table_for_two(alone, "tigris")
    guest, state = waiting([eva, adam], table)
    other = adam if guest is eva else eva
    path = f"/api/tables/{table}/effects?seat={state['deciding']}"
    game = game_named("tigris")
    position = game.imagine(facts(state["view"]), Random(1))
    action = next(one for one in position.actions() if game.table.fields[one]["kind"] == "leader")
    guest.acts(table, state, action)
    guest, state = waiting([guest], table)
    position = game.imagine(facts(state["view"]), Random(1))
    told = {str(one): effect for one in position.actions() if (effect := position.effect(one))}
    assert told
    everything = guest.get(path)
    assert (everything["log"], everything["effects"]) == (state["log"], told)
    some = [next(int(one) for one in told), game.read("done")]
    asked = guest.get(path + "".join(f"&action={one}" for one in some))
    assert asked["effects"] == {str(some[0]): told[str(some[0])]}
    old = {"log": state["log"], "effects": {}}
    assert guest.get(f"{path}&action={some[0]}&log=0") == old
    assert guest.get(f"{path}&action={game.read('support 1')}") == old
    for who, actions, key in (
        (other, "", "not-your-seat"),
        (guest, "&action=99999", "bad-action"),
    ):
        with pytest.raises(Refused) as refused:
            who.get(path + actions)
        assert refused.value.key == key


def quarrelsome(guest: Guest, table: str, state: Found, rng: Random) -> int:
    """An action that leads to a revolt, where there is one."""
    answer = guest.get(f"/api/tables/{table}/effects?seat={state['deciding']}")
    effects = facts(answer["effects"])
    revolts = [int(action) for action, effect in effects.items() if "revolt" in facts(effect)]
    return rng.choice(revolts) if revolts else choose(state, rng)


def test_reconnecting_gives_exactly_what_was_missed(host: Host) -> None:
    """Also in the middle of a conflict: the connection is lost between any two decisions."""
    eva, adam, table = table_for_two(host, "tigris")
    rng = Random(11)
    seen: list[int] = []
    asked: set[str] = set()
    last = 0
    for _ in range(200):
        guest, state = waiting([eva, adam], table)
        asked.add(str(facts(state["question"])["kind"]))
        if "support" in asked:
            break
        log = number(guest.acts(table, state, quarrelsome(guest, table, state, rng))["log"])
        with adam.watch(table, since=last) as live:
            got = live.state_where("log", log)
            seen += [number(entry["n"]) for entry in rows(got["entries"])]
            last = log
    assert "support" in asked
    assert seen == list(range(1, last + 1))
    guest, state = waiting([eva, adam], table)
    with guest.watch(table, since=last - 1) as live:
        assert live.state() == guest.state(table, since=last - 1)
