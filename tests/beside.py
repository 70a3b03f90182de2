"""Packages with games, put beside Ziggurat as pip would put them there."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CAIRNS = ROOT / "examples" / "cairns"


def beside(folder: Path, package: Path = CAIRNS) -> str:
    """A PYTHONPATH with the package's source and, in that folder, what its entry points are."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    name = project["name"].replace("-", "_")
    facts = folder / f"{name}-{project['version']}.dist-info"
    facts.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (facts / "METADATA").write_text(head, "utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in points.items())]
    (facts / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return os.pathsep.join((str(folder), str(package / "src")))


def run_beside(folder: Path, program: str) -> None:
    """Run a program where Cairns lies beside Ziggurat; what it complains of is the failure."""
    settings = {**os.environ, "PYTHONPATH": beside(folder)}
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
