"""Open-loop UCT: nodes are sequences of actions, whatever chance did in between.

Each simulation draws chance anew on its way down, so the actions that a node
offers differ from one simulation to the next: children are linked as they are
met, and a child is weighed by how often it could have been chosen (as in
Cowling, Powley and Whitehouse 2012; open loop: Perez et al. 2015).
"""

from __future__ import annotations

import numpy as np

from ...kernel import kernel, view
from ...playouts import after_chance
from ..arithmetic import clear_values, whole
from .layout import INDEX, MOST_DEPTH, NODE, NOWHERE, clear_node, log_root
from .playout_policies import worth
from .simulation import back_propagate


@kernel
def simulate_open_loop(game, root, search, rules, count):
    """Run up to `count` simulations."""
    for _ in range(count):
        if search.halt:
            break
        state = select_open_loop(game, root, search)
        value = worth(game, state, search, None)
        if search.endless:
            break
        back_propagate(game, search, None, value)
        search.simulations += 1


def select_open_loop(game, state, search):
    """Walk down, drawing chance on the way, to a child that is new or the end of the game."""
    nodes = view(search.nodes, search.capacity, NODE)
    node, depth, new = 0, 0, False
    search.path[0] = 0
    state = after_chance(game, state, search)
    while not new and depth < MOST_DEPTH and not game.is_terminal(state):
        player = game.to_move(state)
        child = best_linked(game, state, search, node, player)
        if child == NOWHERE:
            break  # no room for another node
        state = game.result(state, whole(nodes[child].action))
        state = after_chance(game, state, search)
        new = nodes[child].visits == 0
        node = child
        depth += 1
        search.path[depth] = node
    search.depth = depth
    search.deepest = max(search.deepest, depth)
    return state


def best_linked(game, state, search, node, player):
    """The child with the greatest UCB1 among this state's actions; an unvisited one first."""
    nodes = view(search.nodes, search.capacity, NODE)
    chances = view(search.chances, search.capacity, INDEX)
    reach = np.float32(search.reach)
    best, top = NOWHERE, np.float32(-np.inf)
    for action in game.actions(state):
        child = linked(search, node, player, action)
        if child == NOWHERE:
            child = link(game, search, node, player, action)
            if child == NOWHERE:
                continue
        chances[child] += 1
        score = nodes[child].value
        if nodes[child].visits > 0:
            score = score + reach * log_root(search, whole(chances[child])) * nodes[child].width
        if score > top:
            best, top = child, score
    return best


def linked(search, node, player, action):
    """The child of this player's action; NOWHERE if there is none."""
    nodes = view(search.nodes, search.capacity, NODE)
    siblings = view(search.siblings, search.capacity, INDEX)
    child = whole(nodes[node].first)
    while child != NOWHERE and (nodes[child].action != action or nodes[child].mover != player):
        child = whole(siblings[child])
    return child


def link(game, search, node, player, action):
    """Add a child in front of the others; NOWHERE if there is no room."""
    if search.free == search.end:
        return NOWHERE
    nodes = view(search.nodes, search.capacity, NODE)
    child = whole(search.free)
    search.free += 1
    clear_node(nodes[child], action, player, player)
    view(search.chances, search.capacity, INDEX)[child] = 0
    view(search.siblings, search.capacity, INDEX)[child] = nodes[node].first
    clear_values(game, search, child)
    nodes[node].first = child
    return child
