"""How large a game with hidden information is: what the literature counts."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zermelo.game import CHANCE, Game
from zermelo.kernel import INDEX_FIELDS, StateIndex, kernel, new_record, runnable
from zermelo.perft import is_new

COUNTS = np.dtype(
    [
        ("histories", np.int64),
        ("terminals", np.int64),
        ("sets", np.int64, (2,)),
        ("overfull", np.int64),
        *INDEX_FIELDS,
    ],
    align=True,
)


class Size(NamedTuple):
    histories: int
    terminals: int
    information_sets: tuple[int, int]


@kernel
def count_all(game, state, counts):
    counts.histories += 1
    if game.is_terminal(state):
        counts.terminals += 1
        return
    player = game.to_move(state)
    if player != CHANCE:
        known = game.information(state, player)
        if is_new(counts, (player, known)):
            counts.sets[player] += 1
    for action in game.actions(state):
        count_all(game, game.result(state, action), counts)


def size(game: Game, room: int = 1 << 18) -> Size:
    """By walking all of the tree."""
    run = runnable(game)
    counts = new_record(COUNTS)
    index = StateIndex(counts)
    index.grow(room)
    count_all(run.game, run.state(), counts)
    assert not counts.overfull
    one, other = map(int, counts.sets)
    return Size(int(counts.histories), int(counts.terminals), (one, other))
