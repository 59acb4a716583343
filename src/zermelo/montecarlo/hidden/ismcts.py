"""Information set Monte Carlo tree search: one tree for all that may be hidden.

Every simulation draws a possible state from the player's belief and plays on from there. What
it learns is kept per information set, so that what a player does can't depend on what it does
not know. With "own" views each player's moves are learnt for what that player knows
(MO-ISMCTS); with "mine" all moves are learnt for what the searching player knows (SO-ISMCTS):
fewer nodes, and opponents who know no more than oneself.

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information set Monte Carlo tree search", 2012.
Since players remember, what a player knows is all that names a node: the tree is a table.
"""

from __future__ import annotations

import functools
import math
from typing import Any, Unpack

import numpy as np

from ...arguments import checked
from ...bits import Bits
from ...clock import check_clock
from ...errors import UnknownName
from ...game import CHANCE, Game, check_positive
from ...kernel import (
    kernel,
    load_state,
    new_record,
    random_below,
    random_bits,
    runs_compiled,
    seeded,
    state_hash,
    view,
)
from ...playouts import chance_action, check_playouts, playout, playout_fields
from ...result import Result, Row
from ..arithmetic import range_fields, range_of, widen_range
from ..budget import SearchBudget
from .beliefs import Beliefs, BeliefSettings, believed
from .particles import drawn_world, slot_of
from .worlds import Belief, state_at

_VIEWS = ("own", "mine")
_MEGABYTE = 1 << 20
_MOST_DEPTH = 2047
_NONE = -1

EDGE = np.dtype(
    [
        ("total", np.float64),  # sum of the utilities to the player who moves
        ("action", np.int64),
        ("visits", np.int32),
        ("chances", np.int32),  # simulations in which it could have been chosen
        ("next", np.int32),  # of the same node
        ("spare", np.int32),
    ],
    align=True,
)
NODE = np.dtype([("key", np.uint64), ("first", np.int64)], align=True)


@checked
def ismcts(
    game: Game,
    information: Any,
    player: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    exploration: float = 0.7,
    views: str = "own",
    beliefs: Beliefs | Belief | None = None,
    memory: int = 64,
    **settings: Unpack[BeliefSettings],
) -> Result:
    """The most visited action, given what the player to move knows: `game.information(state,
    player)`. Nothing else about the state is used.

    The budget is a number of iterations, of seconds, or both; 1 second unless given. `beliefs` are
    kept from turn to turn; without them a belief is found anew with the settings in
    `BeliefSettings`, in at most half of the seconds. `views`: each player's moves are learnt for
    what that player knows (`own`) or for what the searching player knows (`mine`). `exploration` is
    the constant of UCB1 in units of the game's range of utilities, `memory` is in megabytes.

    >>> from zermelo.games import load
    >>> kuhn = load("kuhn_poker")
    >>> state = kuhn.initial_state()
    >>> for move in ("K", "Q"):
    ...     state = kuhn.result(state, kuhn.parse_action(state, move))
    >>> result = ismcts(kuhn, kuhn.information(state, 0), 0, iterations=200, seed=1)
    >>> sum(row.visits for row in result.rows)
    200
    """
    budget = SearchBudget(iterations, seconds, least=0)
    check_positive(memory=memory)
    if views not in _VIEWS:
        raise UnknownName("view", views, _VIEWS)
    keeper, seed = beliefs or Beliefs(game, player, **settings), settings.get("seed", 0)
    belief, budget = believed(keeper, information, budget)
    table = _Table(belief, exploration, views, memory * _MEGABYTE, seed)
    table.simulate(0)  # compile off the clock
    first = 64 if runs_compiled(belief.run.game) else 1
    cost = budget.spend(table.simulate, lambda: int(table.record.simulations), first=first)
    rows = table.rows()
    best = _best(rows) if cost.simulations else table.guess()
    return Result(
        algorithm="ismcts",
        player=player,
        action=best.action,
        value=best.value,
        values=_to_each(game, player, best.value),
        principal_variation=(best.action,),
        line=(best.text,),
        depth=int(table.record.deepest),
        nodes=int(table.record.nodes_used),
        leaves=cost.simulations,
        seconds=cost.seconds,
        rows=tuple(sorted(rows, key=lambda row: -row.visits)),
        stopped=cost.stopped,
    )


