"""What a good player of Mexica looks at: knowledge for bots, none of it a rule."""

from ziggurat.games.mexica.judgement.judge import MexicaJudgement

__all__ = ["MexicaJudgement"]
