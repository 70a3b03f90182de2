"""The lines of the engine protocol, read and written: docs/engine-protocol.md is its text.

A host sends commands, an engine answers. Reading a line is a function of that line alone: it
gives what the line says, or raises `BadLine`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ziggurat.core.errors import ZigguratError
from ziggurat.core.types import Facts, Json, Options

PROTOCOL = 1

LONGEST_COMMAND = 4_000_000
"""Characters of a line that a host may send: a whole position."""
LONGEST_ANSWER = 65_536
"""Characters of a line that an engine may send."""
LONGEST_GAME = 20_000
"""Actions that a game can have taken to where it stands."""
MOST_MS = 86_400_000
"""A day, in milliseconds: more time nobody gives."""


class BadLine(ZigguratError):
    """A line that the protocol does not have."""


@dataclass(frozen=True)
class Hello:
    """The host speaks this version of the protocol."""

    protocol: int


@dataclass(frozen=True)
class NewGame:
    """A game begins, in which the engine has this seat.

    The seed is told to none but a program that the host trusts to follow the game by itself.
    """

    game: str
    seats: int
    seat: int
    options: Options
    revision: int = 1
    seed: str | None = None


@dataclass(frozen=True)
class Position:
    """What the engine's seat sees and what it may do, in words; or how the game went so far."""

    actions: tuple[str, ...]
    view: Facts | None = None
    played: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Go:
    """Decide. The times are milliseconds; 0 is no limit.

    `movetime` is how long the host waits, `turntime` the processor time that all decisions of a
    turn should take together, `chance` a number from which all chance of the engine can follow.
    """

    movetime: int = 0
    turntime: int = 0
    chance: int | None = None


@dataclass(frozen=True)
class IsReady:
    """Answer once everything before is done."""


@dataclass(frozen=True)
class Stop:
    """Answer now with what was found."""


@dataclass(frozen=True)
class Quit:
    """Leave."""


Command = Hello | NewGame | Position | Go | IsReady | Stop | Quit


@dataclass(frozen=True)
class Id:
    """Who the engine is: `name`, `version` or `author`."""

    key: str
    value: str


@dataclass(frozen=True)
class Ok:
    """The engine speaks this version of the protocol."""

    protocol: int


@dataclass(frozen=True)
class ReadyOk:
    """Everything before is done."""


@dataclass(frozen=True)
class Info:
    """What the engine thinks: its share of the victory, from 0 to 1, and what it expects."""

    share: float | None = None
    line: tuple[str, ...] = ()


@dataclass(frozen=True)
class BestMove:
    """The decision, in words."""

    words: str


@dataclass(frozen=True)
class Failure:
    """The engine cannot do what it was asked to."""

    text: str


Answer = Id | Ok | ReadyOk | Info | BestMove | Failure


def read_command(line: str) -> Command:
    """What a host says."""
    word, rest = _words(line, LONGEST_COMMAND)
    if word == "ziggurat":
        return Hello(_whole("the version", rest, 1, 9999))
    if word == "newgame":
        return _new_game(_object(rest))
    if word == "position":
        return _position(_object(rest))
    if word == "go":
        return _go(rest.split())
    for kind, bare in ((IsReady(), "isready"), (Stop(), "stop"), (Quit(), "quit")):
        if word == bare and not rest:
            return kind
    raise BadLine(f"no host says {line[:40]!r}")


def read_answer(line: str) -> Answer:
    """What an engine says."""
    word, rest = _words(line, LONGEST_ANSWER)
    if word == "id":
        key, _, value = rest.partition(" ")
        if key in ("name", "version", "author") and value:
            return Id(key, value)
    elif word == "ok":
        return Ok(_whole("the version", rest, 1, 9999))
    elif word == "readyok" and not rest:
        return ReadyOk()
    elif word == "info":
        return _info(_object(rest))
    elif word == "bestmove" and rest:
        return BestMove(rest)
    elif word == "error" and rest:
        return Failure(rest)
    raise BadLine(f"no engine says {line[:40]!r}")


