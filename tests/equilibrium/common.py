"""Games that several tests solve, enumerated once, and strategies for them."""

from __future__ import annotations

from functools import cache

import numpy as np

from zermelo.equilibrium import SequenceForm, sequence_form
from zermelo.games import load
from zermelo.strategy import TableStrategy


@cache
def form(spec: str) -> SequenceForm:
    return sequence_form(load(spec))


def random_strategy(spec: str, seed: int) -> TableStrategy:
    rng = np.random.default_rng(seed)
    found = form(spec)
    table = {}
    for number, key in enumerate(found.keys):
        actions = found.actions(number)
        table[key] = dict(zip(actions, rng.dirichlet(np.ones(len(actions))).tolist(), strict=True))
    return TableStrategy(table)
