"""Kernels of descent: many games, each with its best-first minimax tree, that ask one network.

Q. Cohen-Solal, "Learning to play two-player perfect-information games without knowledge", 2020.
Best-first minimax expands the leaf at the end of the line that looks best; descent goes on from
there until the game is over, so that every line ends with what a game is truly worth.

Every call of `advance` takes the network's answers to the positions of the last one, goes on in
every game until that game needs another answer, and leaves the observations of those positions.

    1. grow        a position: all its children are shown to the network one by one, ends are known
    2. descend     to the best child that is not solved, until a position is solved; back up
    3. move        after enough expansions: by the ordinal law, best moves first
    4. prune       the tree to what is below the move; the rest is written down to learn from

Values are those to player 0, and nodes are numbered in the order in which they grew.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...kernel import borrowed, kernel, load_state, random_below, random_unit, save_state, view
from ...montecarlo.arithmetic import whole
from ...montecarlo.batched.lazy_tree import Answers
from ...playouts import playout_fields
from ..alphazero.selfplay_kernels import opening

__all__ = ["EDGE", "GAME", "NODE", "NONE", "Positions", "Thread", "advance", "thread_type"]

NONE = -1
_IN_A_ROW = 4096  # positions of a game that need no network; small games may need none at all

GAME = np.dtype(  # one game
    [
        ("is_open", np.int64),  # whether it has begun
        ("ply", np.int64),
        ("left", np.int64),  # expansions until a move
        ("nodes", np.int64),  # of its tree
        ("edges", np.int64),
        ("node", np.int64),  # that grows
        ("shown", np.int64),  # the last edge of it whose child the network was shown
        ("waits", np.int64),  # 1 where that was in the last round
        ("sign", np.float64),  # 1 where player 0 moves in that child, else -1
    ],
    align=True,
)
NODE = np.dtype(
    [
        ("value", np.float64),
        ("sign", np.float64),  # 1 where player 0 moves, else -1
        ("parent", np.int64),  # or NONE
        ("way", np.int64),  # which of its edges leads here
        ("first", np.int64),  # edge
        ("count", np.int64),
        ("closed", np.int64),  # 1 where the value is proven
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("value", np.float64),
        ("action", np.int64),
        ("node", np.int32),  # or NONE
        ("closed", np.int32),
    ],
    align=True,
)


def thread_type(max_actions: int) -> np.dtype[Any]:
    """How the games of one thread are played, and what came of them."""
    return np.dtype(
        [
            *playout_fields(max_actions),
            ("expansions", np.int64),  # a move
            ("longest", np.int64),  # plies after which a game is broken off
            ("random_plies", np.int64),  # with which a game may begin
            ("exploitation", np.float64),  # how surely the best move is played
            ("temperature", np.float64),  # of the policy that is learnt, in utility
            ("low", np.float64),  # the least and the greatest utility, where known
            ("high", np.float64),
            ("nodes", np.int64),  # addresses of the tree in hand, and the number of its game
            ("edges", np.int64),
            ("moved", np.int64),
            ("number", np.int64),
            ("all_nodes", np.int64),  # addresses of the first tree
            ("all_edges", np.int64),
            ("tree_size", np.int64),  # nodes
            ("edge_room", np.int64),  # edges of a tree
            ("room", np.int64),  # positions that the harvest can hold
            ("harvest", np.int64),  # positions that it holds
            ("games", np.int64),  # counted for reports
            ("moves", np.int64),
            ("expanded", np.int64),
            ("evaluations", np.int64),
        ],
        align=True,
    )


NUMBER = np.dtype(np.int64)
NODE_BYTES, EDGE_BYTES = NODE.itemsize, EDGE.itemsize


class Positions(NamedTuple):
    """What there is to learn from: a row for each position that was expanded."""

    observations: Any
    policies: Any
    """A softmax of the values of all moves."""
    values: Any
    """By minimax, to the player to move."""


class Thread(NamedTuple):
    """All that one thread works on."""

    field: Any
    games: Any
    states: Any
    """Of all nodes of all trees."""
    answers: Answers
    harvest: Positions


@kernel
def advance(game, given):
    """One round of all games; the answers belong to the positions of the last call."""
    states, answers = borrowed(given.states), borrowed(given.answers)
    thread = Thread(given.field, given.games, states, answers, borrowed(given.harvest))
    for number in range(len(given.games)):
        focus(thread.field, number)
        played = thread.games[number]
        if played.is_open == 0:
            begin(game, thread, played)
        elif played.waits != 0:
            take_answer(thread, played)
        played.waits = 0
        for _ in range(_IN_A_ROW):
            if show_next(game, thread, played):
                played.waits = 1
                break
            go_on(game, thread, played)


def focus(field, number):
    """Take the tree of a game in hand."""
    field.number = number
    field.nodes = field.all_nodes + number * whole(field.tree_size) * NODE_BYTES
    field.edges = field.all_edges + number * whole(field.edge_room) * EDGE_BYTES


def nodes_of(thread):
    return view(thread.field.nodes, thread.field.tree_size, NODE)


def edges_of(thread):
    return view(thread.field.edges, thread.field.edge_room, EDGE)


def state_at(game, thread, place):
    field = thread.field
    return load_state(game, thread.states, whole(field.number * field.tree_size) + place)


def keep_state(game, thread, place, state):
    field = thread.field
    save_state(game, thread.states, whole(field.number * field.tree_size) + place, state)


def sign_of(game, state):
    """What makes a value that of player 0 the value of the player to move, and the reverse."""
    return 1.0 if game.to_move(state) == 0 else -1.0


def begin(game, thread, played):
    """The first position of a game."""
    field = thread.field
    state = opening(game, field, random_below(field, field.random_plies + 1))
    played.is_open, played.ply, played.nodes, played.edges = 1, 0, 0, 0
    played.left = field.expansions
    grow(game, thread, played, state, NONE, NONE)


# 1. Grow.


def has_room(game, thread, played):
    enough = played.edges + game.max_actions <= thread.field.edge_room
    return enough and played.nodes < thread.field.tree_size


def grow(game, thread, played, state, parent, way):
    """A node with all its edges; the ends of the game among them are known."""
    nodes, edges = nodes_of(thread), edges_of(thread)
    place, first, count = whole(played.nodes), whole(played.edges), 0
    keep_state(game, thread, place, state)
    for action in game.actions(state):
        if count == game.max_actions:
            thread.field.crowded = 1
            break
        edge, child = edges[first + count], game.result(state, action)
        over = game.is_terminal(child)
        edge.action, edge.node, edge.closed = action, NONE, 1 if over else 0
        edge.value = game.utility(child, 0) if over else 0.0
        count += 1
    node = nodes[place]
    node.parent, node.way, node.first, node.count = parent, way, first, count
    node.value, node.closed, node.sign = 0.0, 0, sign_of(game, state)
    if parent != NONE:
        edges[whole(nodes[parent].first) + way].node = place
    played.nodes += 1
    played.edges += count
    played.left -= 1
    played.node, played.shown = place, first - 1
    thread.field.expanded += 1


def show_next(game, thread, played):
    """Show the network the next child of the node that grows; whether there is one."""
    field, edges, node = thread.field, edges_of(thread), nodes_of(thread)[played.node]
    for place in range(whole(played.shown) + 1, whole(node.first + node.count)):
        if edges[place].closed == 0:
            state = state_at(game, thread, whole(played.node))
            state = game.result(state, whole(edges[place].action))
            played.shown, played.sign = place, sign_of(game, state)
            twin = game.symmetric_state(state, random_below(field, game.symmetries))
            seen = thread.answers.observations[whole(field.number)]
            seen[:] = 0.0
            game.observation(twin, game.to_move(twin), seen)
            field.evaluations += 1
            return True
    return False


def take_answer(thread, played):
    """What the network says of the child that it was shown."""
    value = float(thread.answers.values[whole(thread.field.number), 0])
    edges_of(thread)[played.shown].value = played.sign * value


# 2. Descend.


def go_on(game, thread, played):
    """A node has grown: go on from its best child, or else from the root; or move."""
    nodes, place = nodes_of(thread), whole(played.node)
    minimax(thread, place)
    is_full = not has_room(game, thread, played)
    if not is_full and nodes[place].closed == 0:
        grow_best(game, thread, played, place)
        return
    back_up(thread, place)
    if is_full or nodes[0].closed != 0 or played.left <= 0:
        move(game, thread, played)
    else:
        grow_best(game, thread, played, 0)


def minimax(thread, place):
    """A node is worth its best child, and solved where no other could be better."""
    edges, node = edges_of(thread), nodes_of(thread)[place]
    best, closed, best_closed = -np.inf, 1, 0
    for way in range(whole(node.count)):
        edge = edges[whole(node.first) + way]
        value = node.sign * edge.value
        if value > best or (value == best and edge.closed != 0):
            best, best_closed = value, whole(edge.closed)
        closed = closed & whole(edge.closed)
    limit = thread.field.high if node.sign > 0.0 else -thread.field.low
    node.value = node.sign * best
    node.closed = 1 if closed != 0 or (best_closed != 0 and best >= limit) else 0


def back_up(thread, place):
    """Correct the values from a node to the root."""
    nodes, edges = nodes_of(thread), edges_of(thread)
    while nodes[place].parent != NONE:
        node = nodes[place]
        place = whole(node.parent)
        edge = edges[whole(nodes[place].first + node.way)]
        edge.value, edge.closed = node.value, node.closed
        minimax(thread, place)


def grow_best(game, thread, played, place):
    """Follow the line below a node that looks best to both sides, of those not solved, and grow
    its end."""
    nodes, edges = nodes_of(thread), edges_of(thread)
    way = best_open(thread, place)
    while edges[whole(nodes[place].first) + way].node != NONE:
        place = whole(edges[whole(nodes[place].first) + way].node)
        way = best_open(thread, place)
    action = whole(edges[whole(nodes[place].first) + way].action)
    state = game.result(state_at(game, thread, place), action)
    grow(game, thread, played, state, place, way)


def best_open(thread, place):
    """The best edge that is not solved; a node that is not solved has one."""
    edges, node = edges_of(thread), nodes_of(thread)[place]
    chosen, best = 0, -np.inf
    for way in range(whole(node.count)):
        edge = edges[whole(node.first) + way]
        if edge.closed == 0 and node.sign * edge.value > best:
            chosen, best = way, node.sign * edge.value
    return chosen


# 3. Move.


def move(game, thread, played):
    """The search is complete: move on, or begin a game."""
    field, edge = thread.field, edges_of(thread)[ordinal(thread)]
    state = game.result(state_at(game, thread, 0), whole(edge.action))
    kept = whole(edge.node)
    played.ply += 1
    field.moves += 1
    if game.is_terminal(state) or played.ply >= field.longest:
        prune(game, thread, played, NONE)
        field.games += 1
        begin(game, thread, played)
        return
    prune(game, thread, played, kept)
    played.left = field.expansions
    if kept == NONE:
        grow(game, thread, played, state, NONE, NONE)
    else:  # all its children are known
        root = nodes_of(thread)[0]
        played.node, played.shown = 0, root.first + root.count


def ordinal(thread):
    """An edge of the root by the ordinal law: the best with probability e + (1 - e) / n, where n
    edges are left to choose from, or else the next best likewise."""
    field, edges, root = thread.field, edges_of(thread), nodes_of(thread)[0]
    count, order, drawn = whole(root.count), field.choices, 0
    for way in range(count):
        order[way] = root.first + way
    for rank in range(count):
        best, equals = rank, 1
        for other in range(rank + 1, count):
            gain = root.sign * (edges[order[other]].value - edges[order[best]].value)
            equals = 1 if gain > 0.0 else equals + (1 if gain == 0.0 else 0)
            if gain > 0.0 or (gain == 0.0 and random_below(field, equals) == 0):
                best = other
        drawn = whole(order[best])
        order[best] = order[rank]
        order[rank] = drawn
        likely = field.exploitation + (1.0 - field.exploitation) / (count - rank)
        if random_unit(field) < likely:
            break
    return drawn


# 4. Prune.


def prune(game, thread, played, kept):
    """Keep a node, which is the root then, and all below it; write the others down."""
    nodes, moved = nodes_of(thread), view(thread.field.moved, thread.field.tree_size, NUMBER)
    count, edges = 0, 0
    for place in range(whole(played.nodes)):
        parent = whole(nodes[place].parent)
        if place == kept or (parent != NONE and moved[parent] != NONE):
            keep_state(game, thread, count, state_at(game, thread, place))
            edges = move_node(thread, place, count, edges)
            moved[place] = count
            count += 1
        else:
            write_down(game, thread, place)
            moved[place] = NONE
    played.nodes, played.edges = count, edges


def move_node(thread, place, to, first):
    """Move a node and its edges down to where there is room; returns the next place for edges.

    Those that grew before it have been moved already.
    """
    nodes, edges = nodes_of(thread), edges_of(thread)
    node, new = nodes[place], nodes[to]
    parent, was, count = whole(node.parent), whole(node.first), whole(node.count)
    for way in range(count):
        edge, there = edges[was + way], edges[first + way]
        there.value, there.action, there.closed = edge.value, edge.action, edge.closed
        there.node = NONE  # until that one is moved
    new.value, new.sign, new.way, new.closed = node.value, node.sign, node.way, node.closed
    new.first, new.count, new.parent = first, count, NONE
    if to > 0:
        new.parent = view(thread.field.moved, thread.field.tree_size, NUMBER)[parent]
        edges[whole(nodes[new.parent].first + new.way)].node = to
    return first + count


def write_down(game, thread, place):
    """A position with its value and a policy, under a random symmetry."""
    field, harvest = thread.field, thread.harvest
    if field.harvest >= field.room:
        return
    edges, node, out = edges_of(thread), nodes_of(thread)[place], whole(field.harvest)
    symmetry, state = random_below(field, game.symmetries), state_at(game, thread, place)
    twin = game.symmetric_state(state, symmetry)
    harvest.observations[out] = 0.0
    game.observation(twin, game.to_move(twin), harvest.observations[out])
    harvest.values[out, 0] = node.sign * node.value
    policy, total = harvest.policies[out], 0.0
    policy[:] = 0.0
    for way in range(whole(node.count)):
        total += likelihood(field, node, edges[whole(node.first) + way])
    for way in range(whole(node.count)):
        edge = edges[whole(node.first) + way]
        slot = game.symmetric_action(whole(edge.action), symmetry) % len(policy)
        policy[slot] += likelihood(field, node, edge) / total
    field.harvest += 1


def likelihood(field, node, edge):
    """Of a move, in units of that of the best one: a softmax of values."""
    return math.exp(node.sign * (edge.value - node.value) / field.temperature)
