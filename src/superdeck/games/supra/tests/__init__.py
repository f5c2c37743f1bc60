"""Tests of SUPRA, clause by clause."""
