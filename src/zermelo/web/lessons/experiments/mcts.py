"""UCT round by round, on a small game or on a tree that was typed in."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ....game import Game
from ....games import load
from ....games.tree import Tree
from ....montecarlo.uct.rounds import GrownNode, GrownTree, Round, grow_by_rounds
from ...messages.figures import UctFigure, UctNode, UctRound
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult
from .settings import Report, choice, number, real

__all__ = ["run_mcts"]

GAMES = {"tic_tac_toe": "X.O/.../O.X", "nim": "", "halving": "", "bucket": ""}
"""Games small enough to draw their trees, and where they start unless told otherwise."""
ROUNDS = 200
LONGEST_STATE = 80  # characters of a state that is shown
NOBODY = -2


def run_mcts(message: Experiment, report: Report) -> None:
    """Each simulation of a search, its four steps apart."""
    game, state = _position(message)
    exploration = real(message, "exploration", sqrt(2), 0.0, 100.0)
    grown = grow_by_rounds(
        game,
        state,
        iterations=number(message, "iterations", 30, ROUNDS, 1),
        exploration=exploration,
        seed=number(message, "seed", 0, 2**31 - 1),
    )
    names = [game.player_name(player) for player in range(game.players)]
    nodes = [_node(grown, node) for node in grown.nodes]
    rounds = [_round(grown, one) for one in grown.rounds]
    figure = UctFigure(names, nodes, rounds, exploration)
    numbers = list(range(1, len(rounds) + 1))
    report(ExperimentResult(message.id, numbers, {}, {}, True, figure=figure))


def _position(message: Experiment) -> tuple[Game, Any]:
    spec = message.settings.get("spec")
    if spec:
        return Tree(str(spec)), None
    name = choice(message, "game", GAMES)
    game = load(name)
    start = str(message.settings.get("start") or GAMES[name])
    return game, game.parse_state(start) if start else None


def _node(grown: GrownTree, node: GrownNode) -> UctNode:
    game = grown.game
    over = game.is_terminal(node.state)
    text = ""
    if node.parent >= 0:
        text = game.action_text(grown.nodes[node.parent].state, node.action)
    player = NOBODY if over else int(game.to_move(node.state))
    return UctNode(node.parent, text, player, node.mover, node.moves, _state(game, node.state))


def _round(grown: GrownTree, one: Round) -> UctRound:
    game, state, playout = grown.game, grown.nodes[one.path[-1]].state, []
    for action in one.actions:
        playout.append(game.action_text(state, action))
        state = game.result(state, action)
    scores = [float(score) for score in one.scores]
    return UctRound(list(one.path), one.is_new, playout, _state(game, state), scores)


def _state(game: Game, state: Any) -> str:
    text = "" if isinstance(game, Tree) else game.state_text(state)
    return text if len(text) <= LONGEST_STATE else ""
