"""The nearest states, where none is known that fits: games that came close to it.

From the states that fitted last, the player does what it did since then where it can, and the
others move at random. What the player saw on the way is not asked for, only what it may do now: the
states in which that is most of the same are kept. They hold what the player knew before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from ...chance import chances
from ...game import CHANCE
from ...kernel import Runnable
from .patience import Patience
from .worlds import Belief, Particles, packed, state_at

GAMES = 200  # at most
WORST = 4  # of the states at the start are kept, lest no game goes on to the player's turn
ENOUGH = 32  # states in which the player may do exactly the same


def nearest_states(
    run: Runnable,
    player: int,
    start: Belief | Particles,
    own: list[int] | None,
    wanted: frozenset[int],
    patience: Patience,
    rng: random.Random,
) -> Belief | None:
    """States in which the player has exactly the `wanted` actions or, if there are none, most of
    them; it has the same actions in all of them. `own` are its actions since the start, None if
    unknown."""
    found: dict[frozenset[int], list[Any]] = {}
    rising = np.cumsum(start.weights)
    games = 0
    while games < GAMES and len(found.get(wanted, ())) < ENOUGH:
        if games and patience.is_over:
            break
        games += 1
        point = rng.random() * rising[-1]
        index = min(int(np.searchsorted(rising, point, side="right")), len(rising) - 1)
        state = state_at(run.game, start.worlds, index)
        if own is not None and games <= WORST:
            codes = frozenset(int(code) for code in run.game.actions(state))
            found.setdefault(codes, []).append(state)
        for world in _turns(run, player, state, own, rng):
            codes = frozenset(int(code) for code in run.game.actions(world))
            found.setdefault(codes, []).append(world)
            if patience.is_over:
                break
    if not found:
        return None

    def likeness(codes: frozenset[int]) -> tuple[float, int]:
        return len(codes & wanted) / len(codes | wanted), len(found[codes])

    worlds = found[max(found, key=likeness)]
    return replace(packed(run, player, worlds, [1 / len(worlds)] * len(worlds), False), fits=False)


def _turns(
    run: Runnable, player: int, state: Any, own: list[int] | None, rng: random.Random
) -> Iterator[Any]:
    """Play a random game and yield the state of the player's next turn after its own actions, or of
    each of its turns if these are unknown."""
    game, taken = run.game, 0
    while not game.is_terminal(state):
        mover, codes = int(game.to_move(state)), [int(code) for code in game.actions(state)]
        if mover == CHANCE:
            state = game.result(state, rng.choices(codes, chances(game, state, codes))[0])
            continue
        code = rng.choice(codes)
        if mover == player:
            if own is None:
                yield state
            elif taken == len(own):
                yield state
                return
            else:
                code = own[taken] if own[taken] in codes else code
                taken += 1
        state = game.result(state, code)
