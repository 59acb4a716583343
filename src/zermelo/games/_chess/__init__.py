"""The parts of chess: lines and attacks, positions, legal moves, notation, evaluation."""
