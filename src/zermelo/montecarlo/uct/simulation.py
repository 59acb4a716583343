"""UCT: grow a tree, one simulation at a time.

    1. selection           from the root to a leaf, by `selection`
    2. expansion           lay down the leaf's children and step to one of them
    3. simulation          play on from there, by `policies`
    4. back-propagation    count the result in every node on the path

One kernel for all of it: a search differs from another by what its records
hold. `rules` is None for plain UCT with uniform playouts, which is then all
that is compiled.
"""

from __future__ import annotations

import numpy as np

from ...bits import Bits
from ...chance import chances_fit
from ...game import CHANCE
from ...kernel import fence, kernel, random_bits, view
from ...playouts import list_actions
from ...tablebase import UNKNOWN, tabled_value
from ..arithmetic import (
    REAL,
    add_values,
    clear_values,
    drawn,
    learn_range,
    value_to,
    whole,
)
from .heuristics import back_up_minimax, judge_children, remember
from .layout import (
    BOUNDS,
    EXTRA,
    MOST_DEPTH,
    NOBODY,
    NODE,
    NOWHERE,
    SOLVED,
    UNSEEN,
    WHOLE,
    clear_node,
    inverse_root,
    log_root,
)
from .playout_policies import worth
from .selection import best_child, promising_child
from .solver import prove, settled

_LOOK = 1024  # simulations between looks whether the answer is settled


@kernel
def simulate(game, root, search, rules, count):
    """Run up to `count` simulations; fewer where the search is settled, full or halted."""
    for _ in range(count):
        if search.halt or is_settled(search):
            break
        state = select(game, root, search, rules)
        if search.full:
            break
        value = worth(game, state, search, rules)
        if search.endless:
            break
        back_propagate(game, search, rules, value)
        if search.news:
            prove(search)
        search.simulations += 1


def is_settled(search):
    """Whether no further simulation can change the answer."""
    if search.bounds != 0:
        root = view(search.bounds, search.capacity, BOUNDS)[0]
        if root.low == root.high:
            search.settled = 1
    if search.stop_early and search.simulations % _LOOK == 0:
        search.settled = settled(search, search.target - search.simulations)
    return search.settled != 0


# 1. Selection.


def select(game, state, search, rules):
    """Walk down to a leaf and return its state; the path is left in `search.path`."""
    nodes = view(search.nodes, search.capacity, NODE)
    search.news = 0
    node, depth = 0, 0
    search.path[0] = 0
    reach, loss = np.float32(search.reach), search.virtual_loss
    if rules is not None:
        rules.moves = 0
    while depth < MOST_DEPTH:
        if nodes[node].first == NOWHERE:
            if nodes[node].visits < search.expand_after and node != 0:
                break
            expand(game, state, search, rules, node)
        if nodes[node].children <= 0:
            break  # the game is over here, the value is proven or there is no room
        if game.chance and nodes[node].player == CHANCE:
            first, end = whole(nodes[node].first), whole(nodes[node].children)
            weights = view(search.weights, search.capacity, REAL)
            child = first + drawn(search, weights[first : first + end])
        elif rules is None:
            first, count = whole(nodes[node].first), whole(nodes[node].children)
            visits = whole(nodes[node].visits)
            child = first + visits - (node != 0)  # each once, in order; the first visit was its own
            if child >= first + count:
                child = best_child(search, first, count, reach * log_root(search, visits))
        else:
            child = promising_child(game, search, rules, node)
        state = game.result(state, whole(nodes[child].action))
        depth += 1
        search.path[depth] = child
        node = child
        if loss != 0:
            add_virtual_loss(search, node)
        if nodes[node].player == UNSEEN:
            enter(game, state, search, node)
            break
    search.depth = depth
    if depth > search.deepest:
        search.deepest = depth
    return state


def enter(game, state, search, node):
    """Note at the first visit of a node who is to move, or that the game is over."""
    nodes = view(search.nodes, search.capacity, NODE)
    if search.born != 0:
        view(search.born, search.capacity, WHOLE)[node] = search.simulations
    if not game.is_terminal(state):
        nodes[node].player = game.to_move(state)
        if game.offers_index and search.known_count > 0 and search.bounds != 0:
            look_up(game, state, search, node)
        return
    if search.bounds != 0:
        bounds = view(search.bounds, search.capacity, BOUNDS)[node]
        bounds.low = bounds.high = game.utility(state, 0)
        search.news = 1
    nodes[node].children = 0
    nodes[node].first = 0
    nodes[node].player = NOBODY


