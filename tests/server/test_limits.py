"""What one person, address or record may use, and what happens to others when it is used up."""

from __future__ import annotations

import asyncio
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError
from starlette.types import ASGIApp
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hosts import Guest, Host, Refused, Visitor, facts, free_port, numbers, rows
from tests.server.polling import run, until
from tests.server.services import Postgres, Redis
from ziggurat.core.records import Record
from ziggurat.core.types import Json
from ziggurat.games import game as game_of
from ziggurat.server.api.middleware import Middleware
from ziggurat.server.app import build
from ziggurat.server.listening import AT_ONCE, doors
from ziggurat.server.process import ServerProcess
from ziggurat.server.rate_limits import RateLimits, by_address, by_login, by_pair, by_person
from ziggurat.server.schemas.requests import Name
from ziggurat.server.settings import Rates, Settings
from ziggurat.server.tables.registry import Registry
from ziggurat.server.workers.queue import FairQueue, Turn


@pytest.fixture(scope="module")
def strict() -> Iterator[Host]:
    """A host as strict as hosts are, to which a proxy tells where people are."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("ZIGGURAT_SMTP_HOST", "127.0.0.1")
        patched.setenv("ZIGGURAT_SMTP_PORT", "9")
        few = {"wide": "off", "bot_tables": "1", "record_characters": "20000"}
        few["rate_heavy"] = "20,0.01"
        with Host(settings=few, options=["--trusted-proxy", "127.0.0.1"]) as host:
            yield host


def at(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def guest(host: Host, name: str, address: str) -> Guest:
    """Somebody at an address."""
    visitor = Visitor(host.url, at(address))
    visitor.post("/api/people", {"name": name})
    found = Guest(host.url, name, visitor.http.cookies["ziggurat"])
    found.http.headers.update(at(address))
    return found


def test_people_who_wait_come_first_and_then_everybody_in_turn() -> None:
    async def served() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        order: list[str] = []

        async def wait(name: str, turn: Turn) -> None:
            worker = await queue.take(turn)
            order.append(name)
            queue.give(worker)

        waiting = [
            *(("bots alone", Turn("adam", awaited=False)), ("adam 1", Turn("adam"))),
            *(("adam 2", Turn("adam")), ("adam 3", Turn("adam")), ("eva", Turn("eva"))),
        ]
        tasks = [asyncio.create_task(wait(name, turn)) for name, turn in waiting]
        await asyncio.sleep(0)
        assert queue.ahead(Turn("zoe")) == 2
        assert queue.ahead(Turn("zoe", awaited=False)) == 5
        queue.give("worker")
        await asyncio.gather(*tasks)
        return order

    assert run(served()) == ["adam 1", "eva", "adam 2", "adam 3", "bots alone"]


def test_what_nobody_waits_for_leaves_a_worker_to_people() -> None:
    async def served() -> list[str]:
        queue: FairQueue[str] = FairQueue(unawaited=1)
        for worker in ("one", "two"):
            queue.give(worker)
        alone = await queue.take(Turn("adam", awaited=False))
        more = asyncio.create_task(queue.take(Turn("adam", awaited=False)))
        await asyncio.sleep(0)
        person = await asyncio.wait_for(queue.take(Turn("eva")), 5)
        queue.give(person)
        await asyncio.sleep(0)
        assert not more.done()
        queue.give(alone)
        return [alone, person, await asyncio.wait_for(more, 5)]

    assert run(served()) == ["one", "two", "one"]


def test_who_stops_waiting_keeps_no_worker() -> None:
    async def left() -> str:
        queue: FairQueue[str] = FairQueue()
        gone = asyncio.create_task(queue.take(Turn("adam")))
        await asyncio.sleep(0)
        queue.give("worker")
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        return await asyncio.wait_for(queue.take(Turn("eva")), 5)

    assert run(left()) == "worker"


def test_one_person_has_few_tables_of_bots_alone(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.1.1")
    eva.sets_up("tigris", "random", "random", start=True)
    with pytest.raises(Refused) as refused:
        eva.sets_up("tigris", "random", "random", start=True)
    assert refused.value.key == "too-many-tables"
    eva.sets_up("tigris", "me", "random", start=True)


def record(name: str) -> str:
    game = game_of("tigris")
    state = game.start(2, 7)
    found = Record("tigris", 2, "7", state.options, [name, "Ben"], revision=state.revision)
    for _ in range(20):
        action = state.actions()[0]
        found.add(state, action)
        state.play(action)
    found.finish(state)
    return found.text()


def bring(visitor: Visitor, text: str) -> httpx.Response:
    headers = {"Content-Type": "text/plain"}
    return visitor.http.post("/api/records", content=text.encode(), headers=headers)


def test_no_field_of_a_record_is_endless(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.2.1")
    assert bring(eva, record("A" * 19_000)).json()["key"] == "bad-record"
    assert bring(eva, record("A" * 30_000)).json()["key"] == "too-large"
    assert bring(eva, record("A" * 100)).status_code == 201
    assert [row["moves"] for row in rows(eva.get("/api/me/records")["records"])] == [20]


def test_strangers_who_ask_for_records_are_counted_by_their_address(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.3.1")
    path = f"/api/records/{bring(eva, record('Ada')).json()['id']}"
    stranger = Visitor(strict.url, at("10.0.3.2"))
    statuses = {stranger.http.get(path).status_code for _ in range(150)}

    assert statuses == {200, 429}
    assert Visitor(strict.url, at("10.0.3.3")).http.get(path).status_code == 200


def test_false_invitations_keep_no_other_stranger_out(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.4.1")
    table = eva.sets_up("tigris", "me", "invited")
    token = eva.post(f"/api/tables/{table}/seats/1/invitation")["token"]
    false = Visitor(strict.url, at("10.0.4.2"))
    statuses = [false.http.get(f"/api/invitations/{'x' * 30}").status_code for _ in range(40)]

    assert statuses[-1] == 429
    invited = Visitor(strict.url, at("10.0.4.3"))
    assert invited.get(f"/api/invitations/{token}")["seat"] == 1


def test_wrong_passwords_of_others_keep_nobody_out(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.5.1")
    eva.ask("PUT", "/api/me/password", {"login": "10.0.5.3", "password": "long enough"})
    thief = Visitor(strict.url, at("10.0.5.2"))
    right = {"login": "10.0.5.3", "password": "long enough"}
    answers = [
        thief.http.post("/api/sessions", json=right | {"password": "wrong one"}).status_code
        for _ in range(15)
    ]

    assert answers[-1] == 429
    for address in ("10.0.5.1", "10.0.5.3"):
        Visitor(strict.url, at(address)).post("/api/sessions", dict(right))


def test_buckets_of_different_things_are_never_the_same() -> None:
    keys = [by_address("127.0.0.1"), by_person("127.0.0.1"), by_login("127.0.0.1")]
    assert len({*keys, by_pair("127.0.0.1", "127.0.0.1")}) == 4
    assert by_address("2001:db8::1") == by_address("2001:db8::ffff:1")
    assert by_address("2001:db8::1") != by_address("2001:db8:0:1::1")
    assert by_address("::ffff:10.0.0.1") == by_address("10.0.0.1")


def test_a_stranger_gets_few_letters(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.6.1")
    for number in range(3):
        email = f"eva{number}@example.org"
        eva.ask("PUT", "/api/me/notices", {"email": email, "webhook": None})
    with pytest.raises(Refused) as refused:
        eva.ask("PUT", "/api/me/notices", {"email": "eva9@example.org", "webhook": None})
    assert refused.value.key == "too-many"


def test_connections_that_come_and_go_are_counted(strict: Host) -> None:
    eva = guest(strict, "Eva", "10.0.7.1")
    table = eva.sets_up("tigris", "me", "open")

    def come_and_go() -> None:
        for _ in range(100):
            with eva.watch(table) as live:
                live.hear()

    with pytest.raises(ConnectionClosed) as closed:
        come_and_go()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409


def test_another_password_ends_every_other_session(host: Host) -> None:
    eva = host.guest("Eva")
    login = f"eva-{eva.id}"
    words = {"login": login, "password": "long enough"}
    eva.ask("PUT", "/api/me/password", dict(words))
    elsewhere = Visitor(eva.url)
    elsewhere.post("/api/sessions", dict(words))
    token = str(eva.post("/api/me/tokens", {"label": "bot"})["token"])
    table = eva.sets_up("tigris", "me", "open")
    with elsewhere.watch(table) as live:
        live.hear()
        another = {"login": login, "password": "another one", "old": "long enough"}
        eva.ask("PUT", "/api/me/password", dict(another))
        assert live.closed() == 4401

    assert elsewhere.http.get("/api/me").status_code == 401
    assert Visitor(eva.url, {"Authorization": f"Bearer {token}"}).http.get("/api/me").is_error
    assert eva.get("/api/me")["login"] == login.casefold()


def test_who_may_no_longer_see_a_table_hears_nothing_said_there(host: Host) -> None:
    eva, adam = host.guest("Eva"), host.guest("Adam")
    table = eva.sets_up("tigris", "me", "open")
    with adam.watch(table) as live:
        live.hear("table")
        eva.ask("PATCH", f"/api/tables/{table}", {"spectators": False})
        eva.post(f"/api/tables/{table}/chat", {"text": "a secret"})
        with pytest.raises(ConnectionClosed) as closed:
            live.hear("chat")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_sessions_and_chat_are_right_while_redis_is_away(postgres: Postgres) -> None:
    redis = Redis()
    with Host(postgres.migrated_database(), redis.url, 2) as host:
        eva, adam = host.guest("Eva"), host.guest("Adam")
        table = eva.sets_up("tigris", "me", "open")
        adam.joins(table)
        again = Guest(host.processes[1].url, "Eva", eva.http.cookies["ziggurat"])
        with again.watch(table) as signed_out, adam.watch(table) as live:
            signed_out.hear("table")
            live.hear("table")
            redis.stop()
            until(lambda: "bus-away" in host.logs(), 20, "Redis is missed")
            eva.post(f"/api/tables/{table}/chat", {"text": "hello"})
            assert live.hear("chat")["type"] == "chat"
            eva.ask("DELETE", "/api/sessions")
            assert signed_out.closed() == 4401
    redis.close()


def test_a_name_no_file_can_have_is_the_page(alone: Host) -> None:
    answer = Visitor(alone.url).http.get("/" + "a" * 300)

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


def test_an_error_of_ours_is_a_problem_like_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Registry, "public", fail)
    with capture_logs() as logs:
        answer = ask_here(build(Settings(database=str(tmp_path / "here.db"))), "/api/tables")
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["failed"]
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["key"] == "server-error"


def test_a_storage_that_takes_nothing_is_not_well(tmp_path: Path) -> None:
    app = build(Settings(database=str(tmp_path / "here.db")))
    process = process_of(app)
    assert ask_here(app, "/healthz").status_code == 200
    process.writes = False
    assert ask_here(app, "/healthz").status_code == 503


def ask_here(app: ASGIApp, path: str) -> httpx.Response:
    """An application's answer without a server around it."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        try:
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                return await client.get(path)
        finally:
            await process_of(app).store.close()

    return run(ask())


