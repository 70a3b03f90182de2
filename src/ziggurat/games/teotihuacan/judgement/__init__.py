"""What a good player of Teotihuacan looks at: knowledge for bots, not rules."""

from ziggurat.games.teotihuacan.judgement.judge import TeotihuacanJudgement

__all__ = ["TeotihuacanJudgement"]
