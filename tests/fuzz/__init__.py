"""Foreign text of every kind, broken in every way: short runs for the tests, long ones by hand."""
