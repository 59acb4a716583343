"""Matching pennies: both lay down a coin at once; the first wins if they match.

At once means: the second player chooses without seeing what the first did.
"""

from __future__ import annotations

from ..guide import Guide
from ._simultaneous import AtOnce, State


class MatchingPennies(AtOnce):
    guide = Guide(
        title="Matching pennies",
        summary="Both lay down a coin; the first wins if they match",
        kind="Choices at once",
        rules="""
        Both players choose heads or tails at the same time. So the second chooses without seeing
        what the first did. If the coins match, the first player wins 1. If they differ, the second
        wins 1. The game is over after one choice each. The only safe way to play is to choose each
        side half of the time.
        """,
        moves="""
        Click a card, or use the buttons. Moves are written as `heads` and `tails`.
        """,
        history="https://en.wikipedia.org/wiki/Matching_pennies",
        known=("worth 0; both play heads half of the time",),
    )

    max_actions = 2
    choices = ("heads", "tails")

    def utility(self, state: State, player: int) -> float:
        winner = 0 if state.first == state.second else 1
        return 1.0 if player == winner else -1.0
