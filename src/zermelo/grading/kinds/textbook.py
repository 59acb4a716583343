"""Minimax, alpha-beta and expectimax word by word, and the ways to get them wrong.

This is the oracle of assignments: slow, plain, with the leaves in the order in which they are
looked at and the tree as a trace. The tests hold it against `zermelo.search`. A `Way` other than
the right one is a mistake that students make. Where it explains all that was seen of a submission,
its sentence says what is wrong, without the position that gave it away.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ...errors import TooManyStates
from ...game import CHANCE, Game
from ...trace import (
    EVALUATED,
    NO_NODE,
    NOBODY_MOVES,
    TERMINAL,
    Recorder,
    Trace,
    read_trace,
    recorder,
    trace_best,
    trace_cutoff,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_weight,
)

Path = tuple[Any, ...]
"""The actions from the root to a node."""
MOST_NODES = 200_000
TRACED = 5_000
INFINITE = math.inf


@dataclass(frozen=True)
class Way:
    """How to search; each field but the first two is a mistake."""

    kind: str = "minimax"
    strict: bool = False
    """Cut only where alpha is above beta, not where they are equal."""
    says: str = ""
    """What is wrong, in a sentence."""
    swapped: bool = False
    always: str = ""
    """"max" or "min": at every node."""
    by_ply: bool = False
    """MAX moves at even plies, whoever's turn it is."""
    sign: float = 1.0
    viewer: str = "root"
    """Whose utility: the root's, that of who moves ("mover") or of the first player ("first")."""
    deeper: int = 0
    backwards: bool = False
    last_of_equals: bool = False
    worst_move: bool = False
    chance: str = "average"
    """Of the outcomes at chance nodes: average, mean, sum, max, min."""
    window: str = "right"
    """What is handed down: right, open, parent, frozen, alpha, beta."""
    cuts: str = "right"
    """Where: right, never, max, min, late, early, reversed."""


class SearchFound(NamedTuple):
    """What a search found, and how."""

    value: float | None
    action: Any
    leaves: tuple[Path, ...]
    """In the order in which they were looked at."""


