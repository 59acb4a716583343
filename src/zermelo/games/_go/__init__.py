"""The parts of Go: sets of points, and the hash that identifies positions."""
