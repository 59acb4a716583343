"""What to look at in a position of backgammon."""

from __future__ import annotations

import numpy as np

from ...bits import Bits, bit, each, popcount
from .men import BAR, CHECKERS, HOME, Men, count_in, count_on, made, mirrored, standing

NAMES = (
    "lead in a race",
    "checkers off",
    "lead in contact",
    "exposed blots",
    "points 1 to 3",
    "points 4 to 6",
    "points 7 and 8",
    "points 9 to 18",
    "points 19 to 21",
    "points 22 to 24",
    "points in a row",
    "checkers on the bar",
    "checkers behind a block",
    "stacks",
)
WEIGHTS = (0.71, 0.68, 0.77, 0.52, 0.02, 0.2, 0.09, 0.0, 0.05, -0.13, 0.07, 0.08, 0.03, 0.03)

# Rolls of 36 that hit from this many points away, in the open.
_SHOTS = np.array([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3], np.int64)
_DEEP, _INNER, _FRONT = Bits(0b1110), Bits(0b1110000), Bits(0b110000000)
_OUTER, _ANCHOR, _BACK = Bits(0x3FF << 9), Bits(0b111 << 19), Bits(0b111 << 22)


def features(own: Men, other: Men) -> tuple[float, ...]:
    """The player's less the opponent's; without contact only the race counts."""
    mine, theirs = pips(own), pips(other)
    lead = (theirs - mine) / (min(mine, theirs) + 30.0)
    off = (count_in(other, ~Bits(0)) - count_in(own, ~Bits(0))) / CHECKERS
    if not in_contact(own, other):
        return (lead, off, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    return (
        0.0,
        off,
        lead,
        exposure(other, own) - exposure(own, other),
        more_made(own, other, _DEEP),
        more_made(own, other, _INNER),
        more_made(own, other, _FRONT),
        more_made(own, other, _OUTER),
        more_made(own, other, _ANCHOR),
        more_made(own, other, _BACK),
        float(longest_run(made(own)) - longest_run(made(other))),
        barred(other, own) - barred(own, other),
        blocked(other, own) - blocked(own, other),
        float(stacked(other) - stacked(own)),
    )


def more_made(own: Men, other: Men, points: Bits) -> float:
    return float(popcount(made(own) & points) - popcount(made(other) & points))


def pips(men: Men) -> float:
    """Points still to go."""
    total = 0
    for point in each(standing(men)):
        total += point * count_on(men, point)
    return float(total)


def in_contact(own: Men, other: Men) -> bool:
    """Whether checkers of the two must still pass each other."""
    if (standing(own) | standing(other)) >> BAR & 1:
        return True
    theirs = mirrored(standing(other))
    return standing(own) > theirs & -theirs


def exposure(own: Men, other: Men) -> float:
    """What the opponent's next roll may hit, in laps around the board."""
    total = 0.0
    hitters = mirrored(standing(other)) | standing(other) >> BAR & 1
    blots = own.ones & ~made(own) & ~bit(BAR)
    for point in each(blots):
        rolls = 0
        for distance in range(1, min(point, 12) + 1):
            if hitters >> (point - distance) & 1:
                rolls += int(_SHOTS[distance])
        total += min(rolls, 36) / 36 * (25 - point) / 24
    return total


def longest_run(points: Bits) -> int:
    """How many points in a row are made, of those that hold checkers back."""
    points &= bit(16) - 2
    count = 0
    while points:
        points &= points << 1
        count += 1
    return count


def barred(own: Men, other: Men) -> float:
    """Checkers on the bar, the worse the more points are closed to them."""
    return count_on(own, BAR) * (1.0 + popcount(made(other) & HOME))


def blocked(own: Men, other: Men) -> float:
    """Checkers far back, times the made points that they have just before them."""
    total = 0.0
    walls = mirrored(made(other))
    back = standing(own) & ~(bit(19) - 1)
    for point in each(back):
        before = walls & (bit(point) - 1) & ~(bit(point - 6) - 1)
        total += count_on(own, point) * popcount(before)
    return total


def stacked(men: Men) -> int:
    """Checkers on points that have enough already."""
    return 4 * popcount(men.eights) + popcount(men.fours & ~HOME) + popcount(men.fours & men.twos)
