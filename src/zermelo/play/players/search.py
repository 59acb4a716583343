"""Every algorithm of the table as a player: `alphabeta:time=1`, `mcts:iterations=1000`."""

from __future__ import annotations

import random
import time
from typing import Any

from ...errors import BadParameter
from ...game import CHANCE, Game, check_positive
from ...result import UNPROVEN, Result, worth_text
from ..algorithms import ALGORITHMS, SETTINGS, Algorithm, find
from ..match.timing import Pace
from .player import Choice, Player, Turn
from .specs import read_settings

__all__ = ["SearchPlayer", "decision", "made", "read_search_settings", "reason"]

DEFAULT_SECONDS = 1.0  # a move, where neither the spec nor the clock says
SHORT = {"time": "seconds"}
WARM_UP = {"seconds": 0.01, "iterations": 1, "depth": 1}
WALK = 50  # random plies on the way to a state where somebody decides


class SearchPlayer(Player):
    """Searches with one algorithm, within its settings and its clock."""

    def __init__(self, name: str, algorithm: Algorithm, settings: dict[str, Any]) -> None:
        self.name = name
        self.algorithm = algorithm
        self.settings = settings
        self._ready: Game | None = None
        self._random = random.Random(0)
        self._pace = Pace()

    def begin(self, game: Game, player: int, seed: int) -> None:
        """Have everything compiled before the clock runs."""
        self._random = random.Random(seed)
        if self._ready != game:
            self._warm_up(game)
            self._ready = game

    def _warm_up(self, game: Game) -> None:
        state = decision(game)
        if state is None:
            return
        limit = next((name for name in WARM_UP if name in self.algorithm.takes), None)
        quick: dict[str, Any] = {limit: WARM_UP[limit]} if limit else {}
        own = {name: value for name, value in self.settings.items() if not _is_limit(name)}
        self.algorithm.search(game, state, **own, **quick)

    def choose(self, turn: Turn) -> Choice:
        settings, began = self._for(turn), time.perf_counter()
        seconds = settings.get("seconds")
        if seconds is not None:
            settings["seconds"] = self._pace.plan(seconds)
        result = self.algorithm.search(turn.game, turn.state, **settings)
        why = reason(turn.game, result)
        if seconds is not None:
            self._pace.learn(settings["seconds"], time.perf_counter() - began)
        action = result.action if result.action is not None else turn.actions[0]
        return Choice(action, result, why)

    def _for(self, turn: Turn) -> dict[str, Any]:
        """The settings of this move: the time is the least of what spec and clock allow."""
        settings, takes = dict(self.settings), self.algorithm.takes
        budget = turn.clock.budget()
        if "seconds" in takes:
            if budget is not None:
                settings["seconds"] = min(budget, settings.get("seconds", budget))
            elif not self.algorithm.is_limited(settings):
                settings["seconds"] = DEFAULT_SECONDS
        if "seed" in takes:
            settings.setdefault("seed", self._random.getrandbits(32))
        return settings


def made(spec: str, text: str) -> SearchPlayer:
    algorithm = find(spec.partition(":")[0])
    return SearchPlayer(spec, algorithm, read_search_settings(algorithm.name, text))


def read_search_settings(name: str, text: str) -> dict[str, Any]:
    """The settings of an algorithm in `time=1,table=64`; `time` is short for `seconds`."""
    takes = ALGORITHMS[name].takes
    known: dict[str, type] = {one: SETTINGS[one].kind for one in takes}
    known |= {short: SETTINGS[long].kind for short, long in SHORT.items() if long in takes}
    given = read_settings(name, text, known)
    for short, long in SHORT.items():
        if short in given:
            if long in given:
                raise BadParameter(f"{short} and {long} are the same; give one of them to {name}")
            given[long] = given.pop(short)
    for one, value in given.items():
        choices = SETTINGS[one].choices
        if choices and value not in choices:
            raise BadParameter(f"{one} of {name} is one of {', '.join(choices)}, not {value!r}")
    _check_limits(given)
    return given


def _check_limits(given: dict[str, Any]) -> None:
    """Now, not when the first move is asked for."""
    from ...search import SearchLimits

    SearchLimits(*(given.get(limit) for limit in ("depth", "nodes", "seconds")))
    check_positive(iterations=given.get("iterations", 1))


def _is_limit(name: str) -> bool:
    return SETTINGS[name].topic == "Limits"


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
    """In one sentence what a search found."""
    if result.action is None or (result.value is None and result.bounds == UNPROVEN):
        return "the search found nothing better than another"
    line = " ".join(result.line[:6])
    return (
        f"{result.algorithm}: worth {worth_text(result, game.player_name(result.player))} "
        f"after {result.nodes:,} nodes"
        + (f" to depth {result.depth}" if result.depth else "")
        + (f"; expects {line}" if line else "")
    )
