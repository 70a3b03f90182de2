"""The bot that does anything legal."""

from random import Random

from ziggurat.bots.base import Bot, Seen
from ziggurat.core.types import Action


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, seen: Seen, rng: Random) -> Action:
        return seen.actions[int(rng.random() * len(seen.actions))]
