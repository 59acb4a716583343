"""Playing: players by spec, one game, matches, tournaments, ratings, records."""

from .player import Choice, Player, PlayerFault, Turn, turn_at
from .players.specs import Kind, kinds, make, register
from .timing import Clock

__all__ = [
    "Choice",
    "Clock",
    "Kind",
    "Player",
    "PlayerFault",
    "Turn",
    "kinds",
    "make",
    "register",
    "turn_at",
]


def __dir__() -> list[str]:
    return __all__
