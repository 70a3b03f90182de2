"""Why a move is good, found from what its seat knows."""

from ziggurat.analysis.advice import ADVISER, AdvisedMove, NotDeciding, advise
from ziggurat.analysis.reasons import Reason

__all__ = ["ADVISER", "AdvisedMove", "NotDeciding", "Reason", "advise"]
