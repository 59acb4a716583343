"""What games of placing stones on a board that shows a player only its own stones have in common.

A player tries a cell. Where the other's stone lies already, the player is told so and, unless
the game is `abrupt`, tries another. Nobody is told what the other tries.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bits import Bits, bit, each, popcount
from ..board import Board, Text
from ..game import Game
from ..tuples import replaced
from . import _grid, _record
from ._board_game import BoardGame
from ._grid import Words

NOBODY, DRAW = -1, 2


class State(NamedTuple):
    stones: tuple[Bits, ...]  # of each player
    known: tuple[Bits, ...]  # what each has found out of the other's
    tries: tuple[Words, Words]  # of each, in order: the cell, and whether it was taken
    player: int
    winner: int


class PhantomGame(BoardGame):
    """Says all but who wins, `wins(stones, player)`, and by which cells, `winning`."""

    def __init__(self, rows: int, columns: int, abrupt: bool) -> None:
        self.set_board(rows, columns)
        self.abrupt = bool(abrupt)
        self.everywhere = _grid.mask(range(self.cells))
        self.width = (self.cells - 1).bit_length() + 1
        self.no_tries = _record.blank(self.cells, self.width)
        self.observation_shape = (4, rows, columns)

    def wins(self, stones: Bits, player: int) -> bool:
        """Whether the player, who has just laid one, has won with these stones."""
        raise NotImplementedError(self._missing("wins"))

    def winning(self, stones: Bits, player: int) -> tuple[tuple[int, ...], ...]:
        """The rows or chains of these stones that win."""
        raise NotImplementedError(self._missing("winning"))

    def initial_state(self) -> State:
        none = (Bits(0), Bits(0))
        return State(none, none, (self.no_tries, self.no_tries), 0, NOBODY)

    def actions(self, state: State) -> Iterator[int]:
        if state.winner == NOBODY:
            seen = state.stones[state.player] | state.known[state.player]
            for cell in each(self.everywhere & ~seen):
                yield cell

    def result(self, state: State, action: int) -> State:
        player, stones, known = state.player, state.stones, state.known
        taken = (stones[1 - player] & bit(action)) != Bits(0)
        count = popcount(stones[player]) + popcount(known[player])
        heard = action << 1 | (1 if taken else 0)
        first, second = state.tries
        if player == 0:
            first = _record.noted(first, count, heard, self.width)
        else:
            second = _record.noted(second, count, heard, self.width)
        winner = NOBODY
        if taken:
            known = replaced(known, player, known[player] | bit(action))
        else:
            stones = replaced(stones, player, stones[player] | bit(action))
            if self.wins(stones[player], player):
                winner = player
            elif (stones[0] | stones[1]) == self.everywhere:
                winner = DRAW
        if self.abrupt or not taken:
            player = 1 - player
        return State(stones, known, (first, second), player, winner)

    def is_terminal(self, state: State) -> bool:
        return state.winner != NOBODY

    def utility(self, state: State, player: int) -> float:
        return 0.0 if state.winner == DRAW else 1.0 if player == state.winner else -1.0

    def information(self, state: State, player: int) -> State:
        """Own stones, those of the other that were found, own tries in order, and who moves."""
        stones = replaced(state.stones, 1 - player, state.known[player])
        known = replaced(state.known, 1 - player, Bits(0))
        first, second = state.tries
        if player == 0:
            second = self.no_tries
        else:
            first = self.no_tries
        return State(stones, known, (first, second), state.player, state.winner)

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Own stones, those of the other that were found, how late each was tried, and ones for the
        first player."""
        own, found = state.stones[player], state.known[player]
        for cell in range(self.cells):
            row, column = cell // self.columns, cell % self.columns
            planes[0, row, column] = 1 if (own & bit(cell)) != Bits(0) else 0
            planes[1, row, column] = 1 if (found & bit(cell)) != Bits(0) else 0
            planes[2, row, column] = 0
            planes[3, row, column] = 1 - player
        tries = state.tries[0] if player == 0 else state.tries[1]
        for i in range(popcount(own) + popcount(found)):
            cell = _record.item_at(tries, i, self.width) >> 1
            planes[2, cell // self.columns, cell % self.columns] = (i + 1) / self.cells

    def world(self, state: State) -> State:
        """The state without the order of the tries, which players merely remember."""
        none = self.no_tries
        return State(state.stones, state.known, (none, none), state.player, state.winner)

    # Notation and picture.

    state_text, parse_state = Game.state_text, Game.parse_state

    def marks(self, state: State) -> str:
        return _grid.marks(self.cells, **dict(zip(self.symbols, state.stones, strict=True)))

    def board(self, state: State, player: int | None = None) -> Board:
        seen = state if player is None else self.information(state, player)
        if state.winner == NOBODY:
            return (self.grid(seen), Text(f"{self.symbols[state.player]} to move"))
        lines: tuple[tuple[int, ...], ...] = ()
        if state.winner != DRAW and player in (None, state.winner):  # who sees all the stones
            lines = self.winning(state.stones[state.winner], state.winner)
        return (self.grid(seen, lines=lines),)
