"""Configurations of runs that take seconds, and end by their steps alone."""

from __future__ import annotations

from dataclasses import replace

from zermelo.learning.runs.config import AlphaZeroConfig

ENDLESS = 1e9  # minutes: a run that ends by its steps alone learns the same however long it takes
TINY = AlphaZeroConfig(
    minutes=ENDLESS,
    channels=16,
    blocks=1,
    games=12,
    batch=16,
    warm_up=16,
    refresh=4,
    match_games=0,
    simulations=8,
    fast_simulations=4,
    sampled_plies=9,
    random_plies=0,
    longest=9,
)
SMALL = replace(TINY, channels=32, games=32, batch=64, simulations=16, fast_simulations=8)
WIDE = replace(SMALL, channels=64, games=64, refresh=8)
