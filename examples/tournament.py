"""A tournament: a bot of one's own against two of ours, every pairing, seats rotated.

    python examples/tournament.py [GAMES]

The same from the command line, with plots and on all cores:
`ziggurat arena mexica --bots tournament:Builder,greedy,random` in the folder of this file.
"""

import sys
from random import Random

from ziggurat import game
from ziggurat.arena.figures import summary
from ziggurat.arena.matches import entrants, play, schedule
from ziggurat.bots import Bot, Observation


class Builder(Bot):
    """Plays Mexica by one idea: found calpulli, else build the highest temple, else anything."""

    name = "builder"

    def choose(self, observation: Observation, rng: Random) -> int:
        words = {action: observation.game.write(action) for action in observation.actions}
        founding = [action for action, text in words.items() if text.startswith("found ")]
        temples = [action for action, text in words.items() if text.startswith("temple ")]
        highest = max((words[action].split()[1] for action in temples), default="")
        high = [action for action in temples if words[action].split()[1] == highest]
        return rng.choice(founding or high or list(observation.actions))


def main(games: int) -> None:
    bots = entrants(["tournament:Builder", "greedy", "random"])
    matches = schedule(game("mexica"), bots, seats=2, games=games, seed="cup", options={})
    for line in summary([play(match) for match in matches], seed="cup"):
        least, most = line.interval
        print(
            f"{line.name:18} {line.games:3} games, won {line.share:4.0%} "
            f"({least:.0%} to {most:.0%}), {line.points:5.1f} points, rated {line.rating:.0f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
