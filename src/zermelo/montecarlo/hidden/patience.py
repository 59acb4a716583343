"""How long to look for a belief: so many states, and not beyond the time of the move.

Kernels are called for as many states as are looked at in a moment, and the clock is looked at in
between. In plain Python, where one state may take long, they look at it themselves.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any

from ... import clock
from ...clock import TimeIsUp, ending_at

_GLANCE = 0.005  # seconds between looks at the clock
_LEAST = 16  # states


class Patience:
    """What is left of it in this turn.

    >>> patience = Patience(1000, pace=100_000)
    >>> patience.begin(seconds=60)
    >>> patience.left, patience.is_over
    (1000, False)
    """

    def __init__(self, states: int, pace: float) -> None:
        """`pace` is how many states are looked at in a second, until that is known better for
        each kind of work."""
        self.states = self.left = states
        self._pace: defaultdict[str, float] = defaultdict(lambda: pace)
        self._end = inf

    def begin(self, seconds: float = inf) -> None:
        """A turn begins."""
        self.left = self.states
        self._end = clock.now() + seconds

    @property
    def seconds(self) -> float:
        """How many are left; below 0 where it is late."""
        return self._end - clock.now()

    @property
    def is_over(self) -> bool:
        """Whether there is no time left."""
        return self._end < inf and self.seconds <= 0

    @contextmanager
    def sparing(self, share: float) -> Iterator[None]:
        """In here it is late sooner: this share of the time is left for afterwards."""
        spared = share * max(self.seconds, 0.0) if self._end < inf else 0.0
        self._end -= spared
        try:
            yield
        finally:
            self._end += spared

    def affordable(self, work: str, most: int, share: float) -> int:
        """At most so many states, as they can be looked at in a share of the time left."""
        if self._end == inf:
            return most
        return int(min(most, max(share * self.seconds * self._pace[work], 0)))

    def spend(
        self,
        work: str,
        record: Any,
        most: int,
        step: Callable[[int], object],
        enough: Callable[[], bool] = lambda: False,
        *,
        once: bool = False,
    ) -> None:
        """Call `step` with numbers of states to look at, until it was so many or time is up. It
        leaves in `record.looked` how many they were. `once` is for a moment even when it is late:
        for what nothing else can do."""
        while most > 0 and not enough() and (once or not self.is_over):
            began = clock.now()
            end = max(self._end, began + _GLANCE) if once else self._end
            count, once = most, False
            if end < inf:
                moment = min(_GLANCE, end - began)
                count = min(most, max(int(moment * self._pace[work]), _LEAST))
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
                self._pace[work] = (self._pace[work] + looked / took) / 2
