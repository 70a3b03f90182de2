"""A game is played to its end by the revision of the rules under which it began."""

import json
from random import Random

import pytest

from tests.core.pebbles import GAME, PASS, Pebble, Pebbles
from ziggurat.core import Action, BadDump, BadRecord, BadRevision, Facts, Record, Refusal, State
from ziggurat.core.records import begin_record


class Restless(Pebble):
    """PB-5: since revision 2, nobody may pass twice in a row around the table."""

    def actions(self) -> list[Action]:
        return [action for action in super().actions() if self.refusal(action) is None]

    def refusal(self, action: Action) -> Refusal | None:
        if self.revision >= 2 and action == PASS and self.passes:
            return Refusal("PB-5", "somebody-has-passed", {})
        return super().refusal(action)


class LaterPebbles(Pebbles):
    """The game of a later release."""

    revision = 2


LATER = LaterPebbles(Restless)


def passed(record: Record, state: State) -> Record:
    """The record of a game in which all pass at once."""
    while not state.over:
        record.add(state, PASS)
        state.play(PASS)
    record.finish(state)
    return record


def played(game: Pebbles) -> Record:
    record, state = begin_record(game, 2, 7, {})
    rng = Random(1)
    while not state.over:
        action = rng.choice(state.actions())
        record.add(state, action)
        state.play(action)
    record.finish(state)
    return record


@pytest.fixture
def old() -> Record:
    """A record of the first release, in which both pass."""
    return passed(*begin_record(GAME, 2, 7, {}))


def test_new_games_are_played_by_the_newest_revision() -> None:
    assert GAME.start(2, 7).revision == 1
    assert LATER.start(2, 7).revision == 2


def test_a_record_of_revision_1_does_not_name_it(old: Record) -> None:
    assert "Revision" not in old.text()
    assert old.revision == Record.parse(old.text()).revision == 1


def test_a_record_of_another_revision_names_it() -> None:
    record = played(LATER)

    assert record.text().split("\n")[1:3] == ['[Release ""]', '[Revision "2"]']
    assert Record.parse(record.text()).verify(LATER).revision == 2


def test_a_record_replays_by_its_own_revision(old: Record) -> None:
    with pytest.raises(BadRecord, match="the rules of Pebbles have revisions 1 to 1, not 2"):
        Record.parse(played(LATER).text()).replay(GAME)

    assert Record.parse(old.text()).verify(LATER).outcome() == "passes"


def test_the_newest_rules_do_not_allow_it(old: Record) -> None:
    other = Record(GAME.name, 2, "7", old.options, revision=2)
    other.moves = old.moves

    with pytest.raises(BadRecord, match="action 2: 'pass' is not allowed: PB-5"):
        other.replay(LATER)


@pytest.mark.parametrize("revision", ["1", "0", "02", "-1", "two", "", "99999", "1.5"])
def test_a_header_that_is_no_other_revision_is_refused(old: Record, revision: str) -> None:
    with_header = old.text().replace("[Seats", f'[Revision "{revision}"]\n[Seats')

    with pytest.raises(BadRecord):
        Record.parse(with_header).verify(LATER)


def without_revision(dump: Facts) -> Facts:
    return {name: value for name, value in dump.items() if name != "revision"}


def test_a_record_from_a_position_of_revision_1() -> None:
    """Release 0.1.0 wrote positions without a revision."""
    first = GAME.start(2, 7)
    position, options = json.dumps(without_revision(first.dump())), GAME.read_options(2, {})
    record = passed(Record(GAME.name, 2, "", options, position=position), first)

    assert Record.parse(record.text()).verify(LATER).revision == 1


def test_a_record_and_its_position_agree() -> None:
    position = json.dumps(LATER.start(2, 7).dump())

    with pytest.raises(BadRecord, match="the position is of revision 2, not 1"):
        Record(GAME.name, 2, "", GAME.read_options(2, {}), position=position).replay(LATER)


def test_a_dump_keeps_its_revision() -> None:
    state = LATER.start_kept(2, 7, {}, 1)

    assert LATER.load(state.dump()).revision == 1
    assert LATER.imagine(state.view(0), Random(1)).revision == 1
    assert state.copy().revision == state.sample(0, Random(1)).revision == 1


def test_a_dump_without_a_revision_is_of_the_newest_unless_it_was_kept() -> None:
    dump = without_revision(GAME.start(2, 7).dump())

    assert LATER.load(dump).revision == 2
    assert LATER.load_kept(dump, 2).revision == 2
    assert LATER.load_kept(dump, 1).revision == 1


@pytest.mark.parametrize("revision", [-1, 0, 3])
def test_an_unknown_revision_is_refused(revision: int) -> None:
    with pytest.raises(BadRevision, match=f"have revisions 1 to 2, not {revision}"):
        LATER.start_kept(2, 7, {}, revision)
    with pytest.raises(BadRevision):
        LATER.load_kept(LATER.start(2, 7).dump(), revision)


def test_a_dump_of_another_revision_is_refused() -> None:
    with pytest.raises(BadDump, match="the position is of revision 2, not 1"):
        LATER.load_kept(LATER.start(2, 7).dump(), 1)


class Grown(Pebble):
    """A position whose dump has gained a field since its first release."""

    def digested(self) -> Facts:
        return super().dump()

    def dump(self) -> Facts:
        return {**super().dump(), "weather": "sunny"}


def test_a_dump_may_gain_fields_without_touching_digests() -> None:
    grown = Pebbles(Grown).start(2, 7)

    assert "weather" in grown.dump()
    assert grown.digest() == GAME.start(2, 7).digest()
    assert played(Pebbles(Grown)).text() == played(GAME).text()
