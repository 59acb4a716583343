"""`auto`: the best player there is for the game (see `best`).

For a game of your own: with perfect information, alpha-beta or its relatives if it has a heuristic
evaluation; if not, a short exact search first, then Monte Carlo tree search. With hidden cards,
information-set Monte Carlo tree search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...game import Game
from ..player import Choice, Clock, PastTurn, Player, Turn
from .best import best_for
from .search import DEFAULT_SECONDS
from .specs import make

LOOK = 0.3  # the share of the time for the exact search


class AutoPlayer(Player):
    """Hands over to a player that suits the game."""

    def __init__(
        self, name: str = "auto", seconds: float | None = None, plan: str | None = None
    ) -> None:
        """`plan` is a player to use in place of the one that suits best."""
        self.name = name
        self.seconds, self.plan = seconds, plan
        self._players: list[Player] = []
        self._game: Game | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        if self._game != game:
            self._players, self._game = _made(self.plan or best_for(game)), game
        for one in self._players:
            one.begin(game, player, seed)

    def remember(self, game: Game, player: int, turns: Sequence[PastTurn]) -> None:
        for one in self._players:
            one.remember(game, player, turns)

    def choose(self, turn: Turn) -> Choice:
        if not self._players:
            self.begin(turn.game, turn.player, 0)
        if len(turn.actions) == 1:
            return Choice(turn.actions[0], why="the only legal move")
        known = None if turn.state is None else _opening(turn.game, turn.state)
        if known is not None:
            return known
        first, *second = self._players
        if not second:
            return Choice.of(first.choose(self._limited(turn)))
        seconds = turn.budget(self.seconds) or DEFAULT_SECONDS
        choice = Choice.of(first.choose(_within(turn, LOOK * seconds)))
        if choice.result is not None and choice.result.exact:
            return choice
        spent = choice.result.seconds if choice.result is not None else LOOK * seconds
        return Choice.of(second[0].choose(_within(turn, max(seconds - spent, 0.001))))

    def _limited(self, turn: Turn) -> Turn:
        """A turn of at most its own seconds; how to divide a clock's is the other player's task."""
        limits = [one for one in (turn.clock.per_move, self.seconds) if one is not None]
        if not limits and turn.clock.left is None:
            limits = [DEFAULT_SECONDS]
        return replace(turn, clock=replace(turn.clock, per_move=min(limits, default=None)))

    def end(self, utilities: tuple[float, ...]) -> None:
        for one in self._players:
            one.end(utilities)

    def close(self) -> None:
        for one in self._players:
            one.close()
        self._players, self._game = [], None


def _opening(game: Game, state: Any) -> Choice | None:
    """The best move by the table of openings that ships for the game, if it knows them all."""
    from ...exact import looked_up  # slow to import
    from ...wording import result_words

    found = looked_up(game, state)
    if found is None:
        return None
    return Choice(found.action, found, f"openings: {result_words(game, found)}")


def _within(turn: Turn, seconds: float) -> Turn:
    return replace(turn, clock=Clock(per_move=seconds))


def _made(plan: str) -> list[Player]:
    """The player to ask and, where its answer may not be exact, the one to ask then."""
    return [make(spec) for spec in plan.split("+")]
