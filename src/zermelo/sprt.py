"""A match that ends as soon as it is decided: the sequential probability ratio test.

A. Wald, "Sequential tests of statistical hypotheses", 1945. Scores are not just won and lost, so
the ratio is the generalised one (M. Van den Bergh, "A practical introduction to the GSPRT",
2016): the likeliest distribution of scores with the mean of one hypothesis against that with
the mean of the other. Counted in pairs of games from the same opening, sides swapped, the score
has five values and much of the opening's luck is gone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .arguments import checked
from .display import Shown
from .errors import BadParameter
from .settings import Range, check_within, setting

UNSEEN = 1e-3  # what a score that never came is counted as
_STEPS = 100
MOST_ELO = 10_000


@checked
@dataclass(frozen=True)
class Sprt(Shown):
    """H0: the first player is `elo0` points stronger; H1: it is `elo1` points stronger."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = setting(0.05, "Probability of accepting ELO1 although ELO0 holds.")
    beta: float = setting(0.05, "Probability of accepting ELO0 although ELO1 holds.")

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise BadParameter(f"elo0 must be below elo1, not {self.elo0} and {self.elo1}")
        if not max(abs(self.elo0), abs(self.elo1)) <= MOST_ELO:
            raise BadParameter(f"elo0 and elo1 must be from -{MOST_ELO} to {MOST_ELO}")
        check_within(Range(0, 0.5, True, True), alpha=self.alpha, beta=self.beta)

    @staticmethod
    def parse(text: str) -> Sprt:
        """`0,10` tests a difference of 0 Elo points against one of 10."""
        try:
            elo0, elo1 = (float(one) for one in text.split(","))
        except ValueError:
            raise BadParameter(f"sprt takes two numbers as in 0,10, not {text!r}") from None
        return Sprt(elo0, elo1)

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[float]) -> float:
        """The log-likelihood ratio; counts of scores from 0 to 1 in equal steps.

        Three counts for games (lost, drawn, won), five for pairs of games.
        """
        total = sum(counts)
        if total == 0 or len(counts) < 3:
            return 0.0
        steps = len(counts) - 1
        seen = [max(count, UNSEEN) for count in counts]
        weight = sum(seen)
        shares = [count / weight for count in seen]
        scores = [i / steps for i in range(len(counts))]
        with_0 = _likeliest(shares, scores, score_of_elo(self.elo0))
        with_1 = _likeliest(shares, scores, score_of_elo(self.elo1))
        return total * sum(
            share * math.log(one / other)
            for share, one, other in zip(shares, with_1, with_0, strict=True)
        )

    def decision(self, counts: Sequence[float]) -> str | None:
        """H0 or H1 once one is accepted; None while the match continues."""
        ratio = self.ratio(counts)
        return "H1" if ratio >= self.upper else "H0" if ratio <= self.lower else None


def score_of_elo(difference: float) -> float:
    """The expected score of a player rated this much above another.

    >>> round(score_of_elo(200), 3)
    0.76
    """
    return 1 / (1 + 10 ** (-difference / 400))


def _likeliest(shares: Sequence[float], scores: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean that makes the shares seen as likely as can be.

    It is share / (1 + x (score - mean)) for the x that gives the mean.
    """
    terms = [(share, score - mean) for share, score in zip(shares, scores, strict=True)]
    low, high = -1 / (scores[-1] - mean), -1 / (scores[0] - mean)
    x = 0.0
    for _ in range(_STEPS):  # Newton's method, kept between low and high
        value = slope = 0.0
        for share, off in terms:
            part = off / (1 + x * off)
            value += share * part
            slope -= share * part * part
        if value > 0:
            low = x
        else:
            high = x
        step = x - value / slope
        step = step if low < step < high else (low + high) / 2
        if abs(step - x) < 1e-12:
            break
        x = step
    return [share / (1 + x * off) for share, off in terms]
