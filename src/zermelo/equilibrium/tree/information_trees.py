"""Both players' information sets of a game too large to enumerate by histories."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...arguments import checked
from ...cancellation import on_stop
from ...display import text_html
from ...errors import BadParameter, BadRules, GameIsOver, NotThisKindOfGame
from ...game import Game
from ...kernel import Runnable, kernel, new_record, new_states, runnable, runs_compiled
from ...machine import cores
from ...settings import POSITIVE, check_within
from ...strategy import Profile, Strategy, Uniform, action_probabilities, check_profile, key_of
from . import information_walk as walk
from .enumeration import example
from .form import NEAR_ONE
from .sequence_form import TreeTooLarge, free_memory
from .world_graph import TooManyWorlds, WorldGraph, world_graph

ARENA = 1 << 22  # entries of one path
MET = 1 << 12
MOST_NODES = 1 << 28
STEP_SECONDS, STEP_SECONDS_PLAIN = 4e-8, 4e-5
PLAIN_BYTES = 2000  # for each information set of a plain game

Report = Callable[[str, float], object]
"""Called now and then with the current step and the share of it that is done."""


@dataclass(frozen=True, eq=False, repr=False)
class InformationTree:
    """All information sets of one player.

    Attributes:
        nodes: [nodes] as information_walk.NODE
        children: the nodes that follow, + 1, from each node's base on, by signal
        first: [sets + 1] the rows of information set s are first[s] up to first[s + 1]
        parent: [sets] the row of the player's action before, -1 if there was none
        keys: [sets, 2] hashes of the information
        examples: a state of each information set, as kernels store them
    """

    nodes: Any
    children: Any
    first: Any
    parent: Any
    keys: Any
    examples: Any

    @property
    def sets(self) -> int:
        return len(self.keys)

    @property
    def rows(self) -> int:
        """The number of actions of all information sets."""
        return int(self.first[-1])

    @property
    def memory(self) -> int:
        """The bytes of all arrays."""
        arrays = vars(self).values()
        return sum(array.nbytes for array in arrays if isinstance(array, np.ndarray))

    def mixed(self, behaviours: Sequence[Any], weights: Sequence[float]) -> Any:
        """The behaviour of a player that draws one of these behaviours before each game."""
        total = np.zeros(self.rows)
        for behaviour, weight in zip(behaviours, weights, strict=True):
            if weight > 0:
                total += weight * played(self.first, self.parent, behaviour)
        counts = np.diff(self.first)
        mixture = np.repeat(1.0 / counts, counts)
        sums = np.repeat(np.add.reduceat(total, self.first[:-1]), counts)
        np.divide(total, sums, out=mixture, where=sums > 0)
        return mixture

    def __repr__(self) -> str:
        return f"<InformationTree: {self.sets:,} information sets>"

    def _repr_html_(self) -> str:
        return text_html(repr(self))


def played(first: Any, parent: Any, behaviour: Any) -> Any:
    """[rows] the probability that the player takes each action and all before it."""
    plan = np.empty(len(behaviour))
    go_through.compiled(first, parent, behaviour, plan)
    return plan


@kernel
def go_through(first: Any, parent: Any, behaviour: Any, plan: Any) -> None:
    for number in range(len(parent)):
        before = plan[parent[number]] if parent[number] >= 0 else 1.0
        for row in range(first[number], first[number + 1]):
            plan[row] = before * behaviour[row]


@dataclass(frozen=True, eq=False, repr=False)
class InformationTrees:
    """A game of two players as a graph of worlds and the information that players have of them.

    Made by `information_trees`; `exploitability`, `gains` and `utilities` take it like a sequence
    form. A plan for it is a pair of arrays: for each player the probability of each action of each
    of its information sets, in their order.
    """

    game: Game
    graph: WorldGraph
    trees: tuple[InformationTree, InformationTree]
    run: Runnable

    def __repr__(self) -> str:
        sets = " + ".join(f"{tree.sets:,}" for tree in self.trees)
        worlds = f"{self.graph.worlds:,} worlds"
        return f"<InformationTrees of {self.game.name}: {sets} information sets, {worlds}>"

    def _repr_html_(self) -> str:
        """For notebooks."""
        return text_html(repr(self))

    @property
    def memory(self) -> int:
        """The bytes of all arrays."""
        return self.graph.memory + sum(tree.memory for tree in self.trees)

    @property
    def core_seconds(self) -> float:
        """An estimate of the seconds of one core that measuring a plan takes."""
        step = STEP_SECONDS if runs_compiled(self.run.game) else STEP_SECONDS_PLAIN
        return 2 * self.graph.histories * step

    def example(self, player: int, number: int) -> Any:
        """One of the states in an information set."""
        examples = self.trees[player].examples
        if isinstance(examples, list):
            return examples[number]
        return example.compiled(self.run.game, examples, number)

    def behaviour(self, player: int, strategy: Strategy) -> Any:
        """The probability of each action in each information set of a player."""
        tree = self.trees[player]
        counts = np.diff(tree.first)
        if type(strategy) is Uniform:
            return np.repeat(1.0 / counts, counts)
        looked_up = getattr(strategy, "looked_up", None)
        if looked_up is not None:
            return looked_up(tree.keys[:, 0], tree.first)
        found = np.empty(tree.rows)
        for number in range(tree.sets):
            state = self.example(player, number)
            actions = list(self.game.actions(state))
            key = key_of(self.game, state, player)
            row = action_probabilities(strategy, player, key, actions)
            found[tree.first[number] : tree.first[number + 1]] = row
        return found

    def plan_from(self, strategies: Profile) -> tuple[Any, Any]:
        """The plan of other strategies; uniform where they have no probabilities."""
        check_profile(strategies, 2)
        both = (strategies,) * 2 if isinstance(strategies, Strategy) else strategies
        return self.behaviour(0, both[0]), self.behaviour(1, both[1])

    def mixed(self, plans: Sequence[Sequence[Any]], weights: Sequence[float]) -> tuple[Any, Any]:
        """The plan of players that draw one of these plans before each game."""
        first, second = (
            self.trees[player].mixed([plan[player] for plan in plans], weights)
            for player in range(2)
        )
        return first, second

    def checked(self, plan: Sequence[Any]) -> tuple[Any, Any]:
        """The plan as kernels read it; refused if it is of another game."""
        arrays = tuple(np.ascontiguousarray(array, np.float64) for array in plan)
        wanted = tuple(tree.rows for tree in self.trees)
        if tuple(len(array) for array in arrays) != wanted:
            raise BadParameter(
                f"a plan for {self.game.name} has {wanted[0]:,} and {wanted[1]:,} numbers; "
                "plan_from makes one from strategies"
            )
        for tree, array in zip(self.trees, arrays, strict=True):
            sums = np.add.reduceat(array, tree.first[:-1]) if tree.sets else np.ones(1)
            if not (array.min(initial=0) >= 0 and np.abs(sums - 1).max() <= NEAR_ONE):
                raise BadParameter(
                    f"this is no plan for {self.game.name}: the probabilities of an information "
                    "set must not be negative, and must sum to 1"
                )
        return arrays[0], arrays[1]


@checked
def information_trees(
    game: Game,
    memory: float | None = None,
    *,
    every: bool = False,
    report: Report | None = None,
) -> InformationTrees:
    """Find the worlds of a game and all information sets of its two players.

    This measures games with too many histories for `sequence_form`, if they have few worlds: see
    the hook `world`. Information sets in which the result is settled are left out, unless `every`
    one is wanted. Perfect recall is checked. `memory` is in megabytes, by default half of the free
    memory.

    >>> from zermelo.games import load
    >>> information_trees(load("kuhn_poker"))
    <InformationTrees of kuhn_poker: 6 + 6 information sets, 58 worlds>
    """
    check_within(POSITIVE, memory=memory)
    room = free_memory() / 2 if memory is None else memory * 1e6
    if game.players != 2 or not game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} is not a game of two players with hidden information, and beliefs are "
            "about these; sequence_form enumerates others"
        )
    run = runnable(game)
    if game.is_terminal(run.state()):
        raise GameIsOver(f"this game of {game.name} is over: there is no decision left")
    if report is not None:
        report("worlds", 0.0)
    try:
        graph = world_graph(run, room / 2, every)
    except TooManyWorlds as error:
        raise TreeTooLarge(
            f"{game.name} has more than {error.args[0]:,} worlds, which do not fit into "
            f"{room / 1e9:,.1f} GB; sample it with mccfr, make it smaller, or leave out of `world` "
            "what players merely remember"
        ) from None
    share = (room - graph.memory) / 2
    with interruptible() as stop:
        jobs = [lambda p=player: _tree(run, graph, p, share, stop) for player in range(2)]
        said = None if report is None else (lambda part: report("information sets", part))
        first, second = run_all(jobs, min(cores(), 2), stop, said)
    return InformationTrees(game, graph, (first, second), run)


def _tree(
    run: Runnable, graph: WorldGraph, player: int, share: float, stop: Any
) -> InformationTree:
    room, flaw = MET, walk.CROWDED
    while flaw == walk.CROWDED:
        arrays, record, states = _walked(run, graph, player, share, stop, room)
        flaw, room = int(record.flaw), 4 * room
    name = run.original.name
    if flaw == walk.FULL:
        raise TreeTooLarge(
            f"{name} has more than {record.sets:,} information sets of one player, which do not "
            f"fit into {share / 1e9:,.1f} GB; sample it with mccfr, or make it smaller"
        )
    if flaw == walk.OTHER_WORLD:
        raise BadRules(
            f"the world of a state of {name} does not show what its player knows; fix `world`, "
            "`zermelo check` helps"
        )
    if flaw == walk.STOPPED:
        raise KeyboardInterrupt
    nodes, sets = int(record.node_count), int(record.sets)
    keys = arrays["keys"][: 2 * sets].reshape(sets, 2)
    if len(np.unique(keys[:, 0])) < sets and len(np.unique(keys, axis=0)) < sets:
        raise NotThisKindOfGame(
            f"{name} lacks perfect recall: {run.original.player_name(player)} has the same "
            "information after different histories of its own; put what a player has known and "
            "done into its information"
        )
    return InformationTree(
        arrays["nodes"][:nodes],
        arrays["children"][: int(record.child_count)],
        arrays["first"][: sets + 1],
        arrays["parent"][:sets],
        keys,
        states[:sets],
    )


def _walked(
    run: Runnable, graph: WorldGraph, player: int, share: float, stop: Any, met: int
) -> tuple[dict[str, Any], Any, Any]:
    """Walk for one player. Arrays are as large as memory allows; pages that are not written take
    none."""
    compiled = runs_compiled(run.game)
    state_bytes = new_states(run.game, 1).nbytes if compiled else PLAIN_BYTES
    node_room = int(min(max(share / (state_bytes + 80), 16), MOST_NODES))
    sizes = {
        "nodes": (node_room, walk.NODE),
        "node_kinds": (node_room, walk.SMALL),
        "counts": (node_room, walk.SMALL),
        "children": (8 * node_room, walk.SMALL),
        "keys": (2 * node_room, np.uint64),
        "first": (node_room, walk.SMALL),
        "parent": (node_room, walk.SMALL),
        "arena": (ARENA, walk.ENTRY),
        "stack": (2 * ARENA, walk.SMALL),
        "met_worlds": (met, walk.MET),
        "met_nodes": (met, walk.MET),
    }
    arrays = {name: np.zeros(size, dtype) for name, (size, dtype) in sizes.items()}
    arrays["places"], arrays["links"] = walk.places(graph, player), walk.links(graph, player)
    arrays["actions"], arrays["kinds"] = graph.action, graph.kind[player].copy()
    arrays["widths"] = graph.signals[player]
    record = new_record(walk.WALK, stop=stop, player=player, **arrays)
    record.worlds, record.edges, record.room, record.met_room = (
        graph.worlds,
        len(graph.following),
        ARENA,
        met,
    )
    record.node_room = record.set_room = node_room
    record.child_room = 8 * node_room
    states = new_states(run.game, node_room)
    walk.enumerate_sets(run.game, states, record)
    return arrays, record, states


@contextmanager
def interruptible() -> Iterator[Any]:
    """A number that kernels read, set by Ctrl-C and by requests to stop."""
    stop = np.zeros(1, np.int64)

    def request() -> None:
        stop[0] = 1

    with on_stop(request):
        yield stop


def run_all(
    jobs: Sequence[Callable[[], Any]],
    threads: int,
    stop: Any,
    report: Callable[[float], object] | None = None,
) -> list[Any]:
    """The results of all jobs; at Ctrl-C they are stopped, and none is left running."""
    with ThreadPoolExecutor(threads) as pool:
        futures = [pool.submit(job) for job in jobs]
        left = set(futures)
        try:
            while left:
                done, left = wait(left, 0.5, FIRST_COMPLETED)
                for future in done:
                    future.result()
                if report is not None:
                    report(1.0 - len(left) / len(futures))
        except BaseException:
            stop[0] = 1
            for future in futures:
                future.cancel()
            raise
    return [future.result() for future in futures]
