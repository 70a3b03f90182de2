"""Compiles the rules into the wheel, ahead of time, from the same source.

Where there is a C compiler, `core`, `games` and the bots are compiled with mypyc; where there is
none, or with ZIGGURAT_INTERPRETED=1, the wheel holds the plain files alone, which do the same.
An editable install is never compiled.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/ziggurat")

COMPILED = ("core", "games/*", "bots")
"""The folders of `ziggurat` whose modules are compiled, folders inside included, a library each."""

INTERPRETED = (
    "__init__.py",
    "core/game.py",
    "core/checks.py",
    "core/field_source.py",
    "core/page_data.py",
    "core/rulebook.py",
    "core/terms.py",
    "/printed.py",
)
"""Modules that gain nothing from it; a game is declared by class attributes, which compiled classes
do not take from subclasses that are not compiled themselves."""


class CompileRules(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"
    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if os.environ.get("ZIGGURAT_INTERPRETED"):
            return
        self.folder = folder = Path(tempfile.mkdtemp(prefix="ziggurat-"))
        try:
            probe_compiler(folder)
            compile_rules(Path(self.root), folder)
        except (Exception, SystemExit) as error:
            self.app.display_warning(f"the rules will run interpreted: {error}")
            return
        included = build_data["force_include"]
        assert isinstance(included, dict)
        for path in (folder / "lib").rglob("*"):
            if path.suffix in (".so", ".pyd"):
                included[str(path)] = str(path.relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def probe_compiler(folder: Path) -> None:
    """Compile next to nothing; raises where there is no compiler, or no header of Python."""
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", "utf-8")
    build([Extension("probe", [str(source)])], folder / "probe")


def compile_rules(root: Path, folder: Path) -> None:
    """Compile into `folder`/lib; raises where that cannot be."""
    os.chdir(root)
    groups = [
        (modules, "_".join(("ziggurat", *part.relative_to(PACKAGE).parts)))
        for part in parts()
        if (modules := [str(path) for path in to_compile(part)])
    ]
    modules = [module for group, _ in groups for module in group]
    extensions = mypycify(modules, opt_level="3", separate=groups, target_dir=str(folder / "c"))
    build(extensions, folder)


def parts() -> list[Path]:
    """The folders that become a library each."""
    return [path for name in COMPILED for path in sorted(PACKAGE.glob(name)) if path.is_dir()]


def to_compile(part: Path) -> list[Path]:
    """The modules of a folder, and of the folders in it, that are compiled."""
    return [path for path in sorted(part.rglob("*.py")) if not str(path).endswith(INTERPRETED)]


def build(extensions: Sequence[Extension], folder: Path) -> None:
    """Run the C compiler."""
    command = build_ext(Distribution({"name": "ziggurat", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
