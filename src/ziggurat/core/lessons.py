"""Lessons: positions with tasks that the rules judge by facts.

A game's folder `lessons` has `course.json`, which gives the order of the lessons and the rules that
are left to the rulebook, and one file a lesson; docs/adding-a-game.md says what is in them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from ziggurat.core import conditions
from ziggurat.core.conditions import Findings
from ziggurat.core.errors import BadLesson, IllegalAction, ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.refusals import Refusal
from ziggurat.core.rulebook import rulebook
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json, Seat

SOLVER_BUDGET = 20_000
"""How many positions are looked at to find how a task is done."""

HOPE_BUDGET = 400
"""How many positions are looked at to see whether a try can still get there."""

STEP_FIELDS = (
    *("key", "position", "task", "moves", "until", "among", "replies", "show"),
    *("rules", "light", "arrow", "seals", "tags", "drawing"),
)
LESSON_FIELDS = ("minutes", "seat", "table", "steps")


@dataclass(frozen=True, eq=False)
class Step:
    """One idea of a lesson: something to read, or a task."""

    key: str
    position: Facts | None
    """Where it begins; None: where the step before ended."""
    task: Facts | None
    """The condition to meet; None: there is only something to read."""
    moves: int
    """How many decisions a try may take."""
    until: Facts | None
    """A condition that ends a try, such as the end of the turn; None: only its length does."""
    among: tuple[str, ...]
    """What is offered, as patterns of notation; if empty, whatever is possible."""
    replies: tuple[str, ...]
    """What the others decide, in this order, as far as it is possible."""
    show: tuple[str, ...]
    """How it is shown; if empty, the first way that is found."""
    rules: tuple[str, ...]
    pointing: Facts
    """What the page points at: `light`, `arrow`, `seals`, `tags`, `drawing`."""

    def offers(self, words: str) -> bool:
        return not self.among or any(fnmatchcase(words, pattern) for pattern in self.among)

    def words(self) -> list[str]:
        """The endings of the names of its messages; that of its speech is empty."""
        ends = [""]
        if self.task is not None:
            ends += ["-task", "-nudge", "-why"]
            ends += [f"-{name}" for name in dict.fromkeys(conditions.said(self.task))]
        tags = self.pointing["tags"]
        assert isinstance(tags, Mapping)
        return [*ends, *(f"-{name}" for name in dict.fromkeys(map(str, tags.values())))]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A few steps that teach one thing."""

    game: Game
    key: str
    minutes: int
    seat: Seat
    """The seat of whoever learns."""
    steps: tuple[Step, ...]

    def rules(self) -> list[str]:
        """All the rules that it teaches."""
        return list(dict.fromkeys(rule for step in self.steps for rule in step.rules))

    def words(self) -> list[str]:
        """The names of all its messages."""
        name = f"{self.game.name}-lesson-{self.key}"
        return [
            name,
            *(f"{name}-{step.key}{end}" for step in self.steps for end in step.words()),
        ]

    def base(self, index: int) -> int:
        """The step whose position this one continues from."""
        return next(at for at in range(index, -1, -1) if self.steps[at].position is not None)


