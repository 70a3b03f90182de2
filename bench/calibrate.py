"""How sure a judgement may be, fitted to how games ended: `python -m bench.calibrate FOLDER`.

FOLDER holds games of release 0.1.0 (`bench/greedy_games.py` plays them). Wherever a turn begins,
the judgement says how well each seat stands, with everything known. From that it learns how much a
lead, the turn to come and a seat are worth at each stage of a game: a multinomial logistic
regression, so that there is one best answer, found by Newton's method.

How good that is, is seen in games it was not fitted to: the mean logarithmic loss, and by how much
what was said differs from what was, over ten equal ranges of what was said. Once for the games
named `held` with a fit to those named `fit`; and, since a few hundred games leave much to chance on
both sides, once for all games in ten parts, each with a fit to the nine others. What is kept is the
fit to all. Intervals are from resampling whole games.

It writes `calibration.py` into the judgement of each game and what it found to
bench/opponents/calibration.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypedDict

import numpy as np
from bench.opponents import in_results
from numpy.typing import NDArray

import ziggurat
from ziggurat.core.game import Game
from ziggurat.core.judgement import Judgement, turn_share
from ziggurat.games import game as game_of

ROOT = Path(__file__).parent
FOUND = ROOT / "opponents" / "calibration.json"
MARK = "calibration"
STAGES = 5
"""The number of stages, from start to end, at which something is fitted."""
RIDGE = 2.0
"""How strongly stages are drawn towards each other, so that few games do not fit noise."""
GAMES = "build/releases/0.1.0/env/bin/python bench/greedy_games.py FOLDER"
SEEDS = "fit.0, fit.1 and so on; held.0, held.1 and so on"
RELEASED = 1
"""The revision of the rules that release 0.1.0 played by."""
FREE_ROWS = 10.0
"""So many of a game's turns tell as much as all of them, which end alike."""
FOLDS = 10
BUCKETS = 10
RESAMPLES = 400
NEWTON_STEPS = 30
SURELY_NOT = 1e-6

Row = NDArray[np.float64]


class Measured(TypedDict):
    """How good shares of the victory are that were said, with 95 % intervals."""

    log_loss: float
    log_loss_95: list[float]
    log_loss_by_thirds: list[float]
    error: float
    error_95: list[float]
    said_and_was: list[list[float]]


class Found(TypedDict):
    """What came of one game at one number of seats."""

    games: int
    held: int
    """How many of the games are those held out."""
    turns: int
    even: float
    """The loss of whoever says that all are as likely to win."""
    one_temperature_held: Measured
    fitted_held: Measured
    one_temperature_all: Measured
    fitted_in_ten_parts: Measured


@dataclass(frozen=True)
class Judged:
    """Where turns begin in some games: what the judgement sees there, and who won in the end."""

    games: NDArray[np.int64]
    times: Row
    """How much of the game had been played in turns, from 0 to 1, as only its end tells."""
    progress: Row
    movers: NDArray[np.int64]
    values: Row
    shares: Row

    @property
    def seats(self) -> int:
        return self.values.shape[1]


def turns(game: Game, judgement: Judgement, path: Path) -> Iterator[list[float]]:
    """The beginnings of turns in all games of a file, one row each."""
    seats = int(path.stem.split("-")[1])
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        facts = json.loads(line)
        state = game.start_kept(seats, facts["seed"], {}, RELEASED)
        state.listening = False
        found: list[list[float]] = []
        for action in facts["actions"]:
            if judgement.at_horizon(state) and judgement.turn_left(state) == 1.0:
                seen = [judgement.progress(state), float(state.seat)]
                found.append(seen + judgement.evaluate(state))
            state.apply(action)
        if list(state.scores()) != facts["scores"]:
            raise SystemExit(f"{path}: game {facts['seed']} does not end as it did")
        shares = judgement.chances(state)
        for turn, row in enumerate(found):
            yield [float(number), turn / len(found), *row, *shares]


def judged(game: Game, path: Path) -> Judged:
    table = np.array(list(turns(game, game.judgement(), path)))
    seats = (table.shape[1] - 4) // 2
    return Judged(
        games=table[:, 0].astype(int),
        times=table[:, 1],
        progress=table[:, 2],
        movers=table[:, 3].astype(int),
        values=table[:, 4 : 4 + seats],
        shares=table[:, 4 + seats :],
    )


def some(rows: Judged, at: NDArray[np.bool_]) -> Judged:
    """The rows that are marked."""
    return Judged(*(part[at] for part in vars(rows).values()))


def together(one: Judged, other: Judged) -> Judged:
    """All rows, those of the second numbered on."""
    later = replace(other, games=other.games + one.games.max() + 1)
    pairs = zip(vars(one).values(), vars(later).values(), strict=True)
    return Judged(*(np.concatenate(pair) for pair in pairs))


