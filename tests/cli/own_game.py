"""The source of a game as users write it, in a file of their own."""

from __future__ import annotations

__all__ = ["own_game"]

SOURCE = """
from zermelo import Game


class NAME(Game):
    compiled = False

    def __init__(self, stones: int = STONES) -> None:
        self.stones = stones

    def initial_state(self):
        return (self.stones, 0)

    def to_move(self, state):
        return state[1]

    def actions(self, state):
        return [1, 2][: state[0]]

    def result(self, state, action):
        return (state[0] - action, 1 - state[1])

    def is_terminal(self, state):
        return state[0] == 0

    def utility(self, state, player):
        return -1.0 if state[1] == player else 1.0
"""


def own_game(name: str, stones: int) -> str:
    """Players take one or two stones in turn; whoever can't has won."""
    return SOURCE.replace("NAME", name).replace("STONES", str(stones))
