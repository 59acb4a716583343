"""Tests of searches: value, move and the leaves that are looked at, in order.

The oracle is the textbook's search, step by step. The student's function runs in a process of its
own and asks `WatchedGame` for all it wants to know, whose record is compared with the oracle's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...text import printable
from ...trace import Trace, TraceNode, explain
from ...trace.svg import to_svg
from ..assignment import Assignment, GradedTest
from ..process.session import StudentFault, StudentProcess
from ..process.watched import WatchedGame
from ..verdict import Evidence, TaskVerdict, number
from .inputs import Case, cases_of, smaller
from .textbook import SearchFound, Way, found_by, traced, wrong_ways

SHRINKINGS = 150  # calls to find a smaller input
MOST_KEPT = 20_000  # searches of the oracle
LARGEST = 1e300  # of a value
MOST_DRAWN = 200  # nodes of a tree on a page
_ENDING = ("time", "hang", "exit", "flood", "memory", "processes", "missing", "rubbish", "refused")
"""Faults after which a test is over: they would come again, and take as long."""


@dataclass(frozen=True)
class Attempt:
    """What a student's function did with a case."""

    case: Case
    found: SearchFound
    watched: WatchedGame
    fault: StudentFault | None = None
    said: str = ""
    """What it returned, as text."""
    malformed: str = ""
    """Why that is no answer."""


def _ends(outcome: Attempt) -> bool:
    return outcome.fault is not None and outcome.fault.kind in _ENDING


