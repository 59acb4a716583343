"""Random games through a game's own methods, with every rule tried on the way."""

from __future__ import annotations

import inspect
import math
import random
import traceback
from collections.abc import Callable, Sequence
from typing import Any

from ..arguments import checked
from ..game import CHANCE, Game, check_positive
from .definition import check_definition, misspelt_hooks
from .endings import Endings
from .information import Knowledge
from .plain_vs_compiled import Executions
from .position import Position, position, unchecked_position
from .report import Report, Violated, Violation
from .rules import RULES, answers_stay, probabilities, utilities

WALKED_PLAIN = 10  # one game in this many, where not every state is checked


@checked
def check(
    game: Game,
    games: int = 100,
    seed: int = 0,
    states: int = 2000,
    longest: int = 100_000,
    every: int = 1,
    report: Callable[[float], object] | None = None,
) -> Report:
    """Play random games and name the first rule that does not hold, if any.

    At most `states` states are checked closely, on average one in `every`. Where that is not
    every state, the compiled game walks from one to the next, so that many whole games of a slow
    game need not take long; one game in ten is still walked in plain Python from start to end,
    and only there is followed what players know. A game of more than `longest` plies is taken for
    endless.

    >>> from zermelo.games import load
    >>> check(load("nim"), games=10).ok
    True
    """
    if not isinstance(game, Game):
        raise TypeError(f"a game is an instance of zermelo.Game, not {type(game).__name__}")
    check_positive(games=games, states=states, longest=longest, every=every)
    walk = _Walk(game, random.Random(seed), states, longest, every)
    played = 0

    def play_games() -> None:
        nonlocal played
        walk.begin()
        while played < games and walk.checked < states:
            walk.play()
            played += 1
            if report is not None:
                report(max(played / games, walk.checked / states))
        walk.endings.count_tree()
        if game.hidden_information:
            walk.knowledge.somebody_was_in_doubt()

    violation = walk.first_violation(play_games)
    executions = walk.executions
    return Report(
        game.name,
        violation,
        played,
        walk.checked,
        executions is not None and executions.compiled,
        executions.why_plain if executions is not None else "",
        tuple(misspelt_hooks(game)),
    )


def first_look(game: Game, plies: int = 50) -> Violation | None:
    """An error that stops every algorithm, if a random game in plain Python shows it within a few
    plies.

    Quick enough to run whenever a user's own game is loaded.

    >>> from zermelo.games import load
    >>> first_look(load("tic_tac_toe")) is None
    True
    """
    walk = _Walk(game, random.Random(0), plies, plies, 1)
    return walk.first_violation(walk.stroll)


class _Walk:
    def __init__(
        self, game: Game, rng: random.Random, states: int, longest: int, every: int
    ) -> None:
        self.game, self.random, self.most, self.longest = game, rng, states, longest
        self.every = every
        self.knowledge = Knowledge(game, rng)
        self.endings = Endings(game, rng)
        self.executions: Executions | None = None
        self.checked = 0
        self.actions: list[Any] = []

    def first_violation(self, play: Callable[[], None]) -> Violation | None:
        try:
            play()
        except Violated as violated:
            path = self.actions if violated.actions is None else violated.actions
            return Violation(violated.rule, violated.sentence, _names(self.game, path))
        except Exception as error:
            sentence = _described(self.game, error)
            return Violation("no errors", sentence, _names(self.game, self.actions), error)
        return None

    def stroll(self) -> None:
        """A random game, or its first plies, in which only what every algorithm uses is called."""
        check_definition(self.game)
        state = self.game.initial_state()
        for _ in range(self.most):
            here = position(self.game, state, self.random)
            probabilities(here)
            if here.over:
                answers_stay(here)
                utilities(here)
                return
            self.actions.append(self.choice(here))
            state = self.game.result(state, self.actions[-1])

    def begin(self) -> None:
        check_definition(self.game)
        if self.game.initial_state() != self.game.initial_state():
            raise Violated("same answer twice", "initial_state differs from one call to the next")
        position(self.game, self.game.initial_state(), self.random)
        self.executions = Executions(self.game)

    def play(self) -> None:
        """One random game; `self.actions` is the path so far."""
        self.actions = []
        executions = self.executions
        quick = self.every > 1 and executions is not None and executions.compiled
        if executions is not None and quick and self.random.randrange(WALKED_PLAIN):
            self.play_compiled(executions)
        else:
            self.play_plain()

    def play_compiled(self, executions: Executions) -> None:
        """The compiled game walks from one state that is checked to the next."""
        state = self.game.initial_state()
        while True:
            stride = self.plies_until_due()
            state, path = executions.walk(state, stride, self.random)
            self.actions += path
            self.is_not_endless()
            over = len(path) < stride and bool(self.game.is_terminal(state))
            here = unchecked_position(self.game, state, self.random) if over else self.look(state)
            utilities(here)
            if here.over:
                return
            self.actions.append(self.choice(here))
            state = self.game.result(state, self.actions[-1])

    def play_plain(self) -> None:
        self.knowledge.start()
        state = self.game.initial_state()
        states = [state]
        while (action := self.step(state)) is not _END:
            state = self.game.result(state, action)
            self.actions.append(action)
            states.append(state)
            self.is_not_endless()
        self.endings.look_back(states, self.actions)
        if self.game.hidden_information and len(states) < self.most and self.is_due():
            self.knowledge.exchange_moves(states, self.actions)

    def is_not_endless(self) -> None:
        if len(self.actions) > self.longest:
            self.actions = self.actions[:20]
            raise Violated(
                "games end",
                f"a random game went on for more than {self.longest:,} plies, "
                "of which these are the first",
            )

    def step(self, state: Any) -> Any:
        """Check a state and draw an action, or _END."""
        if self.checked >= self.most:  # walk on to see whether it ends, but quickly
            if self.game.is_terminal(state):
                return _END
            return self.random.choice(list(self.game.actions(state)))
        here = (
            self.look(state) if self.is_due() else unchecked_position(self.game, state, self.random)
        )
        if here.over:
            return _END
        action = self.choice(here)
        if self.game.hidden_information and here.mover not in (None, CHANCE):
            known = self.knowledge.decision(state, here.mover, here.actions)
            self.knowledge.took(here.mover, known, action)
        return action

    def look(self, state: Any) -> Position:
        """Try every rule on a state, and compare the two executions."""
        self.checked += 1
        here = position(self.game, state, self.random)
        for rule in RULES:
            rule(here)
        if self.executions is not None:
            self.executions.compare(state, self.random)
        return here

    def is_due(self) -> bool:
        """Whether it is time to look closely again."""
        return self.every == 1 or self.random.randrange(self.every) == 0

    def plies_until_due(self) -> int:
        """How many states to skip, so that one in `every` is checked."""
        if self.checked >= self.most:
            return self.longest
        return int(math.log(1.0 - self.random.random()) / math.log(1.0 - 1.0 / self.every))

    def choice(self, here: Position) -> Any:
        """A random action, of those that chance may take where it moves."""
        if here.mover == CHANCE:
            possible = [a for a in here.actions if self.game.probability(here.state, a) > 0]
            return self.random.choice(possible)
        return self.random.choice(here.actions)


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


def _described(game: Game, error: Exception) -> str:
    """Where in the game it was raised, and what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "/conformance/" not in frame.filename.replace("\\", "/")]
    own = [frame for frame in ours if frame.filename == inspect.getsourcefile(type(game))] or ours
    where = f"{own[-1].name}, line {own[-1].lineno}: " if own else ""
    return f"{where}{type(error).__name__}: {error}"
