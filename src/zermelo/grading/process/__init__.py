"""What was handed in, in a process of its own, and the game that it asks about."""
