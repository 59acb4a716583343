"""What the figures of the lessons compute."""
