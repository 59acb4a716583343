"""Every game of a player that always does the same, against every reply there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zermelo.game import Game

Choose = Callable[[list[Any]], list[int]]


def ends(game: Game, seat: int, choose: Choose) -> list[Any]:
    """The ends of all games in which the player `seat` makes the moves that `choose` says."""
    front, over = [game.initial_state()], []
    while front:
        over += [state for state in front if game.is_terminal(state)]
        going = [state for state in front if not game.is_terminal(state)]
        own = [state for state in going if game.to_move(state) == seat]
        after = {
            game.result(state, action)
            for state in going
            if game.to_move(state) != seat
            for action in game.actions(state)
        }
        if own:
            chosen = choose(own)
            after |= {game.result(state, action) for state, action in zip(own, chosen, strict=True)}
        front = sorted(after)
    return over


def lost(game: Game, choose: Choose) -> int:
    """How many ends of games, on both sides, the player has lost."""
    return sum(
        game.utility(state, seat) < 0 for seat in range(2) for state in ends(game, seat, choose)
    )
