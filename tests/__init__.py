"""Laws over all games, golden matches, and the command line."""
