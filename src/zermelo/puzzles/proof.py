"""Proofs by trying everything: what each move is worth, and how soon the game ends.

Every line is followed to its end over the plain rules, and each state is looked at once. There is
no evaluation, no pruning and no machine code, so that an answer shares nothing with the searches
that check it. The winner hurries, the loser delays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..errors import TooManyStates
from ..game import Game

MOST_STATES = 2_500


class Forced(NamedTuple):
    value: float
    """To the player who moves at the root of the proof, with perfect play."""
    plies: int
    """To the end, with perfect play."""


class Trial:
    """What states are worth to one player, of two who have opposed interests and see everything."""

    def __init__(self, game: Game, player: int, most: int = MOST_STATES) -> None:
        self.game, self.player, self.most = game, player, most
        self._known: dict[Any, Forced | None] = {}

    @property
    def states(self) -> int:
        """How many different states were looked at."""
        return len(self._known)

    def outcome(self, state: Any) -> Forced:
        if state in self._known:
            known = self._known[state]
            if known is None:
                raise TooManyStates(f"states of {self.game.name} repeat: there is no end to try")
            return known
        if len(self._known) >= self.most:
            raise TooManyStates(f"the proof needs more than {self.most} states")
        self._known[state] = None  # on the way from the root
        found = self._of(state)
        self._known[state] = found
        return found

    def _of(self, state: Any) -> Forced:
        if self.game.is_terminal(state):
            return Forced(float(self.game.utility(state, self.player)), 0)
        found = [one for _, one in self.moves(state)]
        sign = 1 if self.game.to_move(state) == self.player else -1
        best = max(found, key=lambda one: preference(one, sign))
        return Forced(best.value, best.plies + 1)

    def moves(self, state: Any) -> list[tuple[Any, Forced]]:
        """Every action, and the outcome of the state after it."""
        game = self.game
        return [(one, self.outcome(game.result(state, one))) for one in game.actions(state)]


def preference(outcome: Forced, sign: int) -> tuple[float, int]:
    """Greater is better to the player (`sign` 1) or to the opponent (-1)."""
    value = sign * outcome.value
    return value, -outcome.plies if value > 0 else outcome.plies


class Wins:
    """Wins by force in a few plies, by trying all of the other's answers; states may repeat.

    The rules' best utility is a win.
    """

    def __init__(self, game: Game, player: int) -> None:
        self.game, self.player = game, player
        self.most = (game.utility_bounds or (-1.0, 1.0))[1]
        self.states = 0
        """Looked at so far, and again where different moves lead there."""

    def within(self, state: Any, plies: int) -> bool:
        self.states += 1
        game = self.game
        if game.is_terminal(state):
            return game.utility(state, self.player) >= self.most
        if plies <= 0:
            return False
        after = (self.within(game.result(state, one), plies - 1) for one in game.actions(state))
        return any(after) if game.to_move(state) == self.player else all(after)
