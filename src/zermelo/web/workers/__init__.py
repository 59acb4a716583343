"""Work for pages in processes and threads."""
