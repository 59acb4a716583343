"""Exercises for pen and paper: made from a seed, answered by the algorithms themselves.

The same subject, seed, number and depth give the same exercise, on the page and on the command
line. Every question has one right answer: no two moves are equally good.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count, cycle, islice
from typing import Any, NamedTuple

import numpy as np

from ...equilibrium import MatrixGame
from ...equilibrium.matrix.regret_matching import probabilities
from ...errors import BadParameter
from ...games.tree import Tree
from ...montecarlo import mcts
from ...result import Result
from ...search import expectiminimax, maxn, minimax, plain_alpha_beta
from ...trace import Trace, TraceNode
from .. import limits
from ..messages.responses import DataTable

__all__ = ["DEPTHS", "SUBJECTS", "Exercise", "Searched", "Subject", "exercises"]

DEPTHS = (2, 4)  # of trees, the least and the most
TRACED = 2000
GREATEST = 20  # exclusive bound of the leaves' values
CLEAR = 0.02  # lead of the child that UCT selects, so that it can be worked out by hand
PROBABILITIES = (("1/2", "1/2"), ("1/4", "3/4"), ("3/4", "1/4"), ("1/4", "1/2", "1/4"))
QUARTERS = ((2, 1, 1), (1, 2, 1), (1, 1, 2), (2, 2, 0), (0, 2, 2), (3, 0, 1), (1, 3, 0))
HANDS = ("rock", "paper", "scissors")
ROSHAMBO = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], rows=HANDS, columns=HANDS)

Node = Any
"""A part of a tree as it is typed: a number, a list of moves, or a dict."""


class Searched(NamedTuple):
    """A tree and the result of searching it, with a trace."""

    game: Tree
    result: Result

    @property
    def trace(self) -> Trace:
        assert self.result.trace is not None
        return self.result.trace


@dataclass(frozen=True)
class Exercise:
    """A question and its answer; either may have a tree or a table."""

    subject: str
    question: str
    answer: str
    tree: Searched | None = None
    """A search whose trace is the whole tree, to be drawn with the values of the leaves only."""
    searched: Searched | None = None
    """The search that answers."""
    given: DataTable | None = None
    worked: DataTable | None = None


class Subject(NamedTuple):
    title: str
    make: Callable[[random.Random, int, int], Exercise | None]
    """From random numbers, the exercise's number and a depth; None if no good exercise came out."""


