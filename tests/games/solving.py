"""A small exact solver for the tests of games: minimax with a memory and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.games.comparing import random_states
from zermelo.bits import Bits
from zermelo.game import Game
from zermelo.kernel import kernel, new_record, runnable, state_hash, view

ENTRY = np.dtype([("key", np.uint64), ("value", np.float64)])
MEMORY = np.dtype([("table", np.int64), ("entries", np.int64)])


@kernel
def minimax(game, state, memory):
    """What the state is worth to the first player; a certain win ends the search for more."""
    if game.is_terminal(state):
        return game.utility(state, 0)
    table = view(memory.table, memory.entries, ENTRY)
    key = state_hash(state)
    slot = int(key & (memory.entries - 1))
    if Bits(table[slot].key) == key:
        return table[slot].value
    sign = 1.0 if game.to_move(state) == 0 else -1.0
    best = -9.0
    for action in game.actions(state):
        best = max(best, sign * minimax(game, game.result(state, action), memory))
        if best >= 1.0:
            break
    table[slot].key = int(key)
    table[slot].value = sign * best
    return sign * best


class Solver:
    """Remembers what it has solved; positions may share the memory."""

    def __init__(self, game: Game, entries: int = 1 << 20) -> None:
        self.run = runnable(game)
        self.table = np.zeros(entries, ENTRY)
        self.memory = new_record(MEMORY)
        self.memory.table, self.memory.entries = self.table.ctypes.data, entries

    def value(self, state: Any = None) -> float:
        """What the state, or the start, is worth to the first player."""
        return float(minimax(self.run.game, self.run.state(state), self.memory))


class PlainSolver:
    """The same for small games: nothing to compile, and an oracle for the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[Any, float] = {}

    def value(self, state: Any = None) -> float:
        game = self.game
        state = game.initial_state() if state is None else state
        if game.is_terminal(state):
            return float(game.utility(state, 0))
        if state not in self.known:
            sign = 1.0 if game.to_move(state) == 0 else -1.0
            best = -9.0
            for action in game.actions(state):
                best = max(best, sign * self.value(game.result(state, action)))
                if best >= 1.0:
                    break
            self.known[state] = sign * best
        return self.known[state]

    def check_bounds(self) -> None:
        """`bounds` and `candidates` are right in every state that was solved."""
        game = self.game
        for state, value in list(self.known.items()):
            mover = game.to_move(state)
            mine = value if mover == 0 else -value
            low, high = game.bounds(state)
            assert low <= mine <= high, game.state_text(state)
            worth = [self.value(game.result(state, action)) for action in game.candidates(state)]
            assert value == (max(worth) if mover == 0 else min(worth)), game.state_text(state)


def check_plies_left(game: Game, games: int = 5) -> None:
    """Random games last no longer than the game says they may."""
    for seed in range(games):
        states = list(random_states(game, seed, most=10_000))
        for ply, state in enumerate(states):
            assert len(states) - 1 - ply <= game.plies_left(state), game.state_text(state)
