"""Having machine code made before a game is played."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from ...game import Game
from ...kernel.tiers import compile_ahead
from .specs import make

__all__ = ["warm"]


def warm(game: Game, spec: str = "auto", priority: int = 0) -> bool:
    """Compile what this player needs for the game, in a process of its own.

    False where it could not: the reason is said when the game is played.
    """
    return compile_ahead(game, begin_player, priority, spec=spec)


def begin_player(game: Game, state: Any = None, *, spec: str, seconds: float = 0.0) -> None:
    """What compiles it all."""
    with closing(make(spec)) as player:
        player.begin(game, 0, 0)
