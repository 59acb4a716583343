"""A game that answers a student's questions and keeps the record of them.

The record is what tests judge: which leaves were looked at, in which order. It is kept here, in
the grader's process, so that the student's has no say in it. That one knows a position by a number
only, which it gets from the position before: values of leaves that were not asked for are not in
there to be found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import IllegalAction
from ...game import CHANCE, Game
from ...trace import NOBODY_MOVES, Trace, TraceNode

MOST_TEXT = 200  # characters of a position


@dataclass
class Visited:
    """A position that the student has come to."""

    state: Any
    path: tuple[Any, ...]
    below: dict[Any, int]
    """The numbers of the positions after each action."""
    looked: bool = False
    """Whether its worth was asked for."""
    opened: bool = False
    """Whether its actions were asked for."""


class WatchedGame:
    """Answers about one position and what follows from it."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.positions = [Visited(state, (), {})]
        self.leaves: list[tuple[Any, ...]] = []
        """Whose worth was asked for, in the order of the first question."""
        self.worths = 0
        """How often the worth of any was asked for."""
        self.misuse = ""
        """The first question that makes no sense, in a sentence."""

    @property
    def argument(self) -> dict[str, Any]:
        """The game, as an argument of the student's function."""
        facts = {
            "players": self.game.players,
            "name": self.game.name,
            "utility_bounds": self.game.utility_bounds,
            "start": self._told(0),
        }
        return {"game": facts}

    @property
    def position(self) -> dict[str, Any]:
        """The first position, as an argument."""
        return {"position": self._told(0)}

    def answer(self, what: str, state: Any, more: Sequence[Any]) -> dict[str, Any]:
        """The answer to a question, or why there is none."""
        try:
            return {"is": self._answer(what, state, [_tupled(one) for one in more])}
        except (IllegalAction, LookupError, TypeError, ValueError) as error:
            self.misuse = self.misuse or str(error)
            return {"refused": str(error)}

    def _answer(self, what: str, state: Any, more: Sequence[Any]) -> Any:
        if type(state) is not int or not 0 <= state < len(self.positions):
            raise LookupError("this state is not one of the game's")
        here = self.positions[state]
        answers: dict[str, Callable[..., Any]] = {
            "actions": self._actions,
            "evaluate": self._evaluate,
            "probability": self._probability,
            "result": self._result,
            "utility": self._utility,
        }
        if what not in answers:
            raise LookupError("a game has no such function")
        return answers[what](here, *more[:1])

    def _actions(self, here: Visited) -> list[Any]:
        here.opened = True
        return [] if self.game.is_terminal(here.state) else list(self.game.actions(here.state))

    def _result(self, here: Visited, action: Any = None) -> list[Any]:
        if action not in here.below:
            if self.game.is_terminal(here.state):
                raise IllegalAction("result was asked of a state where the game is over")
            action = self._legal("result", here, action)
            here.below[action] = len(self.positions)
            child = self.game.result(here.state, action)
            self.positions.append(Visited(child, (*here.path, action), {}))
        return self._told(here.below[action])

    def _utility(self, here: Visited, player: Any = None) -> float:
        if not self.game.is_terminal(here.state):
            raise ValueError("utility was asked of a state where the game is not over")
        return self._worth(here, player, self.game.utility)

    def _evaluate(self, here: Visited, player: Any = None) -> float:
        return self._worth(here, player, self.game.evaluate)

    def _worth(self, here: Visited, player: Any, worth: Callable[[Any, int], float]) -> float:
        if type(player) is not int or not 0 <= player < self.game.players:
            least = self.game.players - 1
            raise ValueError(f"the worth to a player was asked for, and players are 0 to {least}")
        if not here.looked:
            here.looked = True
            self.leaves.append(here.path)
        self.worths += 1
        return float(worth(here.state, player))

    def _probability(self, here: Visited, action: Any = None) -> float:
        if self.game.is_terminal(here.state) or self.game.to_move(here.state) != CHANCE:
            raise ValueError("probability was asked of a state where chance does not move")
        legal = self._legal("probability", here, action)
        return float(self.game.probability(here.state, legal))

    def _legal(self, what: str, here: Visited, action: Any) -> Any:
        """The action of the game that is meant; 2.0 is 2."""
        for one in self.game.actions(here.state):
            if one == action:
                return one
        raise IllegalAction(f"{what} was asked for an action that is not legal there")

    def _told(self, number: int) -> list[Any]:
        """What a student's process knows of a position."""
        state = self.positions[number].state
        over = bool(self.game.is_terminal(state))
        mover = -2 if over else int(self.game.to_move(state))
        return [number, mover, over, self._text(number)]

    def _text(self, number: int) -> str:
        path = self.positions[number].path
        return f"after {' '.join(map(str, path))}"[:MOST_TEXT] if path else "the start"

    def trace(self, most: int) -> Trace:
        """The tree that the student looked at; nodes that were not asked about count as cut."""
        first = self.positions[0]
        me = 0 if self.game.is_terminal(first.state) else max(self.game.to_move(first.state), 0)
        nodes: list[TraceNode] = []
        self._draw(nodes, first.state, 0, None, me, most)
        names = tuple(map(self.game.player_name, range(self.game.players)))
        text = self.game.state_text(first.state)
        return Trace(self.game.name, "handed in", me, self.game.players, names, text, tuple(nodes))

    def _draw(
        self,
        nodes: list[TraceNode],
        state: Any,
        number: int | None,
        above: tuple[int, Any, str, float] | None,
        me: int,
        most: int,
    ) -> None:
        game, index = self.game, len(nodes)
        here = None if number is None else self.positions[number]
        over = game.is_terminal(state)
        mover = NOBODY_MOVES if over else int(game.to_move(state))
        looked = here is not None and here.looked
        opened = here is not None and not over and bool(here.opened or here.below) and not looked
        kind = "leaf" if not opened else "max" if mover == me else "min"
        if opened and mover == CHANCE:
            kind = "chance"
        worth = None  # how it combined the values below is not known
        if looked:
            worth = float((game.utility if over else game.evaluate)(state, me))
        marks = () if looked or opened else ("pruned",)
        parent, action, text, weight = above or (None, None, "", 1.0)
        moment = len(nodes)
        nodes.append(
            TraceNode(index, parent, action, text, mover, kind, worth, None, None, None, weight,
                      1, moment, moment, marks)
        )  # fmt: skip
        if not opened or here is None:
            return
        for each in game.actions(state):
            if len(nodes) >= most:
                return
            chance = float(game.probability(state, each)) if mover == CHANCE else 1.0
            way = (index, each, game.action_text(state, each), chance)
            child = game.result(state, each)
            self._draw(nodes, child, here.below.get(each), way, me, most)


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
