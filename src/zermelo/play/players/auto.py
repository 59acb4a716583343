"""`auto`: the best player there is for the game (see `best`).

For a game of your own: with perfect information, alpha-beta or its relatives if it has a heuristic
evaluation; if not, a short exact search first, then Monte Carlo tree search. With hidden cards,
information-set Monte Carlo tree search.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any, TypeVar

from ...algorithms import ALGORITHMS, fitting
from ...cancellation import stop_requested
from ...clock import Deadline
from ...game import CHANCE, Game
from ...kernel.tiers import ended_when_compiled, noting_missed
from ...result import Result
from ..player import Choice, PastTurn, Player, Turn, turn_at
from ..timing import Clock
from .best import best_for, by_strength
from .search import DEFAULT_SECONDS
from .specs import make, read_settings

LOOK = 0.3  # the share of the time for the exact search
LEAST_SHARE = 0.1  # of the time, to be worth a search that is begun again
LEAST = 0.001  # seconds
_OF_PLAYERS = {"seconds", "seed"}  # settings that any player can be given
Found = TypeVar("Found", bound=Choice | Result)
_OWN_EVALUATION = {"evaluation", "order_by_evaluation"}  # settings that go by the game's own


class AutoPlayer(Player):
    """Delegates to the best player for the game."""

    def __init__(
        self, name: str = "auto", seconds: float | None = None, plan: str | None = None
    ) -> None:
        """`plan` is the player to use in place of the best one."""
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
        parts = [functools.partial(_chosen, one, turn) for one in (first, *second)]
        return _found(seconds, *parts)

    def _limited(self, turn: Turn) -> Turn:
        """The turn limited to this player's seconds per move."""
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


def _chosen(player: Player, turn: Turn, seconds: float) -> Choice:
    return Choice.of(player.choose(replace(turn, clock=Clock(per_move=seconds))))


def _found(
    seconds: float, first: Callable[[float], Found], then: Callable[[float], Found]
) -> Found:
    """The result of `first` in a share of the time, if it is exact; else that of `then`.

    A first search in plain Python is repeated if it is compiled meanwhile.
    """
    with noting_missed() as missed:
        found = first(LOOK * seconds)
    if _is_exact(found):
        return found
    result = _result_of(found)
    spent = LOOK * seconds if result is None else result.seconds
    rest = Deadline(max(seconds - spent, LEAST))
    with ended_when_compiled(missed) as compiled:
        guess = then(rest.left)
    if not compiled.requested or stop_requested() or rest.left < LEAST_SHARE * seconds:
        return guess
    found = first(LOOK * rest.left)
    if _is_exact(found):
        return found
    return max(guess, then(max(rest.left, LEAST)), key=_nodes)


def _is_exact(found: Choice | Result) -> bool:
    result = _result_of(found)
    return result is not None and result.exact


def _nodes(found: Choice | Result) -> int:
    result = _result_of(found)
    return 0 if result is None else result.nodes


def _result_of(found: Choice | Result) -> Result | None:
    return found.result if isinstance(found, Choice) else found


def _made(plan: str) -> list[Player]:
    """The player of a plan and, if its answers may be inexact, the one to ask then."""
    return [make(spec) for spec in plan.split("+")]


def best_search(
    game: Game,
    state: Any = None,
    report: Callable[[Result], None] | None = None,
    **settings: Any,
) -> Result:
    """Search a state as `auto` does: by the best player for the game that takes these settings.

    >>> from zermelo.games import load
    >>> best_search(load("nim:piles=1-3"), seconds=1).exact
    True
    """
    state = game.initial_state() if state is None else state
    plan = fitting(game)
    if not game.is_terminal(state) and game.to_move(state) != CHANCE:
        plan = next((one for one in by_strength(game) if _takes(one, settings)), plan)
    first, *second = plan.split("+")
    if not second:
        return _search_by(first, game, state, report, settings)
    seconds = DEFAULT_SECONDS if settings.get("seconds") is None else settings["seconds"]

    def search(spec: str, seconds: float) -> Result:
        return _search_by(spec, game, state, report, settings | {"seconds": seconds})

    return _found(seconds, *(functools.partial(search, spec) for spec in (first, *second)))


def _takes(plan: str, settings: Collection[str]) -> bool:
    """Whether all parts of a plan can be given these settings."""
    names = [part.partition(":")[0] for part in plan.split("+")]
    takes = [ALGORITHMS[name].takes if name in ALGORITHMS else _OF_PLAYERS for name in names]
    return all(set(settings) <= set(each) for each in takes)


def _search_by(
    spec: str,
    game: Game,
    state: Any,
    report: Callable[[Result], None] | None,
    settings: dict[str, Any],
) -> Result:
    """The search result of the player of this spec; 1 second unless limited."""
    name, _, text = spec.partition(":")
    if name in ALGORITHMS:
        algorithm = ALGORITHMS[name]
        own = read_settings(name, text, algorithm.options)
        if _OWN_EVALUATION & set(settings):
            own.pop("learnt", None)
        given = own | settings
        if not algorithm.is_limited(given):
            given["seconds"] = DEFAULT_SECONDS
        return algorithm.search(game, state, report, **given)
    turn = turn_at(game, state, clock=Clock(per_move=settings.get("seconds", DEFAULT_SECONDS)))
    with closing(make(spec)) as player:
        player.begin(game, turn.player, settings.get("seed", 0))
        result = Choice.of(player.choose(turn)).result
    assert result is not None  # these players search
    return result
