"""The halving game of the lectures: the player who is left with 0 wins.

From a number n, players in turn take 1 away or halve it, rounding down. The player whose
turn it is when the number is 0 wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board import Board, Piles
from ..game import Game
from ..guide import Guide
from ..settings import Range, Setting

_DECREMENT, _HALVE = range(2)
_MOST_COUNTED = 100  # from there on a tree has over 400,000 nodes


class State(NamedTuple):
    number: int
    player: int


class Halving(Game):
    guide = Guide(
        title="Halving game",
        summary="Take 1 away or halve; whoever is left with 0 wins",
        kind="Lecture games",
        rules="""
        The game begins with a number, 15 by default. Players move in turn, MAX first. A move takes
        1 away from the number or halves it, rounded down. The player whose turn it is when the
        number is 0 wins. So the player who makes it 0 loses. Nothing is hidden and nothing is left
        to chance, and the tree of all moves is small enough to draw.
        """,
        moves="""
        Click a counter to take it away with those after it, or use the buttons. `decrement` takes 1
        away and `halve` halves.
        """,
        parameters={
            "n": Setting("The number at the start.", Range(1, 10**18)),
        },
        history="https://en.wikipedia.org/wiki/Zermelo%27s_theorem_(game_theory)",
    )

    player_names = ("MAX", "MIN")
    max_actions = 2

    def __init__(self, n: int = 15) -> None:
        self.n = n
        self.tree_nodes = _tree_nodes(n) if n <= _MOST_COUNTED else 0

    def initial_state(self) -> State:
        return State(self.n, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        if state.number > 0:
            yield _DECREMENT
            yield _HALVE

    def result(self, state: State, action: int) -> State:
        number = state.number - 1 if action == _DECREMENT else state.number // 2
        return State(number, 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return state.number == 0

    def utility(self, state: State, player: int) -> float:
        return 1.0 if player == state.player else -1.0

    def plies_left(self, state: State) -> int:
        return state.number

    def action_text(self, state: State, action: int) -> str:
        return ("decrement", "halve")[action]

    def board(self, state: State, player: int | None = None) -> Board:
        return (Piles((state.number,)),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (self.result(state, action).number,)


def _tree_nodes(n: int) -> int:
    """The size of the game tree: a root, with the trees of n - 1 and of n // 2 below it."""
    sizes = [1]
    for number in range(1, n + 1):
        sizes.append(1 + sizes[number - 1] + sizes[number // 2])
    return sizes[n]
