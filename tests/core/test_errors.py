"""Every complaint about bad input is a `ZigguratError`, and travels between processes."""

import pickle

import pytest

from ziggurat import COMPILED
from ziggurat.core import Event, IllegalAction, Refusal, ZigguratError, errors

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type)
         and issubclass(kind, Exception)]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_all_are_of_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, ZigguratError)
    assert kind.__doc__ or COMPILED, "only a compiler may leave out what is said of it"


def test_an_illegal_action_says_which_rule_and_why() -> None:
    refusal = Refusal("TE-12", "river-is-for-farms", {"cell": "E5"})

    error = IllegalAction("temple E5", refusal)

    assert str(error) == "'temple E5' is not allowed: TE-12, river is for farms (cell E5)"
    assert refusal.json() == {
        "rule": "TE-12",
        "reason": "river-is-for-farms",
        "facts": {"cell": "E5"},
    }


def test_an_illegal_action_travels_between_processes() -> None:
    error = IllegalAction("temple E5", Refusal("TE-12", "river-is-for-farms", {"cell": "E5"}))

    arrived = pickle.loads(pickle.dumps(error))

    assert str(arrived) == str(error)
    assert arrived.refusal.json() == error.refusal.json()


def test_events_know_who_may_see_them() -> None:
    public, private = Event("war", {}), Event("drew", {"tile": "red"}, (1,), True)

    assert [public.seen_by(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [private.seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert private.json() == {"kind": "drew", "facts": {"tile": "red"}, "reveal": True}
