"""Exercises for paper: made from a seed, answered by the algorithms themselves.

The same subject, seed, number and depth give the same exercise, on the page and on the command
line. What would be a matter of taste, such as two moves that are worth the same, is not asked.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
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
from .. import limits

__all__ = ["DEPTHS", "SUBJECTS", "Exercise", "Searched", "Subject", "Table", "exercises"]

DEPTHS = (2, 4)  # of trees, the least and the most
TRACED = 2000
GREATEST = 20  # what leaves are below
CLEAR = 0.02  # by how much the child that UCT takes is ahead, so that it can be worked out by hand
PROBABILITIES = (("1/2", "1/2"), ("1/4", "3/4"), ("3/4", "1/4"), ("1/4", "1/2", "1/4"))
QUARTERS = ((2, 1, 1), (1, 2, 1), (1, 1, 2), (2, 2, 0), (0, 2, 2), (3, 0, 1), (1, 3, 0))
HANDS = ("rock", "paper", "scissors")
ROSHAMBO = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], rows=HANDS, columns=HANDS)

Node = Any
"""A part of a tree as it is typed in: a number, a list of moves, or a dict."""


class Searched(NamedTuple):
    """A tree and what a search of it found, with a trace."""

    game: Tree
    result: Result


class Table(NamedTuple):
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Exercise:
    """A question and its answer; either may have a tree or a table."""

    subject: str
    question: str
    answer: str
    tree: Searched | None = None
    """A search whose trace is the whole tree: to be drawn with the values of the leaves alone."""
    searched: Searched | None = None
    """The search that answers."""
    given: Table | None = None
    worked: Table | None = None


class Subject(NamedTuple):
    title: str
    make: Callable[[random.Random, int, int], Exercise | None]
    """From dice, the exercise's number and a depth; None: such dice make no good exercise."""


def exercises(
    subjects: Sequence[str] = (), seed: int = 1, number: int = 4, depth: int = 3
) -> list[Exercise]:
    """So many exercises on these subjects in turn, on all of them unless given."""
    for name in subjects:
        if name not in SUBJECTS:
            raise BadParameter(f"there is no subject {name!r}; there are {', '.join(SUBJECTS)}")
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


def _tree(dice: random.Random, depth: int, leaf: Callable[[], Node]) -> Node:
    """Two or three moves everywhere."""
    if depth == 0:
        return leaf()
    return [_tree(dice, depth - 1, leaf) for _ in range(dice.randint(2, 3))]


def _game(node: Node) -> Tree:
    return Tree(json.dumps(node, separators=(",", ":")))


def _is_clear(result: Result) -> bool:
    """Whether one move alone is the best."""
    values = sorted((row.value for row in result.rows if row.value is not None), reverse=True)
    return values[0] > values[1]


def _minimax(dice: random.Random, number: int, depth: int) -> Exercise | None:
    game = _game(_tree(dice, depth, lambda: dice.randrange(GREATEST)))
    found = minimax(game, trace=TRACED)
    if not _is_clear(found):
        return None
    drawn = Searched(game, found)
    return Exercise(
        "minimax",
        "MAX moves at the root, then MIN, and so on. Write its value into every node. What is the "
        "game worth to MAX, and which move does MAX make?",
        f"It is worth {_number(found.value)}; MAX plays {found.line[0]}.",
        tree=drawn,
        searched=drawn,
    )


def _alpha_beta(dice: random.Random, number: int, depth: int) -> Exercise | None:
    game = _game(_tree(dice, depth, lambda: dice.randrange(GREATEST)))
    whole, found = minimax(game, trace=TRACED), plain_alpha_beta(game, trace=TRACED)
    cut = _pruned(found)
    if not cut:
        return None
    return Exercise(
        "alpha-beta",
        "Alpha-beta goes through this tree from left to right. Cross out the branches that it "
        "never looks at; of a part that is cut off whole, its top. What is the tree worth?",
        f"It is worth {_number(found.value)}. Never looked at: {', '.join(cut)}. "
        f"It looks at {found.leaves} of {whole.leaves} leaves.",
        tree=Searched(game, whole),
        searched=Searched(game, found),
    )


def _pruned(found: Result) -> list[str]:
    """The branches that were cut off, each by its moves from the root."""
    assert found.trace is not None
    nodes = found.trace.nodes
    return [_way(nodes, node) for node in nodes if "pruned" in node.marks]


def _way(nodes: Sequence[Any], node: Any) -> str:
    steps = []
    while node.parent is not None:
        steps.append(node.text)
        node = nodes[node.parent]
    return ".".join(reversed(steps))


