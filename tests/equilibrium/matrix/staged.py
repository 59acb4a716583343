"""Markov games made of matrices, for the tests of their solvers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from zermelo.game import CHANCE, Game


class State(NamedTuple):
    node: int
    chosen: tuple[int, ...] = ()
    ended: bool = False


class Staged(Game):
    """Nodes with arrays of what each profile of choices is worth to all, and where it leads.

    After each choice of all the game ends with probability `stop`, or where nothing follows (-1),
    and the last rewards count. That is what rewards are worth on average, if later ones count less
    and less by the factor 1 - stop.
    """

    compiled = False
    zero_sum = False
    utility_bounds: tuple[float, float] | None = None

    def __init__(self, nodes: Any, stop: float, players: int = 2) -> None:
        self.nodes, self.stop, self.players = nodes, stop, players

    def initial_state(self) -> State:
        return State(0)

    def to_move(self, state: State) -> int:
        return CHANCE if len(state.chosen) == self.players else len(state.chosen)

    def actions(self, state: State) -> Iterator[int]:
        if state.ended:
            return
        if self.to_move(state) == CHANCE:
            yield from range(2)
        else:
            entries = self.nodes[state.node]
            for choice in state.chosen:
                entries = entries[choice]
            yield from range(len(entries))

    def result(self, state: State, action: int) -> State:
        if self.to_move(state) == CHANCE:
            return state._replace(ended=True) if action == 0 else State(self.entry(state)[-1])
        state = state._replace(chosen=(*state.chosen, action))
        over = len(state.chosen) == self.players and self.entry(state)[-1] < 0
        return state._replace(ended=over)

    def entry(self, state: State) -> Any:
        """Rewards, and the next node."""
        found = self.nodes[state.node]
        for choice in state.chosen:
            found = found[choice]
        return found

    def probability(self, state: State, action: int) -> float:
        return self.stop if action == 0 else 1 - self.stop

    def is_terminal(self, state: State) -> bool:
        return state.ended

    def utility(self, state: State, player: int) -> float:
        return float(self.entry(state)[player])

    def information(self, state: State, player: int) -> State:
        if len(state.chosen) == self.players:
            return state
        own = (choice if one == player else -1 for one, choice in enumerate(state.chosen))
        return state._replace(chosen=tuple(own))


class Opposed(Staged):
    """For two opponents; only the end is worth something."""

    zero_sum = True
    utility_bounds = (-2.0, 2.0)

    def __init__(self, nodes: Any, stop: float = 0.25) -> None:
        """Entries are (the next node or -1, what the first player gets at the end)."""
        super().__init__(
            [[[self.worth(*entry) for entry in row] for row in node] for node in nodes], stop
        )

    def worth(self, node: int, worth: float) -> tuple[float, float, int]:
        found = worth if node < 0 else 0.0
        return found, -found, node


def drawn_opposed(seed: int) -> Opposed:
    dice = random.Random(seed)
    count = dice.randint(1, 4)

    def entry() -> tuple[int, float]:
        return dice.randrange(-1, count), dice.randint(-2, 2)

    shapes = [(dice.randint(1, 4), dice.randint(1, 4)) for _ in range(count)]
    return Opposed(
        [[[entry() for _ in range(columns)] for _ in range(rows)] for rows, columns in shapes],
        stop=0.5,
    )


def drawn_staged(seed: int, stop: float, acyclic: bool, players: int = 2) -> Staged:
    dice = random.Random(seed)
    count = dice.randint(2, 4)
    most = 4 if players == 2 else 3

    def entries(node: int, shape: list[int]) -> Any:
        if shape:
            return [entries(node, shape[1:]) for _ in range(shape[0])]
        following = node + 1 if acyclic else dice.randrange(count)
        rewards = [dice.uniform(-1, 1) for _ in range(players)]
        return (*rewards, -1 if following >= count else following)

    shapes = [[dice.randint(1, most) for _ in range(players)] for _ in range(count)]
    nodes = [entries(node, shape) for node, shape in enumerate(shapes)]
    return Staged(nodes, stop, players)
