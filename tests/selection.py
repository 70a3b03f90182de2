"""Which tests run: `--rule`, one of each group that rotates, or `--every` (a plugin of pytest)."""

import os
from collections import defaultdict
from datetime import date
from zlib import crc32

import pytest

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
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        marker = item.get_closest_marker("rotating")
        if marker is not None and isinstance(item, pytest.Function):
            groups[group_of(item, marker)].append(item)
    return {
        item
        for name, group in groups.items()
        for place, item in enumerate(group)
        if place != place_of_today(name, len(group))
    }


def group_of(item: pytest.Function, marker: pytest.Mark) -> str:
    """The group that the marker names, or else the test with all its parameters."""
    name = str(marker.args[0]) if marker.args else item.nodeid.partition("[")[0]
    by = marker.kwargs.get("by")
    return name if by is None else f"{name}: {item.callspec.id.split('-')[by]}"


def place_of_today(group: str, count: int) -> int:
    """Each group begins elsewhere, so that every day has something of each kind."""
    return (int(os.environ[DAY_VARIABLE]) + crc32(group.encode())) % count
