"""Proof-number search: can a player force at least this value?

It goes where the answer seems nearest, deep and narrow where moves are forced,
and so proves wins beyond the reach of any full-width search. The kernel is in
`dfpn.py`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import keyed_hash, new_record, state_hash, tiered
from ...result import LOWER, UPPER, Bounds, Result, Row
from ..alphabeta.transposition import check_memory
from ..limits import MOST_PLIES, RUNNING, compile_first
from ..root import Findings, Root, RootSearch, prepare
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


@dataclass(frozen=True, repr=False)
class Proof(Result):
    """The answer to "at least this value?": `proven` is True, False or, out of budget, None.

    What follows for the value is in `lower` and `upper`, to the player to
    move, and in those of each row. `value` is None unless they are equal.
    """

    proven: bool | None = None
    at_least: float = 0.0


@tiered
def prove(
    game: Game,
    state: Any = None,
    *,
    at_least: float | None = None,
    player: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: float = 64,
) -> Proof:
    """Whether a player can force a value: by default the player to move, and the greatest utility.

    For two players with opposed interests, without chance. Play that never
    ends counts as a failure of that player. `memory` in megabytes is for the
    transposition table.

    >>> from zermelo.games import load
    >>> prove(load("nim:piles=1-2-3")).proven, prove(load("nim:piles=1-2-2")).proven
    (False, True)
    """
    root = prepare("proof", game, state, nodes=nodes, seconds=seconds)
    player = root.mover if player is None else player
    if not 0 <= player < game.players:
        raise BadParameter(f"there is no player {player} in {game.name}")
    search = _ProofSearch(root, _bound(game, at_least), player, check_memory("table", memory))
    found, proven = search.answer(), search.proven()
    return Proof(**vars(found), proven=proven, at_least=float(search.record.at_least))


def _bound(game: Game, at_least: float | None) -> float:
    if at_least is None and game.utility_bounds is None:
        raise BadParameter(f"{game.name} has no utility_bounds: give at_least, what to prove")
    bound = game.utility_bounds[1] if at_least is None else at_least  # type: ignore[index]
    if bound != bound:
        raise BadParameter("at_least must be a number, not NaN")
    return float(bound)


class _ProofSearch(RootSearch):
    def __init__(self, root: Root, at_least: float, player: int, memory: float) -> None:
        record, plies = new_record(RECORD), MOST_PLIES + 1
        super().__init__(root, record)
        self.record = record
        buckets = max(int(memory * (1 << 20)) // (BUCKET * ENTRY.itemsize), 1)
        buckets = 1 << (buckets.bit_length() - 1)
        self.frames = np.zeros(plies, FRAME)
        self.children = np.empty(plies * root.run.game.max_actions, CHILD)
        self.table = np.zeros(buckets * BUCKET, ENTRY)
        record.frames, record.children = self.frames.ctypes.data, self.children.ctypes.data
        record.table, record.buckets = self.table.ctypes.data, buckets
        record.player, record.at_least = player, at_least
        record.most_nodes = root.limits.most_nodes

    def compile(self) -> None:
        compile_first(self.record, self.deepen)

    def deepen(self) -> None:
        descend(self.game, self.root.state, 0, ENDLESS, ENDLESS, self.record)

    def proven(self) -> bool | None:
        if self.record.stop != RUNNING:
            return None
        if self.frames[0]["proof"] == 0:
            return True
        return None if self.record.too_deep else False

    def is_decided(self) -> bool:
        return self.proven() is not None

    def found(self) -> Findings:
        proven, mine = self.proven(), self.root.mover == self.record.player
        line = () if proven is None else self._line(proven)
        unknown = (None,) * self.game.players
        return Findings(unknown, self._bounds(proven, mine), line, self._rows(mine), len(line))

    def _bounds(self, proven: bool | None, mine: bool) -> Bounds:
        """The bounds that the answer proves, to the player to move."""
        game, at_least = self.root.run.original, float(self.record.at_least)
        least, most = game.utility_bounds or Bounds()
        draw = min(max(0.0, least), most)
        bounds = Bounds()
        if proven:
            bounds = Bounds(at_least, most if most <= at_least else math.inf)
        # That endless play is a failure says nothing of its utility, which is a draw elsewhere.
        elif proven is False and not (self.record.repeated and at_least <= draw):
            upper = _next_below(at_least, game.resolution)
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
            (action,), (text,) = self.root.actions([code]), self.root.texts([code])
            rows.append(Row(action, text, None, bounds, side))
        return rows

    def _line(self, proven: bool) -> tuple[int, ...]:
        """Winning moves of one side, and the replies of the other that cost most work."""
        game, state = self.game, self.root.state
        line: list[int] = []
        seen = set()
        while not game.is_terminal(state) and keyed_hash(state) not in seen:
            seen.add(keyed_hash(state))
            chooses = (game.to_move(state) == self.record.player) == proven
            action = self._choice(state, proven, chooses, not line)
            if action is None:
                break
            line.append(action)
            state = game.result(state, action)
        return tuple(line)

    def _choice(self, state: Any, proven: bool, chooses: bool, root: bool) -> int | None:
        known: dict[int, int] = {}
        for index, action in enumerate(self.game.actions(state)):
            solved, effort = self._solved(self.game.result(state, action))
            if root and solved is None:
                child = self.children[index]
                solved = _answer(child["proof"], child["disproof"])
            if solved == proven:
                known[action] = effort
        if not known:
            return None
        return (min if chooses else max)(known, key=lambda action: known[action])

    def _solved(self, state: Any) -> tuple[bool | None, int]:
        if self.game.is_terminal(state):
            utility = self.game.utility(state, int(self.record.player))
            return bool(utility >= self.record.at_least), 0
        key, check = state_hash(state), int(keyed_hash(state))
        first = int(key & (int(self.record.buckets) - 1)) * BUCKET
        for entry in self.table[first : first + BUCKET]:
            if entry["effort"] and int(entry["check"]) == check:
                return _answer(entry["proof"], entry["disproof"]), int(entry["effort"])
        return None, 0


def _next_below(value: float, step: float) -> float:
    """The greatest utility below a value: a step less or, where steps are rounded as well, as
    little less as can be."""
    below = math.nextafter(value, -math.inf)
    if not (step and math.isfinite(value)):
        return below
    steps = math.ceil(Fraction(value) / Fraction(step)) - 1
    multiple = steps * Fraction(step)
    return float(multiple) if float(multiple) == multiple else below


def _answer(proof: int, disproof: int) -> bool | None:
    if proof == 0:
        return True
    return False if disproof == 0 else None
