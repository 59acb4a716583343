"""Nash equilibria of matrix games, each confirmed by best responses before it is returned."""

from __future__ import annotations

import contextlib
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...arguments import checked
from ...errors import BadParameter, NotThisKindOfGame
from ...settings import SHARE, Range, check_within
from ..tree.linear_program import NotSolved
from .game import Equilibrium, MatrixGame, NotAnEquilibrium, scaled

NEAR = 1e-10
MOST_PIVOTS = 1_000_000
MOST_SUPPORTS = 5_000_000  # pairs of them: some minutes
BATCH = 4096  # supports looked at together
SMALL = 150  # rows and columns together: up to here HiGHS takes longer


@checked
def zero_sum(game: MatrixGame) -> Equilibrium:
    """An equilibrium of a zero-sum game, by linear programming: the simplex method, or HiGHS.

    >>> zero_sum(MatrixGame([[2, -1], [-1, 1]])).first.round(3).tolist()
    [0.4, 0.6]
    """
    if not game.zero_sum:
        raise NotThisKindOfGame(
            "linear programming is for zero-sum games, and this one is general-sum; "
            "use lemke_howson or support_enumeration"
        )
    if sum(game.shape) <= SMALL:
        with contextlib.suppress(NotAnEquilibrium):
            return game.confirmed(*_by_simplex(game.first))
    return game.confirmed(_safest(game.first), _safest(-game.first.T))


def _by_simplex(payoffs: Any) -> tuple[Any, Any]:
    """Mixtures of the rows and of the columns.

    With payoffs of 1 and more, the columns' mixture y, before it is normalised, maximises its sum
    subject to payoffs @ y <= 1; the rows' mixture is the dual solution.
    """
    rows, columns = payoffs.shape
    last = rows + columns
    tableau = np.zeros((rows + 1, last + 1))
    tableau[:rows, :columns] = _positive(payoffs)
    tableau[:rows, columns:last] = np.eye(rows)
    tableau[:rows, last] = 1.0
    tableau[rows, :columns] = -1.0
    slacks = list(range(columns, last))
    basis = slacks.copy()
    for _ in range(50 * last):  # far more than it takes, should rounding lead it in circles
        entering = int(tableau[rows, :last].argmin())
        if tableau[rows, entering] >= -NEAR:
            break
        leaving = _leaving_row(tableau[:rows], entering, slacks)
        _pivot(tableau, leaving, entering)
        basis[leaving] = entering
    first = np.maximum(tableau[rows, columns:last], 0.0)
    return first / first.sum(), _mixture(tableau, basis, range(columns))


@checked
def exploit(game: MatrixGame, player: int, frequencies: Any, dial: float) -> Any:
    """A strategy between safe and exploitative, against an opponent's observed frequencies.

    `dial` is the trust in the frequencies, from 0 (an equilibrium, which can't be exploited) to 1
    (the best response, which can be). In between it is the best response to an opponent who plays
    as observed with this probability, and otherwise as badly for us as possible. M. Johanson, M.
    Zinkevich, M. Bowling, "Computing robust counter-strategies", 2007. `frequencies` may be counts.

    >>> pennies = MatrixGame([[1, -1], [-1, 1]])
    >>> [exploit(pennies, 0, [3, 1], dial).round(9).tolist() for dial in (0.0, 1.0)]
    [[0.5, 0.5], [1.0, 0.0]]
    """
    if not game.zero_sum:
        raise NotThisKindOfGame("safe strategies are for zero-sum games; use best_responses")
    check_within(SHARE, dial=dial)
    seen = np.asarray(frequencies, dtype=float)
    if seen.ndim != 1 or not np.all(seen >= 0) or not 0 < seen.sum() < np.inf:
        raise BadParameter("frequencies must be nonnegative and finite, and not all 0")
    seen = game.checked(1 - player, seen / seen.sum())
    if dial == 0:
        return zero_sum(game)[player]
    payoffs = game.first if player == 0 else game.second.T
    if dial == 1:
        return np.eye(len(payoffs))[(payoffs @ seen).argmax()]
    return _safest(payoffs, seen, dial)


def _safest(payoffs: Any, seen: Any = None, trust: float = 0.0) -> Any:
    """The mixture of rows that maximises the worst case mixed with the payoff against `seen`, by
    the weight `trust`."""
    from scipy.optimize import linprog

    rows, columns = payoffs.shape
    payoffs = scaled(payoffs)
    against = payoffs @ seen if seen is not None else np.zeros(rows)
    # Maximize trust * x.against + (1 - trust) * worst, where worst <= x.column for each column.
    found = linprog(
        np.concatenate([-trust * against, [-(1.0 - trust)]]),
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.concatenate([np.ones(rows), [0.0]])[None],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(0.0, 1.0)],
        method="highs",
    )
    if found.x is None:
        raise NotSolved(f"HiGHS gave up: {found.message}")
    mixture = np.maximum(found.x[:rows], 0.0)
    return mixture / mixture.sum()


