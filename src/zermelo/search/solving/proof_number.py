"""Proof-number search: can a player be sure of so much?

It goes where the answer seems nearest, deep and narrow where moves are forced,
and so proves wins that lie beyond any full-width search. The kernel is in
`dfpn.py`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import Runnable, new_record, runnable, state_hash
from ...result import LOWER, UPPER, Bounds, Result, Row
from ..alphabeta.transposition import available_megabytes
from ..classic.iterative_deepening import texts
from ..limits import (
    MOST_PLIES,
    RUNNING,
    Limits,
    check_can_search,
    check_numbers,
    compile_first,
    stopwatch,
    why_stopped,
)
from .dfpn import (
    BUCKET,
    CHILD,
    ENDLESS,
    ENTRY,
    FRAME,
    NOTHING,
    RECORD,
    descend,
)

__all__ = ["Proof", "prove"]


@dataclass(frozen=True)
class Proof(Result):
    """The answer to "at least so much?": `proven` is True, False or, out of budget, None.

    What follows for the value is in `lower` and `upper`, to the player to
    move, and in those of each row. `value` is None unless they are equal.
    """

    proven: bool | None = None
    at_least: float = 0.0


def prove(
    game: Game,
    state: Any = None,
    *,
    at_least: float | None = None,
    player: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    megabytes: float = 64,
) -> Proof:
    """Whether a player can be sure of at least so much: by default, who moves, of the best.

    For two players with opposed interests, without chance. Play that never
    ends counts as a failure of the player asked about.
    """
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, "proof-number search")
    limits = Limits(None, nodes, seconds)
    player = int(game.to_move(state)) if player is None else player
    record, keep = _new_record(game, limits, _bound(game, at_least), player, megabytes)

    def work(root: Any = state) -> None:
        descend(run.game, root, 0, ENDLESS, ENDLESS, record)

    if seconds is not None:
        compile_first(record, work)
    with stopwatch(record, seconds) as watch:
        watch.run(work)
        passed = watch.seconds
    check_numbers(game, record.stop)
    return _Reading(run, state, record, keep).proof(passed)


def _bound(game: Game, at_least: float | None) -> float:
    if at_least is None and game.utility_bounds is None:
        raise BadParameter(f"{game.name} has no utility_bounds: say at_least how much to prove")
    bound = game.utility_bounds[1] if at_least is None else at_least  # type: ignore[index]
    if bound != bound:
        raise BadParameter("at_least must be a number, not NaN")
    return float(bound)


def _new_record(
    game: Game, limits: Limits, at_least: float, player: int, megabytes: float
) -> tuple[Any, Any]:
    if not 0 <= player < game.players:
        raise BadParameter(f"there is no player {player} in {game.name}")
    if not 0 < megabytes <= available_megabytes():
        raise BadParameter(
            f"a table of {megabytes:g} MB does not fit into the {available_megabytes():g} MB "
            "of memory that are free"
        )
    buckets = max(int(megabytes * (1 << 20)) // (BUCKET * ENTRY.itemsize), 1)
    buckets = 1 << (buckets.bit_length() - 1)
    frames = np.zeros(MOST_PLIES + 1, FRAME)
    children = np.empty((MOST_PLIES + 1) * game.max_actions, CHILD)
    table = np.zeros(buckets * BUCKET, ENTRY)
    record = new_record(RECORD)
    record.most_nodes = limits.most_nodes
    record.player, record.at_least, record.buckets = player, at_least, buckets
    record.frames, record.children = frames.ctypes.data, children.ctypes.data
    record.table = table.ctypes.data
    return record, (frames, children, table)


class _Reading:
    """What the search left in its record and table."""

    def __init__(self, run: Runnable, state: Any, record: Any, keep: Any) -> None:
        self.run, self.state, self.record = run, state, record
        self.frames, self.children, self.table = keep

    def proof(self, seconds: float) -> Proof:
        record, game = self.record, self.run.original
        proven = self._proven() if record.stop == RUNNING else None
        mover = int(game.to_move(self.state))
        mine = mover == record.player
        line = self._line(proven) if proven is not None else ()
        return Proof(
            algorithm="proof-number",
            player=mover,
            action=self.run.action(line[0]) if line else None,
            value=None,
            values=(None,) * game.players,
            bounds=self._bounds(proven, mine),
            principal_variation=tuple(map(self.run.action, line)),
            line=texts(self.run, self.state, line),
            depth=len(line),
            nodes=int(record.nodes),
            leaves=int(record.leaves),
            table_hits=int(record.table_hits),
            seconds=seconds,
            rows=tuple(self._rows(mine)),
            stopped="depth" if proven is None and record.stop == RUNNING else self._why(),
            proven=proven,
            at_least=float(record.at_least),
        )

    def _why(self) -> str:
        return why_stopped(self.record.stop)

    def _proven(self) -> bool | None:
        root = self.frames[0]
        if root["proof"] == 0:
            return True
        return None if self.record.too_deep else False

    def _bounds(self, proven: bool | None, mine: bool) -> Bounds:
        """What the answer says of the value, to the player to move."""
        game, asked = self.run.original, float(self.record.at_least)
        least, most = game.utility_bounds or Bounds()
        bounds = Bounds()
        if proven:
            bounds = Bounds(asked, most if most <= asked else math.inf)
        # That play without end is a failure says nothing of its utility, which is 0 elsewhere.
        elif proven is False and not (self.record.repeated and asked <= 0):
            upper = _next_below(asked, game.resolution)
            bounds = Bounds(least if least >= upper else -math.inf, upper)
        return bounds.checked() if mine else bounds.checked().of_opponent()

    def _rows(self, mine: bool) -> list[Row]:
        rows = []
        for child in self.children[: self.frames[0]["count"]]:
            code = int(child["action"])
            known = child["proof"] == 0 or (child["disproof"] == 0 and child["depends"] == NOTHING)
            answer = bool(child["proof"] == 0)
            bounds = self._bounds(answer if known else None, mine)
            side = LOWER if answer == mine else UPPER
            text = self.run.game.action_text(self.state, code)
            rows.append(Row(self.run.action(code), text, None, bounds, side))
        return rows

    def _line(self, proven: bool) -> tuple[int, ...]:
        """Winning moves of one side, and the replies of the other that cost most work."""
        game, state = self.run.game, self.state
        line: list[int] = []
        seen = set()
        while not game.is_terminal(state) and state_hash(state) not in seen:
            seen.add(state_hash(state))
            chooses = (game.to_move(state) == self.record.player) == proven
            action = self._choice(state, proven, chooses, not line)
            if action is None:
                break
            line.append(action)
            state = game.result(state, action)
        return tuple(line)

    def _choice(self, state: Any, proven: bool, chooses: bool, root: bool) -> int | None:
        known: dict[int, int] = {}
        for index, action in enumerate(self.run.game.actions(state)):
            solved, effort = self._solved(self.run.game.result(state, action))
            if root and solved is None:
                child = self.children[index]
                solved = _answer(child["proof"], child["disproof"])
            if solved == proven:
                known[action] = effort
        if not known:
            return None
        return (min if chooses else max)(known, key=lambda action: known[action])

    def _solved(self, state: Any) -> tuple[bool | None, int]:
        if self.run.game.is_terminal(state):
            utility = self.run.game.utility(state, int(self.record.player))
            return bool(utility >= self.record.at_least), 0
        key = state_hash(state)
        first = int(key & (int(self.record.buckets) - 1)) * BUCKET
        for entry in self.table[first : first + BUCKET]:
            if entry["effort"] and int(entry["key"]) == int(key):
                return _answer(entry["proof"], entry["disproof"]), int(entry["effort"])
        return None, 0


def _next_below(value: float, step: float) -> float:
    """The greatest utility below a value: a step less, or as little less as can be."""
    if not step:
        return math.nextafter(value, -math.inf)
    steps = math.ceil(value / step - 1e-6) - 1
    return steps * step if steps * step < value else math.nextafter(value, -math.inf)


def _answer(proof: int, disproof: int) -> bool | None:
    if proof == 0:
        return True
    return False if disproof == 0 else None
