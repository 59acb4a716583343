"""zermelo: adversarial search and games, compiled from plain Python rules."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOMES = {
    "CHANCE": "game",
    "Bits": "bits",
    "Choice": "play.players.player",
    "Game": "game",
    "LinearEvaluation": "game",
    "Player": "play.players.player",
    "Traits": "game",
    "Turn": "play.players.player",
    "check": "conformance",
    "choose": "play.players.choose",
    "load": "games",
    "match": "play.tournament.tournament",
    "player": "play.players.choose",
    "show": "svg",
    "view": "web.notebook",
}

__all__ = [
    "CHANCE",
    "Bits",
    "Choice",
    "Game",
    "LinearEvaluation",
    "Player",
    "Traits",
    "Turn",
    "check",
    "choose",
    "load",
    "match",
    "player",
    "show",
    "view",
]

if TYPE_CHECKING:
    from .bits import Bits
    from .conformance import check
    from .game import CHANCE, Game, LinearEvaluation, Traits
    from .games import load
    from .play.players.choose import choose, player
    from .play.players.player import Choice, Player, Turn
    from .play.tournament.tournament import match
    from .svg import show
    from .web.notebook import view


def __getattr__(name: str) -> Any:
    """Names are imported when first used, so that `import zermelo` stays light."""
    if name not in _HOMES:
        raise AttributeError(f"zermelo has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
