"""How large the rules are: `python -m bench.size [COMMIT …]`, by default release 0.1.0 and now.

Counts the lines of `core` and of the games that somebody wrote and those that a command wrote, and
names the longest and the most complex functions (McCabe: one, and one for each branch).
"""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
RELEASE = "5a60c32"
NOW = "HEAD"
FOLDERS = ("src/ziggurat/core", "src/ziggurat/games")
GENERATED = "/fields.py"
MOST = 8
BRANCHES = (
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.comprehension),
    *(ast.match_case, ast.Assert),
)


@dataclass(frozen=True)
class Function:
    """A function of the rules, how long it is and how many ways lead through it."""

    name: str
    lines: int
    complexity: int


def main() -> None:
    for commit in sys.argv[1:] or [RELEASE, NOW]:
        tell(commit)


def tell(commit: str) -> None:
    files = {path: text_of(commit, path) for path in paths(commit)}
    print(f"{commit}: {len(files)} files of Python")
    for folder in FOLDERS:
        mine = {path: text for path, text in files.items() if path.startswith(folder)}
        by_hand = [text for path, text in mine.items() if not path.endswith(GENERATED)]
        lines, every = sum(map(length, by_hand)), sum(map(length, mine.values()))
        print(f"  {folder}: {lines:,} lines by hand, {every - lines:,} generated")
    found = [one for path, text in files.items() for one in functions(path, text)]
    print(f"  {len(found):,} functions, the median has {median(found)} lines")
    for title, measure in (("longest", "lines"), ("most complex", "complexity")):
        most = sorted(found, key=lambda one: -getattr(one, measure))[:MOST]
        told = (f"{one.name} {one.lines} lines, {one.complexity}" for one in most)
        print(f"  {title}:", *told, sep="\n    ")


def paths(commit: str) -> list[str]:
    listed = git("ls-tree", "-r", "--name-only", commit, *FOLDERS).splitlines()
    return [path for path in listed if path.endswith(".py")]


def text_of(commit: str, path: str) -> str:
    return git("show", f"{commit}:{path}")


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def length(text: str) -> int:
    return len(text.splitlines())


def median(found: list[Function]) -> int:
    return sorted(one.lines for one in found)[len(found) // 2]


def functions(path: str, text: str) -> list[Function]:
    if path.endswith(GENERATED):
        return []
    place = path.removeprefix("src/ziggurat/").removesuffix(".py")
    return [
        Function(f"{place}.{node.name}", (node.end_lineno or 0) - node.lineno + 1, complexity(node))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
    ]


def complexity(function: ast.FunctionDef) -> int:
    nodes = list(ast.walk(function))
    more = sum(len(node.values) - 1 for node in nodes if isinstance(node, ast.BoolOp))
    return 1 + more + sum(isinstance(node, BRANCHES) for node in nodes)


if __name__ == "__main__":
    main()
