"""What a lesson asks for, as conditions over facts: what happened, what changed, what is now.

A condition is a JSON object with one of these keys, and the comparison that goes with it:

    all, any, none    a list of conditions
    event             a kind of event; `where` its facts, `at_least` (1) and `at_most` how often
    change            a path to a number: by how much it has changed since the step began
    value             a path: what stands there now
    size              a path to a list or an object: how much is in it
    some              a path to a list or an object; `where` what fits, `at_least` (1), `at_most`
    refused           the rule by which a try was refused; `reason` and `where` say more exactly

A comparison is `is`, `not`, `at_least`, `at_most`, `in` or `has`. `say` names the message that is
shown where the condition is not met. docs/adding-a-game.md has examples.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.core.errors import BadLesson
from ziggurat.core.events import Event
from ziggurat.core.refusals import Refusal
from ziggurat.core.state import State
from ziggurat.core.types import Facts, Json, Seat

COMPARISONS = ("is", "not", "at_least", "at_most", "in", "has")
GROUPS = ("all", "any", "none")
COUNTED = ("event", "some")
COMPARED = ("change", "value", "size")
ROOTS = ("view", "position", "question", "scores", "deciding", "over")


class Findings:
    """What conditions look at: a step's first position, the current one, and what happened."""

    def __init__(
        self,
        seat: Seat,
        before: State,
        after: State,
        events: Sequence[Event],
        refusal: Refusal | None = None,
    ) -> None:
        self.seat = seat
        self.before = before
        self.after = after
        self.events = events
        self.refusal = refusal

    def look(self, path: str, state: State) -> Json:
        """What is found at a path of a position; None where there is nothing."""
        root, *steps = path.split(".")
        found = self._root(root, state)
        for step in steps:
            found = _inside(found, str(self.seat) if step == "me" else step)
        return found

    def _root(self, root: str, state: State) -> Json:
        if root == "view":
            return state.view(self.seat)
        if root == "position":
            return state.dump()
        if root == "question":
            return state.question()
        if root == "scores":
            return state.scores()
        return state.seat if root == "deciding" else state.over


def _inside(found: Json, step: str) -> Json:
    if isinstance(found, Mapping):
        return found.get(step)
    if isinstance(found, Sequence) and not isinstance(found, str) and step.isdigit():
        return found[int(step)] if int(step) < len(found) else None
    return None


def holds(condition: Facts, found: Findings) -> bool:
    """Whether a condition is met."""
    kind = kind_of(condition)
    named = condition[kind]
    if kind in GROUPS:
        met = [holds(one, found) for one in _conditions(named)]
        return all(met) if kind == "all" else any(met) if kind == "any" else not any(met)
    if kind == "refused":
        return _refused(condition, found)
    path = str(named)
    if kind == "event":
        matching = [event.facts for event in found.events if event.kind == path]
        return _often(condition, list(matching), found.seat)
    now = found.look(path, found.after)
    if kind == "some":
        return _often(condition, _items(now), found.seat)
    if kind == "size":
        return compares(len(_items(now)), condition, found.seat)
    if kind == "change":
        return compares(_number(now) - _number(found.look(path, found.before)), condition, 0)
    return compares(now, condition, found.seat)


def _refused(condition: Facts, found: Findings) -> bool:
    refusal = found.refusal
    return (
        refusal is not None
        and refusal.rule == condition["refused"]
        and refusal.reason == condition.get("reason", refusal.reason)
        and fits(refusal.facts, condition.get("where", {}), found.seat)
    )


def missed(condition: Facts, found: Findings) -> list[str]:
    """The messages of what is not met, by their names."""
    if holds(condition, found):
        return []
    said = condition.get("say")
    own = [said] if isinstance(said, str) else []
    if "all" in condition:
        parts = [name for one in _conditions(condition["all"]) for name in missed(one, found)]
        return [*own, *parts]
    return own


