"""Games that several tests solve, enumerated once, and strategies for them."""

from __future__ import annotations

import re
from functools import cache

import numpy as np

from tests.games.comparing import plain_twin
from zermelo.equilibrium import SequenceForm, sequence_form
from zermelo.games import load
from zermelo.strategy import TableStrategy

SMALL = re.compile(
    r"rock_paper_scissors.*|liars_dice:sides=[2-4]|goofspiel:cards=3.*"
    r"|dark_hex:rows=2,columns=2,abrupt=true"
)
"""Games that are enumerated in less time than it takes to compile that."""


@cache
def form(spec: str) -> SequenceForm:
    game = load(spec)
    return sequence_form(plain_twin(game) if SMALL.fullmatch(spec) else game)


def random_strategy(spec: str, seed: int) -> TableStrategy:
    rng = np.random.default_rng(seed)
    found = form(spec)
    table = {}
    for number, key in enumerate(found.keys):
        actions = found.actions(number)
        table[key] = dict(zip(actions, rng.dirichlet(np.ones(len(actions))).tolist(), strict=True))
    return TableStrategy(table)
