"""The notebook that learns by self-play; run where the extra `learning` is installed."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "learning.ipynb"
SHORT = {"GENERATIONS": 3, "GAMES": 12, "TRIALS": 4, "FINAL": 60}

pytestmark = pytest.mark.filterwarnings("default")  # the kernel is not ours


def said(notebook: nbformat.NotebookNode) -> str:
    """What the cells printed."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return "".join(output.get("text", "") for output in outputs)


def verdict(text: str) -> tuple[float, float, float]:
    """The share of games won at the end, and its interval, in percent."""
    found = re.search(
        r"won ([\d.]+)% of \d+ games against random play "
        r"\(95 % interval ([\d.]+)% to ([\d.]+)%\)",
        text,
    )
    assert found, text
    return float(found[1]), float(found[2]), float(found[3])


def test_a_short_run_already_beats_random_play() -> None:
    notebook = nbformat.read(NOTEBOOK, 4)
    parameters = next(
        cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", [])
    )
    names = re.findall(r"^(\w+) = \d+", parameters.source, re.MULTILINE)
    assert names == list(SHORT)
    parameters.source = "\n".join(f"{name} = {value}" for name, value in SHORT.items())

    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()

    share, lower, upper = verdict(said(notebook))
    assert 50 < lower < share < upper


def test_the_stored_run_is_complete_and_beats_random_play_clearly() -> None:
    notebook = nbformat.read(NOTEBOOK, 4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]

    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    pictures = [
        output for cell in cells for output in cell.outputs if "image/png" in output.get("data", {})
    ]
    assert len(pictures) == 1
    share, lower, upper = verdict(said(notebook))
    assert 80 < lower < share < upper
