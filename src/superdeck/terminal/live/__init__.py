"""Real time in a terminal: single keys, a board that is drawn in place, a clock that runs."""
