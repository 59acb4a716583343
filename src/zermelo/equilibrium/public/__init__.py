"""Games whose hidden part is dealt at the start, solved on the tree of what all see."""
