"""Learns a game by proximal policy optimisation with masks, on many tables at once.

    pip install "ziggurat[training]"
    python examples/ppo.py tigris --minutes 10 --workers 2

One seat of each table learns against seats that do anything legal. What it gets is how much its
points rise above those of the others, and at the end what a victory is worth. It prints how many of
the games that ended lately were won, and stops once that is enough or the time is over; `--save`
keeps the network, `--curve` a line of JSON for each round.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ziggurat.envs.batches import Batch, batch

DISCOUNT, TRACE = 0.99, 0.9
CLIP, ENTROPY, VALUE = 0.2, 0.001, 0.5
EPOCHS, MINIBATCH, LEARNING_RATE = 3, 1024, 7e-4
ILLEGAL = -60.0
"""The odds of what is not legal, as a logarithm; numbers much smaller are slow to reckon with."""
POINTS, VICTORY = 0.05, 2.0
"""What a point and a victory are worth."""
LATELY = 400
"""Over how many games the share of those won is taken."""


class Network(nn.Module):
    """From what a seat sees to the odds of each action and the worth of the position.

    An action is the sum of the words it is written in and of something of its own, so that what is
    learnt of `found b4` is known of `found c7` too.
    """

    def __init__(self, tables: Batch, width: int = 256) -> None:
        super().__init__()
        _, most = tables.game.tensor_layout.bounds()
        self.register_buffer("scale", torch.from_numpy(1 / np.sqrt(np.maximum(most, 1))))
        self.inward = nn.Linear(most.size, width)
        self.onward = nn.Linear(width, width)
        written = [tables.game.write(action).split() for action in range(tables.masks.shape[1])]
        words = {word: 1 + n for n, word in enumerate(sorted(set().union(*written)))}
        longest = max(map(len, written))
        rows = [[words[word] for word in row] + [0] * (longest - len(row)) for row in written]
        self.register_buffer("written", torch.tensor(rows))
        self.words = nn.EmbeddingBag(1 + len(words), width, mode="sum", padding_idx=0)
        self.own = nn.Parameter(torch.zeros(len(written), width))
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.words.weight)

    def matrices(self) -> tuple[Tensor, Tensor]:
        """What turns a row into the first layer, and the last layer into actions."""
        inward = self.inward.weight * self.scale
        actions = self.own + self.words(self.written)
        return inward.bfloat16(), actions.bfloat16()

    def forward(
        self, seen: Tensor, numbers: Tensor, masks: Tensor, matrices: tuple[Tensor, Tensor]
    ) -> tuple[Tensor, Tensor]:
        inward, actions = matrices
        row = torch.cat([seen.bfloat16(), numbers.bfloat16()], dim=1)
        body = nn.functional.linear(row, inward).float() + self.inward.bias
        body = self.onward(body.relu()).relu()
        odds = nn.functional.linear(body.bfloat16(), actions).float()
        odds = odds.masked_fill(masks == 0, ILLEGAL)
        return odds.log_softmax(dim=1), self.value(body)[:, 0]


@dataclass
class Round:
    """What was seen, done and got in one stretch of steps, [steps, tables]."""

    seen: Tensor
    numbers: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    advantages: Tensor


class Learner:
    def __init__(self, tables: Batch, steps: int) -> None:
        self.tables, self.steps = tables, steps
        self.network = Network(tables)
        weights = self.network.parameters()
        self.optimizer = torch.optim.Adam(weights, LEARNING_RATE, eps=1e-5, fused=True)
        self.won: deque[float] = deque(maxlen=LATELY)
        self.views = [torch.from_numpy(a) for a in (tables.observations, tables.numbers)]
        self.masks = torch.from_numpy(tables.masks)
        part = tables.game.tensor_layout["points"]
        first = part.start - tables.observations.shape[1]
        shape = (tables.tables, part.shape[0], part.size // part.shape[0])
        self.points = tables.numbers[:, first : first + part.size].reshape(shape)
        self.ahead = self.lead()

    def lead(self) -> np.ndarray:
        """How far each learner's points are ahead of the others'.

        Where they have colours, of which the weakest counts, one more is worth the less the more
        there are of it.
        """
        points = np.maximum(self.points[:, : self.tables.players], 0)
        colours = points.shape[2]
        worth = np.sqrt(points).sum(axis=2) if colours > 1 else POINTS * points[:, :, 0]
        return worth[:, 0] - worth[:, 1:].mean(axis=1)

    def step(self, actions: Tensor) -> np.ndarray:
        """Carry out the actions; what each learner got."""
        tables = self.tables
        learners = tables.learners.copy()
        tables.step(actions.numpy())
        before, self.ahead = self.ahead, self.lead()
        got = self.ahead - before
        for table in np.flatnonzero(tables.terminals):
            places = tables.places[table]
            first = places[learners[table]] == 1
            victory = first / int((places == 1).sum())
            self.won.append(victory)
            got[table] = VICTORY * (2 * victory - 1)
        return got

    @torch.no_grad()
    def collect(self) -> Round:
        matrices = self.network.matrices()
        kept: dict[str, list[Tensor]] = {
            name: [] for name in ("seen", "numbers", "masks", "actions", "logs", "values")
        }
        rewards, going_on = [], []
        for _ in range(self.steps):
            odds, values = self.network(*self.views, self.masks, matrices)
            actions = torch.multinomial(odds.exp() * self.masks, 1)[:, 0]
            logs = odds.gather(1, actions[:, None])[:, 0]
            row = (*self.views, self.masks, actions, logs, values)
            for name, value in zip(kept, row, strict=True):
                kept[name].append(value.clone())
            rewards.append(torch.from_numpy(self.step(actions)).float())
            going_on.append(torch.from_numpy(~self.tables.terminals).float())
        last = self.network(*self.views, self.masks, matrices)[1]
        stacked = {name: torch.stack(values) for name, values in kept.items()}
        advantages = self.advantages(rewards, going_on, stacked["values"], last)
        return Round(**stacked, advantages=advantages)

    @staticmethod
    def advantages(
        rewards: list[Tensor], going_on: list[Tensor], values: Tensor, following: Tensor
    ) -> Tensor:
        """How much better each action did than expected (generalised advantage estimation)."""
        found = torch.zeros_like(values)
        carried = torch.zeros_like(following)
        for step in reversed(range(len(rewards))):
            error = rewards[step] + DISCOUNT * following * going_on[step] - values[step]
            carried = error + DISCOUNT * TRACE * carried * going_on[step]
            found[step], following = carried, values[step]
        return found

    def learn(self, one: Round) -> None:
        flat = {name: value.flatten(0, 1) for name, value in vars(one).items()}
        targets = flat["advantages"] + flat["values"]
        spread = flat["advantages"]
        better = (spread - spread.mean()) / (spread.std() + 1e-8)
        count = len(targets)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(count).split(MINIBATCH):
                seen = (flat[name][chosen] for name in ("seen", "numbers", "masks"))
                odds, values = self.network(*seen, self.network.matrices())
                logs = odds.gather(1, flat["actions"][chosen][:, None])[:, 0]
                ratio = (logs - flat["logs"][chosen]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * better[chosen], clipped * better[chosen])
                entropy = -(odds.exp() * odds).sum(dim=1)
                error = (values - targets[chosen]) ** 2
                loss = (-gain + VALUE * error - ENTROPY * entropy).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64, help="at each table between lessons")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--enough", type=float, default=0.95, help="share of games to win")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--curve", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(1)
    with batch(
        asked.game,
        asked.tables,
        seats=asked.seats,
        opponents="random",
        workers=asked.workers,
    ) as tables:
        tables.reset(1)
        train(Learner(tables, asked.steps), asked)


def train(learner: Learner, asked: argparse.Namespace) -> None:
    begun, steps = time.monotonic(), 0
    while (spent := time.monotonic() - begun) < 60 * asked.minutes:
        learner.learn(learner.collect())
        steps += learner.steps * learner.tables.tables
        won = float(np.mean(learner.won)) if learner.won else 0.0
        line = {"seconds": round(spent), "steps": steps, "games": len(learner.won), "won": won}
        print(f"{spent:5.0f} s  {steps:9,} steps  {won:6.1%} of {len(learner.won)} games won")
        if asked.curve:
            with asked.curve.open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(line) + "\n")
        if len(learner.won) == LATELY and won >= asked.enough:
            break
    if asked.save:
        torch.save(learner.network.state_dict(), asked.save)


if __name__ == "__main__":
    main()