@dataclass
class _Run:
    game: Game
    way: Way
    me: int
    leaves: list[Path] = field(default_factory=list)
    best: Any = None
    trace: Any = None
    actions: list[Any] = field(default_factory=list)
    nodes: int = 0

    def value(
        self, state: Any, path: Path, depth: float, alpha: float, beta: float, node: int
    ) -> float:
        """The value of a node below the window that it was handed."""
        game = self.game
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise TooManyStates(f"a test may have {MOST_NODES:,} nodes, and {game.name} has more")
        if game.is_terminal(state) or depth <= 0:
            return self._leaf(state, path, node)
        mover = game.to_move(state)
        actions = list(game.actions(state))
        if mover == CHANCE:
            return self._chance(state, path, depth, actions, node)
        return self._choice(state, path, depth, (alpha, beta), actions, node)

    def _leaf(self, state: Any, path: Path, node: int) -> float:
        game, way = self.game, self.way
        self.leaves.append(path)
        viewer = self.me
        if way.viewer == "first":
            viewer = 0
        elif way.viewer == "mover" and game.to_move(state) >= 0:
            viewer = game.to_move(state)
        over = game.is_terminal(state)
        trace_mark(self.trace, node, TERMINAL if over else EVALUATED)
        worth = game.utility(state, viewer) if over else game.evaluate(state, viewer)
        return way.sign * float(worth)

    def _chance(self, state: Any, path: Path, depth: float, actions: list[Any], node: int) -> float:
        values, weights = [], []
        for action in actions:
            weights.append(float(self.game.probability(state, action)))
            below = self._enter(node, state, action, -INFINITE, INFINITE)
            trace_weight(self.trace, below, weights[-1])
            child = self.game.result(state, action)
            values.append(self.value(child, (*path, action), depth - 1, -INFINITE, INFINITE, below))
            trace_exit(self.trace, below, values[-1])
        how = self.way.chance
        if how == "mean":
            return sum(values) / len(values)
        if how == "average":
            return sum(weight * value for weight, value in zip(weights, values, strict=True))
        if how == "sum":
            return sum(values)
        return max(values) if how == "max" else min(values)

    def _choice(
        self,
        state: Any,
        path: Path,
        depth: float,
        window: tuple[float, float],
        actions: list[Any],
        node: int,
    ) -> float:
        """Of the player to move: the best action, and the cut."""
        way, (alpha, beta) = self.way, window
        is_max = self._is_max(state, path)
        best, late = -INFINITE if is_max else INFINITE, False
        frozen, chosen = (alpha, beta), None
        for action in reversed(actions) if way.backwards else actions:
            low, high = self._handed(alpha, beta, frozen)
            below = self._enter(node, state, action, low, high)
            child = self.game.result(state, action)
            value = self.value(child, (*path, action), depth - 1, low, high, below)
            trace_exit(self.trace, below, value)
            if late:
                break
            better = value > best if is_max else value < best
            if better or (way.last_of_equals and value == best) or chosen is None:
                best, chosen = value, action
                trace_best(self.trace, node, best)
            if is_max:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if self._cuts(alpha, beta, is_max):
                if way.cuts == "late":
                    late = True
                    continue
                if self.trace is not None:
                    trace_cutoff(
                        self.trace,
                        node,
                        beta if is_max else alpha,
                        map(self._code, actions),
                        self._code(action),
                    )
                break
        if not path:
            self.best = chosen
        return best

    def _is_max(self, state: Any, path: Path) -> bool:
        way = self.way
        if way.always:
            return way.always == "max"
        mine = len(path) % 2 == 0 if way.by_ply else self.game.to_move(state) == self.me
        return mine != way.swapped

    def _handed(
        self, alpha: float, beta: float, frozen: tuple[float, float]
    ) -> tuple[float, float]:
        """The window that a child gets."""
        match self.way.window:
            case "open":
                return -INFINITE, INFINITE
            case "frozen":
                return frozen
            case "alpha":
                return -INFINITE, beta
            case "beta":
                return alpha, INFINITE
        return alpha, beta

    def _cuts(self, alpha: float, beta: float, is_max: bool) -> bool:
        way = self.way
        if way.kind != "alpha_beta" or way.cuts == "never":
            return False
        if way.cuts in ("max", "min"):
            return alpha >= beta and is_max == (way.cuts == "max")
        if way.cuts == "reversed":
            return alpha <= beta and abs(alpha) < INFINITE and abs(beta) < INFINITE
        return alpha > beta if way.strict else alpha >= beta

    # The trace.

    def _code(self, action: Any) -> int:
        """The number of an action, for the record."""
        if action not in self.actions:
            self.actions.append(action)
        return self.actions.index(action)

    def _enter(self, node: int, state: Any, action: Any, alpha: float, beta: float) -> int:
        if self.trace is None:
            return NO_NODE
        child = self.game.result(state, action)
        over = self.game.is_terminal(child)
        mover = NOBODY_MOVES if over else self.game.to_move(child)
        return int(trace_enter(self.trace, node, self._code(action), mover, alpha, beta))


def found_by(
    way: Way, game: Game, state: Any, depth: int = 0, viewer: int | None = None
) -> SearchFound:
    """What a way of searching finds; depth 0 is to the end of the game."""
    run = _Run(game, way, _viewer(game, state) if viewer is None else viewer)
    plies = depth + way.deeper if depth else INFINITE
    value = run.value(state, (), plies, -INFINITE, INFINITE, NO_NODE)
    chosen = run.best
    if way.worst_move:
        chosen = _worst(way, game, state, depth)
    return SearchFound(value, chosen, tuple(run.leaves))


def traced(way: Way, game: Game, state: Any, depth: int = 0) -> Trace:
    """The tree that it looks at, with its cuts."""
    me = _viewer(game, state)
    record: Recorder = recorder(TRACED, me, game.utility_bounds)
    run = _Run(game, way, me, trace=record.record)
    mover = NOBODY_MOVES if game.is_terminal(state) else game.to_move(state)
    root = int(trace_enter(run.trace, NO_NODE, 0, mover, -INFINITE, INFINITE))
    value = run.value(state, (), depth or INFINITE, -INFINITE, INFINITE, root)
    trace_exit(run.trace, root, value)
    return read_trace(record, game, state, way.kind, lambda code: run.actions[code])


