"""A game's actions and observations as numbers of a fixed shape, for other libraries."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bits import Bits
from ..errors import NotThisKindOfGame
from ..game import Game


class Actions:
    """Actions as numbers below `count`.

    If a game has `action_codes`, all of its actions are numbers below that, and a number means the
    same in every state. In other games, whose actions may be long sequences of captures or not
    numbers at all, the number of an action is its place among the legal ones.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        codes = getattr(game, "action_codes", None)
        self.are_codes = codes is not None
        self.count = int(codes) if codes is not None else int(game.max_actions)

    def legal(self, state: Any) -> dict[int, Any]:
        """From numbers to the actions that are legal in a state."""
        actions = self.game.actions(state)
        if self.are_codes:
            return {int(action): action for action in actions}
        return dict(enumerate(actions))

    def mask(self, state: Any) -> np.ndarray:
        """1 for the numbers of legal actions, 0 for the rest."""
        made = np.zeros(self.count, np.int8)
        made[list(self.legal(state))] = 1
        return made


class PlayerView:
    """What a player sees, as an array: the game's `observation` where it has one, else what the
    player knows, number by number; a 64-bit word is 64 of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.planes = game.offers("observation")
        self.dtype = np.dtype(np.float32 if self.planes else np.float64)
        if self.planes:
            self.shape = tuple(game.observation_shape)
            return
        start = game.initial_state()
        sizes = {len(self._numbers(start, player)) for player in range(game.players)}
        self.shape = (max(sizes),)

    def __call__(self, state: Any, player: int) -> np.ndarray:
        made = np.zeros(self.shape, self.dtype)
        if self.planes:
            self.game.observation(state, player, made)
            return made
        numbers = self._numbers(state, player)
        if len(numbers) != len(made):
            raise NotThisKindOfGame(
                f"the information of a player of {self.game.name} varies in size; give the game an "
                "observation"
            )
        made[:] = numbers
        return made

    def _numbers(self, state: Any, player: int) -> list[float]:
        hidden = self.game.hidden_information
        numbers: list[float] = []
        self._flatten(self.game.information(state, player) if hidden else state, numbers)
        return numbers or [0.0]

    def _flatten(self, value: Any, numbers: list[float]) -> None:
        if isinstance(value, Bits):
            numbers.extend(float(int(value) >> place & 1) for place in range(64))
        elif isinstance(value, bool | int | float | np.integer | np.floating):
            numbers.append(float(value))
        elif isinstance(value, tuple | list):
            for item in value:
                self._flatten(item, numbers)
        else:
            raise NotThisKindOfGame(
                f"{self.game.name} has states of {type(value).__name__}, which are not numbers; "
                "give it an observation"
            )
