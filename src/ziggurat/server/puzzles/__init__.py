"""Puzzles, and moves that are tried: judged by what is known of them, else by the engine."""
