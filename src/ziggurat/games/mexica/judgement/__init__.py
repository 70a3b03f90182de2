"""What a good player of Mexica looks at: knowledge for bots, not rules."""

from ziggurat.games.mexica.judgement.judge import MexicaJudgement

__all__ = ["MexicaJudgement"]
