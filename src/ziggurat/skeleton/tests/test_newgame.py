"""The rules of Newgame, shown one by one."""

import pytest
from newgame import GAME

from ziggurat.core import IllegalAction, checks


def test_sticks_are_taken() -> None:
    """NG-1, NG-2"""
    state = GAME.start(2, 7)
    state.play(GAME.read("take 3"))
    assert state.dump()["sticks"] == 12
    assert state.seat == 1


def test_nobody_takes_more_than_there_are() -> None:
    """NG-2"""
    state = GAME.load({**GAME.start(2, 7).dump(), "sticks": 1})
    with pytest.raises(IllegalAction, match="NG-2"):
        state.play(GAME.read("take 2"))


def test_the_last_stick_wins() -> None:
    """NG-3"""
    state = GAME.load({**GAME.start(2, 7).dump(), "sticks": 3})
    state.play(GAME.read("take 3"))
    assert state.over
    assert state.ranking() == [1, 2]


def test_the_contract_is_kept() -> None:
    assert checks.run(GAME) > 0
