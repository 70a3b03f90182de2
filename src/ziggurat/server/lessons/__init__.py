"""Lessons: what a try at one leads to, and how far people are."""
