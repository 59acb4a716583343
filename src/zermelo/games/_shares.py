"""Who wins where the most counts: by how many, or one alone, or several who share it."""

from __future__ import annotations

from typing import Any

from ..game import Game


class MarginGame(Game):
    """More of something wins; or, if the game is scored so, by what share of all of it.

    Subclasses say by how many a player is ahead, and how many can still change that.
    """

    score: str
    counted: str
    total: int
    by_margin: bool

    def set_score(self, score: str, by: str, total: int, step: int) -> None:
        """For `__init__`: `score` is "win" or what is counted, `by`; margins differ by `step`."""
        self.score, self.counted, self.by_margin, self.total = score, by, score == by, total
        self.resolution = step / total if self.by_margin else 1.0

    def margin(self, state: Any, player: int) -> int:
        """The player's lead."""
        raise NotImplementedError(self._missing("margin"))

    def in_play(self, state: Any) -> int:
        """How many are not decided yet."""
        raise NotImplementedError(self._missing("in_play"))

    def worth(self, margin: int) -> float:
        """The utility of a final lead of `margin`."""
        if self.by_margin:
            return margin / self.total
        return 1.0 if margin > 0 else -1.0 if margin < 0 else 0.0

    def utility(self, state: Any, player: int) -> float:
        return self.worth(self.margin(state, player))

    def value_text(self, value: float) -> str:
        return f"ahead by {round(value * self.total)}" if self.by_margin else ""

    @property
    def scored_game(self) -> Game:
        return self if self.by_margin else type(self)(**{**self.parameters, "score": self.counted})

    def bounds(self, state: Any) -> tuple[float, float]:
        """The bounds that follow from what is decided, which stays so."""
        margin, left = self.margin(state, self.to_move(state)), self.in_play(state)
        if self.by_margin:
            return self.worth(margin - left), self.worth(margin + left)
        return (1.0 if margin > left else -1.0, -1.0 if -margin > left else 1.0)


def share_of_win(totals: tuple[int, ...], player: int) -> float:
    """1 for the only one with the most, less where several share it; the sum is 0.

    >>> share_of_win((5, 3), 0), share_of_win((5, 5, 2), 0), share_of_win((5, 5, 2), 2)
    (1.0, 0.25, -0.5)
    """
    winners, best = 0, max(totals)
    for i in range(len(totals)):
        winners += 1 if totals[i] == best else 0
    part = len(totals) / winners if totals[player] == best else 0.0
    return (part - 1.0) / (len(totals) - 1)
