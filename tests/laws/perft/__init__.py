"""Counts of action sequences, held to small programs that import nothing from the games."""
