"""Tests of Superior!: clauses, rulings, examples, options, worlds, words."""
