"""Games stored in a folder as they end, so that an arena that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from ziggurat.arena.matches import BadArena, Match, Result
from ziggurat.core.types import Json

ABOUT = "about.json"
GAMES = "games.jsonl"

_RESULT = TypeAdapter(Result)


class ResultsStore:
    """A folder that holds what was played of one arena."""

    def __init__(self, folder: Path, about: Json) -> None:
        """Open or begin a folder; `about` says which arena it is, however many games."""
        self._games = folder / GAMES
        said = json.dumps(about, indent=1) + "\n"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / ABOUT
            if not path.exists():
                path.write_text(said, "utf-8")
            elif path.read_text("utf-8") != said:
                raise BadArena(f"{folder} holds games of another arena")
        except OSError as error:
            raise BadArena(f"{folder} cannot be written: {error.strerror}") from error

    def stored(self, matches: Sequence[Match]) -> list[Result]:
        """The results of those matches that were played before; a torn last line is none."""
        if not self._games.exists():
            return []
        wanted = {match.number for match in matches}
        lines = self._games.read_text("utf-8").splitlines()
        found: dict[int, Result] = {}
        for number, line in enumerate(lines):
            try:
                result = _RESULT.validate_json(line)
            except ValidationError as error:
                if number + 1 < len(lines):
                    raise BadArena(f"{self._games}:{number + 1} is no game") from error
                self._games.write_text("".join(f"{one}\n" for one in lines[:-1]), "utf-8")
                continue
            if result.number in wanted:
                found[result.number] = result
        return list(found.values())

    def add(self, result: Result) -> None:
        """Keep one more."""
        try:
            with self._games.open("ab") as file:
                file.write(_RESULT.dump_json(result) + b"\n")
        except OSError as error:
            raise BadArena(f"{self._games} cannot be written: {error.strerror}") from error
