"""Lookahead with a value network: the best afterstate, or the best after every roll and answer.

judge = Foresight(game, network)
judge.best(states)             for many states at once, by their afterstates
judge.values(state, depth=2)   of all actions, one ply deeper
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...game import Game
from ...kernel import runnable
from ...settings import Range, check_within
from ..inference.dense import ValueInference
from .afterstates import REPLY, Rows, expand, unfold

_ROWS = 1 << 14  # evaluated at once
_CANDIDATES = 6  # that are searched two plies deep
_MARGIN = 0.16  # of the largest utility: candidates that far behind are left out


class Foresight:
    """Looks one or two plies ahead with a network."""

    def __init__(self, game: Game, network: ValueInference) -> None:
        self.run, self.network = runnable(game), network
        shape = network.shape
        self.rows, self.roots = (
            Rows.of(self.run.game, np.zeros((count, shape.inputs), np.uint16))
            for count in (_ROWS + game.max_actions, game.max_actions)
        )
        self.replies = np.zeros(_ROWS, REPLY).view(np.recarray)
        self.nodes = 0  # afterstates evaluated for the last answer
        self.utilities = np.linspace(shape.low, shape.high, shape.outcomes)

    def best(self, states: Sequence[Any]) -> list[Any]:
        """The action to take in each state."""
        chosen, number = [], 0
        while number < len(states):
            used, firsts = 0, []
            while number < len(states) and used <= _ROWS:
                firsts.append(used)
                used = self._expand(states[number], self.rows, used)
                number += 1
            worth = self._worth(self.rows, used)
            for first, last in zip(firsts, [*firsts[1:], used], strict=True):
                row = first + int(np.argmax(worth[first:last]))
                chosen.append(self.run.action(int(self.rows.actions[row])))
        return chosen

    def outcomes(self, state: Any, player: int) -> Any:
        """The probabilities of all outcomes for a player who has just moved."""
        planes = np.zeros(self.run.game.observation_shape, np.float32)
        self.run.game.observation(self.run.state(state), player, planes)
        return self.network.outcomes(planes.reshape(1, -1))[0]

    def values(self, state: Any, depth: int = 1) -> list[tuple[Any, float]]:
        """The value of each action to the player to move, best first.

        At depth 2 only the best few actions are searched and returned.
        """
        check_within(Range(1, 2), depth=depth)
        self.nodes = 0
        count = self._expand(state, self.roots, 0)
        worth = self._worth(self.roots, count)
        order = np.argsort(-worth, kind="stable")
        if depth == 2 and count > 1:
            margin = _MARGIN * self.network.shape.high
            close = [int(row) for row in order if worth[row] >= worth[order[0]] - margin]
            worth = self._deeper(state, close[:_CANDIDATES], worth)
            order = np.array(sorted(close[:_CANDIDATES], key=lambda row: -worth[row]))
        actions = self.roots.actions
        return [(self.run.action(int(actions[row])), float(worth[row])) for row in order]

    def _deeper(self, state: Any, candidates: Sequence[int], worth: Any) -> Any:
        """The expected values over chance, after the opponent's best replies."""
        deep = np.array(worth)
        mover = int(self.run.game.to_move(state))
        for row in candidates:
            if not np.isnan(self.roots.ends[row]):
                continue
            count, used = unfold(
                self.run.game, self.roots.afters, row, mover, self.replies, self.rows
            )
            total = 0.0
            found = self._worth(self.rows, used)
            for reply in self.replies[:count]:
                first, last = int(reply.first), int(reply.first + reply.rows)
                inner = reply.worth
                if last > first:
                    inner = reply.sign * float(found[first:last].max())
                total += float(reply.weight * inner)
            deep[row] = total
        return deep

    def _expand(self, state: Any, rows: Rows, used: int) -> int:
        return int(expand(self.run.game, self.run.state(state), rows, used))

    def _worth(self, rows: Rows, used: int) -> Any:
        """The values of the first `used` rows, to the player who moved there."""
        self.nodes += used
        seen = (rows.seen[:used].astype(np.uint32) << 16).view(np.float32)
        found = self.network.outcomes(seen) @ self.utilities
        return np.where(np.isnan(rows.ends[:used]), found, rows.ends[:used])
