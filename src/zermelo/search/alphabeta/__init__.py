"""Alpha-beta as a player uses it: principal variation search with all that makes it strong."""
