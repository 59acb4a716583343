"""Games by the engine itself, at a number of nodes a move: to learn from, and to test by.

A linear evaluation learns from the leaves of searches: each is the end of a principal variation,
once captures and the like are played out, and its features are what a search's value comes from.
Networks and patterns learn from the positions that were searched.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ...evaluation import LearntEvaluation, feature_words, write_features
from ...game import Game
from ...kernel import kernel, new_record, random_below, random_unit, seeded
from ...playouts import after_chance, reservoir_action
from ...search.alphabeta.compiled_search import Engine, search_within
from ...search.alphabeta.context import INFINITE
from ...search.alphabeta.options import usual_options
from ...search.alphabeta.quiescence import end_value, leaf_value, static_value
from ...search.limits import RUNNING
from ...trace import NO_NODE
from ..inference.shapes import largest_utility
from ..runs.config import EvaluationConfig

GAME = np.dtype(
    [
        ("random", np.uint64),
        ("improbable", np.int64),  # whether chance's probabilities were none
        ("nodes", np.int64),
        ("opening", np.int64),  # random moves to begin with
        ("longest", np.int64),
        ("epsilon", np.float64),  # the share of random moves later on
        ("trace_decay", np.float64),  # lambda of the outcomes
        ("aside", np.float64),  # the share of positions beside which another is kept
        ("decided", np.float64),  # the share of those kept whose value is proven
        ("first", np.int64),  # the player that the first engine is
        ("keeps", np.int64),  # whether positions are kept, or this is a test
        ("quiet", np.int64),  # whether only quiet ones are
        ("images", np.int64),  # how many of a position's images: all, or one at random
    ],
    align=True,
)

_SAME = 1e-6  # of a win: values that differ by less are the same
SETTLED = -1  # in place of who moves: the outcome is known


class SearchedPositions(NamedTuple):
    """The positions kept of a game, each from the view of the player to move."""

    words: Any
    """uint64, (positions, 2, words): the mover's view, then the other's; for linear evaluations
    (positions, 1, words), see `counts`"""
    values: Any
    """float32: the value that search found, as a share of a win"""
    outcomes: Any
    """float32: the outcome of the game, likewise; before a random move, the search's value there.
    With a trace below 1, the lambda-return, which mixes in the values of later searches."""
    own: Any
    """float32: the game's own evaluation, likewise; its scale may differ"""

    @property
    def counts(self) -> Any:
        """float32, (positions, features): the features that a linear evaluation weighs.

        All zeros where the game ends. There may be one column more than features.
        """
        return np.ascontiguousarray(self.words).view(np.float32)[:, 0]


class Kept(NamedTuple):
    """Where a game's kernel writes what it keeps, a row for each position."""

    views: Any
    """What an evaluation sees: words of features, or the counts that a linear one weighs"""
    worths: Any
    """(positions, 4): value and outcome to the player to move, what the game's own evaluation
    says, and who moves"""


