"""UCT round by round, on a small game or on a tree that was typed in."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ....game import Game
from ....games import load
from ....games.tree import Tree
from ....montecarlo.uct.rounds import GrownNode, GrownTree, Round, grow_by_rounds
from ....settings import Range, setting
from ...messages.figures import UctFigure, UctNode, UctRound
from ...messages.responses import ExperimentResult
from ...messages.schema import GameName, Place
from .settings import SEED, ExperimentSettings, Report

GAMES = {"tic_tac_toe": "X.O/.../O.X", "nim": "", "halving": "", "bucket": ""}
"""Games small enough to draw their trees, and where they start by default."""
ROUNDS = 200
NOBODY = -2


@dataclass(frozen=True)
class MctsSettings(ExperimentSettings):
    """UCT on a small game."""

    spec: str = setting("", "A tree that was typed in, in place of a game.")
    game: str = setting("tic_tac_toe", "The game.", choices=tuple(GAMES))
    start: str = setting("", "The position; that of the figure, unless given.")
    iterations: int = setting(30, "Simulations.", Range(1, ROUNDS))
    exploration: float = setting(sqrt(2), "Exploration constant.", Range(0, 100))
    seed: int = setting(0, "Seed of all random numbers.", SEED)


def run_mcts(asked: MctsSettings, report: Report) -> None:
    """Each simulation of a search, its four steps apart."""
    game, place = _position(asked)
    state = game.parse_state(place.start) if place and place.start else None
    exploration = asked.exploration
    grown = grow_by_rounds(
        game, state, iterations=asked.iterations, exploration=exploration, seed=asked.seed
    )
    names = [game.player_name(player) for player in range(game.players)]
    nodes = [_node(grown, node) for node in grown.nodes]
    rounds = [_round(grown, one) for one in grown.rounds]
    figure = UctFigure(names, nodes, rounds, exploration, place)
    numbers = list(range(1, len(rounds) + 1))
    report(ExperimentResult(asked.id, numbers, {}, {}, True, figure=figure))


def _position(asked: MctsSettings) -> tuple[Game, Place | None]:
    if asked.spec:
        return Tree(asked.spec), None
    start = asked.start or GAMES[asked.game]
    return load(asked.game), Place(GameName(asked.game), start or None)


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
