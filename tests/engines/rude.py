"""An engine that behaves in one way: `python rude.py WAY [FILE]`. Not a test by itself."""

import json
import subprocess
import sys

way, notes = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
actions: list[str] = []


def say(line: str) -> None:
    print(line, flush=True)


def first() -> None:
    say(f"bestmove {actions[0]}")


def wait_for_ever() -> None:
    if notes:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        with open(notes, "w", encoding="utf-8") as file:
            file.write(str(child.pid))
    while True:
        subprocess.run(["sleep", "600"], check=False)


def flood(line: str) -> None:
    while True:
        sys.stdout.write(line)


def answer() -> None:
    match way:
        case "crash":
            sys.exit(3)
        case "stall" | "deaf":
            wait_for_ever()
        case "illegal":
            say("bestmove nothing of the kind")
        case "forbidden":
            say("bestmove done")
        case "chatter":
            flood('info {"line":[]}\n')
        case "sorry":
            say("error it is too hard")
        case "garbage":
            say("Hello, this is a very talkative engine")
            say("info {")
            first()
        case "noise":
            flood("la la la\n")
        case "huge":
            flood("x" * 1000)
        case "greedy":
            hoard = [bytearray(50_000_000) for _ in range(40)]
            say(f"bestmove {actions[len(hoard) - 40]}")
        case "twice":
            first()
            say("bestmove nothing of the kind")
        case "stopped":
            assert sys.stdin.readline() == "stop\n"
            first()
        case _:
            first()


for line in sys.stdin:
    if notes and way == "notes":
        with open(notes, "a", encoding="utf-8") as file:
            file.write(line)
    word, _, rest = line.strip().partition(" ")
    if word == "ziggurat":
        if way == "mute":
            wait_for_ever()
        say("id name Rude")
        say("ok 2" if way == "newer" else "ok 1")
        if way == "deaf":
            wait_for_ever()
    elif word == "isready":
        say("readyok")
    elif word == "position":
        actions = json.loads(rest)["actions"]
    elif word == "go":
        answer()
    elif word == "quit":
        break
