"""Tables before the start: seats, invitations, settings, the commitment."""

from __future__ import annotations

import pytest

import ziggurat
from tests.server.hosts import Found, Host, Refused, Visitor, facts, rows
from tests.server.polling import until
from ziggurat.bots import LEVELS
from ziggurat.core.chance import commitment, committed_seed
from ziggurat.core.records import Record, options_text
from ziggurat.core.types import Json
from ziggurat.server.schemas.responses import Hint
from ziggurat.server.workers.tasks import advise

SALT = "0123456789abcdef" * 2


def kinds(table: Found) -> list[str]:
    return [str(seat["kind"]) for seat in rows(table["seats"])]


def refused(visitor: Visitor, method: str, path: str, body: Found) -> str:
    with pytest.raises(Refused) as caught:
        visitor.ask(method, path, None if method == "GET" else body)
    return caught.value.key


def test_an_open_seat_is_for_whoever_comes_first(host: Host) -> None:
    eva, adam, cid = (host.guest(name) for name in ("Eva", "Adam", "Cid"))
    table = eva.sets_up("tigris", "me", "open", public=True)
    listed = rows(cid.get("/api/tables?stage=gathering&game=tigris")["tables"])
    assert table in [line["id"] for line in listed]

    adam.joins(table)

    assert refused(cid, "POST", f"/api/tables/{table}/join", {}) == "seat-taken"
    assert refused(adam, "POST", f"/api/tables/{table}/join", {}) == "seated-already"
    assert refused(adam, "POST", f"/api/tables/{table}/start", {}) == "not-owner"
    adam.post(f"/api/tables/{table}/leave")
    assert refused(eva, "POST", f"/api/tables/{table}/start", {}) == "seats-open"
    cid.joins(table)
    eva.starts(table)
    assert refused(eva, "POST", f"/api/tables/{table}/start", {}) == "already-started"
    assert refused(cid, "POST", f"/api/tables/{table}/leave", {}) == "already-started"


def test_an_invitation_is_for_one(host: Host) -> None:
    eva, adam, cid = (host.guest(name) for name in ("Eva", "Adam", "Cid"))
    table = eva.sets_up("tigris", "me", "invited")
    assert refused(adam, "POST", f"/api/tables/{table}/join", {}) == "seat-taken"
    path = f"/api/tables/{table}/seats/1/invitation"
    assert refused(adam, "POST", path, {}) == "not-owner"
    lost = str(eva.post(path)["token"])
    token = str(eva.post(path)["token"])
    assert token not in str(eva.get(f"/api/tables/{table}"))

    assert refused(adam, "POST", f"/api/invitations/{lost}", {}) == "no-such-invitation"
    seen = cid.get(f"/api/invitations/{token}")
    assert (facts(seen["table"])["id"], seen["seat"]) == (table, 1)
    adam.post(f"/api/invitations/{token}", {"salt": SALT})

    assert refused(cid, "POST", f"/api/invitations/{token}", {}) == "no-such-invitation"
    assert rows(eva.get(f"/api/tables/{table}")["seats"])[1]["name"] == "Adam"


def test_the_owner_arranges_the_table_before_the_start(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("tigris", "me", "open")
    path = f"/api/tables/{table}"
    assert refused(adam, "PATCH", path, {"public": True}) == "not-owner"

    eva.ask("PATCH", path, {"options": {"board": "advanced"}, "order": "random", "public": True})
    eva.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})
    eva.post(f"{path}/seats", {"kind": "here", "name": "Bea"})
    grown = eva.post(f"{path}/seats", {"kind": "open"})

    assert kinds(grown) == ["person", "bot", "person", "open"]
    assert facts(grown["options"])["board"] == "advanced"
    assert refused(eva, "POST", f"{path}/seats", {"kind": "open"}) == "bad-seats"
    shrunk = eva.ask("DELETE", f"{path}/seats/1")
    assert kinds(shrunk) == ["person", "person", "open"]
    assert refused(eva, "PUT", f"{path}/seats/1", {"kind": "bot", "bot": "deep"}) == "bad-bot"
    assert refused(eva, "PATCH", path, {"options": {"board": "round"}}) == "bad-options"
    assert refused(eva, "PUT", f"{path}/seats/7", {"kind": "open"}) == "no-such-seat"
    eva.ask("DELETE", path)
    assert refused(eva, "GET", path, {}) == "no-such-table"