class SearchTest:
    """One test, with its cases and what the oracle says to them."""

    def __init__(self, assignment: Assignment, task: GradedTest) -> None:
        self.task, self.hands_in = task, assignment.hands_in
        self.cases = cases_of(assignment, task)
        kind = "alpha_beta" if self.hands_in == "alpha_beta" else "minimax"
        if self.hands_in in ("expectimax", "mcts"):
            kind = "expectimax"
        strictness = (False, True) if task.strict is None else (task.strict,)
        pruned = kind == "alpha_beta"
        self._found: dict[tuple[Way, str, int], SearchFound] = {}
        self.ways = [Way(kind=kind, strict=one) for one in (strictness if pruned else (False,))]

    def judged(self, session: StudentProcess) -> TaskVerdict:
        """The verdict on a submission, with the smallest input found on which it fails."""
        outcomes, wrong = [], []
        for case in self.cases:
            outcome = self._tried(session, case)
            outcomes.append(outcome)
            if self._complaint(outcome):
                wrong.append(outcome)
                if _ends(outcome):
                    break
        task = self.task
        allowed = math.floor(len(self.cases) * (1 - task.share) + 1e-9)
        broke_off = bool(wrong) and _ends(wrong[-1])
        if len(wrong) <= allowed and not broke_off:
            return task.passed()
        first = wrong[0]
        remark = ""
        if len(self.cases) > 1 and not _ends(first):
            # Where it ended on the way, what it did not come to counts as wrong: how far it comes
            # in its CPU time is not the same in every run.
            count = len(wrong) + len(self.cases) - len(outcomes)
            are = "is" if count == 1 else "are"
            remark = f"({count} of {len(self.cases)} cases {are} wrong.)"
        return task.failed(
            "wrong" if first.fault is None else first.fault.kind,
            self._known_mistake(outcomes) or self._in_general(first),
            self._evidence(self._shrunk(session, first)),
            remark,
        )

    # Trying.

    def _tried(self, session: StudentProcess, case: Case) -> Attempt:
        watched = WatchedGame(case.game, case.state)
        depth = [case.depth] if case.depth else []
        arguments = [watched.argument, watched.position, *depth, *map(_whole, case.more)]
        session.asked = 0
        try:
            returned = session.call(arguments, watched)
        except StudentFault as fault:
            return Attempt(case, SearchFound(None, None, tuple(watched.leaves)), watched, fault)
        value, move, malformed = self._read(returned)
        said = printable(_shown(case, value, move) if not malformed else repr(returned), 100)
        return Attempt(
            case, SearchFound(value, move, tuple(watched.leaves)), watched, None, said, malformed
        )

    def _read(self, returned: Any) -> tuple[float | None, Any, str]:
        """Value and move of an answer, or why it has none."""
        wants = self.task.compare
        both = isinstance(returned, list) and len(returned) == 2
        if "move" not in wants:
            value, move = returned if both else (returned, None)
        elif "value" not in wants:
            value, move = returned if both else (None, returned)
        elif both:
            value, move = returned
        else:
            return None, None, "it must return a value and a move, as in `return value, action`"
        if "value" not in wants:
            value = None
        elif isinstance(value, bool) or not isinstance(value, int | float) or value != value:
            return None, None, "the value that it returns is no number"
        elif abs(value) > LARGEST:
            return None, None, "the value that it returns is beyond all bounds"
        move = tuple(move) if isinstance(move, list) else move
        return value, move, ""

    # Judging.

    def _right(self, case: Case) -> list[SearchFound]:
        return [self._by(way, case) for way in self.ways]

    def _by(self, way: Way, case: Case) -> SearchFound:
        """What a way of searching finds; kept, for all submissions meet the same cases."""
        key = (way, case.text, case.depth)
        if key not in self._found:
            if len(self._found) >= MOST_KEPT:
                self._found.clear()
            self._found[key] = found_by(way, case.game, case.state, case.depth)
        return self._found[key]

    def _complaint(self, outcome: Attempt) -> str:
        """What is wrong with an outcome in a few words; empty if nothing is."""
        if outcome.fault is not None:
            return str(outcome.fault)
        if outcome.malformed:
            return outcome.malformed
        task, found = self.task, outcome.found
        if wrong := self._wrong(outcome.case, found):
            return wrong
        if task.once and outcome.watched.worths > len(found.leaves):
            return "leaves are looked at more than once"
        if task.most_leaves and outcome.watched.worths > task.most_leaves:
            return f"it asked for a worth {outcome.watched.worths:,} times"
        return ""

    def _wrong(self, case: Case, found: SearchFound) -> str:
        """Where what was found is not what the oracle finds."""
        task, right = self.task, self._right(case)
        if "value" in task.compare and not self._same_value(found.value, right[0].value):
            return "the value is wrong"
        if "move" in task.compare and not self._is_best(case, found.action, right[0]):
            return "the move is wrong"
        if "leaves" in task.compare and all(found.leaves != one.leaves for one in right):
            return "the leaves are not the right ones, or not in the right order"
        return ""

    def _same_value(self, one: float | None, other: float | None) -> bool:
        if one is None or other is None:
            return one is other
        return abs(one - other) <= self.task.tolerance * max(1.0, abs(other))

    def _is_best(self, case: Case, move: Any, right: SearchFound) -> bool:
        """Whether no other move is better; an equally good one is as right."""
        game, state = case.game, case.state
        legal = [] if game.is_terminal(state) else list(game.actions(state))
        if isinstance(move, bool) or move not in legal:
            return not legal and move is None
        move = legal[legal.index(move)]  # 2.0 is 2
        me, way = max(game.to_move(state), 0), replace(self.ways[0], kind="minimax")
        depth = case.depth - 1
        if case.depth == 1:
            child = game.result(state, move)
            over = game.is_terminal(child)
            return self._same_value(
                float((game.utility if over else game.evaluate)(child, me)), right.value
            )
        below = found_by(way, game, game.result(state, move), max(depth, 0), me)
        return self._same_value(below.value, right.value)

    def _known_mistake(self, outcomes: Sequence[Attempt]) -> str:
        """The sentence of the first known mistake that explains every outcome; else empty."""
        if self.hands_in == "mcts" or any(one.fault or one.malformed for one in outcomes):
            return ""
        for way in wrong_ways(self.ways[0].kind, bool(self.task.strict)):
            if all(self._explains(way, one) for one in outcomes):
                return way.says
        return ""

    def _explains(self, way: Way, outcome: Attempt) -> bool:
        case, found = outcome.case, outcome.found
        wrong = self._by(way, case)
        if bool(self._complaint(outcome)) != bool(self._wrong(case, wrong)):
            return False
        wants = self.task.compare
        if "value" in wants and not self._same_value(found.value, wrong.value):
            return False
        if found.leaves != wrong.leaves:
            return False
        return "move" not in wants or found.action == wrong.action

    def _in_general(self, outcome: Attempt) -> str:
        """What is wrong in words that hold for any input."""
        complaint = self._complaint(outcome)
        if outcome.fault is not None:
            complaint = outcome.watched.misuse or outcome.fault.told(self.task.hidden)
        if outcome.fault is None and complaint == "the value is wrong":
            right = self._right(outcome.case)
            if any(one.leaves == outcome.found.leaves for one in right):
                complaint = "the right leaves are looked at, and what comes up from them is wrong"
        if outcome.fault is None and complaint.startswith("the leaves"):
            complaint = self._which_leaves(outcome)
        return f"{complaint[:1].upper()}{complaint[1:]}."

    def _which_leaves(self, outcome: Attempt) -> str:
        theirs = set(outcome.found.leaves)
        right = [set(one.leaves) for one in self._right(outcome.case)]
        if any(theirs == one for one in right):
            return "the leaves are the right ones, in another order"
        if any(theirs > one for one in right):
            return "leaves are looked at that can't matter any more: something is not cut"
        if any(theirs < one for one in right):
            return "leaves are left out that matter: something is cut that must not be"
        return "it cuts at the wrong places: some leaves too many are looked at, others left out"

    # The smallest input.

    def _shrunk(self, session: StudentProcess, outcome: Attempt) -> Attempt:
        if outcome.fault is not None and outcome.fault.kind != "crash":
            return outcome
        tries = SHRINKINGS if self.hands_in != "mcts" else SHRINKINGS // 10  # each takes long
        complaint = self._complaint(outcome)
        progress = True
        while progress and tries > 0:
            progress = False
            for case in smaller(outcome.case):
                tries -= 1
                if tries < 0:
                    break
                tried = self._tried(session, case)
                found = self._complaint(tried)
                if found == complaint or (found and tried.fault is None and not outcome.fault):
                    outcome, complaint, progress = tried, found, True
                    break
        return outcome

    def _evidence(self, outcome: Attempt) -> Evidence:
        case = outcome.case
        right = self._right(case)[0]
        tree = traced(self.ways[0], case.game, case.state, case.depth)
        theirs = outcome.watched.trace(MOST_DRAWN)
        depth = f", depth {case.depth}" if case.depth else ""
        said = str(outcome.fault) if outcome.fault else f"returned {outcome.said}"
        move = "none"
        if right.action is not None:
            move = case.game.action_text(case.state, right.action)
        wanted = {
            "value": f"the value {number(right.value or 0.0)}",
            "move": f"the move {move}",
            "leaves": f"{len(right.leaves)} leaves",
        }
        return Evidence(
            input=f"{case.text}{depth}",
            returned=f"{said}, after a look at {_counted(outcome.found.leaves)}",
            right=", ".join(wanted[one] for one in wanted if one in self.task.compare),
            parting=_parting(tree, case, right, outcome),
            their_tree=to_svg(theirs, MOST_DRAWN, weights=True),
            right_tree=to_svg(tree, MOST_DRAWN, weights=True),
        )


