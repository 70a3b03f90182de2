"""What reads foreign text without a server: each says what it must do with anything at all.

A target gets bytes. It may refuse them with the error that is made for that; whatever it accepts
must be whole. Any other exception is a crash.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import ziggurat
from ziggurat.core.errors import BadAction, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.json_fields import plain
from ziggurat.core.records import Record
from ziggurat.core.state import State
from ziggurat.core.studies import Study
from ziggurat.core.types import Facts, Json
from ziggurat.engines.engine import Engine, Inbox
from ziggurat.engines.protocol import BadLine, read_answer, read_command, write_command
from ziggurat.server.bus import News
from ziggurat.server.storage import Snapshot, TableRow
from ziggurat.server.tables.game_info import edition
from ziggurat.server.tables.history import begin, folded
from ziggurat.server.tables.log import ACTION, START, UNDO, DoesNotReplay, LogEntry, LoggedGame
from ziggurat.server.tables.snapshots import BadSnapshot, restored, snapshot_of

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
STEPS = 6
"""Actions that are played on from a position that was accepted."""


@dataclass(frozen=True)
class Target:
    """Something that reads foreign text."""

    name: str
    check: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]

    def found(self) -> list[bytes]:
        """Texts that a long run found: those that once were a crash, and some that go far."""
        files = sorted((HERE / "corpus" / self.name).glob("*"))
        return [file.read_bytes() for file in files]

    def corpus(self) -> list[bytes]:
        """What long runs begin with."""
        return [*self.seeds(), *self.found()]


def text_of(data: bytes) -> str:
    return data.decode(errors="replace")


def json_of(data: bytes) -> Json:
    """The JSON of the data as the server's own readers get it; None where it is none."""
    try:
        value: Json = json.loads(text_of(data))
    except (ValueError, RecursionError):
        return None
    return value


def chosen_game(data: bytes) -> Game:
    games = ziggurat.games()
    return games[sum(data[:1]) % len(games)]


def records() -> list[Path]:
    """A few whole games of each."""
    return [file for folder in sorted(RECORDS.iterdir()) for file in sorted(folder.iterdir())[::4]]


def positions(every: int) -> list[State]:
    """Positions from the middle of those games."""
    found: list[State] = []
    for file in records():
        record = Record.parse(file.read_text("utf-8"))
        game = ziggurat.game(record.game)
        for number, state in enumerate(record.positions(game)):
            if number % every == every // 2 and not state.over:
                found.append(state.copy())
    return found


def notation(data: bytes) -> None:
    """Words of an action: read back as they are written, or refused."""
    game, words = chosen_game(data), text_of(data[1:])
    try:
        action = game.read(words)
    except BadAction:
        return
    assert game.read(game.write(action)) == action


