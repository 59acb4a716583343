"""Traces of searches for the page, and game trees as text to edit."""

from __future__ import annotations

import json
from typing import Any

from ...algorithms import search
from ...cancellation import stop_requested
from ...errors import BadParameter, NotThisKindOfGame
from ...game import CHANCE, Game
from ...result import Result
from .. import limits
from ..catalogue import TRACING, search_settings
from ..messages.requests import Trace
from ..messages.responses import Traced
from .table.views import summary

SECONDS = 20.0
TREE_NODES = 3000
TREE_BYTES = 90_000


def search_with_trace(game: Game, state: Any, wanted: Trace) -> Result:
    if wanted.algorithm not in TRACING:
        raise BadParameter(f"{wanted.algorithm} leaves no trace; these do: {', '.join(TRACING)}")
    settings = search_settings(wanted.algorithm, wanted.settings, game)
    settings.setdefault("trace", limits.TRACE_NODES)
    settings.setdefault("seconds", SECONDS)
    result = search(wanted.algorithm, game, state, **settings)
    if result.trace is None:
        raise BadParameter("the search ended before it had anything to show")
    return result


def trace_message(
    game: Game, state: Any, result: Result, number: int, algorithm: str = ""
) -> Traced:
    """The trace of a result for the page: a list for each field."""
    trace = result.trace
    assert trace is not None
    nodes = trace.nodes
    return Traced(
        id=number,
        algorithm=algorithm or trace.algorithm,
        perspective=trace.perspective,
        names=list(trace.player_names),
        parent=[-1 if node.parent is None else node.parent for node in nodes],
        action=[node.action if isinstance(node.action, int) else -1 for node in nodes],
        text=[node.text for node in nodes],
        player=[node.player for node in nodes],
        kind=[node.kind for node in nodes],
        value=[node.value for node in nodes],
        values=[None if node.values is None else list(node.values) for node in nodes],
        alpha=[node.alpha for node in nodes],
        beta=[node.beta for node in nodes],
        weight=[node.weight for node in nodes],
        visits=[node.visits for node in nodes],
        entered=[node.entered for node in nodes],
        left=[node.left for node in nodes],
        marks=[" ".join(node.marks) for node in nodes],
        unrecorded=[node.unrecorded for node in nodes],
        variation=list(trace.principal_variation),
        truncated=trace.truncated,
        summary=summary(game, state, result),
    )


def as_tree(game: Game, state: Any, depth: int) -> str:
    """The tree below a state as text for the game `tree`; the horizon is evaluated."""
    if game.hidden_information:
        raise NotThisKindOfGame(f"{game.name} has hidden information: there is no tree to show")
    tree = _Below(game).tree(state, depth)
    if not isinstance(tree, dict) or "utility" in tree:
        raise BadParameter("the game is over here; there is no tree below")
    names = [game.player_name(one) for one in range(game.players)]
    text = json.dumps({"players": names, **tree}, separators=(",", ":"), ensure_ascii=False)
    if len(text) > TREE_BYTES:
        raise BadParameter("this tree is too large to edit by hand; choose less depth")
    return text


class _Below:
    """Writes down the tree below a state, up to TREE_NODES nodes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.vectors = game.players > 2 or not game.zero_sum
        self.count = 0

    def tree(self, state: Any, depth: int) -> Any:
        game = self.game
        self.count += 1
        if stop_requested():
            raise BadParameter("this tree is no longer needed")
        if self.count > TREE_NODES:
            raise BadParameter(f"this tree has more than {TREE_NODES} nodes; choose less depth")
        if game.is_terminal(state):
            return self._worth(state, game.utility)
        if depth == 0:
            return self._worth(state, game.evaluate)
        mover, actions = int(game.to_move(state)), list(game.actions(state))
        following = [self.tree(game.result(state, action), depth - 1) for action in actions]
        if mover == CHANCE:
            weights = [round(float(game.probability(state, action)), 12) for action in actions]
            return {"chance": [list(pair) for pair in zip(weights, following, strict=True)]}
        texts = [game.action_text(state, action) for action in actions]
        moves = dict(zip(texts, following, strict=True))
        return {"player": game.player_name(mover), "moves": moves}

    def _worth(self, state: Any, value: Any) -> Any:
        if self.vectors:
            return {"utility": [_short(value(state, one)) for one in range(self.game.players)]}
        return _short(value(state, 0))


def _short(value: float) -> float:
    """Six digits: they are to be read."""
    short = float(f"{float(value):.6g}")
    return int(short) if short == int(short) else short
