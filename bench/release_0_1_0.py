"""Release 0.1.0 as an engine: `PYTHON bench/release_0_1_0.py [--path FOLDER] LEVEL`.

Runs in the environment of that release (`python -m tests.release` builds one and prints its
Python), or with the folder it is unpacked in. That release does not speak the engine protocol, and
its views differ from ours: so this follows a game by seed and actions, seated with `follow:` in the
arena, and shows its bot what its seat sees and nothing else.

LEVEL is a bot of that release; `master:1s` is its master's search with a second of processor a
turn, `master:100ms` with a tenth.
"""

import argparse
import json
import re
import sys
from random import Random

NO_LIMIT = 10**9
LOOKS = {"adept": (False, False), "expert": (True, False), "master": (True, True)}
"""For each level that searches: whether it looks closely, and whether it looks far."""


class Follower:
    """A bot of 0.1.0 at a table that it follows."""

    def __init__(self, level):
        from ziggurat import __version__, game  # noqa: PLC0415  # found by --path
        from ziggurat.bots import SearchBot, bot  # noqa: PLC0415

        self.version, self.game_of = __version__, game
        self.level = level
        self.make = lambda: timed(SearchBot, level) or bot(level)
        self.make()

    def newgame(self, facts):
        game = self.game_of(facts["game"])
        if facts.get("revision", 1) != 1:
            raise ValueError("0.1.0 plays revision 1 of the rules")
        self.state = game.start(facts["seats"], facts["seed"], **facts["options"])
        self.state.listening = False
        self.seat, self.played, self.bot = facts["seat"], 0, self.make()

    def position(self, facts):
        """Play what was played since; the positions here and there have to be alike."""
        read = self.state.game.read
        for words in facts["played"][self.played :]:
            self.state.play(read(words))
        self.played = len(facts["played"])
        if self.state.seat != self.seat:
            raise ValueError(f"seat {self.state.seat} decides here, not {self.seat}")
        if sorted(map(read, facts["actions"])) != list(self.state.actions()):
            raise ValueError("other actions are legal here")

    def go(self, chance):
        from ziggurat.bots.base import Seen  # noqa: PLC0415

        return self.state.game.write(self.bot.choose(Seen.of(self.state), Random(chance)))


def timed(searcher, level):
    """The search of a level with a time a turn."""
    found = re.fullmatch(r"(adept|expert|master):(\d+)(ms|s)", level)
    if found is None:
        return None
    seconds = int(found[2]) / (1000 if found[3] == "ms" else 1)
    return searcher(level, NO_LIMIT, seconds, None, True, *LOOKS[found[1]])


def answers(follower, line):
    """What is said to a line of the host."""
    word, _, rest = line.strip().partition(" ")
    if word == "ziggurat":
        return [f"id name Ziggurat {follower.level}", f"id version {follower.version}", "ok 1"]
    if word == "isready":
        return ["readyok"]
    if word == "newgame":
        follower.newgame(json.loads(rest))
    elif word == "position":
        follower.position(json.loads(rest))
    elif word == "go":
        words = rest.split()
        limits = dict(zip(words[::2], words[1::2], strict=True))
        return [f"bestmove {follower.go(int(limits.get('chance', 1)))}"]
    return []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--path", help="the folder that the release is unpacked in")
    given = parser.parse_args()
    if given.path:
        sys.path.insert(0, given.path)
    follower = Follower(given.level)
    for line in sys.stdin:
        if line.strip() == "quit":
            return
        try:
            for answer in answers(follower, line):
                print(answer, flush=True)
        except Exception as error:
            print(f"error {type(error).__name__}: {' '.join(str(error).split())}", flush=True)


if __name__ == "__main__":
    main()
