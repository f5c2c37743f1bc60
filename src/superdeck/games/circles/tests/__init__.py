"""Tests of Super Circles: every clause, ruling, example and option value."""
