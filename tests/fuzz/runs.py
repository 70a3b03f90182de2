"""How far the long runs have come, and their results as a page."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from time import monotonic, process_time

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz"
KEPT = ROOT / "bench" / "fuzz"
RESULTS = ROOT / "bench" / "fuzz.md"
KEEP_SECONDS = 5.0


@dataclass
class Run:
    """A target's executions so far, and the crashes among them by where they happened."""

    name: str
    executions: int = 0
    minutes: float = 0.0
    processor_minutes: float = 0.0
    slowest_ms: float = 0.0
    crashes: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._looked = self._written = monotonic()
        self._used = process_time()

    @classmethod
    def kept(cls, name: str) -> Run:
        file = KEPT / f"{name}.json"
        return cls(**json.loads(file.read_text("utf-8"))) if file.exists() else cls(name)

    def execute(self, check: Callable[[bytes], None], data: bytes) -> None:
        """Give it one text; a crash is noted and kept."""
        began = monotonic()
        try:
            check(data)
        except Exception as error:  # this is what is looked for
            self._crashed(error, data)
        now = monotonic()
        self.executions += 1
        self.minutes += (now - self._looked) / 60
        self._looked = now
        used = process_time()
        self.processor_minutes += (used - self._used) / 60
        self._used = used
        self.slowest_ms = max(self.slowest_ms, round(1000 * (now - began)))
        if now - self._written > KEEP_SECONDS:
            self._written = now
            self.keep()

    def _crashed(self, error: Exception, data: bytes) -> None:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}"
        if isinstance(error, AssertionError):
            what += f": {re.sub('[0-9]+', '', str(error).partition(', ')[2])[:60]}"
        if what not in self.crashes:
            folder = FOUND / self.name / "crashes"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / sha256(data).hexdigest()[:12]).write_bytes(data)
            (folder / "list.txt").open("a").write(
                f"{sha256(data).hexdigest()[:12]} {what}: {str(error)[:300]}\n"
            )
        self.crashes[what] = self.crashes.get(what, 0) + 1

    def keep(self) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        value = asdict(self)
        for name in ("minutes", "processor_minutes"):
            value[name] = round(value[name], 2)
        (KEPT / f"{self.name}.json").write_text(json.dumps(value, indent=1) + "\n", "utf-8")


CLOSED = (
    ("dumps", "a huge negative number of seats (Tigris): `OverflowError`"),
    ("dumps", "a piece without a name on the board (Tigris): accepted, no digest of it"),
    (
        "dumps",
        "the same thing pending twice, or nobody to decide at the end (Tigris): `IndexError`",
    ),
    ("dumps", "`SEAT` in capitals (Teotihuacan): `KeyError`"),
    ("engine", "a view of fewer seats than the engine's own: `IndexError`"),
    ("engine", "an error that repeats a sign which cannot be printed: no line of the protocol"),
    ("log", "a snapshot with other seats than its game: `IndexError` on opening"),
    ("news", "very deep JSON from Redis: the bus was taken to be away"),
    ("notation", "unknown words: 20 to 65 ms each in the event loop; now less than one"),
    ("requests", "a picture: 503, because the copy of the source that was run had no style sheet"),
    ("rows", "an entry whose facts are a number: its table answered 500"),
    ("rows", "half a letter in a name: the record of its table answered 500"),
    ("rows", "a stage, a seat or a clock that there is not: its table answered 500"),
)
"""What was found and is closed. Texts that can be kept are in tests/fuzz/corpus."""


def report() -> None:
    """Write the page."""
    from tests.soaking import machine  # noqa: PLC0415  it loads what long runs look into

    lines = [
        "# Fuzzing",
        "",
        "Written by `make fuzz` (one target: `make fuzz TARGET=dumps`): everything that reads",
        "foreign text, broken again and again by atheris, which looks which code a text reaches.",
        "A run ends after a million executions or 30 minutes; one that was stopped before goes on.",
        "Processor minutes are those that it had beside everything else on the machine.",
        "",
        f"Machine: {machine()}, the rules interpreted",
        "",
        "| target | executions | minutes | processor minutes | crashes in this run |",
        "|---|---:|---:|---:|---|",
    ]
    for file in sorted(KEPT.glob("*.json")):
        run = Run.kept(file.stem)
        found = ", ".join(f"{what} ({times})" for what, times in run.crashes.items()) or "none"
        lines.append(
            f"| {run.name} | {run.executions:,} | {run.minutes:.0f} | "
            f"{run.processor_minutes:.1f} | {found} |"
        )
    lines += ["", "## Found and closed", "", "| target | what |", "|---|---|"]
    lines += [f"| {target} | {what} |" for target, what in CLOSED]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
