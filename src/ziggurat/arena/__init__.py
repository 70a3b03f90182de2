"""Bots against bots: matches, ratings, plots; on one process, many, or a Ray cluster."""
