"""Bots in processes of their own: the engine protocol from both sides, and search on many cores."""
