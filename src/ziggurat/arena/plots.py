"""The figures of an arena as pictures, PNG and SVG each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.arena.figures import Figures
from ziggurat.arena.matches import BadArena, Result

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg")


def draw(folder: Path, title: str, figures: Sequence[Figures], results: Sequence[Result]) -> None:
    """Draw ratings, points by seat, lengths of games and decision times."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  # an extra that only this needs
        from matplotlib import figure  # noqa: PLC0415  # the same
    except ImportError as error:
        raise BadArena("plots need matplotlib: pip install 'ziggurat[plots]'") from error
    pictures = {
        "ratings": (_ratings, figures),
        "points": (_points, figures),
        "times": (_times, figures),
    }
    with mpl.rc_context({"svg.hashsalt": "ziggurat"}):
        for name, (paint, shown) in pictures.items():
            picture = figure.Figure(figsize=(7.0, 4.2), layout="constrained")
            axes = picture.subplots()
            paint(axes, shown)
            axes.set_title(title)
            _save(picture, folder, name)
        picture = figure.Figure(figsize=(7.0, 4.2), layout="constrained")
        axes = picture.subplots()
        _lengths(axes, results)
        axes.set_title(title)
        _save(picture, folder, "lengths")


def _save(picture: Figure, folder: Path, name: str) -> None:
    for kind in FORMATS:
        metadata = {"Date": None} if kind == "svg" else {}
        picture.savefig(folder / f"{name}.{kind}", metadata=metadata)


def _ratings(axes: Axes, figures: Sequence[Figures]) -> None:
    for row, one in enumerate(reversed(figures)):
        low, high = one.rating_interval
        axes.plot([low, high], [row, row], color="0.4")
        axes.plot([one.rating], [row], "o", color="tab:blue")
    axes.set_yticks(range(len(figures)), [one.name for one in reversed(figures)])
    axes.set_xlabel("rating, with its 95 % interval")


def _points(axes: Axes, figures: Sequence[Figures]) -> None:
    width = 0.8 / len(figures)
    for number, one in enumerate(figures):
        places = [seat + number * width for seat in range(len(one.by_seat))]
        axes.bar(places, [mean for _, _, mean in one.by_seat], width, label=one.name)
    seats = len(figures[0].by_seat)
    middles = [seat + 0.4 - width / 2 for seat in range(seats)]
    axes.set_xticks(middles, [f"seat {seat}" for seat in range(seats)])
    axes.set_ylabel("mean points")
    axes.legend()


def _times(axes: Axes, figures: Sequence[Figures]) -> None:
    names = [one.name for one in figures]
    axes.bar(names, [one.decision_ms for one in figures])
    axes.set_ylabel("CPU milliseconds of a decision")


def _lengths(axes: Axes, results: Sequence[Result]) -> None:
    axes.hist([result.length for result in results], bins=20)
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
