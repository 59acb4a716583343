"""Rock paper scissors: both choose at once.

At once means: the second player chooses without seeing what the first did. `rock`, `paper`
and `scissors` set what a win with each is worth, so that biased versions can be played.
"""

from __future__ import annotations

from math import inf

from ..errors import BadParameter
from ..guide import Guide
from ._simultaneous import AtOnce, State


class RockPaperScissors(AtOnce):
    guide = Guide(
        title="Rock paper scissors",
        summary="Rock blunts scissors, scissors cut paper, paper wraps rock",
        kind="Choices at once",
        rules="""
        Both players choose rock, paper or scissors at the same time. So the second chooses without
        seeing what the first did. Rock beats scissors, scissors beat paper, and paper beats rock.
        The winner gets 1 from the loser. If both choose the same, it is a draw. With equal prizes
        the only safe way to play is to choose each a third of the time.
        """,
        moves="""
        Click a card, or use the buttons. Moves are written as `rock`, `paper` and `scissors`.
        """,
        parameters={
            "rock": "What a win with rock is worth.",
            "paper": "What a win with paper is worth.",
            "scissors": "What a win with scissors is worth.",
        },
        history="https://en.wikipedia.org/wiki/Rock_paper_scissors",
        known=("worth 0; all three equally often",),
    )

    max_actions = 3
    choices = ("rock", "paper", "scissors")

    def __init__(self, rock: float = 1.0, paper: float = 1.0, scissors: float = 1.0) -> None:
        if not all(0 < worth < inf for worth in (rock, paper, scissors)):
            raise BadParameter("what a win is worth must be above 0, and finite")
        self.rock, self.paper, self.scissors = float(rock), float(paper), float(scissors)
        self.worth = (self.rock, self.paper, self.scissors)
        self.utility_bounds = (-max(self.worth), max(self.worth))

    def utility(self, state: State, player: int) -> float:
        if state.first == state.second:
            return 0.0
        if (state.first - state.second) % 3 == 1:
            return self.worth[state.first] if player == 0 else -self.worth[state.first]
        return self.worth[state.second] if player == 1 else -self.worth[state.second]