def process_of(app: ASGIApp) -> ServerProcess:
    assert isinstance(app, Middleware)
    assert isinstance(app.app, FastAPI)
    process = app.app.state.process
    assert isinstance(process, ServerProcess)
    return process


def test_a_second_process_on_one_file_is_refused(alone: Host) -> None:
    command = [sys.executable, "-m", "ziggurat.cli", "serve", "--no-open"]
    more = ["--database", alone.database, "--port", str(free_port())]
    done = subprocess.run(
        [*command, *more], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "served by another process" in done.stderr + done.stdout


def test_files_are_private(alone: Host, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "ziggurat.cli", "admin", "backup", str(copy)]
    subprocess.run([*command, "--database", alone.database], check=True, capture_output=True)
    for file in (Path(alone.database), copy):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "name",
    ["\u200b", "Eva\u202eadA", "Eva\u200b", "\u3164", "Eva\U000e0041", "\u2066Eva", "E\u200dva"],
)
def test_a_name_of_signs_that_show_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Name).validate_python(name)


@pytest.mark.parametrize("name", ["Žofie Ó", "王小明", "👩\u200d🚀 Eva", "عمر"])
def test_a_name_that_people_have_is_taken(name: str) -> None:
    assert TypeAdapter(Name).validate_python(name) == name


