"""Rows of whole numbers in states: one compact value in machine code."""
