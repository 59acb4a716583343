"""What the page and the server send each other."""
