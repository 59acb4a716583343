"""What every training run shares: folder, checkpoints, network files, configuration."""
