"""What commands accept: games, positions, numbers, options."""
