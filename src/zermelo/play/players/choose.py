"""The short way: a player by its spec, one move of it, and its machine code ahead of time."""

from __future__ import annotations

from contextlib import closing, nullcontext
from typing import Any

from ...arguments import checked
from ...errors import GameIsOver
from ...game import CHANCE, Game
from ...games import load
from ...kernel.tiers import compile_ahead
from ..player import Choice, Player, turn_at
from .specs import make


@checked
def player(spec: str) -> Player:
    """The player that a spec names: `random`, `alphabeta:time=1`, `file.py:MyPlayer`.

    >>> from zermelo import load, player
    >>> player("alphabeta:depth=9").name
    'alphabeta:depth=9'
    """
    return make(spec)


@checked
def choose(
    game: str | Game, state: Any = None, *, by: str | Player = "auto", seed: int = 0
) -> Choice:
    """What a player would do in a state, by default the initial one; the choice says why.

    Game and player are specs or objects. With hidden information, the player sees only what is its
    to see.

    >>> choose("nim:piles=1-3", by="minimax").why
    'minimax: player 1 wins, proven after 28 nodes to depth 4; expects b2 a1 b1'
    """
    game = load(game) if isinstance(game, str) else game
    state = game.initial_state() if state is None else state
    if game.is_terminal(state) or game.to_move(state) == CHANCE:
        raise GameIsOver(f"there is no player to move in this state of {game.name}")
    turn = turn_at(game, state)
    with closing(make(by)) if isinstance(by, str) else nullcontext(by) as chosen:
        chosen.begin(game, turn.player, seed)
        return Choice.of(chosen.choose(turn))


def warm(game: Game, spec: str = "auto", priority: int = 0) -> str:
    """Compile what this player needs for the game, in a process of its own where one can import
    the game; gives the reason if that did not go well, and else nothing."""
    return compile_ahead(game, begin_player, priority, spec=spec)


def begin_player(game: Game, state: Any = None, *, spec: str, seconds: float = 0.0) -> None:
    """What compiles it all."""
    with closing(make(spec)) as player:
        player.begin(game, 0, 0)
