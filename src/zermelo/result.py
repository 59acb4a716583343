"""One result for every search: what to play, what it is worth, what it cost.

This is the one place that decides what is exact. A search hands over an interval that is proven
to contain the value, most often by `proven`, which depends on what the value rests on; whether
that makes it exact, a bound or an estimate is derived here, for a result as for each of its rows.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, NamedTuple

import numpy as np

from .display import Shown, shown, text_html
from .errors import BadEvaluation
from .trace import Trace

__all__ = [
    "ESTIMATE",
    "EXACT",
    "LOWER",
    "LOWER_ESTIMATE",
    "PLAYOUTS",
    "TRIED",
    "UNPROVEN",
    "UPPER",
    "UPPER_ESTIMATE",
    "Bounds",
    "Deepening",
    "Result",
    "Row",
    "basis_text",
    "best_bounds",
    "effective_branching_factor",
    "mean_bounds",
    "proven",
    "ranked",
    "rests_on_little",
    "stopped_text",
    "value_text",
    "worth_text",
    "zero_sum_values",
]

EXACT, LOWER, UPPER, ESTIMATE = "exact", "lower", "upper", "estimate"
"""What a value is: proven, a proven bound on one side, or an estimate."""
LOWER_ESTIMATE, UPPER_ESTIMATE = "lower estimate", "upper estimate"
"""A bound that rests on estimates."""
_SIGNS = {
    EXACT: "",
    LOWER: "≥ ",
    UPPER: "≤ ",
    ESTIMATE: "≈ ",
    LOWER_ESTIMATE: "≳ ",
    UPPER_ESTIMATE: "≲ ",
}
_STOPPED = {
    "proven": "proof: no more iterations are needed",
    "decided": "decision: no more iterations could change the action",
    "settled": "soft limit: the action was settled",
}

ROUNDING = 1e-12  # relative to the values
PLAYOUTS = frozenset(("mcts", "flat", "bandit", "ismcts", "pimc"))
"""Algorithms whose estimates are means of playouts."""
TRIED = 30
"""The number of playouts that such an estimate needs to count."""


INFINITE = sys.float_info.max
"""Larger than any utility."""


@shown
class Bounds(NamedTuple):
    """Proven bounds of a value: it is at least `lower` and at most `upper`.

    >>> Bounds(0.0, 1.0).exact, Bounds(1.0, 1.0).exact
    (False, True)

    >>> Bounds(-1.0, 0.5).of_opponent()
    Bounds(lower=-0.5, upper=1.0)
    """

    lower: float = -math.inf
    upper: float = math.inf

    @property
    def exact(self) -> bool:
        """The one definition of an exact value."""
        return self.lower == self.upper and math.isfinite(self.lower)

    def of_opponent(self) -> Bounds:
        """The bounds of the other player's value in a zero-sum game."""
        return Bounds(0.0 - self.upper, 0.0 - self.lower)

    def checked(self) -> Bounds:
        """These bounds; refused if they contradict each other by more than rounding errors."""
        if self.lower >= INFINITE or self.upper <= -INFINITE:
            raise BadEvaluation(
                "a value was found to be infinite: utilities must be finite, and where the game is "
                "not over there must be an action; `zermelo check` finds where that fails"
            )
        if self.lower <= self.upper:
            return self
        if math.isclose(self.lower, self.upper, rel_tol=ROUNDING):
            return Bounds(self.lower, self.lower)
        raise BadEvaluation(
            f"a value was found to be at least {self.lower:g} and at most {self.upper:g}: "
            "utility contradicts what the game declares about it; check utility_bounds, "
            "resolution and bounds"
        )


UNPROVEN = Bounds()
"""Nothing is known: from minus infinity to infinity."""


def proven(value: float, side: str = EXACT, *, whole: bool) -> Bounds:
    """The bounds proven by a search that found a value, or a bound on one side of it.

    `whole`: the value rests on terminal states alone: no evaluation stood in for the rest of a
    game, no limit cut a line off, nothing was left out.

    >>> proven(1.0, whole=True)
    Bounds(lower=1.0, upper=1.0)
    >>> proven(1.0, LOWER, whole=True)
    Bounds(lower=1.0, upper=inf)
    >>> proven(1.0, whole=False)
    Bounds(lower=-inf, upper=inf)
    """
    if not whole:
        return UNPROVEN
    return Bounds(
        -math.inf if side == UPPER else float(value), math.inf if side == LOWER else float(value)
    )


