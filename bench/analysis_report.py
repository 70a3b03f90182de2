"""What is known of how far an analysis can be believed: `python -m bench.analysis_report`.

It writes bench/analysis.md and its pictures from what `bench/analysis.py` has found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bench.analysis import BUCKETS, FOLDER, PLAYER, ROOT, TIMES, Row, kept, unfinished
from bench.beside import Beside, Waits, kept_runs
from matplotlib import rc_context
from matplotlib.figure import Figure

LEAST_GAMES = 200
RESAMPLES = 400


def groups(rows: Sequence[Row]) -> dict[tuple[str, int], list[Row]]:
    found: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row["game"], row["seats"]), []).append(row)
    return dict(sorted(found.items()))


def joined(rows: Sequence[Row]) -> list[list[float]]:
    """The buckets of all games together; one that fewer than 200 games fill joins the next."""
    found: list[list[float]] = []
    together = [0.0, 0.0, 0.0]
    games: set[int] = set()
    for place in range(BUCKETS):
        for number, row in enumerate(rows):
            bucket = row["said_and_won"][place]
            if bucket[0]:
                games.add(number)
                together = [one + more for one, more in zip(together, bucket, strict=True)]
        if len(games) >= min(LEAST_GAMES, len(rows)):
            found.append(together)
            together, games = [0.0, 0.0, 0.0], set()
    if together[0] and found:
        found[-1] = [one + more for one, more in zip(found[-1], together, strict=True)]
    return found or [together]


def calibration_error(rows: Sequence[Row]) -> float:
    """How far what was said is from what was, at the mean over all that was said."""
    buckets = joined(rows)
    return sum(abs(said - won) for _, said, won in buckets) / sum(count for count, *_ in buckets)


def resampled(
    rows: Sequence[Row], measure: Callable[[Sequence[Row]], float]
) -> tuple[float, float]:
    """Where 95 % of the measure lie if whole games are drawn anew."""
    rng = Random(1)
    found = sorted(measure(rng.choices(rows, k=len(rows))) for _ in range(RESAMPLES))
    return found[RESAMPLES // 40], found[-RESAMPLES // 40]


def slope(rows: Sequence[Row]) -> float:
    """How much of what was said was found: the line through 0 that fits best."""
    said = [row["said"] for row in rows]
    found = [fmean(row["found"]) for row in rows]
    return sum(x * y for x, y in zip(said, found, strict=True)) / sum(x * x for x in said)


def played_on() -> list[Row]:
    """The blunders that were played on as often as they should be."""
    return [row for row in kept("blunders") if row["found"] and not unfinished(row)]


def whole(rows: Sequence[Row]) -> list[Row]:
    """Analyses whose pieces are all there, each as one: seconds add up, the most memory counts."""
    found: dict[tuple[str, int, str, bool], list[Row]] = {}
    for row in rows:
        found.setdefault((row["game"], row["seats"], row["seed"], row["deep"]), []).append(row)
    joined: list[Row] = []
    for pieces in found.values():
        first = pieces[0]
        if len(pieces) == first.get("pieces", 1):
            seconds = round(sum(one["seconds"] for one in pieces), 2)
            most = max(one["megabytes"] for one in pieces)
            joined.append({**first, "seconds": seconds, "megabytes": most})
    return joined


def by_game(rows: Sequence[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["game"], []).append(row)
    return dict(sorted(found.items()))


def gain(rows: Sequence[Row]) -> float:
    """What the better move brought, at the mean."""
    return fmean(fmean(row["found"]) for row in rows)


def kept_share(rows: Sequence[Row]) -> float:
    """How much of the loss that was said was found, at the mean."""
    return gain(rows) / fmean(row["said"] for row in rows)


def blunder_line(game: str, seats: str, rows: Sequence[Row]) -> str:
    by = ", ".join(sorted({row["by"] for row in rows}))
    said = fmean(row["said"] for row in rows)
    low, high = resampled(rows, gain)
    least, most = resampled(rows, kept_share)
    return (
        f"| {game} | {seats} | {len(rows)} | {by} | {said:.3f} | {gain(rows):.3f} | "
        f"{low:.3f} to {high:.3f} | {kept_share(rows):.2f} | {least:.2f} to {most:.2f} |"
    )


def beside_people() -> Iterator[str]:
    """How long people wait for bots before and while analyses are under way."""
    yield "\n## Analyses beside people\n"
    yield "Seconds that people wait for a bot to end its turn (`python -m bench.beside`).\n"
    yield "| people | workers | analyses (done) | waits | mean | p95 | load | mean / mean before |"
    yield "|---:|---:|---|---:|---:|---:|---:|---|"
    for row in kept_runs():
        before, during = row["before"], row["during"]
        yield wait_line(row, "none", before, "")
        count = f"{row['analyses']} ({row['done']})"
        low, high = row["interval"]
        ratio = f"{during['mean'] / before['mean']:.2f} ({low:.2f} to {high:.2f})"
        yield wait_line(row, count, during, ratio)


def wait_line(row: Beside, count: str, told: Waits, ratio: str) -> str:
    return (
        f"| {row['people']} | {row['workers']} | {count} | {told['waits']} | {told['mean']} | "
        f"{told['p95']} | {row['load']} | {ratio} |"
    )


def lines() -> Iterator[str]:
    yield "# Whether an analysis can be believed\n"
    yield "Written by `python -m bench.analysis_report` from bench/analysis/*.jsonl.\n"
    yield "## Calibration\n"
    yield f"Shares for the observer whenever another seat decides, in games of `{PLAYER}` bots that"
    yield "nothing was fitted to, and whose play they predict. Tenths that fewer than"
    yield f"{LEAST_GAMES} games fill are joined with the next; intervals from resampling whole"
    yield "games.\n"
    yield "| game | seats | games | expected error | 95 % |\n|---|---:|---:|---:|---|"
    for (game, seats), rows in groups(kept("calibration")).items():
        low, high = resampled(rows, calibration_error)
        error = calibration_error(rows)
        yield f"| {game} | {seats} | {len(rows)} | {error:.3f} | {low:.3f} to {high:.3f} |"
    yield "\n![What was said and what came of it](analysis/calibration.svg)"
    yield "\n## Blunders\n"
    yield f"Each played on {TIMES} times after the move made and after the better one, with the"
    yield "same draws, by bots that are given the part of their level's thinking that stands there."
    yield "Intervals from resampling whole blunders. In the picture each point is a blunder, each"
    yield "line the regression through 0, with its slope and the interval of that. All are blunders"
    yield "by today's rule, the smaller loss of two looks. By the mean of both, as it was before,"
    yield "60 of each game had found / said 0.98 (0.77 to 1.21) in Tigris & Euphrates, 0.73 (0.29"
    yield "to 1.24) in Mexica and 0.60 (0.34 to 0.89) in Teotihuacan; those that still are blunders"
    yield "count again, with what is said now.\n"
    yield "| game | seats | blunders | by | said | found | 95 % | found / said | 95 % |"
    yield "|---|---:|---:|---|---:|---:|---|---:|---|"
    marked = played_on()
    for game, rows in by_game(marked).items():
        yield blunder_line(game, "all", rows)
    for (game, seats), rows in groups(marked).items():
        if len(rows) > 1:
            yield blunder_line(game, str(seats), rows)
    yield "\n![The loss that was said and what was found](analysis/blunders.svg)"
    yield "\n## Luck\n"
    yield "| game | seats | games | mean luck of the first seat | 95 % |\n|---|---:|---:|---:|---|"
    for (game, seats), rows in groups(kept("luck")).items():
        own = [row["luck"][0] for row in rows]
        width = 1.96 * stdev(own) / sqrt(len(own)) if len(own) > 1 else 0.0
        yield f"| {game} | {seats} | {len(own)} | {fmean(own):+.4f} | ± {width:.4f} |"
    yield "\n## Time and memory\n"
    yield "| game | seats | | actions | seconds of a core | MB | rules |"
    yield "|---|---:|---|---:|---:|---:|---|"
    for row in whole(kept("speed")):
        how = "deep" if row["deep"] else "quick"
        rules = "compiled" if row["compiled"] else "interpreted"
        yield (
            f"| {row['game']} | {row['seats']} | {how} | {row['actions']} | {row['seconds']} | "
            f"{row['megabytes']} | {rules} |"
        )
    yield from beside_people()


def draw_calibration() -> None:
    """What was said and what came of it, for each game and number of seats."""
    kinds = groups(kept("calibration"))
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(7.5, 7.5), layout="constrained")
        for place, ((game, seats), rows) in enumerate(kinds.items(), start=1):
            axes = picture.add_subplot(3, 3, place)
            said = [bucket[1] / bucket[0] for bucket in joined(rows)]
            won = [bucket[2] / bucket[0] for bucket in joined(rows)]
            axes.plot([0, 1], [0, 1], color="0.6", linestyle=":")
            axes.plot(said, won, marker="o")
            axes.set_xlim(0, 1)
            axes.set_ylim(0, 1)
            axes.set_title(f"{game}, {seats} seats", fontsize=9)
        picture.supxlabel("share that was said")
        picture.supylabel("victories")
        picture.savefig(FOLDER / "calibration.svg", metadata={"Date": None})


def draw_blunders() -> None:
    """The loss that was said of each blunder, and what playing on found."""
    kinds = by_game(played_on())
    with rc_context({"svg.hashsalt": "ziggurat"}):
        picture = Figure(figsize=(6.0, 5.0), layout="constrained")
        axes = picture.subplots()
        for (game, rows), marker in zip(kinds.items(), "osD^v", strict=False):
            said = [row["said"] for row in rows]
            found = [fmean(row["found"]) for row in rows]
            (points,) = axes.plot(said, found, marker=marker, markersize=4, linestyle="")
            low, high = resampled(rows, slope)
            label = f"{game}, {len(rows)}: {slope(rows):.2f} ({low:.2f} to {high:.2f})"
            line = [0.0, max(said)]
            axes.plot(line, [slope(rows) * x for x in line], color=points.get_color(), label=label)
        most = max(row["said"] for rows in kinds.values() for row in rows)
        axes.plot([0.0, most], [0.0, most], color="0.6", linestyle="--", label="found as said")
        axes.axhline(0.0, color="0.6", linestyle=":")
        axes.set_xlabel("share that was said to be lost")
        axes.set_ylabel("share that the better move brought")
        axes.legend()
        picture.savefig(FOLDER / "blunders.svg", metadata={"Date": None})


def main() -> None:
    (ROOT / "analysis.md").write_text("\n".join(lines()) + "\n", "utf-8")
    draw_calibration()
    if played_on():
        draw_blunders()


if __name__ == "__main__":
    main()
