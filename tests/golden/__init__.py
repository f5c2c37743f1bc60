"""One round of every game in words, held to what was reviewed."""
