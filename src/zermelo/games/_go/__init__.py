"""The parts of Go: sets of points, and the hash that tells positions apart."""
