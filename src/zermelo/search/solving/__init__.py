"""Exact answers: proof numbers, best-first search, backward induction, the size of a game."""
