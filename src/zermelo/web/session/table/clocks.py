"""Clocks of a game on the page: that of the player to move runs.

People are charged what passes between two positions. A computer's player is charged what it
thought: not the time in which it waited for a process or for a compiler.
"""

from __future__ import annotations

from .... import clock
from ....play.match.timing import Clocks, TimeControl
from ...messages.responses import ClocksShown
from ...messages.schema import TimeLimit


def time_control(limit: TimeLimit | None) -> TimeControl:
    return TimeControl() if limit is None else TimeControl(limit.base, limit.increment)


class RunningClocks(Clocks):
    """The clocks of all players, one of which may be running."""

    def __init__(self, control: TimeControl, players: int) -> None:
        super().__init__(control, players)
        self.running: int | None = None
        self._began = clock.now()

    def run(self, mover: int | None) -> None:
        """Let the clock of the player to move run; chance has none."""
        self.running = mover if self.control.limited and mover is not None and mover >= 0 else None
        self._began = clock.now()

    def stop(self, seconds: float | None = None) -> bool:
        """Charge the player who has moved, by default what has passed; whether it was in time."""
        if self.running is None:
            return True
        in_time = self.take(self.running, self._passed() if seconds is None else seconds)
        self.run(None)
        return in_time

    def until_flag(self) -> float | None:
        """Seconds until the player to move is out of time; None where no clock runs."""
        left = None if self.running is None else self.left[self.running]
        return None if left is None else left + self.control.margin - self._passed()

    def shown(self) -> ClocksShown:
        left = [one or 0.0 for one in self.left]
        if self.running is not None:
            left[self.running] = max(left[self.running] - self._passed(), 0.0)
        control = self.control
        limit = None if control.base is None else TimeLimit(control.base, control.increment)
        return ClocksShown(limit, [round(one, 3) for one in left], self.running)

    def _passed(self) -> float:
        return clock.now() - self._began
