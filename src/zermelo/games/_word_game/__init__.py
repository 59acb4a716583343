"""The parts of the word game: the words as a graph, and where they fit."""
