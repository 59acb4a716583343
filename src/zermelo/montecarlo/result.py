"""From trees to results: rows, the principal variation, the trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..game import CHANCE, Game
from ..kernel import Runnable
from ..result import Bounds, Result, Row
from ..trace import Trace
from .arms import Arm, merged, seen_by
from .budget import Cost


class SearchTree(Protocol):
    """What a result needs of a tree, however that is stored."""

    def arms(self) -> list[Arm]:
        """The root actions."""

    def line(self, arm: Arm) -> list[int]:
        """The principal variation that begins with this root action."""

    def seen(self) -> int:
        """The number of nodes that simulations visited."""

    @property
    def deepest(self) -> int:
        """The length of the longest path."""

    @property
    def lookups(self) -> int:
        """The number of values looked up in endgame tables."""

    @property
    def bounds(self) -> Bounds:
        """The proven bounds of the root's value to player 0."""


def _lines(trees: Sequence[SearchTree], found: Sequence[Sequence[Arm]]) -> dict[int, Sequence[int]]:
    """The principal variation of each root action, from the tree with the most visits of it."""
    best: dict[int, tuple[Arm, SearchTree]] = {}
    for tree, arms in zip(trees, found, strict=True):
        for arm in arms:
            if arm.code not in best or arm.visits >= best[arm.code][0].visits:
                best[arm.code] = arm, tree
    return {code: tree.line(arm) for code, (arm, tree) in best.items()}


# The result.


def summed_up(
    run: Runnable,
    root: Any,
    trees: Sequence[SearchTree],
    cost: Cost,
    algorithm: str,
    choose: Callable[[int, Sequence[Arm]], Arm],
    trace: Trace | None,
) -> Result:
    """The result of several trees together."""
    game = run.original
    player = game.to_move(root)
    each = [tree.arms() for tree in trees]
    lines = _lines(trees, each)
    texts = {code: run.texts(root, line) for code, line in lines.items()}
    found = merged(each)
    chosen = choose(player, found)
    actions = tuple(map(run.action, lines[chosen.code]))
    values = _values(game, player, found, chosen)
    decides = player != CHANCE
    proven = [tree.bounds for tree in trees]
    intersection = Bounds(max(one.lower for one in proven), min(one.upper for one in proven))
    rows = [_row(run, player, arm, texts[arm.code]) for arm in found]
    return Result(
        algorithm=algorithm,
        player=player,
        action=actions[0] if decides else None,
        value=values[max(player, 0)],
        values=values,
        bounds=seen_by(player, intersection),
        principal_variation=actions if decides else (),
        line=texts[chosen.code] if decides else (),
        depth=max(tree.deepest for tree in trees),
        nodes=sum(tree.seen() for tree in trees),
        leaves=cost.simulations,
        seconds=cost.seconds,
        rows=tuple(sorted(rows, key=lambda row: (-row.visits, -(row.value or 0.0)))),
        stopped=cost.stopped,
        lookups=sum(tree.lookups for tree in trees),
        trace=trace,
    )


def _values(game: Game, player: int, found: Sequence[Arm], chosen: Arm) -> tuple[Any, ...]:
    """The value to each player: of the chosen action, or the mean of all if chance moves; None
    without playouts."""
    visits = sum(arm.visits for arm in found) if player == CHANCE else chosen.visits
    if not visits and not chosen.proven:
        return (None,) * game.players
    if player == CHANCE:
        sums = sum(arm.values for arm in found)
        return tuple(map(float, sums / visits))
    if chosen.proven:
        return tuple(chosen.low if p == 0 else 0.0 - chosen.low for p in range(game.players))
    return tuple(map(float, chosen.values / visits))


def _row(run: Runnable, player: int, arm: Arm, line: tuple[str, ...]) -> Row:
    return Row(
        action=run.action(arm.code),
        text=line[0],
        value=arm.mean if arm.visits else None,
        bounds=seen_by(player, arm.bounds),
        visits=arm.visits,
        prior=arm.prior,
        line=line,
        promise=arm.promise if player != CHANCE else None,
    )
