"""What all tests share: `--rule`, `--every`, and which source is being tested."""

import os
from collections import defaultdict
from datetime import date
from pathlib import Path

import pytest
from hypothesis import settings

import ziggurat
from tests.mutation import SOURCE_VARIABLE

settings.register_profile("ziggurat", derandomize=True, database=None, deadline=None)
settings.load_profile("ziggurat")

DAY_VARIABLE = "ZIGGURAT_TEST_DAY"
"""The day by which tests rotate; one for all processes of a run, even at midnight."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        metavar="NUMBER",
        help="run only the tests that show this numbered rule, for example TE-12",
    )
    parser.addoption(
        "--every",
        action="store_true",
        help="run every combination of tests that rotate, not just the one of today",
    )


def pytest_configure() -> None:
    os.environ.setdefault(DAY_VARIABLE, str(date.today().toordinal()))
    wanted = os.environ.get(SOURCE_VARIABLE)
    found = Path(ziggurat.__file__).resolve()
    if wanted is not None and not found.is_relative_to(Path(wanted).resolve()):
        pytest.exit(f"{SOURCE_VARIABLE} is {wanted}, but {found} is imported", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is not None:
        shows = {i for i in items if any(m.args == (rule,) for m in i.iter_markers("rule"))}
        choose(config, items, shows)
    elif not config.getoption("--every"):
        choose(config, items, set(items) - rest_of_today(items))


def choose(config: pytest.Config, items: list[pytest.Item], chosen: set[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def rest_of_today(items: list[pytest.Item]) -> set[pytest.Item]:
    """The tests that rotate and have another day; a test that was asked for alone always runs."""
    groups: dict[tuple[str, ...], list[pytest.Item]] = defaultdict(list)
    for item in items:
        marker = item.get_closest_marker("rotating")
        if marker is None or not isinstance(item, pytest.Function):
            continue
        by = marker.kwargs.get("by")
        apart = (item.callspec.id.split("-")[by],) if by is not None else ()
        groups[(str(marker.args[0]), *apart)].append(item)
    day = int(os.environ[DAY_VARIABLE])
    return {
        item
        for group in groups.values()
        for place, item in enumerate(group)
        if place != day % len(group)
    }
