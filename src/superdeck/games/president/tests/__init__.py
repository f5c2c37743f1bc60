"""The tests of President: one for every clause, ruling, example and option value."""
