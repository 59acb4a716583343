"""`auto`: whatever suits the game and the time.

With perfect information, alpha-beta or its relatives if the game has a heuristic evaluation; if
not, a short exact search first, then Monte Carlo tree search. With hidden cards, information-set
Monte Carlo tree search.
"""

from __future__ import annotations

from dataclasses import replace

from ...algorithms import find, fitting
from ...game import Game
from ..player import Choice, Clock, Player, Turn
from .search import DEFAULT_SECONDS, SearchPlayer
from .specs import make

__all__ = ["AutoPlayer"]

LOOK = 0.3  # the share of the time for the exact search
HIDDEN = "ismcts"  # for games with hidden information


class AutoPlayer(Player):
    """Hands over to a player that suits the game."""

    def __init__(self, name: str = "auto", seconds: float | None = None) -> None:
        self.name = name
        self.seconds = seconds
        self._players: list[Player] = []
        self._game: Game | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        if self._game != game:
            self._players, self._game = _players_for(game), game
        for one in self._players:
            one.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        if not self._players:
            self.begin(turn.game, turn.player, 0)
        if len(turn.actions) == 1:
            return Choice(turn.actions[0], why="the only legal move")
        seconds = turn.clock.budget(self.seconds) or DEFAULT_SECONDS
        if len(self._players) == 1:
            return Choice.of(self._players[0].choose(_within(turn, seconds)))
        choice = Choice.of(self._players[0].choose(_within(turn, LOOK * seconds)))
        if choice.result is not None and choice.result.exact:
            return choice
        spent = choice.result.seconds if choice.result is not None else LOOK * seconds
        return Choice.of(self._players[1].choose(_within(turn, max(seconds - spent, 0.001))))

    def end(self, utilities: tuple[float, ...]) -> None:
        for one in self._players:
            one.end(utilities)

    def close(self) -> None:
        for one in self._players:
            one.close()
        self._players, self._game = [], None


def _within(turn: Turn, seconds: float) -> Turn:
    return replace(turn, clock=Clock(per_move=seconds))


def _players_for(game: Game) -> list[Player]:
    """The player to ask and, where its answer may not be exact, the one to ask then."""
    if game.hidden_information:
        return [make(HIDDEN)]
    first = SearchPlayer("auto", find(fitting(game)), {})
    return [first] if game.offers("evaluate") else [first, SearchPlayer("auto", find("mcts"), {})]
