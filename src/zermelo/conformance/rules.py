"""Rules about single states: what the definition of a game says in them.

Each rule is a function of a `Position` that raises `Violated`. They are tried
in the order of `RULES`: a later one may rely on the earlier.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable

from ..game import CHANCE
from ..rounding import near
from .definition import is_number
from .notation_rules import (
    action_names,
    board_can_be_drawn,
    listed_actions,
    states_read_back,
    what_is_seen,
)
from .position import Position, asked_twice
from .report import Violated, forbid, listed
from .tuning_rules import TUNING


def results_hash_alike(at: Position) -> None:
    for action in at.some_actions():
        one, other = (at.game.result(at.state, action) for _ in range(2))
        forbid("states are values", hash(one) != hash(other), "equal states have different hashes")


def answers_stay(at: Position) -> None:
    """The remaining methods of the definition, called twice; none may change the state."""
    game, state = at.game, at.state
    before = copy.deepcopy(state)
    player = at.random.randrange(game.players)
    method = "utility" if at.over else "evaluate"
    value = asked_twice(method, lambda: getattr(game, method)(state, player))
    if not is_number(value) or not math.isfinite(value):
        missing = "; a return is missing" if value is None else ""
        raise Violated("finite values", f"{method} for player {player} is {value!r}{missing}")
    asked_twice("information", lambda: game.information(state, player))
    asked_twice("is_quiet", lambda: game.is_quiet(state))
    forbid(
        "result leaves its state alone", state != before, "a method changes the state it is given"
    )


def utilities(at: Position) -> None:
    if not at.over:
        return
    values = [float(at.game.utility(at.state, player)) for player in range(at.game.players)]
    if at.game.zero_sum and abs(sum(values)) > near(*values):
        raise Violated(
            "zero sum",
            f"utilities {listed(values)} sum to {sum(values):g}; set zero_sum = False if they may",
        )
    if at.game.utility_bounds is not None:
        low, high = at.game.utility_bounds
        if min(values) < low - near(low) or max(values) > high + near(high):
            raise Violated(
                "utility bounds",
                f"utilities {listed(values)} leave utility_bounds = ({low:g}, {high:g})",
            )
    step = at.game.resolution
    if step and any(abs(value / step - round(value / step)) > 1e-6 for value in values):
        raise Violated(
            "resolution", f"utilities {listed(values)} are not multiples of resolution = {step:g}"
        )


def probabilities(at: Position) -> None:
    if at.mover != CHANCE:
        return
    values = asked_twice(
        "probability", lambda: [float(at.game.probability(at.state, a)) for a in at.actions]
    )
    forbid(
        "probabilities",
        not all(math.isfinite(value) and value >= 0.0 for value in values),
        f"probabilities {listed(values)} are not all 0 or more",
    )
    if abs(sum(values) - 1.0) > near(1.0):
        raise Violated("probabilities", f"probabilities sum to {sum(values):.12g}, not to 1")


RULES: tuple[Callable[[Position], None], ...] = (
    results_hash_alike,
    answers_stay,
    utilities,
    probabilities,
    states_read_back,
    action_names,
    listed_actions,
    what_is_seen,
    board_can_be_drawn,
    *TUNING,
)
