"""What is pending: its order on the stack, its form in a dump, and what is refused."""

from typing import ClassVar

import pytest

from tests.core.pebbles import GAME, PASS, Lay, Pebble
from ziggurat.core import BadDump, Facts, Json
from ziggurat.core.decisions import Decision, PendingField, Step, check_stack, stack_from


class Gift(Step[Pebble]):
    """A seat gets points, black ones counting three."""

    KIND: ClassVar[str] = "gift"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("points", 1, 9),
        PendingField("colour", 0, 1, ("white", "black")),
    )
    COMPLETE: ClassVar[bool] = True

    def __init__(self, seat: int, points: int, colour: int) -> None:
        super().__init__(seat)
        self.points = points
        self.colour = colour

    def carry_out(self, state: Pebble) -> None:
        state.points[self.seat] += self.points
        state.emit("gift", {"seat": self.seat})

    def complaint(self, state: Pebble) -> str:
        return "" if state.points[self.seat] + self.points < 9 else "that is too much"


KINDS = (Gift, Lay)


def gift(**changes: Json) -> Facts:
    return {"kind": "gift", "seat": 0, "points": 2, "colour": "black", **changes}


@pytest.fixture
def state() -> Pebble:
    return GAME.begin(2, "seed", GAME.read_options(2, {}), 1)


def test_what_is_told_first_happens_first(state: Pebble) -> None:
    state.then(Gift(1, 3, 0), Gift(0, 4, 0))
    state.settle()

    assert [event.facts["seat"] for event in state.events if event.kind == "gift"] == [1, 0]
    assert state.points == [4, 3]
    assert state.seat == 0


def test_the_list_of_actions_is_found_once_for_each_decision(state: Pebble) -> None:
    first = state.actions()
    first.append(99)

    assert 99 not in state.actions()
    state.play(PASS)
    assert state.listed is None


def test_it_reads_back_from_a_dump(state: Pebble) -> None:
    state.pending = [Gift(1, 3, 1), Lay(0)]

    rows = state.pending_json()

    assert rows == [{**gift(seat=1, points=3)}, {"kind": "lay", "seat": 0}]
    assert stack_from(state, KINDS, rows, "pending") == state.pending
    assert [one.numbers() for one in state.pending] == [[3, 1], []]


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ([], "pending should have 1 to 100 items, not 0"),
        ([gift()] * 101, "not 101"),
        ([{"kind": "lay", "seat": 0}], "something has to be pending beneath 'lay'"),
        ([gift(kind="theft")], "pending.0.kind should be one of gift, lay, not 'theft'"),
        ([gift(points=10)], "pending.0.points should be a whole number from 1 to 9, not 10"),
        ([gift(colour="grey")], "pending.0.colour should be one of white, black"),
        ([gift(seat="first")], "pending.0.seat should be a seat, not 'first'"),
        ([gift(), {"kind": "lay", "seat": 2}], "pending.1.seat should be one of 2, not 2"),
        ([gift(wind=1)], "pending.0 has unknown fields: wind"),
        ([["gift", 0, 2, 1]], "pending.0 should be an object"),
    ],
)
def test_what_cannot_be_pending_is_refused(state: Pebble, rows: list[Json], complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        stack_from(state, KINDS, rows, "pending")


def test_what_does_not_fit_the_position_is_refused(state: Pebble) -> None:
    state.pending = [Gift(1, 1, 0), Gift(0, 9, 0)]

    with pytest.raises(BadDump, match=r"pending\.1, gift: that is too much"):
        check_stack(state, "pending")


def test_a_decision_that_does_not_say_what_is_possible_is_an_error(state: Pebble) -> None:
    half = type("Half", (Decision,), {"KIND": "half"})

    with pytest.raises((TypeError, NotImplementedError)):  # when it is made; compiled, when asked
        half(0).options(state)
