"""Monte Carlo tree search as exported: a number of simulations, in the caller's memory."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..game import CHANCE, Game
from ..kernel import kernel, random_below, random_bits, random_unit, seeded, view
from ..kernel.exporting.plain_states import read_state
from ..montecarlo.arithmetic import REAL, whole
from ..montecarlo.uct.dense_tree import DenseTree
from ..montecarlo.uct.layout import (
    BOUNDS,
    EXTRA,
    NODE,
    ROOT,
    ROOTS,
    SOLVED,
    clear_node,
    search_type,
)
from ..montecarlo.uct.options import Options
from ..montecarlo.uct.playout_policies import MOVE, MOVES, TALLIES, TALLY
from ..montecarlo.uct.rules import RULES
from ..montecarlo.uct.simulation import simulate
from .memory import (
    ANSWER,
    GAVE_UP,
    IS_CHANCE,
    IS_OVER,
    LINE,
    NOT_PREPARED,
    TOO_SMALL,
    WORD,
    aligned,
    clear,
    image_of,
    room,
    unpack,
)
from .rules import DICE

_MEGABYTE = 1 << 20
_ADDRESSES = ("nodes", "weights", "bounds", "extras", "sums", "born", "siblings", "chances")
LEVEL = np.dtype([("misses", np.float64), ("iterations", np.int64)])
PLAN = np.dtype([("field", np.int64), ("bytes", np.int64)])
"""An array of the tree: the word of the record that holds its address, and bytes for each node."""


def search_image(game: Game, options: Options) -> dict[str, bytes]:
    """What a search begins with: its record, the arrays of the tree, the record of the options."""
    tree = DenseTree(game, options, _MEGABYTE * 4, [0])
    kind, record = search_type(game.max_actions), tree.records[0]
    places: Any = kind.fields
    plan = [
        (places[name][1] // WORD.itemsize, array.nbytes // tree.capacity)
        for name, array in tree.arrays.items()
    ]
    own = tree.rules[0]
    head = np.array([len(plan), options.stop_early, kind.itemsize, own is not None], WORD)
    rules = np.zeros(1, RULES)[0] if own is None else own.record
    return {
        "image": image_of(record, [*_ADDRESSES, "roots", "values", "capacity", "end", "free"]),
        "rules": image_of(rules, ["log", "tallies"]),
        "plan": head.tobytes() + np.array(plan, PLAN).tobytes(),
    }


HEAD = 4 * WORD.itemsize
RULES_AT, LOG_AT, TALLIES_AT, VALUES_AT, ROOTS_AT, RECORD_AT = room(
    RULES.itemsize,
    MOVES * MOVE.itemsize,
    TALLIES * TALLY.itemsize,
    1024,
    ROOTS * ROOT.itemsize,
)
LEAST_NODES = 64
WORD_SIZE, EXTRA_SIZE = WORD.itemsize, EXTRA.itemsize


def least_memory(game: Game, options: Options) -> int:
    """Bytes for the smallest tree."""
    kind = search_type(game.max_actions)
    nodes = max(LEAST_NODES, 2 * game.max_actions)
    return RECORD_AT + kind.itemsize + nodes * 128 + 16 * LINE


@dataclass(frozen=True)
class Kernels:
    """What is exported; the record of a search depends on how many actions a state may have."""

    prepare: Any
    search: Any
    choose: Any
    stop: Any


@cache
def kernels_for(max_actions: int, is_plain: bool) -> Kernels:
    """The kernels of a game; `is_plain` as in `Options.plain`."""
    kind = search_type(max_actions)

    @kernel
    def prepare(game, image, rules, plan, memory, size):
        """Make a block of memory ready for searches; what is left of it is the tree."""
        return laid_out(
            view(aligned(memory) + RECORD_AT, 1, kind)[0], game, (image, rules, plan), memory, size
        )

    @kernel
    def search(game, state, count, number, memory, answer):
        """The best action after so many simulations, whose dice begin with a number: a seed."""
        tree = view(aligned(memory) + RECORD_AT, 1, kind)[0]
        own = None if is_plain else view(aligned(memory) + RULES_AT, 1, RULES)[0]
        here = read_state(game, state)
        problem = planted(game, here, number, tree, memory)
        if problem != 0:
            return problem
        return answered(game, here, count, tree, own, 0.0, answer)

    @kernel
    def choose(game, levels, state, level, random, memory, answer):
        """The action of a player of a level, who overlooks a share of the actions."""
        tree = view(aligned(memory) + RECORD_AT, 1, kind)[0]
        own = None if is_plain else view(aligned(memory) + RULES_AT, 1, RULES)[0]
        here = read_state(game, state)
        dice = view(random, 1, DICE)[0]
        problem = planted(game, here, int(random_bits(dice) >> 2), tree, memory)
        if problem != 0:
            return problem
        strength = view(levels, 3, LEVEL)[min(max(level, 0), 2)]
        tree.random = dice.random
        found = answered(game, here, strength.iterations, tree, own, strength.misses, answer)
        dice.random = tree.random
        return found

    @kernel
    def stop(game, memory):
        """Have a search in another thread end with what it has."""
        view(aligned(memory) + RECORD_AT, 1, kind)[0].halt = 1
        return 0

    return Kernels(prepare, search, choose, stop)


def laid_out(search, game, data, memory, size):
    """Fill in the records, and give the arrays of the tree their places."""
    image, rules, plan = data
    start = aligned(memory)
    head = view(plan, 4, WORD)
    arrays = view(plan + HEAD, head[0], PLAN)
    place = aligned(start + RECORD_AT + head[2])
    each = 0
    for index in range(len(arrays)):
        each += arrays[index].bytes
    capacity = (memory + size - place - (len(arrays) + 1) * LINE) // each
    capacity = min(capacity, (1 << 31) - 1)
    if capacity < max(LEAST_NODES, 2 * game.max_actions):
        return TOO_SMALL
    clear(start, RECORD_AT)
    unpack(rules, start + RULES_AT)
    unpack(image, start + RECORD_AT)
    own = view(start + RULES_AT, 1, RULES)[0]
    own.log, own.tallies = start + LOG_AT, start + TALLIES_AT
    fields = view(start + RECORD_AT, head[2] // WORD_SIZE, WORD)
    for index in range(len(arrays)):
        fields[arrays[index].field] = place
        place = aligned(place + capacity * arrays[index].bytes)
    search.values, search.roots, search.capacity = start + VALUES_AT, start + ROOTS_AT, capacity
    search.stop_early = head[1]
    table = view(start + ROOTS_AT, ROOTS, ROOT)  # as `layout.roots` has it
    for number in range(1, ROOTS):
        table[number].of_log = math.sqrt(math.log(float(number)))
        table[number].inverse = 1.0 / math.sqrt(float(number))
    return 0


def planted(game, state, number, search, memory):
    """Forget the tree, and begin another one from a state; 0 if all is well."""
    if search.roots != aligned(memory) + ROOTS_AT:
        return NOT_PREPARED
    if game.is_terminal(state):
        return IS_OVER
    player = game.to_move(state)
    if player == CHANCE:
        return IS_CHANCE
    root = view(search.nodes, search.capacity, NODE)[0]
    clear_node(root, -1, player, (player - 1) % game.players)
    root.value = 0.0
    if search.weights != 0:
        view(search.weights, search.capacity, REAL)[0] = 1.0
    if search.bounds != 0:
        bounds = view(search.bounds, search.capacity, BOUNDS)[0]
        bounds.low, bounds.high = search.least, search.most
    if search.extras != 0:
        clear(search.extras, EXTRA_SIZE)
    if search.sums != 0:
        clear(search.sums, game.players * WORD_SIZE)
    search.free, search.end = 1, search.capacity
    search.full = search.halt = search.settled = search.simulations = 0
    search.crowded = search.endless = search.improbable = search.deepest = 0
    search.random = int(seeded(number))
    return 0


def answered(game, state, count, search, rules, misses, answer):
    """Run simulations, and write what was found; a share of the actions is overlooked."""
    search.target = max(count, 1)
    simulate(game, state, search, rules, max(count, 1))
    if search.crowded != 0 or search.endless != 0 or search.improbable != 0:
        return GAVE_UP
    found = view(answer, 1, ANSWER)[0]
    chosen = best_child(game, search, misses)
    node = view(search.nodes, search.capacity, NODE)[chosen]
    visits = whole(node.visits)
    found.action = whole(node.action)
    found.value = node.total / visits if visits > 0 else 0.0
    found.depth, found.nodes, found.proven = search.deepest, search.simulations, 0
    if search.bounds != 0:
        bounds = view(search.bounds, search.capacity, BOUNDS)
        if bounds[0].low == bounds[0].high:
            found.proven = 1
            low = float(bounds[0].low)
            found.value = -low if whole(node.mover) == 1 else low
    return 0


def best_child(game, search, misses):
    """As `arms.answer` chooses: the most visited, or the best where that is proven."""
    nodes = view(search.nodes, search.capacity, NODE)
    first, count = whole(nodes[0].first), children_of(nodes[0])
    floor, beaten = -np.inf, search.bounds == 0
    if search.bounds != 0:
        for child in range(first, first + count):
            floor = max(floor, seen(search, nodes, child)[0])
        for child in range(first, first + count):
            beaten = beaten or seen(search, nodes, child)[1] > floor
    best, spared, left = -1, -1, 0
    for child in range(first, first + count):
        left += 1
        if random_below(search, left) == 0:
            spared = child
        if misses > 0.0 and random_unit(search) < misses:
            continue
        if best < 0 or is_better(search, nodes, child, best, not beaten, floor):
            best = child
    return best if best >= 0 else spared


def children_of(node):
    children = whole(node.children)
    return SOLVED - children if children <= SOLVED else max(children, 0)


def seen(search, nodes, child):
    """What is proven of an action, to who takes it."""
    bounds = view(search.bounds, search.capacity, BOUNDS)[child]
    if nodes[child].mover == 1:
        return -float(bounds.high), -float(bounds.low)
    return float(bounds.low), float(bounds.high)


def is_better(search, nodes, one, other, settled, floor):
    """Whether an action is the better answer of two."""
    node, best = nodes[one], nodes[other]
    dismissed, was_dismissed = node.value == -np.inf, best.value == -np.inf
    if settled:
        proves = proves_floor(search, nodes, one, floor) and not dismissed
        proved = proves_floor(search, nodes, other, floor) and not was_dismissed
        if proves != proved:
            return proves
        if proves:
            return node.action < best.action
    if dismissed != was_dismissed:
        return was_dismissed
    if node.visits != best.visits:
        return node.visits > best.visits
    mean = node.total / node.visits if node.visits > 0 else -np.inf
    best_mean = best.total / best.visits if best.visits > 0 else -np.inf
    return mean > best_mean or (mean == best_mean and node.action < best.action)


def proves_floor(search, nodes, child, floor):
    low, high = seen(search, nodes, child)
    return low == floor and high == floor
