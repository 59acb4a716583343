"""Every algorithm of the registry as a player: `alphabeta:time=1`, `mcts:iterations=1000`."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from ... import clock
from ...algorithms import LIMITS, Algorithm, find
from ...game import CHANCE, Game
from ...kernel.tiers import compiled_ahead
from ...result import UNPROVEN, Result
from ...wording import result_words
from ..player import Choice, Player, Turn
from ..timing import Allowance

if TYPE_CHECKING:
    from ...search import TranspositionTable

DEFAULT_SECONDS = 1.0  # per move, where neither the spec nor the clock sets a limit
WARM_UP = {"seconds": 0.01, "iterations": 1, "depth": 1}
FADING = 0.8  # what is left, after a move, of the time kept in reserve
MOST_RESERVED = 0.4  # of the time for a move
WALK = 50  # random plies on the way to a state with a player to move


class Pace:
    """How far searches exceed their time limit, learnt from move to move."""

    def __init__(self) -> None:
        self._reserve = 0.0

    def plan(self, seconds: float) -> float:
        """The limit for a search that has to answer within `seconds`."""
        return max(seconds - min(self._reserve, MOST_RESERVED * seconds), 0.001)

    def learn(self, planned: float, took: float) -> None:
        """Update the reserve: the worst overrun, which decays."""
        self._reserve = max(FADING * self._reserve, took - planned)


class SearchPlayer(Player):
    """Searches with one algorithm, within its settings and its clock."""

    def __init__(self, name: str, algorithm: Algorithm, settings: dict[str, Any]) -> None:
        self.name = name
        self.algorithm = algorithm
        self.settings = settings
        self._ready: Game | None = None
        self._random = random.Random(0)
        self._pace = Pace()
        self._table: TranspositionTable | None = None
        self._searched: Game | None = None  # the game that the table is of

    def begin(self, game: Game, player: int, seed: int) -> None:
        """Compile everything before the clock runs."""
        self._random = random.Random(seed)
        self._table = None
        if self._ready != game:
            self._warm_up(game)
            self._ready = game

    def _warm_up(self, game: Game) -> None:
        state = decision(game)
        if state is None:
            return
        limit = next((name for name in WARM_UP if name in self.algorithm.takes), None)
        quick: dict[str, Any] = {limit: WARM_UP[limit]} if limit else {}
        known = self.algorithm.settings
        own = {name: value for name, value in self.settings.items() if known[name].topic != LIMITS}
        with compiled_ahead():
            self.algorithm.search(game, state, **own, **quick)

    def choose(self, turn: Turn) -> Choice:
        settings, began = self._for(turn), clock.now()
        seconds = settings.get("seconds")
        if seconds is not None:
            settings["seconds"] = self._pace.plan(seconds)
        result = self.algorithm.search(
            turn.game, turn.state, table=self._kept(turn.game, settings), **settings
        )
        if result.exact or result.value in (turn.game.utility_bounds or ()):
            self._table = None  # a win is to be played out: look for the shortest way
        why = reason(turn.game, result)
        if seconds is not None:
            self._pace.learn(settings["seconds"], clock.now() - began)
        action = result.action if result.action is not None else turn.actions[0]
        return Choice(action, result, why)

    def _kept(self, game: Game, settings: dict[str, Any]) -> TranspositionTable | None:
        """The algorithm's table, kept for all searches of this game.

        Not with a depth limit: entries of earlier moves would make the search look deeper.
        """
        make = self.algorithm.make_table
        if self._searched != game:  # or its rules have changed
            self._table, self._searched = None, game
        if self._table is None and make is not None and "depth" not in settings:
            self._table = make(**settings)
        return self._table

    def _for(self, turn: Turn) -> dict[str, Any]:
        """The settings of this move, within what spec and clock allow."""
        settings, takes = dict(self.settings), self.algorithm.takes
        allowance = turn.allowance(settings.get("seconds"))
        if allowance is None and not self.algorithm.is_limited(settings):
            allowance = Allowance(DEFAULT_SECONDS, DEFAULT_SECONDS)
        if allowance is not None and "seconds" in takes:
            settings["seconds"] = allowance.usual
            if "soft_limit" in takes and allowance.usual < allowance.most:
                settings["seconds"] = allowance.most
                settings.setdefault("soft_limit", allowance.usual / allowance.most)
        if "seed" in takes:
            settings.setdefault("seed", self._random.getrandbits(32))
        return settings


def search_player(name: str, **settings: Any) -> SearchPlayer:
    """The player of the algorithm that the name begins with."""
    return SearchPlayer(name, find(name.partition(":")[0]), settings)


def decision(game: Game) -> Any:
    """A state in which a player is to move, near the start; None where there is no such state."""
    state, dice = game.initial_state(), random.Random(0)
    for _ in range(WALK):
        if game.is_terminal(state):
            return None
        if game.to_move(state) != CHANCE:
            return state
        state = game.result(state, dice.choice(list(game.actions(state))))
    return None


def reason(game: Game, result: Result) -> str:
    """A search result in one sentence."""
    if result.action is None or (result.value is None and result.bounds == UNPROVEN):
        return "the search found no move better than another"
    line = " ".join(result.line[:6])
    return (
        f"{result.algorithm}: {result_words(game, result)}"
        + (", proven" if result.exact or result.value is None else "")
        + f" after {result.nodes:,} nodes"
        + (f" to depth {result.depth}" if result.depth else "")
        + (f"; expects {line}" if line else "")
    )
