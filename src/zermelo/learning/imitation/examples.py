"""Decisions of recorded games, as a network sees them.

States are kept as they are, and shown anew whenever they are learnt from: each time under another
symmetry of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, NamedTuple

import numpy as np
import torch

from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import kernel, load_state, new_states, put_states, runnable
from ..inference.shapes import PolicyShape
from ..league.rollouts import show

__all__ = ["Examples", "Seen", "Views", "examples"]

_TOGETHER = 4096  # decisions that are read at a time


class Seen(NamedTuple):
    """A decision in a recorded game."""

    game: int
    """Its number: decisions of a game are held out together."""
    state: Any
    action: Any
    utilities: Sequence[float] | None
    """The final utilities of all players; None if they are unknown."""


class Views(NamedTuple):
    """Some decisions as tensors, a row each."""

    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    worth: torch.Tensor


@dataclass(frozen=True)
class Examples:
    """Decisions, by number."""

    game: Game
    slots: int
    games: Any
    """The game that each is from."""
    states: Any
    actions: Any
    worth: Any
    """[decisions, players] what came of it, to the player to move first, in units of the largest
    utility; NaN if it is unknown."""

    def __len__(self) -> int:
        return len(self.games)

    def views(self, rows: Any, symmetries: Any) -> Views:
        """What the players saw in these decisions and what they chose, under these symmetries."""
        seen = np.zeros((len(rows), *self.game.observation_shape), np.float32)
        legal = np.zeros((len(rows), self.slots), np.bool_)
        chosen = np.zeros(len(rows), np.int64)
        taken = self.actions[rows]
        show_some(
            runnable(self.game).game, self.states, rows, taken, symmetries, seen, legal, chosen
        )
        return Views(*map(torch.from_numpy, (seen, legal, chosen, self.worth[rows])))


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


def examples(game: Game, decisions: Iterable[Seen]) -> Examples:
    """Decisions to learn from; chance nodes are left out."""
    shape, run = PolicyShape.of(game), runnable(game)
    kept = (one for one in decisions if game.to_move(one.state) != CHANCE)
    parts: list[tuple[Any, ...]] = []
    while some := list(islice(kept, _TOGETHER)):
        states = new_states(run.game, len(some))
        put_states(run.game, states, [run.state(one.state) for one in some])
        games = np.array([one.game for one in some])
        actions = np.array([run.code(one.action) for one in some], np.int64)
        worth = np.array([_worth(game, one) for one in some]) / shape.scale
        parts.append((games, states, actions, worth.astype(np.float32)))
    if not parts:
        raise BadParameter(f"there are no decisions of {game.name} to learn from")
    return Examples(game, shape.actions, *map(_joined, zip(*parts, strict=True)))


def _joined(parts: Sequence[Any]) -> Any:
    """States of a game that is not compiled are a list."""
    return list(chain(*parts)) if isinstance(parts[0], list) else np.concatenate(parts)


def _worth(game: Game, one: Seen) -> list[float]:
    """To the player to move first."""
    if one.utilities is None:
        return [np.nan] * game.players
    mover = game.to_move(one.state)
    return [one.utilities[(mover + other) % game.players] for other in range(game.players)]
