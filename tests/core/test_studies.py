"""Studies: a record with variations and comments, read back whole or refused."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ziggurat
from tests.core.pebbles import GAME
from ziggurat.core import BadDump, BadRecord, BadStudy, Json, Study, ZigguratError
from ziggurat.core.checks import Setup, random_record
from ziggurat.core.game import Game
from ziggurat.core.json_fields import plain
from ziggurat.core.studies import (
    LONGEST_NOTE,
    LONGEST_STUDY,
    LONGEST_TITLE,
    MOST_REDRAWN,
    StudyNode,
)

TITLE = "Žluťoučký pebble"


def grown(game: Game, seed: int, steps: int = 30) -> Study:
    """A study grown at random: moves, redrawn positions, notes, promotions, removals."""
    rng = Random(seed)
    seats = rng.choice(list(game.seats))
    record, _ = random_record(game, Setup(seats, game.read_options(seats, {})), rng)
    record.moves = record.moves[: rng.randrange(12)]
    study = Study(record, TITLE)
    for _ in range(steps):
        node = rng.choice(study.nodes())
        state = study.state_at(game, node)
        wish = rng.random()
        if wish < 0.7 and not state.over:
            study.play(node, state, state.random_action(rng))
        elif wish < 0.8:
            study.draw_anew(node, state, rng.choice([None, *range(seats)]), rng)
        elif wish < 0.9:
            node.note = f"„{rng.randrange(10)}“\nand so on"
        elif wish < 0.95:
            study.promote(node)
        elif node.parent is not None:
            study.remove(node)
    study.finish(game)
    return study


def shape(study: Study) -> list[tuple[object, ...]]:
    """All positions with how they came about."""
    nodes = study.nodes()
    numbers = {id(node): number for number, node in enumerate(nodes)}
    return [
        (numbers[id(n.parent)] if n.parent else None, n.seat, n.words, n.position, n.note)
        for n in nodes
    ]


@given(st.integers(0, 2**32))
def test_a_study_reads_back(seed: int) -> None:
    study = grown(GAME, seed)
    again = Study.parse(study.text())
    again.verify(GAME)

    assert shape(again) == shape(study)
    assert again.title == TITLE
    assert again.text() == study.text()
    assert again.record.digest == study.record.digest


@pytest.mark.parametrize("game", ziggurat.games(), ids=lambda game: game.name)
def test_studies_of_every_game_read_back(game: Game) -> None:
    study = grown(game, 5, 40)
    again = ziggurat.read_study(study.text())

    assert shape(again) == shape(study)
    for one, other in zip(again.nodes(), study.nodes(), strict=True):
        assert again.state_at(game, one) == study.state_at(game, other)


def begun() -> Study:
    """A main line of four moves with two variations, one of them redrawn."""
    study = Study.begin(GAME, 2, 7, {})
    node, rng = study.start, Random(1)
    for _ in range(4):
        state = study.state_at(GAME, node)
        node = study.play(node, state, state.actions()[0])
    second = study.main_line()[2]
    state = study.state_at(GAME, second)
    study.play(second, state, state.actions()[-1]).note = "Or pass."
    study.draw_anew(second, study.state_at(GAME, second), 0, rng)
    study.finish(GAME)
    return study


def test_a_study_looks_as_documented() -> None:
    facts = plain(begun().json())
    assert isinstance(facts, dict)

    assert list(facts) == ["format", "title", "record", "notes", "variations"]
    assert facts["format"] == 1
    assert facts["notes"] == [{"at": 5, "text": "Or pass."}]
    passed, redrawn = facts["variations"]
    assert passed == {"after": 2, "moves": ["pass"]}
    assert (redrawn["after"], redrawn["seat"], redrawn["moves"]) == (2, 0, [])
    assert GAME.load(redrawn["position"]).view(0) == begun_state(2).view(0)


def begun_state(number: int) -> ziggurat.State:
    study = begun()
    return study.state_at(GAME, study.nodes()[number])


def test_the_digest_covers_the_main_line() -> None:
    text = begun().text()
    moves = begun().record.moves

    assert ziggurat.Record.parse(json.loads(text)["record"]).verify(GAME).seats == 2
    with pytest.raises(BadRecord, match="digest does not fit"):
        Study.parse(text.replace("Seat 0", "Seat 9")).verify(GAME)
    with pytest.raises(BadRecord, match="the result should be"):
        Study.parse(
            text.replace(f"4. {moves[3][0]} {moves[3][1]}", f"4. {moves[3][0]} pass")
        ).verify(GAME)


def test_a_promoted_variation_becomes_the_record() -> None:
    study = begun()
    passed = study.nodes()[5]
    study.promote(passed)
    study.finish(GAME)

    assert [words for _, words in study.record.moves][-1] == "pass"
    assert study.main_line()[-1] is passed
    Study.parse(study.text()).verify(GAME)


def test_what_was_redrawn_is_never_a_record() -> None:
    study = begun()
    redrawn = study.nodes()[6]
    state = study.state_at(GAME, redrawn)
    after = study.play(redrawn, state, state.actions()[0])
    before = [node.words for node in study.main_line()]
    study.promote(after)

    assert [node.words for node in study.main_line()] == before


def test_a_move_that_is_there_is_gone_to() -> None:
    study = begun()
    state = study.state_at(GAME, study.start)
    first = study.main_line()[1]

    assert study.play(study.start, state, GAME.read(first.words)) is first


def test_a_removed_position_takes_what_follows_with_it() -> None:
    study = begun()
    study.remove(study.main_line()[2])
    study.finish(GAME)

    assert [len(study.nodes()), len(study.record.moves)] == [2, 1]
    with pytest.raises(BadStudy, match="keeps its start"):
        study.remove(study.start)


def test_a_study_of_a_dump() -> None:
    state = begun_state(3)
    study = Study.of_position(GAME, state.dump(), ["Ada", "Ben"])
    again = Study.parse(study.text())
    again.verify(GAME)

    assert again.state_at(GAME, again.start) == state
    assert again.record.names == ["Ada", "Ben"]
    with pytest.raises(BadDump):
        Study.of_position(GAME, {"seats": 2, "nonsense": 1})


def edited(**changes: Json) -> str:
    facts = json.loads(begun().text())
    return json.dumps({**facts, **changes})


LONG = "x" * (LONGEST_NOTE + 1)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 2}, "format should be 1, not 2"),
        ({"format": True}, "format should be 1"),
        ({"record": 5}, "record should be the text"),
        ({"title": "x" * (LONGEST_TITLE + 1)}, "at most 100 characters"),
        ({"title": "a\nb"}, "one line"),
        ({"title": "\ud800"}, "cannot be shown"),
        ({"extra": 1}, "unknown field: 'extra'"),
        ({"notes": {}}, "notes should be a list, not an object"),
        ({"notes": [{"at": 99, "text": "x"}]}, r"notes\[0\].at should be a whole number from 0 to"),
        ({"notes": [{"at": 1, "text": "x"}] * 2}, r"notes\[1\]: position 1 has a note already"),
        ({"notes": [{"at": 1, "text": ""}]}, "should not be empty"),
        ({"notes": [{"at": 1, "text": LONG}]}, "at most 2000 characters"),
        ({"variations": [{"after": 9, "moves": ["pass"]}]}, r"variations\[0\].after"),
        ({"variations": [{"after": -1, "moves": ["pass"]}]}, r"variations\[0\].after"),
        ({"variations": [{"after": 1}]}, "should have moves"),
        ({"variations": [{"after": 1, "moves": [1]}]}, "an action in words"),
        ({"variations": [{"after": 4, "moves": ["pass"]}]}, "a line ends with position 4"),
        ({"variations": [{"after": 1, "moves": ["pass"]}] * 2}, "stands there already"),
        ({"variations": [{"after": 1, "position": []}]}, "the dump of a position"),
        ({"variations": [{"after": 1, "position": {}, "seat": -1}]}, r"seat should be"),
        ({"variations": [{"after": 1, "position": {}}] * (MOST_REDRAWN + 1)}, "drawn anew"),
    ],
)
def test_what_is_no_study_is_refused(changes: dict[str, Json], reason: str) -> None:
    with pytest.raises(BadStudy, match=reason):
        Study.parse(edited(**{"notes": [], **changes}))


@pytest.mark.parametrize(
    ("variation", "reason"),
    [
        ({"after": 1, "moves": ["nonsense"]}, "position 5: "),
        ({"after": 1, "moves": ["PASS"]}, "position 5: is written 'pass', not 'PASS'"),
        ({"after": 1, "moves": ["pass", "pass", "pass"]}, "position 7: "),
        ({"after": 1, "seat": 5, "position": {"seats": 2}}, "position 5: there is no seat 5"),
        ({"after": 1, "seat": 0, "position": {"seats": 2}}, "position 5: "),
    ],
)
def test_what_cannot_be_played_is_refused(variation: Json, reason: str) -> None:
    study = Study.parse(edited(notes=[], variations=[variation]))
    with pytest.raises(BadStudy, match=reason):
        study.verify(GAME)


def test_a_redrawn_position_must_fit_what_its_seat_knew() -> None:
    other = plain(begun_state(1).dump())
    study = Study.parse(edited(notes=[], variations=[{"after": 2, "seat": 0, "position": other}]))
    with pytest.raises(BadStudy, match="differs from the one before in what its seat knows"):
        study.verify(GAME)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "[" * 100_000, "1" * 5000, "x" * (LONGEST_STUDY + 1)]
)
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadStudy):
        Study.parse(text)


@given(st.data())
def test_a_damaged_study_is_refused_or_whole(data: st.DataObject) -> None:
    text = begun().text()
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 20))
    damaged = text[:at] + data.draw(st.text(max_size=8)) + text[at + cut :]
    try:
        study = Study.parse(damaged)
        study.verify(GAME)
    except ZigguratError:
        return
    assert Study.parse(study.text()).text() == study.text()


def test_a_path_leads_from_the_start() -> None:
    study = begun()
    redrawn = study.nodes()[6]

    assert isinstance(redrawn, StudyNode)
    assert [node.words for node in redrawn.path()][:-1] == [
        node.words for node in study.main_line()[1:3]
    ]
