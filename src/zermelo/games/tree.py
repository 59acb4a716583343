"""A game from a tree that you type in.

Numbers are leaves, lists are moves; MAX begins and the players alternate:

    Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])

A tuple is a leaf with a value for each of several players: `Tree([[(1, 2, 6), (4, 2, 3)]])`.
A dict says more:

    {"player": "MIN", "moves": {"left": 3, "right": [1, 2]}}   who moves; names of moves
    {"chance": [["1/2", 8], ["1/3", 24], ["1/6", -12]]}        weights and what follows
    {"information": "a", "moves": [...]}                       nodes of one label look the same
    {"utility": [1, 2, 6]}                                     what a tuple says, for JSON
    {"players": ["Ann", "Bob"], "moves": ...}                  at the root: who is 0, who is 1

The same as JSON text makes it a parameter: `tree:spec=[[3,12,8],[2,4,6]]`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from ..board import Board, Text
from ..game import CHANCE, Game
from ..guide import Guide
from ..settings import Setting
from ._tree_text import TextNode, read

_LONGEST_PICTURE = 2000  # characters


class State(NamedTuple):
    node: int


class Information(NamedTuple):
    """A player's information at a node, as a number: equal numbers are the same information set."""

    known: int


class Tree(Game):
    """Nodes in arrays, each node's children side by side; a state is the number of a node."""

    guide = Guide(
        title="Game tree",
        summary="A game that is nothing but its tree, typed in",
        kind="Lecture games",
        rules="""
        The game is a tree of numbers. Players begin at its root. In turn each chooses a branch, MAX
        first. The number at the leaf that they come to is what the game was worth to MAX. So MAX
        wants it high and MIN wants it low. A tree may also have chance nodes, more than two players
        and nodes that a player can't tell apart. The tree editor of the page draws a tree as you
        type it.
        """,
        moves="""
        Use the buttons, or type the name of the branch. Branches are named in the tree, or numbered
        from the left: `1`, `2`.
        """,
        parameters={
            "spec": Setting(
                "The tree: a number is a leaf, and a list in brackets is a node with what "
                "follows each of its branches.",
                page=True,
            ),
        },
        history="https://en.wikipedia.org/wiki/Game_tree",
    )

    least_compiled = 1000
    """Trees of fewer nodes are searched before they could have been compiled."""

    def __init__(self, spec: Any = "[[3,12,8],[2,4,6],[14,5,2]]") -> None:
        source = read(spec)
        nodes, first = _flattened(source.root)
        self.spec = source.text
        self.players = source.players
        self.player_names = source.player_names
        self.zero_sum = source.zero_sum
        self.player = np.array([node.turn for node in nodes])
        self.first = np.array(first)
        self.count = np.array([len(node.children) for node in nodes])
        self.weight = np.array(_weights(nodes))
        self.value = np.array([node.values or (0.0,) * self.players for node in nodes])
        self.hides = any(node.information is not None for node in nodes)
        self.known = _knowledge(nodes, first, self.players, self.hides)
        self.utility_bounds = (float(self.value.min()), float(self.value.max()))
        self.max_actions = int(self.count.max())
        self.tree_nodes = len(nodes)
        self.height = np.array(_heights(nodes, first))
        self.compiled = self.compiled and len(nodes) >= self.least_compiled
        self._names = tuple(node.names for node in nodes)

    @property
    def chance(self) -> bool:
        return CHANCE in self.player

    @property
    def hidden_information(self) -> bool:
        return self.hides

    def initial_state(self) -> State:
        return State(0)

    def to_move(self, state: State) -> int:
        return int(self.player[state.node])

    def actions(self, state: State) -> Iterable[int]:
        return range(int(self.count[state.node]))

    def result(self, state: State, action: int) -> State:
        return State(int(self.first[state.node]) + action)

    def is_terminal(self, state: State) -> bool:
        return bool(self.count[state.node] == 0)

    def utility(self, state: State, player: int) -> float:
        return float(self.value[state.node, player])

    def probability(self, state: State, action: int) -> float:
        return float(self.weight[self.first[state.node] + action])

    def information(self, state: State, player: int) -> Information:
        return Information(int(self.known[state.node, player]))

    def plies_left(self, state: State) -> int:
        return int(self.height[state.node])

    # Notation and picture.

    def action_text(self, state: State, action: int) -> str:
        return self._names[state.node][action]

    def board(self, state: State, player: int | None = None) -> Board:
        """The tree below the node, for those who may know which node it is."""
        if player is not None and self.hides:
            return (Text(f"{self.player_name(player)} is at {self._possible(state, player)}"),)
        return (Text(self._picture(state.node)[:_LONGEST_PICTURE]),)

    def _possible(self, state: State, player: int) -> str:
        same = np.flatnonzero(self.known[:, player] == self.known[state.node, player])
        return " or ".join(f"node {node}" for node in same[:20])

    def _picture(self, node: int) -> str:
        if self.count[node] == 0:
            values = self.value[node] if self._has_vectors() else self.value[node, :1]
            shown = ", ".join(f"{value:g}" for value in values)
            return f"({shown})" if self._has_vectors() else shown
        parts, length = [], 0
        for action, name in enumerate(self._names[node]):
            child = int(self.first[node]) + action
            weight = f"{self.weight[child]:.4g} x " if self.player[node] == CHANCE else ""
            label = "" if name == str(action + 1) else f"{name}: "
            parts.append(f"{label}{weight}{self._picture(child)}")
            length += len(parts[-1])
            if length > _LONGEST_PICTURE:
                break
        mover = self.player_name(int(self.player[node]))
        return f"{mover}[{', '.join(parts)}]"

    def _has_vectors(self) -> bool:
        return self.players != 2 or not self.zero_sum


def _flattened(root: TextNode) -> tuple[list[TextNode], list[int]]:
    """All nodes, breadth first, and the number of each one's first child."""
    nodes, first = [root], []
    for node in nodes:  # grows while it is walked
        first.append(len(nodes) if node.children else 0)
        nodes.extend(node.children)
    return nodes, first


def _heights(nodes: list[TextNode], first: list[int]) -> list[int]:
    """The plies from each node to the farthest leaf below it."""
    heights = [0] * len(nodes)
    for i in reversed(range(len(nodes))):
        below = heights[first[i] : first[i] + len(nodes[i].children)]
        heights[i] = 1 + max(below) if below else 0
    return heights


def _weights(nodes: list[TextNode]) -> list[float]:
    weights = [1.0]
    for node in nodes:
        weights.extend(node.weights or (1.0,) * len(node.children))
    return weights


def _knowledge(nodes: list[TextNode], first: list[int], players: int, hides: bool) -> Any:
    """A number for each player's information at each node.

    The player to move knows the node's label, or the node itself if it has none. The others know
    where they moved last, and how.
    """
    known = np.repeat(np.arange(len(nodes))[:, None], players, axis=1)
    if not hides:
        return known
    numbers: dict[Any, int] = {}
    recent: list[list[Any]] = [[None] * players for _ in nodes]  # last move of each player
    for i, node in enumerate(nodes):
        for player in range(players):
            moves = bool(node.children) and node.turn == player
            knowledge = (
                (i if node.information is None else node.information)
                if moves
                else ("after", recent[i][player])
            )
            known[i, player] = numbers.setdefault((player, knowledge), len(numbers))
        for action in range(len(node.children)):
            child = recent[first[i] + action]
            child[:] = recent[i]
            if node.turn != CHANCE:
                child[node.turn] = (int(known[i, node.turn]), action)
    return known
