"""Games by the engine itself, at a number of nodes a move: to learn from, and to test by."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...algorithms import usual_options
from ...evaluation import LearntEvaluation, feature_words, write_features
from ...game import Game
from ...kernel import kernel, new_record, random_below, random_unit, seeded
from ...playouts import reservoir_action
from ...search.alphabeta.within import Engine, search_within
from ..inference.shapes import largest_utility
from ..runs.config import EvaluationConfig

GAME = np.dtype(
    [
        ("random", np.uint64),
        ("nodes", np.int64),
        ("opening", np.int64),  # random moves to begin with
        ("longest", np.int64),
        ("epsilon", np.float64),  # the share of random moves later on
        ("aside", np.float64),  # the share of positions beside which another is kept
        ("decided", np.float64),  # the share of those kept whose value is proven
        ("first", np.int64),  # the player that the first engine is
        ("keeps", np.int64),  # whether positions are kept, or this is a test
        ("quiet", np.int64),  # whether only quiet ones are
        ("images", np.int64),  # how many of a position's images: all, or one at random
    ],
    align=True,
)

SETTLED = -1  # in place of who moves: the outcome is known


class Played(NamedTuple):
    """What is kept of a game: positions, each as its player to move sees it."""

    words: Any
    """uint64, (positions, 2, words): the mover's view, then the other's"""
    values: Any
    """float32: what the search found, as a share of a win"""
    outcomes: Any
    """float32: what the game came to, likewise; before a random move, what search made of it"""
    own: Any
    """float32: what the game's own evaluation says, likewise; it may be on another scale"""


class Table:
    """A place for two engines to play at; without a second one, the first plays itself."""

    def __init__(
        self,
        game: Game,
        config: EvaluationConfig,
        network: LearntEvaluation | None,
        *rivals: LearntEvaluation | None,
    ) -> None:
        self.game, self.config = game, config
        self.engine, *others = (
            Engine(game, usual_options(game, learnt=one is not None), one)
            for one in (network, *rivals)
        )
        self.rival = others[0] if others else self.engine
        self.record = new_record(GAME, nodes=config.nodes, longest=config.longest)
        self.record.epsilon = 0.0 if rivals else config.epsilon
        self.record.aside, self.record.decided = config.aside, config.decided
        self.record.keeps = not rivals
        self.record.quiet = self.engine.record.quiescence > 0
        # Patterns share their tables among images, so that others would say the same again.
        self.record.images = 1 if config.kind == "patterns" else game.symmetries
        self.utility = largest_utility(game)
        room = 2 * config.longest * int(self.record.images) if self.record.keeps else 1
        self._words = np.zeros((room, 2, feature_words(game)), np.uint64)
        self._worths = np.zeros((room, 4))

    def play(self, seed: int, first: int = 0) -> tuple[Played, float]:
        """A game, and what it was worth to the player that the first engine is."""
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
            self._words,
            self._worths,
        )
        numbers = (self._worths[:kept, :3] / self.utility).astype(np.float32).T
        return Played(self._words[:kept].copy(), *numbers), worth if first == 0 else -worth

    def play_pair(self, seed: int) -> int:
        """Two games from the same opening, sides changed: half points of the first engine."""
        return sum(1 + int(np.sign(self.play(seed, first)[1])) for first in range(2))


@kernel
def play_game(
    game: Any,
    rival: Any,
    record: Any,
    context: Any,
    other: Any,
    words: Any,
    worths: Any,
) -> tuple[int, float]:
    """A game of two engines; how many positions are kept, and its worth to the first player.

    `worths` are the values and outcomes of the kept ones, to the player to move, what the game's
    own evaluation says, and who moves.
    """
    state, kept, cut = game.initial_state(), 0, 0
    for _ in range(record.opening):
        if not game.is_terminal(state):
            state = game.result(state, reservoir_action(game, state, record))
    for _ in range(record.longest):
        if game.is_terminal(state):
            break
        mover = game.to_move(state)
        if mover == record.first:
            action, value, depth, proven = search_within(game, state, record.nodes, context)
        else:
            action, value, depth, proven = search_within(rival, state, record.nodes, other)
        if record.keeps != 0:
            kept = keep(game, state, action, value, depth, proven, record, kept, words, worths)
            if random_unit(record) < record.aside:
                kept = keep_aside(game, state, record, context, kept, words, worths)
        if random_unit(record) < record.epsilon:
            settle(worths, cut, kept, value if mover == 0 else -value)
            cut = kept
            action = reservoir_action(game, state, record)
        state = game.result(state, action)
    worth = float(game.utility(state, 0)) if game.is_terminal(state) else 0.0
    settle(worths, cut, kept, worth)
    return kept, worth


def keep(
    game: Any,
    state: Any,
    action: int,
    value: float,
    depth: int,
    proven: bool,
    record: Any,
    kept: int,
    words: Any,
    worths: Any,
) -> int:
    """Keep a position, or a share of them where search sees without an evaluation what it is worth;
    how many are."""
    if depth == 0 or (record.quiet != 0 and is_loud(game, state, action)):
        return kept
    if proven and random_unit(record) >= record.decided:
        return kept
    mover, first = game.to_move(state), 0
    if record.images < game.symmetries:
        first = random_below(record, game.symmetries)
    for symmetry in range(first, first + record.images):
        image = game.symmetric_state(state, symmetry)
        write_features(game, image, mover, words[kept, 0])
        write_features(game, image, 1 - mover, words[kept, 1])
        worths[kept, 0], worths[kept, 2] = value, game.evaluate(state, mover)
        worths[kept, 3] = mover  # until the outcome is known
        kept += 1
    return kept


def keep_aside(
    game: Any, state: Any, record: Any, context: Any, kept: int, words: Any, worths: Any
) -> int:
    """Keep a position one or two random moves away, if it can be: nobody would go there, but a
    search evaluates little else."""
    start = kept
    for _ in range(1 + random_below(record, 2)):
        if game.is_terminal(state):
            return kept
        state = game.result(state, reservoir_action(game, state, record))
    if game.is_terminal(state):
        return kept
    action, value, depth, proven = search_within(game, state, record.nodes, context)
    kept = keep(game, state, action, value, depth, proven, record, kept, words, worths)
    for index in range(start, kept):
        worths[index, 1], worths[index, 3] = value, SETTLED
    return kept


def is_loud(game: Any, state: Any, action: int) -> bool:
    """As the game says or, where it only has noisy actions, if the best one is one of them."""
    if game.offers_is_quiet:
        return not game.is_quiet(state)
    if game.offers_noisy_actions:
        for noisy in game.noisy_actions(state):
            if noisy == action:
                return True
    return False


def settle(worths: Any, first: int, end: int, worth: float) -> None:
    """These positions came to so much for the first player."""
    for index in range(first, end):
        if worths[index, 3] != SETTLED:
            worths[index, 1] = worth if worths[index, 3] == 0 else -worth
