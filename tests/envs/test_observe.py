"""What a seat sees as numbers: all of it from its view, nothing of it from what is hidden."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tests.envs.tensors import ROOT, table
from tests.games.present import GAMES
from ziggurat import Game, State
from ziggurat.core.checks import random_game, setups
from ziggurat.core.errors import BadView
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.tensors import NoSuchPart

of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: Game, every: int) -> Iterator[State]:
    """Positions of a random game of every set-up, the last ones among them."""
    for setup in setups(game):
        rng = Random(f"{game.name} {setup!r}")
        for number, (state, _) in enumerate(random_game(game, setup, rng)):
            if number % every == 0 or state.over:
                yield state


def watchers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


@of_each_game
def test_the_fast_way_gives_what_the_view_gives(game: Game) -> None:
    rng = Random(game.name)
    for number, (state, _) in enumerate(random_game(game, setups(game)[0], rng)):
        for seat in watchers(state) if number % 60 == 0 or state.over else ():
            view = plain(state.view(seat))
            assert isinstance(view, dict)
            seen = game.tensor_layout.split(game.observe(view))
            fast = game.tensor_layout.split(game.observe_state(state, seat))
            different = [name for name in seen if not np.array_equal(seen[name], fast[name])]
            assert not different, f"{different} of seat {seat} in {state.dump()}"


@of_each_game
def test_what_is_kept_gives_the_numbers_of_the_same_position_loaded(game: Game) -> None:
    for number, (state, _) in enumerate(random_game(game, setups(game)[0], Random(11))):
        seat = max(state.seat, 0)
        kept = game.encode(state, seat)
        if number % 7 == 0:
            assert game.encode(game.load(state.dump()), seat) == kept, state.dump()


@of_each_game
def test_hidden_things_change_no_number(game: Game) -> None:
    rng = Random(game.name)
    for state in positions(game, 41):
        for seat in watchers(state):
            dump = plain(state.dump())
            assert isinstance(dump, dict)
            exchange(dump, game.hidden(dump, seat), rng)
            mine, other = game.observe_state(state, seat), game.observe_state(game.load(dump), seat)
            assert np.array_equal(mine, other), f"seat {seat} in {state.dump()}"


@of_each_game
def test_every_number_lies_within_its_bounds(game: Game) -> None:
    least, most = game.tensor_layout.bounds()
    for state in positions(game, 17):
        row = game.observe_state(state, state.seats - 1)
        assert row.dtype == np.float32
        assert ((least <= row) & (row <= most)).all(), state.dump()


@of_each_game
def test_what_differs_to_a_seat_differs_in_its_numbers(game: Game) -> None:
    """Every action but one without a trace changes what the mover sees."""
    setup = setups(game)[0]
    same = 0
    for state, action in random_game(game, setup, Random(3)):
        if state.over:
            break
        seat = state.seat
        before = game.observe_state(state, seat)
        after = state.copy()
        after.play(action)
        same += np.array_equal(before, game.observe_state(after, seat))
    assert same == 0


@of_each_game
def test_parts_follow_each_other_without_gaps(game: Game) -> None:
    place = 0
    for part in game.tensor_layout:
        assert part.start == place
        place = part.stop
        assert part.meaning
    assert place == game.tensor_layout.size
    assert game.tensor_layout.small == sum(
        part.size for part in game.tensor_layout if part.stop <= game.tensor_layout.small
    )


@of_each_game
def test_the_documentation_has_every_part(game: Game) -> None:
    assert table(game) in (ROOT / "docs/tensors.md").read_text("utf-8")


def test_nothing_needs_numpy_but_arrays() -> None:
    program = (
        "import sys, ziggurat\n"
        "for game in ziggurat.games():\n"
        "    game.encode(game.start(game.seats[-1], 1), 0)\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_own_things_come_first() -> None:
    tigris = GAMES[0]
    state = tigris.start(seats=3, seed=7)
    for seat in range(3):
        seen = tigris.tensor_layout.split(tigris.observe(state.view(seat)))
        view = state.view(seat)
        players = view["players"]
        assert isinstance(players, list)
        names = ("settlement", "temple", "farm", "market")
        assert list(seen["hand"]) == [players[seat]["hand"].count(name) for name in names]
        assert list(seen["decider"]) == [int((seat + step) % 3 == 0) for step in range(3)] + [0]
    assert not tigris.tensor_layout.split(tigris.observe(state.view(None)))["hand"].any()


def test_an_unknown_part_is_named_in_the_error() -> None:
    with pytest.raises(NoSuchPart, match="there is no 'hands'; there are tiles, "):
        GAMES[0].tensor_layout["hands"]


def test_a_view_of_nobody_at_the_table_is_refused() -> None:
    mexica = GAMES[1]
    view = {**mexica.start(seats=2, seed=1).view(0), "viewer": 2}
    with pytest.raises(BadView, match="'viewer' should be one of the seats, not 2"):
        mexica.observe(view)
