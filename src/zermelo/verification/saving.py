"""Saves the result of a search as the file of an answer."""

from __future__ import annotations

import math
import os
from dataclasses import replace
from typing import Any, NamedTuple

from ..arguments import checked
from ..clock import Deadline
from ..game import Game
from ..games import spec_of
from ..result import Result
from .bounds import plain
from .outcome import NotChecked
from .proving import PROOF, Mover, certified, mover_of
from .saved import SavedResult

OTHER_GAMES = ("best-reply", "expectimax", "paranoid")
"""Their exact values are those of other rules: opponents at random, or all against one."""
SECONDS = 20.0
"""The time limit for finding a certificate."""


class Proven(NamedTuple):
    """What a search has proven of the value to the player to move."""

    lower: float
    upper: float
    endless: bool = False
    """Whether endless play counts as keeping the bound."""


def proven_bounds(result: Result) -> Proven:
    """The bounds that a result claims to be proven."""
    from ..search import Proof

    # What is disproven is below what was to be proven, and endless play counts as a failure.
    disproven = isinstance(result, Proof) and result.proven is False
    return Proven(result.lower, result.upper, endless=disproven)


@checked
def save_result(
    path: str | os.PathLike[str],
    game: Game,
    result: Result,
    root: Any = None,
    *,
    spec: str | None = None,
    state: str | None = None,
    moves: tuple[str, ...] = (),
    seconds: float = SECONDS,
) -> str:
    """Write a result with its certificate, if it has a small one, and say so in a sentence.

    `root` is the state that was searched, the start unless given. `state`, a text, and `moves` say
    how to get there; without them the file has the root's text. `seconds` limits the time for
    finding a certificate.

    >>> from zermelo.games import load
    >>> from zermelo.search import solve
    >>> game = load("nim:piles=1-2-2")
    >>> print(save_result("answer.json", game, solve(game)))
    saved to answer.json with a certificate of 7 moves
    """
    spec = spec_of(game) if spec is None else spec
    if root is None:
        root = game.initial_state()
    elif state is None and not moves and root != game.initial_state():
        state = game.state_text(root)
    kept = _without_certificate(game, spec, result, state, moves)
    parts, reason = _certificate(game, root, result, kept, seconds)
    kept = replace(kept, certificate=parts)
    kept.save(path)
    if not kept.bounds:
        return f"saved to {path}; it claims nothing as proven"
    if reason:
        return f"saved to {path} without a whole certificate: {reason}"
    count = sum(map(len, parts.values()))
    return f"saved to {path} with a certificate of {count:,} moves"


def _certificate(
    game: Game, root: Any, result: Result, kept: SavedResult, seconds: float
) -> tuple[dict[str, dict[Any, Any]], str]:
    """The moves that keep each bound, and why some are missing, if any are."""
    needed = {side: one for side, one in kept.bounds.items() if not one.is_given(game)}
    parts: dict[str, dict[Any, Any]] = {}
    reason = ""
    deadline = Deadline(seconds)
    mover: Mover | None = None
    for done, (side, bound) in enumerate(needed.items()):
        left = deadline.left
        try:
            if not left:
                raise NotChecked("there is no time left to look for it")
            if mover is None:  # the same for both sides of an exact value; else there is one side
                mover = mover_of(game, root, bound, left, result.algorithm in PROOF)
            first = kept.action if side == "lower" and bound.kept_by(result.player) else None
            part = deadline.left / (len(needed) - done)
            parts[side] = certified(game, root, bound, mover, first, seconds=part)
        except NotChecked as error:
            reason = reason or str(error)
        except KeyboardInterrupt:
            return parts, "it was interrupted"
    return parts, reason


def _without_certificate(
    game: Game, spec: str, result: Result, state: str | None, moves: tuple[str, ...]
) -> SavedResult:
    proven = proven_bounds(result)
    from ..search import Proof

    opposed = game.players == 1 or (game.players == 2 and game.zero_sum)
    claims = result.algorithm not in OTHER_GAMES and not game.hidden_information
    value = None if isinstance(result, Proof) else result.value
    action, line = _best_move(result)
    return SavedResult(
        game=spec,
        algorithm=result.algorithm,
        player=max(result.player, 0),
        state=state,
        moves=moves,
        value=value if value is not None and math.isfinite(value) else None,
        values=None if opposed or not claims else _finite(result.values),
        lower=proven.lower if claims and math.isfinite(proven.lower) else None,
        upper=proven.upper if claims and math.isfinite(proven.upper) else None,
        endless=claims and proven.endless,
        action=None if action is None else plain(action),
        line=line,
        about={
            "nodes": result.nodes,
            "seconds": result.seconds,
            "depth": result.depth,
            "stopped": result.stopped,
        },
    )


def _best_move(result: Result) -> tuple[Any, tuple[str, ...]]:
    """The action and its line or, where only another is proven to reach the lower bound, that."""
    lower = {row.action: row.lower for row in result.rows}
    if lower.get(result.action, result.lower) < result.lower:
        best = max(result.rows, key=lambda row: row.lower)
        return best.action, best.line
    return result.action, result.line


def _finite(values: tuple[float | None, ...]) -> tuple[float, ...] | None:
    numbers = tuple(float(value) for value in values if value is not None)
    whole = len(numbers) == len(values) and all(map(math.isfinite, numbers))
    return numbers if whole else None
