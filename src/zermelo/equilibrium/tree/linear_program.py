"""Exact equilibria of zero-sum games of two players: one linear program on the sequence form.

The first player's plan x is to make the most of w, what the second player's best response leaves
it; w has an entry for each of the second player's information sets. The second player's plan
comes with it, as the dual solution. HiGHS solves the program, best responses verify the solution.

D. Koller, N. Megiddo, B. von Stengel, "Efficient computation of equilibria for extensive
two-person games", 1996.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ... import clock
from ...arguments import checked
from ...errors import NotThisKindOfGame, ZermeloError
from ...game import Game
from ...rounding import ROUNDOFF, near
from ...settings import POSITIVE, check_within
from .best_response import exploitability
from .form import Layout, SequenceForm
from .sequence_form import TreeTooLarge, enumerated, free_memory
from .solution import StrategyProfile

NEAR = 1e-7  # exploitability of a solution, relative to what is at stake
MOST_SEQUENCES = 100_000
"""The most sequences of both players: beyond this a linear program takes from many minutes to
hours."""
SEQUENCE_BYTES, PAYOFF_BYTES = 1600, 250  # of memory that HiGHS was seen to take for each
OUT_OF_TIME = 1  # a status of linprog


class NotSolved(ZermeloError, ArithmeticError):
    """A linear program had no solution that best responses confirm."""


@checked
def solve_lp(
    game: Game | SequenceForm, *, seconds: float | None = None, sequences: int = MOST_SEQUENCES
) -> StrategyProfile:
    """An equilibrium of a zero-sum game of two players, by linear programming.

    A game with more than `sequences` sequences, or whose program would not fit into memory, is
    refused. After `seconds` NotSolved is raised: there is no intermediate result.

    >>> from zermelo.games import load
    >>> round(solve_lp(load("kuhn_poker")).values[0] * 18, 9)
    -1.0
    """
    form = enumerated(game)
    check_zero_sum(form, "linear programming", "cfr")
    check_within(POSITIVE, seconds=seconds)
    _check_size(form, sequences)
    start = clock.now()
    plan = _optimal(form, seconds)
    plan = form.plan_of(form.behaviour_of(plan))
    gain = exploitability(form, plan)
    if not gain <= NEAR * _stakes(form):
        raise NotSolved(
            f"the linear program of {form.game.name} was not solved accurately: best responses "
            f"gain {gain:.1e}; use cfr"
        )
    return StrategyProfile(form, plan, algorithm="lp", seconds=clock.now() - start)


def _stakes(form: SequenceForm) -> float:
    """The largest utility or, if that is very unlikely, the largest contribution of an information
    set by its probability."""
    payoffs = np.abs(form.utilities) * form.chances[:, None]
    sets = len(form.layout.parent) + 1
    return float(min(np.abs(form.utilities).max(), sets * payoffs.max()))


def _check_size(form: SequenceForm, most: int) -> None:
    count, payoffs = sum(form.sizes.sequences), len(form.layout.value)
    needed, free = count * SEQUENCE_BYTES + payoffs * PAYOFF_BYTES, free_memory()
    size = (
        f"the linear program of {form.game.name} has {count:,} sequences and {payoffs:,} payoffs "
        f"and takes about {needed / 1e6:,.0f} MB"
    )
    if needed > free:
        raise TreeTooLarge(f"{size} where {free / 1e6:,.0f} MB are free; use cfr")
    if count > most:
        raise TreeTooLarge(f"{size}, and may take hours; use cfr, or allow sequences={count}")


def check_zero_sum(form: SequenceForm, algorithm: str, instead: str) -> None:
    """Refuse games of other than two players, or whose utilities do not sum to zero."""
    if form.players != 2:
        raise NotThisKindOfGame(
            f"{algorithm} is for two players, and {form.game.name} has {form.players}; "
            f"use {instead}"
        )
    sizes = np.abs(form.utilities).max(axis=1)
    most = near(1.0) * sizes + ROUNDOFF * sizes.max()
    if (np.abs(form.utilities.sum(axis=1)) > most).any():
        raise NotThisKindOfGame(
            f"{algorithm} is for zero-sum games, and {form.game.name} is general-sum; use {instead}"
        )


def _optimal(form: SequenceForm, seconds: float | None) -> Any:
    """Both players' plans, but for rounding errors."""
    from scipy.optimize import linprog
    from scipy.sparse import csr_array, hstack

    layout = form.layout
    total = layout.sequences
    # HiGHS takes what is small for nothing.
    unit = float(np.abs(layout.value).max(initial=0.0)) or 1.0
    payoffs = csr_array((layout.value / unit, layout.column, layout.start), shape=(total, total))
    first, second = _own(layout, 0), _own(layout, 1)
    flow_first, flow_second = _flow(layout, 0), _flow(layout, 1)
    ours, theirs = len(first), flow_second.shape[0]
    # For each sequence of the second player: w where it leads from, less w where it leads to,
    # is no more than what x makes of it.
    worse = hstack([payoffs[second][:, first], flow_second.T], format="csr")
    plan_sums = hstack(
        [flow_first, csr_array((flow_first.shape[0], theirs), dtype=float)], format="csr"
    )
    cost = np.zeros(ours + theirs)
    cost[ours] = -1.0
    answer = linprog(
        cost,
        A_ub=worse,
        b_ub=np.zeros(len(second)),
        A_eq=plan_sums,
        b_eq=np.eye(1, flow_first.shape[0])[0],
        bounds=[(0, None)] * ours + [(None, None)] * theirs,
        method="highs",
        options={} if seconds is None else {"time_limit": seconds},
    )
    if answer.status == OUT_OF_TIME:
        raise NotSolved(
            f"the linear program of {form.game.name} was not solved in {seconds:g} s; allow more, "
            "or use cfr, which has an answer at any time"
        )
    if answer.x is None:
        raise NotSolved(f"HiGHS gave up: {answer.message}")
    plan = np.zeros(total)
    plan[first] = answer.x[:ours]
    plan[second] = -answer.ineqlin.marginals
    return np.maximum(plan, 0.0)


def _own(layout: Layout, player: int) -> Any:
    """The numbers of a player's sequences, the empty one first."""
    bounds = layout.first[layout.sets]
    return np.concatenate([[player], np.arange(bounds[player], bounds[player + 1])])


def _flow(layout: Layout, player: int) -> Any:
    """The constraints of a plan: the empty sequence has probability 1, and the actions of each set
    add up to the sequence before them."""
    from scipy.sparse import coo_array

    begin, end = layout.sets[player], layout.sets[player + 1]
    offset = int(layout.first[begin]) - 1
    counts = np.diff(layout.first[begin : end + 1].astype(np.int64))
    number = np.arange(1, end - begin + 1)
    parent = layout.parent[begin:end].astype(np.int64)
    parent = np.where(parent == player, 0, parent - offset)
    rows = np.concatenate([[0], np.repeat(number, counts), number])
    columns = np.concatenate([[0], np.arange(1, counts.sum() + 1), parent])
    entries = np.concatenate([[1.0], np.ones(counts.sum()), -np.ones(len(number))])
    shape = (len(number) + 1, int(counts.sum()) + 1)
    return coo_array((entries, (rows, columns)), shape=shape).tocsr()
