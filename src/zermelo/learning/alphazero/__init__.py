"""AlphaZero: a network learns from self-play with search."""