def test_somebody_who_waits_hears_who_sits_down(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("tigris", "me", "open")
    with eva.watch(table) as live:
        assert facts(live.hear("table")["table"])["stage"] == "gathering"
        adam.joins(table)
        assert rows(facts(live.hear("table")["table"])["seats"])[1]["name"] == "Adam"
        eva.starts(table)
        assert live.state()["log"] == 0


def test_a_deleted_table_says_good_bye(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("tigris", "me", "open")
    with adam.watch(table) as live:
        live.hear("table")
        eva.ask("DELETE", f"/api/tables/{table}")
        live.hear("gone")
        assert live.closed() == 4404


def test_the_shuffle_was_fixed_before_anybody_added_a_salt(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    body: Found = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}], "salt": SALT}
    made = eva.post("/api/tables", body)
    table, shown = str(made["id"]), str(made["commitment"])
    adam.post(f"/api/tables/{table}/join", {"salt": SALT[::-1]})
    eva.ask(
        "PATCH", f"/api/tables/{table}", {"clock": {"kind": "live", "minutes": 0.01, "then": "end"}}
    )
    assert made["secret"] is None

    eva.starts(table)
    with adam.watch(table) as live:
        live_state = live.state()
        while live_state["final"] is None:
            live_state = live.state()

    told = adam.get(f"/api/tables/{table}")
    secret = str(told["secret"])
    assert commitment(secret) == shown
    assert told["salts"] == [SALT, SALT[::-1]]
    record = Record.parse(adam.text(f"/api/tables/{table}/record"))
    options = options_text(record.options)
    seed = committed_seed(secret, [SALT, SALT[::-1]], "mexica", options, ["Eva", "Adam"])
    assert told["seed"] == record.seed == seed


def test_a_random_order_is_drawn_at_the_start(host: Host) -> None:
    orders = set()
    for _ in range(12):
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "here Adam", "here Bea", order="random", start=True)
        orders.add(tuple(str(s["name"]) for s in rows(eva.get(f"/api/tables/{table}")["seats"])))
    assert len(orders) > 1
    assert all(sorted(order) == ["Adam", "Bea", "Eva"] for order in orders)


def test_an_impossible_table(host: Host) -> None:
    eva = host.guest("Eva")
    me: Found = {"kind": "me"}
    bot: Found = {"kind": "bot", "bot": "random"}
    cases: list[tuple[Found, str]] = [
        ({"game": "chess", "seats": [me, bot]}, "no-such-game"),
        ({"game": "tigris", "seats": [me]}, "bad-seats"),
        ({"game": "tigris", "seats": [me, me]}, "bad-seats"),
        ({"game": "tigris", "seats": [me, bot], "options": {"wings": "on"}}, "bad-options"),
        ({"game": "tigris", "seats": [me, bot], "hints": "oracle"}, "bad-bot"),
        ({"game": "tigris", "seats": [me, {"kind": "bot", "bot": "x"}]}, "bad-bot"),
        ({"game": "tigris", "seats": []}, "bad-input"),
        ({"game": "tigris", "seats": [me, bot], "clock": {"kind": "sand"}}, "bad-input"),
        ({"game": "tigris", "seats": [me, bot], "salt": "short"}, "bad-input"),
        ({"game": "tigris", "seats": [me, bot], "wings": True}, "bad-input"),
        ({"seats": [me, bot], "from": {"record": "none", "at": 0}}, "no-such-record"),
        ({"seats": [me, bot], "from": {"table": "none", "at": 0}}, "no-such-table"),
    ]
    for body, key in cases:
        assert refused(eva, "POST", "/api/tables", body) == key, body


