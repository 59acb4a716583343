"""Rock paper scissors: both choose at once.

At once means: the second player chooses without seeing what the first did. `rock`, `paper`
and `scissors` set what a win with each is worth, so that biased versions can be played.
"""

from __future__ import annotations

from math import inf

from ..errors import BadParameter
from ._simultaneous import AtOnce, State


class RockPaperScissors(AtOnce):
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
