"""Hooks that promise something about the rest of the game, held against the end of random games.

`plies_left` and what `plies_to_end` makes of the utility of the `scored_game` are compared with
the plies that were played, `tree_nodes` with a count, and states that share a `book_key` must have
the same actions. The last few positions of a game are solved where that takes few nodes, and what
`bounds`, `bounds_within`, `candidates` and `key` say is compared with the value.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from ..game import CHANCE, Game, has_small_tree
from ..kernel import state_hash
from ..rounding import near
from .definition import is_whole
from .report import Violated, forbid

PLIES = 6  # before the end
NODES, ALL_NODES = 250, 5000  # to solve one position, and in all
ABOUT_VALUES = ("bounds", "bounds_within", "candidates", "key")


class _TooLarge(Exception):
    """A position that takes too many nodes to solve."""


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


class Endings:
    """Collects over many games the values and actions of states with the same key."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game, self.random = game, rng
        self._left = ALL_NODES
        self._budget = 0
        self._values: dict[int, tuple[float, str]] = {}
        self._actions: dict[int, tuple[Any, ...]] = {}
        self._scored = game.scored_game
        opposed = game.players == 2 and game.zero_sum and not game.hidden_information
        self._solves = opposed and any(map(game.offers, ABOUT_VALUES))

    def look_back(self, states: Sequence[Any], actions: Sequence[Any]) -> None:
        """Check the states of a finished game and the actions that led from one to the next."""
        for turn in self.random.sample(range(len(actions)), min(PLIES, len(actions))):
            self._check_scored(states[turn], states[-1], len(actions) - turn, actions[:turn])
            if self.game.offers("plies_left"):
                self._lasts_no_longer(states[turn], len(actions) - turn, actions[:turn])
            if self.game.offers("book_key"):
                self._check_book_key(states[turn], actions[:turn])
        for turn in reversed(range(max(len(actions) - PLIES, 0), len(actions))):
            if not self._solves or self._left <= 0:
                return
            try:
                self._check_value(states[turn], actions[:turn])
            except _TooLarge:
                return

    def count_tree(self) -> None:
        """Whether a small game tree has the nodes that the game says it has."""
        said = self.game.tree_nodes
        if not has_small_tree(self.game):
            return
        found, waiting = 0, [self.game.initial_state()]
        while waiting and found <= said:
            state = waiting.pop()
            found += 1
            if not self.game.is_terminal(state):
                waiting += [self.game.result(state, one) for one in self.game.actions(state)]
        count = f"{found:,}" if found <= said else "more"
        forbid(
            "tree nodes",
            found != said,
            f"tree_nodes is {said:,}, but the whole game tree has {count}",
            (),
        )

    def _lasts_no_longer(self, state: Any, plies: int, path: Sequence[Any]) -> None:
        left = self.game.plies_left(state)
        forbid(
            "plies left",
            not is_whole(left) or left < plies,
            f"plies_left is {left!r}, but the game went on for {plies}",
            path,
        )

    def _check_scored(self, state: Any, end: Any, plies: int, path: Sequence[Any]) -> None:
        """The twin agrees on who has won, and how soon is what its utility says."""
        twin, player = self._scored, max(self.game.to_move(state), 0)
        if twin is None:
            return
        own = self.game.utility(end, player)
        value = twin.utility(end, player) if twin.is_terminal(end) else math.nan
        forbid(
            "scored game",
            math.isnan(value) or _sign(value) != _sign(own),
            f"a game that is worth {own:g} is worth {value:g} as scored_game",
            path,
        )
        if value and twin.offers("plies_to_end"):
            said = twin.plies_to_end(state, value)
            forbid(
                "scored game",
                said != plies,
                f"plies_to_end for {value:g} is {said!r}, but the game went on for {plies}",
                path,
            )

    def _near(self, *values: float) -> float:
        return near(*(self.game.utility_bounds or ()), *values)

    def _check_value(self, state: Any, path: Sequence[Any]) -> None:
        game = self.game
        mover = game.to_move(state)
        if mover == CHANCE:
            return
        self._budget = NODES
        try:
            values = {a: self._value(game.result(state, a), mover) for a in game.actions(state)}
        finally:
            self._left -= NODES - self._budget
        value = max(values.values())
        low, high = game.bounds(state)
        if not low - self._near(value) <= value <= high + self._near(value):
            raise Violated(
                "bounds", f"bounds are {low:g} and {high:g}, the value is {value:g}", path
            )
        self._check_windows(state, value, path)
        candidates = list(game.candidates(state)) if low < high else list(values)
        if max((values.get(a, value) for a in candidates), default=value) < value - self._near(
            value
        ):
            raise Violated(
                "chosen actions",
                f"candidates yields none of the actions that are worth {value:g}",
                path,
            )
        if game.offers("key"):
            self._check_key(state, value, path)

    def _check_windows(self, state: Any, value: float, path: Sequence[Any]) -> None:
        step = self.game.resolution or 0.5
        for alpha, beta in (
            (value - step, value),
            (value, value + step),
            (value - step, value + step),
        ):
            low, high = self.game.bounds_within(state, alpha, beta)
            close = self._near(value)
            if not min(low, beta) - close <= value <= max(high, alpha) + close:
                raise Violated(
                    "bounds",
                    f"bounds_within {alpha:g} and {beta:g} are {low:g} and {high:g}, the value "
                    f"is {value:g}",
                    path,
                )

    def _check_key(self, state: Any, value: float, path: Sequence[Any]) -> None:
        key, text = int(state_hash(self.game.key(state))), str(self.game.state_text(state))
        known, other = self._values.setdefault(key, (value, text))
        if abs(known - value) > self._near(known, value):
            raise Violated(
                "keys",
                f"key is the same for {text}, worth {value:g}, and {other}, worth {known:g}",
                path,
            )

    def _check_book_key(self, state: Any, path: Sequence[Any]) -> None:
        """Books hold actions by key."""
        game = self.game
        actions = (game.to_move(state), *sorted(game.actions(state)))
        forbid(
            "keys",
            self._actions.setdefault(int(game.book_key(state)), actions) != actions,
            "book_key is the same in states with different actions",
            path,
        )

    def _value(self, state: Any, player: int) -> float:
        """The value of a state to a player, by plain minimax with chance."""
        game = self.game
        self._budget -= 1
        if self._budget < 0:
            raise _TooLarge
        if game.is_terminal(state):
            return float(game.utility(state, player))
        mover = game.to_move(state)
        children = [(a, self._value(game.result(state, a), player)) for a in game.actions(state)]
        if mover == CHANCE:
            return sum(value * game.probability(state, action) for action, value in children)
        values = [value for _, value in children]
        return max(values) if mover == player else min(values)