def test_games_and_their_action_tables(host: Host) -> None:
    visitor = Visitor(host.url)
    for game in rows(visitor.get("/api/games")["games"]):
        answer = visitor.http.get(str(game["table"]))
        table = answer.json()
        assert len(table["words"]) == len(table["fields"]) == game["actions"]
        assert "immutable" in answer.headers["cache-control"]
        rules = visitor.text(f"/api/games/{game['name']}/rules")
        assert f"### {game['rules']}-1 " in rules
        assert refused(visitor, "GET", f"{game['table']}0", {}) == "no-such-edition"


def test_a_page_that_knows_no_game_gets_its_words_scene_and_picture(host: Host) -> None:
    eva = host.guest("Eva")
    for game in rows(eva.get("/api/games")["games"]):
        name = game["name"]
        czech = eva.text(f"/api/games/{name}/words?language=cs")
        assert f"game-{name} = " in czech
        english = eva.text(f"/api/games/{name}/words")
        assert eva.text(f"/api/games/{name}/words?language=xx") == english != czech
        assert eva.text(str(game["scene"])).startswith("<svg")
        table = eva.sets_up(str(name), "me", "random", start=True)
        drawn = eva.text(f"/api/tables/{table}/positions/0/picture")
        night = eva.text(f"/api/tables/{table}/positions/0/picture?theme=dark")
        assert drawn.startswith("<svg")
        assert drawn != night
        late = f"/api/tables/{table}/positions/999/picture"
        assert refused(eva, "GET", late, {}) == "no-such-position"


def test_hints_where_the_table_allows_them(host: Host) -> None:
    eva = host.guest("Eva")
    off = eva.sets_up("tigris", "me", "random", start=True)
    assert eva.get(f"/api/tables/{off}")["hints"] is None
    silent = eva.sets_up("tigris", "me", "random", hints="random", start=True)

    body: Found = {"log": 0, "seat": 0}

    assert refused(eva, "POST", f"/api/tables/{off}/hints", body) == "hints-off"
    assert refused(eva, "POST", f"/api/tables/{silent}/hints", body) == "no-advice"


def test_a_hint_has_a_share_and_reasons() -> None:
    state = ziggurat.game("tigris").start(2, 1)
    found = advise("tigris", "greedy", state.view(0), 1, 2)
    hints = [Hint.model_validate(one) for one in found]
    assert len(hints) == 2
    for hint in hints:
        assert 0.0 < hint.value < 1.0
        assert hint.line[0] == hint.action == state.game.read(hint.words)
        assert hint.reasons


def test_a_table_has_a_name_that_its_rematch_keeps(host: Host) -> None:
    eva = host.guest("Eva")
    clock: dict[str, Json] = {"kind": "live", "minutes": 0.01, "then": "end"}
    table = eva.sets_up("tigris", "me", "random", clock=clock, name="  Evening  at the river ")
    assert eva.get(f"/api/tables/{table}")["name"] == "Evening at the river"
    assert refused(eva, "PATCH", f"/api/tables/{table}", {"name": "x" * 41}) == "bad-input"
    eva.ask("PATCH", f"/api/tables/{table}", {"name": "Ještě jednou"})
    eva.starts(table)
    until(lambda: eva.state(table)["final"] is not None, 60, "the game is over")

    assert eva.post(f"/api/tables/{table}/rematch")["name"] == "Ještě jednou"
    assert eva.get(f"/api/tables/{eva.sets_up('tigris', 'me', 'random')}")["name"] is None


def test_the_host_says_how_long_its_bots_think() -> None:
    with Host(settings={"bots": ",".join(LEVELS)}) as host:
        thinks = host.guest("Eva").get("/api/info")["thinks"]
    assert thinks == {"adept": 1.0, "expert": 2.0, "master": 6.0}
