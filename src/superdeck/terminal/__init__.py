"""Play, watch and look things up in a terminal."""
