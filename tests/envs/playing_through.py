"""One recorded playthrough of each game in OpenSpiel's own format, compressed.

    build/extras/openspiel/bin/python -m tests.envs.playing_through

plays and records them anew, after a change of what players see.
"""

import lzma
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import ziggurat
import ziggurat.envs.openspiel  # registers the games

FOLDER = Path(__file__).parent / "playthroughs"
SETTINGS = {"tigris": "deals=3,buildings=on,players=3"}
"""What a game is played with, where that says more than the defaults."""
GAMES = {
    game.name: f"ziggurat_{game.name}({SETTINGS.get(game.name, 'deals=3')})"
    for game in ziggurat.games()
}


def recorded(name: str) -> str:
    return lzma.decompress((FOLDER / f"{name}.txt.xz").read_bytes()).decode()


def record(name: str) -> None:
    text = generate_playthrough.playthrough(GAMES[name], [], seed=1)
    (FOLDER / f"{name}.txt.xz").write_bytes(lzma.compress(text.encode(), preset=9))


def ready() -> None:
    """OpenSpiel reads flags of the command line, of which there are none."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])


if __name__ == "__main__":
    ready()
    for game in GAMES:
        record(game)
