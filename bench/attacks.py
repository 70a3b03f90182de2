"""What one hostile guest can do: `python -m bench.attacks`, results in bench/attacks.md.

Each attack is made on a server of this source and, where it is at hand, on one of release 0.1.0
(`python -m tests.release` builds it): the same attack before and after. At the end one guest makes
many of them at once beside people who play, and the time that their decisions take is compared with
the time before, in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Event as EventType
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Thread
from time import perf_counter
from urllib.parse import urlsplit

import httpx
from tests.release import FOLDER
from tests.server.hosts import (
    Guest,
    Host,
    Process,
    Refused,
    Visitor,
    all_go_home,
    facts,
    number,
    numbers,
    rows,
)
from tests.server.long_tables import lengthen, sets_up
from tests.server.services import Postgres, Redis
from tests.server.test_isolation import slow_webhook
from tests.soaking import machine
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ziggurat.core.types import Json

RESULTS = Path(__file__).parent / "attacks.md"
OLD = FOLDER / "0.1.0" / "env" / "bin" / "python"
STRICT = {"wide": "off", "workers": "1", "bots": "random,greedy,master,novice"}
KEPT = FOLDER.parent / "attacks.json"
NOW = "this source"
PEOPLE = "people"
HALVES_FROM = "127.0.0.9"
"""An address that is no proxy of the host: half requests never come through one."""
LONGEST = 15.0
"""Seconds after which an answer is no longer waited for."""


@dataclass(frozen=True)
class Target:
    """A release that is attacked."""

    name: str
    python: str

    def host(self, *options: str, environment: dict[str, str] | None = None, **more: str) -> Host:
        proxy = ("--trusted-proxy", "127.0.0.1")
        settings = STRICT | more
        return Host(
            settings=settings,
            options=(*proxy, *options),
            environment=environment,
            python=self.python,
        )


def at(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def guest(host: Host, name: str, address: str) -> Guest:
    """Somebody at an address, as a proxy tells it."""
    visitor = Visitor(host.url, at(address))
    visitor.post("/api/people", {"name": name})
    found = Guest(host.url, name, visitor.http.cookies["ziggurat"])
    found.http.headers.update(at(address))
    return found


def seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    with suppress(httpx.TransportError):
        work()
    return perf_counter() - began


def shown(waited: float) -> str:
    return f"no answer in {LONGEST:.0f} s" if waited >= LONGEST else f"{waited:.2f} s"


def status(visitor: Visitor, method: str, path: str, body: Json = None) -> int:
    return visitor.http.request(method, path, json=body).status_code


def slow_webhooks(target: Target) -> str:
    with (
        slow_webhook() as (url, asked),
        target.host(notice_delay="0", private_webhooks="on") as host,
    ):
        for index in range(8):
            adam = guest(host, f"Adam {index}", "10.1.0.1")
            adam.ask("PUT", "/api/me/notices", {"email": None, "webhook": url})
            adam.sets_up("mexica", "me", "random", start=True)
        asked.wait(LONGEST)
        eva = guest(host, "Eva", "10.1.0.2")
        eva.http.timeout = httpx.Timeout(LONGEST)
        words: Json = {"login": "eva", "password": "long enough"}
        return "signing in: " + shown(seconds(lambda: eva.ask("PUT", "/api/me/password", words)))


def big_record(target: Target) -> str:
    from tests.server.test_limits import bring, record  # noqa: PLC0415  pytest is not always there

    with target.host() as host:
        adam, eva = guest(host, "Adam", "10.2.0.1"), guest(host, "Eva", "10.2.0.2")
        brought = bring(adam, record("A" * 1_990_000))
        if brought.status_code != 201:
            return f"the record is refused ({brought.status_code})"
        path, over = f"/api/records/{brought.json()['id']}", Event()
        threads = [Thread(target=ask_again, args=(host, path, over)) for _ in range(20)]
        for thread in threads:
            thread.start()
        eva.http.timeout = httpx.Timeout(LONGEST)
        worst = max(seconds(lambda: eva.get("/api/tables")) for _ in range(5))
        over.set()
        return f"20 strangers read one record; another's request: {shown(worst)}"


def ask_again(host: Host, path: str, over: Event) -> None:
    with httpx.Client(base_url=host.url, timeout=LONGEST, verify=False) as client:
        while not over.is_set():
            with suppress(httpx.TransportError):
                client.get(path)


def many_bots(target: Target) -> str:
    with target.host() as host:
        adam, eva = guest(host, "Adam", "10.3.0.1"), guest(host, "Eva", "10.3.0.2")
        accepted = 0
        with suppress(Refused):
            for _ in range(20):
                adam.sets_up("tigris", *["master"] * 4, start=True)
                accepted += 1
        table = eva.sets_up("tigris", "me", "novice", start=True)
        waited = seconds(lambda: wait_for_bot(eva, table))
        return f"{accepted} tables of four masters; a novice: {shown(waited)}"


def wait_for_bot(eva: Guest, table: str) -> None:
    """Play until a bot has decided, but not for ever."""
    began = perf_counter()
    while perf_counter() - began < LONGEST:
        state = eva.state(table, 0)
        if any(entry["seat"] == 1 for entry in rows(state["entries"])):
            return
        if state["actions"]:
            eva.acts(table, state, numbers(state["actions"])[-1])


def damaged_log(target: Target) -> str:
    with target.host() as host:
        eva, adam = guest(host, "Eva", "10.4.0.1"), guest(host, "Adam", "10.4.0.2")
        table = eva.sets_up("mexica", "me", "here Adam", public=True, start=True)
        host.processes[0].kill()
        with closing(sqlite3.connect(host.database)) as database, database:
            database.execute("UPDATE log SET data = '{}' WHERE \"table\" = ?", (table,))
        host.processes[0].start()
        lists = adam.http.get("/api/tables?stage=playing")
        own = eva.http.get("/api/me/tables")
        kind = lists.headers.get("content-type", "").partition(";")[0]
        return f"lists of others {lists.status_code} ({kind}), of its owner {own.status_code}"


def half_requests(target: Target) -> str:
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with Host(settings=STRICT, python=target.python) as host, ExitStack() as stack:
        process = host.processes[0].process
        assert process is not None
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
        for _ in range(1_200):
            with suppress(OSError):
                half = stack.enter_context(
                    socket.create_connection(("127.0.0.1", host.processes[0].port), 1)
                )
                half.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127")
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=host.url, transport=transport, timeout=LONGEST) as other:
            waited = seconds(lambda: other.get("/healthz"))
        lines = host.logs().count("Traceback")
        return f"another address: {shown(waited)}; {lines} tracebacks in the log"


def address_as_login(target: Target) -> str:
    with target.host() as host:
        eva = guest(host, "Eva", "10.6.0.3")
        right: dict[str, Json] = {"login": "eva-at-home", "password": "long enough"}
        eva.ask("PUT", "/api/me/password", right)
        thief = Visitor(host.url, at("10.6.0.2"))
        for _ in range(15):
            status(thief, "POST", "/api/sessions", {"login": "10.6.0.3", "password": "no no no"})
        owner = Visitor(host.url, at("10.6.0.3"))
        return f"the owner at that address: {status(owner, 'POST', '/api/sessions', right)}"


def wrong_passwords(target: Target) -> str:
    with target.host() as host:
        eva = guest(host, "Eva", "10.7.0.1")
        right: dict[str, Json] = {"login": "eva", "password": "long enough"}
        eva.ask("PUT", "/api/me/password", right)
        thief = Visitor(host.url, at("10.7.0.2"))
        for _ in range(15):
            status(thief, "POST", "/api/sessions", right | {"password": "no no no"})
        owner = Visitor(host.url, at("10.7.0.3"))
        return f"the owner from elsewhere: {status(owner, 'POST', '/api/sessions', right)}"


def false_invitations(target: Target) -> str:
    with target.host() as host:
        eva = guest(host, "Eva", "10.8.0.1")
        table = eva.sets_up("tigris", "me", "invited")
        token = eva.post(f"/api/tables/{table}/seats/1/invitation")["token"]
        false = Visitor(host.url, at("10.8.0.2"))
        for _ in range(40):
            status(false, "GET", f"/api/invitations/{'x' * 30}")
        invited = Visitor(host.url, at("10.8.0.3"))
        return (
            f"an invited stranger elsewhere: {status(invited, 'GET', f'/api/invitations/{token}')}"
        )


def chat_of_the_past(target: Target) -> str:
    with target.host() as host:
        eva, adam = guest(host, "Eva", "10.9.0.1"), guest(host, "Adam", "10.9.0.2")
        table = eva.sets_up("tigris", "me", "open")
        with adam.watch(table) as live:
            live.hear("table")
            eva.ask("PATCH", f"/api/tables/{table}", {"spectators": False})
            eva.post(f"/api/tables/{table}/chat", {"text": "a secret"})
            try:
                live.hear("chat")
            except ConnectionClosed:
                return f"closed ({live.socket.close_code})"
            return "the line is heard"


def signed_out_without_redis(target: Target) -> str:
    postgres, redis = Postgres(), Redis()
    settings = STRICT | {"wide": "on"}
    try:
        with Host(postgres.new_database(), redis.url, 2, settings, python=target.python) as host:
            eva = Guest(host.processes[0].url, "Eva")
            table = eva.sets_up("tigris", "me", "open")
            again = Guest(host.processes[1].url, "Eva", eva.http.cookies["ziggurat"])
            with again.watch(table) as live:
                live.hear("table")
                redis.stop()
                eva.ask("DELETE", "/api/sessions")
                return "the other connection ends after " + closed_after(live.socket.recv)
    finally:
        redis.close()
        postgres.close()


def closed_after(recv: Callable[[float], object]) -> str:
    began = perf_counter()
    while (left := LONGEST - (perf_counter() - began)) > 0:
        try:
            recv(left)
        except ConnectionClosed:
            return f"{perf_counter() - began:.1f} s"
        except TimeoutError:
            break
    return f"more than {LONGEST:.0f} s"


def long_log(target: Target) -> str:
    with Host(settings={"wide": "on"}) as host:
        eva = host.guest("Eva")
        table = sets_up(eva)
        host.processes[0].stop()
        lengthen(host.database, table, 10_000, snapshots=True)
    if target.python != sys.executable:
        as_0_1_0(host.database)
    with Host(host.database, settings={"wide": "on"}, python=target.python) as again:
        eva.moves_to(again.url)
        eva.http.timeout = httpx.Timeout(60)
        eva.get("/api/tables")
        opening = seconds(lambda: eva.state(table))
        looking = seconds(lambda: eva.get(f"/api/tables/{table}/positions/4999"))
        return f"opening {1000 * opening:.0f} ms, an undone position {1000 * looking:.0f} ms"


LATER_TABLES = ("snapshots", "lessons")


def as_0_1_0(database: str) -> None:
    """Take what later versions added to the schema away again."""
    with closing(sqlite3.connect(database)) as file, file:
        for table in LATER_TABLES:
            file.execute(f"DROP TABLE {table}")
        file.execute("ALTER TABLE records DROP COLUMN facts")
        file.execute("UPDATE alembic_version SET version_num = '0001'")


def changed_password(target: Target) -> str:
    with target.host() as host:
        eva = guest(host, "Eva", "10.12.0.1")
        words: dict[str, Json] = {"login": "eva", "password": "long enough"}
        eva.ask("PUT", "/api/me/password", words)
        thief = Visitor(host.url, at("10.12.0.2"))
        thief.post("/api/sessions", words)
        eva.ask(
            "PUT", "/api/me/password", words | {"password": "another one", "old": "long enough"}
        )
        return f"the other session: {status(thief, 'GET', '/api/me')}"


def long_path(target: Target) -> str:
    with target.host() as host:
        return f"a path of 300 letters: {status(Visitor(host.url), 'GET', '/' + 'a' * 300)}"


def second_process(target: Target) -> str:
    with target.host() as host:
        options, log = ["--database", host.database], host.folder / "second.txt"
        second = Process(options, log, python=target.python)
        try:
            second.start()
        except AssertionError:
            said = log.read_text()
            return "refused" if "is served by another process" in said else "it does not start"
        second.kill()
        return "it serves the same file"


def good_bye(target: Target) -> str:
    with target.host() as host:
        eva = guest(host, "Eva", "10.16.0.1")
        with eva.watch(eva.sets_up("tigris", "me", "open")) as live:
            live.hear("table")
            process = host.processes[0].process
            assert process is not None
            process.send_signal(signal.SIGTERM)
            return f"closed with {live.closed()}"


def full_disk(target: Target) -> str:
    with target.host(tick="0.3") as host:
        process = host.processes[0].process
        assert process is not None
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        visitor = Visitor(host.url)
        began = perf_counter()
        found = 200
        while found == 200 and perf_counter() - began < 5:
            with suppress(httpx.TransportError):
                found = status(visitor, "GET", "/healthz")
        return f"/healthz within 5 s: {found}"


NAMES = ("\u200b", "Eva\u202eadA", "Eva\u200b", "\u3164", "Eva\U000e0041", "\u2066Eva", "E\u200dva")


def odd_names(target: Target) -> str:
    with target.host() as host:
        found = [status(Visitor(host.url), "POST", "/api/people", {"name": name}) for name in NAMES]
        return f"{sum(one < 400 for one in found)} of {len(NAMES)} accepted"


def peeking(target: Target) -> str:
    with target.host(wide="on", bots="random") as host:
        eva = host.guest("Eva")
        table = eva.sets_up("tigris", "me", "random", start=True)
        with eva.watch(table) as live:
            state = live.state()
            while facts(state["undo"] or {"reason": None})["reason"] != "revealed":
                if state["actions"]:
                    state = eva.acts(table, state, numbers(state["actions"])[-1])
                else:
                    state = live.state_where("deciding", 0)
        to = number(state["log"]) - 1
        body: Json = {"log": state["log"], "seat": 0, "to": to}
        after = eva.post(f"/api/tables/{table}/take-back", body)
        return "marked" if after.get("peeked") else "nothing says so"


def readable_files(target: Target) -> str:
    with target.host() as host:
        return f"the database has mode {stat.S_IMODE(Path(host.database).stat().st_mode):o}"


def connections_come_and_go(target: Target) -> str:
    with target.host() as host:
        adam = guest(host, "Adam", "10.22.0.1")
        table = adam.sets_up("tigris", "me", "open")
        began, taken = perf_counter(), 0
        for _ in range(150):
            with suppress(ConnectionClosed, InvalidStatus), adam.watch(table) as live:
                live.hear()
                taken += 1
        return f"{taken} of 150 taken, in {perf_counter() - began:.0f} s"


def letters(target: Target) -> str:
    mail = {"ZIGGURAT_SMTP_HOST": "127.0.0.1", "ZIGGURAT_SMTP_PORT": "9"}
    with target.host(environment=mail) as host:
        adam = guest(host, "Adam", "10.23.0.1")
        now, taken, pause = "", 0, Event()
        began = perf_counter()
        while perf_counter() - began < 45:
            other = "b@example.org" if now == "a@example.org" else "a@example.org"
            if status(adam, "PUT", "/api/me/notices", {"email": other, "webhook": None}) < 400:
                now = other
                taken += 1
            pause.wait(1)
        return f"{taken} letters in 45 s"


ATTACKS: dict[str, tuple[Callable[[Target], str], str, str]] = {
    "1": (slow_webhooks, "webhooks with a deadline in a queue of their own", "test_isolation"),
    "2": (big_record, "limits on every field; facts stored; read in a worker", "test_limits"),
    "3": (many_bots, "a fair queue, few tables of bots alone, the wait shown", "test_limits"),
    "4, 14, 17": (damaged_log, "a damaged table is read-only, all others go on", "test_isolation"),
    "5": (half_requests, "connections by address, deadlines, quiet logs", "test_limits"),
    "6": (address_as_login, "buckets of different things never share a key", "test_limits"),
    "7": (wrong_passwords, "counted by address and by pair", "test_limits"),
    "8": (false_invitations, "strangers counted by address", "test_limits"),
    "9": (chat_of_the_past, "chat asks who may see", "test_limits"),
    "10": (signed_out_without_redis, "sessions looked up in the database", "test_limits"),
    "11": (long_log, "snapshots of positions in the database", "test_long_tables"),
    "12": (changed_password, "a new password ends other sessions", "test_limits"),
    "13": (long_path, "a name no file can have is the page", "test_limits"),
    "15": (second_process, "a lock beside the file", "test_limits"),
    "16": (good_bye, "good-bye before the close", "test_recovery"),
    "18": (full_disk, "health asks whether something could be written", "test_limits"),
    "19": (odd_names, "signs that show nothing are refused", "test_limits"),
    "20": (peeking, "said in the log, the state and the result", "test_limits"),
    "21": (readable_files, "created for the owner alone", "test_limits"),
    "22": (connections_come_and_go, "a rate for new connections", "test_limits"),
    "23": (letters, "few letters by person, address and mailbox", "test_limits"),
}


@dataclass
class Person:
    """One of those who play beside it all."""

    guest: Guest
    table: str
    rng: Random

    def decide(self, times: list[float], refused: list[str]) -> None:
        """One decision, if it is mine, and how long it took."""
        began = perf_counter()
        try:
            state = self.guest.state(self.table)
        except (httpx.TransportError, Refused):
            refused.append("no answer")
            times.append(1000 * (perf_counter() - began))
            return
        if not state["actions"]:
            return
        began = perf_counter()
        try:
            self.guest.acts(self.table, state, self.rng.choice(numbers(state["actions"])))
        except httpx.TransportError:
            refused.append("no answer")
        except Refused as problem:
            if problem.key != "position-has-changed":
                refused.append(problem.key)
        times.append(1000 * (perf_counter() - began))


def play(people: Sequence[Person], length: float) -> tuple[list[float], list[str]]:
    """All of them play for so long; the milliseconds of each decision, and what was refused."""
    times: list[float] = []
    refused: list[str] = []
    end = perf_counter() + length
    pause = Event()

    def go_on(person: Person) -> None:
        while perf_counter() < end:
            person.decide(times, refused)
            pause.wait(person.rng.uniform(0.5, 1.5))

    threads = [Thread(target=go_on, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times, refused


@contextmanager
def all_at_once(host: Host, hook: str, works: Sequence[str]) -> Iterator[None]:
    """One guest who does everything that the findings name, in a process of their own."""
    mallory = guest(host, "Mallory", "10.99.0.1")
    context = get_context("spawn")
    over = context.Event()
    given = (mallory.url, mallory.http.cookies["ziggurat"], hook, works, over)
    process = context.Process(target=do_everything, args=given)
    process.start()
    yield
    over.set()
    process.join()


def do_everything(url: str, cookie: str, hook: str, works: Sequence[str], over: EventType) -> None:
    """Again and again, all of it at the same time."""

    def again_and_again(work: Callable[[Guest], None]) -> None:
        mallory = Guest(url, "Mallory", cookie)
        mallory.http.headers.update(at("10.99.0.1"))
        while not over.is_set():
            with suppress(Refused, httpx.TransportError, ConnectionClosed, InvalidStatus, OSError):
                work(mallory)
            over.wait(0.02)

    known = hostile_works(url, hook)
    chosen = [known[name] for name in works or known]
    threads = [Thread(target=again_and_again, args=(work,)) for work in chosen]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def hostile_works(url: str, hook: str) -> dict[str, Callable[[Guest], None]]:
    """What the guest does at the same time."""
    big = '[Game "tigris"]\n' + "x" * 400_000
    port = urlsplit(url).port

    def halves(_: Guest) -> None:
        with ExitStack() as stack:
            for _turn in range(100):
                half = socket.create_connection(("127.0.0.1", port), 2, (HALVES_FROM, 0))
                stack.enter_context(half).sendall(b"GET / HTTP/1.1\r\n")

    def comes_and_goes(mallory: Guest) -> None:
        with mallory.watch(mallory.sets_up("tigris", "me", "open")) as live:
            live.hear()

    def records(mallory: Guest) -> None:
        headers = {"Content-Type": "text/plain"}
        mallory.http.post("/api/records", content=big, headers=headers)

    notices: Json = {"email": None, "webhook": hook}
    wrong: Json = {"login": "eva", "password": "wrong one"}
    return {
        "half requests": halves,
        "connections that come and go": comes_and_goes,
        "large records": records,
        "webhooks": lambda mallory: mallory.ask("PUT", "/api/me/notices", notices) and None,
        "masters": lambda mallory: mallory.sets_up("tigris", *["master"] * 4, start=True) and None,
        "tables": lambda mallory: mallory.sets_up("mexica", "me", "random", start=True) and None,
        "wrong passwords": lambda mallory: mallory.post("/api/sessions", wrong) and None,
        "invitations": lambda mallory: mallory.get(f"/api/invitations/{'x' * 30}") and None,
        "lists": lambda mallory: mallory.get("/api/tables?stage=playing") and None,
        "long paths": lambda mallory: mallory.http.get("/" + "a" * 300) and None,
    }


def beside_people(target: Target, count: int, length: float, works: Sequence[str]) -> str:
    """People who play before and while one guest does everything at once, or some of it."""
    with (
        slow_webhook() as (url, _),
        target.host(notice_delay="0", private_webhooks="on") as host,
    ):
        people = []
        for index in range(count):
            one = guest(host, f"Eva {index}", f"10.50.{index}.1")
            table = one.sets_up("tigris", "me", "random", start=True)
            people.append(Person(one, table, Random(index)))
        play(people, 3)
        before, refused_before = play(people, length)
        with all_at_once(host, url, works):
            during, refused = play(people, length)
    lines = ["| | decisions | p50 ms | p99 ms | refused |", "|---|---:|---:|---:|---:|"]
    for what, times, no in (("before", before, refused_before), ("during", during, refused)):
        cuts = quantiles(times, n=100)
        lines.append(f"| {what} | {len(times)} | {cuts[49]:.0f} | {cuts[98]:.0f} | {len(no)} |")
    ratio = quantiles(during, n=100)[98] / quantiles(before, n=100)[98]
    load = os.getloadavg()[0]
    return "\n".join(
        [*lines, "", f"{count} people; p99 during / before: {ratio:.2f}; load {load:.1f}"]
    )


def attacked(target: Target, name: str, attack: Callable[[Target], str]) -> str:
    try:
        found = attack(target)
    except httpx.TimeoutException:
        found = "no answer to anybody while the attack was set up"
    except Exception as error:  # an attack that works may break what measures it
        found = f"{type(error).__name__}: {str(error)[:80]}"
    finally:
        all_go_home()
    print(f"{target.name} {name}: {found}", flush=True)
    return found.replace("|", "/").replace("\n", " ")


BESIDE = (
    "",
    "A decision of somebody against a random bot, one a second each, from sending it until the",
    "answer is there. The people are threads of one process, the guest is another, and the server",
    "shares two cores with both; all of them have the same priority but for the workers that the",
    "server itself lets stand back. The guest does ten things at the same time without a pause:",
    "half requests, live connections, large records, webhooks, tables of four masters and of",
    "others, wrong passwords, false invitations, lists, long paths.",
    "",
)


def report(found: dict[str, dict[str, str]]) -> str:
    """All that was measured, as a page."""
    names = sorted({name for one in found.values() for name in one if name != PEOPLE})
    lines = [
        "# One hostile guest",
        "",
        "Written by `python -m bench.attacks`: the attacks that were found to work on release",
        "0.1.0, made on it and on this source. Statuses are of HTTP. What was measured is kept, so",
        "that a run that was stopped goes on with `--only` and the findings that are missing.",
        "",
        f"Machine: {machine()}",
        "",
        "| finding | " + " | ".join(names) + " | by | test |",
        "|---|" + "---|" * (len(names) + 2),
    ]
    for finding, (_, fix, test) in ATTACKS.items():
        cells = [found.get(finding, {}).get(name, "not measured") for name in names]
        lines.append(f"| {finding} | " + " | ".join(cells) + f" | {fix} | `{test}.py` |")
    if PEOPLE in found:
        lines += ["", "## One guest doing all of it at once beside people who play", *BESIDE]
        lines += [found[PEOPLE][NOW]]
    return "\n".join(lines) + "\n"


def keep(found: dict[str, dict[str, str]]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(found, indent=1), "utf-8")
    RESULTS.write_text(report(found), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    parser.add_argument("--old", default=str(OLD), help="the Python of release 0.1.0")
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="of playing before and during")
    parser.add_argument("--only", nargs="*", help=f"findings as the page names them, or {PEOPLE}")
    parser.add_argument("--works", nargs="*", default=[], help="what the guest beside people does")
    given = parser.parse_args()
    targets = [Target(NOW, sys.executable)]
    if Path(given.old).is_file():
        targets.insert(0, Target("0.1.0", given.old))
    found: dict[str, dict[str, str]] = {}
    if given.only and KEPT.exists():
        found = json.loads(KEPT.read_text("utf-8"))
    chosen: list[str] = given.only or [PEOPLE, *ATTACKS]
    for finding in chosen:
        if finding == PEOPLE:
            found[PEOPLE] = {
                NOW: beside_people(targets[-1], given.people, given.seconds, given.works)
            }
            all_go_home()
        else:
            attack = ATTACKS[finding][0]
            found[finding] = {one.name: attacked(one, finding, attack) for one in targets}
        keep(found)
    print(report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