def look_up(game, state, search, node):
    """Look the value up in an endgame table; if it is there, it is proven."""
    value = tabled_value(game, state, search)
    if value != UNKNOWN:
        record = view(search.nodes, search.capacity, NODE)[node]
        bounds = view(search.bounds, search.capacity, BOUNDS)[node]
        bounds.low = bounds.high = value if record.player == 0 else -value
        record.children = SOLVED
        record.first = 0
        search.news = 1


def add_virtual_loss(search, node):
    """Count losses in advance, so that other threads look elsewhere."""
    record = view(search.nodes, search.capacity, NODE)[node]
    record.visits += search.virtual_loss
    record.total += search.virtual_loss * search.low
    width = inverse_root(search, whole(record.visits))
    if record.value != -np.inf:
        record.value = np.float32(record.total) * width * width
    record.width = width


# 2. Expansion.


def expand(game, state, search, rules, node):
    """Add a child for every action, in random order; none if there is no room."""
    count = list_actions(game, state, search)
    first = whole(search.free)
    if first + count > search.end:
        search.full = 1
        return
    search.free = first + count
    nodes = view(search.nodes, search.capacity, NODE)
    shuffle(search, count)
    for i in range(count):
        lay_down(game, state, search, rules, first + i, whole(search.choices[i]))
    if game.chance and nodes[node].player == CHANCE and not chances_fit(game, state):
        search.improbable = 1
    if rules is not None and nodes[node].player != CHANCE:
        judge_children(game, state, search, rules, whole(nodes[node].player), first, count)
    nodes[node].children = count
    if search.virtual_loss:
        fence()  # other threads walk down as soon as they see the first child
    nodes[node].first = first


def shuffle(search, count):
    """Shuffle the actions; one random word serves four draws."""
    word = Bits(0)
    for i in range(count - 1):
        if i % 4 == 0:
            word = random_bits(search) >> 32
        word = word * (count - i)
        j = i + int(word >> 32)
        word = word & 0xFFFFFFFF
        action = search.choices[j]
        search.choices[j] = search.choices[i]
        search.choices[i] = action


def lay_down(game, state, search, rules, child, action):
    """Write a child without visits."""
    node = view(search.nodes, search.capacity, NODE)[child]
    player = game.to_move(state)
    clear_node(node, action, UNSEEN, max(player, 0))
    if game.chance:
        weight = game.probability(state, action) if player == CHANCE else 1.0
        view(search.weights, search.capacity, REAL)[child] = weight
    if search.bounds != 0:
        bounds = view(search.bounds, search.capacity, BOUNDS)[child]
        bounds.low = search.least
        bounds.high = search.most
    clear_values(game, search, child)
    if rules is not None:
        extra = view(search.extras, search.capacity, EXTRA)[child]
        extra.amaf_total = 0.0
        extra.amaf_visits = 0
        extra.squares = 0.0


# 4. Back-propagation.


def back_propagate(game, search, rules, value):
    """Add the value to every node on the path, from the view of who moved there."""
    nodes = view(search.nodes, search.capacity, NODE)
    loss = search.virtual_loss
    if search.learn_range:
        learn_range(game, search, value)
    for depth in range(search.depth, -1, -1):
        index = whole(search.path[depth])
        node = nodes[index]
        mine = value_to(game, search, whole(node.mover), value)
        visits = whole(node.visits) + 1
        total = float(node.total) + mine
        if loss != 0 and depth > 0:
            visits -= loss
            total -= loss * search.low
        node.visits = visits
        node.total = total
        add_values(game, search, index)
        if rules is not None:
            view(search.extras, search.capacity, EXTRA)[index].squares += mine * mine
        if loss != 0 and node.value == -np.inf:
            continue  # another thread proved it meanwhile
        width = inverse_root(search, visits)
        node.value = np.float32(total) * width * width  # a division would take longer
        node.width = width
    if rules is not None:
        remember(game, search, rules, value)
        back_up_minimax(search, rules)