def features(rows: Judged) -> Row:
    """What is weighed, by row, seat and feature: each thing once for every stage it counts at."""
    count, seats = rows.values.shape
    place = np.clip(rows.progress, 0.0, 1.0)[:, None] * (STAGES - 1)
    stages = np.maximum(0.0, 1.0 - np.abs(place - np.arange(STAGES)))
    shares = np.array([[turn_share(s, m, seats, 1.0) for s in range(seats)] for m in range(seats)])
    things = [rows.values, shares[rows.movers]]
    things += [np.tile(np.eye(seats)[seat], (count, 1)) for seat in range(seats)]
    return np.concatenate([thing[:, :, None] * stages[:, None, :] for thing in things], axis=2)


def softmax(logits: Row) -> Row:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def pull(seats: int, scale: float) -> Row:
    """The penalty: differences between stages, and a little of everything that shifts seats."""
    step = np.diff(np.eye(STAGES), axis=0)
    smooth = step.T @ step
    parts = [smooth * scale, smooth] + [smooth + 0.2 * np.eye(STAGES)] * seats
    whole = np.zeros((len(parts) * STAGES,) * 2)
    for number, part in enumerate(parts):
        at = slice(number * STAGES, (number + 1) * STAGES)
        whole[at, at] = part
    return RIDGE * whole


def fit(rows: Judged) -> Row:
    """The coefficients under which what happened is likeliest, by Newton's method.

    Rows of one game end alike, so all of them together weigh as much as a few independent ones.
    """
    seen = features(rows)
    weight = FREE_ROWS * len(np.unique(rows.games)) / len(rows.games)
    penalty = pull(rows.seats, float(np.var(rows.values)) / 4.0)
    found = np.zeros(seen.shape[2])
    for _ in range(NEWTON_STEPS):
        chances = softmax(seen @ found)
        slope = weight * np.einsum("rs,rsf->f", rows.shares - chances, seen) - penalty @ found
        mean = np.einsum("rs,rsf->rf", chances, seen)
        scaled = (seen * np.sqrt(chances)[:, :, None]).reshape(-1, len(found))
        bend = weight * (scaled.T @ scaled - mean.T @ mean)
        step = np.linalg.solve(bend + penalty + 1e-9 * np.eye(len(found)), slope)
        found = found + step
        if np.abs(step).max() < 1e-8:
            break
    return found


def in_parts(rows: Judged) -> Row:
    """What is said of each game by a fit to the games of the other parts."""
    said = np.zeros_like(rows.values)
    seen = features(rows)
    for part in range(FOLDS):
        at = rows.games % FOLDS == part
        said[at] = softmax(seen[at] @ fit(some(rows, ~at)))
    return said


def loss(said: Row, shares: Row) -> Row:
    """The logarithmic loss of each row."""
    return -(shares * np.log(np.maximum(SURELY_NOT, said))).sum(axis=1)


def error(said: Row, shares: Row) -> float:
    """By how much what is said differs from what is, the mean over all that is said."""
    places = np.minimum((said * BUCKETS).astype(int), BUCKETS - 1).ravel()
    gap = np.bincount(places, (said - shares).ravel(), BUCKETS)
    return float(np.abs(gap).sum() / said.size)


def resampled(rows: Judged, measure: Callable[[NDArray[np.int64]], float]) -> list[float]:
    """The 95 % interval of a measure when games are drawn anew."""
    rng = np.random.default_rng(7)
    numbers = np.unique(rows.games)
    by_game = [np.flatnonzero(rows.games == number) for number in numbers]
    values = [
        measure(np.concatenate([by_game[n] for n in rng.integers(len(by_game), size=len(by_game))]))
        for _ in range(RESAMPLES)
    ]
    return [round(float(value), 4) for value in np.quantile(values, (0.025, 0.975))]


def measured(rows: Judged, said: Row) -> Measured:
    """How good what is said is."""
    losses = loss(said, rows.shares)
    thirds = [losses[(rows.times * 3).astype(int) == third] for third in range(3)]
    return {
        "log_loss": round(float(losses.mean()), 4),
        "log_loss_95": resampled(rows, lambda at: float(losses[at].mean())),
        "log_loss_by_thirds": [round(float(third.mean()), 4) for third in thirds],
        "error": round(error(said, rows.shares), 4),
        "error_95": resampled(rows, lambda at: error(said[at], rows.shares[at])),
        "said_and_was": buckets(said, rows.shares),
    }


