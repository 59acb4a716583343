"""Something hidden is changed, whatever its past: where a game offers `hidden_change`.

The last resort where no past of any particle explains what the player saw. Such states look right
and fit what was seen of late; what was seen long ago may contradict them.

A. Parker, D. Nau and V. S. Subrahmanian, "Game-tree search with combinatorially large belief
states", 2005 (boards that fit the last observations).
"""

from __future__ import annotations

from ...clock import check_clock
from ...kernel import (
    kernel,
    load_state,
    random_bits,
    save_state,
    view,
)
from .particles import REAL, looks_right

COST = 16  # a change takes about as long as visiting this many states


@kernel
def change_hidden(game, found, first, most, informations, search):
    """Exchange the states in `found`, from number `first` on, until `most` were visited.

    Each becomes one that is consistent with the first of `informations`, that one becomes
    consistent with the second, and so on; the weight is 0 if that fails. Returns the number of
    states exchanged.
    """
    weights = view(search.weights, search.capacity, REAL)
    search.looked = 0
    index = first
    if game.offers_hidden_change:
        while index < search.capacity and search.looked < most:
            state = load_state(game, found, index)
            weights[index] = 1.0
            for stage in range(search.stages):
                check_clock()
                search.looked += COST
                information = load_state(game, informations, stage)
                dice = random_bits(search)
                state = game.hidden_change(state, information, search.player, dice)
                if not looks_right(game, state, search, stage):
                    weights[index] = 0.0
                    break
            save_state(game, found, index, state)
            index += 1
    return index - first
