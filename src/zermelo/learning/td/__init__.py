"""TD(lambda): a value network learns from self-play without search."""
