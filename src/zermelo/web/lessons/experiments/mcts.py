"""UCT round by round, on a small game or on a tree that was typed in."""

from __future__ import annotations

from math import sqrt

from ....game import Game
from ....games import load
from ....games.tree import Tree
from ....montecarlo.uct.rounds import GrownNode, GrownTree, Round, grow_by_rounds
from ...messages.figures import UctFigure, UctNode, UctRound
from ...messages.requests import Experiment
from ...messages.responses import ExperimentResult
from ...messages.schema import GameName, Place
from .settings import Report, choice, number, real

GAMES = {"tic_tac_toe": "X.O/.../O.X", "nim": "", "halving": "", "bucket": ""}
"""Games small enough to draw their trees, and where they start by default."""
ROUNDS = 200
NOBODY = -2


def run_mcts(message: Experiment, report: Report) -> None:
    """Each simulation of a search, its four steps apart."""
    game, place = _position(message)
    state = game.parse_state(place.start) if place and place.start else None
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
    figure = UctFigure(names, nodes, rounds, exploration, place)
    numbers = list(range(1, len(rounds) + 1))
    report(ExperimentResult(message.id, numbers, {}, {}, True, figure=figure))


def _position(message: Experiment) -> tuple[Game, Place | None]:
    spec = message.settings.get("spec")
    if spec:
        return Tree(str(spec)), None
    name = choice(message, "game", GAMES)
    start = str(message.settings.get("start") or GAMES[name])
    return load(name), Place(GameName(name), start or None)


def _node(grown: GrownTree, node: GrownNode) -> UctNode:
    game = grown.game
    over = game.is_terminal(node.state)
    text = ""
    if node.parent >= 0:
        text = game.action_text(grown.nodes[node.parent].state, node.action)
    player = NOBODY if over else int(game.to_move(node.state))
    return UctNode(node.parent, text, player, node.mover, node.moves)


def _round(grown: GrownTree, one: Round) -> UctRound:
    game, state, playout = grown.game, grown.nodes[one.path[-1]].state, []
    for action in one.actions:
        playout.append(game.action_text(state, action))
        state = game.result(state, action)
    scores = [float(score) for score in one.scores]
    return UctRound(list(one.path), one.is_new, playout, scores)
