"""Choose by a value network: the best afterstate, or the best after every roll and answer.

judge = Foresight(game, network)
judge.best(states)             for many states at once, by their afterstates
judge.values(state, depth=2)   of all actions, one ply deeper
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch

from ...errors import BadParameter
from ...game import Game
from ...kernel import new_states, runnable
from .afterstates import REPLY, spread, unfold
from .selfplay import Scratch
from .value_net import ValueNet

__all__ = ["Foresight"]

_ROWS = 1 << 14  # evaluated at once
_CANDIDATES = 6  # that are looked at more deeply
_MARGIN = 0.16  # of the range of utilities to one side: candidates that far behind are left out


class _Rows(NamedTuple):
    afters: Any
    seen: Any
    actions: Any
    ends: Any


class Foresight:
    """Looks one ply ahead with a network, or two."""

    def __init__(self, game: Game, network: ValueNet) -> None:
        self.run, self.network = runnable(game), network
        shape = network.shape
        room = _ROWS + game.max_actions
        self.rows = self._room(room, shape.inputs)
        self.roots = self._room(game.max_actions, shape.inputs)
        self.scratch = Scratch.of(game, shape)
        self.replies = np.zeros(_ROWS, REPLY).view(np.recarray)
        self.nodes = 0  # afterstates looked at for the last answer
        self.utilities = torch.linspace(shape.low, shape.high, shape.outcomes)

    def _room(self, rows: int, inputs: int) -> _Rows:
        return _Rows(
            new_states(self.run.game, rows),
            np.zeros((rows, inputs), np.uint16),
            np.zeros(rows, np.int64),
            np.zeros(rows),
        )

    def best(self, states: Sequence[Any]) -> list[Any]:
        """The action to take in each state."""
        chosen, number = [], 0
        while number < len(states):
            used, firsts = 0, []
            while number < len(states) and used <= _ROWS:
                firsts.append(used)
                used = self._spread(states[number], self.rows, used)
                number += 1
            worth = self._worth(self.rows, used)
            for first, last in zip(firsts, [*firsts[1:], used], strict=True):
                row = first + int(np.argmax(worth[first:last]))
                chosen.append(self.run.action(int(self.rows.actions[row])))
        return chosen

    def outcomes(self, state: Any, player: int) -> Any:
        """The probabilities of all outcomes to a player who has just moved."""
        planes = self.scratch
        planes.planes[:] = 0.0
        self.run.game.observation(self.run.state(state), player, planes.shaped)
        return self.network.outcomes(torch.from_numpy(planes.planes[None])).numpy()[0]

    def values(self, state: Any, depth: int = 1) -> list[tuple[Any, float]]:
        """What each action is worth to the player to move, the best first.

        At depth 2 the best few actions are looked at more deeply, and only they are told.
        """
        if depth not in (1, 2):
            raise BadParameter(f"a network looks 1 or 2 plies ahead here, not {depth}")
        self.nodes = 0
        count = self._spread(state, self.roots, 0)
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
        """The mean over chance of what the best answers leave."""
        deep = np.array(worth)
        mover = int(self.run.game.to_move(state))
        for row in candidates:
            if not np.isnan(self.roots.ends[row]):
                continue
            total, count, used = 0.0, 0, 0
            count, used = unfold(
                self.run.game,
                self.roots.afters,
                row,
                mover,
                self.replies,
                count,
                self.rows,
                self.scratch,
                used,
            )
            found = self._worth(self.rows, used)
            for reply in self.replies[:count]:
                first, last = int(reply.first), int(reply.first + reply.rows)
                inner = reply.worth
                if last > first:
                    inner = reply.sign * float(found[first:last].max())
                total += float(reply.weight * inner)
            deep[row] = total
        return deep

    def _spread(self, state: Any, rows: _Rows, used: int) -> int:
        game = self.run.game
        state = self.run.state(state)
        return int(spread(game, state, rows.afters, rows.seen, rows, self.scratch, used))

    def _worth(self, rows: _Rows, used: int) -> Any:
        """Of the first rows, to the player who moved there."""
        self.nodes += used
        seen = torch.from_numpy(rows.seen[:used].view(np.int16)).view(torch.bfloat16)
        found = (self.network.outcomes(seen) @ self.utilities).numpy().astype(np.float64)
        return np.where(np.isnan(rows.ends[:used]), found, rows.ends[:used])
