"""Impossible dumps are refused with what is wrong with them."""

import pytest

from tests.tigris.table import GAME
from ziggurat.core.errors import BadDump
from ziggurat.core.types import Json

BARE: dict[str, Json] = {"game": "tigris", "seats": 2}
FACE_DOWN = "face-down"


def square(*cells: str) -> dict[str, Json]:
    return dict.fromkeys(cells, FACE_DOWN)


@pytest.mark.rule("TE-14")
def test_rivals_do_not_share_a_kingdom() -> None:
    board = {"B2": "temple", "B1": "0 farmer", "B3": "1 farmer"}
    with pytest.raises(BadDump, match="two farmers stand in one kingdom"):
        GAME.load({**BARE, "board": board})


@pytest.mark.rule("TE-15")
def test_a_leader_stands_beside_a_temple() -> None:
    with pytest.raises(BadDump, match=r"B5: a leader stands beside no temple"):
        GAME.load({**BARE, "board": {"B2": "temple", "B5": "0 king"}})


@pytest.mark.rule("TE-33")
@pytest.mark.parametrize(
    ("pair", "cells"),
    [("black-red", ("O4", "P4", "O5", "P5")), ("red-blue", ("C3", "D3", "C4", "D4"))],
)
def test_a_monument_stands_on_four_tiles_of_its_colours(pair: str, cells: tuple[str, ...]) -> None:
    """Four river spaces hold only farms, and no four equal tiles lie half on a river."""
    dump = {**BARE, "board": square(*cells), "monuments": {pair: cells[0]}}
    with pytest.raises(BadDump, match="no four tiles of one of its colours"):
        GAME.load(dump)


@pytest.mark.rule("TE-36")
def test_there_are_ten_treasures() -> None:
    with pytest.raises(BadDump, match="only 10 treasures"):
        GAME.load({**BARE, "players": [{"treasures": 1}, {}]})


@pytest.mark.rule("TE-38")
def test_treasures_end_the_game_only_when_two_are_left() -> None:
    with pytest.raises(BadDump, match="more than 2 treasures are on the board"):
        GAME.load({**BARE, "ended": "treasures"})


@pytest.mark.rule("TE-20")
def test_each_player_has_two_catastrophes() -> None:
    board = dict.fromkeys(("A1", "A2", "A3"), "catastrophe")
    players: list[Json] = [{"catastrophes": 2}, {"catastrophes": 0}]
    with pytest.raises(BadDump, match="only 4 catastrophes"):
        GAME.load({**BARE, "board": board, "players": players})
