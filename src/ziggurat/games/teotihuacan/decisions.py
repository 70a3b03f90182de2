"""Which chapter owns what: options, answers and refusals of everything that can be pending."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts, Json
from ziggurat.games.teotihuacan import (
    actions,
    alchemy,
    construction,
    decorations,
    discovery,
    eclipse,
    main_actions,
    moving,
    nobles,
    pending,
    powerups,
    royal,
    setup,
    teotibot,
    tracks,
    workers,
    worship,
)
from ziggurat.games.teotihuacan.pending import FIRST_DECISION, FLIPPING, UNLOCKING, Entry
from ziggurat.games.teotihuacan.pieces import SQUARE_NAMES, TEMPLES

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

    Step = Callable[[TeotihuacanState, Entry], None]
    Options = Callable[[TeotihuacanState, Entry], list[Action]]
    Answer = Callable[[TeotihuacanState, Entry, Action], None]
    Reason = Callable[[TeotihuacanState, Entry, Action], Refusal]

STEPS: Final[list[Step]] = [
    setup.reveal,
    setup.gain,
    setup.neutral,
    worship.ability,
    main_actions.technologies,
    construction.refill,
    powerups.ascended,
    eclipse.after_turn,
    eclipse.eclipse,
    eclipse.calendar,
    eclipse.next_turn,
    teotibot.take_turn,
]
"""What is carried out, by kind of entry."""

OPTIONS: Final[list[Options]] = [
    setup.keep_options,
    setup.pick_options,
    setup.raise_options,
    discovery.linked_options,
    setup.place_options,
    moving.turn_options,
    moving.move_options,
    moving.second_options,
    moving.act_options,
    worship.lock_options,
    worship.option_options,
    discovery.board_tile_options,
    tracks.temple_options,
    tracks.steps_options,
    tracks.major_options,
    tracks.spot_options,
    tracks.take_options,
    royal.royal_options,
    alchemy.technology_options,
    nobles.row_options,
    decorations.decoration_options,
    decorations.side_options,
    construction.build_options,
    construction.square_options,
    construction.discount_options,
    construction.rotate_options,
    powerups.power_options,
    powerups.thirteen_options,
    powerups.powers_options,
    powerups.reward_options,
    moving.end_options,
    eclipse.salary_options,
]
"""What can be answered, by kind of decision."""

ANSWERS: Final[list[Answer]] = [
    setup.answer_keep,
    setup.answer_pick,
    setup.answer_raise,
    discovery.answer_linked,
    setup.answer_place,
    moving.answer_turn,
    moving.answer_move,
    moving.answer_second,
    moving.answer_act,
    worship.answer_lock,
    worship.answer_option,
    discovery.answer_board_tile,
    tracks.answer_temple,
    tracks.answer_steps,
    discovery.answer_major,
    discovery.answer_spot,
    tracks.answer_take,
    royal.answer_royal,
    alchemy.answer_technology,
    nobles.answer_row,
    decorations.answer_decoration,
    decorations.answer_side,
    construction.answer_build,
    construction.answer_square,
    construction.answer_discount,
    construction.answer_rotate,
    powerups.answer_power,
    powerups.answer_thirteen,
    powerups.answer_powers,
    powerups.answer_reward,
    moving.answer_end,
    eclipse.answer_salary,
]
"""What an answer does, by kind of decision."""

REASONS: Final[dict[str, tuple[frozenset[int], Reason]]] = {
    "keep": (frozenset({pending.KEEP}), setup.refuse_keep),
    "pick": (frozenset({pending.PICK}), setup.refuse_pick),
    "raise": (frozenset({pending.RAISE}), setup.refuse_raise),
    "place": (frozenset({pending.PLACE}), setup.refuse_place),
    "worker": (frozenset({pending.TURN, pending.SECOND, pending.LOCK}), moving.refuse_worker),
    "move": (frozenset({pending.MOVE}), moving.refuse_move),
    "main": (frozenset({pending.ACT}), main_actions.refuse_main),
    "worship": (frozenset({pending.ACT}), worship.refuse_worship),
    "option": (frozenset({pending.OPTION}), worship.refuse_option),
    "claim": (
        frozenset({pending.MAJOR, pending.SPOT, pending.BOARD_TILE, pending.LINKED}),
        discovery.refuse_claim,
    ),
    "step": (frozenset({pending.TEMPLE, pending.STEPS, pending.ROYAL}), tracks.refuse_step),
    "take": (frozenset({pending.TAKE}), tracks.refuse_take),
    "exchange": (frozenset({pending.ROYAL}), royal.refuse_exchange),
    "pay": (frozenset({pending.ROYAL}), royal.refuse_pay),
    "technology": (frozenset({pending.TECHNOLOGY}), alchemy.refuse_technology),
    "row": (frozenset({pending.ROW}), nobles.refuse_row),
    "decoration": (frozenset({pending.DECORATION}), decorations.refuse_decoration),
    "side": (frozenset({pending.SIDE}), decorations.refuse_side),
    "tile": (frozenset({pending.BUILD}), construction.refuse_tile),
    "square": (frozenset({pending.SQUARE}), construction.refuse_square),
    "discount": (frozenset({pending.DISCOUNT}), construction.refuse_discount),
    "rotate": (frozenset({pending.ROTATE}), construction.refuse_rotate),
    "power": (
        frozenset({pending.POWER, pending.THIRTEEN, pending.POWERS}),
        powerups.refuse_power,
    ),
    "ascend": (frozenset({pending.REWARD}), powerups.refuse_ascend),
    "salary": (frozenset({pending.SALARY}), eclipse.refuse_salary),
}
"""By kind of action: the decisions it belongs to, and why it can be impossible there."""


def run(state: TeotihuacanState, entry: Entry) -> None:
    """Carry out an entry that nobody decides."""
    STEPS[entry[0]](state, entry)


def options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Everything that can be answered to a decision, not sorted."""
    kind = entry[0]
    found = OPTIONS[kind - FIRST_DECISION](state, entry)
    if kind in FLIPPING and found:
        player = entry[1]
        if not state.ascending():
            discovery.flips(state, player, found)
        unlock_turn = kind == pending.END and entry[2]
        if kind in UNLOCKING and not unlock_turn and workers.can_unlock(state, player):
            found.append(actions.UNLOCK)
    return found


