"""Storms of faults: a short one for every run of the tests, long ones for the soak."""
