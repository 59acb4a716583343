"""Random games through a game's own methods, with every rule tried on the way."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Sequence
from typing import Any

from ..game import CHANCE, Game, check_positive
from .executions import Executions
from .knowledge import Knowledge
from .report import Report, Violated, Violation
from .rules import RULES, Position, glance, position

__all__ = ["check"]

Progress = Callable[[float], object]


def check(
    game: Game,
    games: int = 100,
    seed: int = 0,
    states: int = 2000,
    longest: int = 100_000,
    every: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play random games and name the first rule that does not hold, if any.

    At most `states` states are looked at closely, on average one in `every`: many whole games
    of a slow game need not take long. A game of more than `longest` plies is taken for endless.

    >>> from zermelo.games import load
    >>> check(load("nim"), games=10).ok
    True
    """
    if not isinstance(game, Game):
        raise TypeError(f"a game is an instance of zermelo.Game, not {type(game).__name__}")
    check_positive(games=games, states=states, longest=longest, every=every)
    walk = _Walk(game, random.Random(seed), states, longest, every)
    violation = None
    played = 0
    try:
        walk.begin()
        while played < games and walk.checked < states:
            walk.play()
            played += 1
            if progress is not None:
                progress(max(played / games, walk.checked / states))
        if game.hidden_information:
            walk.knowledge.somebody_was_in_doubt()
    except Violated as violated:
        path = walk.actions if violated.actions is None else violated.actions
        violation = Violation(violated.rule, violated.sentence, _names(game, path))
    except Exception as error:
        sentence = _told(error)
        violation = Violation("no errors", sentence, _names(game, walk.actions))
    executions = walk.executions
    return Report(
        game.name,
        violation,
        played,
        walk.checked,
        executions is not None and executions.compiled,
        executions.why_plain if executions is not None else "",
    )


class _Walk:
    def __init__(
        self, game: Game, rng: random.Random, states: int, longest: int, every: int
    ) -> None:
        self.game, self.random, self.most, self.longest = game, rng, states, longest
        self.every = every
        self.knowledge = Knowledge(game, rng)
        self.executions: Executions | None = None
        self.checked = 0
        self.actions: list[Any] = []

    def begin(self) -> None:
        if self.game.initial_state() != self.game.initial_state():
            raise Violated("same answer twice", "initial_state differs from one call to the next")
        position(self.game, self.game.initial_state(), self.random)
        self.executions = Executions(self.game)

    def play(self) -> None:
        """One random game; `self.actions` is the path so far."""
        self.actions = []
        self.knowledge.start()
        state = self.game.initial_state()
        states = [state]
        while (action := self.step(state)) is not _END:
            state = self.game.result(state, action)
            self.actions.append(action)
            states.append(state)
            if len(self.actions) > self.longest:
                self.actions = self.actions[:20]
                raise Violated(
                    "games end",
                    f"a random game went on for more than {self.longest:,} plies, "
                    "of which these are the first",
                )
        if self.game.hidden_information and len(states) < self.most and self.is_due():
            self.knowledge.exchange_moves(states, self.actions)

    def step(self, state: Any) -> Any:
        """Check a state and draw an action, or _END."""
        if self.checked >= self.most:  # walk on to see whether it ends, but quickly
            if self.game.is_terminal(state):
                return _END
            return self.random.choice(list(self.game.actions(state)))
        if not self.is_due():
            here = glance(self.game, state, self.random)
            return _END if here.over else self.draw(here)
        self.checked += 1
        here = position(self.game, state, self.random)
        for rule in RULES:
            rule(here)
        if self.executions is not None:
            self.executions.compare(state, self.random)
        return _END if here.over else self.draw(here)

    def is_due(self) -> bool:
        """Whether it is time to look closely again."""
        return self.every == 1 or self.random.randrange(self.every) == 0

    def draw(self, here: Position) -> Any:
        if here.mover == CHANCE:
            possible = [a for a in here.actions if self.game.probability(here.state, a) > 0]
            return self.random.choice(possible)
        action = self.random.choice(here.actions)
        if self.game.hidden_information and here.mover is not None:
            known = self.knowledge.decision(here.state, here.mover, here.actions)
            self.knowledge.took(here.mover, known, action)
        return action


_END = object()


def _names(game: Game, actions: Sequence[Any]) -> tuple[str, ...]:
    names = []
    state = game.initial_state() if actions else None
    for action in actions:
        try:
            names.append(str(game.action_text(state, action)))
            state = game.result(state, action)
        except Exception:  # the very method that is broken: its number must do
            names.append(str(action))
    return tuple(names)


def _told(error: Exception) -> str:
    """Where in the game it was raised, and what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "/conformance/" not in frame.filename.replace("\\\\", "/")]
    where = f"{own[-1].name}, line {own[-1].lineno}: " if own else ""
    return f"{where}{type(error).__name__}: {error}"