@dataclass(frozen=True, eq=False)
class Course:
    """All lessons of a game in their order."""

    lessons: tuple[Lesson, ...]
    left: Mapping[str, str]
    """The rules that no lesson teaches, with the reason."""
    growing: bool = False
    """More lessons are to come, so not every rule is taught yet."""

    def lesson(self, key: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.key == key:
                return lesson
        raise BadLesson(f"there is no lesson {key!r}")

    def taught(self) -> dict[str, list[str]]:
        """Which lessons teach each rule."""
        table: dict[str, list[str]] = {}
        for lesson in self.lessons:
            for rule in lesson.rules():
                table.setdefault(rule, []).append(lesson.key)
        return table


# Reading


def folder(game: Game) -> Path:
    return game.folder / "lessons"


@cache
def course(game: Game) -> Course:
    """The lessons of a game; a game may have none."""
    file = folder(game) / "course.json"
    if not file.is_file():
        return Course((), {})
    given = _object(json.loads(file.read_text("utf-8")), file.name)
    _only(given, ("lessons", "left", "growing"), file.name)
    left = {rule: str(why) for rule, why in _object(given.get("left", {}), file.name).items()}
    lessons = tuple(read_lesson(game, key) for key in _texts(given, "lessons"))
    return Course(lessons, left, given.get("growing") is True)


def read_lesson(game: Game, key: str) -> Lesson:
    """A lesson from its file."""
    file = folder(game) / f"{key}.json"
    if not file.is_file():
        raise BadLesson(f"there is no {file.name}")
    return lesson_of(game, key, json.loads(file.read_text("utf-8")))


def lesson_of(game: Game, key: str, given: Json) -> Lesson:
    """A lesson from its JSON."""
    where = f"{game.name}/{key}"
    fields = _object(given, where)
    _only(fields, LESSON_FIELDS, where)
    steps = fields.get("steps")
    if not isinstance(steps, list) or not steps:
        raise BadLesson(f"{where}: a lesson has steps")
    table = _object(fields.get("table", {}), where)
    read = tuple(_step(_object(step, where), table, where) for step in steps)
    if read[0].position is None:
        raise BadLesson(f"{where}: the first step has a position")
    keys = [step.key for step in read]
    if len(set(keys)) < len(keys):
        raise BadLesson(f"{where}: no two steps have the same key")
    return Lesson(game, key, _whole(fields, "minutes", 3), _whole(fields, "seat", 0), read)


def _step(given: Facts, table: Facts, where: str) -> Step:
    """A step; its position has what all positions of the lesson have in common."""
    key = given.get("key")
    if not isinstance(key, str) or not key:
        raise BadLesson(f"{where}: every step has a key")
    where = f"{where}/{key}"
    _only(given, STEP_FIELDS, where)
    position = given.get("position")
    task, until = _condition(given, "task", where), _condition(given, "until", where)
    return Step(
        key=key,
        position=None if position is None else {**table, **_object(position, where)},
        task=task,
        moves=_whole(given, "moves", 1),
        until=until,
        among=_texts(given, "among"),
        replies=_texts(given, "replies"),
        show=_texts(given, "show"),
        rules=_texts(given, "rules"),
        pointing={
            "light": list(_texts(given, "light")),
            "arrow": list(_texts(given, "arrow")),
            "seals": list(_texts(given, "seals")),
            "tags": _object(given.get("tags", {}), where),
            "drawing": list(_texts(given, "drawing")),
        },
    )


def _condition(given: Facts, name: str, where: str) -> Facts | None:
    condition = given.get(name)
    if condition is None:
        return None
    try:
        conditions.check(condition)
    except BadLesson as error:
        raise BadLesson(f"{where}: {error}") from error
    return _object(condition, where)


def _object(given: object, where: str) -> Facts:
    if not isinstance(given, dict):
        raise BadLesson(f"{where}: should be an object, not {given!r}")
    return given


def _only(given: Facts, known: Sequence[str], where: str) -> None:
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise BadLesson(f"{where}: there is no field {unknown[0]!r}; there are {', '.join(known)}")


def _texts(given: Facts, name: str) -> tuple[str, ...]:
    listed = given.get(name, [])
    if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
        raise BadLesson(f"{name!r} is a list of texts, not {listed!r}")
    return tuple(map(str, listed))


def _whole(given: Facts, name: str, otherwise: int) -> int:
    number = given.get(name, otherwise)
    if not isinstance(number, int):
        raise BadLesson(f"{name!r} is a number, not {number!r}")
    return number


# Trying


@dataclass(frozen=True)
class Move:
    """A decision that was carried out, and what it did."""

    seat: Seat
    action: Action
    events: list[Event]


@dataclass
class Attempt:
    """A try at a step: where it began, what was done, and where that led."""

    lesson: Lesson
    step: Step
    start: State
    state: State
    replies: list[str]
    moves: list[Move] = field(default_factory=list)
    tried: list[Action] = field(default_factory=list)
    """What the learner decided; the last decision may have been refused."""
    refusal: Refusal | None = None

    def findings(self) -> Findings:
        events = [event for move in self.moves for event in move.events]
        return Findings(self.lesson.seat, self.start, self.state, events, self.refusal)

    def done(self) -> bool:
        return self.step.task is not None and conditions.holds(self.step.task, self.findings())

    def missed(self) -> list[str]:
        """The messages for what the try did not achieve."""
        if self.step.task is None:
            return []
        return list(dict.fromkeys(conditions.missed(self.step.task, self.findings())))

    def open(self) -> bool:
        """Whether the learner can go on."""
        return (
            self.refusal is None
            and self.state.seat == self.lesson.seat
            and len(self.tried) < self.step.moves
            and not self.ended()
        )

    def ended(self) -> bool:
        """Whether something has happened that ends the try."""
        until = self.step.until
        return until is not None and conditions.holds(until, self.findings())

    def offered(self) -> list[Action]:
        """The possible actions that belong to the step."""
        write = self.lesson.game.write
        return [one for one in self.state.actions() if self.step.offers(write(one))]

    def twin(self) -> Attempt:
        return Attempt(
            *(self.lesson, self.step, self.start, self.state.copy(), self.replies[:]),
            *(self.moves[:], self.tried[:], self.refusal),
        )

    def play(self, action: Action) -> None:
        """A decision of the learner and the others' replies; a refused one changes nothing."""
        if not self.open():
            raise BadLesson("this try is over")
        self.tried.append(action)
        try:
            self._move(action)
        except IllegalAction as error:
            self.refusal = error.refusal
        else:
            self.answer()

    def answer(self) -> None:
        """The others decide as the lesson says, as long as it says something possible."""
        state = self.state
        while not state.over and state.seat != self.lesson.seat:
            write = self.lesson.game.write
            possible = {write(action): action for action in state.actions()}
            reply = next((words for words in self.replies if words in possible), None)
            if reply is None:
                return
            self.replies.remove(reply)
            self._move(possible[reply])

    def _move(self, action: Action) -> None:
        state = self.state
        state.listening = True
        state.events = []
        seat = state.seat
        state.play(action)
        self.moves.append(Move(seat, action, state.events))


def begin(lesson: Lesson, index: int, before: Sequence[Action] | None = None) -> Attempt:
    """A step before its first decision, after these actions from the last given position.

    Without them it begins as if everything before it had been done as shown.
    """
    base = lesson.base(index)
    position = lesson.steps[base].position
    assert position is not None
    state = lesson.game.load(position)
    if before is None:
        before = trail(lesson, index)
    for action in before:
        state.play(action)
    state.listening = False
    return started(lesson, index, state)


def started(lesson: Lesson, index: int, state: State) -> Attempt:
    """A try from a position; replies that come first are given at once."""
    step = lesson.steps[index]
    attempt = Attempt(lesson, step, state.copy(), state, list(step.replies))
    if step.task is not None:
        attempt.answer()
    return attempt


@cache
def trail(lesson: Lesson, index: int) -> tuple[Action, ...]:
    """All actions from the last given position to this step, done as shown."""
    if lesson.steps[index].position is not None:
        return ()
    return (*trail(lesson, index - 1), *(move.action for move in solution(lesson, index - 1).moves))


def attempt(
    lesson: Lesson, index: int, before: Sequence[Action] | None, actions: Sequence[Action]
) -> Attempt:
    """A try: the learner's decisions, and the replies to them."""
    found = begin(lesson, index, before)
    for action in actions:
        found.play(action)
    return found


def verdict(found: Attempt) -> str:
    """How a try stands: `read`, `right`, `going`, `refused` or `missed`."""
    if found.step.task is None:
        return "read"
    if found.done():
        return "right"
    if found.refusal is not None:
        return "refused"
    if not found.tried:
        return "going"
    if not found.open():
        return "missed"
    return "going" if hopeful(found) else "missed"


# Solving


def hopeful(found: Attempt) -> bool:
    """Whether the task can still be done; if that takes too long to find out, it may be."""
    search = Search(HOPE_BUDGET)
    return search.solve(found) is not None or search.left <= 0


class Search:
    """Looks for decisions that do the task, fewest first."""

    def __init__(self, budget: int) -> None:
        self.left = budget

    def solve(self, found: Attempt) -> Attempt | None:
        """The try continued to where the task is done; None if no way was found."""
        task = found.step.task
        if task is None:
            return found
        if conditions.asks_refusal(task):
            return self._refused(found)
        level = [found]
        while level and self.left > 0:
            after: list[Attempt] = []
            for one in level:
                done = self._expand(one, after)
                if done is not None:
                    return done
            level = after
        return None

    def _expand(self, found: Attempt, after: list[Attempt]) -> Attempt | None:
        if not found.open():
            return None
        for action in found.offered():
            self.left -= 1
            if self.left < 0:
                return None
            child = found.twin()
            child.play(action)
            if child.done():
                return child
            after.append(child)
        return None

    def _refused(self, found: Attempt) -> Attempt | None:
        """A try that the rules refuse, as the task asks."""
        game = found.lesson.game
        for action in range(len(game.table)):
            if found.step.offers(game.write(action)):
                self.left -= 1
                if self.left < 0:
                    return None
                child = found.twin()
                child.play(action)
                if child.done():
                    return child
        return None


@cache
def solution(lesson: Lesson, index: int) -> Attempt:
    """How a step is shown; raises `BadLesson` where its task cannot be done."""
    found = begin(lesson, index)
    step = found.step
    where = f"{lesson.game.name}/{lesson.key}/{step.key}"
    if step.task is not None and found.done():
        raise BadLesson(f"{where}: the task is done before anything is done")
    if step.show:
        for words in step.show:
            found.play(lesson.game.read(words))
        if not found.done():
            raise BadLesson(f"{where}: what is shown does not do the task")
        return found
    done = Search(SOLVER_BUDGET).solve(found)
    if done is None:
        raise BadLesson(f"{where}: no way was found to do the task")
    return done


def shown(lesson: Lesson, index: int) -> list[Action]:
    """The learner's decisions that do the task; the last one is refused if the task asks that."""
    return solution(lesson, index).tried


def faults(game: Game) -> list[str]:
    """What is wrong with a game's lessons: tasks that cannot be done, rules that do not exist."""
    numbers = set(rulebook(game, "en").numbers()) if course(game).lessons else set()
    unknown = sorted({*course(game).taught(), *course(game).left} - numbers)
    found = [f"there is no rule {rule}" for rule in unknown]
    for lesson in course(game).lessons:
        for index, step in enumerate(lesson.steps):
            try:
                solution(lesson, index)
            except ZigguratError as error:
                found.append(f"{lesson.key}/{step.key}: {error}")
    return found
