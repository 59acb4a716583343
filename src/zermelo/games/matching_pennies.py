"""Matching pennies: both lay down a coin at once; the first wins if they match.

At once means: the second player chooses without seeing what the first did.
"""

from __future__ import annotations

from ._simultaneous import AtOnce, State


class MatchingPennies(AtOnce):
    max_actions = 2
    choices = ("heads", "tails")

    def utility(self, state: State, player: int) -> float:
        winner = 0 if state.first == state.second else 1
        return 1.0 if player == winner else -1.0
