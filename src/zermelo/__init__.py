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
    "bridges",
    "check",
    "choose",
    "conformance",
    "equilibrium",
    "errors",
    "games",
    "learning",
    "load",
    "lookup",
    "match",
    "montecarlo",
    "play",
    "player",
    "search",
    "show",
    "strategy",
    "trace",
    "verification",
    "view",
]

if TYPE_CHECKING:
    from . import (
        bridges,
        conformance,
        equilibrium,
        errors,
        games,
        learning,
        lookup,
        montecarlo,
        play,
        search,
        strategy,
        trace,
        verification,
    )
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
    """Names and packages are imported when first used, so that `import zermelo` stays light."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name not in _HOMES:
        return importlib.import_module(f".{name}", __name__)
    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return __all__
