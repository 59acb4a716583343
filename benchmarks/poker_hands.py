"""Poker hands of seven cards: how many a second are ranked, on one core?

Beside phevaluator, which looks hands up in tables. Ours is one Python function, measured as it
stands and compiled.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.bits import Bits, bit
from zermelo.games._poker import card_bit, strength
from zermelo.games.limit_holdem import LimitHoldem
from zermelo.kernel import kernel, new_record

TITLE = "poker hands of seven cards against phevaluator"
COUNTS = np.dtype([("of", np.int64, (9,))])
FEW = 20_000


@kernel
def rank_all(game: Any, chosen: Any, start: int, left: int, counts: Any) -> None:
    """All hands that add `left` cards to the chosen ones."""
    if left == 0:
        counts.of[strength(chosen) >> 26] += 1
        return
    for card in range(start, 53 - left):
        rank_all(game, chosen | bit(16 * (card // 13) + card % 13), card + 1, left - 1, counts)


def compiled() -> Contestant:
    game = LimitHoldem()

    def run() -> Measurement:
        counts = new_record(COUNTS)
        rank_all(game, Bits(0), 0, 7, counts)
        assert counts.of.sum() == 133_784_560
        return Measurement(int(counts.of.sum()), "hands")

    return Contestant("zermelo, all 133,784,560", run, prepare=run)


def hands() -> list[list[tuple[int, int]]]:
    dice = random.Random(7)
    deck = [(rank, suit) for rank in range(13) for suit in range(4)]
    return [dice.sample(deck, 7) for _ in range(FEW)]


def plain() -> Contestant:
    words = []
    for hand in hands():
        word = Bits(0)
        for card in hand:
            word |= card_bit(*card)
        words.append(word)

    def run() -> Measurement:
        for word in words:
            strength(word)
        return Measurement(FEW, "hands")

    return Contestant("zermelo in plain Python", run)


def phevaluator() -> Contestant:
    from phevaluator import evaluate_cards

    numbers = [[4 * rank + suit for rank, suit in hand] for hand in hands()]

    def run() -> Measurement:
        for hand in numbers:
            evaluate_cards(*hand)
        return Measurement(FEW, "hands")

    return Contestant("phevaluator", run)


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(
        "seven-card hands, one thread",
        [compiled(), plain(), phevaluator()],
        reference="phevaluator",
        asked="zermelo at least 20 times phevaluator",
    )
