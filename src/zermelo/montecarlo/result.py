"""From trees to results: rows, the principal variation, the trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..game import CHANCE, Game
from ..kernel import Runnable
from ..result import Bounds, Result, Row
from ..trace import Trace
from .uct.dense_tree import Tree

__all__ = ["TELL", "Arm", "Cost", "answer", "arms", "summed_up"]

TELL = 0.25  # seconds between reports


@dataclass
class Arm:
    """A root action as all trees together know it."""

    code: int
    visits: int
    total: float
    values: Any
    """Sums of the utilities to each player."""
    low: float = -np.inf
    high: float = np.inf
    dismissed: bool = False
    prior: float | None = None
    promise: float | None = None

    @property
    def bounds(self) -> Bounds:
        """What is proven of the value to player 0."""
        return Bounds(self.low, self.high)

    @property
    def proven(self) -> bool:
        return self.bounds.exact

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -np.inf


def arms(trees: Sequence[Tree]) -> list[Arm]:
    """The root actions, in the order of their numbers; several trees are added up."""
    known: dict[int, Arm] = {}
    for tree in trees:
        for child in tree.children(0):
            one = _arm(tree, child)
            arm = known.setdefault(one.code, one)
            if arm is one:
                arm.promise = tree.promise(child) if one.visits else None
            else:
                arm.visits += one.visits
                arm.total += one.total
                arm.values = arm.values + one.values
                arm.low, arm.high = max(arm.low, one.low), min(arm.high, one.high)
                arm.dismissed |= one.dismissed
    return [known[code] for code in sorted(known)]


def _arm(tree: Tree, child: int) -> Arm:
    node, arrays = tree.nodes[child], tree.arrays
    visits, total = int(node["visits"]), float(node["total"])
    arm = Arm(int(node["action"]), visits, total, _sums(tree, child))
    if "bounds" in arrays:
        arm.low, arm.high = map(float, arrays["bounds"][child])
        arm.dismissed = bool(node["value"] == -np.inf)
    if "extras" in arrays:
        arm.prior = float(arrays["extras"][child]["prior"])
    return arm


def _sums(tree: Tree, node: int) -> Any:
    """The sum of the utilities to each player."""
    if "sums" in tree.arrays:
        return tree.arrays["sums"][node].copy()
    total, mover = float(tree.nodes[node]["total"]), int(tree.nodes[node]["mover"])
    mine = np.full(tree.game.players, -total)
    mine[mover] = total
    return mine


def answer(player: int, found: Sequence[Arm]) -> Arm:
    """The most visited action; where values are proven, the best of them if nothing can beat it."""
    best = [arm for arm in found if arm.proven and not arm.dismissed]
    floor = max((_to(player, arm)[0] for arm in found), default=-np.inf)
    for arm in best:
        if all(_to(player, other)[1] <= floor for other in found) and _to(player, arm)[0] == floor:
            return arm
    open_ones = [arm for arm in found if not arm.dismissed] or list(found)
    return max(open_ones, key=lambda arm: (arm.visits, arm.mean))


def _to(player: int, arm: Arm) -> tuple[float, float]:
    """The proven bounds as the player sees them."""
    return _seen_by(player, arm.bounds)


# The principal variation.


def follow(tree: Tree, node: int) -> list[int]:
    """The nodes that best play leads through, as far as simulations have been."""
    firsts, visits = tree.nodes["first"], tree.nodes["visits"]
    found = []
    while (count := tree.count(node)) > 0:
        first = int(firsts[node])
        below = visits[first : first + count]
        if "bounds" in tree.arrays:
            below = np.where(_eligible(tree, node, first, count), below, 0)
        best = int(below.argmax())
        if below[best] == 0:
            break
        node = first + best
        found.append(node)
    return found


def _eligible(tree: Tree, node: int, first: int, count: int) -> Any:
    """Which children may be the best: where the node is proven, those that prove it."""
    bounds = tree.arrays["bounds"]
    below, (low, high) = bounds[first : first + count], bounds[node]
    if low == high and tree.nodes["player"][node] != CHANCE:
        return (below["low"] == low) & (below["high"] == low)
    return tree.nodes["value"][first : first + count] > -np.inf


def _lines(run: Runnable, trees: Sequence[Tree], root: Any) -> dict[int, tuple[list[Any], Any]]:
    """For each root action the actions that follow and their names."""
    found: dict[int, tuple[list[Any], Any]] = {}
    most: dict[int, int] = {}
    for tree in trees:
        for child in tree.children(0):
            code, visits = int(tree.nodes[child]["action"]), int(tree.nodes[child]["visits"])
            if visits >= most.get(code, 0):
                most[code] = visits
                path = [child, *([] if "siblings" in tree.arrays else follow(tree, child))]
                found[code] = _named(run, root, [int(tree.nodes[n]["action"]) for n in path])
    return found


def _named(run: Runnable, state: Any, codes: Sequence[int]) -> tuple[list[Any], tuple[str, ...]]:
    game = run.original
    actions, names = [], []
    for code in codes:
        action = run.action(code)
        actions.append(action)
        names.append(game.action_text(state, action))
        state = game.result(state, action)
    return actions, tuple(names)


# The result.


@dataclass(frozen=True)
class Cost:
    """What a search took."""

    simulations: int
    seconds: float
    stopped: str


def summed_up(
    run: Runnable,
    root: Any,
    trees: Sequence[Tree],
    cost: Cost,
    algorithm: str,
    choose: Callable[[int, Sequence[Arm]], Arm],
    trace: Trace | None,
) -> Result:
    """All that the trees together know."""
    game = run.original
    player = game.to_move(root)
    found = arms(trees)
    chosen = choose(player, found)
    lines = _lines(run, trees, root)
    actions, names = lines[chosen.code]
    values = _values(game, player, found, chosen)
    decides = player != CHANCE
    rows = [_row(run, player, arm, lines[arm.code][1]) for arm in found]
    return Result(
        algorithm=algorithm,
        player=player,
        action=actions[0] if decides else None,
        value=values[max(player, 0)],
        values=values,
        bounds=_bounds(trees, player),
        principal_variation=tuple(actions) if decides else (),
        line=names if decides else (),
        depth=max(int(record.deepest) for tree in trees for record in tree.records),
        nodes=sum(tree.seen() for tree in trees),
        leaves=cost.simulations,
        seconds=cost.seconds,
        rows=_by_visits(rows),
        stopped=cost.stopped,
        lookups=sum(int(record.lookups) for tree in trees for record in tree.records),
        trace=trace,
    )


def _bounds(trees: Sequence[Tree], player: int) -> Bounds:
    """What all trees together prove of the root, to the player to move."""
    roots = [tree.arrays["bounds"][0] for tree in trees if "bounds" in tree.arrays]
    lower = max((float(root["low"]) for root in roots), default=-np.inf)
    upper = min((float(root["high"]) for root in roots), default=np.inf)
    return _seen_by(player, Bounds(lower, upper))


def _seen_by(player: int, bounds: Bounds) -> Bounds:
    """Bounds on the value to player 0 as a player sees them."""
    return bounds.of_opponent() if player == 1 else bounds


def _values(game: Game, player: int, found: Sequence[Arm], chosen: Arm) -> tuple[float, ...]:
    """To each player: of the chosen action, or of all where chance moves."""
    if player == CHANCE:
        sums = sum(arm.values for arm in found)
        return tuple(map(float, sums / sum(arm.visits for arm in found)))
    if chosen.proven:
        return tuple(chosen.low if p == 0 else 0.0 - chosen.low for p in range(game.players))
    return tuple(map(float, chosen.values / max(chosen.visits, 1)))


def _row(run: Runnable, player: int, arm: Arm, line: tuple[str, ...]) -> Row:
    return Row(
        action=run.action(arm.code),
        text=line[0],
        value=arm.mean if arm.visits else None,
        bounds=_seen_by(player, arm.bounds),
        visits=arm.visits,
        prior=arm.prior,
        line=line,
        promise=arm.promise if player != CHANCE else None,
    )


def _by_visits(rows: Sequence[Row]) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: (-row.visits, -(row.value or 0.0))))
