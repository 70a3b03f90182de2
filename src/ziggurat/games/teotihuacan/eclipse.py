"""The calendar and the Eclipse (TH-28, TH-57 to TH-61, TH-68)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action, Facts
from ziggurat.games.teotihuacan import actions, discovery, moving, pending, powerups, scoring
from ziggurat.games.teotihuacan.pending import Entry
from ziggurat.games.teotihuacan.pieces import (
    BUILDING_VALUES,
    DARK,
    FROM_AVENUE,
    FROM_LEADER,
    FROM_MASKS,
    FROM_SALARY,
    FROM_TRACK,
    LAST_ECLIPSE,
    LEADER_POINTS,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    STARTING_TILES,
    STRONG,
    TRACK_POINTS,
    UNPAID_POINTS,
    WORKERS,
    Player,
)

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState


def after_turn(state: TeotihuacanState, entry: Entry) -> None:
    """The light disc moves after the Last Player; an Eclipse may follow (TH-28, TH-58)."""
    player = entry[1]
    last = player == state.players - 1
    state.forget_turn()
    state.entries.append((pending.NEXT, player))
    if state.dark_eclipse:
        if last:
            powerups.move_light(state, "turn")
        if state.light == state.dark:
            state.entries.append((pending.ECLIPSE, 0))
    elif last and state.final_round:
        state.final_round = False
        state.entries.append((pending.ECLIPSE, 0))
    elif last:
        powerups.move_light(state, "turn")
        if state.light == state.dark:
            state.final_round = True
            if state.listening:
                state.emit("final-round", {})


def next_turn(state: TeotihuacanState, entry: Entry) -> None:
    """The turn goes on clockwise (TH-22); Teotibot plays by itself."""
    player = (entry[1] + 1) % state.players
    if state.solo and player == 1:
        state.forget_turn()
        state.entries.append((pending.TEOTIBOT, player))
    else:
        moving.begin_turn(state, player)


def is_last(state: TeotihuacanState) -> bool:
    """Whether the coming Eclipse is the last one (TH-62)."""
    return state.finished or state.eclipses + 1 == LAST_ECLIPSE


def step_value(state: TeotihuacanState) -> int:
    """Points for each step on the pyramid track in the coming Eclipse (TH-59)."""
    return TRACK_POINTS[-1] if state.finished else TRACK_POINTS[state.eclipses]


def eclipse(state: TeotihuacanState, _entry: Entry) -> None:
    """Score an Eclipse up to the salary (TH-59)."""
    value = BUILDING_VALUES[state.buildings]
    steps = step_value(state)
    if state.listening:
        state.emit(
            "eclipse",
            {
                "number": state.eclipses + 1,
                "last": is_last(state),
                "avenue_value": value,
                "step_value": steps,
            },
        )
    for player in range(state.players):
        state.score(player, state.avenue[player] * value, FROM_AVENUE)
    lead = max(state.track)
    for player in range(state.players):
        if lead and state.track[player] == lead:
            state.score(player, LEADER_POINTS, FROM_LEADER)
    for player in range(state.players):
        state.score(player, state.track[player] * steps, FROM_TRACK)
        state.track[player] = 0
    if state.listening:
        state.emit("track-reset", {})
    for player in range(state.players):
        points = scoring.mask_points(discovery.masks(state, player))
        state.score(player, points, FROM_MASKS)
    state.entries.append((pending.CALENDAR, 0))
    for seat in range(state.seats - 1, -1, -1):
        state.entries.append((pending.SALARY, seat))


def salary(state: TeotihuacanState, player: Player) -> int:
    """1 cocoa for each worker in play, 2 with power 4 or 5 (TH-60)."""
    due = 0
    for worker in range(WORKERS * player, WORKERS * player + WORKERS):
        if state.worker_board[worker] >= 0:
            due += 2 if state.worker_power[worker] >= STRONG else 1
    return due


def salary_options(state: TeotihuacanState, entry: Entry) -> list[Action]:
    """Any amount from nothing to all due (TH-60), or a free-cocoa tile (TH-105)."""
    most = min(salary(state, entry[1]), state.goods[4 * entry[1]])
    options = [actions.SALARY + cocoa for cocoa in range(most + 1)]
    if discovery.is_free(state, entry[1]):
        options.append(actions.SALARY_FREE)
    return options


def answer_salary(state: TeotihuacanState, entry: Entry, action: Action) -> None:
    player = entry[1]
    due = salary(state, player)
    free = action == actions.SALARY_FREE
    paid = 0 if free else action - actions.SALARY
    if state.listening:
        state.emit("salary", {"seat": player, "due": due, "paid": paid, "free": free})
    if free:
        discovery.waive(state, player, due, "salary")
        return
    state.pay(player, (paid, 0, 0, 0), "salary")
    lost = min(UNPAID_POINTS * (due - paid), state.points[player])
    state.score(player, -lost, FROM_SALARY)


def calendar(state: TeotihuacanState, _entry: Entry) -> None:
    """After the salary: new discs and neutral workers, or the end (TH-59)."""
    last = is_last(state)
    state.eclipses += 1
    if last:
        scoring.final(state)
        state.ended = "pyramid" if state.finished else "third-eclipse"
        state.entries.clear()
        if state.listening:
            state.emit("end", {"outcome": state.ended, "points": state.points[:]})
        return
    state.light = 0
    state.dark = DARK[state.players][state.eclipses]
    if state.listening:
        state.emit("calendar", {"light": state.light, "dark": state.dark})
    draw_neutral(state, [])


def draw_neutral(state: TeotihuacanState, kept: list[int]) -> None:
    """Place neutral workers: two starting tiles a colour, the first three boards (TH-20)."""
    colours = NEUTRAL_COLOURS[state.players]
    if not colours or not state.draws:
        return
    tiles = [tile for tile in state.draws[0] if tile not in kept]
    state.draws = state.draws[1:]
    state.neutral = state.neutral[:]
    for colour in range(colours):
        drawn = tiles[2 * colour : 2 * colour + 2]
        boards: list[int] = []
        for tile in drawn:
            for board in STARTING_TILES[tile].boards:
                if board not in boards:
                    boards.append(board)
        boards = boards[:NEUTRAL_WORKERS]
        state.neutral[NEUTRAL_WORKERS * colour : NEUTRAL_WORKERS * colour + 3] = boards
        if state.listening:
            facts: Facts = {"colour": colour, "tiles": drawn, "boards": boards}
            state.reveal("neutral", facts)


def refuse_salary(state: TeotihuacanState, entry: Entry, action: Action) -> Refusal:
    if action == actions.SALARY_FREE:
        return Refusal("TH-105", "no-free-cocoa-tile", {})
    due, cocoa = salary(state, entry[1]), state.goods[4 * entry[1]]
    return Refusal("TH-60", "more-than-due-or-in-hand", {"due": due, "cocoa": cocoa})
