"""Imitation: networks learn the decisions of recorded games."""
