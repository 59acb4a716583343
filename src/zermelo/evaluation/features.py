"""Which features of a state are on, as bits: what the game says, or what a network would see."""

from __future__ import annotations

import hashlib
import math
import random
from typing import Any

import numpy as np

from ..bits import Bits, bit
from ..errors import NotThisKindOfGame
from ..game import Game
from ..kernel import kernel

WORD = np.dtype(np.uint64)
MOST_WORDS = 1024
_WALKS, _PLIES = 4, 24  # of random games, whose states have other features in another version
_BETWEEN = 4  # plies from one such state to the next: an evaluation takes long in plain Python


def feature_words(game: Game) -> int:
    """How many 64-bit words the features of a state take."""
    if game.players != 2 or not game.zero_sum or game.chance or game.hidden_information:
        raise NotThisKindOfGame(
            f"learnt evaluations are for alpha-beta: two players with opposed interests, no chance "
            f"and nothing hidden; {game.name} has {game.traits}"
        )
    if game.offers("sparse_features"):
        words = len(game.sparse_features(game.initial_state(), 0))
    elif game.offers("observation"):
        words = -(-math.prod(game.observation_shape) // 64)
    else:
        raise NotThisKindOfGame(
            f"{game.name} has no features to learn an evaluation of; define sparse_features, or "
            "observation and observation_shape"
        )
    if words > MOST_WORDS:
        raise NotThisKindOfGame(
            f"{game.name} has {64 * words:,} features, more than the {64 * MOST_WORDS:,} that a "
            "learnt evaluation can have; define sparse_features with fewer"
        )
    return words


@kernel
def write_features(game: Any, state: Any, player: int, words: Any) -> None:
    """Write the words of a state, as the player sees it."""
    if game.offers_sparse_features:
        on = game.sparse_features(state, player)
        for i in range(len(on)):
            words[i] = int(on[i])
    else:
        _write_observed(game, state, player, words)


def _write_observed(game: Any, state: Any, player: int, words: Any) -> None:
    """A feature for each place of the observation: on where it holds a half or more."""
    planes = np.zeros(game.observation_shape)
    game.observation(state, player, planes)
    seen = planes.ravel()
    for first in range(0, len(seen), 64):
        word = Bits(0)
        for i in range(first, min(first + 64, len(seen))):
            if seen[i] >= 0.5:
                word = word | bit(i - first)
        words[first // 64] = int(word)


def features_version(game: Game, with_own: bool = False, linear: bool = False) -> str:
    """A hash of the features of some positions: weights made for another hash don't fit.

    `with_own` adds the game's own evaluation of them; `linear` uses the features that the game
    counts (`features`) instead of those that are on.
    """
    dice = random.Random(0)
    digest = hashlib.blake2b(digest_size=8)
    between = _BETWEEN if with_own else 1  # which files have that were written before
    for _ in range(_WALKS):
        state = game.initial_state()
        for ply in range(_PLIES):
            for player in range(2 if ply % between == 0 else 0):
                digest.update(_counted(game, state, player) if linear else _on(game, state, player))
                if with_own and not game.is_terminal(state):
                    own = round(float(game.evaluate(state, player)), 6) + 0.0  # never -0.0
                    digest.update(f"{own:.6f}".encode())
            if game.is_terminal(state):
                break
            state = game.result(state, dice.choice(list(game.actions(state))))
    return digest.hexdigest()


def _on(game: Game, state: Any, player: int) -> bytes:
    words = np.zeros(feature_words(game), WORD)
    write_features.plain(game, state, player, words)
    return words.astype("<u8").tobytes()


def _counted(game: Game, state: Any, player: int) -> bytes:
    counts = np.array(game.features(state, player), np.float64)
    return (counts.round(6) + 0.0).astype("<f8").tobytes()  # never -0.0
