"""Cards as ints with names: suits, ranks, sets of cards. No rules."""
