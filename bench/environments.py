"""Steps of the environments beside those of their peers: `python -m bench.environments`.

Makes two environments under build/ with all three libraries, one with the compiled wheel and one
with that of release 0.1.0, and runs `bench.steps` there; results go to bench/results.md.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

from tests.release import Release
from tests.wheels import BUILD, ROOT, alone, install, wheel

PINS = ROOT / "requirements" / "environments.txt"
BEFORE = "0.1.0"


def python(name: str, built: Path) -> Path:
    """The Python of an environment with all libraries and that wheel."""
    folder = BUILD / name
    executable, installed = folder / "bin" / "python", folder / "installed.txt"
    with alone(folder.name):
        if not installed.is_file() or installed.read_bytes() != PINS.read_bytes():
            print("installing", PINS.relative_to(ROOT))
            venv.create(folder, clear=True, symlinks=True)
            install(executable, "--no-compile", "--require-hashes", "-r", str(PINS))
            shutil.copy(PINS, installed)
        install(executable, "--no-deps", "--force-reinstall", str(built))
    return executable


def wheel_before() -> Path:
    """The wheel of the release that today is measured against."""
    release = Release(BEFORE)
    release.python()
    return next((release.folder / "wheel").glob("*.whl"))


def main() -> None:
    today = python("environments", wheel())
    before = python(f"environments-{BEFORE}", wheel_before())
    command = [str(today), "-m", "bench.steps", "--before", str(before), *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
