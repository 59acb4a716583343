"""Poker: betting between two players; cards in words, and the best five of any number of cards.

A set of cards is a word: sixteen bits for each suit, of which the lowest thirteen are the ranks
from the deuce up.
"""

from __future__ import annotations

from typing import Any

from ..bits import Bits, bit, each, highest, popcount, without_lowest
from ..board import Chips, Text

RANKS, SUITS = "23456789TJQKA", "shdc"
HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)
_SUIT = 0x1FFF
_ACE = 12


def card_bit(rank: int, suit: int) -> Bits:
    return bit(16 * suit + rank)


def strength(cards: Bits) -> int:
    """The better the best five of up to seven cards, the greater; equal hands are equal."""
    a, b, c, d = cards & _SUIT, cards >> 16 & _SUIT, cards >> 32 & _SUIT, cards >> 48 & _SUIT
    for suit in (a, b, c, d):
        if popcount(suit) >= 5:  # then nothing better than a flush but a straight one is there
            top = straight(suit)
            if top >= 0:
                return ranked(STRAIGHT_FLUSH, bit(top), Bits(0))
            return ranked(FLUSH, highest_of(suit, 5), Bits(0))
    once = a | b | c | d
    twice = a & b | c & d | (a | b) & (c | d)
    thrice = a & b & (c | d) | c & d & (a | b)
    four = a & b & c & d
    if four:
        four = highest_of(four, 1)
        return ranked(FOUR, four, highest_of(once & ~four, 1))
    if thrice:
        three = highest_of(thrice, 1)
        if twice & ~three:
            return ranked(FULL_HOUSE, three, highest_of(twice & ~three, 1))
    top = straight(once)
    if top >= 0:
        return ranked(STRAIGHT, bit(top), Bits(0))
    if thrice:
        return ranked(THREE, thrice, highest_of(once & ~thrice, 2))
    if without_lowest(twice):
        pairs = highest_of(twice, 2)
        return ranked(TWO_PAIR, pairs, highest_of(once & ~pairs, 1))
    if twice:
        return ranked(PAIR, twice, highest_of(once & ~twice, 3))
    return ranked(HIGH, highest_of(once, 5), Bits(0))


def ranked(category: int, first: Bits, second: Bits) -> int:
    """Categories compare before the ranks that make them, and those before the rest."""
    return category << 26 | int(first) << 13 | int(second)


_HANDS = (
    "a high card",
    "a pair",
    "two pairs",
    "three of a kind",
    "a straight",
    "a flush",
    "a full house",
    "four of a kind",
    "a straight flush",
)


def hand_words(strength: int) -> str:
    """
    >>> hand_words(FULL_HOUSE << 26)
    'a full house'
    """
    return _HANDS[strength >> 26]


def straight(ranks: Bits) -> int:
    """The highest rank of five in a row, negative if none are; an ace is below the deuce too."""
    line = ranks << 1 | ranks >> _ACE
    return highest(line & line << 1 & line << 2 & line << 3 & line << 4) - 1


def highest_of(ranks: Bits, count: int) -> Bits:
    """The `count` highest of these ranks."""
    for _ in range(popcount(ranks) - count):
        ranks = without_lowest(ranks)
    return ranks


# Betting.

FOLD, CALL, RAISE = range(3)
NOBODY = -1


def pot_share(state: Any, player: int, ahead: int) -> float:
    """The utility at the end: `ahead` is above 0 if the player's cards are better, below 0 if
    worse; it counts if neither has folded."""
    if state.folded != NOBODY:
        ahead = -1 if player == state.folded else 1
    if ahead == 0:
        return 0.0
    return float(state.chips[1 - player] if ahead > 0 else -state.chips[player])


def bet_text(state: Any, action: int, opened: bool) -> str:
    """What folding, calling or raising is called here; `opened`: there was a bet already."""
    behind = state.chips[0] != state.chips[1]
    return ("fold", "call" if behind else "check", "raise" if opened else "bet")[action]


# Text and picture; never compiled.


def bet_words(state: Any, action: int, size: int) -> str:
    """Folding, calling or raising with its amount; bets of this round are `size` each."""
    if action == FOLD:
        return "fold"
    behind = abs(state.chips[0] - state.chips[1])
    if action == CALL:
        return f"call {behind}" if behind else "check"
    return f"raise to {size * (state.raises + 1)}" if state.raises else f"bet {size}"


def betting_text(state: Any, *, blinds: bool = False) -> str:
    """All actions so far by name; with `blinds`, there is a bet before the first."""
    names: list[str] = []
    behind, opened, ply = blinds, blinds, 0
    for action in _actions(state.betting):
        called = "call" if behind else "check"
        names.append(("fold", called, "raise" if opened else "bet")[action])
        if action == RAISE:
            behind, opened, ply = True, True, ply + 1
        elif ply:  # both have had their turn: the next round
            behind, opened, ply = False, False, 0
        else:
            behind, ply = False, 1
    return ", ".join(names)


def _actions(betting: int) -> list[int]:
    """In the order in which they were taken."""
    found: list[int] = []
    while betting:
        found.insert(0, (betting & 3) - 1)
        betting >>= 2
    return found


def betting(state: Any, *, blinds: bool = False) -> Text:
    words = betting_text(state, blinds=blinds)
    return Text(words, "betting" if words else "")


def stakes(chips: tuple[int, ...], stack: int, names: tuple[str, ...]) -> Chips:
    """What each has put into the pot, of the stack that a hand can cost at most."""
    return Chips(chips, tuple(stack - bet for bet in chips), names, "the pot")


def card_text(rank: int, suit: int) -> str:
    return RANKS[rank] + SUITS[suit]


def spoken(name: str) -> str:
    """A card as it is written in a sentence: 10♠ for Ts."""
    return name[0].replace("T", "10") + "♠♥♦♣"[SUITS.index(name[1])]


def cards_text(cards: Bits) -> tuple[str, ...]:
    """The names of the cards, the highest first."""
    places = sorted((-(place % 16), place // 16) for place in each(cards))
    return tuple(card_text(-rank, suit) for rank, suit in places)