def best_bounds(options: Iterable[Bounds], *, complete: bool) -> Bounds:
    """The bounds for the player who chooses, from all options or from some of them.

    >>> best_bounds([Bounds(-1.0, 1.0), Bounds(0.0, 0.0)], complete=True)
    Bounds(lower=0.0, upper=1.0)
    >>> best_bounds([Bounds(0.0, 0.0)], complete=False)
    Bounds(lower=0.0, upper=inf)
    """
    known = list(options)
    lower = max((one.lower for one in known), default=-math.inf)
    upper = max((one.upper for one in known), default=math.inf) if complete else math.inf
    return Bounds(lower, upper)


def mean_bounds(outcomes: Iterable[tuple[float, Bounds]]) -> Bounds:
    """The bounds where chance chooses, from all outcomes with their probabilities.

    >>> mean_bounds([(0.5, Bounds(-1.0, 1.0)), (0.5, Bounds(1.0, 1.0))])
    Bounds(lower=0.0, upper=1.0)
    """
    lower = upper = 0.0
    for weight, bounds in outcomes:
        if weight > 0.0:
            lower, upper = lower + weight * bounds.lower, upper + weight * bounds.upper
    return Bounds(lower, upper)


def zero_sum_values(value: float | None, player: int, players: int = 2) -> tuple[Any, ...]:
    """The values to each player, from the value to one of two opponents, or to a player alone.

    >>> zero_sum_values(1.0, 0), zero_sum_values(1.0, 1)
    ((1.0, -1.0), (-1.0, 1.0))
    """
    opposite = None if value is None else 0.0 - value
    return tuple(value if other == player else opposite for other in range(players))


class _Proven:
    """The base of values with proven bounds."""

    bounds: Bounds

    @property
    def lower(self) -> float:
        """The value is proven to be at least this."""
        return self.bounds.lower

    @property
    def upper(self) -> float:
        """The value is proven to be at most this."""
        return self.bounds.upper

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.bounds.exact


