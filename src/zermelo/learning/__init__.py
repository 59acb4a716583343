"""Learning from play: networks, self-play, training."""
