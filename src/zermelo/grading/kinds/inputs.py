"""What search assignments are tried on: given games, trees at random, and smaller ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ...errors import BadParameter
from ...game import Game
from ...games import load
from ...games.tree import Tree
from ...random_openings import opened
from ..assignment import Assignment, GradedTest, RandomGames

AFTER = " after "
TREE = "tree:spec="
EARLY = 0.15  # of the nodes of a random tree are leaves before its depth
CHANCES = (("1/2", "1/2"), ("1/4", "3/4"), ("1/2", "1/3", "1/6"), ("1/5", "1/5", "3/5"))
MOST_VALUE = 99

Node = Any
"""A part of a tree as it is typed."""


@dataclass(frozen=True)
class Case:
    """One position that a student's function is called with."""

    game: Game
    state: Any
    text: str
    depth: int = 0
    tree: Node = None
    """What the tree was made from; None of other games."""
    more: tuple[Any, ...] = field(default=())
    """Further arguments."""


def cases_of(assignment: Assignment, task: GradedTest) -> list[Case]:
    """All that a test calls the function with, the small ones first."""
    made: list[Case] = []
    if task.random is None:
        made = [given(assignment.spec(spec), task.depth) for spec in task.games]
    elif task.games:
        for spec in task.games:
            made += _positions(load(assignment.spec(spec)), task.random, task.depth)
    else:
        made = list(_trees(task.random, task.depth))
    return [replace(case, more=task.arguments) for case in made]


def given(spec: str, depth: int) -> Case:
    """A position as a test writes it: GAME, or GAME after MOVES."""
    name, _, moves = spec.partition(AFTER)
    if name.startswith(TREE) and not moves:
        return of_tree(json.loads(name.removeprefix(TREE)), depth)
    game = load(name.strip())
    state = game.initial_state()
    for move in moves.split():
        state = game.result(state, game.parse_action(state, move))
    return Case(game, state, spec, depth)


def of_tree(node: Node, depth: int = 0) -> Case:
    text = json.dumps(node, separators=(",", ":"))
    game = Tree(text)
    return Case(game, game.initial_state(), text, depth, node)


def _positions(game: Game, wanted: RandomGames, depth: int) -> Iterator[Case]:
    """Positions after random moves, that are not the end of a game."""
    for number in range(wanted.number):
        plies = number % (wanted.plies + 1)
        state = opened(game, number, plies, wanted.seed)
        if not game.is_terminal(state) and game.to_move(state) >= 0:
            yield Case(game, state, f"{game.name}: {game.state_text(state)}", depth)


def _trees(wanted: RandomGames, depth: int) -> Iterator[Case]:
    """Trees at random, the lower ones first, with leaves of different values."""
    for number in range(wanted.number):
        dice = random.Random(f"{wanted.seed} {number}")
        plies = 1 + number * wanted.depth // max(wanted.number, 1)
        leaves = list(range(-MOST_VALUE, MOST_VALUE + 1))
        dice.shuffle(leaves)
        if wanted.ties:
            leaves = [dice.randint(-2, 2) for _ in leaves]
        node = _grown(dice, plies, wanted, leaves, True, 0)
        yield of_tree(node, depth)


def _grown(
    dice: random.Random, plies: int, wanted: RandomGames, leaves: list[int], is_root: bool, ply: int
) -> Node:
    if plies == 0 or (not is_root and dice.random() < EARLY):
        if not leaves:
            raise BadParameter("random trees of this depth and width have too many leaves")
        return leaves.pop()
    if wanted.chance and ply % 2 == 1:
        chances = dice.choice([one for one in CHANCES if len(one) <= max(wanted.width, 2)])
        return {
            "chance": [
                [chance, _grown(dice, plies - 1, wanted, leaves, False, ply + 1)]
                for chance in chances
            ]
        }
    width = dice.randint(2, max(wanted.width, 2))
    below = [_grown(dice, plies - 1, wanted, leaves, False, ply + 1) for _ in range(width)]
    return {"player": "MAX", "moves": below} if wanted.chance else below


# Smaller ones.


def smaller(case: Case) -> Iterator[Case]:
    """Inputs that are a little smaller, the smallest first."""
    if case.tree is not None:
        found = {json.dumps(node): node for node in _pruned(case.tree) if _is_inner(node)}
        for text in sorted(found, key=lambda text: (text.count(","), len(text), text)):
            yield replace(of_tree(found[text], case.depth), more=case.more)
        return
    if case.depth > 1:
        yield replace(case, depth=case.depth - 1)
    if case.depth != 1:
        for action in case.game.actions(case.state):
            child = case.game.result(case.state, action)
            if not case.game.is_terminal(child) and case.game.to_move(child) >= 0:
                text = f"{case.game.name}: {case.game.state_text(child)}"
                yield replace(case, state=child, text=text, depth=max(case.depth - 1, 0))


def _is_inner(node: Node) -> bool:
    return isinstance(node, list | dict)


def _pruned(node: Node) -> Iterator[Node]:
    """The tree with one branch less, or with a node replaced by a leaf of it."""
    if not _is_inner(node):
        if node not in (0, 1):
            yield from (0, 1)
        return
    below = _below(node)
    if len(below) > 1:
        for at in range(len(below)):
            yield _with(node, below[:at] + below[at + 1 :])
    for at, child in enumerate(below):
        if _is_inner(child):
            yield _with(node, [*below[:at], _first_leaf(child), *below[at + 1 :]])
        for one in _pruned(child):
            yield _with(node, [*below[:at], one, *below[at + 1 :]])


def _below(node: Node) -> list[Node]:
    if isinstance(node, list):
        return list(node)
    if "chance" in node:
        return [one for _, one in node["chance"]]
    return list(node["moves"])


def _with(node: Node, below: list[Node]) -> Node:
    """The node with other children; outcomes of chance are made equally likely if one is gone."""
    if isinstance(node, list):
        return below
    if "chance" in node:
        chances = [chance for chance, _ in node["chance"]]
        if len(below) != len(chances):
            chances = [f"1/{len(below)}"] * len(below)
        return {"chance": [[chance, one] for chance, one in zip(chances, below, strict=True)]}
    return {**node, "moves": below}


def _first_leaf(node: Node) -> Node:
    while _is_inner(node):
        node = _below(node)[0]
    return node
