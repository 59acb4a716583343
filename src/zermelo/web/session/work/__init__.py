"""Long work on the page: tournaments and training runs, through the files that they write."""
