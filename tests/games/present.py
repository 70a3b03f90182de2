"""The games that the shared tests go through."""

from pathlib import Path

import ziggurat
from ziggurat.games import NAMES

FOLDER = Path(ziggurat.__file__).parent / "games"

GAMES = [ziggurat.game(name) for name in NAMES if (FOLDER / name / "__init__.py").exists()]
