"""Exercises for pen and paper: made from a seed, answered by the algorithms themselves.

The same subject, seed, number and depth give the same exercise, on the page, on the command line
and in what is exported. Every question has one right answer, and the mistakes that people make are
worked out for that very exercise, so that a wrong answer can be explained.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count, cycle, islice
from typing import NamedTuple

from ...errors import BadParameter
from . import chance, counting, depth, equilibrium, hidden, learning, montecarlo, size, trees
from .exercise import (
    LONGEST,
    AnswerVerdict,
    Exercise,
    ExerciseTable,
    Field,
    Mistake,
    Searched,
    check,
    written,
)

__all__ = [
    "DEPTHS",
    "LONGEST",
    "MOST",
    "SUBJECTS",
    "AnswerVerdict",
    "Exercise",
    "ExerciseTable",
    "Field",
    "Mistake",
    "Searched",
    "Subject",
    "check",
    "exercise",
    "exercises",
    "title_of",
    "written",
]

DEPTHS = (2, 4)  # of trees, the least and the most
MOST = 40  # exercises on a sheet


class Subject(NamedTuple):
    title: str
    make: Callable[[random.Random, int, int], Exercise | None]
    """From random numbers, the exercise's number and a depth; None if no good exercise came out."""
    deep: bool = False
    """Whether its trees are as deep as is asked for."""


SUBJECTS = {
    "minimax": Subject("Minimax", trees.ask_minimax, deep=True),
    "alpha-beta": Subject("Alpha-beta", trees.ask_alpha_beta, deep=True),
    "ordering": Subject("Move ordering", trees.ask_ordering, deep=True),
    "chance": Subject("Expectimax and expectiminimax", chance.ask_chance),
    "maxn": Subject("Max^n", chance.ask_several),
    "uct": Subject("UCT", montecarlo.ask_uct),
    "regret": Subject("Regret matching", equilibrium.ask_regret),
    "reply": Subject("Best responses", equilibrium.ask_reply),
    "kinds": Subject("Kinds of games", size.ask_kinds),
    "strategies": Subject("Counting strategies", counting.ask_strategies, deep=True),
    "size": Subject("The size of a game", size.ask_size),
    "halving": Subject("Small games with and without pruning", counting.ask_halving),
    "evaluation": Subject("Evaluation functions", depth.ask_evaluation),
    "horizon": Subject("Depth and the horizon", depth.ask_horizon),
    "deepening": Subject("Iterative deepening", size.ask_deepening),
    "beam": Subject("Type A and Type B", depth.ask_beam),
    "retrograde": Subject("Retrograde analysis", depth.ask_retrograde),
    "depth-limited-chance": Subject("Depth-limited expectimax", chance.ask_depth_limited_chance),
    "flat-monte-carlo": Subject("Flat Monte Carlo", montecarlo.ask_flat),
    "bandit": Subject("Bandits and UCB1", montecarlo.ask_bandit),
    "backpropagation": Subject("Back-propagation", montecarlo.ask_backpropagation),
    "puct": Subject("PUCT", learning.ask_puct),
    "belief": Subject("Beliefs", hidden.ask_belief),
    "equilibrium": Subject("Equilibria of 2x2 games", equilibrium.ask_equilibrium),
    "biased": Subject("A biased opponent", equilibrium.ask_biased),
    "cfr": Subject("Counterfactual regret", hidden.ask_cfr),
    "td": Subject("Temporal differences", learning.ask_td),
}


def exercises(
    subjects: Sequence[str] = (), seed: int = 1, number: int = 4, depth: int = 3
) -> list[Exercise]:
    """A sheet of exercises on these subjects in turn; on all of them by default."""
    if not 1 <= number <= MOST:
        raise BadParameter(f"a sheet has 1 to {MOST} exercises, not {number}")
    wanted = list(subjects or SUBJECTS)
    turns = islice(cycle(wanted), number)
    return [exercise(name, seed, at // len(wanted), depth) for at, name in enumerate(turns)]


def exercise(subject: str, seed: int = 1, number: int = 0, depth: int = 3) -> Exercise:
    """One exercise: of a sheet on its subject alone, the one with this number, from 0 on."""
    if subject not in SUBJECTS:
        raise BadParameter(
            f"there is no subject {subject!r}; the subjects are {', '.join(SUBJECTS)}"
        )
    if not DEPTHS[0] <= depth <= DEPTHS[1]:
        raise BadParameter(f"trees are {DEPTHS[0]} to {DEPTHS[1]} plies deep, not {depth}")
    if min(seed, number) < 0:
        raise BadParameter(f"a sheet's number is 0 or more, not {min(seed, number)}")
    for attempt in count():
        dice = random.Random(f"{subject} {seed} {number} {depth} {attempt}")
        made = SUBJECTS[subject].make(dice, number, depth)
        if made is not None:
            return made
    raise AssertionError("counting never ends")


def title_of(exercises: Sequence[Exercise]) -> str:
    """The subject, if there is only one."""
    names = dict.fromkeys(one.subject for one in exercises)
    return SUBJECTS[next(iter(names))].title if len(names) == 1 else "Exercises"