def test_half_requests_are_cut_off_and_few_come_from_one_address() -> None:
    few = {"connections_per_address": "3", "header_seconds": "0.5"}
    with Host(settings=few) as host:
        port = host.processes[0].port
        until(lambda: connected(port, 3), 30, "three connections are taken")
        assert host.logs().count("Traceback") == 0
        assert Visitor(host.url).http.get("/healthz").status_code == 200


def connected(port: int, most: int) -> bool:
    """Whether that number of half requests waits and is cut off, and one more is not taken."""
    halves = [socket.create_connection(("127.0.0.1", port)) for _ in range(most)]
    try:
        for half in halves:
            half.settimeout(20)
            half.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127")
        with socket.create_connection(("127.0.0.1", port)) as more:
            more.settimeout(20)
            refused = gone(more)
        return refused and all(map(gone, halves))
    finally:
        for half in halves:
            half.close()


def gone(connection: socket.socket) -> bool:
    """Wait until the server lets go of a connection."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_body_that_never_ends_is_given_up() -> None:
    with Host(settings={"body_seconds": "0.3"}) as host:
        head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        with socket.create_connection(("127.0.0.1", host.processes[0].port)) as slow:
            slow.settimeout(20)
            slow.sendall(head + b'Content-Length: 50\r\n\r\n{"name": ')
            assert slow.recv(20).startswith(b"HTTP/1.1 400")


def test_a_game_in_which_a_reveal_was_taken_back_says_so(alone: Host) -> None:
    eva = alone.guest("Eva")
    table = eva.sets_up("tigris", "me", "random", start=True)
    with eva.watch(table) as live:
        state = live.state()
        while facts(state["undo"] or {"reason": None})["reason"] != "revealed":
            if state["actions"]:
                state = eva.acts(table, state, numbers(state["actions"])[-1])
            else:
                state = live.state_where("deciding", 0)
        back = facts(facts(state["may"])["take_back"])
        after = eva.post(f"/api/tables/{table}/take-back", {"log": state["log"], **back})

    assert facts(rows(after["entries"])[0]["facts"])["revealed"] is True
    assert after["peeked"] == [0]


TIGHT = {
    "wide": "off",
    "rate_requests": "60,0.01",
    "rate_strangers": "50,0.01",
    "rate_files": "20,0.01",
    "rate_arrivals": "5,0.001",
    "rate_guests": "2,0.001",
    "rate_tables": "5,0.001",
    "unfinished_tables": "3",
    "rate_chat": "2,0.001",
    "rate_hints": "2,0.001",
    "rate_messages": "3,0.001",
    "records_per_person": "1",
    "longest_log": "1",
    "bots": "random,greedy",
}


@pytest.fixture(scope="module")
def tight() -> Iterator[Host]:
    """A host that allows very little of everything."""
    with Host(settings=TIGHT, options=["--trusted-proxy", "127.0.0.1"]) as host:
        yield host


def refusals_of(work: Callable[[], object], times: int) -> list[str]:
    """What is refused of something done so often."""
    found = []
    for _ in range(times):
        try:
            work()
        except Refused as refused:
            found.append(refused.key)
    return found


def test_requests_and_guests_are_counted_by_address(tight: Host) -> None:
    visitor = Visitor(tight.url, at("10.1.1.1"))
    assert refusals_of(lambda: visitor.get("/api/info"), 52) == ["too-many"] * 2
    statuses = [visitor.http.get("/favicon.ico").status_code for _ in range(22)]
    assert statuses[20:] == [429, 429]
    crowd = Visitor(tight.url, at("10.1.1.2"))
    assert refusals_of(lambda: crowd.post("/api/people", {"name": "Eva"}), 3) == ["too-many"]
    guest(tight, "Adam", "10.1.1.3")


def turned_away(host: Host) -> float:
    """How many requests the gate has refused."""
    lines = Visitor(host.url).text("/metrics").splitlines()
    counts = [line for line in lines if "_total{" in line and 'route="turned away"' in line]
    return sum(float(line.split()[-1]) for line in counts)


def test_who_asks_too_much_is_turned_away_before_anything_is_done(tight: Host) -> None:
    eva, before = guest(tight, "Eva", "10.1.6.1"), turned_away(tight)
    eva.http.headers.pop("X-Forwarded-For")
    found = refusals_of(lambda: eva.get("/api/me"), 62)
    head = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n"
    cookie = f"Cookie: ziggurat={eva.http.cookies['ziggurat']}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", tight.processes[0].port)) as half:
        half.settimeout(20)
        half.sendall((head + cookie).encode())
        answer = half.recv(4096)

    assert set(found) == {"too-many"}
    assert turned_away(tight) == before + len(found) + 1
    assert answer.startswith(b"HTTP/1.1 429")
    assert b"retry-after: " in answer.lower()
    with pytest.raises(InvalidStatus):
        eva.watch("nowhere")


def test_a_cookie_that_was_made_up_counts_for_its_address(tight: Host) -> None:
    def ask(number: int) -> int:
        headers = at("10.1.7.1") | {"Cookie": f"ziggurat=made-up-{number}"}
        return httpx.get(f"{tight.url}/api/info", headers=headers).status_code

    statuses = [ask(number) for number in range(51)]
    assert statuses == [200] * 50 + [429]


def test_fifty_people_at_one_address_play(strict: Host) -> None:
    school = "10.0.60.1"
    for number in range(50):
        pupil = guest(strict, f"Pupil {number}", school)
        table = pupil.sets_up("mexica", "me", "random", start=True)
        for _ in range(5):
            state = pupil.state(table)
        pupil.acts(table, state, numbers(state["actions"])[0])


def test_many_people_at_one_address_sign_in(strict: Host) -> None:
    for number in range(11):
        words: dict[str, Json] = {"login": f"pupil{number}", "password": "long enough"}
        guest(strict, "Pupil", "10.0.61.1").ask("PUT", "/api/me/password", words)
        Visitor(strict.url, at("10.0.61.1")).post("/api/sessions", words)


def test_connections_that_arrive_too_fast_are_turned_away(tight: Host) -> None:
    port = tight.processes[0].port
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), 20, ("127.0.0.9", 0)))
        more = socket.create_connection(("127.0.0.1", port), 20, ("127.0.0.9", 0))
        assert gone(stack.enter_context(more))
        other = socket.create_connection(("127.0.0.1", port), 20, ("127.0.0.8", 0))
        stack.enter_context(other).sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert other.recv(4096).startswith(b"HTTP/1.1 200")
    assert 'ziggurat_connections_refused_total{limit="arrivals"} 1.0' in Visitor(tight.url).text(
        "/metrics"
    )


def test_some_connections_are_taken_and_then_others_are_heard(tmp_path: Path) -> None:
    process = ServerProcess(Settings(database=str(tmp_path / "here.db"), port=free_port()))
    [door] = doors(process.settings, process.limits, process.metrics)
    with ExitStack() as stack:
        stack.enter_context(door).listen(AT_ONCE + 1)
        for _ in range(AT_ONCE + 1):
            stack.enter_context(socket.create_connection(door.getsockname()))
        for _ in range(AT_ONCE):
            stack.enter_context(door.accept()[0])
        with pytest.raises(BlockingIOError):
            door.accept()
        stack.enter_context(door.accept()[0])


def test_tables_are_counted_by_person(tight: Host) -> None:
    eva, adam = guest(tight, "Eva", "10.1.2.1"), guest(tight, "Adam", "10.1.2.2")
    found = refusals_of(lambda: eva.sets_up("tigris", "me", "open"), 6)
    assert found == ["too-many-tables", "too-many-tables", "too-many"]
    adam.sets_up("tigris", "me", "open")


def test_chat_hints_and_records_are_counted_by_person(tight: Host) -> None:
    eva, adam = guest(tight, "Eva", "10.1.3.1"), guest(tight, "Adam", "10.1.3.2")
    table = eva.sets_up("tigris", "me", "open", hints="greedy")
    adam.joins(table)
    path, line = f"/api/tables/{table}", {"text": "hello"}
    assert refusals_of(lambda: eva.post(f"{path}/chat", dict(line)), 3) == ["too-many"]
    adam.post(f"{path}/chat", dict(line))
    eva.starts(table)
    ask: dict[str, Json] = {"log": 0, "seat": 0, "count": 1}
    assert refusals_of(lambda: eva.post(f"{path}/hints", dict(ask)), 3) == ["too-many"]
    assert [bring(adam, record(name)).status_code for name in ("Ada", "Ida")] == [201, 409]


def test_hints_last_for_a_turn_of_many_questions() -> None:
    """As a server is set that nobody has set otherwise."""
    limits = RateLimits(Rates())
    questions = [limits.wait("hints", "Eva") for _ in range(30)]
    assert questions[:20] == [0.0] * 20
    assert 0 < questions[20] <= 2


def test_messages_of_a_live_connection_are_counted(tight: Host) -> None:
    eva = guest(tight, "Eva", "10.1.4.1")
    with eva.watch(eva.sets_up("tigris", "me", "open")) as live:
        for _ in range(4):
            live.socket.send("hello")
        assert live.closed() == 4408


def test_a_log_has_an_end(tight: Host) -> None:
    eva = guest(tight, "Eva", "10.1.5.1")
    table = eva.sets_up("tigris", "me", "here Adam", start=True)
    state = eva.post(f"/api/tables/{table}/hand-over", {"log": 0, "seat": 0})
    state = eva.acts(table, state, numbers(state["actions"])[-1])
    assert state["deciding"] == 0
    with pytest.raises(Refused) as refused:
        eva.acts(table, state, numbers(state["actions"])[-1])
    assert refused.value.key == "frozen"