def _viewer(game: Game, state: Any) -> int:
    """Whose values they are: who moves, or the first player where chance does."""
    return max(int(game.to_move(state)), 0) if not game.is_terminal(state) else 0


def _worst(way: Way, game: Game, state: Any, depth: int) -> Any:
    me = _viewer(game, state)
    values = {}
    for action in game.actions(state):
        child = game.result(state, action)
        values[action] = found_by(replace(way, worst_move=False), game, child, depth - 1, me).value
    return min(values, key=lambda action: values[action] or 0.0) if values else None


# The ways to get it wrong.


def wrong_ways(kind: str, strict: bool = False) -> Iterator[Way]:
    """What students do instead, the likeliest first."""
    right = Way(kind=kind, strict=strict)
    if kind == "alpha_beta":
        yield from _ways(right, _PRUNING)
    if kind == "expectimax":
        yield from _ways(right, _CHANCE)
    yield from _ways(right, _MINIMAX)
    if kind == "alpha_beta":
        unpruned = replace(right, cuts="never")
        yield from _ways(unpruned, ((f"{says} And nothing is cut.", m) for says, m in _MINIMAX))


def _ways(right: Way, mistakes: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[Way]:
    for says, changed in mistakes:
        yield replace(right, says=says, **changed)


_PRUNING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Nothing is cut: every leaf is looked at, as in minimax.", {"cuts": "never"}),
    (
        "It cuts only where alpha is above beta: where they are equal, the rest can't matter "
        "either.",
        {"strict": True},
    ),
    (
        "At nodes of MIN nothing is cut: alpha must come down to them, and MIN cuts once beta is "
        "no more than that.",
        {"cuts": "max"},
    ),
    (
        "At nodes of MAX nothing is cut: beta must come down to them, and MAX cuts once alpha is "
        "no less than that.",
        {"cuts": "min"},
    ),
    ("It cuts one move too late: the move after the one that decides is still looked at.",
     {"cuts": "late"}),
    ("Each node begins with an open window: alpha and beta must be handed down.",
     {"window": "open"}),
    ("The window that a node hands down is the one it was given: what its earlier moves found "
     "must narrow it.", {"window": "frozen"}),
    ("Alpha does not come down to nodes of MIN: what MAX has already must reach the nodes below.",
     {"window": "alpha"}),
    ("Beta does not come down to nodes of MAX: what MIN has already must reach the nodes below.",
     {"window": "beta"}),
    ("The comparison of alpha and beta is the wrong way round.", {"cuts": "reversed"}),
)  # fmt: skip
_CHANCE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("At chance nodes all outcomes count alike: each must be weighted by its probability.",
     {"chance": "mean"}),
    ("At chance nodes the values are added up without their probabilities.", {"chance": "sum"}),
    ("Chance is taken for a player who wants the best for MAX.", {"chance": "max"}),
    ("Chance is taken for an opponent: at its nodes stands the least value, not the average.",
     {"chance": "min"}),
)  # fmt: skip
_MINIMAX: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Max and min are swapped.", {"swapped": True}),
    ("The opponent is taken for a friend: every node takes the highest value.", {"always": "max"}),
    ("Every node takes the lowest value, also where MAX moves.", {"always": "min"}),
    ("The sign of the values is wrong: they are worth to the opponent.", {"sign": -1.0}),
    ("The values are those of the first player, whoever moves at the root.", {"viewer": "first"}),
    ("Leaves are seen by the player who would move there, not by the one who asks.",
     {"viewer": "mover"}),
    ("The players are taken to alternate; whose turn it is, says to_move.", {"by_ply": True}),
    ("The depth is off by one: it looks a ply too far.", {"deeper": 1}),
    ("The depth is off by one: it stops a ply too early.", {"deeper": -1}),
    ("The moves are looked at in the opposite order.", {"backwards": True}),
    ("Of equally good moves it takes the last; the first is asked for.", {"last_of_equals": True}),
    ("The value is right, and the move is the worst one.", {"worst_move": True}),
)  # fmt: skip
