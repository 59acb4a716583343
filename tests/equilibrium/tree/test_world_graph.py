"""The graph of worlds says what the rules say."""

from __future__ import annotations

import numpy as np
import pytest

from tests.collisions import Announcement
from tests.games.comparing import plain_twin
from zermelo.equilibrium.tree.world_graph import TERMINAL, TooManyWorlds, world_graph
from zermelo.errors import NotThisKindOfGame
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.kernel import runnable


def naive(game):
    """Worlds, edges and histories by hand; a history ends where all ends of the game are equal."""
    worlds, edges = {game.world(game.initial_state()): 0}, 0
    waiting = list(worlds)
    while waiting:
        world = waiting.pop()
        for action in game.actions(world) if not game.is_terminal(world) else ():
            edges += 1
            after = game.world(game.result(world, action))
            if after not in worlds:
                worlds[after] = len(worlds)
                waiting.append(after)

    def ends(state):
        if game.is_terminal(state):
            return {game.utility(state, 0)}, 0
        found = [ends(game.result(state, action)) for action in game.actions(state)]
        values = set().union(*(values for values, _ in found))
        return values, 0 if len(values) == 1 else 1 + sum(count for _, count in found)

    return len(worlds), edges, ends(game.initial_state())[1]


@pytest.mark.parametrize("spec", ["kuhn_poker", "dark_hex:rows=2,columns=2,abrupt=true"])
def test_worlds_edges_and_histories_are_those_of_the_rules(spec: str):
    game = load(spec)
    graph = world_graph(runnable(plain_twin(game)), 1e9)
    worlds, edges, histories = naive(game)
    assert (graph.worlds, len(graph.following)) == (worlds, edges)
    assert graph.histories == histories
    assert graph.first[-1] == edges
    assert (np.diff(graph.first)[graph.mover == TERMINAL] == 0).all()
    at_chance = np.repeat(graph.mover == CHANCE, np.diff(graph.first))
    assert (graph.chances[at_chance] > 0).all()
    assert not graph.chances[~at_chance].any()


def test_both_executions_find_the_same():
    game = load("dark_hex:rows=2,columns=2")
    found = [world_graph(runnable(one), 1e9) for one in (game, plain_twin(game))]
    for compiled, plain in zip(*found, strict=True):
        assert np.array_equal(compiled, plain) if not isinstance(compiled, tuple) else True


def test_only_the_end_settles_where_every_set_is_wanted():
    run = runnable(plain_twin(load("dark_hex:rows=2,columns=2")))
    ends = world_graph(run, 1e9, every=True).settled
    assert world_graph(run, 1e9).settled.sum() > ends.sum()


def test_too_many_worlds_are_refused():
    with pytest.raises(TooManyWorlds):
        world_graph(runnable(plain_twin(load("dark_hex"))), 2e4)


def test_worlds_that_come_round_again_are_refused():
    class Again(type(plain_twin(load("dark_hex:rows=2,columns=2")))):  # type: ignore[misc]
        compiled = False

        def world(self, state):
            return super().world(state)._replace(known=state.known, stones=state.stones)

        def result(self, state, action):
            return self.initial_state()

    with pytest.raises(NotThisKindOfGame, match="for ever"):
        world_graph(runnable(Again(2, 2)), 1e9)


def test_worlds_that_collide():
    game = Announcement()
    graph = world_graph(runnable(game), 1e9)
    assert (graph.worlds, len(graph.following), graph.histories) == naive(game)
