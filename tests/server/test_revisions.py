"""A table is played to its end by the revision of the rules under which it was started."""

from __future__ import annotations

import pytest

from tests.core.test_revisions import LATER
from ziggurat.core.state import State
from ziggurat.core.types import Json
from ziggurat.server.tables.log import DoesNotReplay, first_position

SEATS: Json = [{"name": name, "person": None, "bot": "random"} for name in ("Ada", "Ben")]


def begun(**said: Json) -> State:
    """The position of entry 0 of a log."""
    data = {"seed": "7", "seats": SEATS, **said}
    return first_position(LATER, LATER.read_options(2, {}), data)


def test_a_log_that_names_no_revision_is_of_release_0_1_0() -> None:
    assert begun().revision == 1


def test_a_log_replays_by_the_revision_it_names() -> None:
    assert begun(revision=1).revision == 1
    assert begun(revision=2).revision == 2


def test_a_log_from_a_position_replays_by_the_revision_it_names() -> None:
    position = LATER.start_kept(2, 7, {}, 1).dump()
    without = {name: value for name, value in position.items() if name != "revision"}

    assert begun(position=position, revision=1).revision == 1
    assert begun(position=without).revision == 1


@pytest.mark.parametrize("revision", [0, 3, "2", None])
def test_a_log_of_another_revision_does_not_replay(revision: Json) -> None:
    with pytest.raises(DoesNotReplay, match=r"the rules have changed: .* from 1 to 2"):
        begun(revision=revision)
