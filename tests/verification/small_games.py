"""Games for attacks on answers: quick in plain Python, with cycles, chance and several players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.hashing import hashed
from zermelo.bits import Bits
from zermelo.game import CHANCE, Game


class Spot(NamedTuple):
    seed: int
    place: int


class Roads(Game):
    """A token on a random graph of ten places: roads go round in circles, some places are ends.

    The seed is a part of the state, so that one game is thousands of graphs.
    """

    compiled = False
    max_actions = 3
    places = 10

    def initial_state(self) -> Spot:
        return Spot(1, 0)

    def to_move(self, state: Spot) -> int:
        return self.drawn(state, 1) % 2

    def drawn(self, state: Spot, salt: int) -> int:
        return hashed(Bits(state.seed), Bits(state.place), salt)

    def actions(self, state: Spot) -> Iterator[int]:
        yield from range(1 + self.drawn(state, 2) % 3)

    def result(self, state: Spot, action: int) -> Spot:
        return Spot(state.seed, self.drawn(state, 10 + action) % self.places)

    def is_terminal(self, state: Spot) -> bool:
        return state.place > 0 and self.drawn(state, 3) % 3 == 0

    def utility(self, state: Spot, player: int) -> float:
        value = float(self.drawn(state, 4) % 3 - 1)
        return value if player == 0 else -value


class Piles(Game):
    """Take one to three of a pile; who takes the last wins. Three players may be asked for."""

    compiled = False
    max_actions = 3

    def __init__(self, pile: int = 7, players: int = 2) -> None:
        self.pile, self.players = pile, players
        self.zero_sum = players == 2
        self.utility_bounds = (-1.0, 1.0)

    def initial_state(self) -> tuple[int, int]:
        return (self.pile, 0)

    def to_move(self, state: Any) -> int:
        return int(state[1])

    def actions(self, state: Any) -> Iterator[int]:
        yield from range(1, min(3, state[0]) + 1)

    def result(self, state: Any, action: int) -> tuple[int, int]:
        return (state[0] - action, (state[1] + 1) % self.players)

    def is_terminal(self, state: Any) -> bool:
        return state[0] == 0

    def utility(self, state: Any, player: int) -> float:
        won = (state[1] - 1) % self.players == player
        return 1.0 if won else -1.0 if self.players == 2 else 0.0


class Coins(Piles):
    """The same, but before each move a coin may take one away."""

    def initial_state(self) -> tuple[int, int, int]:
        return (self.pile, 0, 1)

    def to_move(self, state: Any) -> int:
        return CHANCE if state[2] else int(state[1])

    def actions(self, state: Any) -> Iterator[int]:
        yield from range(2) if state[2] else range(1, min(3, state[0]) + 1)

    def result(self, state: Any, action: int) -> Any:
        if state[2]:
            return (state[0] - (action if state[0] > 1 else 0), state[1], 0)
        return (state[0] - action, 1 - state[1], 1)

    def probability(self, state: Any, action: int) -> float:
        return 0.75 if action else 0.25
