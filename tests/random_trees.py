"""Random game trees, thousands of them, as states of one compiled game.

A game instance is compiled once, so a tree must not be an instance: it is a
starting state. Who moves, how many actions there are, where the game ends and
what the end is worth all follow from hashes of the tree's seed and the node.
The seed also draws the tree's depth, its branching, how many values tie and
whether different paths lead to the same node.

    game = HashedTree()
    state = game.root(17)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.hashing import hashed
from zermelo.bits import Bits
from zermelo.game import CHANCE, Game

PIE = 12
"""What the players share at the end; its divisors are the steps in which they do."""

MOVER, COUNT, END, DEPTH, WIDTH, STEP, MERGING, WEIGHT, UTILITY, ESTIMATE = range(10)
SALTS = 16


class State(NamedTuple):
    seed: Bits
    node: Bits
    ply: int


class Hashed(Game):
    """Without chance, and with as many actions in a state as its hash says."""

    def is_chance(self, state: Any) -> bool:
        return False

    def actions(self, state: Any) -> Iterator[int]:
        for action in range(self.count(state)):
            yield action

    def count(self, state: Any) -> int:
        raise NotImplementedError


class UnevenChance(Hashed):
    """With chance nodes, whose outcomes are not equally likely."""

    def probability(self, state: Any, action: int) -> float:
        total = 0
        for other in range(self.count(state)):
            total += self.weight(state, other)
        return self.weight(state, action) / total

    def weight(self, state: Any, action: int) -> int:
        return 1 + hashed(state.seed, Bits(state.node), WEIGHT + SALTS * action) % 4


class HashedTree(Hashed):
    """Trees without chance. Players move in any order, often several times in a row.

    Zero-sum: shares of a pie, less the average. General-sum: each player's
    utility is drawn by itself.
    """

    def __init__(
        self,
        players: int = 2,
        zero_sum: bool = True,
        depth: int = 6,
        branching: int = 4,
        compiled: bool = True,
    ) -> None:
        self.players = players
        self.zero_sum = zero_sum
        self.depth = depth
        self.branching = branching
        self.compiled = compiled
        self.utility_bounds = (
            (-float(PIE), float(PIE * (players - 1))) if zero_sum else (0.0, float(PIE))
        )

    def root(self, seed: int) -> State:
        """The start of the tree of this seed; a player is to move there."""
        return State(Bits(seed), Bits(0), 0)

    def initial_state(self) -> State:
        return State(Bits(1), Bits(0), 0)

    def to_move(self, state: State) -> int:
        if state.ply > 0 and self.is_chance(state):
            return CHANCE
        return hashed(state.seed, state.node, MOVER) % self.players

    def count(self, state: State) -> int:
        width = 1 + hashed(state.seed, Bits(0), WIDTH) % self.branching
        return 1 + hashed(state.seed, state.node, COUNT) % width

    def result(self, state: State, action: int) -> State:
        if hashed(state.seed, Bits(0), MERGING) % 2 == 0:
            return State(state.seed, state.node + action + 1, state.ply + 1)
        node = (state.node + action + 1) * 0x9E3779B97F4A7C15
        return State(state.seed, node ^ (node >> 32), state.ply + 1)

    def is_terminal(self, state: State) -> bool:
        depth = 1 + hashed(state.seed, Bits(0), DEPTH) % self.depth
        early = state.ply > 0 and hashed(state.seed, state.node, END) % 10 == 0
        return early or state.ply >= depth

    def utility(self, state: State, player: int) -> float:
        return self.share(state, player, UTILITY)

    def evaluate(self, state: State, player: int) -> float:
        return self.share(state, player, ESTIMATE)

    def share(self, state: State, player: int, salt: int) -> float:
        step = (1, 2, 3, 4, 6, 12)[hashed(state.seed, Bits(0), STEP) % 6]
        left = PIE // step
        if not self.zero_sum:
            return float(
                step * (hashed(state.seed, state.node, salt + SALTS * player) % (left + 1))
            )
        mine = left
        for other in range(self.players):
            mine = left
            if other < self.players - 1:
                mine = hashed(state.seed, state.node, salt + SALTS * other) % (left + 1)
            if other == player:
                break
            left -= mine
        return float(self.players * step * mine - PIE)


class ChanceTree(UnevenChance, HashedTree):
    """The same with chance nodes."""

    def is_chance(self, state: State) -> bool:
        return hashed(state.seed, state.node, MOVER) % 7 < 2


def seeds() -> st.SearchStrategy[int]:
    """Seeds for hypothesis: `game.root(seed)` is the tree."""
    return st.integers(0, (1 << 32) - 1)


def roots(game: HashedTree, count: int, first: int = 0) -> Iterator[State]:
    """The trees of `count` seeds in a row."""
    return (game.root(seed) for seed in range(first, first + count))


class NaNEvaluation(HashedTree):
    def evaluate(self, state: State, player: int) -> float:
        return float("nan")


class NaNUtility(HashedTree):
    def utility(self, state: State, player: int) -> float:
        return float("nan")


# Graphs: states that come again, lines longer than a search can follow.

CYCLES, LONG, MERGED, TREE = range(4)
"""The kinds of graphs; a graph's seed draws one."""
ENDS = 1 << 20
"""From here on, nodes are ends of the game beside the line of a long graph."""
LAST = 340  # nodes of the longest line


