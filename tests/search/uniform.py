"""Uniform trees whose order of actions is the best or the worst for alpha-beta."""

from typing import NamedTuple

from zermelo.game import Game


class State(NamedTuple):
    value: int
    ply: int


class Uniform(Game):
    """Each action costs the player who takes it its place in the order, best action first.

    Places at higher levels outweigh those below. In the worst order the best comes last.
    """

    utility_bounds = None

    def __init__(self, branching: int, depth: int, best_first: bool = True) -> None:
        self.branching, self.depth, self.best_first = branching, depth, best_first

    def initial_state(self):
        return State(0, 0)

    def to_move(self, state):
        return state.ply % 2

    def actions(self, state):
        if state.ply < self.depth:
            for action in range(self.branching):
                yield action

    def result(self, state, action):
        cost = action if self.best_first else self.branching - 1 - action
        weight = self.branching ** (self.depth - state.ply)
        sign = -1 if state.ply % 2 == 0 else 1
        return State(state.value + sign * cost * weight, state.ply + 1)

    def is_terminal(self, state):
        return state.ply == self.depth

    def utility(self, state, player):
        return float(state.value if player == 0 else -state.value)
