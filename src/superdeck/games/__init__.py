"""The five games and their register."""
