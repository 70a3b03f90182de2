"""The long runs: `python -m tests.fuzz [TARGET …]`, results in bench/fuzz.md.

atheris looks which code a text reaches and breaks those further that reach new code. What it found
lies in build/fuzz, so that a run that was stopped goes on; a crash stops nothing, is counted once,
and its text is kept there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from time import monotonic

from tests.fuzz.runs import FOUND, Run, report

EXECUTIONS = 1_000_000
MINUTES = 30


def fuzz(name: str, executions: int, minutes: float) -> None:
    """In a process of its own: run a target until it has had enough."""
    import atheris  # noqa: PLC0415  must come before what it looks into

    with atheris.instrument_imports(include=["ziggurat"]):
        from tests.fuzz.mutation import LONGEST, mutated  # noqa: PLC0415
        from tests.fuzz.served import SERVED  # noqa: PLC0415
        from tests.fuzz.targets import TARGETS  # noqa: PLC0415
    from random import Random  # noqa: PLC0415

    target = (TARGETS | SERVED)[name]
    run = Run.kept(name)
    folder = FOUND / name / "corpus"
    folder.mkdir(parents=True, exist_ok=True)
    seeds = target.corpus()
    for number, seed in enumerate(seeds):
        (folder / f"seed-{number}").write_bytes(seed)

    def one(data: bytes) -> None:
        run.execute(target.check, data)

    def broken(data: bytes, longest: int, seed: int) -> bytes:
        rng = Random(seed)
        if rng.random() < 0.2:
            return bytes(atheris.Mutate(data, longest))
        return mutated(data, rng, seeds)[:longest]

    left = max(1, executions - run.executions)
    seconds = max(1, round(60 * (minutes - run.minutes)))
    limits = [f"-max_len={LONGEST}", f"-max_total_time={seconds}", f"-runs={left}"]
    for seed in seeds:
        run.execute(target.check, seed)
    artefacts = f"-artifact_prefix={FOUND / name}/"
    quiet = [
        artefacts,
        "-report_slow_units=1000",
        "-rss_limit_mb=4096",
        "-timeout=120",
        "-verbosity=0",
    ]
    atheris.Setup([sys.argv[0], *limits, *quiet, str(folder)], one, custom_mutator=broken)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--executions", type=int, default=EXECUTIONS)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--here", action="store_true", help="run the one target in this process")
    given = parser.parse_args()
    if given.here:
        fuzz(given.targets[0], given.executions, given.minutes)
        return 0
    from tests.fuzz.served import SERVED  # noqa: PLC0415  its own process loads it again
    from tests.fuzz.targets import TARGETS  # noqa: PLC0415

    limits = ["--executions", str(given.executions), "--minutes", str(given.minutes), "--here"]
    for name in given.targets or [*TARGETS, *SERVED]:
        began = monotonic()
        subprocess.run([sys.executable, "-m", "tests.fuzz", name, *limits], check=False)
        print(f"{name}: {monotonic() - began:.0f} s", flush=True)
        report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
