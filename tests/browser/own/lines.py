"""Cells beside each other on a 3 by 3 board."""

ACROSS = ((0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8))
DOWN = ((0, 3), (3, 6), (1, 4), (4, 7), (2, 5), (5, 8))
LINES = ACROSS + DOWN
