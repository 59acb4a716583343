"""The parts of Monopoly: the squares and cards, and what players own."""
