"""Laws that hold for every game, option and seed (docs: the design, section 4)."""
