"""Ranges of hands in the usual notation: `AA,AKs,T9s+,KQo:0.5,QQ-88,AsKd`.

A pair `QQ` is six hands, `AKs` the four suited ones, `AKo` the twelve offsuit, `AK` all sixteen.
`+` adds the better ones of the same kind: higher pairs, or a higher second card. `QQ-88` and
`A9s-A5s` are all from the one to the other. A weight from 0 to 1 follows a colon; later entries
replace earlier ones. `all` is every hand.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from ...errors import BadParameter, short
from .._poker import RANKS, SUITS

HANDS = tuple(itertools.combinations(range(52), 2))
"""The 1,326 hands as two cards, lower first; card 4 * rank + suit."""
PLACES = {hand: place for place, hand in enumerate(HANDS)}
CLASSES = 169

_RANK = f"[{RANKS}]"
_CLASS = rf"({_RANK})({_RANK})([so]?)"
_ENTRY = re.compile(rf"(?:{_CLASS}(\+|-{_CLASS})?|({_RANK}[{SUITS}])({_RANK}[{SUITS}])|(all))")
_HINT = "write hands like AA, AKs, T9o, QQ-88, A5s+ or AsKd, with weights like :0.5"


def parse_range(text: str) -> Any:
    """[1326] the weight of each hand.

    >>> int(parse_range("AA,AKs").sum()), float(parse_range("72o:0.5").sum())
    (10, 6.0)
    """
    weights = np.zeros(len(HANDS))
    entries = [entry for entry in re.split(r"[,\s]+", text.strip()) if entry]
    if not entries:
        raise BadParameter(f"a range names at least one hand; {_HINT}")
    for entry in entries:
        name, _, weight = entry.partition(":")
        weights[list(_hands(name, entry))] = _weight(weight, entry) if ":" in entry else 1.0
    if not weights.any():
        raise BadParameter(f"all hands of the range {short(text, 60)!r} have weight 0")
    return weights


def _weight(text: str, entry: str) -> float:
    if not re.fullmatch(r"\d*\.?\d+|\d+\.", text) or not 0 <= float(text) <= 1:
        raise BadParameter(f"a weight is from 0 to 1, like AKs:0.5, not {short(entry)!r}")
    return float(text)


def _hands(name: str, entry: str) -> Iterator[int]:
    tidy = _tidy(name)
    match = _ENTRY.fullmatch(tidy)
    if match is None:
        raise BadParameter(f"{short(entry)!r} is no range of hands; {_HINT}")
    high, low, kind, more, high_to, low_to, kind_to, one, other, everything = match.groups()
    if everything:
        yield from range(len(HANDS))
    elif one:
        if one == other:
            raise BadParameter(f"{short(entry)!r} has the same card twice")
        yield place_of(card(one), card(other))
    else:
        for first, second in _classes(high, low, more, high_to, low_to, kind == kind_to, entry):
            yield from class_hands(first, second, kind)


def _tidy(name: str) -> str:
    """Ranks in capitals, suits and kinds in small letters."""
    if name.lower() == "all":
        return "all"
    return re.sub(
        r"[tjqka]", lambda found: found[0].upper(), name.replace("O", "o").replace("S", "s")
    )


def _classes(
    high: str, low: str, more: str | None, high_to: str, low_to: str, same_kind: bool, entry: str
) -> Iterator[tuple[int, int]]:
    """The ranks of the two cards, higher first, of each class that is meant."""
    first, second = sorted((RANKS.index(high), RANKS.index(low)), reverse=True)
    if not more:
        yield first, second
    elif more == "+":
        if first == second:
            yield from ((rank, rank) for rank in range(first, 13))
        else:
            yield from ((first, rank) for rank in range(second, first))
    else:
        top, bottom = sorted((RANKS.index(high_to), RANKS.index(low_to)), reverse=True)
        pairs = first == second and top == bottom
        if not same_kind or not (pairs or (first == top and first != second and top != bottom)):
            raise BadParameter(
                f"{short(entry)!r} goes from one kind of hand to another; write it in two, such as "
                "QQ-88,A9s-A5s"
            )
        for rank in range(min(second, bottom), max(second, bottom) + 1):
            yield (rank, rank) if pairs else (first, rank)


def class_hands(first: int, second: int, kind: str = "") -> Iterator[int]:
    """The places of the hands of two ranks: suited `s`, offsuit `o`, or both."""
    for one, other in itertools.product(range(4), repeat=2):
        if first == second and one <= other:
            continue
        if kind and first != second and (one == other) != (kind == "s"):
            continue
        yield place_of(4 * first + one, 4 * second + other)


def place_of(one: int, other: int) -> int:
    """Where the hand of two cards stands in HANDS."""
    low, high = min(one, other), max(one, other)
    return low * (103 - low) // 2 + high - low - 1


def card(name: str) -> int:
    """The number of a card: 4 * rank + suit.

    >>> card("2s"), card("Ac")
    (0, 51)
    """
    return 4 * RANKS.index(name[0]) + SUITS.index(name[1])


def card_name(number: int) -> str:
    return RANKS[number // 4] + SUITS[number % 4]


def hand_name(place: int) -> str:
    """A hand in letters, the higher card first.

    >>> hand_name(place_of(card("Kd"), card("As")))
    'AsKd'
    """
    low, high = HANDS[place]
    if low // 4 == high // 4:
        low, high = high, low
    return card_name(high) + card_name(low)


def class_of(place: int) -> int:
    """The number of a hand's class: 13 * row + column of the usual square, AA first, suited above.

    >>> class_of(place_of(card("As"), card("Ks"))), class_of(place_of(card("As"), card("Kd")))
    (1, 13)
    """
    low, high = HANDS[place]
    first, second = 12 - high // 4, 12 - low // 4
    return 13 * first + second if high % 4 == low % 4 else 13 * second + first


def class_name(number: int) -> str:
    """What the class is called.

    >>> class_name(0), class_name(1), class_name(13)
    ('AA', 'AKs', 'AKo')
    """
    row, column = divmod(number, 13)
    first, second = RANKS[12 - min(row, column)], RANKS[12 - max(row, column)]
    return first + second + ("" if row == column else "s" if row < column else "o")
