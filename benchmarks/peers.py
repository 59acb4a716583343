"""Peers as contestants: the same work, done by other people's programs."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from benchmarks.harness import Contestant, Measurement


def first_decision(game: Any) -> Any:
    """The initial state; where chance opens, the state after its first outcomes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def openspiel_playouts(name: str, playouts: int, seed: int = 1) -> Contestant:
    """Random playouts by OpenSpiel, all in C++.

    Its only way to run playouts without Python in between is the evaluator of its tree search.
    The first simulation of a search evaluates the root itself, so one simulation with many
    rollouts is exactly that many playouts from the root. The root must not be a chance node:
    the search would credit its value to a player that does not exist.
    """
    import pyspiel

    root = first_decision(pyspiel.load_game(name))

    def run() -> Measurement:
        evaluator = pyspiel.RandomRolloutEvaluator(playouts, seed)
        exploration, simulations, megabytes, solve, verbose = 2.0, 1, 1000, False, False
        bot = pyspiel.MCTSBot(
            root.get_game(), evaluator, exploration, simulations, megabytes, solve, seed, verbose
        )
        bot.mcts_search(root)
        return Measurement(playouts, "playouts")

    return Contestant("OpenSpiel", run, versions=[openspiel_version()])


def openspiel_python_playouts(name: str, playouts: int, seed: int = 1) -> Contestant:
    """Random playouts by a Python loop over OpenSpiel's states, as its users write them."""
    import pyspiel

    root = first_decision(pyspiel.load_game(name))
    rng = random.Random(seed)

    def run() -> Measurement:
        for _ in range(playouts):
            state = root.clone()
            while not state.is_terminal():
                state.apply_action(random_action(state, rng))
        return Measurement(playouts, "playouts")

    return Contestant("OpenSpiel from Python", run, versions=[openspiel_version()])


def random_action(state: Any, rng: random.Random) -> int:
    if not state.is_chance_node():
        action: int = rng.choice(state.legal_actions())
        return action
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    chosen: int = rng.choices(actions, weights)[0]
    return chosen


def openspiel_version() -> str:
    return f"open_spiel {version('open_spiel')}"
