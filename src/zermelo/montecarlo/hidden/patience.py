"""How long to look for a belief: a number of states, and no longer than the move may take.

Kernels are called for as many states as they visit in a moment; between calls the clock is read.
In plain Python, where one state may take long, they read it themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any

from ... import clock
from ...clock import TimeIsUp, ending_at

_INTERVAL = 0.005  # seconds between looks at the clock
_LEAST = 16  # states


class Patience:
    """The states and seconds that are left for the belief in this turn.

    >>> patience = Patience(1000, pace=100_000)
    >>> patience.begin(seconds=60)
    >>> patience.left, patience.is_over
    (1000, False)
    """

    def __init__(self, states: int, pace: float) -> None:
        """`states`: the limit for each turn. `pace`: the states visited in a second, until it is
        measured."""
        self.states = self.left = states
        self._pace = pace
        self._end = inf

    def begin(self, seconds: float = inf) -> None:
        """Begin a turn, with a limit in seconds."""
        self.left = self.states
        self._end = clock.now() + seconds

    @property
    def seconds(self) -> float:
        """The time left; negative when it is over."""
        return self._end - clock.now()

    @property
    def is_over(self) -> bool:
        """Whether there is no time left."""
        return self._end < inf and self.seconds <= 0

    @contextmanager
    def sparing(self, share: float) -> Iterator[None]:
        """Inside, keep this share of the time left in reserve."""
        spared = share * max(self.seconds, 0.0) if self._end < inf else 0.0
        self._end -= spared
        try:
            yield
        finally:
            self._end += spared

    def affordable(self, most: int, share: float) -> int:
        """How many states, at most `most`, this kind of work can visit in a share of the time
        left."""
        if self._end == inf:
            return most
        return int(min(most, max(share * self.seconds * self._pace, 0)))

    def spend(
        self,
        record: Any,
        most: int,
        step: Callable[[int], object],
        enough: Callable[[], bool] = lambda: False,
        *,
        once: bool = False,
    ) -> None:
        """Call `step` with numbers of states to visit, until `most` were visited, `enough` is true
        or time is up.

        `step` leaves in `record.looked` how many it visited. With `once` it is called for a moment
        even if time is up.
        """
        while most > 0 and not enough() and (once or not self.is_over):
            began = clock.now()
            end = max(self._end, began + _INTERVAL) if once else self._end
            count, once = most, False
            if end < inf:
                moment = min(_INTERVAL, end - began)
                count = min(most, max(int(moment * self._pace), _LEAST))
            record.looked = 0
            try:
                with ending_at(end):
                    step(count)
            except TimeIsUp:
                most = 0
            looked, took = max(int(record.looked), 1), clock.now() - began
            most -= looked
            self.left -= looked
            if took > 0:
                self._pace = (self._pace + looked / took) / 2