@checked
def support_enumeration(game: MatrixGame) -> Iterator[Equilibrium]:
    """All equilibria in which both mix equally many actions, pure ones first.

    In nondegenerate games these are all. Takes exponential time: for small games.

    >>> stag = MatrixGame([[4, 0], [3, 2]], [[4, 3], [0, 2]])
    >>> [found.first.round(9).tolist() for found in support_enumeration(stag)]
    [[1.0, 0.0], [0.0, 1.0], [0.666666667, 0.333333333]]
    """
    rows, columns = game.shape
    pairs = math.comb(rows + columns, rows) - 1
    if pairs > MOST_SUPPORTS:
        raise BadParameter(
            f"a game of {rows} x {columns} has {pairs:,} pairs of supports, more than "
            f"{MOST_SUPPORTS:,}; lemke_howson finds one equilibrium of it"
        )
    own, others = scaled(game.first), scaled(game.second)
    for size in range(1, min(rows, columns) + 1):
        for first in itertools.combinations(range(rows), size):
            for seconds in _batches(itertools.combinations(range(columns), size)):
                # Each player's mixture makes the other indifferent between its actions.
                firsts = np.broadcast_to(np.array(first), seconds.shape)
                found, ys = _indifferent(own, firsts, seconds)
                also, xs = _indifferent(others.T, seconds[found], firsts[found])
                for x, y in zip(xs, ys[also], strict=True):
                    if game.is_equilibrium(x, y):
                        yield game.confirmed(x, y)


def _batches(choices: Iterator[tuple[int, ...]]) -> Iterator[Any]:
    """[count, size] the choices in batches."""
    while some := list(itertools.islice(choices, BATCH)):
        yield np.array(some)


def _indifferent(payoffs: Any, rows: Any, columns: Any) -> tuple[Any, Any]:
    """For each choice [count, size] of rows and columns, the mixture of these columns that makes
    these rows equally good. Returns the numbers of the choices that have one, and the mixtures."""
    count, size = columns.shape
    systems = np.zeros((count, size + 1, size + 1))
    systems[:, :size, :size] = payoffs[rows[:, :, None], columns[:, None, :]]
    systems[:, :size, size] = -1.0
    systems[:, size, :size] = 1.0
    solved = _solved(systems, np.eye(1, size + 1, size).T)[:, :size, 0]
    numbers = np.flatnonzero((solved > NEAR).all(axis=1))
    mixtures = np.zeros((len(numbers), payoffs.shape[1]))
    np.put_along_axis(mixtures, columns[numbers], solved[numbers], axis=1)
    return numbers, mixtures


def _solved(systems: Any, right: Any) -> Any:
    """The solution of each system of equations; NaN if it has none, or many."""
    try:
        return np.linalg.solve(systems, right)
    except np.linalg.LinAlgError:
        if len(systems) == 1:
            return np.full((1, *right.shape), np.nan)
        half = len(systems) // 2
        return np.concatenate([_solved(systems[:half], right), _solved(systems[half:], right)])


@checked
def lemke_howson(game: MatrixGame, dropped: int = 0) -> Equilibrium:
    """One equilibrium of any two-player game, on the path that begins by dropping a label.

    Labels are the rows' numbers, then the columns'. Different labels may lead to different
    equilibria. Degenerate games are handled by lexicographic pivots.
    C. Lemke, J. Howson, "Equilibrium points of bimatrix games", 1964.

    >>> stag = MatrixGame([[4, 0], [3, 2]], [[4, 3], [0, 2]])
    >>> lemke_howson(stag).values
    (4.0, 4.0)
    """
    rows, columns = game.shape
    check_within(Range(0, rows + columns - 1), dropped=dropped)
    first, second = _positive(game.first), _positive(game.second)
    # In each tableau column l belongs to the variable with label l; the last is the right side.
    tableaux = [
        np.hstack([second.T, np.eye(columns), np.ones((columns, 1))]),
        np.hstack([np.eye(rows), first, np.ones((rows, 1))]),
    ]
    bases = [list(range(rows, rows + columns)), list(range(rows))]
    slacks = [list(range(rows, rows + columns)), list(range(rows))]
    entering, side = dropped, 0 if dropped < rows else 1
    for _ in range(MOST_PIVOTS):
        row = _leaving_row(tableaux[side], entering, slacks[side])
        _pivot(tableaux[side], row, entering)
        entering, bases[side][row] = bases[side][row], entering
        side = 1 - side
        if entering == dropped:
            break
    x = _mixture(tableaux[0], bases[0], range(rows))
    y = _mixture(tableaux[1], bases[1], range(rows, rows + columns))
    return game.confirmed(x, y)


def _positive(payoffs: Any) -> Any:
    """Payoffs scaled to between 1 and 2, which have the same equilibria."""
    return scaled(payoffs) + 1.0


def _leaving_row(tableau: Any, entering: int, slacks: Sequence[int]) -> int:
    """The row of the lexicographically least ratio: by the right side, then by one slack after the
    other."""
    rows = np.flatnonzero(tableau[:, entering] > NEAR)
    for column in (-1, *slacks):
        ratios = tableau[rows, column] / tableau[rows, entering]
        rows = rows[ratios <= ratios.min() + NEAR]
        if len(rows) == 1:
            break
    return int(rows[0])


def _pivot(tableau: Any, row: int, column: int) -> None:
    tableau[row] /= tableau[row, column]
    others = np.arange(len(tableau)) != row
    tableau[others] -= np.outer(tableau[others, column], tableau[row])


def _mixture(tableau: Any, basis: Sequence[int], labels: range) -> Any:
    found = np.zeros(len(labels))
    for row, label in enumerate(basis):
        if label in labels:
            found[label - labels.start] = max(tableau[row, -1], 0.0)
    return found / found.sum()
