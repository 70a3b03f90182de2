"""A decision as text, and an answer in text as an action: for language models as players.

>>> import ziggurat
>>> from ziggurat import prompts
>>> state = ziggurat.game("teotihuacan").start(seats=2, seed=7)
>>> prompt = prompts.Prompt.of(state)
>>> text = prompt.text()
>>> state.play(prompt.read("I keep the first two, so **" + prompt.words[0].upper() + "**."))

`Prompt.from_view` is the same for a player at a table of the server, who has only what it sends. A
text holds what the view of the seat holds and nothing else; `BadAnswer` says what was wrong with
an answer, so that it can be shown to the model and the question asked again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby
from random import Random

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import Action, Facts, Json

ECHOES = frozenset({"game", "viewer", "you", "seat", "question", "seats"})
"""Facts at the top of a view that the rest of a prompt says already."""

LONGEST_ANSWER = 20_000
"""Of a longer answer only the end is read: that is where a model says what it decided."""

NEAR = 5
"""How many near actions an error lists."""

REQUEST = "Answer with one of these actions: its number, or its words."


class BadAnswer(ZigguratError):
    """An answer that does not name exactly one possible action."""

    def __init__(self, complaint: str, near: Sequence[str]) -> None:
        super().__init__(complaint)
        self.near = list(near)
        """Possible actions that may have been meant, in words."""

    def __reduce__(self) -> tuple[type[BadAnswer], tuple[str, list[str]]]:
        """From complaint and near actions, so that it can travel between processes."""
        return type(self), (str(self), self.near)


class Prompt:
    """What one seat has to decide now, with all it may know."""

    def __init__(self, position: State, view: Facts) -> None:
        if position.over:
            raise ZigguratError("the game is over: nobody decides")
        self.game = position.game
        self.view = view
        self.actions = position.actions()
        """The possible actions; number 1 of the list in a prompt is the first of them."""

        self.words = [self.game.write(action) for action in self.actions]
        self._position = position

    @classmethod
    def of(cls, state: State) -> Prompt:
        """What this position asks of who decides in it."""
        return cls(state.copy(), {} if state.over else state.view(state.seat))

    @classmethod
    def from_view(cls, game: Game, view: Facts) -> Prompt:
        """What the view of the deciding seat asks of it."""
        position = game.imagine(view, Random(0))
        if not position.over and plain(position.view(position.seat)) != plain(view):
            raise ZigguratError(f"seat {position.seat} decides, and this is not its view")
        return cls(position, view)

    def text(self, *, board: bool = True, facts: bool = True, aids: bool = False) -> str:
        """Everything to decide by: the board as drawn for a terminal, all facts of the view,
        the question and the possible actions; `aids` adds what helps to choose.
        """
        seat, seats = self._position.seat, self._position.seats
        players = "1 player" if seats == 1 else f"{seats} players"
        parts = [f"{self.game.title}, {players}. You are seat {seat}."]
        if board:
            parts.append(self._position.text(seat).strip("\n"))
        if facts:
            known = {name: fact for name, fact in self.view.items() if name not in ECHOES}
            parts.append(
                "What you know (what is not named is 0, none or no):\n" + "\n".join(outline(known))
            )
        if aids:
            parts.append("What helps to choose:\n" + "\n".join(outline(self._helps())))
        parts.append(self.question())
        parts.append(REQUEST + "\n" + "\n".join(self.choices()))
        return "\n\n".join(parts) + "\n"

    def _helps(self) -> Facts:
        """The aids, and what each possible action would do where that can be told."""
        tried = zip(self.words, map(self._position.effect, self.actions), strict=True)
        effects: dict[str, Json] = {words: effect for words, effect in tried if effect}
        return {**self._position.aids(), "effects": effects} if effects else self._position.aids()

    def question(self) -> str:
        """What is being decided, in one line."""
        question = self._position.question()
        facts = [
            f"{name} {_inside(fact)}"
            for name, fact in question.items()
            if name not in ("kind", "seat") and fact is not None
        ]
        about = f" ({', '.join(facts)})" if facts else ""
        return f"You decide: {str(question['kind']).replace('_', ' ')}{about}."

    def choices(self) -> Iterator[str]:
        """The possible actions, numbered from 1; those with the same first word share a line.

        The words of an action are the one at the start of its line and those after its number.
        """
        kinds = [words.split(" ", 1)[0] for words in self.words]
        numbered = enumerate(zip(kinds, self.words, strict=True), 1)
        for kind, group in groupby(numbered, key=lambda item: item[1][0]):
            same = [(number, words) for number, (_, words) in group]
            if len(same) == 1:
                yield f"[{same[0][0]}] {same[0][1]}"
            else:
                tails = (f"[{number}] {words[len(kind) :].lstrip()}" for number, words in same)
                yield f"{kind} " + " ".join(tail.rstrip() for tail in tails)

    def read(self, answer: str) -> Action:
        """The one possible action that an answer names.

        By its words or its number in the list, alone or at the end of a longer text; letter
        case, spacing, order of the words, markdown and quotes do not matter. A line that says
        `Action: …` and a JSON object with `action` count before anything around them.
        """
        text = answer[-LONGEST_ANSWER:]
        if not text.strip():
            raise BadAnswer("the answer is empty; " + self._expected(), [])
        for part in _telling_parts(text):
            named = self._named(part)
            if len(named) == 1:
                return named.pop()
            if named:
                found = [self.game.write(action) for action in sorted(named)]
                listed = ", ".join(found[:NEAR]) + (", …" if len(found) > NEAR else "")
                raise BadAnswer(
                    f"the answer names {len(found)} possible actions: {listed}; name one", found
                )
        raise self._not_understood(text)

    def _named(self, part: str) -> set[Action]:
        """The possible actions that this part of an answer names."""
        words = _words(part)
        exact = self._exactly(words)
        if exact:
            return exact
        if words and words[0].isdigit():
            rest = self._exactly(words[1:])
            if rest:
                return rest | self._numbered(words[0])
        mentioned = _mentioned(words, self.words)
        if mentioned:
            return {self.actions[place] for place in mentioned}
        return {action for digits in NUMBER.findall(part) for action in self._numbered(digits)}

    def _exactly(self, words: list[str]) -> set[Action]:
        """The action of exactly these words, in any order; or of this number alone."""
        if len(words) == 1 and words[0].isdigit():
            return self._numbered(words[0])
        spelled = [
            (action, _words(own)) for action, own in zip(self.actions, self.words, strict=True)
        ]
        same = {action for action, own in spelled if own == words}
        return same or {action for action, own in spelled if sorted(own) == sorted(words)}

    def _numbered(self, digits: str) -> set[Action]:
        number = int(digits) if len(digits) < 10 else 0
        return {self.actions[number - 1]} if 0 < number <= len(self.actions) else set()

    def _not_understood(self, text: str) -> BadAnswer:
        part = next(_telling_parts(text))
        words = _words(part)
        said = " ".join(words)[:100]
        if not words:
            return BadAnswer(f"the answer has no words; {self._expected()}", [])
        if len(words) == 1 and words[0].isdigit():
            return BadAnswer(f"there is no action number {said}; {self._expected()}", [])
        near = self._near(words)
        meant = f"; near it: {', '.join(near)}" if near else ""
        table = self.game.table.words
        forbidden = sorted(_mentioned(words, table))
        if not forbidden:
            return BadAnswer(f"{said!r} is no action; {self._expected()}{meant}", near)
        refusal = self._position.refusal(forbidden[0])
        return BadAnswer(
            f"{table[forbidden[0]]!r} is not possible now: {refusal}; {self._expected()}{meant}",
            near,
        )

    def _near(self, words: list[str]) -> list[str]:
        spelled = {" ".join(_words(text)): text for text in self.words}
        close = get_close_matches(" ".join(words)[:100], spelled, n=NEAR, cutoff=0.6)
        found = [spelled[text] for text in close]
        for text in self.words:
            if len(found) == NEAR:
                break
            if text not in found and words and set(words) >= set(_words(text)[:-1]) != set():
                found.append(text)
        return found

    def _expected(self) -> str:
        if len(self.words) == 1:
            return f"the only possible one is {self.words[0]!r}, number 1"
        return (
            f"{len(self.words)} are possible, from [1] {self.words[0]} "
            f"to [{len(self.words)}] {self.words[-1]}"
        )


def ask(state: State) -> str:
    """The prompt for the seat that decides in this position."""
    return Prompt.of(state).text()


def read(state: State, answer: str) -> Action:
    """The action of this position that an answer names; raises `BadAnswer`."""
    return Prompt.of(state).read(answer)


LABEL = re.compile(
    r"^\W*(?:final |my |the )*(?:action|answer|choice|decision|move)\W*?(?:is)?\s*[:=]\s*(.+)$",
    re.IGNORECASE | re.MULTILINE,
)
FENCE = re.compile(r"^\s*```.*$", re.MULTILINE)
WORD = re.compile(r"[^\W_]+(?:[-_][^\W_]+)*")
NUMBER = re.compile(r"(?:\[|#|\bnumber |\boption )\s*(\d+)\b", re.IGNORECASE)


def _telling_parts(answer: str) -> Iterator[str]:
    """The parts of an answer that may name the action, what counts most first."""
    text = FENCE.sub("", answer)
    for found in reversed(re.findall(r"\{[^{}]*\}", text)):
        try:
            value = json.loads(found)
        except ValueError:
            continue
        if isinstance(value, dict) and isinstance(value.get("action"), str | int):
            yield str(value["action"])
    labelled = LABEL.findall(text)
    if labelled:
        yield labelled[-1]
    lines = [line for line in text.splitlines() if _words(line)]
    if lines:
        yield lines[-1]
    yield text


def _words(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(text)]


def _mentioned(words: list[str], actions: Sequence[str]) -> set[int]:
    """The places of the actions whose words stand in a row, without those inside a longer one."""
    own = {tuple(_words(action)): place for place, action in enumerate(actions)}
    longest = max(len(action) for action in own)
    found: set[int] = set()
    start = 0
    while start < len(words):
        for length in range(min(longest, len(words) - start), 0, -1):
            place = own.get(tuple(words[start : start + length]))
            if place is not None:
                found.add(place)
                start += length - 1
                break
        start += 1
    return found


def outline(facts: Facts) -> Iterator[str]:
    """Facts as lines: one for each name, one for each item of a list of objects.

    What is empty, zero or false is left out.
    """
    for name, fact in facts.items():
        if _empty(fact):
            continue
        if isinstance(fact, Mapping) and any(_deep(inner) for inner in fact.values()):
            for line in outline(fact):
                yield f"{name}.{line}"
        elif _deep(fact) and isinstance(fact, Sequence):
            for number, inner in enumerate(fact):
                yield f"{name} {number}: {in_line(inner)}"
        else:
            yield f"{name}: {in_line(fact)}"


def in_line(fact: Json) -> str:
    """A fact in one line."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, str | int | float):
        return str(fact)
    if fact is None:
        return "-"
    if isinstance(fact, Mapping):
        inner = ((name, value) for name, value in fact.items() if not _empty(value))
        return ", ".join(f"{name} {_inside(value)}" for name, value in inner)
    return " ".join(_inside(value) for value in fact)


def _inside(fact: Json) -> str:
    text = in_line(fact)
    return (
        f"({text})" if isinstance(fact, Mapping | Sequence) and not isinstance(fact, str) else text
    )


def _empty(fact: Json) -> bool:
    if isinstance(fact, Mapping):
        return all(_empty(value) for value in fact.values())
    return not fact


def _deep(fact: Json) -> bool:
    """Whether a fact is a list of objects, or holds an object."""
    if isinstance(fact, str) or not isinstance(fact, Mapping | Sequence):
        return False
    inner = fact.values() if isinstance(fact, Mapping) else fact
    return any(isinstance(value, Mapping) for value in inner)
