"""The games that the shared tests go through: those of this house, not of packages beside it."""

import ziggurat
from ziggurat.games import package

GAMES = [game for game in ziggurat.games() if str(game.folder.parent) in package().__path__]
