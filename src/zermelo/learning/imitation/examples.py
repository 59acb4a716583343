"""Decisions of recorded games, as a network sees them.

States are kept as they are, and shown anew whenever they are learnt from: each time under another
symmetry of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
import torch

from ...errors import BadParameter, IllegalAction
from ...game import CHANCE, Game
from ...kernel import kernel, load_state, new_states, runnable, save_state
from ...lookup.book import is_legal
from ..inference.shapes import PolicyShape
from ..league.rollouts import show

_LARGEST = np.iinfo(np.int64).max  # of an action: files may hold any number


class RecordedGame(NamedTuple):
    """A recorded game."""

    start: Any
    """Its first state."""
    actions: Sequence[Any]
    utilities: Sequence[float] | None
    """The final utilities of all players; None if they are unknown."""
    given: int = 0
    """The number of opening actions that no player chose."""


class ExampleViews(NamedTuple):
    """Decisions as tensors, one per row."""

    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    worth: torch.Tensor


@dataclass(frozen=True)
class Examples:
    """Decisions of recorded games, by number."""

    game: Game
    slots: int
    games: Any
    """The number of the game that each is from."""
    states: Any
    actions: Any
    worth: Any
    """[decisions, players] what came of it, to the player to move first, in units of the largest
    utility; NaN if it is unknown."""

    def __len__(self) -> int:
        return len(self.games)

    def views(self, rows: Any, symmetries: Any) -> ExampleViews:
        """The observations and choices of decisions `rows`, under their `symmetries`."""
        seen = np.zeros((len(rows), *self.game.observation_shape), np.float32)
        legal = np.zeros((len(rows), self.slots), np.bool_)
        chosen = np.zeros(len(rows), np.int64)
        taken = self.actions[rows]
        show_some(
            runnable(self.game).game, self.states, rows, taken, symmetries, seen, legal, chosen
        )
        return ExampleViews(*map(torch.from_numpy, (seen, legal, chosen, self.worth[rows])))


@kernel
def show_some(
    game: Any,
    states: Any,
    rows: Any,
    taken: Any,
    symmetries: Any,
    seen: Any,
    legal: Any,
    chosen: Any,
) -> None:
    for i in range(len(rows)):
        state = load_state(game, states, rows[i])
        show(game, game.symmetric_state(state, symmetries[i]), seen, legal, i)
        chosen[i] = game.symmetric_action(taken[i], symmetries[i]) % legal.shape[1]


@kernel
def follow(game: Any, state: Any, actions: Any, states: Any, movers: Any) -> int:
    """Replay `actions`, saving each state and mover; returns how many were legal."""
    for i in range(len(actions)):
        if game.is_terminal(state) or not is_legal(game, state, actions[i]):
            return i
        save_state(game, states, i, state)
        movers[i] = game.to_move(state)
        state = game.result(state, actions[i])
    return len(actions)


def examples(game: Game, games: Iterable[RecordedGame]) -> Examples:
    """The decisions of recorded games, without chance moves."""
    shape, parts = PolicyShape.of(game), list[tuple[Any, ...]]()
    replay = _Replay(game)
    for number, played in enumerate(games):
        actions, states, movers = replay.decisions(played)
        if len(actions):
            worth = _worth(game, played.utilities, movers) / shape.scale
            parts.append((np.full(len(actions), number), states, actions, worth))
    if not parts:
        raise BadParameter(f"there are no decisions of {game.name} to learn from")
    return Examples(game, shape.actions, *map(_joined, zip(*parts, strict=True)))


class _Replay:
    """Replays games, one after the other."""

    def __init__(self, game: Game) -> None:
        self.run, self.longest = runnable(game), 0
        self.states: Any = None
        """As many as the longest game so far had."""

    def decisions(self, played: RecordedGame) -> tuple[Any, Any, Any]:
        """Actions, states and movers."""
        run, count = self.run, len(played.actions)
        if count > self.longest or self.states is None:
            self.longest, self.states = count, new_states(run.game, count)
        codes = [run.code(one) for one in played.actions]
        actions = np.array([one if abs(one) <= _LARGEST else -1 for one in codes], np.int64)
        movers = np.zeros(count, np.int64)
        done = follow(run.game, run.state(played.start), actions, self.states, movers)
        if done < count:
            raise IllegalAction(f"move {done + 1} of a recorded game is not legal")
        rows = np.flatnonzero(movers != CHANCE)
        rows = rows[rows >= played.given]
        kept = isinstance(self.states, list)
        states = [self.states[row] for row in rows] if kept else self.states[rows]
        return actions[rows], states, movers[rows]


def _worth(game: Game, utilities: Sequence[float] | None, movers: Any) -> Any:
    """Utilities in seat order, beginning with the player to move."""
    if utilities is None:
        return np.full((len(movers), game.players), np.nan, np.float32)
    seats = (movers[:, None] + np.arange(game.players)) % game.players
    return np.array(utilities, np.float32)[seats]


def _joined(parts: Sequence[Any]) -> Any:
    """Concatenate states; those of a game that is not compiled are lists."""
    return list(chain(*parts)) if isinstance(parts[0], list) else np.concatenate(parts)
