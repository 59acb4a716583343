"""Search in games of perfect information."""
