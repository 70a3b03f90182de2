"""A played game as text: it has only one text, and no change to it goes unnoticed."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.pebbles import GAME
from ziggurat.core import BadRecord, Record, State, UnknownGame, ZigguratError
from ziggurat.core.chance import commitment, committed_seed
from ziggurat.core.checks import Setup, random_record
from ziggurat.core.records import LONGEST_RECORD, begin_record, options_text

SECRET = "5e" * 32


def played(record: Record, state: State, seed: int = 3) -> Record:
    """The record of a random game from that start."""
    rng = Random(seed)
    while not state.over:
        action = state.random_action(rng)
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


@pytest.fixture
def record() -> Record:
    names = ["Ada", 'Ben "the \\ pebble"\nŽ']
    return played(*begin_record(GAME, 2, 7, {"bag": "large"}, names, "0.1.0"))


@pytest.fixture
def committed() -> Record:
    options = GAME.read_options(2, {})
    names, salts = ["Ada", "Ben"], ["aa" * 16, "bb" * 16]
    seed = committed_seed(SECRET, salts, GAME.name, options_text(options), names)
    record = Record(GAME.name, 2, seed, options, names, "0.1.0", SECRET, salts)
    return played(record, GAME.start(2, seed, **options))


def test_a_record_reads_back(record: Record) -> None:
    again = Record.parse(record.text())

    assert again.text() == record.text()
    assert again.names == record.names
    assert again.options == {"bag": "large", "dice": 6}
    assert again.moves == record.moves
    assert again.verify(GAME).over


def test_a_record_looks_as_documented(record: Record) -> None:
    lines = record.text().split("\n")

    assert lines[:3] == ['[Game "pebbles"]', '[Release "0.1.0"]', '[Seats "2"]']
    assert lines[3:5] == ['[Name0 "Ada"]', '[Name1 "Ben \\"the \\\\ pebble\\"\\nŽ"]']
    assert lines[5:7] == ['[Options "bag=large dice=6"]', '[Seed "7"]']
    assert lines[7].startswith('[Result "')
    assert lines[8].startswith('[Digest "')
    assert lines[9] == ""
    assert lines[10] == f"1. 0 {record.moves[0][1]}"
    assert lines[-1] == ""


def test_a_record_without_actions() -> None:
    record, state = begin_record(GAME, 2, 1, {})
    record.finish(state)

    assert Record.parse(record.text()).verify(GAME) == GAME.start(2, 1)
    assert record.result == "unfinished; scores 0 0; places 1 1"


def test_positions_on_the_way(record: Record) -> None:
    for upto in (0, 1, len(record.moves)):
        state = GAME.start(2, 7, bag="large")
        for _, words in record.moves[:upto]:
            state.play(GAME.read(words))

        assert record.replay(GAME, upto) == state


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_there_is_no_position_beyond(record: Record, upto: int) -> None:
    with pytest.raises(BadRecord, match=f"so no position {upto}"):
        record.replay(GAME, upto)


def test_a_commitment_proves_the_shuffle(committed: Record) -> None:
    again = Record.parse(committed.text())

    assert f'[Commitment "{commitment(SECRET)}"]' in committed.text()
    assert again.secret == SECRET
    assert again.salts == ["aa" * 16, "bb" * 16]
    assert again.verify(GAME).over


def test_a_seed_of_the_hosts_choice_is_found_out(committed: Record) -> None:
    honest = committed.seed
    chosen = Record(
        GAME.name, 2, "favourite", committed.options, committed.names, "", SECRET, committed.salts
    )
    played(chosen, GAME.start(2, "favourite"))

    assert chosen.seed != honest
    with pytest.raises(BadRecord, match="the seed does not follow from the secret and the salts"):
        chosen.verify(GAME)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("5e5e", "5f5e"),
        ('[Salt1 "bb', '[Salt1 "bc'),
        ('[Salt0 "', '[Salt7 "'),
        (f'[Commitment "{commitment(SECRET)[:4]}', '[Commitment "0000'),
        (f'[Commitment "{commitment(SECRET)}"]\n', ""),
        (f'[Secret "{SECRET}"]\n', ""),
    ],
)
def test_nothing_about_the_shuffle_can_be_changed(committed: Record, old: str, new: str) -> None:
    assert committed.text().count(old) >= 1

    with pytest.raises(BadRecord):
        Record.parse(committed.text().replace(old, new, 1)).verify(GAME)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('[Game "pebbles"]', "Game: pebbles", r"line 1: expected \[Name \"value\"\]"),
        ('[Seats "2"]', '[Game "pebbles"]', "line 3: the header 'Game' stands twice"),
        ('[Release "0.1.0"]', '[Release "\\q"]', "line 2: Invalid .escape"),
        ('[Release "0.1.0"]\n', "", "the header 'Release' is missing"),
        ('[Seats "2"]\n', "", "the header 'Seats' is missing"),
        ('[Seats "2"]', '[Seats "two"]', "Seats should be a number, not 'two'"),
        ('[Seats "2"]', f'[Seats "{"9" * 5000}"]', "Seats should be a number"),
        ('[Seats "2"]', '[Seats "3"]', "3 seats should have 3 names, not 2"),
        ('[Seats "2"]', '[Seats "02"]', "line 3: expected '.Seats \"2\".'"),
        ('[Name1 "', '[Name2 "', "line 5: expected"),
        ("bag=large", "large", "Options should be NAME=VALUE, not 'large'"),
        ("dice=6", "dice=--6", "cannot be '--6'"),
        ("dice=6", f"dice={'6' * 5000}", "cannot be"),
        ("bag=large dice=6", "dice=6 bag=large", "line 6: expected .*bag=large dice=6"),
        ("bag=large dice=6", "bag=large bag=large dice=6", "line 6: expected"),
        ("bag=large", "bag=huge", "the game cannot start: option 'bag' cannot be 'huge'"),
        ('[Seed "7"]', '[Seed "7 8"]', "the game cannot start: a seed is"),
        ("\n\n1. 0 ", "\n\n2. 0 ", "line 11: expected '1. SEAT ACTION', not '2. 0 "),
        ("\n1. 0 ", "\n01. 0 ", "line 11: expected '1. 0 "),
        ("\n1. 0 ", "\n1. zero ", "line 11: expected '1. SEAT ACTION'"),
        ("\n1. 0 ", f"\n{'1' * 5000}. 0 ", "line 11: expected '1. SEAT ACTION'"),
        ("\n2. 1 ", "\n\n2. 1 ", "line 12: expected '2. SEAT ACTION', not ''"),
        ("\n1. 0 ", "\n1. 1 ", "action 1: by seat 1, but seat 0 decides"),
        ("\n1. 0 lay ", "\n1. 0 play ", "action 1: unknown action"),
        ("\n1. 0 lay ", "\n1. 0 LAY ", "action 1: is written 'lay "),
        ("\n\n", "\n", "a record has headers, an empty line, and its actions"),
    ],
)
def test_damage_is_named(record: Record, old: str, new: str, complaint: str) -> None:
    assert old in record.text()

    with pytest.raises(BadRecord, match=complaint):
        Record.parse(record.text().replace(old, new, 1)).verify(GAME)


def test_an_illegal_action_is_named(record: Record) -> None:
    state = GAME.start(2, 7, bag="large")
    missing = next(a for a in range(len(GAME.table)) if a not in state.actions())
    record.moves[0] = (0, GAME.write(missing))

    with pytest.raises(BadRecord, match=r"action 1: .* is not allowed: PB-2, not in hand"):
        record.replay(GAME)


def test_actions_after_the_end_are_refused(record: Record) -> None:
    record.moves.append((0, "pass"))

    with pytest.raises(BadRecord, match="by seat 0, but the game is over"):
        record.replay(GAME)


@pytest.mark.parametrize("ending", ["", "\n\n", " \n", "\r\n"])
def test_a_record_has_one_ending(record: Record, ending: str) -> None:
    with pytest.raises(BadRecord, match=r"line \d+: expected|is written"):
        Record.parse(record.text().removesuffix("\n") + ending).verify(GAME)


def test_a_wrong_result_is_named(record: Record) -> None:
    true = record.result
    record.result = "bag; scores 99 0; places 1 2"

    with pytest.raises(BadRecord, match=f"the result should be '{true}'"):
        record.verify(GAME)


def test_another_name_breaks_the_digest(record: Record) -> None:
    text = record.text().replace("Ada", "Eve")

    with pytest.raises(BadRecord, match="the digest does not fit"):
        Record.parse(text).verify(GAME)


def test_a_record_of_another_game(record: Record) -> None:
    record.game = "chess"

    with pytest.raises(BadRecord, match="a record of 'chess', not of 'pebbles'"):
        record.replay(GAME)


def test_names_for_every_seat_or_none() -> None:
    assert begin_record(GAME, 3, 1, {})[0].names == ["Seat 0", "Seat 1", "Seat 2"]
    with pytest.raises(BadRecord, match="3 seats should have 3 names, not 1"):
        begin_record(GAME, 3, 1, {}, ["Ada"])


def test_endless_records_are_refused() -> None:
    with pytest.raises(BadRecord, match="at most"):
        Record.parse("x" * (LONGEST_RECORD + 1))


def test_a_text_that_cannot_be_written_is_refused(record: Record) -> None:
    with pytest.raises(BadRecord, match="UTF-8"):
        Record.parse(record.text().replace("Ada", "\ud800"))


@given(st.integers(0, 10**6), st.data())
def test_any_changed_character_is_noticed(seed: int, data: st.DataObject) -> None:
    text = random_record(GAME, Setup(2, {"bag": "small", "dice": 6}), Random(seed))[0].text()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(exclude_characters=text[place]))

    with pytest.raises((BadRecord, UnknownGame)):
        Record.parse(text[:place] + letter + text[place + 1 :]).verify(GAME)


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for candidate in (text, f'[Game "pebbles"]\n{text}', f"{text}\n\n1. 0 pass\n"):
        with pytest.raises(ZigguratError):
            Record.parse(candidate).verify(GAME)
