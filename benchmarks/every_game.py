"""Every game of a player that always does the same, against every reply there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zermelo.game import Game

Choose = Callable[[list[Any]], list[int]]


class Games(NamedTuple):
    """What the player came to."""

    chosen: dict[Any, int]
    """Its decisions."""
    ends: list[Any]


def every_game(game: Game, seat: int, choose: Choose) -> Games:
    """All games in which the player `seat` makes the moves that `choose` says."""
    front, ends = [game.initial_state()], []
    chosen: dict[Any, int] = {}
    while front:
        ends += [state for state in front if game.is_terminal(state)]
        going = [state for state in front if not game.is_terminal(state)]
        own = [state for state in going if game.to_move(state) == seat]
        decided = dict(zip(own, choose(own), strict=True)) if own else {}
        chosen |= decided
        after = {game.result(state, action) for state, action in decided.items()}
        for state in going:
            if game.to_move(state) != seat:
                after |= {game.result(state, action) for action in game.actions(state)}
        front = sorted(after)
    return Games(chosen, ends)


def lost(game: Game, choose: Choose) -> int:
    """How many ends of games, on both sides, the player has lost."""
    return sum(
        game.utility(state, seat) < 0
        for seat in range(2)
        for state in every_game(game, seat, choose).ends
    )
