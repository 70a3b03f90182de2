"""The tables of docs/tensors.md; `python -m tests.envs.tensors` writes them anew."""

import re
from pathlib import Path

import ziggurat
from ziggurat import Game

ROOT = Path(__file__).parents[2]


def table(game: Game) -> str:
    """Every part of a game's layout, a line each."""
    lines = ["| Part | Shape | From | Numbers | Meaning |", "|---|---|---|---|---|"]
    for part in game.tensor_layout:
        shape = " × ".join(str(length) for length in part.shape)
        lines.append(
            f"| `{part.name}` | {shape} | {part.start} | {part.least} to {part.most} "
            f"| {part.meaning} |"
        )
    return "\n".join(lines) + "\n"


def write() -> None:
    page = ROOT / "docs/tensors.md"
    text = page.read_text("utf-8")
    for game in ziggurat.games():
        title = f"## {game.title}: {game.tensor_layout.size} numbers\n\n"
        section = re.compile(rf"## {re.escape(game.title)}: \d+ numbers\n\n(\|.*\n)*")
        found = section.search(text)
        assert found, f"no section for {game.title}"
        text = text[: found.start()] + title + table(game) + text[found.end() :]
    page.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
