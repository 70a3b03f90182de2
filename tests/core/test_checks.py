"""The kit lets a good game pass, and each of its checks can fail."""

from __future__ import annotations

from random import Random
from typing import Self

import pytest

from tests.core.pebbles import GAME, PASS, Pebble, Pebbles
from ziggurat.core import (
    Action,
    ActionTable,
    BadOption,
    Facts,
    Game,
    IllegalAction,
    Json,
    Options,
    Refusal,
    Seat,
)
from ziggurat.core.checks import CHECKS, CheckFailed, Setup, run, run_one, setups


@pytest.mark.parametrize("check", CHECKS)
def test_a_good_game_passes(check: str) -> None:
    for setup in setups(GAME):
        for seed in range(3):
            run_one(GAME, check, setup, str(seed))


def test_every_way_to_sit_down() -> None:
    assert [repr(setup) for setup in setups(GAME)] == [
        "2 seats bag=small dice=6",
        "2 seats bag=large dice=6",
        "2 seats bag=small dice=4",
        "3 seats bag=small dice=6",
        "3 seats bag=large dice=6",
    ]


def test_ways_that_a_game_refuses_are_left_out() -> None:
    class Particular(Pebbles):
        def check_options(self, seats: int, options: Options) -> None:
            if options["bag"] == "large" and seats == 3:
                raise BadOption("too long for three")

    assert "3 seats bag=large dice=6" not in [repr(setup) for setup in setups(Particular())]


def test_run_does_all_and_tells_how_far_it_is() -> None:
    told: list[str] = []

    count = run(GAME, games=2, progress=told.append)

    assert count == len(told) == 2 * len(CHECKS) * 5
    assert told[0] == "ends: 2 seats bag=small dice=6"


class EndsWithoutReason(Pebble):
    def outcome(self) -> str:
        return ""


class GoesOnAfterTheEnd(Pebble):
    def actions(self) -> list[Action]:
        return [PASS] if self.over else super().actions()


class MayPlayAfterTheEnd(Pebble):
    def refusal(self, action: Action) -> Refusal | None:
        return None if self.over else super().refusal(action)


class DeadEnd(Pebble):
    def actions(self) -> list[Action]:
        return super().actions() if self.passes == 0 else []


class Endless(Pebble):
    def apply(self, action: Action) -> None:
        if action == PASS:
            self.seat = (self.seat + 1) % self.seats
        elif len(self.bag) > 1:
            super().apply(action)


class Descending(Pebble):
    def actions(self) -> list[Action]:
        return super().actions()[::-1]


class ListsWhatIsRefused(Pebble):
    def refusal(self, action: Action) -> Refusal | None:
        return Refusal("PB-1", "no", {}) if action == PASS else super().refusal(action)

    def play(self, action: Action) -> None:
        self.apply(action)


class ForgetsWhatIsLegal(Pebble):
    def actions(self) -> list[Action]:
        return super().actions()[1:]


class RefusesByNoRule(Pebble):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return refusal and Refusal("because", "no", {})


class ChoosesTheIllegal(Pebble):
    def random_action(self, rng: Random) -> Action:
        return rng.randrange(PASS)


class SharesHands(Pebble):
    def copy(self) -> Self:
        other = super().copy()
        other.hands = self.hands
        return other


class SharesListening(Pebble):
    def copy(self) -> Self:
        other = super().copy()
        other.listening = True
        return other


class ForgetsPasses(Pebble):
    def copy(self) -> Self:
        other = super().copy()
        other.passes = 0
        return other


class ChangesItsCopies(Pebble):
    """Only a copied position goes on with the same hands."""

    shared: Self | None = None

    def copy(self) -> Self:
        other = super().copy()
        self.shared = other
        return other

    def apply(self, action: Action) -> None:
        super().apply(action)
        if self.shared is not None:
            self.shared.passes = 2


class RemembersItsPast(Pebble):
    played = False

    def apply(self, action: Action) -> None:
        super().apply(action)
        self.played = True

    def text(self, seat: Seat | None = None) -> str:
        return super().text(seat) + (" once more" if self.played else "")


