"""Players: what one is, and every kind of them."""
