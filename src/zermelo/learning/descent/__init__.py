"""Descent: AlphaZero's network learns the minimax values of trees that reach ends of the game."""