class AppliesOtherwise(Pebble):
    def play(self, action: Action) -> None:
        super().play(action)
        self.points[0] += 1


class DumpsTooLittle(Pebble):
    def dump(self) -> Facts:
        return {name: value for name, value in super().dump().items() if name != "passes"}


class DumpsTuples(Pebble):
    def dump(self) -> Facts:
        return {**super().dump(), "points": {1: self.points[0]}}  # type: ignore[dict-item]


class PlaysByChance(Pebble):
    def lay(self, seat: Seat, colour: int) -> None:
        super().lay(seat, colour)
        self.points[seat] += Random().randrange(1000)


class ChangesBeforeRefusing(Pebble):
    def play(self, action: Action) -> None:
        self.points[self.seat] += 1
        try:
            super().play(action)
        finally:
            self.points[self.seat] -= 0 if action in range(PASS) else 1


class TellsBeforeRefusing(Pebble):
    def play(self, action: Action) -> None:
        self.emit("tried", {"action": action})
        super().play(action)


class AcceptsEverything(Pebble):
    def play(self, action: Action) -> None:
        if action in self.actions():
            self.apply(action)


class ShowsHands(Pebble):
    def view(self, seat: Seat | None) -> Facts:
        return {**super().view(seat), "others": [sorted(hand) for hand in self.hands]}


class ShowsBagInText(Pebble):
    def text(self, seat: Seat | None = None) -> str:
        return f"{super().text(seat)}\nNext in the bag: {self.bag[-1:]}"


class AsksTooMuch(Pebble):
    def question(self) -> Facts:
        return {**super().question(), "die": self.dice[-1]}


class AidsTooMuch(Pebble):
    def aids(self) -> Facts:
        return {**super().aids(), "die": self.dice[-1]}


class ForeseesTooMuch(Pebble):
    def effect(self, action: Action) -> Facts:
        return {"die": self.dice[-1]}


class DoesWhatIsAsked(Pebble):
    def effect(self, action: Action) -> Facts:
        self.apply(action)
        return {}


class ForeseesByItsPast(RemembersItsPast):
    def text(self, seat: Seat | None = None) -> str:
        return Pebble.text(self, seat)

    def effect(self, action: Action) -> Facts:
        return {"played": self.played}


class SkipsByHiddenHands(Pebble):
    def actions(self) -> list[Action]:
        other = self.hands[(self.seat + 1) % self.seats]
        return [PASS] if not self.over and min(other) > 0 else super().actions()

    def refusal(self, action: Action) -> Refusal | None:
        hidden = Refusal("PB-2", "others", {})
        return None if action in self.actions() else super().refusal(action) or hidden


class RefusesByHiddenHands(Pebble):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        if refusal is not None and not self.over:
            refusal.facts = {"holder": [action in hand for hand in self.hands]}
        return refusal


class TellsTooMuch(Pebble):
    def lay(self, seat: Seat, colour: int) -> None:
        if self.listening:
            self.emit("next", {"colour": self.bag[-1]})
        super().lay(seat, colour)


class TellsWhatTheOtherDrew(Pebble):
    def lay(self, seat: Seat, colour: int) -> None:
        drawn = self.bag[-1]
        if self.listening:
            self.reveal("drew", {"colour": drawn}, (seat,))
            self.emit("refilled", {"colour": drawn})
        super().lay(seat, colour)


class SamplesOwnHand(Pebble):
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        return super().sample(None, rng)


class SamplesTheOriginal(Pebble):
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        other = super().sample(seat, rng)
        self.dice = other.dice[:]
        return other


class SamplesNothing(Pebble):
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        return self.copy()


class SamplesHandsOnly(Pebble):
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        other = super().sample(seat, rng)
        other.dice = self.dice[:]
        return other


class SamplesLoadedDice(Pebble):
    def sample(self, seat: Seat | None, rng: Random) -> Self:
        other = super().sample(seat, rng)
        other.dice = [max(die, rng.randint(1, self.faces)) for die in other.dice]
        return other


class RanksAllFirst(Pebble):
    def ranking(self) -> list[int]:
        return [1 for _ in self.points]


