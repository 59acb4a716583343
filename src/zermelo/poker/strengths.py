"""Hands of two ranges on a board: in the order of their strength, and against each other."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..bits import Bits
from ..games._poker import strength
from ..kernel import kernel


@kernel
def rank_hands(words: Any, table: Any, out: Any) -> None:
    """The strength of each hand with the cards on the table; -1 where they share a card."""
    for hand in range(len(words)):
        word = Bits(words[hand])
        out[hand] = -1 if word & table else strength(word | table)


@kernel
def add_outcomes(words: Any, others: Any, ranks: Any, ranks_of_others: Any, out: Any) -> None:
    """Add 1 for each pair of hands that the first wins, -1 for each that it loses."""
    for one in range(len(words)):
        if ranks[one] < 0:
            continue
        for other in range(len(others)):
            if ranks_of_others[other] >= 0 and not int(words[one]) & int(others[other]):
                if ranks[one] > ranks_of_others[other]:
                    out[one, other] += 1.0
                elif ranks[one] < ranks_of_others[other]:
                    out[one, other] -= 1.0


def word_of(cards: Any) -> int:
    """The cards, 4 * rank + suit, as a word of sixteen bits a suit."""
    return sum(1 << 16 * (card % 4) + card // 4 for card in cards)


def words_of(hands: Any) -> Any:
    return np.array([word_of(hand) for hand in hands], np.uint64)


def ranks_on(words: Any, table: int) -> Any:
    """[hands] the strength of each hand, -1 for those that the table blocks."""
    out = np.zeros(len(words), np.int64)
    rank_hands.compiled(words, Bits(table), out)
    return out


class Order(NamedTuple):
    """The hands of both players in the order of their strength on one board: see PublicTree."""

    order: Any
    able: Any
    holders: Any
    cuts: Any
    places: Any


def ordered(cards: tuple[Any, Any], ranks: tuple[Any, Any], most: int) -> Order:
    """`cards` are each player's hands, `ranks` their strengths, negative where they are blocked."""
    found = Order(
        np.zeros((2, most), np.int16),
        np.zeros(2, np.int64),
        np.zeros((2, 2 * most), np.int16),
        np.zeros((2, 53), np.int64),
        np.zeros((2, 8, most), np.int16),
    )
    for player in (0, 1):
        order = np.argsort(ranks[player], kind="stable")
        order = order[ranks[player][order] >= 0]
        found.able[player] = len(order)
        found.order[player, : len(order)] = order
        held = cards[player][order]  # [hands, 2]
        by_card = np.argsort(held.ravel(), kind="stable")
        found.holders[player, : len(by_card)] = order[by_card // 2]
        found.cuts[player] = np.searchsorted(held.ravel()[by_card], np.arange(53))
    for player in (0, 1):
        _find_places(cards, ranks, player, found)
    return found


def _find_places(cards: tuple[Any, Any], ranks: Any, player: int, found: Order) -> None:
    """Where each hand of the player stands among the other's."""
    other, count = 1 - player, found.able[player]
    order = found.order[player, :count]
    mine, theirs = ranks[player][order], ranks[other]
    sorted_ranks = theirs[found.order[other, : found.able[other]]]
    places = found.places[player]
    places[0, :count] = np.searchsorted(sorted_ranks, mine, "left")
    places[1, :count] = np.searchsorted(sorted_ranks, mine, "right")
    cuts = found.cuts[other]
    # Card by card and within a card by strength: one search through all of them.
    holders = found.holders[other, : 2 * found.able[other]]
    card_of = np.repeat(np.arange(52), np.diff(cuts))
    span = int(max(ranks[0].max(), ranks[1].max())) + 2
    keys = card_of * span + theirs[holders]
    for which in (0, 1):
        card = cards[player][order, which]
        for row, key in enumerate((card * span + mine, card * span + mine + 1, (card + 1) * span)):
            places[2 + 3 * which + row, :count] = np.searchsorted(keys, key, "left") + card
