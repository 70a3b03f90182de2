"""A game with variations and comments, as text.

A study is a JSON object. Its `record` is the main line: a whole record, whose digest covers it.
Positions are numbered: 0 is the start, `n` the position after action `n` of the record, and the
positions of the variations continue the count in the order in which they are listed:

    {
      "format": 1,
      "title": "Five or four at the south",
      "record": "[Game \"mexica\"]\n…",
      "notes": [{"at": 101, "text": "Five squares round G15."}],
      "variations": [
        {"after": 100, "moves": ["canal F14 G14", "found 4 D15"]},
        {"after": 100, "seat": 1, "position": {…}, "moves": []}
      ]
    }

A variation follows a position listed before it. One with a `position` begins with that: the
same table as `seat` knew it (null: as a spectator did), with all that it could not know redrawn.
`docs/studies.md` documents the format.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.core.chance import seed_text
from ziggurat.core.digest import canonical
from ziggurat.core.errors import BadStudy, ZigguratError
from ziggurat.core.json_fields import plain
from ziggurat.core.records import Record
from ziggurat.core.types import NOBODY, Action, Facts, Json, Options, Seat

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.state import State

FORMAT: Final = 1
LONGEST_STUDY: Final = 4_000_000
"""Characters of a whole study."""
LONGEST_TITLE: Final = 100
LONGEST_NOTE: Final = 2_000
MOST_NOTES: Final = 2_000
MOST_VARIATIONS: Final = 1_000
MOST_NODES: Final = 10_000
"""Positions in all variations together."""
MOST_REDRAWN: Final = 100
"""Positions that were redrawn."""
MOST_SEATS: Final = 99


class StudyNode:
    """A position of a study: the start, one after a move, or a redrawn one."""

    def __init__(self, parent: StudyNode | None, seat: Seat | None, words: str) -> None:
        self.parent = parent
        self.seat = seat
        """Who made the move, or for whom it was redrawn; None: a spectator."""
        self.words = words
        """The move that led here; empty at the start and where it was redrawn."""
        self.position: Facts | None = None
        """The dump of a redrawn position."""
        self.note = ""
        self.children: list[StudyNode] = []
        """What follows; the first move continues the line."""

    def child(self, words: str) -> StudyNode | None:
        """The position after that move, if there is one."""
        for child in self.children:
            if child.position is None and child.words == words:
                return child
        return None

    def following(self) -> StudyNode | None:
        """The next position of this line; None where it ends."""
        for child in self.children:
            if child.position is None:
                return child
        return None

    def line(self) -> Iterator[StudyNode]:
        """This position and those that follow it in its line."""
        node: StudyNode | None = self
        while node is not None:
            yield node
            node = node.following()

    def path(self) -> list[StudyNode]:
        """The way here from the start, which is left out."""
        found: list[StudyNode] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        found.reverse()
        return found


class Study:
    """A tree of positions, whose first line is a record."""

    def __init__(self, record: Record, title: str = "") -> None:
        self.record = record
        """The main line as it was when the study was last finished."""
        self.title = title
        self.start = StudyNode(None, None, "")
        node = self.start
        for seat, words in record.moves:
            node = _grow(node, seat, words)

    @classmethod
    def begin(
        cls, game: Game, seats: int, seed: int | str, options: Options, names: Sequence[str] = ()
    ) -> Study:
        """A study of the start of a game."""
        complete = game.read_options(seats, options)
        record = Record(game.name, seats, seed_text(seed), complete, names, revision=game.revision)
        study = cls(record)
        study.finish(game)
        return study

    @classmethod
    def of_position(cls, game: Game, dump: Json, names: Sequence[str] = ()) -> Study:
        """A study that begins with the position of a dump."""
        state = game.load(dump)
        position = canonical(plain(state.dump()))
        record = Record(
            *(game.name, state.seats, "", state.options, names),
            position=position,
            revision=state.revision,
        )
        study = cls(record)
        study.finish(game)
        return study

    def main_line(self) -> list[StudyNode]:
        """The positions of the record, the start first."""
        return list(self.start.line())

    def nodes(self) -> list[StudyNode]:
        """All positions by their numbers."""
        return [node for line in self._lines() for node in line]

    def _lines(self) -> list[list[StudyNode]]:
        """The main line, then the variations, each after the line it branches from."""
        lines = [self.main_line()]
        for line in lines:
            for node in line:
                following = node.following()
                lines += [list(child.line()) for child in node.children if child is not following]
        return lines

    def play(self, node: StudyNode, state: State, action: Action) -> StudyNode:
        """The position after an action, which is played in `state`, that of `node`."""
        words = state.game.write(action)
        seat = state.seat
        state.play(action)
        return node.child(words) or _grow(node, seat, words)

    def add_move(self, node: StudyNode, words: str) -> StudyNode:
        """A position after a move in words; `finish` and `verify` find out whose move it is."""
        if node.child(words) is not None:
            raise BadStudy(f"{_short(words)} stands there already")
        return _grow(node, NOBODY, words)

    def draw_anew(self, node: StudyNode, state: State, seat: Seat | None, rng: Random) -> StudyNode:
        """A new position: `state`, that of `node`, with what that seat cannot know redrawn."""
        return self.add_redrawn(node, seat, plain_facts(state.sample(seat, rng).dump()))

    def add_redrawn(self, node: StudyNode, seat: Seat | None, position: Facts) -> StudyNode:
        """A redrawn position, with its dump."""
        child = StudyNode(node, seat, "")
        child.position = position
        node.children.append(child)
        return child

    def remove(self, node: StudyNode) -> None:
        """Remove a position and all that follows it."""
        if node.parent is None:
            raise BadStudy("a study keeps its start")
        node.parent.children.remove(node)
        node.parent = None

    def promote(self, node: StudyNode) -> None:
        """Make the way to a position the main line, as far as nothing on it was redrawn."""
        for step in node.path():
            if step.position is not None:
                return
            assert step.parent is not None
            step.parent.children.remove(step)
            step.parent.children.insert(0, step)

    def state_at(self, game: Game, node: StudyNode) -> State:
        """The position of a node, reached by playing."""
        path = node.path()
        first = max((n for n, step in enumerate(path) if step.position is not None), default=-1)
        state = self._first(game) if first < 0 else self._redrawn(game, path[first])
        for step in path[first + 1 :]:
            state = _played(game, state, step, "the move")
        return state

    def _first(self, game: Game) -> State:
        head = self.head()
        return head.replay(game, 0)

    def _redrawn(self, game: Game, node: StudyNode) -> State:
        return game.load_kept(node.position, self.record.revision)

    def head(self) -> Record:
        """The headers of the record, without its moves, result and digest."""
        old = self.record
        return Record(
            *(old.game, old.seats, old.seed, old.options, old.names, old.release),
            *(old.secret, old.salts, old.position, old.revision),
        )

    def finish(self, game: Game) -> None:
        """Make the record match the main line as it is now, with its result and digest."""
        record = self.head()
        state = self._first(game)
        for number, node in enumerate(self.main_line()[1:], 1):
            state = _played(game, state, node, f"position {number}")
            assert node.seat is not None
            record.moves.append((node.seat, node.words))
        record.finish(state)
        self.record = record

    def json(self) -> Facts:
        """The study as it is written; `finish` comes first if the main line has changed."""
        lines = self._lines()
        numbers = {id(node): number for number, node in enumerate(n for x in lines for n in x)}
        notes: list[Json] = [
            {"at": numbers[id(node)], "text": node.note}
            for line in lines
            for node in line
            if node.note
        ]
        variations: list[Json] = [_variation(line, numbers) for line in lines[1:]]
        return {
            "format": FORMAT,
            "title": self.title,
            "record": self.record.text(),
            "notes": notes,
            "variations": variations,
        }

    def text(self) -> str:
        """The study as a file."""
        return json.dumps(self.json(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> Study:
        """The study of a file; raises `BadStudy` with the place that is wrong."""
        if len(text) > LONGEST_STUDY:
            raise BadStudy(f"a study has at most {LONGEST_STUDY} characters")
        try:
            found: Json = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadStudy(f"a study is a JSON object: {error}") from error
        return cls.read(found)

    @classmethod
    def read(cls, value: Json) -> Study:
        """The study from its JSON; what is played in it is not checked, see `verify`."""
        fields = _object(value, "the study", ("format", "title", "record", "notes", "variations"))
        if fields.get("format") != FORMAT or isinstance(fields["format"], bool):
            raise BadStudy(f"format should be {FORMAT}, not {_short(fields.get('format'))}")
        record = fields.get("record")
        if not isinstance(record, str):
            raise BadStudy("record should be the text of a record")
        title = _text(fields.get("title", ""), LONGEST_TITLE, "title")
        if "\n" in title:
            raise BadStudy("title should be one line")
        study = cls(Record.parse(record), title)
        nodes = study.main_line()
        main = len(nodes)
        variations = _list(fields.get("variations", []), MOST_VARIATIONS, "variations")
        for number, one in enumerate(variations):
            study._read_variation(one, nodes, main, f"variations[{number}]")
        notes = _list(fields.get("notes", []), MOST_NOTES, "notes")
        for number, one in enumerate(notes):
            _read_note(one, nodes, f"notes[{number}]")
        return study

    def _read_variation(self, value: Json, nodes: list[StudyNode], main: int, place: str) -> None:
        fields = _object(value, place, ("after", "seat", "position", "moves"))
        node = nodes[_number(fields.get("after"), len(nodes), f"{place}.after")]
        moves = _list(fields.get("moves", []), MOST_NODES, f"{place}.moves")
        if "position" in fields:
            node = self._read_redrawn(fields, node, place)
            nodes.append(node)
            if sum(one.position is not None for one in nodes[main:]) > MOST_REDRAWN:
                raise BadStudy(f"a study has at most {MOST_REDRAWN} positions drawn anew")
        elif "seat" in fields or not moves:
            raise BadStudy(f"{place} should have moves, or a position with its seat")
        elif node.following() is None:
            raise BadStudy(f"{place}: a line ends with position {fields['after']}, none leaves it")
        for number, words in enumerate(moves):
            if not isinstance(words, str) or not words:
                raise BadStudy(f"{place}.moves[{number}] should be an action in words")
            if node.child(words) is not None:
                raise BadStudy(f"{place}.moves[{number}]: {_short(words)} stands there already")
            node = self.add_move(node, words)
            nodes.append(node)
        if len(nodes) - main > MOST_NODES:
            raise BadStudy(f"the variations have at most {MOST_NODES} positions")

    def _read_redrawn(self, fields: Mapping[str, Json], node: StudyNode, place: str) -> StudyNode:
        position = fields["position"]
        if not isinstance(position, Mapping):
            raise BadStudy(f"{place}.position should be the dump of a position")
        seat = fields.get("seat")
        if seat is not None:
            seat = _number(seat, MOST_SEATS, f"{place}.seat")
        return self.add_redrawn(node, seat, position)

    def verify(self, game: Game) -> None:
        """Check record, variations and redrawn positions; raises `BadRecord` or `BadStudy`.

        This also finds out who made the moves of the variations.
        """
        self.record.verify(game)
        numbers = {id(node): number for number, node in enumerate(self.nodes())}
        waiting = [(self.start, self._first(game))]
        while waiting:
            node, state = waiting.pop()
            for child in reversed(node.children):
                place = f"position {numbers[id(child)]}"
                if child.position is not None:
                    after = self._checked(game, child, state, place)
                else:
                    after = _played(game, state.copy(), child, place)
                waiting.append((child, after))

    def _checked(self, game: Game, node: StudyNode, before: State, place: str) -> State:
        """A redrawn position, if it looks the same to its seat as the one before."""
        if node.seat is not None and node.seat >= before.seats:
            raise BadStudy(f"{place}: there is no seat {node.seat}")
        try:
            after = self._redrawn(game, node)
        except ZigguratError as error:
            raise BadStudy(f"{place}: {error}") from error
        if canonical(plain(after.view(node.seat))) != canonical(plain(before.view(node.seat))):
            raise BadStudy(f"{place} differs from the one before in what its seat knows")
        return after


def plain_facts(value: Facts) -> Facts:
    """An independent copy made of dicts and lists only."""
    copied = plain(value)
    assert isinstance(copied, dict)
    return copied


def _grow(node: StudyNode, seat: Seat, words: str) -> StudyNode:
    """A new position after a move: it continues a line that ends there, or branches off."""
    child = StudyNode(node, seat, words)
    node.children.append(child)
    return child


def _played(game: Game, state: State, node: StudyNode, place: str) -> State:
    try:
        action = game.read(node.words)
        if game.write(action) != node.words:
            raise BadStudy(f"is written {game.write(action)!r}, not {node.words!r}")
        seat = state.seat
        state.play(action)
    except ZigguratError as error:
        raise BadStudy(f"{place}: {error}") from error
    node.seat = seat
    return state


def _variation(line: list[StudyNode], numbers: dict[int, int]) -> Facts:
    first = line[0]
    assert first.parent is not None
    after = numbers[id(first.parent)]
    if first.position is None:
        return {"after": after, "moves": [node.words for node in line]}
    return {
        "after": after,
        "seat": first.seat,
        "position": first.position,
        "moves": [node.words for node in line[1:]],
    }


def _read_note(value: Json, nodes: list[StudyNode], place: str) -> None:
    fields = _object(value, place, ("at", "text"))
    node = nodes[_number(fields.get("at"), len(nodes), f"{place}.at")]
    if node.note:
        raise BadStudy(f"{place}: position {fields['at']} has a note already")
    node.note = _text(fields.get("text"), LONGEST_NOTE, f"{place}.text")
    if not node.note:
        raise BadStudy(f"{place}.text should not be empty")


def _object(value: Json, place: str, known: Sequence[str]) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise BadStudy(f"{place} should be an object, not {_short(value)}")
    for name in value:
        if name not in known:
            raise BadStudy(f"{place} has an unknown field: {_short(name)}")
    return value


def _list(value: Json, most: int, place: str) -> Sequence[Json]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadStudy(f"{place} should be a list, not {_short(value)}")
    if len(value) > most:
        raise BadStudy(f"{place} should have at most {most} items, not {len(value)}")
    return value


def _number(value: Json, below: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < below:
        raise BadStudy(
            f"{place} should be a whole number from 0 to {below - 1}, not {_short(value)}"
        )
    return value


def _text(value: Json, longest: int, place: str) -> str:
    """A text that can be shown: no control characters except line ends, no lone surrogates."""
    if not isinstance(value, str):
        raise BadStudy(f"{place} should be a text, not {_short(value)}")
    if len(value) > longest:
        raise BadStudy(f"{place} should have at most {longest} characters, not {len(value)}")
    for letter in value:
        if letter != "\n" and unicodedata.category(letter) in ("Cc", "Cs", "Cn", "Co"):
            raise BadStudy(f"{place} has characters that cannot be shown")
    return value


def _short(value: Json) -> str:
    """A value for an error, shortened if it is long."""
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "a list"
    text = ascii(value)
    return text if len(text) <= 60 else f"{text[:60]}…"
