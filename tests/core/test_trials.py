"""What an action does, found by doing it on a copy; and the quick answer for looking ahead."""

from random import Random

from tests.core.pebbles import GAME, PASS, Lay, Pebble
from ziggurat.core import Action
from ziggurat.core.judgement import Judgement
from ziggurat.core.trials import trial


def test_a_trial_leaves_the_position_as_it_was_and_tells_what_happened() -> None:
    state = GAME.start(2, "trial")
    before = state.dump()

    found = trial(state, PASS, state.seat)

    assert state.dump() == before
    assert [event.kind for event in found.events] == ["passed"]
    assert found.complete
    state.play(PASS)
    assert found.after == state


def test_a_trial_stops_at_what_would_come_out_of_hiding() -> None:
    state = GAME.start(2, "trial")

    found = trial(state, state.actions()[0], state.seat)

    assert not found.complete
    assert not any(event.reveal for event in found.events)


class LayTheBest(Lay):
    """A decision with a quick answer: the darkest pebble in hand."""

    def quick_answer(self, state: Pebble, rng: Random) -> Action:
        return max(state.hands[self.seat])


def test_a_judgement_that_knows_nothing_asks_the_decision_for_a_quick_answer() -> None:
    state = GAME.start(2, "quick")
    assert isinstance(state, Pebble)
    judgement = Judgement()

    assert judgement.rollout_action(state, Random(1)) in state.actions()

    state.pending[-1] = LayTheBest(0)
    assert judgement.rollout_action(state, Random(1)) == max(state.hands[0])
