"""One iteration of counterfactual regret minimization, on a game's arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...kernel import kernel
from ..tree.best_response import leaf_values
from ..tree.form import SequenceForm


class RegretTables(NamedTuple):
    """What changes from one iteration to the next, per sequence.

    Attributes:
        total: the weighted sum of the plans so far
        worth: scratch: the value of each sequence against the others' plans
        clock: [1] iterations so far
    """

    regrets: Any
    behaviour: Any
    plan: Any
    total: Any
    worth: Any
    clock: Any


def new_tables(form: SequenceForm) -> RegretTables:
    """The tables before the first iteration: every player's plan is uniform."""
    plan = form.uniform_plan()
    regrets, total, worth = (np.zeros(form.layout.sequences) for _ in range(3))
    return RegretTables(regrets, form.behaviour_of(plan), plan, total, worth, np.zeros(1, np.int64))


def average_plan(tables: RegretTables) -> Any:
    """The average plan, which converges to equilibrium."""
    return tables.total / tables.total[0] if tables.clock[0] else tables.plan.copy()


@kernel
def iterate(layout: Any, tables: Any, factors: Any, predictive: bool) -> None:
    """Run an iteration for each row of `factors`."""
    nothing_hangs = np.empty(0)
    for t in range(len(factors)):
        weight = factors[t, 2]
        for player in range(len(layout.sets) - 1):
            begin, end = layout.sets[player], layout.sets[player + 1]
            leaf_values(layout, player, tables.plan, tables.worth)
            update_regrets(
                layout, begin, end, tables, nothing_hangs, factors[t, 0], factors[t, 1], predictive
            )
            tables.total[player] += weight
            update_plan(layout, begin, end, tables, weight)
        tables.clock[0] += 1


def update_regrets(
    layout: Any,
    begin: int,
    end: int,
    tables: Any,
    hanging: Any,
    positive: float,
    negative: float,
    predictive: bool,
) -> None:
    """From the leaves up: values, regrets, and the behaviour that follows from them.

    The sets `begin` up to `end` are whole subtrees. Values for a set outside of them go to
    `hanging`, at the number of the set that they come from; the empty sequence needs no value.
    """
    regrets, behaviour, worth = tables.regrets, tables.behaviour, tables.worth
    own, players = layout.first[begin], len(layout.sets) - 1
    for number in range(end - 1, begin - 1, -1):
        first, last = layout.first[number], layout.first[number + 1]
        value = 0.0
        for i in range(first, last):
            value += behaviour[i] * worth[i]
        parent = layout.parent[number]
        if parent >= own:
            worth[parent] += value
        elif parent >= players:
            hanging[number] = value
        norm = 0.0
        for i in range(first, last):
            gain = worth[i] - value
            regret = regrets[i] + gain
            regret *= positive if regret > 0.0 else negative
            regrets[i] = regret
            if predictive:
                regret += gain
            behaviour[i] = max(regret, 0.0)
            norm += behaviour[i]
        if norm > 0.0:
            for i in range(first, last):
                behaviour[i] /= norm
        else:
            for i in range(first, last):
                behaviour[i] = 1.0 / (last - first)


def update_plan(layout: Any, begin: int, end: int, tables: Any, weight: float) -> None:
    """From the root down: add the old plan to the average, and make the new one from the
    behaviour."""
    total, plan, behaviour = tables.total, tables.plan, tables.behaviour
    for number in range(begin, end):
        reach = plan[layout.parent[number]]
        for i in range(layout.first[number], layout.first[number + 1]):
            total[i] += weight * plan[i]
            plan[i] = reach * behaviour[i]
