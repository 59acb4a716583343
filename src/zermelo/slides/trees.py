"""Search trees step by step: a state of the figure for each value that comes back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..algorithms import find
from ..course.source import Figure
from ..game import Game, legal
from ..games import load
from ..trace import Trace
from ..trace.node import TraceNode
from ..trace.svg import to_svg

RECORDED = 5000
MOST_NODES = 60  # drawn; of a larger tree, the levels at the top
MOST_STEPS = 24
BUCKETS = ((-50, 50), (1, 3), (-5, 15))


@dataclass(frozen=True)
class Top:
    """The levels of a trace that fit on a slide."""

    nodes: tuple[TraceNode, ...]
    truncated: int
    principal_variation: tuple[int, ...]
    signs: tuple[str, ...]


@dataclass(frozen=True)
class State:
    """One state of a figure."""

    svg: str
    tags: str = ""
    """What the line of pseudocode that is lit bears, the best first."""


def searched(game: Game, state: Any, algorithm: str, settings: dict[str, str]) -> Trace:
    """The trace of a search with settings as they are written in a lesson."""
    one = find(algorithm)
    read = {name: one.settings[name].read(text) for name, text in settings.items()}
    trace = one.search(game, state, **read, trace=RECORDED).trace
    assert trace is not None
    return trace


def of_text(spec: str, algorithm: str, **settings: str) -> Trace:
    """The trace of a search of a tree that is written out."""
    game = load(f"tree:spec={spec}")
    return searched(game, game.initial_state(), algorithm, settings)


def tree_states(figure: Figure) -> list[State]:
    """The figures `tree` and `look`."""
    options = dict(figure.options)
    algorithm = options.pop("algorithm", "plain")
    if figure.kind == "tree":
        return states_of(of_text(options.pop("spec"), algorithm, **options))
    name, given = options.pop("game"), options.pop("parameters", "")
    game = load(f"{name}:{given}" if given else name)
    state = game.initial_state()
    for move in filter(None, (one.strip() for one in options.pop("moves", "").split(","))):
        action = game.parse_action(state, move)
        state = game.result(state, legal(game, state, action))
    return states_of(searched(game, state, algorithm, options))


def states_of(trace: Trace) -> list[State]:
    """The tree as it is, and again after each value that comes back to an inner node."""
    top = _top(trace)
    weights = any(node.kind == "chance" for node in top.nodes)
    moments = sorted({node.left for node in top.nodes if node.kind != "leaf"})
    if len(moments) > MOST_STEPS:
        every = -(-len(moments) // MOST_STEPS)
        moments = [*moments[:-1:every], moments[-1]]
    by_moment = {node.left: node for node in top.nodes if node.kind != "leaf"}
    found = [State(to_svg(top, weights=weights, moment=-1), "enter")]
    for moment in moments:
        node = by_moment[moment]
        cut = any("pruned" in one.marks for one in top.nodes if one.parent == node.index)
        tags = (
            f"{'cut ' if cut else ''}{'return ' if node.parent is None else ''}{node.kind} update"
        )
        found.append(State(to_svg(top, weights=weights, moment=moment), tags))
    return found


def _top(trace: Trace) -> Top:
    """All of a small tree; else as many levels as fit."""
    depth = [0] * len(trace.nodes)
    for node in trace.nodes[1:]:
        depth[node.index] = depth[node.parent or 0] + 1
    deepest = 1
    while deepest < max(depth) and sum(one <= deepest + 1 for one in depth) <= MOST_NODES:
        deepest += 1
    kept = [node for node in trace.nodes if depth[node.index] <= deepest]
    number = {node.index: at for at, node in enumerate(kept)}
    has_children = {node.parent for node in kept}
    nodes = tuple(
        node._replace(
            index=at,
            parent=None if node.parent is None else number[node.parent],
            kind=node.kind if node.index in has_children else "leaf",
        )
        for at, node in enumerate(kept)
    )
    best = tuple(number[one] for one in trace.principal_variation if one in number)
    signs = tuple(trace.signs[node.index] for node in kept)
    return Top(nodes, len(trace.nodes) - len(kept) + trace.truncated, best, signs)


def bucket_trees() -> Iterator[tuple[str, Trace]]:
    """The bucket game against an adversary, against chance, and with a friend."""
    for name in ("an adversary", "chance", "a friend"):
        moves = {}
        for bucket, numbers in zip("ABC", BUCKETS, strict=True):
            below: dict[str, Any] = {
                "player": "MIN" if name == "an adversary" else "MAX",
                "moves": list(numbers),
            }
            if name == "chance":
                below = {"chance": [[f"1/{len(numbers)}", one] for one in numbers]}
            moves[bucket] = below
        spec = json.dumps({"players": ["MAX", "MIN"], "moves": moves})
        yield name, of_text(spec, "expectiminimax", pruning="none")