class EngineGames:
    """Plays games between two engines, or of one engine with itself."""

    def __init__(
        self,
        game: Game,
        config: EvaluationConfig,
        network: LearntEvaluation | None,
        *rivals: LearntEvaluation | None,
    ) -> None:
        self.game, self.config = game, config
        options = usual_options(game, learnt=network is not None)
        if config.kind == "linear" and not rivals:  # values come from leaves at the end of lines
            options = replace(options, memory=0, last_plies=False)
        self.rival = self.engine = Engine(game, options, network)
        for one in rivals:
            self.rival = Engine(game, usual_options(game, learnt=one is not None), one)
        self.record = new_record(GAME, nodes=config.nodes, longest=config.longest)
        self.record.epsilon = 0.0 if rivals else config.epsilon
        self.record.trace_decay = config.trace if config.is_td_leaf else 1.0
        self.record.aside, self.record.decided = config.aside, config.decided
        self.record.keeps = not rivals
        self.record.quiet = self.engine.record.quiescence > 0
        # Patterns share their tables among images, so that others would say the same again.
        self.record.images = game.symmetries if config.kind == "network" else 1
        self.utility = largest_utility(game)
        room = 2 * config.longest * int(self.record.images) if self.record.keeps else 1
        if config.kind == "linear":
            shape = room, 1, -(-len(game.feature_names) // 2)  # two numbers in a word
        else:
            shape = room, 2, feature_words(game)
        self._words = np.zeros(shape, np.uint64)
        self._views: Any = self._words
        if config.kind == "linear":
            self._views = self._words.view(np.float32)[:, 0]
        self._worths = np.zeros((room, 4))

    def play(self, seed: int, first: int = 0) -> tuple[SearchedPositions, float]:
        """Play a game; returns its positions and the utility to the first engine.

        `first` is the player that the first engine is.
        """
        self.record.random, self.record.first = int(seeded(seed)), first
        least = self.config.opening // 2
        self.record.opening = least + random_below(self.record, self.config.opening - least + 1)
        self.engine.forget()
        self.rival.forget()
        kept, worth = play_game(
            self.engine.game,
            self.rival.game,
            self.record,
            self.engine.record,
            self.rival.record,
            Kept(self._views, self._worths),
        )
        numbers = (self._worths[:kept, :3] / self.utility).astype(np.float32).T
        return SearchedPositions(
            self._words[:kept].copy(), *numbers
        ), worth if first == 0 else -worth

    def play_pair(self, seed: int) -> int:
        """Play two games from one opening with sides swapped; the first engine's half points."""
        return sum(1 + int(np.sign(self.play(seed, first)[1])) for first in range(2))


@kernel
def play_game(
    game: Any, rival: Any, record: Any, context: Any, other: Any, to: Any
) -> tuple[int, float]:
    """Play a game between two engines: the positions kept in `to`, and the first player's result.

    `context` and `other` are the records of the two searches.
    """
    state, kept, cut = opened(game, record), 0, 0
    for _ in range(record.longest):
        if game.is_terminal(state):
            break
        mover = game.to_move(state)
        if mover == record.first:
            found = searched(game, state, record.nodes, context)
        else:
            found = searched(rival, state, record.nodes, other)
        action, value = found[0], found[1]
        if record.keeps != 0:
            if game._weight_count > 0:
                kept = keep_leaf(game, state, found, context, kept, to)
            else:
                kept = keep(game, state, found, record, kept, to)
                if random_unit(record) < record.aside:
                    kept = keep_aside(game, state, record, context, kept, to)
        if random_unit(record) < record.epsilon:
            settle(to.worths, cut, kept, value if mover == 0 else -value, record.trace_decay)
            cut = kept
            action = reservoir_action(game, state, record)
        state = after_chance(game, game.result(state, action), record)
    worth = float(game.utility(state, 0)) if game.is_terminal(state) else 0.0
    settle(to.worths, cut, kept, worth, record.trace_decay)
    return kept, worth


def opened(game: Any, record: Any) -> Any:
    """The start of the game, or a state after random moves."""
    state = after_chance(game, game.initial_state(), record)
    for _ in range(record.opening):
        if not game.is_terminal(state):
            state = game.result(state, reservoir_action(game, state, record))
            state = after_chance(game, state, record)
    return state


def searched(game: Any, state: Any, nodes: int, context: Any) -> tuple[int, float, int, bool]:
    """What `search_within` finds; with chance, the action whose result is evaluated best."""
    if not game.chance:
        found: tuple[int, float, int, bool] = search_within(game, state, nodes, context)
        return found
    player, best, chosen = game.to_move(state), -INFINITE, 0
    for action in game.actions(state):
        child = game.result(state, action)
        if game.is_terminal(child):
            value = end_value(game, child, player, context)
        else:
            value = static_value(game, child, player, context)
        if value > best:
            best, chosen = value, action
    return chosen, best, 1, False


def keep(game: Any, state: Any, found: Any, record: Any, kept: int, to: Any) -> int:
    """Keep a position, given what search found there; returns how many are kept.

    Of positions whose value is proven only a share is kept: search needs no evaluation there.
    """
    action, value, depth, proven = found
    if depth == 0 or (record.quiet != 0 and is_loud(game, state, action)):
        return kept
    if proven and random_unit(record) >= record.decided:
        return kept
    mover, first = game.to_move(state), 0
    if record.images < game.symmetries:
        first = random_below(record, game.symmetries)
    for symmetry in range(first, first + record.images):
        image = game.symmetric_state(state, symmetry)
        write_features(game, image, mover, to.views[kept, 0])
        write_features(game, image, 1 - mover, to.views[kept, 1])
        note(to.worths, kept, value, game.evaluate(state, mover), mover)
        kept += 1
    return kept


def note(worths: Any, kept: int, value: float, own: float, mover: int) -> None:
    worths[kept, 0], worths[kept, 2] = value, own
    worths[kept, 3] = mover  # until the outcome is known


def keep_leaf(game: Any, state: Any, found: Any, context: Any, kept: int, to: Any) -> int:
    """Keep the features of the leaf that a search's value comes from.

    Zeros where it does not come from an evaluation: the game ends there, or is decided.
    """
    action, value, depth, _ = found
    if depth == 0:
        return kept
    mover = game.to_move(state)
    leaf = leaf_of(game, state, action, context)
    own = 0.0
    to.views[kept] = 0.0
    if comes_from(game, value, leaf, mover, context):
        counts = game.features(leaf, mover)
        for i in range(game._weight_count):
            to.views[kept, i] = counts[i]
        own = game.evaluate(leaf, mover)
    note(to.worths, kept, value, own, mover)
    return kept + 1


def comes_from(game: Any, value: float, leaf: Any, player: int, context: Any) -> bool:
    """Whether a value to a player is the evaluation of this state."""
    if game.is_terminal(leaf):
        return False
    mover = game.to_move(leaf)
    worth = static_value(game, leaf, mover, context)
    return bool(abs((worth if mover == player else -worth) - value) < _SAME)


def leaf_of(game: Any, state: Any, action: int, context: Any) -> Any:
    """The state at the end of the principal variation, followed until it is quiet."""
    leaf = game.result(state, action)
    if game.chance:
        return leaf
    for i in range(1, context.finished_length):
        leaf = game.result(leaf, context.finished_line[i])
    context.stop = RUNNING
    plies = context.quiescence if game.offers_noisy_actions else 0
    while plies > 0 and not game.is_terminal(leaf):
        noisy = preferred_noise(game, leaf, context)
        if noisy < 0:
            break
        leaf = game.result(leaf, noisy)
        plies -= 1
    return leaf


def preferred_noise(game: Any, state: Any, context: Any) -> int:
    """The noisy action that quiescence search prefers to the evaluation; -1 for none."""
    player, chosen = game.to_move(state), -1
    best = static_value(game, state, player, context)
    for action in game.noisy_actions(state):
        child = game.result(state, action)
        mover = game.to_move(child)
        value = leaf_value(game, child, player, mover, best, INFINITE, context, None, NO_NODE)
        if value > best:
            best, chosen = value, action
    return chosen


def keep_aside(game: Any, state: Any, record: Any, context: Any, kept: int, to: Any) -> int:
    """Keep a position one or two random moves away, if it can be: good play does not lead there,
    but a search evaluates little else."""
    start = kept
    for _ in range(1 + random_below(record, 2)):
        if game.is_terminal(state):
            return kept
        state = game.result(state, reservoir_action(game, state, record))
    if game.is_terminal(state):
        return kept
    found = search_within(game, state, record.nodes, context)
    kept = keep(game, state, found, record, kept, to)
    for index in range(start, kept):
        to.worths[index, 1], to.worths[index, 3] = found[1], SETTLED
    return kept


def is_loud(game: Any, state: Any, action: int) -> bool:
    """Whether the game calls the state noisy or, without `is_quiet`, the best action is noisy."""
    if game.offers_is_quiet:
        return not game.is_quiet(state)
    if game.offers_noisy_actions:
        for noisy in game.noisy_actions(state):
            if noisy == action:
                return True
    return False


def settle(worths: Any, first: int, end: int, worth: float, trace: float) -> None:
    """Write the outcomes of positions `first` to `end`, given the game's to the first player.

    With a trace below 1 they are lambda-returns.
    """
    outcome = following = worth
    for index in range(end - 1, first - 1, -1):
        if worths[index, 3] == SETTLED:
            continue
        sign = 1.0 if worths[index, 3] == 0 else -1.0
        outcome = (1.0 - trace) * following + trace * outcome
        following = sign * worths[index, 0]
        worths[index, 1] = sign * outcome
