"""A move that somebody tries, judged in a worker."""

from __future__ import annotations

from dataclasses import asdict

from ziggurat.analysis.facts import read_candidate
from ziggurat.analysis.tries import judge_try
from ziggurat.core.types import Action, Facts
from ziggurat.games import game as game_of


def judge(game: str, view: Facts, action: Action, best: Facts, seed: str) -> Facts:
    """What the move brings beside the best one."""
    tried = judge_try(game_of(game), view, action, read_candidate(best), seed)
    return {"move": asdict(tried.move), "loss": tried.loss, "right": tried.right}
