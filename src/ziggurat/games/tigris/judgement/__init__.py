"""What a good player of Tigris & Euphrates looks at: knowledge for bots, none of it a rule."""

from ziggurat.games.tigris.judgement.judge import TigrisJudgement

__all__ = ["TigrisJudgement"]
