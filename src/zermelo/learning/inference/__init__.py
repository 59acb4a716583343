"""Trained networks as the core install reads and computes them: arrays, compiled code, no torch."""
