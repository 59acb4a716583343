"""The budget of a search: iterations, seconds, reports, Ctrl-C and requests to stop."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from .. import clock
from ..cancellation import stop_requested
from ..clock import TimeIsUp, ending_at
from ..game import check_positive
from ..settings import POSITIVE, check_within

_MOMENT = 0.02  # seconds between looks at the clock and the keyboard
_REPORT = 0.25  # seconds between reports
_MOST = (1 << 31) - 1  # simulations in one call


@dataclass(frozen=True)
class Cost:
    """What a search cost, and why it ended."""

    simulations: int
    seconds: float
    stopped: str = "searching"


@dataclass(frozen=True)
class SearchBudget:
    """A limit in iterations, in seconds, or both; 1 second unless given."""

    iterations: int | None = None
    seconds: float | None = None
    report: Callable[[Cost], None] | None = None
    """Called a few times a second with the cost so far."""
    least: int = 1
    """Iterations that are always completed: without them there is no answer."""

    def __post_init__(self) -> None:
        check_positive(iterations=self.iterations)
        check_within(POSITIVE, seconds=self.seconds)
        if self.iterations is None and self.seconds is None:
            object.__setattr__(self, "seconds", 1.0)

    def less(self, seconds: float) -> SearchBudget:
        """The budget that is left after `seconds`: at least a twentieth."""
        if self.seconds is None:
            return self
        return replace(self, seconds=max(self.seconds - seconds, self.seconds / 20))

    def spend(
        self,
        step: Callable[[int], object],
        done: Callable[[], int],
        *,
        first: int = 1,
        ended: Callable[[Cost], str] = lambda cost: "",
    ) -> Cost:
        """Call `step` with a number of iterations to do, until the budget is spent.

        `done` counts the iterations so far; `ended` may give another reason to stop. Steps are
        short, so that Ctrl-C and other requests to stop are noticed. In plain Python an iteration
        that exceeds the time is broken off and does not count.
        """
        most = math.inf if self.iterations is None else self.iterations
        start = reported = clock.now()
        size, stopped = first, ""
        try:
            while not stopped:
                began = clock.now()
                with ending_at(self._end(start, done())):
                    step(int(min(size, most - done())))
                now = clock.now()
                cost = Cost(done(), now - start)
                stopped = ended(cost) or self._why_stop(cost)
                size = self._next_size(size, now - began, now - start)
                if self.report is not None and not stopped and now - reported >= _REPORT:
                    self.report(cost)
                    reported = now
        except TimeIsUp:
            stopped = "time"
        except KeyboardInterrupt:
            if done() < self.least:
                raise
            stopped = "interrupted"
        return Cost(done(), clock.now() - start, stopped)

    def _end(self, start: float, done: int) -> float:
        """The time at which an iteration is broken off."""
        if self.seconds is None or done < self.least:
            return math.inf
        return start + self.seconds

    def _why_stop(self, cost: Cost) -> str:
        if self.iterations is not None and cost.simulations >= self.iterations:
            return "iterations"
        if stop_requested() and cost.simulations >= self.least:
            return "interrupted"
        return "time" if self.seconds is not None and cost.seconds >= self.seconds else ""

    def _next_size(self, size: int, took: float, spent: float) -> int:
        """The iterations of the next step: as many as take a moment, fewer when less time is
        left."""
        left = _MOMENT if self.seconds is None else min(_MOMENT, self.seconds - spent)
        return int(min(max(size * min(max(left / max(took, 1e-9), 0.1), 8.0), 1), _MOST))