def notation_seeds() -> list[bytes]:
    found = []
    for number, game in enumerate(ziggurat.games()):
        step = max(1, len(game.table) // 40)
        found += [bytes([number]) + game.write(a).encode() for a in range(0, len(game.table), step)]
    return found


def play_on(state: State, rng: Random) -> None:
    """What was accepted can be seen, told, copied and played."""
    for _ in range(STEPS):
        for seat in (None, *range(state.seats)):
            json.dumps(plain(state.view(seat)))
        if state.over:
            state.ranking()
            return
        actions = state.actions()
        assert actions, "nobody can do anything"
        state.aids()
        state.effect(state.actions()[0])
        state.play(rng.choice(actions))


def dumps(data: bytes) -> None:
    """A position: whole, or refused."""
    value = json_of(data)
    for game in ziggurat.games():
        if not isinstance(value, dict) or value.get("game") not in (game.name, None):
            continue
        try:
            state = game.load(value)
        except ZigguratError:
            continue
        again = game.load(plain(state.dump()))
        assert again.digest() == state.digest(), "another position after dump and load"
        play_on(state, Random(len(data)))


def dump_seeds() -> list[bytes]:
    return [json.dumps(plain(state.dump())).encode() for state in positions(40)]


def record(data: bytes) -> None:
    """A record: one text only, and proven, or refused."""
    text = text_of(data)
    try:
        found = Record.parse(text)
        game = ziggurat.game(found.game)
    except ZigguratError:
        return
    assert found.text() == text
    with suppress(ZigguratError):
        found.verify(game)


def record_seeds() -> list[bytes]:
    return [file.read_bytes() for file in records()]


def engine(data: bytes) -> None:
    """Lines to an engine and from one: each is answered, or refused as no line of the protocol."""
    lines = text_of(data).split("\n")
    for line in lines:
        with suppress(BadLine):
            write_command(read_command(line))
        with suppress(BadLine):
            read_answer(line)
    said: list[str] = []
    Engine("greedy", Inbox(lines), said.append).run()
    for line in said:
        read_answer(line)


def engine_seeds() -> list[bytes]:
    found = [b'id name x\nok 1\nreadyok\ninfo {"share":0.5,"line":["x"]}\nbestmove x\nerror y']
    for state in positions(60):
        game = state.game
        options = dict(state.options)
        new = {"game": game.name, "seats": state.seats, "seat": state.seat, "options": options}
        new["revision"] = state.revision
        words = [game.write(action) for action in state.actions()[:12]]
        position = {"actions": words, "view": plain(state.view(state.seat))}
        lines = [
            "ziggurat 1",
            f"newgame {json.dumps(new)}",
            "isready",
            f"position {json.dumps(position)}",
            "go chance 7",
            "quit",
        ]
        found.append("\n".join(lines).encode())
    return found


def log(data: bytes) -> None:
    """Rows of a log, and a snapshot of it: replayed as far as they lead, or frozen."""
    value = json_of(data)
    if not isinstance(value, dict):
        return
    rows, row = value.get("entries"), _row(value)
    if not isinstance(rows, list):
        return
    entries = [entry for entry in map(_entry, rows) if entry is not None]
    try:
        logged = folded(row, entries)
    except DoesNotReplay:
        return
    _look_at(logged)
    if logged.actions:
        logged.position_after(logged.standing_after(logged.undo_target()) or 0)
    kept = value.get("snapshot")
    if isinstance(kept, dict):
        _restore(row, entries, kept)


def _look_at(logged: LoggedGame) -> None:
    for seat in range(len(logged.holders)):
        logged.undo_refusal(seat)
        logged.must_agree(seat)
    logged.deadline()
    if not logged.over:
        logged.state.actions()


def _restore(row: TableRow, entries: list[LogEntry], kept: dict[str, Json]) -> None:
    data = zlib.compress(json.dumps(kept).encode())
    first = begin(row, entries)
    snapshot = Snapshot(
        table="t",
        n=len(entries) - 1,
        edition=edition(first.game),
        digest=entries[-1].digest,
        checksum=sha256(data).hexdigest(),
        data=data,
    )
    try:
        logged = restored(first, entries[-1], snapshot)
    except BadSnapshot:
        return
    _look_at(logged)


def _row(value: dict[str, Json]) -> TableRow:
    return TableRow(
        id="t", game=value.get("game"), options=value.get("options"), clock=value.get("clock")
    )


def _entry(value: Json) -> LogEntry | None:
    """What a column holds has its column's type; JSON may be anything."""
    if not isinstance(value, dict):
        return None
    n, seat, data = value.get("n"), value.get("seat"), value.get("data")
    if not isinstance(n, int) or not isinstance(seat, int):
        return None
    kind, digest = str(value.get("kind")), str(value.get("digest"))
    return LogEntry(n, kind, seat, "eva", data, digest, 1.0, 1.0)  # type: ignore[arg-type]  # any JSON


def log_seeds() -> list[bytes]:
    return [_log_seed(game, seats) for game in ziggurat.games() for seats in game.seats[1:3]]


def _log_seed(game: Game, seats: int) -> bytes:
    """A game of some actions, one of them undone."""
    options = game.read_options(seats, {})
    state = game.start(seats, 7, **options)
    row: dict[str, Json] = {"game": game.name, "options": options, "clock": {"kind": "none"}}
    holders: list[Json] = [
        {"name": f"Eva {seat}", "person": "eva", "bot": None} for seat in range(seats)
    ]
    start: Facts = {"seats": holders, "seed": "7", "revision": state.revision}
    entries = [LogEntry(0, START, -1, "eva", start, state.digest(), 1.0, 1.0)]
    logged = folded(_row(row), entries)
    rng = Random(seats)
    for number in range(1, 9):
        seat = logged.deciding
        kind, facts = ACTION, {"action": rng.choice(logged.state.actions())}
        if number == 5 and logged.undo_refusal(logged.actions[-1].seat) is None:
            kind, seat, facts = UNDO, logged.actions[-1].seat, {"to": logged.undo_target()}
        draft = logged.preview(kind, facts)
        entries.append(LogEntry(number, kind, seat, "eva", facts, draft.state.digest(), 1.0, 1.0))
        logged = logged.with_entry(entries[-1], draft)
    kept = json.loads(zlib.decompress(snapshot_of("t", logged).data))
    rows = [
        {"n": one.n, "kind": one.kind, "seat": one.seat, "data": one.data, "digest": one.digest}
        for one in entries
    ]
    return json.dumps({**row, "entries": rows, "snapshot": kept}).encode()


def news(data: bytes) -> None:
    """What another process says through Redis."""
    with suppress(ValueError):
        News.read(text_of(data))


def news_seeds() -> list[bytes]:
    return [News("log", "table", ("eva", "adam")).text().encode()]


def study(data: bytes) -> None:
    """A study: refused, or whole and written as it is read."""
    try:
        found = ziggurat.read_study(text_of(data))
    except ZigguratError:
        return
    assert Study.parse(found.text()).text() == found.text()
    play_on(found.state_at(ziggurat.game(found.record.game), found.nodes()[-1]), Random(1))


def study_seeds() -> list[bytes]:
    """The beginning of a game with a variation, a redrawn position and a note."""
    found = []
    for file in records()[::3]:
        record = Record.parse(file.read_text("utf-8"))
        game = ziggurat.game(record.game)
        record.moves = record.moves[:STEPS]
        one = Study(record, file.stem)
        node = one.main_line()[2]
        state = one.state_at(game, node)
        one.play(node, state, state.actions()[-1]).note = "Or this."
        one.draw_anew(node, one.state_at(game, node), 0, Random(2))
        one.finish(game)
        found.append(one.text().encode())
    return found


TARGETS = {
    one.name: one
    for one in (
        Target("notation", notation, notation_seeds),
        Target("dumps", dumps, dump_seeds),
        Target("records", record, record_seeds),
        Target("studies", study, study_seeds),
        Target("engine", engine, engine_seeds),
        Target("log", log, log_seeds),
        Target("news", news, news_seeds),
    )
}
