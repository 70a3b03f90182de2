"""The wheel of this source, built once, and environments in which nothing else is Ziggurat.

    tools/wheel             builds the wheel as users get it and prints its path
    tools/wheel --plain     the same without compiled rules
    tools/wheel --python    installs it beside the tools of .venv and prints that Python's path

All of it lies under build/ and is made anew only when something that goes into a wheel has changed.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
SOURCES = ("hatch_build.py", "pyproject.toml", "README.md", "ui/src", "src")
COMPILERS = ("cc", "gcc", "clang", "cl")
KEPT = 3
"""So many wheels of other sources are kept, for those who are just installing one."""


def fingerprint() -> str:
    """What stands for everything that goes into a wheel."""
    found = sha256(sys.version.encode())
    for source in SOURCES:
        for path in [ROOT / source, *sorted((ROOT / source).rglob("*"))]:
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(f"{path.relative_to(ROOT)}\n".encode())
                found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def compiler() -> str | None:
    """The C compiler of this machine, if there is one."""
    named = shlex.split(os.environ.get("CC", ""))[:1]
    for name in named or COMPILERS:
        path = shutil.which(name)
        if path is not None:
            return path
    return None


def compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-none-any.whl")


def wheel(plain: bool = False) -> Path:
    """The wheel of this source; `plain` leaves out the compiled rules."""
    folder = BUILD / "wheels" / (fingerprint() + ("-plain" if plain else ""))
    with alone("wheels"):
        if not any(folder.glob("*.whl")):
            fresh = folder.with_name(folder.name + ".new")
            shutil.rmtree(folder, ignore_errors=True)
            shutil.rmtree(fresh, ignore_errors=True)
            build(fresh, {**os.environ, "ZIGGURAT_INTERPRETED": "1" if plain else ""})
            fresh.rename(folder)
            _forget_old(folder.parent)
        found = next(iter(folder.glob("*.whl")))
    if not plain and not compiled(found) and compiler() is not None:
        raise RuntimeError(
            f"there is {compiler()}, but the rules were not compiled:\n{_log(folder)}"
        )
    return found


def build(folder: Path, settings: dict[str, str], target: str = "wheel") -> Path:
    """Build a wheel, or an sdist, into a folder, with these environment variables."""
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    with (folder / "log").open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=ROOT, env=settings, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        raise RuntimeError(f"no {target} could be built:\n{_log(folder)}")
    return next(path for path in folder.iterdir() if path.name != "log")


def _log(folder: Path) -> str:
    return "\n".join((folder / "log").read_text("utf-8").splitlines()[-30:])


def _forget_old(folder: Path) -> None:
    for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[: -KEPT - 1]:
        shutil.rmtree(old)


def python(plain: bool = False) -> Path:
    """The Python of an environment with this wheel, where the tools of this one are at hand too."""
    found = wheel(plain)
    folder = BUILD / ("interpreted" if plain else "compiled")
    executable = folder / "bin" / "python"
    with alone(folder.name):
        installed = folder / "installed"
        if not installed.is_file() or installed.read_text("utf-8") != found.parent.name:
            venv.create(folder, clear=True, symlinks=True)
            place = next(folder.glob("lib/python*/site-packages"))
            tools = distribution("pytest").locate_file("")
            (place / "tools.pth").write_text(f"{tools}\n", "utf-8")
            install(executable, "--no-deps", str(found))
            installed.write_text(found.parent.name, "utf-8")
    return executable


def install(executable: Path, *what: str) -> None:
    """Let pip of this environment install into another one."""
    command = [sys.executable, "-m", "pip", "--python", str(executable), "install", "--quiet"]
    subprocess.run([*command, "--disable-pip-version-check", *what], check=True)


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process at a time does what goes by that name."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f".{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools/wheel", description=__doc__)
    parser.add_argument("--plain", action="store_true", help="without compiled rules")
    parser.add_argument("--python", action="store_true", help="install it, print that Python")
    asked = parser.parse_args()
    print(python(asked.plain) if asked.python else wheel(asked.plain))


if __name__ == "__main__":
    main()
