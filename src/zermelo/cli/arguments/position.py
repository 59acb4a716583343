"""The state that a person means: a start, then moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ...game import Game

__all__ = ["reached"]


def reached(game: Game, moves: Iterable[str], text: str | None = None) -> Any:
    """The state after moves in the game's notation, from the start or from a state as text."""
    from ...errors import GameIsOver

    state = game.initial_state() if text is None else game.parse_state(text)
    for move in moves:
        if game.is_terminal(state):
            raise GameIsOver(f"the game is over before {move!r}")
        state = game.result(state, game.parse_action(state, move))
    return state