def write_command(command: Command) -> str:
    """The line of a command, without its end."""
    match command:
        case Hello(protocol):
            return f"ziggurat {protocol}"
        case NewGame():
            facts: dict[str, Json] = {
                "game": command.game,
                "seats": command.seats,
                "seat": command.seat,
                "options": command.options,
                "revision": command.revision,
            }
            if command.seed is not None:
                facts["seed"] = command.seed
            return f"newgame {_json(facts)}"
        case Position(actions, view, played):
            known: dict[str, Json] = {"actions": actions}
            if view is not None:
                known["view"] = view
            if played is not None:
                known["played"] = played
            return f"position {_json(known)}"
        case Go(movetime, turntime, chance):
            limits = [f"movetime {movetime}"] if movetime else []
            limits += [f"turntime {turntime}"] if turntime else []
            limits += [] if chance is None else [f"chance {chance}"]
            return " ".join(["go", *limits])
        case IsReady():
            return "isready"
        case Stop():
            return "stop"
        case Quit():
            return "quit"


def write_answer(answer: Answer) -> str:
    """The line of an answer, without its end."""
    match answer:
        case Id(key, value):
            return f"id {key} {value}"
        case Ok(protocol):
            return f"ok {protocol}"
        case ReadyOk():
            return "readyok"
        case Info(share, line):
            facts: dict[str, Json] = {} if share is None else {"share": round(share, 4)}
            return f"info {_json({**facts, 'line': line})}"
        case BestMove(words):
            return f"bestmove {words}"
        case Failure(text):
            shown = "".join(sign if sign.isprintable() else " " for sign in text)
            return f"error {' '.join(shown.split())}"


def _words(line: str, longest: int) -> tuple[str, str]:
    if len(line) > longest:
        raise BadLine(f"a line has at most {longest} characters")
    if not line.removesuffix("\n").removesuffix("\r").isprintable():
        raise BadLine("a line is printable text")
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()


def _new_game(facts: Mapping[str, Json]) -> NewGame:
    options = facts.get("options", {})
    if not isinstance(options, Mapping):
        raise BadLine("options should be an object")
    chosen: Options = {}
    for name, value in options.items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise BadLine(f"option {name!r} should be a text or a number")
        chosen[name] = value
    game, seed = facts.get("game"), facts.get("seed")
    if not isinstance(game, str) or not isinstance(seed, str | None):
        raise BadLine("game and seed should be texts")
    seats = _number(facts, "seats", 1, 99)
    revision = _number(facts, "revision", 1, 9999) if "revision" in facts else 1
    return NewGame(game, seats, _number(facts, "seat", 0, seats - 1), chosen, revision, seed)


def _position(facts: Mapping[str, Json]) -> Position:
    actions = _texts(facts, "actions")
    if not actions:
        raise BadLine("a position to decide in has actions")
    played = _texts(facts, "played") if "played" in facts else None
    view = facts.get("view")
    if view is not None and not isinstance(view, Mapping):
        raise BadLine("view should be an object")
    if (view is None) == (played is None):
        raise BadLine("a position has either a view or the actions played")
    return Position(actions, view, played)


def _go(words: Sequence[str]) -> Go:
    found: dict[str, int] = {}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in ("movetime", "turntime", "chance") or name in found:
            raise BadLine(f"no limit is {name!r}, or it stands twice")
        found[name] = _whole(name, value, 0, 2**64 if name == "chance" else MOST_MS)
    return Go(found.get("movetime", 0), found.get("turntime", 0), found.get("chance"))


def _info(facts: Mapping[str, Json]) -> Info:
    share = facts.get("share")
    if share is not None:
        if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
            raise BadLine("share should be a number from 0 to 1")
        share = float(share)
    return Info(share, _texts(facts, "line") if "line" in facts else ())


def _object(text: str) -> Mapping[str, Json]:
    try:
        found = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise BadLine(f"this is no JSON: {text[:40]!r}") from error
    if not isinstance(found, dict):
        raise BadLine(f"this is no JSON object: {text[:40]!r}")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _texts(facts: Mapping[str, Json], name: str) -> tuple[str, ...]:
    values = facts.get(name)
    if not isinstance(values, list) or len(values) > LONGEST_GAME:
        raise BadLine(f"{name} should be a list")
    if not all(isinstance(value, str) for value in values):
        raise BadLine(f"{name} should be a list of texts")
    return tuple(values)


def _number(facts: Mapping[str, Json], name: str, least: int, most: int) -> int:
    value = facts.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadLine(f"{name} should be a number from {least} to {most}")
    return value


def _whole(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise BadLine(f"{name} should be a number from {least} to {most}")
    return int(text)


def _json(facts: Json) -> str:
    return json.dumps(facts, separators=(",", ":"))
