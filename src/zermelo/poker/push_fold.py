"""All-in or fold before the flop for two players, exactly; and what stacks are worth in prizes.

The player with the button pushes or folds, the other calls or folds: two strategies for 169 kinds
of hands each, and what they win comes from the exact table of equities. It is a linear program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np
from scipy.optimize import linprog

from ..display import Shown
from ..equilibrium import NotSolved
from ..errors import BadParameter
from ..games._holdem.ranges import CLASSES, class_name
from ..settings import NOT_NEGATIVE, POSITIVE, check_within
from .equity import preflop_equity

MOST_PLAYERS = 8


@dataclass(frozen=True, eq=False)
class PushFold(Shown):
    """An equilibrium of all-in or fold.

    Attributes:
        stack: of the shorter of the two, in big blinds
        push: [169] how often the player with the button pushes each kind of hand
        call: [169] how often the other calls
        value: what the player with the button wins on average, in big blinds
        exploitability: the mean of what best responses gain, in big blinds
    """

    stack: float
    push: Any
    call: Any
    value: float
    exploitability: float

    def table(self) -> dict[str, tuple[float, float]]:
        """For each kind of hand the frequencies of pushing and calling."""
        return {
            class_name(kind): (float(self.push[kind]), float(self.call[kind]))
            for kind in range(CLASSES)
        }


def push_fold(stack: float, *, small_blind: float = 0.5, ante: float = 0.0) -> PushFold:
    """The equilibrium for two players with this many big blinds, or the shorter of two stacks.

    Stacks, the small blind and the ante of each are in big blinds.

    >>> short = push_fold(1.5)
    >>> short.table()["32o"][1] > 0.99  # with so little behind nothing is folded
    True
    """
    check_within(POSITIVE, stack=stack)
    check_within(NOT_NEGATIVE, small_blind=small_blind, ante=ante)
    if not stack > 1 + ante or not small_blind <= 1:
        raise BadParameter(
            "a stack is more than the big blind and the ante, and the small blind at most the big "
            f"one, not {stack:g} and {small_blind:g}"
        )
    folded, stolen, called = _payoffs(stack, small_blind + ante, 1.0 + ante)
    push, value = _best_plan(folded, stolen, called)
    # For the other player: what it gets is the negative of that, and its two answers are the plan.
    call = _best_answer(folded, stolen, called)
    gains = _gain_of_push(folded, stolen, called, call) - _worst(folded, stolen, called, push)
    return PushFold(stack, push, call, value, gains / 2)


def _payoffs(stack: float, small: float, big: float) -> tuple[Any, Any, Any]:
    """[169], [169, 169], [169, 169] what the button wins, times the probability of the hands: if it
    folds, if the other folds, if the other calls."""
    equity = preflop_equity()
    odds = equity.pairs / equity.pairs.sum()
    ahead = (equity.wins - equity.wins.T) / equity.boards
    return -small * odds.sum(axis=1), big * odds, stack * ahead * odds


def _best_plan(folded: Any, stolen: Any, called: Any) -> tuple[Any, float]:
    """The frequency of pushing each kind of hand, against the worst answer, and what that wins."""
    one = np.eye(CLASSES)
    # Variables: how often to push; for each hand of the other, what its better answer leaves.
    bounds = [(0.0, 1.0)] * CLASSES + [(None, None)] * CLASSES
    above = np.vstack([np.hstack([-stolen.T, one]), np.hstack([-called.T, one])])
    found = linprog(
        np.concatenate([folded, -np.ones(CLASSES)]),
        A_ub=above,
        b_ub=np.zeros(2 * CLASSES),
        bounds=bounds,
        method="highs",
    )
    if found.status != 0:
        raise NotSolved(f"the linear program was not solved: {found.message}")
    return np.clip(found.x[:CLASSES], 0, 1), float(folded.sum() - found.fun)


def _best_answer(folded: Any, stolen: Any, called: Any) -> Any:
    """The frequency of calling with each kind of hand, against the best plan."""
    one = np.eye(CLASSES)
    # Variables: how often to call; for each hand of the button, what its better action wins.
    bounds = [(0.0, 1.0)] * CLASSES + [(None, None)] * CLASSES
    above = np.vstack([np.hstack([called - stolen, -one]), np.hstack([0 * one, -one])])
    limits = np.concatenate([-stolen.sum(axis=1), -folded])
    cost = np.concatenate([np.zeros(CLASSES), np.ones(CLASSES)])
    found = linprog(cost, A_ub=above, b_ub=limits, bounds=bounds, method="highs")
    if found.status != 0:
        raise NotSolved(f"the linear program was not solved: {found.message}")
    return np.clip(found.x[:CLASSES], 0, 1)


def _gain_of_push(folded: Any, stolen: Any, called: Any, call: Any) -> float:
    """What the button wins at most against these calls."""
    pushed = stolen.sum(axis=1) + (called - stolen) @ call
    return float(np.maximum(pushed, folded).sum())


def _worst(folded: Any, stolen: Any, called: Any, push: Any) -> float:
    """What the button wins at least with these pushes."""
    answers = np.minimum(push @ stolen, push @ called)
    return float(folded @ (1 - push) + answers.sum())


def icm(stacks: Sequence[float], prizes: Sequence[float]) -> tuple[float, ...]:
    """The expected prize of each stack by the model of Malmuth and Harville: the probability of
    first place is the share of the chips, that of second place the share of the remaining chips.

    >>> icm((50, 30, 20), (50, 30, 20))[0] < 50
    True
    """
    if not 2 <= len(stacks) <= MOST_PLAYERS or len(prizes) > len(stacks):
        raise BadParameter(
            f"there are 2 to {MOST_PLAYERS} stacks and at most as many prizes, not {len(stacks)} "
            f"and {len(prizes)}"
        )
    if not all(stack > 0 for stack in stacks) or not all(prize >= 0 for prize in prizes):
        raise BadParameter("each stack is more than 0, and no prize less")
    worth = [0.0] * len(stacks)
    for places in permutations(range(len(stacks)), len(prizes)):
        chance, left = 1.0, float(sum(stacks))
        for player in places:
            chance *= stacks[player] / left
            left -= stacks[player]
        for player, prize in zip(places, prizes, strict=True):
            worth[player] += chance * prize
    return tuple(worth)
