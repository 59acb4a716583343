"""No-limit betting: whose turn it is, and how much may be bet."""

from __future__ import annotations

from typing import Any

FOLD, CALL, SIZES = range(3)  # the first size; after the sizes comes all-in
PER_WORD = 21  # actions in a word of the history


def top(state: Any) -> int:
    """The largest amount that a player has put in, which the others must match."""
    most = 0
    for chips in state.put:
        most = max(most, chips)
    return most


def in_pot(state: Any) -> int:
    total = 0
    for chips in state.put:
        total += chips
    return total


def second_stack(game: Any, state: Any) -> int:
    """The second largest stack of those who have not folded: no player can lose more than that."""
    most, second = 0, 0
    for player in range(game.players):
        if not state.folded >> player & 1:
            chips = game.chips[player]
            if chips > most:
                most, second = chips, most
            elif chips > second:
                second = chips
    return second


def may_raise(game: Any, state: Any) -> bool:
    """Whether the player to act may bet or raise.

    There must be another player who can call, and an all-in for less than a full raise does not
    reopen the betting for those who have acted already.
    """
    player, most = state.actor, top(state)
    behind = min(most - state.put[player], game.chips[player] - state.put[player])
    if state.raises >= game.cap or behind < state.raised_by:
        return False
    if 0 < state.short < state.raised_by and state.acted >> player & 1:
        return False
    if game.chips[player] <= most:
        return False
    for other in range(game.players):
        if other != player and not state.folded >> other & 1 and game.chips[other] > most:
            return True
    return False


def least(game: Any, state: Any) -> int:
    """The least total of a full bet or raise."""
    return int(top(state) + max(state.raised_by, game.big_blind))


def all_in(game: Any, state: Any) -> int:
    """The total of an all-in: no more than the others can call, where that is a full raise."""
    others, player = 0, state.actor
    for other in range(game.players):
        if other != player and not state.folded >> other & 1:
            others = max(others, game.chips[other])
    return int(min(game.chips[player], max(others, least(game, state))))


def offers_all_in(game: Any, state: Any) -> bool:
    """Whether all-in is an action of its own here, because it is not too large for the pot."""
    most = top(state)
    return all_in(game, state) - most <= pushed(game, state, most)


def pushed(game: Any, state: Any, most: int) -> int:
    """The most by which an all-in may raise to be an action of its own."""
    return rounded((in_pot(state) + most - state.put[state.actor]) * game.push)


def total(game: Any, state: Any, size: int) -> int:
    """The player's chips in the pot after the bet or raise of this size; 0 if there is none.

    A size below the minimum counts as the minimum, one that leaves too little behind as all-in.
    Sizes with the same total count once.
    """
    to = amount(game, state, size)
    for smaller in range(size):
        if amount(game, state, smaller) == to:
            return 0
    most, final = top(state), all_in(game, state)
    if to == final and final - most <= pushed(game, state, most):  # then it is offered as all-in
        return 0
    return to


def amount(game: Any, state: Any, size: int) -> int:
    """The total of a size; 0 if there are fewer sizes."""
    most, final = top(state), all_in(game, state)
    behind = most - state.put[state.actor]
    pot = in_pot(state) + behind
    share = game.raise_sizes[size] if most > state.level else game.bet_sizes[size]
    if share == 0:
        return 0
    to = most + rounded(pot * share)
    if share < 0:  # times the bet so far
        to = state.level + rounded(-share * (most - state.level))
    to = min(max(to, least(game, state)), final)
    left = rounded((pot + 2 * (to - most)) * game.commit)
    return final if to + left >= final else to


def rounded(hundredths: int) -> int:
    return (hundredths + 50) // 100


def remembered(state: Any, action: int) -> tuple[int, Any]:
    """The word of the history that the action is added to, and that word with it."""
    place = 2 * state.street + (1 if state.ply >= PER_WORD else 0)
    return place, state.history[place] << 3 | (action + 1)
