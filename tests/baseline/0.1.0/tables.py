"""Tables in a database: running, finished and taken-back ones; run by the Python of release 0.1.0.

    PYTHON tests/baseline/0.1.0/tables.py DATABASE FILE

The release's own server serves the database while three people play at tables of all games, with
each other and with bots. FILE gets what they know: the cookies and passwords by which they come
back, and where each table stands.
"""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from time import sleep
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

PORT = 8499
URL = f"http://127.0.0.1:{PORT}"
PASSWORD = "a long walk by the river"
RNG = Random("tables of 0.1.0")


class Person:
    """Somebody with a name and a browser."""

    def __init__(self, name):
        self.name = name
        self.cookies = CookieJar()
        self.http = build_opener(HTTPCookieProcessor(self.cookies))
        self.id = self.ask("POST", "/api/people", {"name": name})["id"]

    def ask(self, method, path, body=None):
        request = Request(URL + path, method=method)
        request.add_header("Origin", URL)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with self.http.open(request, timeout=60) as answer:
            text = answer.read().decode()
            if answer.headers.get_content_type() == "text/plain":
                return text
            return json.loads(text) if text else None

    def secret(self):
        return next(cookie.value for cookie in self.cookies if cookie.name == "ziggurat")


class Table:
    """One table and the people who sit there."""

    def __init__(self, what, game, people, seats, **more):
        self.what = what
        self.game = game
        self.people = people
        first = people[0]
        body = {"game": game, "seats": seats, **more}
        self.path = "/api/tables/" + first.ask("POST", "/api/tables", body)["id"]
        for person in people[1:]:
            person.ask("POST", f"{self.path}/join", {})

    def start(self):
        self.people[0].ask("POST", f"{self.path}/start", {})
        return self

    def say(self, person, text):
        person.ask("POST", f"{self.path}/chat", {"text": text})
        return self

    def waiting(self):
        """Whoever must decide, once no bot does, with the state; nobody when it is over."""
        while True:
            states = [(person, person.ask("GET", f"{self.path}/state")) for person in self.people]
            for person, state in states:
                if state["final"] is not None:
                    return None, state
                if state["hand_over"] is not None:
                    seat = state["hand_over"]["seat"]
                    self.tell(person, state, "hand-over", seat)
                    break
                if state["actions"] is not None:
                    return person, state
            sleep(0.02)

    def tell(self, person, state, command, seat, **more):
        body = {"log": state["log"], "seat": seat, **more}
        return person.ask("POST", f"{self.path}/{command}", body)

    def play(self, actions=10**6):
        for _ in range(actions):
            person, state = self.waiting()
            if person is None:
                break
            action = RNG.choice(state["actions"])
            self.tell(person, state, "actions", state["deciding"], action=action)
        return self

    def undo(self):
        """Play until somebody can undo, and do."""
        for _ in range(200):
            person, state = self.waiting()
            seat = state["deciding"]
            after = self.tell(person, state, "actions", seat, action=RNG.choice(state["actions"]))
            if after["undo"] is not None and after["undo"]["possible"]:
                self.tell(person, after, "undo", seat)
                return self
        raise AssertionError(f"nothing could be undone at {self.what}")

    def take_back(self, entries):
        """Go back by the agreement of all, to before some entries."""
        person, state = self.waiting()
        seat = state["seat"]
        asked = self.tell(person, state, "take-back", seat, to=state["log"] - entries)
        for other in self.people:
            if asked["take_back"] is not None and other is not person:
                own = other.ask("GET", f"{self.path}/state")["seat"]
                asked = self.tell(other, asked, "take-back/answer", own, agree=True)
        return self

    def resign(self, person):
        seat = person.ask("GET", f"{self.path}/state")["seat"]
        person.ask("POST", f"{self.path}/resign", {"seat": seat})
        self.people = [other for other in self.people if other is not person]
        return self

    def told(self):
        """Where it stands."""
        table = self.people[0].ask("GET", self.path)
        found = {
            "what": self.what,
            "id": table["id"],
            "game": self.game,
            "stage": table["stage"],
            "people": [person.name for person in self.people],
        }
        if table["stage"] == "gathering":
            return found
        person, state = self.waiting()
        log = self.people[0].ask("GET", f"{self.path}/log")
        found |= {name: state[name] for name in ("log", "deciding", "final", "chat")}
        found["actions"] = sha256(json.dumps(state["actions"]).encode()).hexdigest()
        found["decider"] = None if person is None else person.name
        found["undone"] = [entry["n"] for entry in log["entries"] if entry["undone"]]
        if state["final"] is not None:
            found["record"] = self.people[0].ask("GET", f"{self.path}/record")
        return found


def played(ada, ben, eva):
    """All tables, as they are left."""
    me, open_seat, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
    tables = []
    for game in ("tigris", "mexica", "teotihuacan"):
        finished = Table("finished", game, [ada], [me, bot]).start().say(ada, "Good luck!")
        tables.append(finished.play().say(ada, "Well played."))
        pair = Table("undone", game, [ada, eva], [me, open_seat], public=True).start().play(20)
        tables.append(pair.undo().say(eva, "Oh no").play(7).undo())
        trio = Table("taken back", game, [eva, ada, ben], [me, open_seat, open_seat]).start()
        tables.append(trio.play(25).take_back(4).play(3))
        half = {"table": finished.path.rpartition("/")[2], "at": 40}
        again = Table("from the middle", game, [ada], [me, bot], **{"from": half})
        tables.append(again.start().play(12))
    clock = {"kind": "relaxed", "days": 3, "then": "bot"}
    tables.append(Table("solo", "teotihuacan", [ben], [me], clock=clock).start().play(30).undo())
    here = {"kind": "here", "name": "Dan"}
    tables.append(Table("one screen", "mexica", [ben], [me, here]).start().play(15))
    seats = [me, open_seat, open_seat]
    left = Table("resigned", "tigris", [ada, ben, eva], seats, options={"buildings": "on"})
    tables.append(left.start().play(10).resign(ben).play(6))
    tables.append(Table("gathering", "mexica", [eva], seats, public=True))
    return tables


def main():
    database, file = sys.argv[1], Path(sys.argv[2])
    serve = (
        "-m",
        "ziggurat.cli",
        "serve",
        "--no-open",
        "--port",
        str(PORT),
        "--log-level",
        "error",
    )
    settings = ("--set", "wide=on", "--set", "bots=random,greedy", "--set", "workers=1")
    server = subprocess.Popen([sys.executable, *serve, "--database", database, *settings])
    try:
        people = [arrive(server, name) for name in ("Ada", "Ben", "Eva")]
        eva = people[2]
        eva.ask("PUT", "/api/me/password", {"login": "eva", "password": PASSWORD})
        tables = [table.told() for table in played(*people)]
        known = {person.name: {"id": person.id, "cookie": person.secret()} for person in people}
        known["Eva"] |= {"login": "eva", "password": PASSWORD}
    finally:
        server.terminate()
        server.wait(60)
    file.write_text(json.dumps({"people": known, "tables": tables}, indent=1) + "\n", "utf-8")


def arrive(server, name):
    """A new person; the first one waits until the server answers."""
    while server.poll() is None:
        try:
            return Person(name)
        except HTTPError:
            raise
        except URLError:
            sleep(0.2)
    raise AssertionError("the server did not start")


if __name__ == "__main__":
    main()
