"""A student's own game, played from here: its rules run in their process.

States are numbers here, equal ones the same, so that nothing which the student wrote runs in the
grader. A game that fails to answer has broken its rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ...game import Game
from .session import StudentFault, StudentProcess

LARGEST = 1e300
"""What a utility must be less than, either way."""


class Numbered(NamedTuple):
    """A state, by its number in the student's process."""

    number: int


class AskedGame(Game):
    """The six functions of a game in another process."""

    compiled = False

    def __init__(self, session: StudentProcess) -> None:
        session.load()
        facts = session.facts if isinstance(session.facts, dict) else {}
        bounds = facts.get("utility_bounds")
        players = facts.get("players")
        if type(players) is not int or not 1 <= players <= 8:
            raise StudentFault("rubbish", "its game has no number of players from 1 to 8")
        self.players = players
        self.zero_sum = players == 2
        self.utility_bounds = _bounds(bounds)
        self._session = session
        self._texts: dict[int, str] = {}

    def _state(self, said: Any) -> Numbered:
        match said:
            case [int(number), str(text)]:
                self._texts[number] = text
                return Numbered(number)
        raise StudentFault("rubbish", "it gave no state")

    def _number(self, what: str, said: Any) -> Any:
        is_number = isinstance(said, int | float) and not isinstance(said, bool)
        if not is_number or not abs(said) < LARGEST:
            raise StudentFault("rubbish", f"{what} returned {said!r}, which is no finite number")
        return said

    def initial_state(self) -> Numbered:
        return self._state(self._session.rule("initial_state"))

    def to_move(self, state: Numbered) -> int:
        mover = self._number("to_move", self._session.rule("to_move", state.number))
        if not isinstance(mover, int):
            raise StudentFault("rubbish", f"to_move returned {mover!r}, which is no whole number")
        return mover

    def actions(self, state: Numbered) -> Iterator[Any]:
        said = self._session.rule("actions", state.number)
        if not isinstance(said, list):
            raise StudentFault("rubbish", "actions gave no actions")
        yield from (_tupled(one) for one in said)

    def result(self, state: Numbered, action: Any) -> Numbered:
        return self._state(self._session.rule("result", state.number, action))

    def is_terminal(self, state: Numbered) -> bool:
        said = self._session.rule("is_terminal", state.number)
        if not isinstance(said, bool):
            raise StudentFault("rubbish", f"is_terminal returned {said!r}, not True or False")
        return said

    def utility(self, state: Numbered, player: int) -> float:
        said = self._session.rule("utility", state.number, player)
        return float(self._number("utility", said))

    def shown(self, state: Numbered) -> str:
        """What the student's state looks like."""
        return self._texts.get(state.number, "")


def _bounds(said: Any) -> tuple[float, float] | None:
    match said:
        case [int() | float() as low, int() | float() as high]:
            return float(low), float(high)
    return None


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
