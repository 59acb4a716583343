"""How often each of the 169 kinds of hands beats each other one before the flop, exactly.

All boards of five cards are gone through, up to exchanges of suits, and on each board all pairs of
hands. The table is shipped; `python scripts/preflop_equity.py` makes it.
"""

from __future__ import annotations

import itertools
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from ..display import shown
from ..games._holdem.ranges import CLASSES, HANDS, class_of
from ..kernel import kernel
from .strengths import ranks_on, words_of

FILE = "preflop_equity.npz"
CARDS = 52


@shown
class Equity(NamedTuple):
    """Numbers of pairs of hands and boards, by the kinds of both hands: see `class_of`.

    Attributes:
        wins: [169, 169] how many the first wins
        ties: [169, 169] how many are shared
        pairs: [169, 169] how many pairs of hands there are that share no card
    """

    wins: Any
    ties: Any
    pairs: Any

    @property
    def boards(self) -> Any:
        """[169, 169] the number of all pairs of hands and boards."""
        return self.wins + self.wins.T + self.ties

    @property
    def shares(self) -> Any:
        """[169, 169] the first hand's expected share of the pot."""
        return (self.wins + self.ties / 2) / self.boards


@cache
def preflop_equity() -> Equity:
    """The shipped table.

    >>> from zermelo.games._holdem.ranges import class_name
    >>> aces, kings = 0, 14
    >>> class_name(kings), round(float(preflop_equity().shares[aces, kings]), 4)
    ('KK', 0.8195)
    """
    with (files(__package__) / FILE).open("rb") as file, np.load(file, allow_pickle=False) as kept:
        return Equity(kept["wins"], kept["ties"], kept["pairs"])


def boards() -> tuple[Any, Any]:
    """The boards of five cards up to exchanges of suits, as words, and how many each stands for."""
    count = 2_598_960
    cards = np.fromiter(
        itertools.chain.from_iterable(itertools.combinations(range(CARDS), 5)), np.int64, 5 * count
    ).reshape(count, 5)
    suits = np.zeros((count, 4), np.uint64)
    for column in cards.T:
        suits[np.arange(count), column % 4] |= np.uint64(1) << (column // 4).astype(np.uint64)
    suits.sort(axis=1)
    words = suits[:, 0]
    for suit in range(1, 4):
        words = words | suits[:, suit] << np.uint64(16 * suit)
    found, counts = np.unique(words, return_counts=True)
    return found, counts


def count_equity(part: slice = slice(None)) -> Equity:
    """The table, counted; or only its part from some of the boards."""
    words, each = boards()
    words, each = words[part], each[part]
    hands = words_of(HANDS)
    kinds = np.array([class_of(place) for place in range(len(HANDS))])
    holders = np.array(
        [[place for place, hand in enumerate(HANDS) if card in hand] for card in range(CARDS)]
    )
    wins, ties = (np.zeros((CLASSES, CLASSES), np.int64) for _ in range(2))
    counts = np.zeros((2, CLASSES), np.int64)
    cards = np.array(HANDS)
    for word, number in zip(words.tolist(), each.tolist(), strict=True):
        ranks = ranks_on(hands, word)
        order = np.argsort(ranks, kind="stable")
        order = order[int((ranks < 0).sum()) :]
        add_board.compiled(ranks, order, kinds, cards, holders, number, counts, wins, ties)
    return Equity(wins, ties, count_pairs())


def count_pairs() -> Any:
    """[169, 169] the pairs of hands of two kinds that share no card."""
    cards = np.array(HANDS)
    apart = np.ones((len(HANDS), len(HANDS)), bool)
    for one, other in itertools.product(cards.T, repeat=2):
        apart &= one[:, None] != other[None, :]
    kinds = np.array([class_of(place) for place in range(len(HANDS))])
    of_kind = (kinds[:, None] == np.arange(CLASSES)).astype(np.float64)
    return (of_kind.T @ apart.astype(np.float64) @ of_kind).astype(np.int64)


@kernel
def add_board(
    ranks: Any,
    order: Any,
    kinds: Any,
    cards: Any,
    holders: Any,
    number: int,
    counts: Any,
    wins: Any,
    ties: Any,
) -> None:
    """Add one board: for each hand all weaker and all equal ones by their kind, less those with a
    card of it. `counts` is scratch memory, [2, 169]."""
    below, level = counts[0], counts[1]
    for kind in range(len(below)):
        below[kind] = 0
    at = 0
    while at < len(order):
        end, rank = at, ranks[order[at]]
        for kind in range(len(level)):
            level[kind] = 0
        while end < len(order) and ranks[order[end]] == rank:
            level[kinds[order[end]]] += 1
            end += 1
        for place in range(at, end):
            hand = order[place]
            won, tied = wins[kinds[hand]], ties[kinds[hand]]
            for kind in range(len(below)):
                won[kind] += number * below[kind]
                tied[kind] += number * level[kind]
            tied[kinds[hand]] += number  # the hand itself has both cards, and is subtracted twice
            for which in range(2):
                for other in holders[cards[hand, which]]:
                    if 0 <= ranks[other] < rank:
                        won[kinds[other]] -= number
                    elif ranks[other] == rank:
                        tied[kinds[other]] -= number
        for kind in range(len(below)):
            below[kind] += level[kind]
        at = end
