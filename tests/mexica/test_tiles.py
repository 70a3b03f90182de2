"""Tiles that have become impossible."""

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest

from tests.mexica.players import lively
from tests.mexica.table import MEXICA, fact, play, position
from ziggurat.core.state import State
from ziggurat.games.mexica import canals, impossible_tiles
from ziggurat.games.mexica.impossible_tiles import Cutting
from ziggurat.games.mexica.pieces import DOUBLES, LAKE, LAND_AROUND, NUMBERS, SINGLES
from ziggurat.games.mexica.state import MexicaState

LATTICE = """
E3 G3 K3 M3 B4 D4 H4 J4 C5 I5 O5 D6 H6 J6 N6 P6 E7 G7 K7 M7 Q7 S7 F8 L8 R8 E9 G9 K9 M9 Q9 S9
D10 H10 J10 N10 T10 C11 I11 O11 B12 D12 H12 J12 N12 P12 E13 G13 K13 M13 F14 L14 E15 G15 K15
"""
"""Diagonal canals: five diamonds of 13 squares, one of them around the palace, and less."""

DIAMOND = "F3 E4 F4 G4 D5 E5 F5 G5 H5 E6 F6 G6 F7"
PALACE_DIAMOND = "I6 H7 J7 G8 K8 H9 J9 I10"
"""The plain squares of the diamond around the palace."""

CENTRES = "F5 L5 F11 L11"
"""With these dug, four diamonds of 12 squares remain."""

LEFTOVERS = "B5 Q6 R7 Q8 O12 N13 F15"
EASTERN = "U7 V7 S8 T8 U8 V8 T9 U9 V9 U10"
ALL_DUG = f"{LATTICE} {LEFTOVERS} {CENTRES} I6 {EASTERN}"
"""All 76 squares that the canals cover. C2, C3, D3 and C4 are the only region of 4."""

LEVELS = [1] * 6 + [2] * 5 + [3] * 4 + [4] * 3


def filled(squares: str) -> list[str]:
    """Temples of both periods on those squares, seat by seat."""
    texts = []
    names = squares.split()
    for first in range(0, len(names), len(LEVELS)):
        row = zip(LEVELS, names[first : first + len(LEVELS)], strict=False)
        texts.append(", ".join(f"{level} {name}" for level, name in row))
    return texts


def after_a_turn(
    shown: list[int], dug: str, squares: str = "", supply: Mapping[str, int] | None = None
) -> State:
    """The position after a turn of period 2 in which nothing was done."""
    state = position(
        pilli="C2 G2 K2 V9" if "V9" not in dug else "C2 G2 K2 C12",
        shown=shown,
        temples=filled(squares),
        period=2,
    )
    return play(cut(state, dug, supply), "done")


