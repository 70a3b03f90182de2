"""What runs in a worker for analysis boards: reading what somebody brings, and judging."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ziggurat import analysis
from ziggurat.core.errors import BadStudy
from ziggurat.core.game import Game
from ziggurat.core.records import Record
from ziggurat.core.studies import Study, StudyNode
from ziggurat.core.types import Facts, Json
from ziggurat.games import game as game_of


def bring(text: str, games: Sequence[str]) -> str:
    """The study of a text: one itself, a record, or a position; raises what is wrong with it."""
    if text.lstrip().startswith("["):
        record = Record.parse(text)
        record.verify(_offered(record.game, games))
        return Study(record).text()
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadStudy(f"neither a study nor a record nor a position: {error}") from error
    if isinstance(value, dict) and "format" not in value:
        name = value.get("game")
        return Study.of_position(
            _offered(name if isinstance(name, str) else "", games), value
        ).text()
    study = Study.read(value)
    study.verify(_offered(study.record.game, games))
    return study.text()


def draft(facts: Facts, games: Sequence[str]) -> str:
    """The study that a board has, finished and proven right."""
    record = Record.parse(f"{facts['start']}\n\n")
    game = _offered(record.game, games)
    study = Study(record, str(facts["title"]))
    study.start.note = str(facts["note"])
    nodes = [study.start]
    rows = facts["nodes"]
    assert isinstance(rows, list)
    for number, row in enumerate(rows, 1):
        if row["parent"] >= number:
            raise BadStudy(f"position {number} cannot follow position {row['parent']}")
        nodes.append(_added(study, game, nodes[row["parent"]], row))
    study.finish(game)
    text = study.text()
    Study.parse(text).verify(game)
    return text


def _added(study: Study, game: Game, parent: StudyNode, row: Facts) -> StudyNode:
    seat, action, position = row["seat"], row["action"], row["position"]
    if isinstance(position, dict):
        node = study.add_redrawn(parent, seat if isinstance(seat, int) else None, position)
    else:
        if not isinstance(action, int):
            raise BadStudy("a position comes about by an action or is drawn anew")
        game.table.check(action)
        node = study.add_move(parent, game.write(action))
    node.note = str(row["note"])
    return node


def judge(
    game: str, dump: Facts, revision: int, eyes: int | None, seconds: float, seed: int
) -> Facts:
    """One search of a position."""
    state = game_of(game).load_kept(dump, revision)
    state.listening = False
    return analysis.judge(state, eyes, seconds, seed).json()


def _offered(name: str, games: Sequence[str]) -> Game:
    if name not in games:
        raise BadStudy(f"there is no game {name[:40]!r} here")
    return game_of(name)
