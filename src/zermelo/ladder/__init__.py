"""A ladder: players come, go and are replaced, and what is not certain yet is played."""
