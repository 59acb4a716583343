"""`auto`: what fits the game and the time.

Where nothing is hidden, alpha-beta or its kin where the game can evaluate a state; where it
can't, a look to the end first, then Monte Carlo search. With hidden cards, the search that
samples them.
"""

from __future__ import annotations

from dataclasses import replace

from ...errors import NotThisKindOfGame
from ...game import Game
from ..algorithms import find, fitting
from . import specs
from .player import Choice, Clock, Player, Turn
from .search import DEFAULT_SECONDS, SearchPlayer

__all__ = ["AutoPlayer", "made"]

LOOK = 0.3  # the share of the time for a look to the end of the game
HIDDEN = ("ismcts", "pimc")  # what plays hidden cards, the first that is there


class AutoPlayer(Player):
    """Hands the work to what suits the game it is given."""

    def __init__(self, name: str = "auto", seconds: float | None = None) -> None:
        self.name = name
        self.seconds = seconds
        self._first: Player | None = None
        self._second: Player | None = None
        self._game: Game | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        if self._game != game:
            self._first, self._second = _chosen(game)
            self._game = game
        for one in (self._first, self._second):
            if one is not None:
                one.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        if self._first is None:
            self.begin(turn.game, turn.player, 0)
        assert self._first is not None
        if len(turn.actions) == 1:
            return Choice(turn.actions[0], why="the only legal move")
        limits = [one for one in (turn.clock.budget(), self.seconds) if one is not None]
        seconds = min(limits, default=DEFAULT_SECONDS)
        if self._second is None:
            return self._first.choose(_within(turn, seconds))
        choice = self._first.choose(_within(turn, LOOK * seconds))
        if choice.result is not None and choice.result.exact:
            return choice
        spent = choice.result.seconds if choice.result is not None else LOOK * seconds
        return self._second.choose(_within(turn, max(seconds - spent, 0.001)))

    def end(self, utilities: tuple[float, ...]) -> None:
        for one in (self._first, self._second):
            if one is not None:
                one.end(utilities)

    def close(self) -> None:
        for one in (self._first, self._second):
            if one is not None:
                one.close()
        self._first = self._second = self._game = None


def _within(turn: Turn, seconds: float) -> Turn:
    return replace(turn, clock=Clock(per_move=seconds))


def _chosen(game: Game) -> tuple[Player, Player | None]:
    """What to ask first, and whom where that was not sure."""
    if game.hidden_information:
        known = specs.kinds()
        for name in HIDDEN:
            if name in known:
                return specs.make(name), None
        raise NotThisKindOfGame(
            f"nothing here plays {game.name} well, which has hidden information; "
            "solve it and play the strategy, or say random"
        )
    first = SearchPlayer("auto", find(fitting(game)), {})
    if game.offers("evaluate"):
        return first, None
    return first, SearchPlayer("auto", find("mcts"), {})


def made(spec: str, text: str) -> AutoPlayer:
    given = specs.read_settings("auto", text, {"time": float})
    return AutoPlayer(spec, given.get("time"))
