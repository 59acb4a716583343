"""What players get and could get, over beliefs: the exact measure of strategies for large games.

The first information sets are gone through here, the subtrees below them by kernels on all cores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...kernel import new_record
from ...machine import cores
from . import belief_response as kernels
from .information_trees import InformationTrees, Report, interruptible, run_all
from .information_walk import ENTRY, FULL, SETTLED, SMALL, STOPPED, links, places
from .sequence_form import TreeTooLarge

ARENA = 1 << 22
TASKS = 64  # for each thread, so that all end at about the same time
DEEPEST_SPLIT = 5


@dataclass
class _Split:
    """An information set whose actions were followed: the value that each settles, and the beliefs
    after it."""

    entries: Any
    row: int = 0
    settled: list[float] = field(default_factory=list)
    following: list[list[_Split]] = field(default_factory=list)
    found: tuple[float, float] = (0.0, 0.0)


class _Response:
    """One player's response to the other's plan."""

    def __init__(
        self, trees: InformationTrees, plan: Sequence[Any], player: int, stop: Any
    ) -> None:
        graph, own, other = trees.graph, trees.trees[player], trees.trees[1 - player]
        self.game = trees.run.game
        self.places, self.links = places(graph, player), links(graph, player)
        self.own, self.plan, self.player, self.stop = own, plan, player, stop
        self.arrays = {
            "stop": stop,
            "places": self.places,
            "links": self.links,
            "chances": graph.chances,
            "nodes": own.nodes,
            "children": own.children,
            "behaviour": plan[player],
            "blocks": kernels.blocks(other, plan[1 - player]),
        }
        self.sizes = {
            "worlds": graph.worlds,
            "edges": len(graph.following),
            "node_room": len(own.nodes),
            "child_room": len(own.children),
            "rows": own.rows,
            "block_words": len(self.arrays["blocks"]),
            "room": ARENA,
        }

    def walker(self) -> tuple[Any, dict[str, Any]]:
        """The working memory of one thread."""
        room = {
            "arena": np.zeros(ARENA, ENTRY),
            "stack": np.zeros(2 * ARENA, SMALL),
            "counts": np.zeros(len(self.own.nodes), SMALL),
        }
        return new_record(kernels.RESPONSE, **self.arrays, **self.sizes, **room), room

    def values(self, threads: int, report: Any) -> tuple[float, float]:
        """The values of the best response and of the player's own plan."""
        if self.places[0]["turn"] == SETTLED:
            return (float(self.places[0]["worth"]),) * 2
        record, room = self.walker()
        kernels.begin(self.game, record)
        settled = float(record.settled)
        roots = self._groups(record, room)
        tasks, depth = list(roots), 0
        while tasks and len(tasks) < TASKS * threads and depth < DEEPEST_SPLIT:
            tasks = [below for task in tasks for below in self._split(task, record, room)]
            depth += 1
        self._run(tasks, threads, report)
        found = [self._combined(root) for root in roots]
        return settled + sum(best for best, _ in found), settled + sum(now for _, now in found)

    def _groups(self, record: Any, room: dict[str, Any]) -> list[_Split]:
        self._check(record)
        bounds = room["stack"][: record.stacked].reshape(-1, 2).tolist()
        record.stacked = 0
        return [_Split(room["arena"][begin:end].copy()) for begin, end in bounds]

    def _split(self, task: _Split, record: Any, room: dict[str, Any]) -> list[_Split]:
        if self.stop[0]:
            raise KeyboardInterrupt
        count = len(task.entries)
        room["arena"][:count] = task.entries
        task.row = int(self.own.nodes["row"][task.entries["own"][0]])
        for action in range(int(self.places["actions"][task.entries["world"][0]])):
            task.settled.append(kernels.advance(self.game, record, count, action))
            task.following.append(self._groups(record, room))
        return [below for after in task.following for below in after]

    def _run(self, tasks: list[_Split], threads: int, report: Any) -> None:
        waiting = sorted(tasks, key=lambda task: len(task.entries))

        def work() -> None:
            record, room = self.walker()
            while True:
                try:
                    task = waiting.pop()
                except IndexError:
                    return
                room["arena"][: len(task.entries)] = task.entries
                task.found = kernels.respond(self.game, record, len(task.entries))
                self._check(record)
                if report is not None:
                    report(1.0 - len(waiting) / len(tasks))

        run_all([work] * threads, threads, self.stop)

    def _combined(self, split: _Split) -> tuple[float, float]:
        if not split.settled:
            return split.found
        best, now = -np.inf, 0.0
        for action, settled in enumerate(split.settled):
            found = [self._combined(below) for below in split.following[action]]
            best = max(best, settled + sum(one for one, _ in found))
            likely = float(self.plan[self.player][split.row + action])
            now += likely * (settled + sum(one for _, one in found))
        return best, now

    def _check(self, record: Any) -> None:
        if record.flaw == FULL:
            raise TreeTooLarge("beliefs of this game are too large to be followed")
        if record.flaw == STOPPED:
            raise KeyboardInterrupt


def belief_values(
    trees: InformationTrees,
    plan: Sequence[Any],
    threads: int | None = None,
    report: Report | None = None,
) -> Any:
    """[2, players] each player's value under a plan, and that of its best response."""
    plan = trees.checked(plan)
    found = np.empty((2, 2))
    with interruptible() as stop:
        for player in range(2):
            name = f"best response of {trees.game.player_name(player)}"
            said = None if report is None else (lambda part, name=name: report(name, part))
            if report is not None:
                report(name, 0.0)
            best, now = _Response(trees, plan, player, stop).values(threads or cores(), said)
            found[:, player] = now, best
    return found
