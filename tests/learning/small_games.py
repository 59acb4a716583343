"""Games for three and games of chance that are small enough to be solved in a line or two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from zermelo.game import CHANCE, Game

_PAYOFFS = np.random.default_rng(5).permutation(81).reshape(27, 3) / 80.0  # no two are alike


class Path(NamedTuple):
    ply: int
    number: int  # of the way here, in base three


class ThreeChoices(Game):
    """Three players choose one of three ways in turn; each end is worth something else to each."""

    players = 3
    zero_sum = False
    max_actions = 3
    utility_bounds = (0.0, 1.0)
    observation_shape = (13,)

    def initial_state(self) -> Path:
        return Path(0, 0)

    def to_move(self, state: Path) -> int:
        return state.ply % 3

    def actions(self, state: Path) -> Iterable[int]:
        return range(3 if state.ply < 3 else 0)

    def result(self, state: Path, action: int) -> Path:
        return Path(state.ply + 1, 3 * state.number + action)

    def is_terminal(self, state: Path) -> bool:
        return state.ply == 3

    def utility(self, state: Path, player: int) -> float:
        return float(_PAYOFFS[state.number, player])

    def observation(self, state: Path, player: int, planes: Any) -> None:
        """A one in the place of the state, of 1 + 3 + 9; nothing at the end."""
        if state.ply < 3:
            planes[(3**state.ply - 1) // 2 + state.number] = 1.0


class Rolls(NamedTuple):
    ply: int  # 0: chance rolls for player 0, 1: he keeps or rolls again, 2, 3: the other, 4: over
    first: int
    second: int
    again: bool


class HigherRoll(Game):
    """Roll a die of four sides, keep it or roll again; the higher roll wins, equals are a draw."""

    max_actions = 4
    utility_bounds = (-1.0, 1.0)
    observation_shape = (10,)

    def initial_state(self) -> Rolls:
        return Rolls(0, 0, 0, False)

    def to_move(self, state: Rolls) -> int:
        return state.ply // 2 if state.ply % 2 == 1 and not state.again else CHANCE

    def actions(self, state: Rolls) -> Iterable[int]:
        if self.is_terminal(state):
            return range(0)
        return range(4 if self.to_move(state) == CHANCE else 2)

    def probability(self, state: Rolls, action: int) -> float:
        return 0.25

    def result(self, state: Rolls, action: int) -> Rolls:
        if self.to_move(state) != CHANCE:  # 0 keeps the roll, 1 rolls again
            if action == 1:
                return Rolls(state.ply, state.first, state.second, True)
            return Rolls(state.ply + 1, state.first, state.second, False)
        ply = state.ply + 1
        if state.ply < 2:
            return Rolls(ply, action + 1, state.second, False)
        return Rolls(ply, state.first, action + 1, False)

    def is_terminal(self, state: Rolls) -> bool:
        return state.ply == 4

    def utility(self, state: Rolls, player: int) -> float:
        ahead = (state.first > state.second) - (state.first < state.second)
        return float(ahead if player == 0 else -ahead)

    def observation(self, state: Rolls, player: int, planes: Any) -> None:
        planes[state.first] = 1.0
        planes[5 + state.second] = 1.0


def values(game: Game, state: Any) -> tuple[float, ...]:
    """What a state is worth to each player if all play well: max^n, means at chance."""
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.players))
    below = [values(game, game.result(state, action)) for action in game.actions(state)]
    player = game.to_move(state)
    if player == CHANCE:
        weights = [game.probability(state, action) for action in game.actions(state)]
        return tuple(np.average(below, axis=0, weights=weights).tolist())
    return max(below, key=lambda worth: worth[player])


def decisions(game: Game) -> list[Any]:
    """Every state in which a player moves."""
    front, found = [game.initial_state()], []
    while front:
        state = front.pop()
        if not game.is_terminal(state):
            found += [state] if game.to_move(state) != CHANCE else []
            front += [game.result(state, action) for action in game.actions(state)]
    return list(dict.fromkeys(found))
