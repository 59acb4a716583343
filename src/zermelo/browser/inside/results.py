"""What the worker found, as a result of zermelo's: for analyses and reviews."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...game import Game
from ...result import Bounds, Result, Row, ranked, zero_sum_values


def result_of(game: Game, state: Any, found: dict[str, Any]) -> Result:
    """The result of a search in the worker, with what it thinks of each action."""
    player = int(game.to_move(state))
    action, value = int(found["action"]), float(found["value"])
    bounds = _bounds(value, found["proven"])
    rows = [_row(game, state, one) for one in found.get("rows", ())]
    # The search of the whole position went deeper than those behind its actions.
    best = [replace(row, value=value, bounds=bounds) for row in rows if row.action == action]
    others = ranked([row for row in rows if row.action != action])
    opposed = game.zero_sum and game.players <= 2
    return Result(
        algorithm=found["search"],
        player=player,
        action=action,
        value=value,
        values=zero_sum_values(value, player, game.players) if opposed else (None,) * game.players,
        principal_variation=(action,),
        line=best[0].line if best else (game.action_text(state, action),),
        bounds=bounds,
        depth=int(found["depth"]),
        nodes=int(found["nodes"]),
        seconds=float(found["seconds"]),
        rows=(*best, *others),
    )


def _row(game: Game, state: Any, found: dict[str, Any]) -> Row:
    action, value = int(found["action"]), float(found["value"])
    text = game.action_text(state, action)
    line = [text]
    if found["reply"] is not None:
        after = game.result(state, action)
        line.append(game.action_text(after, int(found["reply"])))
    bounds, nodes = _bounds(value, found["proven"]), int(found["nodes"])
    return Row(action, text, value, bounds, nodes=nodes, line=tuple(line))


def _bounds(value: float, proven: bool) -> Bounds:
    return Bounds(value, value) if proven else Bounds()
