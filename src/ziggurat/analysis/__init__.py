"""Why a move is good, found from what its seat knows, and why a game was won or lost."""

from ziggurat.analysis.advice import ADVISER, AdvisedMove, NotDeciding, advise
from ziggurat.analysis.analyser import Analyser, analyse, engine
from ziggurat.analysis.facts import (
    FORMAT,
    MARKS,
    PHASES,
    Accuracy,
    Analysis,
    Candidate,
    Moment,
    Player,
    Step,
    Verdict,
    Waterfall,
)
from ziggurat.analysis.live import LiveJudgement, LiveLine, judge
from ziggurat.analysis.reasons import Reason

__all__ = [
    "ADVISER",
    "FORMAT",
    "MARKS",
    "PHASES",
    "Accuracy",
    "AdvisedMove",
    "Analyser",
    "Analysis",
    "Candidate",
    "LiveJudgement",
    "LiveLine",
    "Moment",
    "NotDeciding",
    "Player",
    "Reason",
    "Step",
    "Verdict",
    "Waterfall",
    "advise",
    "analyse",
    "engine",
    "judge",
]
