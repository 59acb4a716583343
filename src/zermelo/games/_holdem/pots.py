"""Payouts at the end of a hand: side pots, equal hands, odd chips, rake."""

from __future__ import annotations

from typing import Any

from .. import _poker


def payout(game: Any, state: Any, player: int) -> float:
    """The chips that the player takes out of the pots.

    There is a pot for each amount that a player still in the hand has put in. The best hand of
    those who have put in that much wins it; equal hands share it, and the first of them after the
    button gets the odd chips.
    """
    if state.folded >> player & 1:
        return 0.0
    table = state.table[0] | state.table[1] | state.table[2]
    taken, below, contested = 0.0, 0, contested_chips(game, state)
    while below < state.put[player]:
        level = next_level(game, state, below)
        pot, best, winners, first = 0, -1, 0, -1
        for other in range(game.players):
            pot += min(state.put[other], level) - min(state.put[other], below)
            if not state.folded >> other & 1 and state.put[other] >= level:
                value = _poker.strength(state.hands[other] | table) if state.street == 4 else 0
                if value > best:
                    best, winners, first = value, 0, other
                if value == best:
                    winners += 1
        mine = _poker.strength(state.hands[player] | table) if state.street == 4 else 0
        if mine == best:
            taken += pot // winners + (pot % winners if first == player else 0)
        below = level
    total = 0
    for other in range(game.players):
        total += state.put[other]
    if game.rake_share > 0.0 and state.opened > 0 and contested > 0:
        uncalled = float(total - contested)
        most = game.rake_share * contested / 100.0
        taken -= min(most, game.rake_limit) * (taken - back(state, player, uncalled)) / contested
    return taken


def back(state: Any, player: int, uncalled: float) -> float:
    """The chips that the player gets back because they were not called."""
    for chips in state.put:
        if chips > state.put[player]:
            return 0.0
    return uncalled


def contested_chips(game: Any, state: Any) -> int:
    """The chips in the pot except those that were bet and not called."""
    total, most, second = 0, 0, 0
    for player in range(game.players):
        chips = state.put[player]
        total += chips
        if chips > most:
            most, second = chips, most
        elif chips > second:
            second = chips
    return total - (most - second)


def next_level(game: Any, state: Any, below: int) -> int:
    """The least amount, above `below`, that a player still in the hand has put in."""
    found = 1 << 60
    for player in range(game.players):
        chips = state.put[player]
        if chips > below and not state.folded >> player & 1:
            found = min(found, chips)
    return found