def cut(state: State, squares: str, supply: Mapping[str, int] | None = None) -> State:
    """Dig squares one by one, as if there were tiles for that; only regions matter here.

    The remaining supply is as if doubles had covered as many as they can.
    """
    assert isinstance(state, MexicaState)
    names = squares.split()
    for name in names:
        canals.dig(state, NUMBERS[name], LAKE)
    doubles = min(len(names) // 2, DOUBLES)
    left = supply or {"doubles": DOUBLES - doubles, "singles": SINGLES - len(names) + 2 * doubles}
    state.doubles, state.singles = left["doubles"], left["singles"]
    return state


def left(state: State) -> object:
    return fact(state, "tiles", "shown")


@pytest.mark.rule("MX-47")
def test_a_tile_larger_than_every_region_goes() -> None:
    assert left(after_a_turn([12, 13], f"{LATTICE} {CENTRES}")) == [12, 13]
    assert left(after_a_turn([12, 13], f"{LATTICE} {CENTRES} I6")) == [12]


@pytest.mark.rule("MX-47")
def test_a_jammed_region_takes_no_tile() -> None:
    others = "L5 F11 L11 I6"
    eleven = " ".join(DIAMOND.split()[:11])
    twelve = " ".join(DIAMOND.split()[:12])

    assert left(after_a_turn([13], f"{LATTICE} {others}", eleven)) == [13]
    assert left(after_a_turn([13], f"{LATTICE} {others}", twelve)) == []


@pytest.mark.rule("MX-47")
def test_in_the_palace_the_founder_needs_no_plain_square() -> None:
    seven = " ".join(PALACE_DIAMOND.split()[:7])

    assert left(after_a_turn([13], f"{LATTICE} {CENTRES}", seven)) == [13]
    assert left(after_a_turn([13], f"{LATTICE} {CENTRES}", PALACE_DIAMOND)) == []


FOUR_DIAMONDS = """
E4 F4 G4 D5 E5 G5 H5 E6 F6 G6 K4 L4 M4 J5 K5 M5 N5 K6 L6 M6
E10 F10 G10 D11 E11 G11 H11 E12 F12 G12 K10 L10 M10 J11 K11 M11 N11 K12 L12 M12
"""
"""Ten squares of each diamond, so that two are free."""


@pytest.mark.rule("MX-47")
def test_a_larger_region_needs_room_for_canal_tile_and_founder() -> None:
    dug = f"{LATTICE} {CENTRES} I6"
    palace = "H7 J7 G8 K8 H9 J9"

    assert left(after_a_turn([11], dug, f"{FOUR_DIAMONDS} {palace}")) == []
    assert left(after_a_turn([11], dug, f"{FOUR_DIAMONDS} {palace}".replace("E4", ""))) == [11]
    assert left(after_a_turn([11], dug, f"{FOUR_DIAMONDS} {palace}".replace("J9", ""))) == [11]


@pytest.mark.rule("MX-47")
def test_without_canals_each_region_keeps_one_tile() -> None:
    assert left(after_a_turn([4, 4, 7, 13], ALL_DUG)) == [4, 7]
    assert left(after_a_turn([3, 4, 6], ALL_DUG, "C3 D3 C4")) == []


@pytest.mark.rule("MX-47")
def test_a_founded_region_takes_no_tile() -> None:
    state = cut(position(pilli="C2 G2", shown=[4, 4], period=2), ALL_DUG)
    play(state, "found C4")

    assert left(play(state, "done")) == []


@pytest.mark.rule("MX-47")
def test_removed_tiles_count_for_the_end_of_the_period() -> None:
    nine = "1 C2, 1 C3, 1 D3, 2 G2, 2 H2, 2 I2, 3 J2, 3 H3, 4 I3"
    state = position(pilli="I4 C12", shown=[13], temples=[nine], seat=1)

    play(cut(state, f"{LATTICE} {CENTRES} I6"), "done")

    assert fact(state, "period") == 2


@pytest.mark.rule("MX-48")
def test_the_last_canals_are_tried_out() -> None:
    """A double takes 2 of 12 squares, so no diamond is left with 11; a single manages that."""
    fewer = ALL_DUG.replace("V9 U10", "")

    assert left(after_a_turn([10, 11], fewer, supply={"doubles": 1, "singles": 0})) == [10]
    assert left(after_a_turn([10, 11], fewer, supply={"doubles": 0, "singles": 2})) == [10, 11]


@pytest.mark.rule("MX-48")
def test_two_canals_together_cut_out_what_one_cannot() -> None:
    """One single leaves 12 of a diamond, or 11 and its tip; two can leave 10."""
    dug = f"{LATTICE} {LEFTOVERS} {EASTERN} I12 H13 I13 J13 G14"
    one = dug.replace("U10", "")
    two = dug.replace("V9 U10", "")

    assert left(after_a_turn([10, 11], one, supply={"doubles": 0, "singles": 1})) == [11]
    assert left(after_a_turn([10, 11], two, supply={"doubles": 0, "singles": 2})) == [10, 11]


@pytest.mark.rule("MX-48")
@pytest.mark.parametrize(("free", "kept"), [({"F4", "F5", "G6"}, [11]), ({"F4", "F3", "G6"}, [])])
def test_what_is_cut_out_must_not_be_jammed(free: set[str], kept: list[int]) -> None:
    """Only one diamond has three free squares; F4 cuts its tip F3 off the other eleven."""
    dug = f"{LATTICE} {LEFTOVERS} {EASTERN} I12 H13 I13 J13 G14".replace("U10", "")
    full = """
    L3 K4 L4 M4 J5 K5 L5 M5 N5 K6 L6 F9 E10 F10 G10 D11 E11 F11 G11 H11 E12 F12
    L9 K10 L10 M10 J11 K11 L11 M11 N11 K12 L12 I6 H7 J7 G8 K8 H9 J9
    """
    temples = [name for name in DIAMOND.split() if name not in free] + full.split()

    state = after_a_turn([11], dug, " ".join(temples), supply={"doubles": 0, "singles": 1})

    assert left(state) == kept


@pytest.mark.rule("MX-49")
def test_the_first_period_removes_tiles_too() -> None:
    state = position(pilli="C2 G2", shown=[12, 13])

    play(cut(state, f"{LATTICE} {CENTRES} I6"), "done")

    assert left(state) == [12]
    removed = fact(state, "tiles", "removed")
    assert isinstance(removed, list)
    assert 13 in removed


@pytest.mark.rule("MX-48")
def test_leaving_out_canals_that_split_nothing_finds_the_same_parts() -> None:
    compared = 0
    for number in range(16):
        state = MEXICA.start(2, f"cut-{number}")
        rng = Random(number)
        assert isinstance(state, MexicaState)
        while not state.over and (state.round < 4 or state.period < 2):
            state.apply(lively(state, rng))
        for doubles, singles in ((1, 1), (2, 0), (0, 2), (1, 0)):
            state.doubles, state.singles = doubles, singles
            for label in canals.regions(state):
                members, wanted = state.members[label], set(range(3, 14))
                if not state.founded[label] and len(members) < MOST_COMPARED:
                    found = impossible_tiles.cut_out(state, members, wanted)
                    assert found == plainly_cut_out(state, members, wanted)
                    compared += len(members) > max(wanted) + 2
    assert compared


MOST_COMPARED = 60
"""Cutting larger regions in all ways takes long."""


def plainly_cut_out(state: MexicaState, members: list[int], wanted: set[int]) -> set[int]:
    """Each one and each two of the last canals, dug wherever they fit."""
    cutting = Cutting(state, members, wanted)
    singles = [[s] for s in members if cutting.plain[s]]
    doubles = [[s, t] for [s] in singles for t in LAND_AROUND[s] if t > s and cutting.plain[t]]
    tiles = [doubles] * state.doubles + [singles] * state.singles
    for chosen in [*product(*tiles), *((canal,) for kind in tiles for canal in kind)]:
        squares = [square for canal in chosen for square in canal]
        if len(set(squares)) == len(squares):
            cutting.dig(squares)
    return cutting.found
