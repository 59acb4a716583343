"""Poker hands: the quick evaluator beside all choices of five, and the known frequencies."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import numpy as np
import pytest

from zermelo.bits import Bits, bit
from zermelo.games._poker import card_bit, cards_text, strength
from zermelo.games.limit_holdem import LimitHoldem
from zermelo.kernel import kernel, new_record

DECK = [(rank, suit) for rank in range(13) for suit in range(4)]

# Hands of seven cards by their best five, from the high card to the straight flush.
SEVEN = (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584)
FIVE = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40)

COUNTS = np.dtype([("of", np.int64, (9,))])


def best_five(cards: list[tuple[int, int]]) -> tuple[int, ...]:
    return max(naive(five) for five in itertools.combinations(cards, 5))


def naive(five: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The category, then the ranks in the order in which they count."""
    counts = Counter(rank for rank, _ in five)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    flush = len({suit for _, suit in five}) == 1
    if sorted(ranks) == [0, 1, 2, 3, 12]:
        ranks = [3]
        straight = True
    else:
        straight = len(ranks) == 5 and max(ranks) - min(ranks) == 4
        ranks = ranks[:1] if straight else ranks
    shape = sorted(counts.values(), reverse=True)
    shapes = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    category = shapes.get(tuple(shape), 0)
    if straight or flush:
        category = 8 if straight and flush else 5 if flush else 4
    return (category, *ranks)


def word(cards: list[tuple[int, int]]) -> Bits:
    made = Bits(0)
    for card in cards:
        made |= card_bit(*card)
    return made


@pytest.mark.parametrize("size", [5, 6, 7])
def test_beside_all_choices_of_five(size: int):
    dice = random.Random(size)
    hands = [dice.sample(DECK, size) for _ in range(400)]
    few_ranks = [card for card in DECK if card[0] < 5]
    hands += [dice.sample(few_ranks, size) for _ in range(400)]
    values = [strength(word(hand)) for hand in hands]
    oracle = [best_five(hand) for hand in hands]
    assert [value >> 26 for value in values] == [found[0] for found in oracle]
    order = sorted(range(len(hands)), key=lambda i: oracle[i])
    for one, other in itertools.pairwise(order):
        assert (values[one] == values[other]) == (oracle[one] == oracle[other])
        assert values[one] <= values[other]


@kernel
def count_hands(game, chosen, start, left, counts):
    """All hands that add `left` cards to the chosen ones."""
    if left == 0:
        counts.of[strength(chosen) >> 26] += 1
        return
    for card in range(start, 53 - left):
        count_hands(game, chosen | bit(16 * (card // 13) + card % 13), card + 1, left - 1, counts)


def frequencies(size: int) -> tuple[int, ...]:
    counts = new_record(COUNTS)
    count_hands(LimitHoldem(), Bits(0), 0, size, counts)
    return tuple(map(int, counts.of))


def test_frequencies_of_five_cards():
    assert frequencies(5) == FIVE


@pytest.mark.long
def test_frequencies_of_seven_cards():
    assert frequencies(7) == SEVEN


def test_names():
    assert cards_text(word([(12, 0), (0, 1), (8, 3)])) == ("As", "Tc", "2h")
