"""Records and positions of release 0.1.0 are read as they were written, by revision 1."""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import ziggurat
from tests.baseline import FOLDER
from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.digest import canonical, digest
from ziggurat.core.types import Json

STEPS = 40
RECORDS = sorted(FOLDER.glob("records/*/*.txt"))
POSITIONS = [
    pytest.param(path.stem, json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("positions/*.jsonl"))
    for number, line in enumerate(path.read_text("utf-8").splitlines())
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_0_1_0_verifies(path: Path) -> None:
    text = path.read_text("utf-8")

    record = ziggurat.verify(text)

    assert (record.game, record.release, record.revision) == (path.parent.name, "0.1.0", 1)
    assert record.text() == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_records_have_every_number_of_seats_and_every_value(game: Game) -> None:
    records = [
        ziggurat.Record.parse(path.read_text("utf-8"))
        for path in RECORDS
        if path.parent.name == game.name
    ]

    assert len(records) == 20
    assert {record.seats for record in records} == set(game.seats)
    for name in records[0].options:
        option = next(option for option in game.options if option.name == name)
        assert {record.options[name] for record in records} >= set(option.values)


@pytest.mark.parametrize(("name", "kept"), POSITIONS)
def test_a_position_of_0_1_0_loads_and_plays_on(name: str, kept: dict[str, Json]) -> None:
    state = ziggurat.game(name).load_kept(kept["dump"], 1)
    actions = state.actions()

    assert canonical(state.digested()) == canonical(kept["dump"])
    assert state.digest() == kept["digest"]
    assert (state.question()["kind"], state.seat) == (kept["kind"], kept["seat"])
    assert sha256(json.dumps(actions).encode()).hexdigest() == kept["actions"]
    rng = Random(0)
    for _ in range(STEPS):
        if not state.over:
            state.play(rng.choice(state.actions()))
    assert state.digest() == kept["after"]


@pytest.mark.parametrize(("name", "kept"), POSITIONS)
def test_what_a_dump_has_gained_is_not_in_its_digest(name: str, kept: dict[str, Json]) -> None:
    state = ziggurat.game(name).load_kept(kept["dump"], 1)
    gained = set(state.dump()) - set(state.digested())

    assert "revision" in gained
    assert digest(state.dump()) != state.digest() == kept["digest"]
