"""What a good player of Teotihuacan looks at: knowledge for bots, none of it a rule."""

from ziggurat.games.teotihuacan.judgement.judge import TeotihuacanJudgement

__all__ = ["TeotihuacanJudgement"]
