"""How strong each level is in each game, on one scale: `python -m bench.ratings FOLDER` writes it.

Bradley–Terry ratings: 400 more means ten to one, and novice has 1000.
"""

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[str, Mapping[str, int]]] = {}
