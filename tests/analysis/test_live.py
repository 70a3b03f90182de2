"""The live judgement of a position: searches that add up."""

from random import Random

import pytest

import ziggurat
from ziggurat.analysis import judge
from ziggurat.core.game import Game

SECONDS = 0.05


def middle(game: Game, actions: int = 40) -> ziggurat.State:
    rng = Random(4)
    state = game.start(2, seed=9)
    for _ in range(actions):
        state.play(state.random_action(rng))
    return state


@pytest.mark.parametrize("game", ziggurat.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_position_is_judged_with_and_without_what_is_hidden(game: Game, eyes: int | None) -> None:
    state = middle(game)
    before = state.dump()
    found = judge(state, eyes, SECONDS, 1)

    assert sum(found.shares) == pytest.approx(1)
    assert found.visits >= 1
    assert sum(line.visits for line in found.lines) <= found.visits
    for line in found.lines:
        assert line.line[0] == line.action
        assert state.refusal(line.action) is None
    assert found.shares[state.seat] == pytest.approx(found.lines[0].share)
    assert state.dump() == before


def test_the_end_is_what_it_is() -> None:
    state = middle(ziggurat.game("tigris"), 0)
    rng = Random(1)
    while not state.over:
        state.play(state.random_action(rng))
    found = judge(state, None, SECONDS, 1)

    assert found.lines == []
    assert [share > 0 for share in found.shares] == [place == 1 for place in state.ranking()]
