"""How often something happens in a second of processor time; knows nothing of Ziggurat."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass
class Tally:
    """What a piece of work did: decisions taken, legal actions listed for them, games ended."""

    actions: int = 0
    listed: int = 0
    games: int = 0


@dataclass(frozen=True)
class Measure:
    """A row and a column of the table, and one piece of work, a few milliseconds long."""

    row: str
    column: str
    work: Callable[[], Tally]

    def rates(self, seconds: float) -> list[dict[str, object]]:
        """Do the work over and over for so long, and say how often what happened."""
        done = Tally()
        start = process_time()
        spent = 0.0
        while spent < seconds:
            part = self.work()
            done.actions += part.actions
            done.listed += part.listed
            done.games += part.games
            spent = process_time() - start
        found = {self.column: done.actions / spent}
        if done.listed:
            found["listed/s"] = done.listed / spent
            found["legal"] = done.listed / done.actions
        if done.games:
            found[f"games {self.column}"] = done.games / spent
        return [{"row": self.row, "column": column, "rate": rate} for column, rate in found.items()]


def main(measures: list[Measure]) -> None:
    """Measure all of them once and print a line of JSON for each rate."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.3)
    seconds = parser.parse_args().seconds
    for measure in measures:
        for rate in measure.rates(seconds):
            print(json.dumps(rate), flush=True)
