"""Ways to learn besides AlphaZero."""
