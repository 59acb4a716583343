"""The probabilities of cards whose hands come from ranges; never compiled."""

from __future__ import annotations

from typing import Any

from ...bits import Bits, each
from .ranges import HANDS, PLACES
from .start import free_weight


class RangeDeal:
    """The probabilities of the cards of two hands, dealt one by one, the lower of a hand first."""

    def __init__(self, ranges: tuple[Any, ...]) -> None:
        self.first = ranges[0] * free_weight(ranges[1])
        self.second = ranges[1]

    def __repr__(self) -> str:
        """The same for all: the game's parameters say which ranges these are."""
        return type(self).__name__

    def weight(self, others: Bits, own: tuple[int, ...], player: int) -> float:
        """What the hands of the player weigh that begin with these cards and miss the others'."""
        weights = self.first if player == 0 else self.second
        taken = {number_of(place) for place in each(others)}
        if len(own) == 2:
            return 0.0 if taken & set(own) else float(weights[PLACES[min(own), max(own)]])
        after = own[0] if own else -1
        return float(
            sum(
                weights[place]
                for place, (low, high) in enumerate(HANDS)
                if weights[place]
                and not taken & {low, high}
                and (not own or lower(low, high) == after)
            )
        )


def lower(one: int, other: int) -> int:
    """The card that is dealt first: suit by suit, from the deuce up."""
    return min(one, other, key=place_of_card)


def place_of_card(number: int) -> int:
    """The bit of a card in a word."""
    return 16 * (number % 4) + number // 4


def number_of(place: int) -> int:
    """The card of a bit: 4 * rank + suit."""
    return 4 * (place % 16) + place // 16
