"""Players that know no game by name: `random`, and `rules`, which asks the game's rule of thumb."""
