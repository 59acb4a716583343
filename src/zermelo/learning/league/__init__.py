"""Policies without search: imitation, policy gradient, leagues."""
