"""A compiled commit in a plain folder, for the Python of another machine.

    python -m bench.unpacked COMMIT FOLDER --python PYTHON

PYTHON is an interpreter of the version that the other machine has; it needs a C compiler here, and
nothing there. The folder holds the wheel of that commit and the one package its bots import; put it
on the path. `bench/strength.py` plays two such folders against each other.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path

from tests import wheels
from tests.release import BUILDERS, RELEASES, full_hash, git

NEEDED = ("librt", "mypy-extensions")
"""What the bots and the arena import, beside the standard library."""


def unpack(named: str, folder: Path, python: Path) -> None:
    """Build the wheel of a commit by that Python, and unpack it."""
    commit = full_hash(RELEASES.get(named, named))
    with tempfile.TemporaryDirectory() as scratch:
        source, made = Path(scratch, "source"), Path(scratch, "wheel")
        with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", commit))) as files:
            files.extractall(source, filter="data")
        builder = Path(scratch, "env", "bin", "python")
        subprocess.run([str(python), "-m", "venv", "--without-pip", builder.parents[1]], check=True)
        wheels.install(builder, *BUILDERS, *NEEDED)
        subprocess.run(
            [builder, "-m", "hatchling", "build", "-t", "wheel", "-d", made],
            cwd=source,
            env={**os.environ, "ZIGGURAT_INTERPRETED": ""},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        wheel = next(made.glob("*.whl"))
        if not wheels.compiled(wheel):
            raise SystemExit(f"{wheel.name} was not compiled")
        shutil.rmtree(folder, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        wheels.install(builder, "--no-compile", "--target", str(folder), *NEEDED)
        (folder / "COMMIT").write_text(f"{commit}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", type=Path, required=True)
    given = parser.parse_args()
    unpack(given.commit, given.folder, given.python)


if __name__ == "__main__":
    main()
