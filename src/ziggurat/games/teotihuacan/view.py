"""What a seat may see, and redrawing what it cannot know (TH-108)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ziggurat.core.chance import mix, mixed
from ziggurat.core.types import Facts, Json, Seat
from ziggurat.games.teotihuacan import shown, workers
from ziggurat.games.teotihuacan.pieces import DEALT, LINKED, SOURCES, Player
from ziggurat.games.teotihuacan.setup import CHOICES, hand, linked_names
from ziggurat.games.teotihuacan.turn import harvest

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def view(state: TeotihuacanState, seat: Seat | None) -> Facts:
    """What lies open, how many pieces are hidden, and the seat's own secrets."""
    seen: dict[str, Json] = {"you": seat, "seat": state.seat, **public(state)}
    seen["question"] = state.question()
    seen["boards"] = [_board(state, board) for board in range(1, 9)]
    seen["decorations"] = decorations = shown.decorations(state)
    decorations["left"] = len(state.decoration_stack)
    seen["pyramid"] = pyramid = shown.pyramid(state)
    pyramid["left"] = len(state.pyramid_stack)
    seen["discovery"] = discovery = shown.discovery(state)
    discovery["left"] = len(state.stack)
    discovery["linked"] = linked_names(state, known_tiles(state, seat))
    discovery["returns"] = len(state.returns)
    seen["neutral"] = neutral = shown.neutral(state)
    neutral["left"] = len(state.draws)
    seen["starting"] = {**shown.starting(state), **_own_hand(state, seat)}
    if state.solo:
        seen["teotibot"] = teotibot = shown.teotibot(state)
        teotibot["dice"] = len(state.dice)
        teotibot["rotations"] = len(state.bot_rotations)
    return seen


def public(state: TeotihuacanState) -> dict[str, Json]:
    """What lies open and is not among pieces of which some are hidden."""
    found = shown.open_table(state)
    found["revision"] = state.revision
    found["options"] = dict(state.options)
    found["players"] = [_player(state, player) for player in range(state.players)]
    found["pending"] = state.pending_json()
    return found


def _player(state: TeotihuacanState, player: Player) -> Facts:
    own = shown.belongings(state, player)
    sums = state.tally_of[len(SOURCES) * player : len(SOURCES) * (player + 1)]
    own["tally"] = {SOURCES[source]: points for source, points in enumerate(sums) if points}
    return own


def _board(state: TeotihuacanState, board: int) -> Facts:
    """The colours on a board, and the cocoa to collect there (TH-29)."""
    colours = workers.colours_on(state, board)
    return {"colours": colours, "cocoa": harvest(colours)}


def known_tiles(state: TeotihuacanState, seat: Seat | None) -> list[int]:
    """The starting tiles whose discovery tile the seat knows (TH-16, TH-67)."""
    known = [*state.open_tiles, *(tile for tiles in state.kept for tile in tiles)]
    if state.dealt and seat is not None:
        known += hand(state, seat)
    return known


def _own_hand(state: TeotihuacanState, seat: Seat | None) -> dict[str, Json]:
    if not state.dealt:
        return {}
    shown: dict[str, Json] = {"decided": [choice >= 0 for choice in state.chosen]}
    if seat is not None:
        choice = state.chosen[seat]
        shown["hand"] = hand(state, seat)
        shown["chosen"] = None if choice < 0 else list(CHOICES[choice])
    return shown


def sample(state: TeotihuacanState, seat: Seat | None, rng: Random) -> TeotihuacanState:
    """A copy in which everything that this seat cannot know is redrawn."""
    guess = state.copy()
    _draw_starting(guess, seat, rng)
    known = known_tiles(state, seat)
    unknown = [
        place for place, tile in enumerate(LINKED) if guess.linked[place] >= 0 and tile not in known
    ]
    tiles = guess.stack + [guess.linked[place] for place in unknown]
    mix(tiles, rng)
    guess.linked = guess.linked[:]
    for place in unknown:
        guess.linked[place] = tiles.pop()
    guess.stack = tiles
    guess.returns = [
        int(rng.random() * (len(tiles) + 1 + number)) for number in range(len(guess.returns))
    ]
    guess.decoration_stack = mixed(guess.decoration_stack, rng)
    guess.pyramid_stack = mixed(guess.pyramid_stack, rng)
    guess.draws = [tuple(mixed(draw, rng)) for draw in guess.draws]
    guess.dice = [1 + int(rng.random() * 6) for _ in guess.dice]
    guess.bot_rotations = [int(rng.random() * 4) for _ in guess.bot_rotations]
    return guess


def _draw_starting(guess: TeotihuacanState, seat: Seat | None, rng: Random) -> None:
    """The hands of the others and what they have chosen."""
    if not guess.dealt:
        return
    own = [] if seat is None else list(range(DEALT * seat, DEALT * seat + DEALT))
    places = [place for place in range(len(guess.dealt)) if place not in own]
    tiles = [guess.dealt[place] for place in places] + guess.box
    mix(tiles, rng)
    guess.dealt, guess.chosen = guess.dealt[:], guess.chosen[:]
    for place in places:
        guess.dealt[place] = tiles.pop()
    guess.box = tiles
    for other in range(guess.seats):
        if other != seat and guess.chosen[other] >= 0:
            guess.chosen[other] = rng.randrange(len(CHOICES))
    guess.listed = None
