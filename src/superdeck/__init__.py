"""Five card games, played exactly as their rulebooks say."""

__version__ = "0.1.0"
