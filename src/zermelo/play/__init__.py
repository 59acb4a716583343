"""Choosing moves: algorithms by name."""
