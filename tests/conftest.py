"""What all tests share: the option `--rule`, and which source is being tested."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import ziggurat
from tests.mutation import SOURCE_VARIABLE

settings.register_profile("ziggurat", derandomize=True, database=None, deadline=None)
settings.load_profile("ziggurat")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        metavar="NUMBER",
        help="run only the tests that show this numbered rule, for example TE-12",
    )


def pytest_configure() -> None:
    wanted = os.environ.get(SOURCE_VARIABLE)
    found = Path(ziggurat.__file__).resolve()
    if wanted is not None and not found.is_relative_to(Path(wanted).resolve()):
        pytest.exit(f"{SOURCE_VARIABLE} is {wanted}, but {found} is imported", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is None:
        return
    chosen = [item for item in items if any(m.args == (rule,) for m in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
