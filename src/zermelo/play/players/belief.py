"""Searches under uncertainty as players: `ismcts:time=1`, `pimc:worlds=50`.

They see only what their player may see, and keep their beliefs from turn to turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Any

from ... import clock
from ...game import Game
from ...kernel import runs_compiled
from ...kernel.tiers import PLAIN_SHARE, in_best_tier
from ...montecarlo import Beliefs, NothingFits, ismcts, pimc
from ...result import Result
from ..player import Choice, PastTurn, Player, Turn
from .search import DEFAULT_SECONDS, decision, reason

_SEARCHES: dict[str, Callable[..., Result]] = {"ismcts": ismcts, "pimc": pimc}
_COUNTED = {"ismcts": "iterations", "pimc": "worlds"}  # what limits a search without a clock

IN_THE_MEANTIME = {"particles": 50, "most": 500, "patience": 20_000}
"""Settings of beliefs in plain Python, until they are compiled: quick to find."""
EARLIER, ALL_EARLIER = 0.2, 3.0  # seconds for the belief at an earlier turn, and for all of them
NEAREST = 0.25  # of the seconds of a move are for the nearest states, where nothing fits


def warm_up(
    game: Game, state: Any = None, *, kind: str, seconds: float = 0.0, **settings: Any
) -> None:
    """Run the smallest search of this kind, so that it is compiled."""
    state = decision(game) if state is None else state
    if state is not None:
        mover = int(game.to_move(state))
        quick = {**settings, "iterations": 1, "particles": 1, _COUNTED[kind]: 1}
        _SEARCHES[kind](game, game.information(state, mover), mover, **quick)
        Beliefs(game, mover).prepare()


def in_belief_tier(game: Game, kind: str, **settings: Any) -> Game:
    """The game for a search of this kind: plain until its code is compiled."""
    return in_best_tier(game, warm_up, kind=kind, **settings)


def new_beliefs(game: Game, player: int, *, seed: int = 0, particles: int = 1000) -> Beliefs:
    """Initial beliefs; fewer particles while the game runs plain."""
    waits = game.compiled and not runs_compiled(game)
    settings: dict[str, Any] = {"particles": particles, **(IN_THE_MEANTIME if waits else {})}
    return Beliefs(game, player, seed=seed, **settings)


def follow(beliefs: Beliefs, turns: Sequence[PastTurn]) -> None:
    """Update beliefs by earlier turns of their player."""
    end = clock.now() + ALL_EARLIER
    for number, turn in enumerate(turns):
        if turn.seen:
            beliefs.saw(turn.seen)
        share = (end - clock.now()) / (len(turns) - number)
        with suppress(NothingFits):
            beliefs.update(turn.information, max(min(EARLIER, share), 0.0))
        beliefs.took(turn.action)


class BelievingPlayer(Player):
    """Searches states sampled from what its player can't rule out."""

    def __init__(self, name: str, kind: str, settings: dict[str, Any]) -> None:
        self.name = name
        self.kind, self.search = kind, _SEARCHES[kind]
        self.counted = _COUNTED[kind]
        self.seconds: float | None = settings.pop("seconds", None)
        self.particles: int = settings.pop("particles", 1000)
        self.settings = settings
        self._beliefs: dict[int, Beliefs] = {}
        self._ranked: dict[int, list[Any]] = {}
        """The actions of each player, the best first, by the last search that had them."""
        self._ready: Game | None = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        """Compile before the clock runs, or begin in plain Python."""
        self._random = random.Random(seed)
        best = self._tier(game)
        if self._ready != game and runs_compiled(best):
            warm_up(best, kind=self.kind, **self.settings)
            self._ready = game
        self._believe(best, player, seed)

    def _tier(self, game: Game) -> Game:
        return in_belief_tier(game, self.kind, **self.settings)

    def _believe(self, game: Game, player: int, seed: int) -> None:
        self._beliefs[player] = new_beliefs(game, player, seed=seed, particles=self.particles)
        self._beliefs[player].prepare()
        self._ranked[player] = []

    def remember(self, game: Game, player: int, turns: Sequence[PastTurn]) -> None:
        if player not in self._beliefs:
            self.begin(game, player, 0)
        follow(self._beliefs[player], turns)

    def choose(self, turn: Turn) -> Choice:
        player = turn.player
        if player not in self._beliefs:
            self.begin(turn.game, player, 0)
        if runs_compiled(turn.game) and not runs_compiled(self._beliefs[player].game):
            self._climb(turn.game, player)
        beliefs = self._beliefs[player]
        if turn.seen:
            beliefs.saw(turn.seen)
        settings = self._for(turn, beliefs.game)
        began = clock.now()
        try:
            result = self.search(beliefs.game, turn.key, player, beliefs=beliefs, **settings)
        except NothingFits:
            choice = self._nearly(turn, beliefs, settings, began)
        else:
            self._rank(player, result)
            choice = Choice(result.action, result, reason(turn.game, result))
        beliefs.took(choice.action)
        return choice

    def _nearly(
        self, turn: Turn, beliefs: Beliefs, settings: dict[str, Any], began: float
    ) -> Choice:
        """Search the nearest states, because none is known to be consistent. If the best action
        there is not legal, take the one ranked best before."""
        seconds = settings.get("seconds", inf)
        belief = beliefs.nearest(turn.actions, NEAREST * seconds)
        if belief is not None:
            if seconds < inf:
                left = seconds - (clock.now() - began)
                settings = {**settings, "seconds": max(left, seconds / 20)}
            result = self.search(beliefs.game, turn.key, turn.player, beliefs=belief, **settings)
            self._rank(turn.player, result)
            for action in self._ranked[turn.player]:
                if action in turn.actions:
                    why = f"{reason(turn.game, result)}, in positions that nearly fit"
                    return Choice(action, result, why)
        return Choice(self._random.choice(turn.actions), why="any move: nothing like this is known")

    def _rank(self, player: int, result: Result) -> None:
        """Rank the actions by a result; those not searched keep their rank."""
        latest = [row.action for row in result.rows]
        self._ranked[player] = latest + [
            action for action in self._ranked[player] if action not in latest
        ]

    def _climb(self, game: Game, player: int) -> None:
        """Move the beliefs over to the compiled game once it is ready."""
        game = self._tier(game)
        if runs_compiled(game):
            self._beliefs[player] = self._beliefs[player].carried_to(game, self.particles)

    def _for(self, turn: Turn, game: Game) -> dict[str, Any]:
        """The settings of this move, limited by the spec and the clock."""
        limits = [one for one in (turn.budget(), self.seconds) if one is not None]
        settings = {"seed": self._random.getrandbits(32), **self.settings}
        if limits or self.counted not in settings:
            share = 1.0 if runs_compiled(game) or not game.compiled else PLAIN_SHARE
            settings["seconds"] = share * min(limits, default=DEFAULT_SECONDS)
        return settings


def belief_player(name: str, **settings: Any) -> BelievingPlayer:
    return BelievingPlayer(name, name.partition(":")[0], settings)
