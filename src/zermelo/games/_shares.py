"""Who wins where the most counts: one alone, or several who share it."""

from __future__ import annotations


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
