"""The terminal: everything that a person reads and types."""
