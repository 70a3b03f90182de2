"""Steps of the environments beside those of their peers: `python -m bench.environments`.

Makes an environment under build/ with the compiled wheel and all three libraries, and runs
`bench.steps` there; results go to bench/environments.md.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

from tests.wheels import BUILD, ROOT, alone, install, wheel

PINS = ROOT / "requirements" / "environments.txt"


def python() -> Path:
    """The Python of that environment."""
    folder = BUILD / "environments"
    executable, installed = folder / "bin" / "python", folder / "installed.txt"
    with alone(folder.name):
        if not installed.is_file() or installed.read_bytes() != PINS.read_bytes():
            print("installing", PINS.relative_to(ROOT))
            venv.create(folder, clear=True, symlinks=True)
            install(executable, "--no-compile", "--require-hashes", "-r", str(PINS))
            shutil.copy(PINS, installed)
        install(executable, "--no-deps", "--force-reinstall", str(wheel()))
    return executable


def main() -> None:
    command = [str(python()), "-m", "bench.steps", *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