@dataclass(frozen=True)
class Row(Shown, _Proven):
    """One root action, worth `value` to the player to move; `bounds` are proven."""

    action: Any
    text: str
    value: float | None = None
    bounds: Bounds = UNPROVEN
    side: str = EXACT
    """LOWER or UPPER if the search found only that the action's value is at least, or at most,
    `value`, whether proven or not."""
    visits: int = 0
    """The visits of Monte Carlo or best-first search."""
    nodes: int = 0
    """The number of nodes searched below it."""
    prior: float | None = None
    line: tuple[str, ...] = ()
    """The principal variation that begins with this action, in the game's notation."""
    promise: float | None = None
    """The upper confidence bound by which Monte Carlo search selects."""
    plies: int | None = None
    """With an exact value: how many plies, this one included, the game then lasts if the winner
    hurries and the loser delays. None where that is not proven, and in a draw."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "bounds", self.bounds.checked())
        shown = self.upper if self.side == UPPER else self.lower
        if self.exact or (self.side != EXACT and math.isfinite(shown)):
            object.__setattr__(self, "value", shown)

    @property
    def bound(self) -> str:
        """What `value` is: EXACT, a proven LOWER or UPPER bound, or an estimate of one."""
        if self.exact:
            return EXACT
        if self.side == LOWER:
            return LOWER if self.value == self.lower else LOWER_ESTIMATE
        if self.side == UPPER:
            return UPPER if self.value == self.upper else UPPER_ESTIMATE
        return ESTIMATE

    @property
    def value_text(self) -> str:
        """The value as text; empty where there is none."""
        return "" if self.value is None else value_text(self.value, self.bound)


@dataclass(frozen=True)
class Deepening(Shown):
    """One finished level of iterative deepening."""

    depth: int
    value: float
    action: Any
    nodes: int
    seconds: float
    line: tuple[str, ...] = ()


@dataclass(frozen=True, repr=False)
class Result(_Proven):
    """What a search found.

    `value` is what the state is worth to the player to move, or to the first
    player where chance moves, `values` to each player. It is proven to lie
    between `lower` and `upper`; where these are equal it is `exact`, else
    `value` is an estimate, or None where there is none.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> result = minimax(load("nim:piles=1-2"))
    >>> result.value, result.exact, result.line[0]
    (1.0, True, 'b1')
    """

    algorithm: str
    player: int
    action: Any
    value: float | None
    values: tuple[float | None, ...]
    """To each player; NaN where the search does not tell."""
    principal_variation: tuple[Any, ...]
    line: tuple[str, ...]
    """The principal variation in the game's notation."""
    bounds: Bounds = UNPROVEN
    """What is proven of `value`."""
    depth: int = 0
    nodes: int = 0
    leaves: int = 0
    cutoffs: int = 0
    table_hits: int = 0
    seconds: float = 0.0
    rows: tuple[Row, ...] = ()
    levels: tuple[Deepening, ...] = ()
    stopped: str = "finished"
    """Why it ended: finished, depth, nodes, time, settled (within a soft limit), interrupted,
    iterations, memory; for Monte Carlo search also proven (the value is) and decided (no more
    iterations could change the action)."""
    lookups: int = 0
    """How many of the values it rests on were looked up in endgame tables."""
    source: str = ""
    """The table or book that the answer was looked up in; empty where it was searched."""
    plies: int | None = None
    """With an exact value: how many plies the game lasts from here, as in `Row`."""
    trace: Trace | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        lower, upper = bounds = self.bounds.checked()
        value, values = self.value, self.values
        if bounds.exact:
            value = lower
        elif value is not None:
            value = min(max(value, lower), upper)  # an estimate gives way to what is proven
        if value != self.value:
            viewer = max(self.player, 0)
            if len(values) == 2 and _opposed(values):
                values = zero_sum_values(value, viewer)
            else:
                values = (*values[:viewer], value, *values[viewer + 1 :])
        vars(self).update(bounds=bounds, value=value, values=values)
        given = vars(self).items()
        vars(self).update({name: _python(one) for name, one in given if type(one) not in _PLAIN})

    @property
    def effective_branching_factor(self) -> float:
        return effective_branching_factor(self.nodes, self.depth)

    @property
    def deepening_cost(self) -> tuple[float, float] | None:
        """Nodes of the shallower levels over those of the last, and 1/b beside it.

        The lectures' insurance: b^(d-1) nodes on top of b^d.
        """
        if len(self.levels) < 2:
            return None
        last = self.levels[-1].nodes - self.levels[-2].nodes
        shallower = self.levels[-2].nodes
        branching = effective_branching_factor(last, self.levels[-1].depth)
        return shallower / max(last, 1), 1.0 / branching if branching else 0.0

    def best(self) -> Row | None:
        return next((row for row in self.rows if row.action == self.action), None)

    def _summary(self) -> str:
        return (
            f"{self.algorithm}: {worth_text(self, f'player {max(self.player, 0) + 1}')}; depth "
            f"{self.depth}, {self.nodes:,} nodes, {self.seconds:.3f} s"
        )

    def __repr__(self) -> str:
        line = f" by {' '.join(self.line[:3])}" if self.line else ""
        return f"<{type(self).__name__} of {self.algorithm}: {worth_text(self)}{line}>"

    def __str__(self) -> str:
        """The summary, and a line for each root action."""
        rows = ("  ".join(("", *filter(None, _cells(row)))) for row in self.rows)
        return "\n".join((self._summary(), *rows))

    def _repr_html_(self) -> str:
        """For notebooks: the summary, and a row for each root action that was looked at."""
        if not self.rows:
            return text_html(self._summary())
        rows = "".join(_html_row(row, row.action == self.action) for row in self.rows)
        names = "".join(f"<th>{name}</th>" for name in ("action", "value", "visits", "line"))
        return f"{text_html(self._summary())}<table><tr>{names}</tr>{rows}</table>"


_PLAIN = frozenset((int, float, str, bool, type(None)))


def _python(value: Any) -> Any:
    """A number of NumPy as Python's own, in a tuple too."""
    if type(value) is tuple:
        return tuple(map(_python, value))
    return value.item() if isinstance(value, np.generic) else value


def _opposed(values: Sequence[float | None]) -> bool:
    """Whether one of two players gains what the other loses."""
    first, second = values
    return (first is None and second is None) or (
        first is not None and second is not None and first == -second
    )


def stopped_text(result: Result) -> str:
    """Why a search ended, in words.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> stopped_text(minimax(load("nim:piles=1-2"), depth=1))
    'depth'
    """
    return _STOPPED.get(result.stopped, result.stopped)


