"""Starts the server of this source tree, on compiled rules as soon as there are any.

    tools/play.py [options of `ziggurat serve`]

Compiled rules lie in build/rules, by what they are made of: where the rules have changed since,
they are compiled anew. Until then the server and its bots run the source as it is; the bots change
over when the compiler is done, the server at its next start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
RULES = BUILD / "rules"
TREES = BUILD / "play"
KEPT = 3
"""How many compiled rules, and trees with them, stay beside the newest."""
COMPILE = """
import sys; from pathlib import Path; root, folder = map(Path, sys.argv[1:])
sys.path.insert(0, str(root)); import hatch_build
hatch_build.probe_compiler(folder); hatch_build.compile_rules(root, folder)
"""


def main() -> None:
    if sys.argv[1:] == ["--compile"]:
        compile_in_background()
        return
    tree, environment = tree_of_now(), dict(os.environ)
    if compiled().is_dir():
        make_tree(tree)
        print("The rules run compiled.", flush=True)
        environment["PYTHONPATH"] = str(tree)
    else:
        print("The rules run interpreted; they are being compiled meanwhile.", flush=True)
        environment["ZIGGURAT_COMPILED"] = str(tree)
        subprocess.Popen([sys.executable, __file__, "--compile"], env=environment)
    serve = [sys.executable, "-m", "ziggurat.cli", "serve", *(sys.argv[1:] or ["--open"])]
    os.execve(sys.executable, serve, environment)


def compile_in_background() -> None:
    """Compile the rules, after everything else that wants the processor, and say how it went."""
    os.nice(19)
    RULES.mkdir(parents=True, exist_ok=True)
    with (BUILD / "rules.log").open("w", encoding="utf-8") as log:
        place, folder = compiled(), Path(tempfile.mkdtemp(prefix=".new-", dir=RULES))
        command = [sys.executable, "-c", COMPILE, str(ROOT), str(folder)]
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False)
        if done.returncode:
            print(f"The rules stay interpreted: see {log.name}", flush=True)
        elif place != compiled():
            print("The rules have changed meanwhile: they are compiled at the next start.")
        else:
            put(folder / "lib", place)
            make_tree(Path(os.environ["ZIGGURAT_COMPILED"]))
            print("The rules are compiled: bots run them now, the server at its next start.")
        shutil.rmtree(folder, ignore_errors=True)


def compiled() -> Path:
    """Where the libraries of the rules as they are now lie, once they are compiled."""
    package = ROOT / "src" / "ziggurat"
    parts = [package / name for name in ("core", "games", "bots")]
    return RULES / fingerprint([*parts, ROOT / "hatch_build.py"], "*.py")


def tree_of_now() -> Path:
    """Where the package as it is now lies with its compiled rules."""
    return TREES / fingerprint([ROOT / "src", ROOT / "hatch_build.py"], "*")


def fingerprint(places: list[Path], pattern: str) -> str:
    """What stands for the contents of these files, and of these folders' files."""
    found = sha256(sys.version.encode())
    for place in places:
        for path in sorted(place.rglob(pattern)) if place.is_dir() else [place]:
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(f"{path.relative_to(ROOT)}\n".encode())
                found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def make_tree(tree: Path) -> None:
    """Lay out the package with its compiled rules, unless it is there or has changed since."""
    if tree.is_dir() or tree != tree_of_now():
        return
    TREES.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=".new-", dir=TREES))
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "ziggurat", fresh / "ziggurat", ignore=ignored)
    tokens = ROOT / "ui" / "src" / "style" / "tokens.css"
    shutil.copy(tokens, fresh / "ziggurat" / "core" / "tokens.css")
    shutil.copytree(compiled(), fresh, dirs_exist_ok=True)
    put(fresh, tree)


def put(fresh: Path, place: Path) -> None:
    """Move a finished folder to its place at once, unless another process was faster."""
    try:
        fresh.rename(place)
    except OSError:
        shutil.rmtree(fresh, ignore_errors=True)
    names = [path for path in place.parent.iterdir() if not path.name.startswith(".")]
    for old in sorted(names, key=lambda path: path.stat().st_mtime)[: -KEPT - 1]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    main()
