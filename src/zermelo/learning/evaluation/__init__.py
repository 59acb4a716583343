"""Evaluations for alpha-beta, learnt from games that the engine plays against itself."""