class Place(NamedTuple):
    seed: Bits
    node: int
    player: int


class HashedGraph(Hashed):
    """Games of all kinds: circles, lines of 200 to 340 plies, merging paths, trees; draws too.

    Players move in any order, often several times in a row. Utilities are whole numbers from
    -2 to 2, times `unit`: of three or five kinds, as the seed has it.
    """

    max_actions = 4

    def __init__(
        self, players: int = 2, unit: float = 1.0, resolution: float = 0.0, compiled: bool = True
    ) -> None:
        self.players = players
        self.zero_sum = players == 2
        self.unit = unit
        self.resolution = resolution
        self.compiled = compiled
        self.utility_bounds = (-2.0 * unit, 2.0 * unit)

    def root(self, seed: int) -> Place:
        """The start of the graph of this seed; a player is to move there."""
        return self.place(Bits(seed), 0, hashed(Bits(seed), Bits(1), MOVER) % self.players)

    def place(self, seed: Bits, node: int, player: int) -> Any:
        return Place(seed, node, player)

    def initial_state(self) -> Place:
        return self.root(1)

    def kind(self, state: Place) -> int:
        return hashed(state.seed, Bits(0), MERGING) % 4

    def size(self, state: Place) -> int:
        """Of circles the nodes, of a line the length; about how far it is to the end else."""
        drawn = hashed(state.seed, Bits(0), DEPTH)
        kind = self.kind(state)
        if kind == CYCLES:
            return 3 + drawn % 10
        if kind == LONG:
            return 200 + drawn % (LAST - 200)
        return 4 + drawn % 6 if kind == MERGED else (8, 64, 256, 1024)[drawn % 4]

    def to_move(self, state: Place) -> int:
        return CHANCE if self.is_chance(state) else state.player

    def count(self, state: Place) -> int:
        drawn = hashed(state.seed, Bits(state.node), COUNT)
        if self.kind(state) == LONG:
            return 2 if drawn % 64 == 0 else 1
        return 1 + drawn % 3

    def result(self, state: Place, action: int) -> Place:
        drawn = hashed(state.seed, Bits(state.node), WIDTH + SALTS * (action + 1))
        kind = self.kind(state)
        node = state.node + 1 + action
        if kind == CYCLES:
            node = drawn % self.size(state)
        elif kind == LONG:
            node = state.node + 1 if action == 0 else ENDS + drawn % 8
        elif kind == TREE:
            node = 4 * state.node + 1 + action
        player = state.player
        if drawn // 16 % 4 > 0:
            player = (player + 1) % self.players
        return self.place(state.seed, node, player)

    def is_terminal(self, state: Place) -> bool:
        if state.node == 0:
            return False
        kind = self.kind(state)
        if kind == LONG:
            return state.node >= self.size(state)
        early = hashed(state.seed, Bits(state.node), END) % 5 == 0
        return early or (kind != CYCLES and state.node >= self.size(state))

    def utility(self, state: Place, player: int) -> float:
        return self.unit * self.worth(state, player, UTILITY)

    def evaluate(self, state: Place, player: int) -> float:
        return self.unit * self.worth(state, player, ESTIMATE)

    def worth(self, state: Place, player: int, salt: int) -> int:
        far = 1 + hashed(state.seed, Bits(0), STEP) % 2
        which = 0 if self.zero_sum else player
        drawn = hashed(state.seed, Bits(state.node), salt + SALTS * which)
        value = drawn % (2 * far + 1) - far
        return -value if self.zero_sum and player == 1 else value


class ChanceGraph(UnevenChance, HashedGraph):
    """The same with chance nodes."""

    def is_chance(self, state: Place) -> bool:
        return state.node > 0 and hashed(state.seed, Bits(state.node), MOVER) % 5 == 0


# Utilities of any size and with any digits: dyadic, decimal, thirds; the least and the greatest.

UNITS = (
    *(1 / 3, 0.1, 0.7, 1e5 / 7, 1 / 4096, 1 + 2.0**-40, 2.0**27, 2e10, 1e17, 2.0**127, 1e38),
    *(1e-10, 1e-38, 1e-45, 1e-300, 5e-324, 1e300),
)
SHIFTS = (0.0, 0.0, 0.75, -1e6, 2.0**24)


class Measured(HashedGraph):
    """Utilities in any unit, all of them shifted."""

    def __init__(self, unit: float, shift: float = 0.0, resolution: float = 0.0) -> None:
        super().__init__(unit=unit, resolution=resolution, compiled=False)
        self.shift = shift
        most = abs(shift) + 2.0 * unit
        self.utility_bounds = (-most, most)

    def utility(self, state: Place, player: int) -> float:
        value = self.shift + self.unit * self.worth(state, 0, UTILITY)
        return value if player == 0 else -value


class ChanceMeasured(UnevenChance, Measured):
    is_chance = ChanceGraph.is_chance
