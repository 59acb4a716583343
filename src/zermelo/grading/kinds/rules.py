"""Tests of a student's own game: does it obey the rules of all games, and is it the right one?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ...conformance import check
from ...game import CHANCE, Game
from ...games import load
from ...text import printable
from ..assignment import Assignment, GradedTest
from ..process.session import StudentFault, StudentProcess
from ..process.student_game import AskedGame
from ..verdict import Evidence, TaskVerdict

MOST_SHOWN = 12  # actions that are listed
CLOSE = 1e-9
_Place = tuple[tuple[str, ...], Any, Any]
"""The way to a position, and what it is to the student's game and to ours."""


class Difference(NamedTuple):
    """Where a student's game is another one."""

    says: str
    """In general."""
    theirs: str
    right: str
    path: tuple[str, ...] = ()
    state: str = ""


class RulesTest:
    """A test of a game, by `check` or by comparison."""

    def __init__(self, assignment: Assignment, task: GradedTest) -> None:
        self.task = task
        self.model = None if not task.game else load(assignment.spec(task.game))

    def judged(self, session: StudentProcess) -> TaskVerdict:
        task = self.task
        try:
            found = self._same(session) if task.kind == "same" else self._obeys(session)
        except StudentFault as fault:
            told = fault.told(task.hidden)
            found = Difference(f"{told[:1].upper()}{told[1:]}", f"{fault}", "an answer")
            return _failed(task, found, fault.kind)
        if found is None:
            return task.passed()
        return _failed(task, found, "wrong")

    def _obeys(self, session: StudentProcess) -> Difference | None:
        """The first rule of all games that it breaks."""
        task = self.task
        report = check(AskedGame(session), games=task.playouts, states=task.states, seed=task.seed)
        if (broken := report.violation) is None:
            return None
        if isinstance(broken.cause, StudentFault):
            raise broken.cause
        said = broken.sentence.replace("asked_game", "the game")
        return Difference(f"It breaks the rule “{broken.rule}”", said, "the rule", broken.path)

    def _same(self, session: StudentProcess) -> Difference | None:
        """The first difference, after as few moves as can be."""
        assert self.model is not None
        theirs = AskedGame(session)
        if theirs.players != self.model.players:
            return Difference(
                "The number of players is wrong", f"{theirs.players}", f"{self.model.players}"
            )
        for path, state, right in self._pairs(theirs, self.model):
            if (found := _differ(theirs, state, self.model, right)) is not None:
                return found._replace(path=path, state=self.model.state_text(right))
        return None

    def _pairs(self, theirs: AskedGame, model: Game) -> Iterator[_Place]:
        """The same positions of both games, those after few moves first."""
        start: _Place = ((), theirs.initial_state(), model.initial_state())
        layer = [start]
        met: set[Any] = set()
        for _ in range(self.task.plies + 1):
            below = []
            for path, state, right in layer:
                if right in met:
                    continue
                met.add(right)
                yield path, state, right
                if len(met) < self.task.states:
                    below += list(_after(theirs, model, path, state, right))
            layer = below
        dice = random.Random(f"{self.task.seed} playouts")
        for _ in range(self.task.playouts):
            path, state, right = start
            while not model.is_terminal(right):
                path, state, right = dice.choice(list(_after(theirs, model, path, state, right)))
                yield path, state, right


def _after(
    theirs: AskedGame, model: Game, path: tuple[str, ...], state: Any, right: Any
) -> Iterator[_Place]:
    if not model.is_terminal(right):
        for action in model.actions(right):
            named = (*path, model.action_text(right, action))
            yield named, theirs.result(state, action), model.result(right, action)


def _differ(theirs: AskedGame, state: Any, model: Game, right: Any) -> Difference | None:
    """What one position is to both games."""
    over = model.is_terminal(right)
    if theirs.is_terminal(state) != over:
        if over:
            return Difference("The game goes on where it is over", "it goes on", "it is over")
        return Difference("The game ends too early", "it is over", "it goes on")
    if over:
        for player in range(model.players):
            said, worth = theirs.utility(state, player), float(model.utility(right, player))
            if abs(said - worth) > CLOSE:
                return Difference(
                    "The utility of an end is wrong",
                    f"{said:g} to player {player}",
                    f"{worth:g} to player {player}",
                )
        return None
    if theirs.to_move(state) != model.to_move(right):
        mine, other = theirs.to_move(state), model.to_move(right)
        return Difference("The wrong player is to move", f"player {mine}", f"player {other}")
    said_actions, actions = list(theirs.actions(state)), list(model.actions(right))
    if len(said_actions) != len(set(said_actions)):
        return Difference("An action is listed twice", _listed(said_actions), _listed(actions))
    if set(said_actions) - set(actions):
        return Difference("An action is not legal", _listed(said_actions), _listed(actions))
    if set(actions) - set(said_actions):
        return Difference("A legal action is missing", _listed(said_actions), _listed(actions))
    if model.to_move(right) == CHANCE:
        return _differ_in_chances(theirs, state, model, right)
    return None


def _differ_in_chances(theirs: AskedGame, state: Any, model: Game, right: Any) -> Difference | None:
    for action in model.actions(right):
        said, chance = theirs.probability(state, action), model.probability(right, action)
        if abs(said - chance) > CLOSE:
            return Difference("A probability is wrong", f"{said:g}", f"{chance:g}")
    return None


def _listed(actions: list[Any]) -> str:
    some = ", ".join(str(one) for one in actions[:MOST_SHOWN])
    return printable(some + (", ..." if len(actions) > MOST_SHOWN else "") or "none", 200)


def _failed(task: GradedTest, found: Difference, kind: str) -> TaskVerdict:
    where = f"after {' '.join(found.path)}" if found.path else "at the start"
    state = f": {found.state}" if found.state else ""
    evidence = Evidence(f"{where}{state}", found.theirs, found.right)
    return task.failed(kind, f"{found.says}.", evidence)
