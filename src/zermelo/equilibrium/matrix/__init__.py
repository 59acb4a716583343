"""Matrix games: equilibria, fictitious play, regret matching."""