class RanksWithGaps(Pebble):
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class CountsTooFew(Pebble):
    def tally(self) -> list[Facts]:
        return super().tally()[1:]


class AsksAnother(Pebble):
    def question(self) -> Facts:
        return {**super().question(), "seat": (self.seat + 1) % self.seats}


class AsksWithoutKind(Pebble):
    def question(self) -> Facts:
        return {"seat": self.seat}


class AidsNoJson(Pebble):
    def aids(self) -> Facts:
        return {"hand": {1, 2}}  # type: ignore[dict-item]  # what a game without types could do


class SaysNothing(Pebble):
    def text(self, seat: Seat | None = None) -> str:
        return "\n"


class SeesTheBag(Pebble):
    def held(self, seat: Seat | None) -> list[int]:
        return [self.bag.count(0), *super().held(seat)[1:]]


class SeesTooMuch(Pebble):
    def held(self, seat: Seat | None) -> list[int]:
        return [*super().held(seat), 0]


class SharesWhatItFound(Pebble):
    """Shares a dict with its copies, as long as nothing is in it."""

    def __init__(self, game: Pebbles, seats: int, options: Options, revision: int) -> None:
        super().__init__(game, seats, options, revision)
        self.kept: dict[str, Json] = {}

    def copy(self) -> Self:
        other = super().copy()
        other.kept = self.kept
        return other

    def apply(self, action: Action) -> None:
        super().apply(action)
        if self.kept:
            self.kept = {}

    def aids(self) -> Facts:
        return {"laid": self.kept.setdefault("laid", [*self.laid])}


BROKEN_POSITIONS: list[tuple[str, type[Pebble], str]] = [
    ("ends", EndsWithoutReason, "over without a reason"),
    ("ends", GoesOnAfterTheEnd, "yet there are actions"),
    ("ends", MayPlayAfterTheEnd, "yet one may play"),
    ("ends", DeadEnd, "a dead end"),
    ("ends", Endless, "no end after"),
    ("legality", Descending, "not ascending"),
    ("legality", ListsWhatIsRefused, "'pass' is listed but refused"),
    ("legality", ForgetsWhatIsLegal, "is not refused but not listed"),
    ("legality", RefusesByNoRule, "which is no rule"),
    ("legality", ChoosesTheIllegal, "random_action gave"),
    ("copies", SharesHands, "changed the original"),
    ("copies", SharesListening, "a copy listens"),
    ("copies", ForgetsPasses, "a copy differs"),
    ("copies", AppliesOtherwise, "apply and play differ"),
    ("dumps", DumpsTooLittle, "a loaded position looks other"),
    ("branches", SharesWhatItFound, "has reached the original"),
    ("copies", ChangesItsCopies, "playing on the original changed a copy"),
    ("equals", RemembersItsPast, "an equal position has another picture"),
    ("dumps", DumpsTuples, "points should be a list"),
    ("records", PlaysByChance, "replays to another position"),
    ("failed-plays", ChangesBeforeRefusing, "a failed play changed the position"),
    ("failed-plays", TellsBeforeRefusing, "a failed play left events"),
    ("failed-plays", AcceptsEverything, "was played though it is not legal"),
    ("secrecy", ShowsHands, "the view of seat 0 leaks"),
    ("secrecy", ShowsBagInText, "the text for .* leaks"),
    ("secrecy", AsksTooMuch, "the question leaks"),
    ("secrecy", AidsTooMuch, "the aids of seat . leak"),
    ("secrecy", ForeseesTooMuch, "the effect of an action leaks to seat"),
    ("equals", ForeseesByItsPast, "in an equal position an action has another effect"),
    ("explained", DoesWhatIsAsked, "to ask for an effect changes the position"),
    ("secrecy", SkipsByHiddenHands, "the actions of seat . leak"),
    ("secrecy", RefusesByHiddenHands, "a refusal to seat . leaks"),
    ("secrecy", TellsTooMuch, "events leak to seat"),
    ("secrecy", TellsWhatTheOtherDrew, "events leak to seat"),
    ("imagination", SamplesOwnHand, "an imagined position looks other"),
    ("imagination", SamplesTheOriginal, "imagining changed the original"),
    ("spread", SamplesNothing, "sample for seat 0 never varies"),
    ("spread", SamplesHandsOnly, "sample for seat 0 never varies .'dice'"),
    ("spread", SamplesLoadedDice, "for seat . put"),
    ("results", RanksAllFirst, "against"),
    ("results", RanksWithGaps, "skip or repeat"),
    ("results", CountsTooFew, "a place and a tally for each seat"),
    ("numbers", SeesTheBag, "the numbers of seat . leak"),
    ("numbers", SeesTooMuch, "more or less small numbers"),
    ("explained", AsksAnother, "the question is for another"),
    ("explained", AsksWithoutKind, "the question has no kind"),
    ("explained", AidsNoJson, "not JSON serializable"),
    ("explained", SaysNothing, "no text"),
]


