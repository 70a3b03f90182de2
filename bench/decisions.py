"""How master's search spends a turn, decision by decision, by the release whose Python runs this.

    PYTHON bench/decisions.py FOLDER GAME [--seconds 0.5] [--games 6] [--out FILE]

FOLDER has greedy games of 0.1.0 (`bench/greedy_games.py`), so that two releases meet the same
positions: the beginnings of some turns for two, each played to its end. It says how many
simulations and how much processor time each decision of a turn got, and with --out keeps
evaluations and choices to be compared.
"""

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time

import ziggurat
from ziggurat.bots import SearchBot, base, search

NO_LIMIT = 10**9
TURNS = 10
"""How many turns are looked at in a game, about."""
LONGEST = 25
OLD = not hasattr(base, "Observation")
SEES = base.Seen if OLD else base.Observation
FAR_SIGHTED = (True,) if OLD else ()


class Clock:
    """Counts how often a search looks at the clock: once before each simulation."""

    looks = 0

    def __call__(self):
        self.looks += 1
        return process_time()


def beginnings(game, line):
    """Positions of a game in which a turn begins, and the number of actions before."""
    facts = json.loads(line)
    seed, actions = facts["seed"], facts["actions"]
    state = game.start(2, seed) if OLD else game.start_kept(2, seed, {}, 1)
    state.listening = False
    marks = set(Random(seed).sample(range(8, len(actions) - 4), TURNS))
    due, before = False, -1
    for number, action in enumerate(actions):
        due = due or number in marks
        if due and state.seat != before and len(state.actions()) > 1:
            due = False
            yield number, state.copy()
        before = state.seat
        state.apply(action)


def turn(state, seconds, clock, rng):
    """What the search did at each decision of a turn."""
    bot = SearchBot("master", NO_LIMIT, seconds, None, True, True, *FAR_SIGHTED)
    seat, found = state.seat, []
    while not state.over and state.seat == seat and len(found) < LONGEST:
        options = len(state.actions())
        clock.looks, start = 0, process_time()
        action = bot.choose(SEES.of(state), rng)
        spent = process_time() - start
        words = state.game.write(action)
        found.append({"options": options, "action": words, "looks": clock.looks, "seconds": spent})
        state.apply(action)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.5, help="of processor a turn")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = ziggurat.game(given.game)
    judgement = game.judgement()
    evaluate = judgement.worths if OLD else judgement.evaluate
    search.process_time = clock = Clock()
    kept = []
    lines = (given.folder / f"{given.game}-2-held.jsonl").read_text("utf-8").splitlines()
    for line in lines[: given.games]:
        for number, state in beginnings(game, line):
            values = [round(value, 3) for value in evaluate(state)]
            played = turn(state, given.seconds, clock, Random(number))
            kept.append({"values": values, "turn": played})
    spent = sum(one["seconds"] for row in kept for one in row["turn"]) / len(kept)
    print(f"{ziggurat.__version__}: {len(kept)} turns, {spent:.3f} of {given.seconds} s a turn")
    for place in range(4):
        asked = [row["turn"][place] for row in kept if len(row["turn"]) > place]
        asked = [one for one in asked if one["options"] > 1]
        if asked:
            looks = sum(one["looks"] for one in asked) / len(asked)
            seconds = sum(one["seconds"] for one in asked) / len(asked)
            print(f"decision {place + 1}: {len(asked)}, {looks:.1f} looks, {seconds:.4f} s")
    if given.out:
        given.out.write_text(json.dumps(kept), "utf-8")


if __name__ == "__main__":
    main()
