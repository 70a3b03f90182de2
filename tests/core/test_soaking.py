"""The soak runner adds up, stops at a failure, and resumes where it was."""

import io
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from tests import soaking
from tests.core import soak
from tests.soaking import Done, Failed, fingerprint, keep, kept, report, run_units


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "KEPT", tmp_path)


def run(*names: str) -> None:
    """The tasks with those names, on all cores and without a terminal."""
    chosen = [task for task in soak.TASKS if task.name in names]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(soaking, "tasks_of", lambda _: chosen)
        soaking.soak("core", Console(file=io.StringIO()))


def test_counters_are_summed_over_all_units() -> None:
    run("halves")

    done = kept("core", fingerprint("core"))["halves"]
    assert done.units == 100
    assert done.sums == {"units": 100, "even": 50, "odd": 50, "sum": 4950}


def test_a_stopped_run_goes_on_where_it_was() -> None:
    keep("core", fingerprint("core"), {"halves": Done(98, Counter({"units": 98, "earlier": 1}))})

    run("halves")

    done = kept("core", fingerprint("core"))["halves"]
    assert done.units == 100
    assert done.sums == {"units": 100, "earlier": 1, "even": 1, "odd": 1, "sum": 98 + 99}


def test_what_another_source_did_does_not_count() -> None:
    keep("core", "another source", {"halves": Done(98, Counter({"units": 98}))})

    assert kept("core", fingerprint("core")) == {}


def test_a_failure_names_the_unit_and_keeps_what_was_done() -> None:
    with pytest.raises(Failed, match=r"core, stumble, unit 7: AssertionError: seven is too many"):
        run("stumble")

    assert kept("core", fingerprint("core"))["stumble"].units == 7


def test_a_chunk_is_a_row_of_units() -> None:
    units, sums = run_units(("core", "halves", 3, 6))

    assert units == 3
    assert sums == {"units": 3, "odd": 2, "even": 1, "sum": 12}


def test_results_are_a_page_without_a_date() -> None:
    keep("core", "0123456789abcdef", {"halves": Done(40, Counter({"even": 20, "odd": 20}))})

    page = report()

    assert "## core\n\nCommand: `make soak GAME=core`" in page
    assert "Source fingerprint: `0123456789abcdef`" in page
    assert "### halves\n\n40 of 100 done\n\n| counter | sum |\n|---|---:|\n| even | 20 |" in page
