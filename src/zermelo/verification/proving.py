"""Finds moves that keep a bound, by the solvers: for certificates and to sample continuations.

These moves prove nothing by themselves. `certificate.follow` checks them by the rules alone, and
only those that pass are saved.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ..clock import Deadline
from ..errors import BadParameter, NotThisKindOfGame, TooManyStates
from ..game import CHANCE, Game
from .bounds import Bound, plain
from .certificate import follow
from .outcome import Budget, CounterExample, NotChecked, exact_text

MOST_MOVES = 50_000
"""Larger certificates are not written."""
MEGABYTES = 64
PROOF = ("proof", "proof-number")
"""The name of proof-number search in results, and in older files."""

Mover = Callable[[Any], Any]
"""From a state to a move that keeps a bound there; None if none was found."""


def mover_of(
    game: Game, state: Any, bound: Bound, seconds: float | None, by_proof: bool = False
) -> Mover:
    """Finds the moves in a table of all states if there are few, otherwise by search: by
    proof-number search if that found the bound."""
    from ..search import tabulate

    try:
        return _tabled(game, tabulate(game, state, seconds=seconds and seconds / 4))
    except TooManyStates:
        pass
    except NotThisKindOfGame:  # positions come again, or lines are too long
        if mover := _retrograde(game, state):
            return mover
        if game.chance:
            return _iterated(game, state, seconds)
    if game.chance or game.players > 2 or (game.players == 2 and not game.zero_sum):
        raise NotChecked(f"{game.name} has too many positions for a table")
    return _searched(game, bound, Deadline(seconds), by_proof)


def _iterated(game: Game, state: Any, seconds: float | None) -> Mover:
    """By policy iteration, where positions come again and chance moves."""
    from ..search import policy_iteration

    try:
        return _tabled(game, policy_iteration(game, state, seconds=seconds and seconds / 2))
    except (TooManyStates, NotThisKindOfGame) as error:
        raise NotChecked(str(error)) from None


def _tabled(game: Game, table: Any) -> Mover:
    if not (game.zero_sum or game.players == 1):
        raise NotChecked(f"interests in {game.name} are not opposed, so that nothing is forced")
    if game.players > 2:
        raise NotChecked(f"{game.name} has {game.players} players, so that nothing is forced")
    found: Mover = table.action
    return found


def _retrograde(game: Game, state: Any) -> Mover | None:
    """The winner hurries, so that the game ends; None if there are too many states."""
    from ..lookup import all_states

    try:
        table = all_states(game, state, states=1_000_000)
    except (TooManyStates, NotThisKindOfGame):
        return None

    def after(here: Any, action: Any) -> tuple[float, int]:
        child, mover = game.result(here, action), game.to_move(here)
        entry = table.entry(child)
        assert entry is not None, "a state that can be reached is in the table"
        utility = entry.utility if game.to_move(child) == mover else -entry.utility
        return utility, -entry.plies if utility > 0 else entry.plies

    return lambda here: max(game.actions(here), key=lambda action: after(here, action))


def _searched(game: Game, bound: Bound, deadline: Deadline, by_proof: bool) -> Mover:
    from ..search import TranspositionTable, solve_exactly

    memory = TranspositionTable(MEGABYTES)

    def left() -> float:
        if deadline.is_over:
            raise NotChecked("there is no time left to look for moves")
        return min(deadline.left, 1e9)

    def exactly(state: Any) -> Any:
        found = solve_exactly(game, state, seconds=left(), table=memory)
        if not found.exact:
            raise NotChecked("there is no time left to look for moves")
        return found.action

    if by_proof or bound.endless:
        return lambda state: _proof_move(game, state, bound, left())
    return exactly


def _proof_move(game: Game, state: Any, bound: Bound, seconds: float) -> Any:
    """By proof-number search: that the keeper gets the bound or, where repetition counts for the
    keeper, that the other side can't get more."""
    from ..search import prove

    keeper = bound.player if bound.at_least else 1 - bound.player
    prover = 1 - keeper if bound.endless else keeper
    at_least = bound.value if prover == bound.player else -bound.value
    if bound.endless and not bound.strict:
        at_least = math.nextafter(at_least, math.inf)
    found = prove(game, state, at_least=at_least, player=prover, seconds=seconds, memory=MEGABYTES)
    if found.proven is None:
        raise NotChecked("there is no time left to look for moves")
    return found.action if found.proven != bound.endless else None


def certified(
    game: Game,
    state: Any,
    bound: Bound,
    mover: Mover,
    first: Any = None,
    *,
    seconds: float | None = None,
) -> dict[Any, Any]:
    """A certificate; raises NotChecked with the reason if there is none.

    `first` is the move in the first position, if known.
    """
    rows: dict[Any, Any] = {}

    def answer(here: Any, key: Any) -> Any:
        if key in rows:
            return rows[key]
        if len(rows) == MOST_MOVES:
            raise NotChecked(f"it would have more than {MOST_MOVES:,} moves")
        action = first if not rows and first is not None and here == state else None
        if action is None:
            action = _end(game, here, bound)
        if action is None:
            action = mover(here)
        if action is not None:
            rows[key] = plain(action)
        return rows.get(key)

    try:
        follow(game, state, bound, answer, Budget(seconds))
    except CounterExample as error:
        raise NotChecked(
            f"the moves that were found do not prove it: claimed {error.claimed}, found "
            f"{error.found}"
        ) from None
    except (BadParameter, TypeError) as error:
        raise NotChecked(str(error)) from None
    return rows


def _end(game: Game, state: Any, bound: Bound) -> Any:
    """A move that ends the game and keeps the bound: half of all positions need no search."""
    for action in game.actions(state):
        child = game.result(state, action)
        if game.is_terminal(child) and bound.holds(float(game.utility(child, bound.player))):
            return action
    return None


def sampled(game: Game, state: Any, bound: Bound, mover: Mover, budget: Budget) -> int:
    """Play on from a state, again and again: the keeper of the bound by `mover`, the other side at
    random, but every second time by `mover` too, and always so in the first game.

    Returns the number of games, all of which kept the bound; raises CounterExample at the first
    that did not.
    """
    found: dict[Any, Any] = {}

    def remembered(here: Any) -> Any:
        if here not in found:
            found[here] = mover(here)
        return found[here]

    for done in range(budget.samples):
        try:
            _one_game(game, state, bound, remembered, budget, done / budget.samples)
        except NotChecked:
            if done == 0:
                raise
            return done
    return budget.samples


def _one_game(
    game: Game, state: Any, bound: Bound, chosen: Mover, budget: Budget, share: float
) -> None:
    path: list[str] = []
    seen = set()
    while not game.is_terminal(state):
        budget.step(share)
        key = plain(state)
        if key in seen:
            if bound.endless:
                return
            raise CounterExample(path, bound.text(game), "a position that was there before")
        seen.add(key)
        mover = game.to_move(state)
        actions = list(game.actions(state))
        if mover == CHANCE:
            raise NotChecked(f"{game.name} has chance, and single games say nothing of averages")
        action = None
        if bound.kept_by(mover) or share == 0 or budget.dice.random() < 0.5:
            action = chosen(state)
        if action is None and not bound.kept_by(mover):
            action = budget.dice.choice(actions)
        if action is None or action not in actions:
            raise CounterExample(path, bound.text(game), "no move that keeps it")
        path.append(game.action_text(state, action))
        state = game.result(state, action)
    worth = float(game.utility(state, bound.player))
    if not bound.holds(worth):
        raise CounterExample(path, bound.text(game), f"{exact_text(worth)} at the end of the game")
