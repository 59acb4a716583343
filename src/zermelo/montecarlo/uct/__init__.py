"""One dense tree grown by playouts: UCT and its variants."""
