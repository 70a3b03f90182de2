"""The royal tiles of the Palace (TH-63, TH-64, TH-99)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.core.decisions import PendingField
from ziggurat.core.refusals import Refusal
from ziggurat.core.types import Action
from ziggurat.games.teotihuacan import tracks
from ziggurat.games.teotihuacan.actions import (
    DECLINE,
    EXCHANGE,
    KIND_OF,
    MIXES,
    MIXES_END,
    PAY,
    STEP,
)
from ziggurat.games.teotihuacan.choices import WithFlips
from ziggurat.games.teotihuacan.pieces import (
    FROM_ROYAL,
    TEMPLE_REWARDS,
    Bundle,
    Player,
)
from ziggurat.games.teotihuacan.resources import Take

if TYPE_CHECKING:
    from ziggurat.games.teotihuacan.state import TeotihuacanState

EXCHANGE_GAIN: Final[dict[int, Bundle]] = {2: (0, 1, 1, 0), 6: (0, 0, 1, 1)}
"""What 1 cocoa becomes."""
NOTHING: Final[Bundle] = (0, 0, 0, 0)


def use(state: TeotihuacanState, player: Player, tile: int, power: int) -> None:
    """The ability of a royal tile for a worker of that power (TH-63)."""
    if state.listening:
        state.emit("royal", {"seat": player, "tile": tile, "power": power})
    if tile == 1:
        state.gain(player, (power + 1, 0, 0, 0), "royal")
    elif tile == 4:
        state.score(player, 2 * min(state.developed[player].bit_count(), power), FROM_ROYAL)
    elif tile == 5:
        state.score(player, 2 * min(state.track[player], power), FROM_ROYAL)
    elif tile == 9:
        state.score(player, min(state.avenue[player], power + 1), FROM_ROYAL)
    else:
        times = power - 1 if tile == 8 else power
        if times:
            state.then(RoyalTile(player, tile, times))


class RoyalTile(WithFlips):
    """How often to use a royal tile with a price: from not at all up to the power (TH-64)."""

    KIND: ClassVar[str] = "royal"
    FIELDS: ClassVar[tuple[PendingField, ...]] = (
        PendingField("tile", 1, 9),
        PendingField("times", 0, 5),
    )

    def __init__(self, seat: Player, tile: int, times: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.times = times

    def complaint(self, state: TeotihuacanState) -> str:
        asks = self.tile in (2, 3, 6, 7, 8) and self.times
        return "" if asks else "that royal tile asks nothing"

    def own_options(self, state: TeotihuacanState) -> list[Action]:
        tile, times = self.tile, self.times
        cocoa, wood, stone, gold = state.goods[4 * self.seat : 4 * self.seat + 4]
        options = [DECLINE]
        if tile in EXCHANGE_GAIN:
            options += [EXCHANGE + count for count in range(min(times, cocoa))]
        elif tile == 3:
            for index in range(MIXES_END[times]):
                mix = MIXES[index]
                if mix[0] <= wood and mix[1] <= stone and mix[2] <= gold:
                    options.append(PAY + index)
        elif cocoa and tile == 7:
            options += [PAY + index for index in range(3) if (wood, stone, gold)[index]]
        elif cocoa and tile == 8:
            for temple in range(3):
                if tracks.can_step(state, self.seat, temple):
                    options.append(STEP + temple)
        return options

    def reason(self, state: TeotihuacanState, action: Action) -> Refusal:
        kind = KIND_OF[action]
        if kind == "exchange":
            return self.exchange_reason(state, action - EXCHANGE + 1)
        if kind == "pay":
            return self.pay_reason(action)
        if kind == "step":
            return self.step_reason(state, action - STEP)
        return super().reason(state, action)

    def exchange_reason(self, state: TeotihuacanState, count: int) -> Refusal:
        if self.tile not in EXCHANGE_GAIN:
            return Refusal("TH-99", "another-royal-tile", {"tile": self.tile})
        if count > self.times:
            facts = {"times": count, "power": self.times}
            return Refusal("TH-99", "more-than-the-power", facts)
        cocoa = state.goods[4 * self.seat]
        return Refusal("TH-99", "no-cocoa-to-exchange", {"cocoa": cocoa})

    def pay_reason(self, action: Action) -> Refusal:
        if self.tile not in (3, 7):
            return Refusal("TH-99", "another-royal-tile", {"tile": self.tile})
        count = sum(MIXES[action - PAY])
        if self.tile == 7 and count > 1:
            return Refusal("TH-99", "takes-a-single-resource", {"tile": self.tile})
        if count > self.times:
            facts = {"times": count, "power": self.times}
            return Refusal("TH-99", "more-than-the-power", facts)
        return Refusal("TH-99", "goods-are-missing", {"tile": self.tile})

    def step_reason(self, state: TeotihuacanState, temple: int) -> Refusal:
        if self.tile != 8:
            return Refusal("TH-99", "another-royal-tile", {"tile": self.tile})
        if tracks.can_step(state, self.seat, temple):
            return Refusal("TH-99", "no-cocoa-for-a-step", {})
        return tracks.stuck_reason(state, self.seat, temple)

    def own_answer(self, state: TeotihuacanState, action: Action) -> None:
        if action == DECLINE:
            return
        player, tile = self.seat, self.tile
        cost, gain = trade(tile, action)
        state.pay(player, cost, "royal")
        state.gain(player, gain, "royal")
        if tile == 7:
            state.then(Take(player, self.times))
        elif tile == 8:
            if self.times > 1:
                state.then(RoyalTile(player, tile, self.times - 1))
            tracks.temple_step(state, player, action - STEP)


def trade(tile: int, action: Action) -> tuple[Bundle, Bundle]:
    """What an answer costs, and the goods it gives at once (TH-99)."""
    if tile in EXCHANGE_GAIN:
        count = action - EXCHANGE + 1
        cocoa, wood, stone, gold = EXCHANGE_GAIN[tile]
        return (count, 0, 0, 0), (cocoa, count * wood, count * stone, count * gold)
    if tile == 3:
        mix = MIXES[action - PAY]
        return (0, *mix), (2 * sum(mix), 0, 0, 0)
    if tile == 7:
        return (1, *MIXES[action - PAY]), NOTHING
    return (1, 0, 0, 0), NOTHING


def could_pay(
    state: TeotihuacanState, player: Player, tile: int, power: int, goods: Bundle, price: Bundle
) -> bool:
    """Whether using the tile can make payable a price that is not payable now (TH-32)."""
    cocoa, wood, stone, gold = goods
    if tile == 1:
        return _covers(cocoa + power + 1, wood, stone, gold, price)
    if tile in EXCHANGE_GAIN:
        gain = EXCHANGE_GAIN[tile]
        return any(
            _covers(cocoa - n, wood + n * gain[1], stone + n * gain[2], gold + n * gain[3], price)
            for n in range(1, min(power, cocoa) + 1)
        )
    if tile == 3:
        return any(
            _covers(cocoa + 2 * (w + s + g), wood - w, stone - s, gold - g, price)
            for w, s, g in MIXES[: MIXES_END[power]]
            if w <= wood and s <= stone and g <= gold
        )
    if tile == 7:
        return cocoa > 0 and any(
            _covers(cocoa - 1, wood - w + tw, stone - s + ts, gold - g + tg, price)
            for w, s, g in MIXES[:3]
            if w <= wood and s <= stone and g <= gold
            for tw, ts, tg in MIXES[MIXES_END[power - 1] : MIXES_END[power]]
        )
    if tile == 8:
        steps = state.temples[3 * player : 3 * player + 3]
        limits = [_limit(state, player, temple) for temple in range(3)]
        return _steps_could_pay(steps, limits, power - 1, cocoa, goods, 0, price)
    return False


def _limit(state: TeotihuacanState, player: Player, temple: int) -> int:
    """The highest step the player's marker could reach on a temple."""
    others = [state.temples[3 * p + temple] for p in range(state.players) if p != player]
    return 10 if 11 in others else 11


def _steps_could_pay(
    steps: list[int],
    limits: list[int],
    times: int,
    cocoa: int,
    goods: Bundle,
    resources: int,
    price: Bundle,
) -> bool:
    missing = sum(max(0, price[good] - goods[good]) for good in (1, 2, 3))
    if cocoa >= price[0] and missing <= resources:
        return True
    if not times or not cocoa:
        return False
    for temple in range(3):
        if steps[temple] < limits[temple]:
            onward = steps[:]
            onward[temple] += 1
            taken, _, gained = TEMPLE_REWARDS[temple][onward[temple]]
            if _steps_could_pay(
                onward, limits, times - 1, cocoa - 1 + gained, goods, resources + taken, price
            ):
                return True
    return False


def _covers(cocoa: int, wood: int, stone: int, gold: int, price: Bundle) -> bool:
    return cocoa >= price[0] and wood >= price[1] and stone >= price[2] and gold >= price[3]
