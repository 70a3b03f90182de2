"""Analyses of finished games: asked for by people, made in the workers, kept in the database."""
