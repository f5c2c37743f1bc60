"""Tests of Superhero Audition: its clauses, rulings, examples, options, decks and words."""
