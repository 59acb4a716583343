"""What lessons compute, exercises, and sheets of them."""
