"""Counterfactual regret minimization and what is built on it."""
