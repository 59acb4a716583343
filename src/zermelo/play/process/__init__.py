"""Players in processes of their own: pipes, sandboxes, cleaning up."""