def fits(value: Json, wanted: Json, seat: Seat) -> bool:
    """Whether a fact is as `where` says."""
    if wanted == "me":
        return value == seat
    if wanted == "others":
        return isinstance(value, int) and value not in (seat, -1)
    if not isinstance(wanted, Mapping):
        return value == wanted
    if any(name in wanted for name in COMPARISONS):
        return compares(value, wanted, seat)
    return isinstance(value, Mapping) and all(
        fits(value.get(name), one, seat) for name, one in wanted.items()
    )


def compares(value: Json, asked: Facts, seat: Seat) -> bool:
    """Whether all comparisons hold for a value."""
    return all(_compare(value, name, asked[name], seat) for name in COMPARISONS if name in asked)


def _compare(value: Json, name: str, wanted: Json, seat: Seat) -> bool:
    if name == "at_least":
        return _number(value) >= _number(wanted)
    if name == "at_most":
        return _number(value) <= _number(wanted)
    if name == "in":
        return any(fits(value, one, seat) for one in _items(wanted))
    if name == "has":
        return any(fits(one, wanted, seat) for one in _items(value))
    return fits(value, wanted, seat) == (name == "is")


def _often(condition: Facts, items: list[Json], seat: Seat) -> bool:
    where = condition.get("where", {})
    count = sum(1 for item in items if fits(item, where, seat))
    least = _number(condition.get("at_least", 0 if "at_most" in condition else 1))
    return least <= count <= _number(condition.get("at_most", count))


def _items(value: Json) -> list[Json]:
    if isinstance(value, Mapping):
        return list(value.values())
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str) else []


def _number(value: Json) -> float:
    return value if isinstance(value, int | float) else 0


def _conditions(value: Json) -> list[Facts]:
    return [one for one in _items(value) if isinstance(one, Mapping)]


def kind_of(condition: Facts) -> str:
    """What a condition asks for; raises `BadLesson` unless it is exactly one thing."""
    kinds = [name for name in (*GROUPS, *COUNTED, *COMPARED, "refused") if name in condition]
    if len(kinds) != 1:
        raise BadLesson(f"a condition asks for exactly one thing, not {dict(condition)!r}")
    return kinds[0]


def check(condition: Json) -> None:
    """Raise `BadLesson` for what is not a condition."""
    if not isinstance(condition, Mapping):
        raise BadLesson(f"a condition is an object, not {condition!r}")
    kind = kind_of(condition)
    named = condition[kind]
    allowed = {kind, "say"}
    if kind in GROUPS:
        if not _items(named):
            raise BadLesson(f"{kind!r} has a list of conditions, not {named!r}")
        for one in _items(named):
            check(one)
    elif not isinstance(named, str):
        raise BadLesson(f"{kind!r} is a text, not {named!r}")
    elif kind == "refused":
        allowed |= {"reason", "where"}
    elif kind in COUNTED:
        allowed |= {"where", "at_least", "at_most"}
    elif kind in COMPARED:
        allowed |= set(COMPARISONS)
        if not any(name in condition for name in COMPARISONS):
            raise BadLesson(f"{named!r} is compared with nothing")
    if (kind in COMPARED or kind == "some") and str(named).split(".")[0] not in ROOTS:
        raise BadLesson(f"a path begins with one of {', '.join(ROOTS)}, not {named!r}")
    unknown = sorted(set(condition) - allowed)
    if unknown:
        raise BadLesson(f"{kind!r} cannot have {unknown[0]!r}")


def said(condition: Facts) -> list[str]:
    """The names of all messages of a condition and of those in it."""
    own = condition.get("say")
    inner = [
        name for group in GROUPS for one in _conditions(condition.get(group)) for name in said(one)
    ]
    return [*([own] if isinstance(own, str) else []), *inner]


def asks_refusal(condition: Facts) -> bool:
    """Whether the learner must try something impossible."""
    return "refused" in condition or any(
        asks_refusal(one) for group in GROUPS for one in _conditions(condition.get(group))
    )
