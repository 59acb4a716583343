"""What a run of AlphaZero is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..runs.config import RunSettings
from .selfplay import Settings

__all__ = ["Training"]


@dataclass(frozen=True)
class Training(RunSettings):
    """What a run is told; it is kept in the run's folder."""

    most_steps: int = 0
    """Of learning; 0: as many as there is time for."""
    channels: int = 64
    blocks: int = 4
    plain: bool = False
    """No convolutions, on any board: learns small boards quickest where there is no GPU."""
    games: int = 256
    """At the same time."""
    settings: Settings = field(default_factory=Settings)
    batch: int = 512
    looks: float = 4.0
    """How often each new position is learnt from, on average."""
    room: int = 500_000
    """Positions in memory."""
    warm_up: int = 5_000
    """Positions before learning begins."""
    learning_rate: float = 2e-3
    weight_decay: float = 1e-4
    search_share: float = 0.3
    """The share of the search's value in what the network's value is to be."""
    refresh: int = 32
    """Steps of learning between two refreshments of the players."""
    match_games: int = 32
    """Of a match against the network of the beginning; 0: there are none."""
    keep: float = 0.0
    """Minutes between networks that are kept beside the last one; 0: none are."""