def answer(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    """Carry out an answer to a decision that was taken off the stack."""
    kind = entry[0]
    if kind in FLIPPING:
        if action == actions.UNLOCK:
            state.entries.append(entry)
            workers.unlock_all(state, entry[1], paid=True)
            return
        if actions.FLIP <= action < actions.FLIP_DOUBLE_MOVE:
            state.entries.append(entry)
            discovery.flip(state, entry[1], actions.FLIPPED[action - actions.FLIP])
            return
    ANSWERS[kind - FIRST_DECISION](state, entry, action)


def question(state: TeotihuacanState) -> Facts:
    """What is being decided."""
    if not state.entries:
        return {"kind": "over", "seat": state.seat}
    entry = state.entries[-1]
    facts: dict[str, Json] = {"kind": pending.NAMES[entry[0]], "seat": entry[1]}
    for (name, _, _), value in zip(pending.FIELDS.get(entry[0], ()), entry[2:], strict=True):
        facts[name] = value
        if name == "temple":
            facts[name] = TEMPLES[value]
        elif name == "square":
            facts[name] = SQUARE_NAMES[value]
        elif name == "discount":
            facts[name] = actions.DISCOUNTS[value]
    return facts


def refusal(state: TeotihuacanState, action: Action) -> Refusal:
    """Why an action that is not among the options is impossible."""
    if not state.entries:
        return Refusal("TH-62", "game-is-over", {})
    entry = state.entries[-1]
    kind = actions.KIND_OF[action]
    if kind == "flip":
        return discovery.refuse_flip(state, entry, action)
    if kind in ("unlock", "unlock-turn"):
        return moving.refuse_unlock(state, entry, action)
    decisions, reason = REASONS.get(kind, (frozenset(), None))
    if reason is not None and entry[0] in decisions:
        return reason(state, entry, action)
    return Refusal("TH-22", "something-else-is-asked", {"question": pending.NAMES[entry[0]]})
