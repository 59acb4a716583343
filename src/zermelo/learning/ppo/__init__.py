"""Policy gradient without search: AlphaZero's network learns from its own moves."""
