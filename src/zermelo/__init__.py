"""zermelo: adversarial search and games, compiled from plain Python rules."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ._version import __version__ as __version__

_HOMES = {
    "CHANCE": "game",
    "Bits": "bits",
    "Choice": "play.player",
    "Game": "game",
    "LinearEvaluation": "game",
    "Player": "play.player",
    "Setup": "play.tournament.tournament",
    "Traits": "traits",
    "Turn": "play.player",
    "bridges": "bridges",
    "check": "conformance",
    "choose": "play.players.choose",
    "conformance": "conformance",
    "equilibrium": "equilibrium",
    "errors": "errors",
    "games": "games",
    "learning": "learning",
    "load": "games",
    "lookup": "lookup",
    "match": "play.tournament.tournament",
    "montecarlo": "montecarlo",
    "play": "play",
    "player": "play.players.choose",
    "search": "search",
    "show": "svg",
    "strategy": "strategy",
    "tournament": "play.tournament.tournament",
    "trace": "trace",
    "verification": "verification",
    "view": "web.notebook",
}

__all__ = [
    "CHANCE",
    "Bits",
    "Choice",
    "Game",
    "LinearEvaluation",
    "Player",
    "Setup",
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
    "tournament",
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
    from .game import CHANCE, Game, LinearEvaluation
    from .games import load
    from .play.player import Choice, Player, Turn
    from .play.players.choose import choose, player
    from .play.tournament.tournament import Setup, match, tournament
    from .svg import show
    from .traits import Traits
    from .web.notebook import view


def lazily(
    package: str, homes: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package that imports its names when they are first used.

    `homes` says which module each name is in; a module is its own home.
    """

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = importlib.import_module(f".{homes[name]}", package)
        return module if homes[name] == name else getattr(module, name)

    return find, lambda: sorted(homes)


__getattr__, __dir__ = lazily(__name__, _HOMES)  # so that `import zermelo` stays light
