"""From what a search returned to the file of an answer."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any, NamedTuple

from ..game import Game
from ..result import Result
from .bounds import plain
from .outcome import NotChecked
from .proving import Mover, certified, mover_of
from .saved import SavedResult

__all__ = ["Proven", "proven_bounds", "save_result"]

OTHER_GAMES = ("best_reply", "expectimax", "paranoid")
"""What these find exactly is the value of other rules: others at random, all against one."""
SECONDS = 20.0
"""So long a certificate is looked for."""


class Proven(NamedTuple):
    """What a search has proven of the value to the player to move."""

    lower: float
    upper: float
    below: bool = False
    """Whether the value is less than `upper`."""


def proven_bounds(result: Result) -> Proven:
    """The bounds that a result claims to be proven."""
    if hasattr(result, "proven"):  # of proof-number search
        at_least = result.at_least
        if result.proven is None or result.value != at_least:
            return Proven(-math.inf, math.inf)
        if result.proven:
            return Proven(at_least, math.inf)
        return Proven(-math.inf, at_least, below=True)
    if not result.exact:
        return Proven(-math.inf, math.inf)
    return Proven(result.value, result.value)


def save_result(
    path: Any,
    game: Game,
    spec: str,
    result: Result,
    *,
    root: Any,
    state: str | None = None,
    moves: tuple[str, ...] = (),
    seconds: float = SECONDS,
) -> str:
    """Write a result with its certificate, where it has a small one; a sentence about that.

    `root` is the state that was searched, after `moves` from `state`.
    """
    kept = _without_certificate(game, spec, result, state, moves)
    parts, reasons = {}, []
    movers: dict[bool, Mover] = {}
    began = time.monotonic()
    for side, bound in kept.bounds.items():
        try:
            left = max(seconds - (time.monotonic() - began), seconds / 4)
            if bound.endless not in movers:
                movers[bound.endless] = mover_of(game, root, bound, left)
            mover = movers[bound.endless]
            first = result.action if side == "lower" and bound.kept_by(result.player) else None
            parts[side] = certified(game, root, bound, mover, first, seconds=left)
        except NotChecked as error:
            reasons.append(str(error))
        except KeyboardInterrupt:
            reasons.append("it was interrupted")
            break
    kept = replace(kept, certificate=parts)
    kept.save(path)
    if not kept.bounds:
        return f"saved to {path}; it claims nothing as proven"
    if reasons:
        return f"saved to {path} without a whole certificate: {reasons[0]}"
    count = sum(map(len, parts.values()))
    return f"saved to {path} with a certificate of {count:,} moves"


def _without_certificate(
    game: Game, spec: str, result: Result, state: str | None, moves: tuple[str, ...]
) -> SavedResult:
    proven = proven_bounds(result)
    opposed = game.players == 1 or (game.players == 2 and game.zero_sum)
    claims = result.algorithm not in OTHER_GAMES and not game.hidden_information
    value = None if hasattr(result, "proven") else result.value
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
        below=claims and proven.below,
        action=None if result.action is None else plain(result.action),
        line=result.line,
        about={
            "nodes": result.nodes,
            "seconds": result.seconds,
            "depth": result.depth,
            "stopped": result.stopped,
        },
    )


def _finite(values: tuple[float, ...]) -> tuple[float, ...] | None:
    return tuple(map(float, values)) if all(map(math.isfinite, values)) else None
