"""Nim: take any number of stones from one pile; the player who takes the last one wins.

`misere`: the player who takes the last one loses. In text, b3 takes three stones from the second
pile.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase
from typing import NamedTuple

from ..bits import Bits
from ..board import Board, Piles
from ..game import Game
from ..guide import Guide
from ..settings import Setting
from ..tuples import replaced
from ._grid import draw
from ._sizes import parse_sizes

_MOST_PILES = 16
_MOST_COUNTED = 15  # stones: one pile of this size has a tree of 32,768 nodes, several have more


class State(NamedTuple):
    piles: tuple[int, ...]
    player: int


class Nim(Game):
    guide = Guide(
        title="Nim",
        summary="Take counters from a pile; whoever takes the last one wins",
        kind="Lecture games",
        compiled_ahead=True,
        rules="""
        There are several piles of counters, 3, 4 and 5 by default. Players move in turn. A move
        takes one or more counters from a single pile. The player who takes the very last counter
        wins. There is a perfect strategy: write the piles as binary numbers, one below the other,
        and leave an even number of ones in every column.
        """,
        moves="""
        Click a counter to take it and those after it in its pile. `b3` takes three from the second
        pile.
        """,
        parameters={
            "piles": Setting("The sizes of the piles, like 3-4-5.", page=True),
            "misere": "Whether taking the last counter loses instead.",
        },
        history="https://en.wikipedia.org/wiki/Nim",
        known=("the player who moves loses if and only if the piles' nim sum is 0 (Bouton, 1901)",),
    )

    def __init__(self, piles: str | tuple[int, ...] = "3-4-5", misere: bool = False) -> None:
        self.start = parse_sizes("piles", piles, _MOST_PILES, 1000)
        self.piles = "-".join(str(size) for size in self.start)
        self.misere = misere
        self.largest = max(self.start)
        self.max_actions = sum(self.start)
        self.tree_nodes = _tree_nodes(self.start) if sum(self.start) <= _MOST_COUNTED else 0

    def initial_state(self) -> State:
        return State(self.start, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> Iterator[int]:
        for pile in range(len(state.piles)):
            for taken in range(1, state.piles[pile] + 1):
                yield pile * self.largest + taken - 1

    def result(self, state: State, action: int) -> State:
        pile, taken = action // self.largest, action % self.largest + 1
        left = state.piles[pile] - taken
        return State(replaced(state.piles, pile, left), 1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return self.stones(state) == 0

    def utility(self, state: State, player: int) -> float:
        """At the end the other player has taken the last stone."""
        return 1.0 if (player == state.player) == self.misere else -1.0

    def stones(self, state: State) -> int:
        return sum(state.piles)

    def plies_left(self, state: State) -> int:
        return self.stones(state)

    def random_action(self, state: State, dice: Bits) -> int:
        """Every stone stands for one action: take it and those above it."""
        stone = draw(dice, self.stones(state))
        pile = 0
        while stone >= state.piles[pile]:
            stone -= state.piles[pile]
            pile += 1
        return pile * self.largest + stone

    def action_text(self, state: State, action: int) -> str:
        return f"{ascii_lowercase[action // self.largest]}{action % self.largest + 1}"

    def board(self, state: State, player: int | None = None) -> Board:
        return (self._drawn(state),)

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        pile, taken = action // self.largest, action % self.largest + 1
        return (self._drawn(state).counter(pile, state.piles[pile] - taken),)

    def _drawn(self, state: State) -> Piles:
        return Piles(state.piles, tuple(ascii_lowercase[: len(state.piles)]))


@cache
def _tree_nodes(piles: tuple[int, ...]) -> int:
    """The size of the game tree: a root, with the trees of all positions with one smaller pile
    below it."""
    return 1 + sum(
        _tree_nodes(tuple(sorted(replaced(piles, pile, left))))
        for pile, size in enumerate(piles)
        for left in range(size)
    )