def buckets(said: Row, shares: Row) -> list[list[float]]:
    """For each range of what was said: its mean, what was, and how often it was said."""
    places = np.minimum((said * BUCKETS).astype(int), BUCKETS - 1)
    found: list[list[float]] = []
    for place in range(BUCKETS):
        at = places == place
        if at.any():
            means = [round(float(part[at].mean()), 3) for part in (said, shares)]
            found.append([*means, int(at.sum())])
    return found


def literal(found: Row, seats: int) -> str:
    """The coefficients as the arguments of a `Calibration`."""
    table = found.reshape(2 + seats, STAGES)
    rows = [_row(row, 4) if number == 0 else _row(row, 3) for number, row in enumerate(table)]
    own = "".join(f"            {row},\n" for row in rows[2:])
    return (
        f"    {seats}: Calibration(\n        sharpness={rows[0]},\n        turn={rows[1]},\n"
        f"        seats=(\n{own}        ),\n    ),\n"
    )


def _row(numbers: Row, digits: int) -> str:
    return "(" + ", ".join(f"{round(float(number), digits)}" for number in numbers) + ")"


def module(game: Game, parts: list[str], command: str) -> str:
    """The source of a game's `calibration.py`."""
    return (
        f'"""What a lead, a turn and a seat are worth at each stage of {game.title}.\n\n'
        f"Fitted to games of release 0.1.0 by `{command}`;\n"
        'bench/opponents/calibration.json has their seeds and how it does on others.\n"""\n\n'
        "from collections.abc import Mapping\nfrom typing import Final\n\n"
        "from ziggurat.core.judgement import Calibration\n\n"
        "CALIBRATIONS: Final[Mapping[int, Calibration]] = {\n" + "".join(parts) + "}\n"
    )


def calibrate(game: Game, folder: Path, command: str, write: bool) -> dict[str, Found]:
    parts: list[str] = []
    facts: dict[str, Found] = {}
    for seats in (2, 3, 4):
        learnt = judged(game, folder / f"{game.name}-{seats}-fit.jsonl")
        held = judged(game, folder / f"{game.name}-{seats}-held.jsonl")
        whole = together(learnt, held)
        parts.append(literal(fit(whole), seats))
        before = game.judgement().TEMPERATURE
        facts[str(seats)] = about = {
            "games": int(whole.games.max()) + 1,
            "held": int(held.games.max()) + 1,
            "turns": len(whole.games),
            "even": round(float(np.log(seats)), 4),
            "one_temperature_held": measured(held, softmax(held.values / before)),
            "fitted_held": measured(held, softmax(features(held) @ fit(learnt))),
            "one_temperature_all": measured(whole, softmax(whole.values / before)),
            "fitted_in_ten_parts": measured(whole, in_parts(whole)),
        }
        print(game.name, seats, json.dumps(about), flush=True)
    if write:
        path = game.folder / "judgement" / "calibration.py"
        path.write_text(module(game, parts, command), "utf-8")
    return facts


def table(found: dict[str, dict[str, Found]]) -> str:
    """What was found, in lines of Markdown."""
    lines = [
        "| Game | Seats | Games | Log-loss, one temperature | fitted | in the first third "
        "| Mean error, one temperature | fitted (95 %) | Held alone: log-loss | mean error |",
        "|---|---:|---:|---:|---|---:|---:|---|---|---|",
    ]
    for game in ziggurat.games():
        for seats, one in found.get(game.name, {}).items():
            before, after = one["one_temperature_all"], one["fitted_in_ten_parts"]
            held = one["fitted_held"]
            lines.append(
                f"| {game.title} | {seats} | {one['games']} | {before['log_loss']} "
                f"| {after['log_loss']} {_span(after['log_loss_95'])} "
                f"| {before['log_loss_by_thirds'][0]} → {after['log_loss_by_thirds'][0]} "
                f"| {before['error']} | {after['error']} {_span(after['error_95'])} "
                f"| {held['log_loss']} {_span(held['log_loss_95'])} "
                f"| {held['error']} {_span(held['error_95'])} |"
            )
    return "\n".join(lines) + "\n"


def _span(ends: list[float]) -> str:
    return f"({ends[0]} to {ends[1]})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[game.name for game in ziggurat.games()])
    parser.add_argument("--test", action="store_true", help="write nothing")
    given = parser.parse_args()
    command = "python -m bench.calibrate FOLDER"
    found: dict[str, dict[str, Found]] = {}
    if FOUND.exists():
        found = json.loads(FOUND.read_text("utf-8"))["found"]
    for name in given.games:
        found[name] = calibrate(game_of(name), given.folder, command, not given.test)
    if not given.test:
        facts = {"command": command, "games": GAMES, "seeds": SEEDS, "found": found}
        FOUND.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
        in_results(MARK, table(found))


if __name__ == "__main__":
    main()
