"""Policies without search: policy gradient, leagues."""
