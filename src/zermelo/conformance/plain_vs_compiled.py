"""One source, two executions: do they agree?

The kernels here call every method of a game on one state and write the answers
into a record. Run compiled and plain, the records must be the same.
"""

from __future__ import annotations

import copy
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..bits import Bits
from ..errors import InvalidState
from ..game import CHANCE, Game
from ..hooks import HOOKS, REQUIRED
from ..kernel import (
    Kernel,
    kernel,
    new_record,
    random_below,
    runnable,
    runs_compiled,
    seeded,
    state_hash,
)
from ..rounding import near
from ..state_shape import same_shape
from .report import Violated

MOST_STEPS = 4096  # plies that the compiled game is walked at once


@kernel
def call_rules(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    answers.is_terminal = game.is_terminal(state)
    answers.is_quiet = game.is_quiet(state)
    if game.is_terminal(state):
        for player in range(game.players):
            answers.utility[player] = game.utility(state, player)
        return
    mover = game.to_move(state)
    answers.to_move = mover
    number = 0
    for action in game.actions(state):
        if number == game.max_actions:
            break
        answers.actions[number] = action
        answers.result[number] = int(state_hash(game.result(state, action)))
        if mover == CHANCE:
            answers.probability[number] = game.probability(state, action)
        number += 1
    answers.number = number
    answers.evaluate = game.evaluate(state, viewer)
    if mover != CHANCE:
        answers.random_action = game.random_action(state, dice)
        answers.playout_action = game.playout_action(state, dice)
        if game.offers_hidden_change:
            known = game.information(state, mover)
            changed = game.hidden_change(state, known, mover, dice)
            answers.hidden_change = int(state_hash(changed))


@kernel
def call_information(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    for player in range(game.players):
        answers.information[player] = int(state_hash(game.information(state, player)))


@kernel
def call_symmetries(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    for symmetry in range(game.symmetries):
        image = game.symmetric_state(state, symmetry)
        answers.symmetric_state[symmetry] = int(state_hash(image))
        for i, action in enumerate(game.actions(state)):
            if i < game.max_actions:
                answers.symmetric_action[symmetry, i] = game.symmetric_action(action, symmetry)


@kernel
def call_features(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    values = game.features(state, viewer)
    for i in range(len(values)):
        answers.features[i] = values[i]


@kernel
def call_observation(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    game.observation(state, viewer, answers.observation)


@kernel
def call_ownership(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    if game.is_terminal(state):
        game.ownership(state, viewer, answers.ownership)


@kernel
def call_sparse_features(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    words = game.sparse_features(state, viewer)
    for i in range(len(words)):
        answers.sparse_features[i] = int(words[i])


@kernel
def call_tuning(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    answers.key = int(state_hash(game.key(state)))
    answers.book_key = int(game.book_key(state))
    answers.threatened = game.threatened(state)
    answers.accuracy = game.accuracy(0.25)
    answers.plies_left = game.plies_left(state)
    if game.is_terminal(state):
        return
    answers.null_move = int(state_hash(game.null_move(state)))
    answers.world = int(state_hash(game.world(state)))
    bounds = game.bounds(state)
    answers.bounds[0] = bounds[0]
    answers.bounds[1] = bounds[1]
    within = game.bounds_within(state, -0.5, 0.5)
    answers.bounds_within[0] = within[0]
    answers.bounds_within[1] = within[1]
    for i, action in enumerate(game.actions(state)):
        if i < game.max_actions:
            answers.order[i] = game.order(state, action)
            if game.offers_makes_threat:
                answers.makes_threat[i] = game.makes_threat(state, action)
    for i, action in enumerate(game.candidates(state)):
        if i < game.max_actions:
            answers.candidates[i] = action
    for i, action in enumerate(game.noisy_actions(state)):
        if i < game.max_actions:
            answers.noisy_actions[i] = action


@kernel
def call_endgames(game: Any, state: Any, viewer: int, dice: Any, answers: Any) -> None:
    kind, number = game.index(state)
    answers.index[0] = kind
    answers.index[1] = number
    answers.table_holds = game.table_holds(state, 20)
    if kind < 0 or game.is_terminal(state):
        return
    image, answers.possible = game.indexed(kind, number)
    answers.indexed = int(state_hash(image))
    for i, action in enumerate(game.actions(image)):
        if i < game.max_actions:
            answers.number_after[i] = game.number_after(kind, number, action)


CALLED_IF_OFFERED = (
    call_information,
    call_symmetries,
    call_features,
    call_observation,
    call_ownership,
    call_sparse_features,
    call_tuning,
    call_endgames,
)


@kernel
def wander(game: Any, state: Any, plies: int, record: Any) -> Any:
    """Take and record `plies` random actions, or as many as there are."""
    record.steps = 0
    while record.steps < plies and not game.is_terminal(state):
        by_chance = game.to_move(state) == CHANCE
        number = 0
        for action in game.actions(state):
            possible = not by_chance or game.probability(state, action) > 0
            if possible and number < game.max_actions:
                record.choices[number] = action
                number += 1
        if number == 0:
            break
        action = int(record.choices[random_below(record, number)])
        record.path[record.steps] = action
        record.steps += 1
        state = game.result(state, action)
    return state


class Executions:
    """Compares both executions state by state; `compiled` is false if there is only the plain
    one."""

    def __init__(self, game: Game) -> None:
        # A copy may fall back to plain without consequences for the game itself.
        self._twin = copy.copy(game)
        self._twin.__dict__.pop("_fell_back", None)
        self._plain = _Conforming(game)
        self._kernels = list(_kernels(game))
        self._proven: set[Kernel] = set()
        self.why_plain = ""
        self._noting_why_plain(lambda: runnable(self._twin))
        self.compiled = runs_compiled(self._twin)
        self._answers = _answers_type(game) if self.compiled else np.dtype([])

    def compare(self, state: Any, rng: random.Random) -> None:
        """Raises Violated where the two disagree about this state."""
        if not self.compiled:
            return
        try:
            shaped = same_shape(state, self._plain.start)
            self._compare_calls(shaped, rng)
        except InvalidState as error:
            raise Violated(
                "state shape", f"{error}; every state needs the types of the initial one"
            ) from None

    def walk(self, state: Any, plies: int, rng: random.Random) -> tuple[Any, list[int]]:
        """A state some random plies on, and the actions that lead there, by the compiled game."""
        record = new_record(_walk_type(self._plain.max_actions))
        record.random = int(seeded(rng.getrandbits(63)))
        plies = min(plies, MOST_STEPS)
        shaped = same_shape(state, self._plain.start)
        state = self._noting_why_plain(lambda: wander(self._twin, shaped, plies, record))
        path = [int(action) for action in record.path[: record.steps]]
        return same_shape(state, self._plain.start), path

    def _compare_calls(self, state: Any, rng: random.Random) -> None:
        arguments = (state, rng.randrange(self._plain.players), Bits(rng.getrandbits(64)))
        compiled, plain = new_record(self._answers), new_record(self._answers)
        for called in tuple(self._kernels):
            if self.compiled and self._runs(called, arguments, compiled):
                called.plain(self._plain, *arguments, plain)
        if plain.tobytes() != compiled.tobytes():
            _compare_answers(plain, compiled)

    def _runs(self, called: Kernel, arguments: tuple[Any, ...], answers: Any) -> bool:
        """Call the compiled game; whether it could be compiled for that."""
        if called in self._proven:
            called(self._twin, *arguments, answers)
            return True
        self._noting_why_plain(lambda: called(self._twin, *arguments, new_record(self._answers)))
        if not runs_compiled(self._twin):
            self._give_up(called)
            return False
        self._proven.add(called)
        return self._runs(called, arguments, answers)

    def _give_up(self, called: Kernel) -> None:
        """Without the rules there is nothing to compare; any other hook can be left out."""
        self._kernels.remove(called)
        if called is call_rules:
            self._kernels, self.compiled = [], False
        else:
            self._twin.__dict__.pop("_fell_back")

    def _noting_why_plain(self, call: Callable[[], Any]) -> Any:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            answer = call()
        if caught and not self.why_plain:
            self.why_plain = str(caught[0].message)
        return answer


class _Conforming:
    """The plain game with states of the types of its initial state, as in compiled code."""

    def __init__(self, game: Game) -> None:
        self.game, self.start = game, game.initial_state()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def result(self, state: Any, action: Any) -> Any:
        return same_shape(self.game.result(state, action), self.start)

    def symmetric_state(self, state: Any, symmetry: int) -> Any:
        return same_shape(self.game.symmetric_state(state, symmetry), self.start)

    def hidden_change(self, state: Any, information: Any, player: int, dice: Any) -> Any:
        return same_shape(self.game.hidden_change(state, information, player, dice), self.start)

    def null_move(self, state: Any) -> Any:
        return same_shape(self.game.null_move(state), self.start)

    def world(self, state: Any) -> Any:
        return same_shape(self.game.world(state), self.start)


def _kernels(game: Game) -> Iterator[Kernel]:
    yield call_rules
    for called in CALLED_IF_OFFERED:
        if any(game.offers(hook) for hook in hooks_of(called) if hook not in REQUIRED):
            yield called


def hooks_of(called: Kernel) -> list[str]:
    """The methods of games that a kernel calls."""
    names = called.plain.__code__.co_names
    return [hook.name for hook in HOOKS if hook.arguments is not None and hook.name in names]


def _answers_type(game: Game) -> np.dtype[Any]:
    players, actions = game.players, game.max_actions
    observed = game.observation_shape or (1,)
    features = max(len(game.feature_names), 1)
    return np.dtype(
        [
            ("is_terminal", np.int64),
            ("is_quiet", np.int64),
            ("to_move", np.int64),
            ("utility", np.float64, (players,)),
            ("number", np.int64),
            ("actions", np.int64, (actions,)),
            ("result", np.uint64, (actions,)),
            ("probability", np.float64, (actions,)),
            ("evaluate", np.float64),
            ("random_action", np.int64),
            ("playout_action", np.int64),
            ("hidden_change", np.uint64),
            ("information", np.uint64, (players,)),
            ("symmetric_state", np.uint64, (game.symmetries,)),
            ("symmetric_action", np.int64, (game.symmetries, actions)),
            ("features", np.float64, (features,)),
            ("observation", np.float64, observed),
            ("ownership", np.float64, observed[1:]),
            ("sparse_features", np.uint64, (len(game.sparse_features(game.initial_state(), 0)),)),
            ("key", np.uint64),
            ("book_key", np.uint64),
            ("threatened", np.int64),
            ("accuracy", np.float64),
            ("plies_left", np.int64),
            ("bounds_within", np.float64, (2,)),
            ("index", np.int64, (2,)),
            ("table_holds", np.int64),
            ("possible", np.int64),
            ("indexed", np.uint64),
            ("number_after", np.int64, (actions,)),
            ("null_move", np.uint64),
            ("world", np.uint64),
            ("bounds", np.float64, (2,)),
            ("order", np.int64, (actions,)),
            ("makes_threat", np.int64, (actions,)),
            ("candidates", np.int64, (actions,)),
            ("noisy_actions", np.int64, (actions,)),
        ],
        align=True,
    )


def _walk_type(actions: int) -> np.dtype[Any]:
    return np.dtype(
        [
            ("random", np.uint64),
            ("steps", np.int64),
            ("choices", np.int64, (actions,)),
            ("path", np.int64, (MOST_STEPS,)),
        ],
        align=True,
    )


def _compare_answers(plain: Any, compiled: Any) -> None:
    for name in plain.dtype.names:
        one, other = plain[name], compiled[name]
        close = near(*np.abs(one).ravel()) if one.dtype.kind == "f" else 0.0
        if not np.allclose(one, other, rtol=0.0, atol=close):
            raise Violated(
                "plain and compiled agree",
                f"{name} is {_shown(one)} in plain Python and {_shown(other)} compiled; integers "
                "beyond 64 bits and numbers that change type are the usual reasons",
            )


def _shown(value: Any) -> str:
    return str(value) if value.ndim == 0 else str(value.ravel()[:8].tolist())
