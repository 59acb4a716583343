"""A game on the page: its table, who sits there and who looks on, and what is kept of it."""
