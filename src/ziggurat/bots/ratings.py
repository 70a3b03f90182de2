"""How strong each level is in each game, on one scale: `python -m bench.ratings FOLDER` writes it.

Bradley–Terry ratings: 400 points more means ten to one; novice has 1000.
"""

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "tigris": {
        "novice": 1000,
        "apprentice": 1292,
        "adept": 1625,
        "expert": 1759,
        "master": 1900,
    },
    "mexica": {
        "novice": 1000,
        "apprentice": 1107,
        "adept": 1585,
        "expert": 1716,
        "master": 1916,
    },
    "teotihuacan": {
        "novice": 1000,
        "apprentice": 1309,
        "adept": 1932,
        "expert": 2357,
        "master": 2438,
    },
}
