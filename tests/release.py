"""An earlier release in an environment of its own, built from the history of this repository.

    python -m tests.release            builds release 0.1.0 and prints the path of its Python
    python -m tests.release COMMIT     the same for any commit

It lies under build/releases, or in the folder given with --folder: the source of that commit, its
wheel with compiled rules but without the page, and an environment with the versions it pinned. A
step that was done is not done again. It is there for whoever measures "before", lets new bots play
old ones, or opens an old database.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Callable
from pathlib import Path

from tests import wheels

RELEASES = {"0.1.0": "5a60c32907db5a2f72422222219c5f696888f27f"}
FOLDER = wheels.BUILD / "releases"
BUILDERS = ("hatchling", "mypy", "setuptools")
EXTRAS = "scaled,numpy"
_PIN = re.compile(r"^[A-Za-z0-9][^\\\n]*==[^\\\n]*", re.MULTILINE)


class Release:
    """One commit of the past, and where it lies."""

    def __init__(self, named: str, folder: Path = FOLDER) -> None:
        self.commit = full_hash(RELEASES.get(named, named))
        names = {commit: name for name, commit in RELEASES.items()}
        self.name = names.get(self.commit, self.commit[:12])
        self.folder = folder.resolve() / self.name
        self.source = self.folder / "source"
        self.pins = self.folder / "pins.txt"
        self.executable = self.folder / "env" / "bin" / "python"

    def python(self) -> Path:
        """The Python of its environment, which is made if it is not there yet."""
        with wheels.alone(f"release-{self.name}"):
            self._once("source", self._unpack)
            self._once("environment", self._make_environment)
            self._once("wheel", self._install_wheel)
        return self.executable

    def _once(self, step: str, do: Callable[[], None]) -> None:
        done = self.folder / f"{step}.done"
        if not done.exists():
            print(f"release {self.name}: {step}", file=sys.stderr, flush=True)
            do()
            done.touch()

    def _unpack(self) -> None:
        shutil.rmtree(self.source, ignore_errors=True)
        self.source.mkdir(parents=True)
        archive = git("archive", "--format=tar", self.commit)
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(self.source, filter="data")

    def _make_environment(self) -> None:
        """The versions that the commit pinned, without hashes since its own wheel has none."""
        pinned = (self.source / "requirements" / "dev.txt").read_text("utf-8")
        self.pins.write_text("\n".join(_PIN.findall(pinned)) + "\n", "utf-8")
        venv.create(self.folder / "env", clear=True, symlinks=True)
        self._install(*BUILDERS)

    def _install_wheel(self) -> None:
        folder = self.folder / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        build = ("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
        log = self.folder / "wheel.log"
        with log.open("w", encoding="utf-8") as told:
            built = subprocess.run(
                [str(self.executable), *build],
                cwd=self.source,
                env={**os.environ, "ZIGGURAT_INTERPRETED": ""},
                stdout=told,
                stderr=subprocess.STDOUT,
                check=False,
            )
        found = next(iter(folder.glob("*.whl")), None)
        if built.returncode or found is None:
            raise SystemExit(f"release {self.name}: no wheel could be built, see {log}")
        if not wheels.compiled(found) and wheels.compiler() is not None:
            raise SystemExit(f"release {self.name}: the rules were not compiled, see {log}")
        self._install(f"{found}[{EXTRAS}]")

    def _install(self, *what: str) -> None:
        wheels.install(
            self.executable, "--quiet", "--no-compile", "--constraint", str(self.pins), *what
        )


def git(*command: str) -> bytes:
    done = subprocess.run(["git", *command], cwd=wheels.ROOT, capture_output=True, check=True)
    return done.stdout


def full_hash(commit: str) -> str:
    try:
        return git("rev-parse", "--verify", f"{commit}^{{commit}}").decode().strip()
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"{commit} is not in the history of {wheels.ROOT}") from error


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.release",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("commit", nargs="?", default="0.1.0", help="a release or a commit")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where releases lie")
    asked = parser.parse_args()
    print(Release(asked.commit, asked.folder).python())


if __name__ == "__main__":
    main()
