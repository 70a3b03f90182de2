"""Why a move is good."""
