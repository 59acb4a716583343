"""The legal ways to play a roll, each resulting position exactly once.

A play is up to four points, five bits each, from which checkers go: with two different dice
the point played by the larger die, then the other's; with a double in falling order.
Zero is no checker. As many dice as possible must be played; of two dice that can't both
be, the larger.

Plays come in batches that differ in the last point only: a prefix, and a set of points to put
at a shift. How the same position could come twice, and which way is left out:

- both dice may be played in either order: the larger first, where that is legal;
- one checker may take both, stopping at either of two points: unless a checker is hit on one
  of them, the stop of the larger die first stands for both;
- two checkers may be borne off by either die: the one farther off by the larger.
"""

from __future__ import annotations

from typing import NamedTuple

from ...bits import Bits, bit, highest, lowest, without_lowest
from .men import BAR, Men, movable, moved

BITS = 5
POINT = 31
LARGER, SMALLER, LAST = 0, 1, 2  # the phases of two different dice; LAST: there are no more


class DiceTurn(NamedTuple):
    """What the player on roll may do it with."""

    men: Men
    free: Bits  # points that may be entered
    blots: Bits  # points where a lone checker of the opponent stands
    high: int
    low: int


class PlayBatch(NamedTuple):
    phase: int  # of different dice; of a double how many dice are played
    prefix: int
    shift: int
    points: Bits
    left: Bits  # first points of this phase still to come


def first_batch(turn: DiceTurn) -> PlayBatch:
    """The first batch that is not empty; of no play but to pass, the point 0."""
    if turn.high == turn.low:
        for dice in range(4, 0, -1):
            batch = next_double(turn, PlayBatch(dice, 0, 0, Bits(0), Bits(0)))
            if batch.phase != 0:
                return batch
        return PlayBatch(0, 0, 0, Bits(1), Bits(0))
    start = movable(turn.men, turn.free, turn.high)
    batch = next_pair(turn, PlayBatch(LARGER, 0, 0, Bits(0), start))
    if batch.phase != LAST:
        return batch
    if start:
        return PlayBatch(LAST, 0, 0, start, Bits(0))
    start = movable(turn.men, turn.free, turn.low)
    return PlayBatch(LAST, 0, BITS, start if start else Bits(1), Bits(0))


def next_batch(turn: DiceTurn, batch: PlayBatch) -> PlayBatch:
    """The next one that is not empty; an empty one after the last."""
    if turn.high == turn.low:
        return next_double(turn, batch)
    return next_pair(turn, batch)


# Two different dice.


def next_pair(turn: DiceTurn, batch: PlayBatch) -> PlayBatch:
    phase, left = batch.phase, batch.left
    while phase != LAST:
        while left:
            point = lowest(left)
            left = without_lowest(left)
            if phase == LARGER:
                points = after_larger(turn, point)
                if points:
                    return PlayBatch(phase, point, BITS, points, left)
            else:
                points = after_smaller(turn, point)
                if points:
                    return PlayBatch(phase, point << BITS, 0, points, left)
        phase += 1
        left = movable(turn.men, turn.free, turn.low) if phase == SMALLER else Bits(0)
    return PlayBatch(LAST, 0, 0, Bits(0), Bits(0))


def after_larger(turn: DiceTurn, point: int) -> Bits:
    """From where the smaller die may be played after the larger from this point."""
    points = movable(moved(turn.men, point, turn.high), turn.free, turn.low)
    start = point + turn.low
    if start < BAR and points >> start & 1 and not turn.blots & bit(start - turn.high):
        # As if one checker had come from `start` and stopped here, where another stood.
        same = goes_through(turn, start)
        points &= ~bit(start) if same else ~Bits(0)
    return points


def after_smaller(turn: DiceTurn, point: int) -> Bits:
    """From where the larger die may be played after the smaller, if not the other way round."""
    points = movable(moved(turn.men, point, turn.low), turn.free, turn.high)
    if point <= turn.low:
        points &= ~(bit(point) - 1)  # both borne off: this one by the larger
    stop = point - turn.low
    if stop > 0 and points >> stop & 1:
        hits = turn.blots & (bit(stop) | bit(max(point - turn.high, 0)))
        if not hits and goes_through(turn, point):
            points &= ~bit(stop)
    new, start = Bits(0), movable(turn.men, turn.free, turn.high)
    while points:
        other = lowest(points)
        if not start >> other & 1 or not is_after_larger(turn, other, point):
            new |= bit(other)
        points = without_lowest(points)
    return new


def is_after_larger(turn: DiceTurn, point: int, other: int) -> bool:
    return bool(movable(moved(turn.men, point, turn.high), turn.free, turn.low) >> other & 1)


def goes_through(turn: DiceTurn, point: int) -> bool:
    """Whether a checker from this point may take both dice, the larger first."""
    stop = point - turn.high
    if stop <= 0 or not movable(turn.men, turn.free, turn.high) >> point & 1:
        return False
    return is_after_larger(turn, point, stop)


# Doubles.


def next_double(turn: DiceTurn, batch: PlayBatch) -> PlayBatch:
    """The next prefix, one point shorter than a play, that can be completed.

    Points fall along a play, the highest come first: a level that is exhausted gives
    way to the one before it, which then goes on below its last point.
    """
    dice, play = batch.phase, batch.prefix
    level, limit = 0, BAR
    if batch.points:  # go on after this prefix
        level = dice - 2
        limit = point_at(play, level) - 1 if level >= 0 else 0
    while level >= 0:
        play &= (1 << BITS * level) - 1
        points = movable(after(turn, play, level), turn.free, turn.low)
        points &= bit(limit + 1) - 1
        if not points:
            level -= 1
            limit = point_at(play, level) - 1 if level >= 0 else 0
        elif level == dice - 1:
            return PlayBatch(dice, play, BITS * level, points, Bits(0))
        else:
            limit = highest(points)
            play |= limit << BITS * level
            level += 1
    return PlayBatch(0, 0, 0, Bits(0), Bits(0))


def point_at(play: int, level: int) -> int:
    return play >> BITS * level & POINT


def after(turn: DiceTurn, play: int, count: int) -> Men:
    men = turn.men
    for level in range(count):
        men = moved(men, point_at(play, level), turn.low)
    return men
