"""Weights by least squares: what is found, and how strongly it is drawn to what was there."""

import numpy as np
import pytest
from bench.fit_points import LEAST, Turns, fitted

PARTS = np.array([[1.0, 0.0, 2.0], [0.0, 1.0, 1.0], [2.0, -1.0, 0.0], [-1.0, 3.0, 1.0]])
TRUE = np.array([2.0, 0.5, 1.0])
PRESENT = np.array([1.0, 1.0, 1.0])
ROWS = Turns(np.array([5.0, -3.0, 0.0, 1.0]), PARTS, np.array([5.0, -3.0, 0.0, 1.0]) + PARTS @ TRUE)


def test_weights_that_foretell_every_end_are_found() -> None:
    found = fitted(ROWS, PRESENT, 0.0)

    assert found == pytest.approx(TRUE)
    assert ROWS.explained(found) == pytest.approx(1.0)
    assert ROWS.explained(PRESENT) < 0.9


def test_a_strong_pull_leaves_the_present_weights() -> None:
    assert fitted(ROWS, PRESENT, 1e9) == pytest.approx(PRESENT, abs=1e-6)


def test_no_weight_becomes_negative() -> None:
    against = Turns(ROWS.bare, PARTS, ROWS.bare - PARTS @ TRUE)

    assert fitted(against, PRESENT, 0.0).min() == LEAST