def _whole(value: Any) -> Any:
    """Numbers in TOML that are meant to be whole stay so."""
    return int(value) if isinstance(value, float) and value == int(value) else value


def _shown(case: Case, value: float | None, move: Any) -> str:
    game, state = case.game, case.state
    parts = [] if value is None else [f"the value {number(value)}"]
    if move is not None and not game.is_terminal(state):
        legal = [one for one in game.actions(state) if one == move]
        parts.append(f"the move {game.action_text(state, legal[0]) if legal else repr(move)}")
    return ", ".join(parts) or "None"


def _counted(leaves: Sequence[Any]) -> str:
    return f"{len(leaves)} {'leaf' if len(leaves) == 1 else 'leaves'}"


def _parting(tree: Trace, case: Case, right: SearchFound, outcome: Attempt) -> str:
    """Where the student's search and the right one first part, in a sentence."""
    theirs = outcome.found.leaves
    for at, (one, other) in enumerate(zip(theirs, right.leaves, strict=False)):
        if one != other:
            return _at_leaf(tree, case, one, other, right.leaves, theirs[:at])
    if len(theirs) > len(right.leaves):
        return _too_many(tree, case, theirs[len(right.leaves)])
    if len(theirs) < len(right.leaves):
        missed = _named(case, right.leaves[len(theirs)])
        broke = outcome.fault is not None
        return f"It {'broke off' if broke else 'stops'} before the leaf {missed} was looked at."
    return "Both look at the same leaves in the same order; they part on the way back up."


def _at_leaf(
    tree: Trace, case: Case, one: Any, other: Any, right: Sequence[Any], before: Sequence[Any]
) -> str:
    if one not in right:
        return _too_many(tree, case, one)
    return (
        f"After {_counted(before)} it looks at {_named(case, one)}, where {_named(case, other)} "
        "should come next."
    )


def _too_many(tree: Trace, case: Case, path: Any) -> str:
    named = _named(case, path)
    node: TraceNode | None = tree.nodes[0] if tree.nodes else None
    for action in path:
        below = tree.children(node.index) if node else ()
        node = next((child for child in below if child.action == action), None)
        if node is not None and "pruned" in node.marks:
            why = explain(tree, node.index).removeprefix("pruned: ")
            return f"It looks at the leaf {named}, which is cut: {why}."
    return f"It looks at {named}, which is no leaf of the right search."


def _named(case: Case, path: Any) -> str:
    """The leaf by the moves that lead to it."""
    state, names = case.state, []
    for action in path:
        names.append(case.game.action_text(state, action))
        state = case.game.result(state, action)
    return (".".join(names) if case.tree is not None else " ".join(names)) or "the start"