def _best(rows: list[Row]) -> Row:
    """The most visited action."""
    return max(rows, key=lambda row: (row.visits, row.value or 0.0))


def _to_each(game: Game, player: int, value: float | None) -> tuple[float, ...]:
    """The value to each player, as far as it is known."""
    if value is None:
        return (math.nan,) * game.players
    if game.players == 2 and game.zero_sum:
        return (value, -value) if player == 0 else (-value, value)
    return tuple(value if other == player else math.nan for other in range(game.players))


class _Table:
    """The arrays of one search, and the record through which kernels reach them."""

    def __init__(
        self, belief: Belief, exploration: float, views: str, memory: int, seed: int
    ) -> None:
        self.belief, self.game = belief, belief.run.game
        room = max(memory // (EDGE.itemsize + NODE.itemsize), 1 << 10)
        self.edges = np.empty(room, EDGE)
        self.nodes = np.zeros(1 << (room // 2).bit_length(), NODE)
        self.rising = belief.rising
        root = state_at(self.game, belief.worlds, 0)
        self.record: Any = new_record(
            _search_type(self.game.max_actions, self.game.players),
            **range_of(self.game, exploration),
            edges=self.edges,
            nodes=self.nodes,
            rising=self.rising,
            room=room,
            slots=len(self.nodes),
            worlds=len(belief),
            player=belief.player,
            own_views=views == "own",
            root=int(state_hash((belief.player, self.game.information(root, belief.player)))),
            random=int(seeded(seed)),
        )

    def simulate(self, count: int) -> None:
        simulate_worlds(self.game, self.belief.worlds, self.record, count)
        check_playouts(self.game, self.record)

    def guess(self) -> Row:
        """An action without a search, if there was no time for one simulation: by the game's own
        policy, or any."""
        run, root = self.belief.run, state_at(self.game, self.belief.worlds, 0)
        if self.game.offers("playout_action"):
            code = self.game.playout_action(root, random_bits(self.record))
        else:
            codes = list(self.game.actions(root))
            code = codes[random_below(self.record, len(codes))]
        action = run.action(int(code))
        return Row(action, run.original.action_text(root, action))

    def rows(self) -> list[Row]:
        """The root's actions."""
        run = self.belief.run
        root = state_at(self.game, self.belief.worlds, 0)
        slot = node_of(self.game, root, self.record, 0)
        edge = int(self.nodes[slot]["first"]) if slot >= 0 else _NONE
        rows = []
        while edge != _NONE:
            one = self.edges[edge]
            action, visits = run.action(int(one["action"])), int(one["visits"])
            text = run.original.action_text(root, action)
            value = float(one["total"]) / visits if visits else None
            rows.append(Row(action, text, value, visits=visits, line=(text,)))
            edge = int(one["next"])
        return rows


@functools.cache
def _search_type(max_actions: int, players: int) -> np.dtype[Any]:
    return np.dtype(
        [
            ("edges", np.int64),  # addresses
            ("nodes", np.int64),
            ("rising", np.int64),
            ("room", np.int64),  # for edges
            ("edges_used", np.int64),
            ("slots", np.int64),  # for nodes: a power of two
            ("nodes_used", np.int64),
            ("worlds", np.int64),
            ("player", np.int64),
            ("own_views", np.int64),
            ("root", np.uint64),  # what names its node, though worlds that do not fit differ in it
            *range_fields(),
            ("simulations", np.int64),
            ("deepest", np.int64),
            ("depth", np.int64),
            *playout_fields(max_actions),
            ("options", np.int64, (max_actions,)),  # the edges of the legal actions
            ("path", np.int64, (_MOST_DEPTH,)),
            ("movers", np.int64, (_MOST_DEPTH,)),
        ],
        align=True,
    )


# Kernels.


@kernel
def simulate_worlds(game, worlds, search, count):
    """Run `count` simulations, each from a state drawn from the belief."""
    for _ in range(count):
        state = load_state(game, worlds, drawn_world(search))
        end = playout(game, descend(game, state, search), search)
        if search.endless:
            break
        back_up(game, end, search)
        search.simulations += 1


@kernel
def descend(game, state, search):
    """Walk down by UCB1 to an untried action; the path is left in `search.path`."""
    depth = 0
    fresh = False
    while depth < _MOST_DEPTH and not fresh and not game.is_terminal(state):
        mover = game.to_move(state)
        if mover == CHANCE:
            state = game.result(state, chance_action(game, state, search))
            continue
        slot = node_of(game, state, search, depth)
        if slot < 0:
            break  # no room for another node
        count = list_options(game, state, search, slot)
        if count < 0:
            break
        edge = choose(search, count)
        option = view(search.edges, search.room, EDGE)[edge]
        fresh = option.visits == 0
        search.path[depth] = edge
        search.movers[depth] = mover
        depth += 1
        state = game.result(state, int(option.action))
    search.depth = depth
    search.deepest = max(search.deepest, depth)
    return state


@kernel
def node_of(game, state, search, depth):
    """The slot of the information set, made if need be; -1 if the table is full."""
    key = Bits(search.root)
    if depth > 0:
        mover = game.to_move(state)
        viewer = mover if search.own_views else search.player
        key = state_hash((mover, game.information(state, viewer)))
    if key == Bits(0):
        key = Bits(1)
    nodes = view(search.nodes, search.slots, NODE)
    slot = slot_of(nodes.key, key)
    if Bits(nodes[slot].key) == Bits(0):
        if 4 * search.nodes_used >= 3 * search.slots:
            return -1
        nodes[slot].key = int(key)
        nodes[slot].first = _NONE
        search.nodes_used += 1
    return slot


@kernel
def list_options(game, state, search, slot):
    """List the edges of all legal actions; returns their number, or -1 if there is no room for
    them."""
    edges = view(search.edges, search.room, EDGE)
    node = view(search.nodes, search.slots, NODE)[slot]
    count, cursor, last = 0, int(node.first), _NONE
    is_new = cursor == _NONE
    for action in game.actions(state):
        if count == game.max_actions:
            search.crowded = 1
            break
        if not is_new and (cursor == _NONE or edges[cursor].action != action):
            cursor = int(node.first)  # not in the usual order
            while cursor != _NONE and edges[cursor].action != action:
                cursor = int(edges[cursor].next)
        if cursor == _NONE:
            cursor = last = add_edge(search, slot, action, last)
            if cursor == _NONE:
                return -1
        edges[cursor].chances += 1
        search.options[count] = cursor
        cursor = int(edges[cursor].next)
        count += 1
        check_clock()
    return count


def add_edge(search, slot, action, after):
    """Append an edge to a node after the edge `after`; returns its number, or _NONE if there is no
    room."""
    edges = view(search.edges, search.room, EDGE)
    node = view(search.nodes, search.slots, NODE)[slot]
    edge = int(search.edges_used)
    if edge == search.room:
        return _NONE
    search.edges_used += 1
    edges[edge].total = 0.0
    edges[edge].action = action
    edges[edge].visits = 0
    edges[edge].chances = 0
    edges[edge].next = _NONE
    last = int(node.first) if after == _NONE else after
    if last == _NONE:
        node.first = edge
    else:
        while edges[last].next != _NONE:
            last = int(edges[last].next)
        edges[last].next = edge
    return edge


def choose(search, count):
    """An untried edge, drawn at random; else the best by UCB1 of those that were available."""
    edges = view(search.edges, search.room, EDGE)
    untried = 0
    for i in range(count):
        if edges[search.options[i]].visits == 0:
            untried += 1
    wanted = random_below(search, untried) if untried else -1
    best, best_score = int(search.options[0]), -np.inf
    for i in range(count):
        edge = int(search.options[i])
        visits = float(edges[edge].visits)
        if untried:
            if visits == 0.0:
                if wanted == 0:
                    return edge
                wanted -= 1
            continue
        spread = math.sqrt(math.log(float(edges[edge].chances)) / visits)
        score = float(edges[edge].total) / visits + search.reach * spread
        if score > best_score:
            best, best_score = edge, score
    return best


@kernel
def back_up(game, end, search):
    """Add the utilities of the final state to every edge on the path, from the view of who moved
    there."""
    edges = view(search.edges, search.room, EDGE)
    if search.learn_range:
        for player in range(game.players):
            widen_range(search, game.utility(end, player))
        search.reach = search.exploration * (search.high - search.low)
    for i in range(search.depth):
        edge = edges[search.path[i]]
        edge.visits += 1
        edge.total += game.utility(end, search.movers[i])
