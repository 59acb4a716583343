"""Whole games of policies against each other, many at the same time.

In each step every unfinished game shows its player to move what that player sees; the networks
answer for all games at once, and all move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch

from ...errors import ZermeloError
from ...game import Game
from ...kernel import (
    kernel,
    load_state,
    new_record,
    new_states,
    runnable,
    save_state,
    seeded,
)
from ...playouts import after_chance, chance_fields, check_chances
from .policy_net import PolicyNet

LONGEST = 5000  # plies; a longer game is considered endless
ROUNDS = np.dtype(
    [
        *chance_fields(),
        ("going", np.int64),  # unfinished games
        ("begun", np.int64),  # whether the games have started
    ],
    align=True,
)


class Views(NamedTuple):
    """A row for each unfinished game, and the utilities of finished ones."""

    games: Any
    """[games] the number of the game"""
    movers: Any
    """[games]"""
    seen: Any
    """[games, observation]"""
    legal: Any
    """[games, slots]"""
    chosen: Any
    """[games] the chosen slot"""
    utilities: Any
    """[games, players]"""


class Moves(NamedTuple):
    """Decisions, in order."""

    games: torch.Tensor
    players: torch.Tensor
    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    logs: torch.Tensor
    """The log-probability of the choice."""
    values: torch.Tensor
    """The network's value."""
    advantages: torch.Tensor
    """How much better than that the game turned out."""


@dataclass(frozen=True)
class Played:
    """The results of a batch of games."""

    utilities: Any
    """[games, players]"""
    moves: Moves | None
    """Those of the learning networks."""
    plies: int


@kernel
def step(game: Any, record: Any, states: Any, views: Any) -> None:
    """Make the chosen moves, and show every unfinished game to its player."""
    kept = 0
    for row in range(record.going):
        number = views.games[row]
        if record.begun == 0:
            state = game.initial_state()
        else:
            state = load_state(game, states, number)
            state = game.result(state, action_in(game, state, views.chosen[row], views.legal))
        if game.chance:
            state = after_chance(game, state, record)
        if game.is_terminal(state):
            for player in range(game.players):
                views.utilities[number, player] = game.utility(state, player)
        else:
            save_state(game, states, number, state)
            views.games[kept] = number
            views.movers[kept] = game.to_move(state)
            show(game, state, views.seen, views.legal, kept)
            kept += 1
    record.going, record.begun = kept, 1


def show(game: Any, state: Any, seen: Any, legal: Any, row: int) -> None:
    seen[row] = 0.0
    game.observation(state, game.to_move(state), seen[row])
    legal[row] = False
    for action in game.actions(state):
        legal[row, action % legal.shape[1]] = True


def action_in(game: Any, state: Any, slot: int, legal: Any) -> Any:
    """The action of a network's output: the first, if several share it."""
    for action in game.actions(state):
        if action % legal.shape[1] == slot:
            return action
    return -1


@kernel
def show_all(game: Any, states: Any, seen: Any, legal: Any) -> None:
    for row in range(len(seen)):
        show(game, load_state(game, states, row), seen, legal, row)


def look(game: Game, states: Any, count: int, slots: int) -> tuple[Any, Any]:
    """The observations and legal slots of the players to move in stored states."""
    seen = np.zeros((count, *game.observation_shape), np.float32)
    legal = np.zeros((count, slots), np.bool_)
    show_all(runnable(game).game, states, seen, legal)
    return seen, legal


class Rounds:
    """Plays batches of `games` games."""

    def __init__(self, game: Game, games: int, slots: int) -> None:
        self.game, self.games = game, games
        self.run = runnable(game)
        self.states = new_states(self.run.game, games)
        self.views = Views(
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros((games, *game.observation_shape), np.float32),
            np.zeros((games, slots), np.bool_),
            np.zeros(games, np.int64),
            np.zeros((games, game.players)),
        )

    def play(
        self,
        networks: Sequence[PolicyNet],
        seating: Any,
        seed: int,
        learning: Sequence[int] = (),
        trace: float = 1.0,
    ) -> Played:
        """One batch. `seating` [games, players] says which network plays where; the moves of
        those in `learning` are returned with advantages by lambda-returns (`trace`)."""
        record = new_record(ROUNDS)
        record.random, record.going = int(seeded(seed)), self.games
        dice = torch.Generator().manual_seed(seed)
        views, plies = self.views, []
        views.games[:] = np.arange(self.games)
        for _ in range(LONGEST):
            step(self.run.game, record, self.states, views)
            check_chances(self.run.game, record)
            going = int(record.going)
            if not going:
                break
            plies.append(self._choose(networks, seating, going, dice, learning))
        else:
            raise ZermeloError(f"a game of {self.game.name} did not end within {LONGEST:,} plies")
        utilities = views.utilities.copy()
        scale = networks[0].shape.scale
        moves = _gathered(plies, utilities / scale, trace) if learning else None
        return Played(utilities, moves, len(plies))

    def _choose(
        self,
        networks: Sequence[PolicyNet],
        seating: Any,
        going: int,
        dice: torch.Generator,
        learning: Sequence[int],
    ) -> Moves | None:
        """Draw a move in every game; returns the moves to learn from."""
        views = self.views
        games, movers = views.games[:going].copy(), views.movers[:going].copy()
        seen = torch.from_numpy(views.seen[:going].reshape(going, -1).copy())
        legal = torch.from_numpy(views.legal[:going].copy())
        who = seating[games, movers]
        logs, values = torch.zeros(legal.shape), torch.zeros(going)
        with torch.inference_mode():
            for number in np.unique(who):
                rows = torch.from_numpy(np.flatnonzero(who == number))
                logs[rows], values[rows] = networks[number](seen[rows], legal[rows])
        noise = -torch.log(
            -torch.log(torch.rand(logs.shape, generator=dice).clamp(1e-10, 1 - 1e-7))
        )
        chosen = (logs + noise).argmax(1)
        views.chosen[:going] = chosen.numpy()
        if not learning:
            return None
        mine = torch.from_numpy(np.flatnonzero(np.isin(who, learning)))
        taken = logs.gather(1, chosen[:, None])[:, 0]
        return Moves(
            torch.from_numpy(games)[mine],
            torch.from_numpy(movers)[mine],
            seen[mine],
            legal[mine],
            chosen[mine],
            taken[mine],
            values[mine],
            torch.zeros(len(mine)),
        )


def _gathered(plies: Sequence[Moves | None], worth: Any, trace: float) -> Moves:
    """All moves with their advantages, from the last ply back: what the player expected next,
    or the utility at the end, less what it expected before."""
    kept = [ply for ply in plies if ply is not None]
    later = torch.from_numpy(worth).float()
    surplus = torch.zeros(later.shape)
    for ply in reversed(kept):
        at = ply.games, ply.players
        gain = later[at] - ply.values + trace * surplus[at]
        ply.advantages.copy_(gain)
        later[at], surplus[at] = ply.values, gain
    return Moves(*(torch.cat(parts) for parts in zip(*kept, strict=True)))
