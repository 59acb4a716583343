"""The kinds of tests: searches, rules of a game, properties, wins."""
