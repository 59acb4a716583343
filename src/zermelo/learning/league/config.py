"""What a league is told, and what it tells."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...errors import BadParameter
from ..runs.config import RunSettings
from .actor_critic import Pace

__all__ = ["STYLES", "LeagueProgress", "LeagueTraining"]

STYLES = ("league", "fictitious", "self-play")


@dataclass(frozen=True)
class LeagueTraining(RunSettings):
    """What a run is told; it is kept in the run's folder."""

    most_steps: int = 0
    """Batches of games; 0: as many as there is time for."""
    style: str = "league"
    width: int = 64
    layers: int = 2
    games: int = 256
    """In a batch."""
    own_share: float = 0.5
    """The share of its games that the main player plays with itself, where it has a past."""
    opponents: int = 4
    """Other players met in a batch."""
    interval: int = 20
    """Batches of its own after which a copy of the main player joins."""
    patience: int = 20
    """An exploiter joins after so many batches of its own, whatever it has reached."""
    enough: float = 0.7
    """Or as soon as it scores so much."""
    duels: int = 256
    """Games of a new member against each other one."""
    exact: int = 0
    """Batches between two exact looks at the exploitability, on small games; 0: none."""
    pace: Pace = field(default_factory=Pace)

    def __post_init__(self) -> None:
        if self.style not in STYLES:
            raise BadParameter(
                f"the style of a league is {' or '.join(STYLES)}, not {self.style!r}"
            )
        self.check_at_least_one(
            "games", "opponents", "interval", "patience", "duels", "width", "layers"
        )
        if not 0 <= self.own_share <= 1 or not 0 < self.enough <= 1:
            raise BadParameter("shares and scores are from 0 to 1")


@dataclass(frozen=True)
class LeagueProgress:
    """How a run is getting on."""

    seconds: float
    steps: int
    games: int
    members: int
    score: float
    """Of the main player against the league, lately: from 0 to 1."""
    gain: float
    """Utility a game that the last member won from the network the run began with."""
    policy_loss: float
    value_loss: float
    distance: float
    """Of the main player from the magnet, in nats."""
    exploitability: float | None = None
    """Of the main player, exactly, where it was looked at."""
    mixture: float | None = None
    """Of the league's equilibrium."""
