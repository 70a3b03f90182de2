"""The games that the shared tests go through: our own, not those of other packages."""

import ziggurat
from ziggurat.games import package

GAMES = [game for game in ziggurat.games() if str(game.folder.parent) in package().__path__]
