"""A played game as text.

Bracketed headers (game, release, seats, names, options, seed, result), then the actions in
words, one a line, each with its number and seat. The last header is a digest over the other
headers, the actions and the final position:

    [Game "tigris"]
    [Release "0.1.0"]
    [Seats "2"]
    [Name0 "Ada"]
    [Name1 "Ben"]
    [Options "board=standard buildings=off scores=hidden"]
    [Seed "7"]
    [Result "treasures; scores 9 7; places 1 2"]
    [Digest "4f0c…"]

    1. 0 king B1
    2. 0 temple A1
    …

Where the seed was drawn so that nobody could choose it, the headers `Commitment`, `Secret`
and one `Salt` a seat prove that. A game that is not played by revision 1 of the rules (that of
release 0.1.0) names its revision in the header `Revision`. A game that continued from a position
of another has that position, as `dump()` writes it, in the header `Position`. A record has only
one text: whatever `text()` does not write in exactly this way is not a record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from typing import TYPE_CHECKING

from ziggurat.core.chance import commitment, committed_seed, seed_text
from ziggurat.core.errors import BadRecord, ZigguratError
from ziggurat.core.state import State
from ziggurat.core.types import NOBODY, Action, Options, Seat

if TYPE_CHECKING:
    from ziggurat.core.game import Game

LONGEST_RECORD = 2_000_000
_HEADER = re.compile(r'\[([A-Z][A-Za-z0-9]*) ("(?:[^"\\]|\\.)*")\]')
_LINE = re.compile(r"([0-9]{1,9})\. ([0-9]{1,2}) (\S.*)")
_SEATS = re.compile(r"[0-9]{1,2}")
_REVISION = re.compile(r"[1-9][0-9]{0,3}")
_WHOLE = re.compile(r"-?[0-9]{1,9}")


class Record:
    """One game from its seed to where it stands, as it was played."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        options: Options,
        names: Sequence[str] = (),
        release: str = "",
        secret: str = "",
        salts: Sequence[str] = (),
        position: str = "",
        revision: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.names = list(names) or [f"Seat {seat}" for seat in range(seats)]
        if len(self.names) != seats:
            raise BadRecord(f"{seats} seats should have {seats} names, not {len(self.names)}")
        self.release = release
        self.secret = secret
        self.salts = list(salts)
        self.position = position
        """The JSON of the position it begins with, if that is not the one the seed gives."""
        self.revision = revision
        """The revision of the rules it is played by."""
        self.moves: list[tuple[Seat, str]] = []
        self.result = ""
        self.digest = ""

    def add(self, state: State, action: Action) -> None:
        """Note the action about to be played in `state`."""
        self.moves.append((state.seat, state.game.write(action)))

    def finish(self, state: State) -> None:
        """Close the record with the position it led to."""
        self.result = result(state)
        self.digest = self._digest(state)

    def headers(self) -> Iterator[tuple[str, str]]:
        yield "Game", self.game
        yield "Release", self.release
        if self.revision != 1:
            yield "Revision", str(self.revision)
        yield "Seats", str(self.seats)
        for seat, name in enumerate(self.names):
            yield f"Name{seat}", name
        yield "Options", options_text(self.options)
        if self.secret:
            yield "Commitment", commitment(self.secret)
            yield "Secret", self.secret
            for seat, salt in enumerate(self.salts):
                yield f"Salt{seat}", salt
        yield "Seed", self.seed
        if self.position:
            yield "Position", self.position
        yield "Result", self.result

    def _body(self) -> str:
        headers = "".join(f"[{name} {_quoted(value)}]\n" for name, value in self.headers())
        moves = "".join(f"{n}. {seat} {words}\n" for n, (seat, words) in enumerate(self.moves, 1))
        return f"{headers}\n{moves}"

    def _digest(self, state: State) -> str:
        return sha256(f"{self._body()}\n{state.digest()}".encode()).hexdigest()

    def text(self) -> str:
        """The record as a file."""
        headers, moves = self._body().split("\n\n", 1)
        return f"{headers}\n[Digest {_quoted(self.digest)}]\n\n{moves}"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record of a file; raises `BadRecord` with the line that is wrong."""
        if len(text) > LONGEST_RECORD:
            raise BadRecord(f"a record has at most {LONGEST_RECORD} characters")
        if not text.isascii() and text.encode(errors="ignore").decode() != text:
            raise BadRecord("a record is a text that can be written in UTF-8")
        top, gap, rest = text.partition("\n\n")
        if not gap:
            raise BadRecord("a record has headers, an empty line, and its actions")
        record = cls._from_headers(_headers(top))
        first = top.count("\n") + 3
        for number, line in enumerate(rest.removesuffix("\n").split("\n") if rest else ()):
            match = _LINE.fullmatch(line)
            if match is None or int(match[1]) != number + 1:
                raise BadRecord(
                    f"line {first + number}: expected '{number + 1}. SEAT ACTION', not {line!r}"
                )
            record.moves.append((int(match[2]), match[3]))
        own = record.text()
        if own != text:
            raise BadRecord(_first_difference(own, text))
        return record

    @classmethod
    def _from_headers(cls, headers: dict[str, str]) -> Record:
        def wanted(name: str) -> str:
            if name not in headers:
                raise BadRecord(f"the header {name!r} is missing")
            return headers[name]

        if not _SEATS.fullmatch(wanted("Seats")):
            raise BadRecord(f"Seats should be a number, not {headers['Seats']!r}")
        seats = int(headers["Seats"])
        names = [value for name, value in headers.items() if name.startswith("Name")]
        salts = [value for name, value in headers.items() if name.startswith("Salt")]
        options = _read_options(wanted("Options"))
        revision = headers.get("Revision", "1")
        if not _REVISION.fullmatch(revision):
            raise BadRecord(f"Revision should be a number, not {revision!r}")
        secret = headers.get("Secret", "")
        if not re.fullmatch(r"([0-9a-f]{2})*", secret):
            raise BadRecord("Secret should be hexadecimal")
        record = cls(
            wanted("Game"),
            seats,
            wanted("Seed"),
            options,
            names,
            wanted("Release"),
            secret,
            salts,
            headers.get("Position", ""),
            int(revision),
        )
        record.result = wanted("Result")
        record.digest = wanted("Digest")
        return record

    def positions(self, game: Game) -> Iterator[State]:
        """The start and the position after each action; the same state, moved forward."""
        if game.name != self.game:
            raise BadRecord(f"a record of {self.game!r}, not of {game.name!r}")
        try:
            state = self._first(game)
        except ZigguratError as error:
            raise BadRecord(f"the game cannot start: {error}") from error
        yield state
        for number, (seat, words) in enumerate(self.moves, 1):
            if state.seat != seat:
                turn = "the game is over" if state.seat == NOBODY else f"seat {state.seat} decides"
                raise BadRecord(f"action {number}: by seat {seat}, but {turn}")
            try:
                action = game.read(words)
                if game.write(action) != words:
                    raise BadRecord(f"is written {game.write(action)!r}, not {words!r}")
                state.play(action)
            except ZigguratError as error:
                raise BadRecord(f"action {number}: {error}") from error
            yield state

    def _first(self, game: Game) -> State:
        if not self.position:
            return game.start_kept(self.seats, self.seed, self.options, self.revision)
        try:
            state = game.load_kept(json.loads(self.position), self.revision)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"Position is no JSON: {error}") from error
        if state.seats != self.seats:
            raise BadRecord(f"the position has {state.seats} seats, not {self.seats}")
        return state

    def replay(self, game: Game, upto: int | None = None) -> State:
        """The position after `upto` actions, by default all of them."""
        last = len(self.moves) if upto is None else upto
        if not 0 <= last <= len(self.moves):
            raise BadRecord(f"there are {len(self.moves)} actions, so no position {last}")
        for number, state in enumerate(self.positions(game)):
            if number == last:
                return state
        raise AssertionError("unreachable: positions() yields one more than there are moves")

    def verify(self, game: Game) -> State:
        """The final position, once actions, shuffle, result and digest have been verified."""
        state = self.replay(game)
        if self.secret:
            options = options_text(self.options)
            seed = committed_seed(self.secret, self.salts, self.game, options, self.names)
            if seed != self.seed:
                raise BadRecord("the seed does not follow from the secret and the salts")
        if self.result != result(state):
            raise BadRecord(f"the result should be {result(state)!r}, not {self.result!r}")
        if self.digest != self._digest(state):
            raise BadRecord("the digest does not fit: something was changed")
        return state


def begin_record(
    game: Game,
    seats: int,
    seed: int | str,
    options: Options,
    names: Sequence[str] = (),
    release: str = "",
    revision: int | None = None,
) -> tuple[Record, State]:
    """A new record and its first position, by the newest rules unless a revision is named."""
    complete = game.read_options(seats, options)
    kept = game.revision if revision is None else revision
    state = game.start_kept(seats, seed, complete, kept)
    record = Record(
        game.name, seats, seed_text(seed), complete, names, release, revision=state.revision
    )
    return record, state


def result(state: State) -> str:
    """How a game stands, in one line."""
    scores = " ".join(str(score) for score in state.scores())
    places = " ".join(str(place) for place in state.ranking())
    return f"{state.outcome() or 'unfinished'}; scores {scores}; places {places}"


def options_text(options: Options) -> str:
    """Options in one line, sorted by name."""
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()))


def _read_options(text: str) -> Options:
    options: Options = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(f"Options should be NAME=VALUE, not {part!r}")
        options[name] = int(value) if _WHOLE.fullmatch(value) else value
    return options


def _first_difference(wanted: str, found: str) -> str:
    pairs = zip_longest(wanted.split("\n"), found.split("\n"), fillvalue="(the end)")
    for number, (own, other) in enumerate(pairs, 1):
        if own != other:
            return f"line {number}: expected {own!r}, not {other!r}"
    raise AssertionError("unreachable: the texts differ")


def _headers(top: str) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, line in enumerate(top.split("\n"), 1):
        match = _HEADER.fullmatch(line)
        if match is None:
            raise BadRecord(f'line {number}: expected [Name "value"], not {line!r}')
        if match[1] in headers:
            raise BadRecord(f"line {number}: the header {match[1]!r} stands twice")
        try:
            headers[match[1]] = json.loads(match[2])
        except json.JSONDecodeError as error:
            raise BadRecord(f"line {number}: {error.msg} in {match[2]}") from error
    return headers


def _quoted(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
