"""The short way: a player by its spec, and one move of it."""

from __future__ import annotations

from contextlib import closing, nullcontext
from typing import Any

from ...errors import GameIsOver
from ...game import CHANCE, Game
from ...games import load
from ..player import Choice, Player, turn_at
from .specs import make

__all__ = ["choose", "player"]


def player(spec: str) -> Player:
    """The player that a spec names: `random`, `alphabeta:time=1`, `file.py:MyPlayer`."""
    return make(spec)


def choose(
    game: str | Game, state: Any = None, *, by: str | Player = "auto", seed: int = 0
) -> Choice:
    """What a player would do in a state, by default the initial one; the choice says why.

    Game and player are specs or objects. With hidden information, the player sees only what is its
    to see.
    """
    game = load(game) if isinstance(game, str) else game
    state = game.initial_state() if state is None else state
    if game.is_terminal(state) or game.to_move(state) == CHANCE:
        raise GameIsOver(f"there is no player to move in this state of {game.name}")
    turn = turn_at(game, state)
    with closing(make(by)) if isinstance(by, str) else nullcontext(by) as chosen:
        chosen.begin(game, turn.player, seed)
        return Choice.of(chosen.choose(turn))