class LosesADie(Pebbles):
    def load(self, dump: Json) -> Pebble:
        state = super().load(dump)
        state.dice = [1] * len(state.dice)
        return state


class StumblesOverDumps(Pebbles):
    def load(self, dump: Json) -> Pebble:
        assert isinstance(dump, dict)
        return super().load({**dump, "passes": dump["passes"] + 0})


class ReadsAnything(Pebbles):
    def read(self, words: object) -> Action:
        return super().read(words) if words else PASS


class ReadsOtherwise(Pebbles):
    def read(self, words: object) -> Action:
        return min(super().read(words), PASS - 1)


class HasNoKinds(Pebbles):
    table = ActionTable([(words, {}) for words in Pebbles.table.words])


class ImaginesFixedHands(Pebbles):
    def imagine(self, view: Facts, rng: Random) -> Pebble:
        return super().imagine(view, Random(0))


class ImaginesAnotherTable(Pebbles):
    def imagine(self, view: Facts, rng: Random) -> Pebble:
        state = super().imagine(view, rng)
        state.points[0] += 1
        return state


BROKEN_GAMES: list[tuple[str, Game, str]] = [
    ("dumps", LosesADie(), "dump, load, dump is not the same"),
    ("damage", StumblesOverDumps(), "a damaged dump raised"),
    ("notation", ReadsAnything(), "'' was read as an action"),
    ("notation", ReadsOtherwise(), "'pass' does not read back"),
    ("notation", HasNoKinds(), "'lay white' has no kind"),
    ("imagination", ImaginesAnotherTable(), "an imagined position looks other"),
    ("spread", ImaginesFixedHands(), "imagine for seat 0 never varies"),
]

BROKEN = [(check, Pebbles(position), complaint) for check, position, complaint in BROKEN_POSITIONS]


def put_through(game: Game, check: str) -> None:
    for seed in range(20):
        for setup in setups(game):
            run_one(game, check, setup, str(seed))


@pytest.mark.parametrize(
    ("check", "game", "complaint"),
    [
        pytest.param(*case, id=f"{case[0]}: {name}")
        for case, name in zip(
            [*BROKEN, *BROKEN_GAMES],
            [case[1].__name__ for case in BROKEN_POSITIONS]
            + [type(case[1]).__name__ for case in BROKEN_GAMES],
            strict=True,
        )
    ],
)
def test_a_broken_promise_is_found(check: str, game: Game, complaint: str) -> None:
    with pytest.raises(CheckFailed, match=f"pebbles, .*: {check}: .*{complaint}"):
        put_through(game, check)


def test_every_check_is_seen_to_fail() -> None:
    assert {case[0] for case in [*BROKEN, *BROKEN_GAMES]} == set(CHECKS)


def test_a_complaint_shows_the_position() -> None:
    game = Pebbles(Descending)

    with pytest.raises(CheckFailed, match=r'ascending\nin the position {"game": "pebbles"'):
        run_one(game, "legality", Setup(2, game.read_options(2, {})), "0")


def test_a_failed_play_raises_the_refusal() -> None:
    state = GAME.start(2, 1)
    missing = next(action for action in range(PASS) if action not in state.actions())

    with pytest.raises(IllegalAction, match="PB-2, not in hand"):
        state.play(missing)
