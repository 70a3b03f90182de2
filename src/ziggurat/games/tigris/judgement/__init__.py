"""What a good player of Tigris & Euphrates looks at: knowledge for bots, not rules."""

from ziggurat.games.tigris.judgement.judge import TigrisJudgement

__all__ = ["TigrisJudgement"]
