"""UCT in slow motion: what each of its four steps did, round by round.

The steps are those of `simulation`, called one after the other in plain Python: what is shown is
what a search with the same seed does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...errors import BadParameter, NotThisKindOfGame
from ...game import Game, check_positive
from ...kernel import runnable
from ...playouts import check_playouts
from ..arithmetic import value_to
from .dense_tree import DenseTree
from .options import Options
from .playout_policies import worth
from .simulation import back_propagate, select

_BYTES = 1 << 22


@dataclass(frozen=True)
class GrownNode:
    """A node of the tree, numbered in the order in which they were added."""

    parent: int
    """-1 at the root."""
    state: Any
    action: Any
    """The action that leads here; None at the root."""
    mover: int
    """The player whose wins the node counts: who moved here; at the root, the player before."""
    moves: int
    """The number of actions."""


@dataclass(frozen=True)
class Round:
    """One simulation."""

    path: tuple[int, ...]
    """1. Selection: the nodes from the root on; the last is where the playout starts."""
    is_new: bool
    """2. Expansion: whether that node was added in this round."""
    actions: tuple[Any, ...]
    """3. Simulation: the random moves to the end of the game."""
    end: Any
    scores: tuple[float, ...]
    """4. Back-propagation: what each player gets, 0 for the least and 1 for the greatest
    utility; every node on the path counts that of its mover."""


@dataclass(frozen=True)
class GrownTree:
    """A search tree and the rounds that grew it."""

    game: Game
    nodes: list[GrownNode]
    rounds: list[Round]

    def counts(self, rounds: int | None = None) -> list[tuple[float, int]]:
        """Wins and visits of each node after the first `rounds` rounds; by default after all."""
        wins, visits = [0.0] * len(self.nodes), [0] * len(self.nodes)
        for one in self.rounds[:rounds]:
            for node in one.path:
                wins[node] += one.scores[self.nodes[node].mover]
                visits[node] += 1
        return list(zip(wins, visits, strict=True))


def grow_by_rounds(
    game: Game,
    state: Any = None,
    *,
    iterations: int = 30,
    exploration: float | None = None,
    seed: int = 0,
) -> GrownTree:
    """Grow a tree by UCB1 and random playouts, and record each round.

    >>> from zermelo.games.nim import Nim
    >>> grown = grow_by_rounds(Nim((1, 2)), iterations=10)
    >>> grown.counts()[0][1]
    10
    """
    check_positive(iterations=iterations)
    if game.hidden_information or game.utility_bounds is None:
        raise NotThisKindOfGame(
            f"{game.name} hides something or does not say what its utilities lie between; "
            "try a game like tic_tac_toe or nim"
        )
    options = Options(exploration=exploration, solver=False, stop_early=False)
    options.check(game)
    return _Growth(game, state, options, seed).run(iterations)


class _Growth:
    """A growing tree, with its nodes numbered in the order of their first visits."""

    def __init__(self, game: Game, state: Any, options: Options, seed: int) -> None:
        self.original = game
        self.run_on = runnable(game)
        self.game = _Watched(self.run_on.game)
        self.state = self.run_on.state(state)
        if game.is_terminal(self.state):
            raise BadParameter(f"this game of {game.name} is over: there is nothing to search")
        self.tree = DenseTree(self.run_on.game, options, _BYTES, [seed])
        self.tree.plant(int(game.to_move(self.state)))
        self.record = self.tree.records[0]
        mover = int(self.tree.nodes[0]["mover"])
        self.nodes = [GrownNode(-1, self.state, None, mover, self._moves(self.state))]
        self.number = {0: 0}

    def run(self, iterations: int) -> GrownTree:
        rounds = [self._round() for _ in range(iterations)]
        return GrownTree(self.original, self.nodes, rounds)

    def _round(self) -> Round:
        state = select(self.game, self.state, self.record, None)
        if self.record.full:
            raise BadParameter("this tree has become too large; try fewer iterations")
        visited = [int(node) for node in self.record.path[: self.record.depth + 1]]
        is_new = visited[-1] not in self.number
        if is_new:
            self._add(visited, state)
        self.game.actions_taken.clear()
        self.game.state = state
        value = worth.plain(self.game, state, self.record, None)
        check_playouts(self.original, self.record)
        back_propagate(self.game, self.record, None, value)
        self.record.simulations += 1
        path = tuple(self.number[node] for node in visited)
        actions = tuple(map(self.run_on.action, self.game.actions_taken))
        return Round(path, is_new, actions, self.game.state, self._scores(value))

    def _add(self, visited: list[int], state: Any) -> None:
        above, node = visited[-2:]
        made = self.tree.nodes[node]
        action = self.run_on.action(int(made["action"]))
        self.number[node] = len(self.nodes)
        grown = GrownNode(self.number[above], state, action, int(made["mover"]), self._moves(state))
        self.nodes.append(grown)

    def _moves(self, state: Any) -> int:
        return 0 if self.original.is_terminal(state) else len(list(self.original.actions(state)))

    def _scores(self, value: float) -> tuple[float, ...]:
        low, high = self.original.utility_bounds or (0.0, 1.0)
        span = (high - low) or 1.0
        return tuple(
            (float(value_to(self.game, self.record, player, value)) - low) / span
            for player in range(self.original.players)
        )


class _Watched:
    """A game in plain Python that records the actions taken and the states they lead to."""

    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions_taken: list[int] = []
        self.state: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def result(self, state: Any, action: int) -> Any:
        self.actions_taken.append(int(action))
        self.state = self.game.result(state, action)
        return self.state