def _ordering(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """A tree with as many moves everywhere and different leaves, so that the least is known."""
    width = dice.randint(2, 3) if depth < DEPTHS[1] else 2
    leaves = iter(dice.sample(range(100), width**depth))
    node = _even(leaves, width, depth)
    game, ordered = _game(node), _game(_best_first(node, 1))
    whole = minimax(game, trace=TRACED)
    as_it_is, best = (plain_alpha_beta(one, trace=TRACED) for one in (game, ordered))
    if as_it_is.leaves == best.leaves:
        return None
    return Exercise(
        "ordering",
        "How many leaves does alpha-beta look at, going from left to right? Then put the moves of "
        "each node into the order in which it looks at the fewest. How many are these?",
        f"As the tree stands, {as_it_is.leaves} of {whole.leaves} leaves; with the best move "
        f"first everywhere, {best.leaves}. It is worth {_number(best.value)} either way.",
        tree=Searched(game, whole),
        searched=Searched(ordered, best),
    )


def _even(leaves: Iterator[int], width: int, depth: int) -> Node:
    if depth == 0:
        return next(leaves)
    return [_even(leaves, width, depth - 1) for _ in range(width)]


def _best_first(node: Node, sign: int) -> Node:
    """The same tree, the best move of whoever moves first at every node; sign: 1 is MAX."""
    if isinstance(node, int):
        return node
    below = [_best_first(one, -sign) for one in node]
    return sorted(below, key=lambda one: -sign * _first_leaf(one))


def _first_leaf(node: Node) -> int:
    """What a tree in this order is worth."""
    return node if isinstance(node, int) else _first_leaf(node[0])


def _chance(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """MAX and chance, or with MIN below chance, by turns."""
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
        f"probabilities. Write its {name} value into every node. Which move does MAX make?",
        f"MAX plays {found.line[0]}, which is worth {_number(found.value)} on average.",
        tree=drawn,
        searched=drawn,
    )


def _below_chance(dice: random.Random, with_min: bool) -> Node:
    numbers = [4 * dice.randint(-3, 6) for _ in range(2)]
    return numbers if with_min else numbers[0]


def _several(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """Three players, each with two moves once; nobody is ever indifferent."""

    def leaf() -> Node:
        return {"utility": [dice.randrange(10) for _ in range(3)]}

    node = [[[leaf(), leaf()], [leaf(), leaf()]] for _ in range(2)]
    if _vector(node, 0) is None:
        return None
    game = _game(node)
    found = maxn(game, pruning="none", trace=TRACED)
    drawn = Searched(game, found)
    worth = ", ".join(map(_number, found.values))
    return Exercise(
        "maxn",
        "Three players move one after the other; a leaf says what it is worth to the first, the "
        "second and the third. Each wants the most for himself. Write into every node what all "
        "three get. What is played?",
        f"They get ({worth}); played is {', '.join(found.line)}.",
        tree=drawn,
        searched=drawn,
    )


def _vector(node: Node, player: int) -> list[int] | None:
    """What all get; None where somebody does not care."""
    if isinstance(node, dict):
        return list(node["utility"])
    found = [_vector(one, player + 1) for one in node]
    known = [one for one in found if one is not None]
    if len(known) < len(found) or len({one[player] for one in known}) < len(known):
        return None
    return max(known, key=lambda one: one[player])


# Tables.


def _uct(dice: random.Random, number: int, depth: int) -> Exercise | None:
    """A real search of moves that win with unknown probabilities, stopped in the middle."""
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
        f"A node was visited {visits} times. UCT goes to the child with the greatest "
        f"wins/visits + √2 · √(ln {visits} / visits). Which one is next?",
        f"It goes to {'abcd'[scores.index(first)]}.",
        given=Table(
            ("child", "visits", "wins"),
            tuple((name, str(arm.visits), str(won)) for name, arm, won, _, _ in named),
        ),
        worked=Table(
            ("child", "average", "with bonus"),
            tuple((name, f"{mean:.3f}", f"{score:.3f}") for name, _, _, mean, score in named),
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
        "You played rock paper scissors; a win counts 1, a loss -1. What is your regret for each "
        "action, summed over all games? With which probabilities does regret matching play next?",
        f"Regret matching plays {_mixture(following)}.",
        given=Table(
            ("game", "you", "the other"),
            tuple((str(at), HANDS[own], HANDS[other]) for at, (own, other) in enumerate(rounds, 1)),
        ),
        worked=Table(
            ("action", "regret", "probability"),
            tuple(
                (hand, _number(regret), _fraction(share))
                for hand, regret, share in zip(HANDS, regrets, following, strict=True)
            ),
        ),
    )


def _reply(dice: random.Random, number: int, depth: int) -> Exercise | None:
    matrix = MatrixGame([[dice.randint(-4, 6) for _ in range(3)] for _ in range(3)])
    frequencies = np.array(dice.choice(QUARTERS)) / 4
    values = matrix.action_values(0, frequencies)
    best = matrix.best_responses(0, frequencies)
    if len(best) > 1:
        return None
    rows = tuple(
        (name, *(_number(one) for one in line))
        for name, line in zip(matrix.rows, matrix.first, strict=True)
    )
    return Exercise(
        "reply",
        "The table says what you win. The other plays the columns with probabilities "
        f"{', '.join(map(_fraction, frequencies))}. What is each of your rows worth, and which one "
        "is your best reply?",
        f"The best reply is {matrix.rows[best[0]]}.",
        given=Table(("", *matrix.columns), rows),
        worked=Table(
            ("row", "worth"),
            tuple((name, _number(value)) for name, value in zip(matrix.rows, values, strict=True)),
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
    "reply": Subject("Best replies", _reply),
}
