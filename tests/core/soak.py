"""Tasks for the tests of the soak runner."""

from tests.soaking import Task


def halves(index: int) -> dict[str, int]:
    return {"units": 1, "even" if index % 2 == 0 else "odd": 1, "sum": index}


def stumble(index: int) -> dict[str, int]:
    assert index < 7, "seven is too many"
    return {"units": 1}


TASKS = [Task("halves", 100, halves), Task("stumble", 20, stumble)]
