"""The bot that plays at random."""

from random import Random

from ziggurat.bots.base import Bot, Observation
from ziggurat.core.types import Action


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, observation: Observation, rng: Random) -> Action:
        return observation.actions[int(rng.random() * len(observation.actions))]
