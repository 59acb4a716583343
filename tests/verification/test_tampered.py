"""Whatever is changed in a saved answer so that it is false is found, in utilities of any size."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests import naive
from tests.random_trees import CYCLES, SHIFTS, UNITS, ChanceMeasured, Measured
from zermelo.game import Game
from zermelo.search import alpha_beta, expectiminimax, minimax, prove, solve, solve_exactly
from zermelo.verification import Budget, SavedResult, save_result
from zermelo.verification.claimed import check_result
from zermelo.verification.outcome import CounterExample

PLAIN = (alpha_beta, solve_exactly, minimax, solve, prove)
DRAWN = (expectiminimax, solve)


class Case(NamedTuple):
    game: Game
    answer: SavedResult
    worth: dict[Any, float]
    """What the player of the answer is sure of in the state (None) and after each action."""
    most: float
    """The most that the player can get in the state, if play without end is worth that."""
    moves: bool
    """Whether that player is to move."""
    rounding: float
    """Answers that are off by no more are not called false."""


def cases(count: int, first: int, file: Path) -> Iterator[Case]:
    """Saved answers of games with few states, some with chance; those that claim something."""
    seed = first
    while count:
        seed += 1
        dice = random.Random(seed)
        kind = ChanceMeasured if dice.random() < 0.3 else Measured
        game: Any = kind(dice.choice(UNITS), dice.choice(SHIFTS))
        root = game.root(seed)
        if len(list(islice(naive.reachable(game, root), 40))) == 40:
            continue
        settings = {"nodes": 2000} if game.kind(root) == CYCLES else {}
        search = dice.choice(DRAWN if game.chance else PLAIN)
        if search is solve:
            settings = {}
        result = search(game, root, **settings)
        save_result(file, game, result, root, spec="mine")
        answer = SavedResult.load(file)
        if answer.bounds and not answer.endless:
            count -= 1
            yield case(game, root, answer)


def case(game: Any, root: Any, answer: SavedResult) -> Case:
    ends = game.utility_bounds
    low, high = (naive.values_without_end(game, root, end, 3000) for end in ends)
    if answer.player == 1:
        low, high = ({state: -value for state, value in side.items()} for side in (high, low))
    worth = {None: low[root], **{action: low[c] for action, c in naive.children(game, root)}}
    share = 0.0 if not game.chance else 1e-6 if game.kind(root) == CYCLES else 1e-13
    moves = game.to_move(root) == answer.player
    scale = (
        max((abs(low[state]) for state in low if game.is_terminal(state)), default=0.0) or ends[1]
    )
    return Case(game, answer, worth, high[root], moves, share * scale)


def tampered(one: Case, dice: random.Random) -> Iterator[SavedResult]:
    """The answer with other bounds and moves; not all of these are false."""
    answer, (low, high) = one.answer, one.game.utility_bounds or (-1.0, 1.0)
    numbers = [side for side in (answer.lower, answer.upper) if side is not None]
    value = dice.choice(numbers)
    with np.errstate(over="ignore"):
        single = float(np.float32(value))
    near = (math.nextafter(value, end) for end in (-math.inf, math.inf))
    others = [*near, -value, value * 5, value / 5, value + 1e-10, value - 1e-10, 0.0]
    others += [value * (1 + 1e-8), value + high / 2, value + low / 2, single, round(value, 6)]
    for other in filter(math.isfinite, others):
        sides = dice.choice(({"lower": other}, {"upper": other}, {"lower": other, "upper": other}))
        certificate = dice.choice((answer.certificate, {}))
        line = dice.choice((answer.line, ()))
        claimed = {"lower": None, "upper": None, **sides, "value": dice.choice((other, None))}
        yield replace(answer, **claimed, certificate=certificate, line=line)
    for action in one.worth:
        if action is not None and answer.action is not None:
            yield replace(answer, action=action, line=(), certificate={})


def is_false(one: Case, claim: SavedResult) -> bool:
    """Whether a bound is beyond the value, or the move does not achieve the lower one."""
    if claim.lower is not None:
        after = one.worth[claim.action if one.moves else None]
        given = claim.lower <= one.game.utility_bounds[0]  # type: ignore[index]
        if not given and claim.lower > min(one.worth[None], after) + one.rounding:
            return True
    return claim.upper is not None and claim.upper < one.most - one.rounding


def check_tampered(count: int, first: int, file: Path) -> int:
    false = 0
    for number, one in enumerate(cases(count, first, file)):
        assert check_result(one.answer, one.game, Budget())
        for claim in tampered(one, random.Random(first + number)):
            if is_false(one, claim):
                false += 1
                with pytest.raises(CounterExample):
                    check_result(claim, one.game, Budget())
    return false


def test_false_answers_are_rejected_and_true_ones_are_not(tmp_path: Path) -> None:
    assert check_tampered(12, 0, tmp_path / "answer.json") > 60


@pytest.mark.long
@pytest.mark.plain  # each unit of utilities would be compiled; answers of both are the same
def test_thousands_of_false_answers_are_rejected(tmp_path: Path) -> None:
    assert check_tampered(1000, 100_000, tmp_path / "answer.json") > 5000
