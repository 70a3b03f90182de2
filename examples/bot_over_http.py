"""A bot in a process of its own, at a table of a Ziggurat server; it needs nothing but Python.

    python examples/bot_over_http.py http://127.0.0.1:8420 TABLE NAME

TABLE is the end of the table's link; one of its seats must be open. Everything is plain JSON over
HTTP, so the same can be written in any language.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

server, table, name = sys.argv[1:]
opener = build_opener(HTTPCookieProcessor())


def ask(path, body=None):
    """The server's answer; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    with opener.open(Request(server + path, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def choose(state, words):
    """One of the legal actions: `state["view"]` is what the bot knows; put your own idea here."""
    useful = [action for action in state["actions"] if words[action] != "done"]
    return random.choice(useful or state["actions"])


ask("/api/people", {"name": name})
seated = ask(f"/api/tables/{table}/join", {})
words = ask(ask(f"/api/games/{seated['game']}")["table"])["words"]
while ask(f"/api/tables/{table}")["stage"] == "gathering":
    time.sleep(1)
state = ask(f"/api/tables/{table}/state")
while not state["final"]:
    try:
        if state["actions"]:
            answer = {"log": state["log"], "seat": state["deciding"]}
            state = ask(f"/api/tables/{table}/actions", answer | {"action": choose(state, words)})
            continue
    except HTTPError as problem:
        if problem.code not in (409, 429):  # somebody was faster, or the bot is too fast
            raise
    time.sleep(0.2)
    state = ask(f"/api/tables/{table}/state")
print(f"{name} came in place {state['final']['places'][state['mine'][0]]}")
