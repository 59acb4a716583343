"""Rules as people write them: what Numba lacks of Python, and what it gets wrong."""
