"""The short way: a player by its spec, and one move of it."""

from __future__ import annotations

from typing import Any

from ...errors import GameIsOver
from ...game import CHANCE, Game
from .player import Choice, Player, turn_at
from .specs import make

__all__ = ["choose", "player"]


def player(spec: str) -> Player:
    """The player that a spec names: `random`, `alphabeta:time=1`, `file.py:MyPlayer`."""
    return make(spec)


def choose(game: Game, state: Any = None, *, by: str | Player = "auto", seed: int = 0) -> Choice:
    """What a player would do in a state, at the start unless given; the choice says why.

    In a game with hidden information the player sees what is its to see.
    """
    state = game.initial_state() if state is None else state
    if game.is_terminal(state) or game.to_move(state) == CHANCE:
        raise GameIsOver(f"nobody has to choose in this state of {game.name}")
    turn = turn_at(game, state)
    asked = make(by) if isinstance(by, str) else by
    try:
        asked.begin(game, turn.player, seed)
        return Choice.of(asked.choose(turn))
    finally:
        if isinstance(by, str):
            asked.close()
