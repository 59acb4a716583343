"""Where a search may end before its limit: as soon as its best action is settled.

A move is worth more time than usual where the best action changes from level to level or its value
falls, and less where it has long been the same or takes nearly all nodes to search, since all
others are refuted at once. After each level the share of the limit that is spent is compared with
the soft limit, times how unsettled the search is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..result import Deepening

NEXT_LEVEL = 0.6  # of the time for a move: what is left would not be enough for another level
CHANGED = (1.5, 1.2, 1.0, 0.85)  # by levels since the best action changed
LONG_THE_SAME = 0.75
FALLING = 0.5  # for a fall of the value by as much as it is in doubt
MOST_FALLEN = 2.0
EFFORT = 0.75  # of the nodes: what the best action takes as a rule
LEAST, MOST = 0.3, 3.0


def is_settled(
    levels: Sequence[Deepening], spent: float, soft_limit: float, doubt: float, effort: float | None
) -> bool:
    """Whether to end after these levels, with this share of the limit spent.

    `doubt` is the usual error of values, 0 if it is not known; `effort` the share of the last
    level's nodes below its best action.
    """
    if effort == 1.0:  # there is nothing else to choose
        return True
    return spent >= NEXT_LEVEL * soft_limit * unsettled(levels, doubt, effort)


def unsettled(levels: Sequence[Deepening], doubt: float, effort: float | None) -> float:
    """The factor of the usual time that a move deserves."""
    factor = _changing(levels) * _falling(levels, doubt)
    if effort is not None:
        factor *= 1.0 + EFFORT - effort
    return min(max(factor, LEAST), MOST)


def _changing(levels: Sequence[Deepening]) -> float:
    last = len(levels) - 1
    while last > 0 and levels[last - 1].action == levels[-1].action:
        last -= 1
    same = len(levels) - 1 - last
    return CHANGED[same] if same < len(CHANGED) else LONG_THE_SAME


def _falling(levels: Sequence[Deepening], doubt: float) -> float:
    """Values swing with the parity of the depth, so that two levels before it are looked at."""
    before = [level.value for level in levels[-3:-1]]
    if doubt <= 0 or not before or not all(map(math.isfinite, (*before, levels[-1].value))):
        return 1.0
    fall = (sum(before) / len(before) - levels[-1].value) / doubt
    return 1.0 + FALLING * min(max(fall, 0.0), MOST_FALLEN)