def value_text(value: float, bound: str = EXACT) -> str:
    """A value with its sign, and what it is: "≤ +1", "≈ -0.25", "0".

    >>> value_text(1.0), value_text(1.0, UPPER), value_text(-0.25, ESTIMATE)
    ('+1', '≤ +1', '≈ -0.25')
    """
    shown = f"{value:+.6g}" if value else "0"
    if bound == UPPER and float(shown) > value:  # a bound that was rounded up is not reached
        return f"< {shown}"
    if bound == LOWER and float(shown) < value:
        return f"> {shown}"
    return f"{_SIGNS[bound]}{shown}"


def worth_text(result: Result, whom: str = "") -> str:
    """What a result says about the value, in words: a value, an estimate or bounds.

    >>> from zermelo.games import load
    >>> from zermelo.search import minimax
    >>> worth_text(minimax(load("nim:piles=1-2")), "the first player")
    '+1 to the first player, proven'
    """
    whom = f" to {whom}" if whom else ""
    if result.exact and result.value is not None:
        return f"{value_text(result.value)}{whom}, proven"
    if result.value is not None:
        return f"{value_text(result.value)}{whom}{basis_text(result)}"
    bounds = [
        value_text(bound, side)
        for bound, side in ((result.lower, LOWER), (result.upper, UPPER))
        if math.isfinite(bound)
    ]
    return f"{' and '.join(bounds)}{whom}, proven" if bounds else "unknown"


def rests_on_little(result: Result, row: Row | None) -> bool:
    """Whether an estimate is the mean of too few playouts to mean much.

    >>> rests_on_little(Result("mcts", 0, 0, 1.0, (1.0, -1.0), (0,), ("a",)), Row(0, "a", visits=1))
    True
    """
    sampled = result.algorithm in PLAYOUTS and row is not None and not row.exact
    return sampled and row is not None and row.visits < TRIED


def basis_text(result: Result) -> str:
    """A remark on an estimate from few playouts; empty if there are enough.

    >>> from zermelo.games import load
    >>> from zermelo.montecarlo import mcts
    >>> basis_text(mcts(load("tic_tac_toe"), iterations=1))
    ', the mean of 1 playout; 8 of 9 moves not tried'
    """
    best = result.best()
    if result.exact or best is None or not rests_on_little(result, best):
        return ""
    untried = sum(not row.visits and not row.exact for row in result.rows)
    left_out = f"; {untried} of {len(result.rows)} moves not tried" if untried else ""
    return f", the mean of {best.visits} playout{'s' * (best.visits != 1)}{left_out}"


def _cells(row: Row) -> tuple[str, ...]:
    visits = row.visits or row.nodes
    return row.text, row.value_text, f"{visits:,}" if visits else "", " ".join(row.line)


def _html_row(row: Row, best: bool) -> str:
    tag = "th" if best else "td"
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in _cells(row)) + "</tr>"


def effective_branching_factor(nodes: int, depth: int) -> float:
    """The b of a uniform tree of this depth with this many nodes below the root.

    >>> round(effective_branching_factor(4 + 16 + 64, 3), 6)
    4.0
    """
    if depth < 1 or nodes < 1:
        return 0.0
    low, high = 0.0, float(max(nodes, 1))
    for _ in range(100):
        middle = (low + high) / 2
        if _tree_size(middle, depth) < nodes:
            low = middle
        else:
            high = middle
    return high


def _tree_size(branching: float, depth: int) -> float:
    total, level = 0.0, 1.0
    for _ in range(depth):
        level *= branching
        total += level
        if total > 1e300:
            break
    return total


def ranked(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Rows from the best to the worst: the sooner win and the later loss first, wins of unknown
    length after those, and moves without a value last.

    >>> won, lost = Row(0, "a", 1.0, Bounds(1, 1)), Row(1, "b", -1.0, Bounds(-1, -1))
    >>> [row.text for row in ranked([lost, won])]
    ['a', 'b']
    """
    return tuple(
        sorted(
            rows,
            key=lambda row: (
                row.value is None,
                -(row.value or 0.0),
                _patience(row),
                -(row.visits or row.nodes),
            ),
        )
    )


def _patience(row: Row) -> float:
    """A sort key for the distance: winners prefer a short one, losers a long one. If it is not
    known, it counts as infinite for a winner and as 0 for a loser."""
    if (row.value or 0.0) > 0:
        return math.inf if row.plies is None else row.plies
    return -(row.plies or 0)
