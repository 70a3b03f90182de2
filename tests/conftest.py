"""What all tests share: which of them run, and which source is being tested."""

import os
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

import ziggurat
from tests.mutation import SOURCE_VARIABLE

pytest_plugins = ["tests.selection"]

settings.register_profile("ziggurat", derandomize=True, database=None, deadline=None)
settings.load_profile("ziggurat")


def pytest_configure() -> None:
    wanted = os.environ.get(SOURCE_VARIABLE)
    found = Path(ziggurat.__file__).resolve()
    if wanted is not None and not found.is_relative_to(Path(wanted).resolve()):
        pytest.exit(f"{SOURCE_VARIABLE} is {wanted}, but {found} is imported", returncode=4)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A browser that is open in this process has an event loop; a test without one has none."""
    loop = _get_running_loop()
    if "page" not in item.path.parts:
        _set_running_loop(None)
    try:
        return (yield)
    finally:
        _set_running_loop(loop)