def exercises(
    subjects: Sequence[str] = (), seed: int = 1, number: int = 4, depth: int = 3
) -> list[Exercise]:
    """A sheet of exercises on these subjects in turn; on all of them by default."""
    for name in subjects:
        if name not in SUBJECTS:
            raise BadParameter(
                f"there is no subject {name!r}; the subjects are {', '.join(SUBJECTS)}"
            )
    if not 1 <= number <= limits.EXERCISES:
        raise BadParameter(f"a sheet has 1 to {limits.EXERCISES} exercises, not {number}")
    if not DEPTHS[0] <= depth <= DEPTHS[1]:
        raise BadParameter(f"trees are {DEPTHS[0]} to {DEPTHS[1]} plies deep, not {depth}")
    if seed < 0:
        raise BadParameter(f"a sheet's number is 0 or more, not {seed}")
    wanted = list(subjects or SUBJECTS)
    turns = islice(cycle(wanted), number)
    return [_made(name, seed, at // len(wanted), depth) for at, name in enumerate(turns)]


def _made(name: str, seed: int, number: int, depth: int) -> Exercise:
    for attempt in count():
        dice = random.Random(f"{name} {seed} {number} {depth} {attempt}")
        made = SUBJECTS[name].make(dice, number, depth)
        if made is not None:
            return made
    raise AssertionError("counting never ends")


# Trees.


def _tree(depth: int, width: Callable[[], int], leaf: Callable[[], Node]) -> Node:
    if depth == 0:
        return leaf()
    return [_tree(depth - 1, width, leaf) for _ in range(width())]


def _random_game(dice: random.Random, depth: int) -> Tree:
    """Two or three moves everywhere."""
    return _game(_tree(depth, lambda: dice.randint(2, 3), lambda: dice.randrange(GREATEST)))


def _game(node: Node) -> Tree:
    return Tree(json.dumps(node, separators=(",", ":")))


def _is_clear(result: Result) -> bool:
    """Whether there is only one best move."""
    values = sorted((row.value for row in result.rows if row.value is not None), reverse=True)
    return values[0] > values[1]


def _minimax(dice: random.Random, number: int, depth: int) -> Exercise | None:
    game = _random_game(dice, depth)
    found = minimax(game, trace=TRACED)
    if not _is_clear(found):
        return None
    drawn = Searched(game, found)
    return Exercise(
        "minimax",
        "MAX moves at the root, then MIN, and so on. Write the value of each node into it. What is "
        "the value of the game to MAX, and which move does MAX play?",
        f"The value is {_number(found.value)}; MAX plays {found.line[0]}.",
        tree=drawn,
        searched=drawn,
    )


def _alpha_beta(dice: random.Random, number: int, depth: int) -> Exercise | None:
    game = _random_game(dice, depth)
    whole, found = minimax(game, trace=TRACED), plain_alpha_beta(game, trace=TRACED)
    searched = Searched(game, found)
    nodes = searched.trace.nodes
    cut = [_path(nodes, node) for node in nodes if "pruned" in node.marks]
    if not cut:
        return None
    return Exercise(
        "alpha-beta",
        "Alpha-beta searches this tree from left to right. Cross out the branches that it prunes; "
        "of a pruned subtree, only the topmost branch. What is the value of the tree?",
        f"The value is {_number(found.value)}. Pruned: {', '.join(cut)}. "
        f"It visits {found.leaves} of {whole.leaves} leaves.",
        tree=Searched(game, whole),
        searched=searched,
    )


def _path(nodes: Sequence[TraceNode], node: TraceNode) -> str:
    """The moves from the root to a node."""
    if node.parent is None:
        return ""
    return f"{_path(nodes, nodes[node.parent])}.{node.text}".strip(".")


def _ordering(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """A uniform tree with distinct leaves, so that the minimum number of leaves is known."""
    width = dice.randint(2, 3) if depth < DEPTHS[1] else 2
    leaves = iter(dice.sample(range(100), width**depth))
    node = _tree(depth, lambda: width, lambda: next(leaves))
    game, ordered = _game(node), _game(_best_first(node, 1))
    whole = minimax(game, trace=TRACED)
    as_it_is, best = (plain_alpha_beta(one, trace=TRACED) for one in (game, ordered))
    if as_it_is.leaves == best.leaves:
        return None
    return Exercise(
        "ordering",
        "How many leaves does alpha-beta visit, going from left to right? Then reorder the moves "
        "of each node so that it visits as few as possible. How many are these?",
        f"In the given order, {as_it_is.leaves} of {whole.leaves} leaves; with the best move "
        f"first everywhere, {best.leaves}. The value is {_number(best.value)} either way.",
        tree=Searched(game, whole),
        searched=Searched(ordered, best),
    )


def _best_first(node: Node, sign: int) -> Node:
    """The same tree with the best move first at every node; sign: 1 is MAX."""
    if isinstance(node, int):
        return node
    below = [_best_first(one, -sign) for one in node]
    return sorted(below, key=lambda one: -sign * _first_leaf(one))


def _first_leaf(node: Node) -> int:
    """The value of a tree in this order."""
    return node if isinstance(node, int) else _first_leaf(node[0])


def _chance(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """Alternately MAX and chance alone, and with MIN below chance."""
    with_min = number % 2 == 1
    moves = []
    for _ in range(dice.randint(2, 3)):
        weights = dice.choice(PROBABILITIES)
        below = [_below_chance(dice, with_min) for _ in weights]
        moves.append({"chance": [list(pair) for pair in zip(weights, below, strict=True)]})
    game = _game(moves)
    found = expectiminimax(game, pruning="none", trace=TRACED)
    if not _is_clear(found):
        return None
    drawn = Searched(game, found)
    who = "Then chance decides, and then MIN moves" if with_min else "Then chance decides"
    name = "expectiminimax" if with_min else "expectimax"
    return Exercise(
        "chance",
        f"MAX moves at the root. {who}; the numbers on the branches of the circles are "
        f"probabilities. Write the {name} value of each node into it. Which move does MAX play?",
        f"MAX plays {found.line[0]}, with an expected value of {_number(found.value)}.",
        tree=drawn,
        searched=drawn,
    )


def _below_chance(dice: random.Random, with_min: bool) -> Node:
    numbers = [4 * dice.randint(-3, 6) for _ in range(2)]
    return numbers if with_min else numbers[0]


def _several(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """Three players, each with one choice of two moves; nobody is ever indifferent."""

    def leaf() -> Node:
        return {"utility": [dice.randrange(10) for _ in range(3)]}

    node = _tree(3, lambda: 2, leaf)
    if _vector(node, 0) is None:
        return None
    game = _game(node)
    found = maxn(game, pruning="none", trace=TRACED)
    drawn = Searched(game, found)
    worth = ", ".join(map(_number, found.values))
    return Exercise(
        "maxn",
        "Three players move in turn; a leaf gives the payoffs to the first, second and third. Each "
        "player maximizes their own payoff. Write the vector of all three payoffs into each node. "
        "Which moves are played?",
        f"The payoffs are ({worth}); the moves are {', '.join(found.line)}.",
        tree=drawn,
        searched=drawn,
    )


def _vector(node: Node, player: int) -> list[int] | None:
    """The payoffs to all; None where somebody is indifferent."""
    if isinstance(node, dict):
        return list(node["utility"])
    found = [_vector(one, player + 1) for one in node]
    known = [one for one in found if one is not None]
    if len(known) < len(found) or len({one[player] for one in known}) < len(known):
        return None
    return max(known, key=lambda one: one[player])


# Tables.


def _uct(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """A real search over moves that win with unknown probabilities, stopped midway."""
    chances = [dice.randint(2, 8) for _ in range(dice.randint(3, 4))]
    game = _game([{"chance": [[f"{p}/10", 1], [f"{10 - p}/10", -1]]} for p in chances])
    visits = dice.randint(12, 40)
    seed = dice.getrandbits(31)
    found = mcts(game, iterations=visits, seed=seed, solver=False, stop_early=False)
    arms = sorted(found.rows, key=lambda row: row.text)
    means = [(float(arm.value or 0.0) + 1) / 2 for arm in arms]  # utilities are 1 and -1
    scores = [(float(arm.promise or 0.0) + 1) / 2 for arm in arms]
    first, second = sorted(scores, reverse=True)[:2]
    if first - second < CLEAR:
        return None
    wins = [round(mean * arm.visits) for mean, arm in zip(means, arms, strict=True)]
    named = list(zip("abcd", arms, wins, means, scores, strict=False))
    return Exercise(
        "uct",
        f"A node has been visited {visits} times. UCT selects the child with the greatest "
        f"wins/visits + √2 · √(ln {visits} / visits). Which child is next?",
        f"It selects {'abcd'[scores.index(first)]}.",
        given=DataTable(
            ["child", "visits", "wins"],
            [[name, str(arm.visits), str(won)] for name, arm, won, _, _ in named],
        ),
        worked=DataTable(
            ["child", "mean", "UCT value"],
            [[name, f"{mean:.3f}", f"{score:.3f}"] for name, _, _, mean, score in named],
        ),
    )


def _regret(dice: random.Random, number: int, depth: int) -> Exercise | None:
    rounds = [(dice.randrange(3), dice.randrange(3)) for _ in range(dice.randint(3, 5))]
    regrets = np.zeros(3)
    for own, other in rounds:
        worth = ROSHAMBO.action_values(0, np.eye(3)[other])
        regrets += worth - worth[own]
    following = probabilities(regrets)
    if not (regrets > 0).any():
        return None
    return Exercise(
        "regret",
        "You played rock paper scissors; a win counts 1, a loss -1. What is your cumulative regret "
        "for each action? With which probabilities does regret matching play next?",
        f"Regret matching plays {_mixture(following)}.",
        given=DataTable(
            ["round", "you", "opponent"],
            [[str(at), HANDS[own], HANDS[other]] for at, (own, other) in enumerate(rounds, 1)],
        ),
        worked=DataTable(
            ["action", "regret", "probability"],
            [
                [hand, _number(regret), _fraction(share)]
                for hand, regret, share in zip(HANDS, regrets, following, strict=True)
            ],
        ),
    )


def _reply(dice: random.Random, number: int, depth: int) -> Exercise | None:
    matrix = MatrixGame([[dice.randint(-4, 6) for _ in range(3)] for _ in range(3)])
    frequencies = np.array(dice.choice(QUARTERS)) / 4
    values = matrix.action_values(0, frequencies)
    best = matrix.best_responses(0, frequencies)
    if len(best) > 1:
        return None
    rows = [
        [name, *map(_number, line)] for name, line in zip(matrix.rows, matrix.first, strict=True)
    ]
    return Exercise(
        "reply",
        "The table shows your payoffs. Your opponent plays the columns with probabilities "
        f"{', '.join(map(_fraction, frequencies))}. What is the expected payoff of each row, and "
        "which row is your best response?",
        f"The best response is {matrix.rows[best[0]]}.",
        given=DataTable(["", *matrix.columns], rows),
        worked=DataTable(
            ["row", "expected payoff"],
            [[name, _number(value)] for name, value in zip(matrix.rows, values, strict=True)],
        ),
    )


def _number(value: float | None) -> str:
    return "?" if value is None else f"{value:g}"


def _fraction(share: float) -> str:
    return str(Fraction(float(share)).limit_denominator(1000))


def _mixture(shares: Any) -> str:
    return ", ".join(f"{hand} {_fraction(one)}" for hand, one in zip(HANDS, shares, strict=True))


SUBJECTS = {
    "minimax": Subject("Minimax", _minimax),
    "alpha-beta": Subject("Alpha-beta", _alpha_beta),
    "ordering": Subject("Move ordering", _ordering),
    "chance": Subject("Expectimax and expectiminimax", _chance),
    "maxn": Subject("Max^n", _several),
    "uct": Subject("UCT", _uct),
    "regret": Subject("Regret matching", _regret),
    "reply": Subject("Best responses", _reply),
}
