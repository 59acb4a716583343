"""What all learnt evaluations share: a whole number adds up for each state, and stands for a share
of a win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..display import Shown
from ..errors import BadParameter
from ..game import Game
from ..kernel import plain_twin, runs_compiled
from .features import WORD, feature_words, write_features

MOST_PHASES = 64
MOST_DEPTH = 64  # to which the spread of searches is known
LEAST = 1e-3  # of the distance to a sure win

LEARNT_FIELDS = [
    ("phases", np.int64),
    ("phase_features", np.int64),  # the number of features that are on in the last phase
    ("score_scale", np.float64),  # the score that 1 in a total stands for
    ("score_utility", np.float64),  # what a sure win is worth
    ("own_weight", np.float64),  # of the score that the game's own evaluation says
    ("stretch", np.float64),  # how many times such a score scores are
    ("spread", np.float64, (MOST_DEPTH,)),  # of a score, from a shallow search to one this deep
    ("new_words", np.int64),  # address: room for the words of one view
]
"""What a search's record needs for any learnt evaluation."""


# Kernels.


def phase_of(count: int, context: Any) -> Any:
    """The phase of the game, by how many features are on: 0 at its end or beginning."""
    return min(count * context.phases // (context.phase_features + 1), context.phases - 1)


def worth(game: Any, state: Any, player: int, total: int, context: Any) -> Any:
    """The value of a state to a player, given the total for the player to move."""
    score = total * context.score_scale
    if game._adds_own:
        score += context.own_weight * own_score(game, state, context.score_utility)
    value = context.score_utility * score / (1.0 + abs(score))
    return value if game.to_move(state) == player else -value


def own_score(game: Any, state: Any, utility: float) -> Any:
    """The game's own evaluation for the player to move, as a score."""
    return score_of(game.evaluate(state, game.to_move(state)) / utility)


def score_of(share: float) -> Any:
    """The score for a share of a win."""
    share = min(max(share, -1.0), 1.0)
    return share / (1.0 + LEAST - abs(share))


def learnt_accuracy(game: Any, value: float, context: Any) -> Any:
    """The usual error of a value: the game's own, scaled to the unit of the score."""
    share = min(abs(value) / context.score_utility, 1.0)
    own_share = share / (context.stretch * (1.0 - share) + share)
    even = (1.0 - share) / (1.0 - own_share) if own_share < 1.0 else 0.0
    own_value = own_share * context.score_utility
    accuracy = game.accuracy(own_value if value >= 0 else -own_value)
    return context.stretch * even * even * accuracy


def shallow_depth(depth: int) -> int:
    """The depth of the shallow search that predicts one of this depth: about half as deep, with
    the same side to move at the end."""
    return depth // 2 - (depth - depth // 2) % 2


def shifted(value: float, score: float, context: Any) -> Any:
    """The value whose score is greater by `score`; it may lie beyond a certain win."""
    moved = score_of(value / context.score_utility) + score
    return context.score_utility * (1.0 + LEAST) * moved / (1.0 + abs(moved))


# Python.


@lru_cache(32)
def sized(
    game: Game,
    words: int = 0,
    width: int = 0,
    placements: int = 0,
    weights: int = 0,
    adds_own: bool = False,
) -> Game:
    """The same game, to be compiled with an evaluation of this size in place of its own.

    It is a class of its own, so that other searches of the game compile nothing new.
    """
    kind = type(game)
    changed = {
        "_is_learnt": width > 0 or placements > 0 or weights > 0,
        "_network_width": width,
        "_placements": placements,
        "_weight_count": weights,
        "_feature_words": words,
        "_adds_own": adds_own,
        "__module__": kind.__module__,
        "__qualname__": kind.__qualname__,
    }
    other: Game = type(kind.__name__, (kind,), changed)(**game.parameters)
    return other


class Term(NamedTuple):
    """A term of the total, and the cells of the board that it lies on."""

    cells: tuple[int, ...]
    amount: int


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class LearntEvaluation(Shown, ABC):
    """Numbers that weigh the features of a state."""

    phase_features: int
    """The most features that can be on; phases are equal parts of that number."""
    gain: float
    """The score for 1 in the total: a score of x is worth x / (1 + |x|) of a win."""
    utility: float = 1.0
    own: float = 0.0
    """The weight of the score of the game's own evaluation; 0 leaves it out."""
    stretch: float = 1.0
    """The typical ratio of its scores to those of the game's own evaluation."""
    spread: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The law of the difference, as scores, between searches of two depths: a factor, times a power
    of their distance, divided by a power of the shallower depth. Zeros if it was not measured."""
    about: Mapping[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Its size alone: with other weights machine code is the same."""
        sizes = ", ".join(f"{name}={size}" for name, size in self._compiled_with.items())
        return f"{type(self).__name__}({sizes})"

    def _facts(self) -> dict[str, Any]:
        return {"kind": type(self).__name__, **self.sizes, "phases": self.phases, **self.about}

    @property
    @abstractmethod
    def sizes(self) -> dict[str, int]:
        """How large its parts are."""

    @property
    def _compiled_with(self) -> dict[str, int]:
        """See the function `sized`."""
        return self.sizes | ({"adds_own": True} if self.own else {})

    @property
    @abstractmethod
    def phases(self) -> int: ...

    @property
    @abstractmethod
    def scale(self) -> float:
        """The score that 1 in the total stands for."""

    @abstractmethod
    def total(self, game: Game, state: Any) -> float:
        """The total for the player to move, computed from scratch."""

    @abstractmethod
    def terms(self, game: Game, state: Any, cells: tuple[Any, Any]) -> list[Term]:
        """The terms that lie on cells of the board, for the player to move, given the cell of each
        feature in that player's view and in the other's."""

    @abstractmethod
    def memory(self) -> dict[str, Any]:
        """The arrays that kernels need, by the fields of a record for their addresses."""

    def sized(self, game: Game) -> Game:
        """The game compiled with an evaluation of this size; refused if its features differ."""
        self.check_fits(game)
        other = sized(game, **self._compiled_with)
        return other if runs_compiled(game) else plain_twin(other)

    def check_fits(self, game: Game) -> None:
        """Refuse a game with another number of features."""
        words = feature_words(game)
        if words != self.sizes["words"]:
            raise BadParameter(
                f"this evaluation is for {64 * self.sizes['words']:,} features, and {game.name} "
                f"has {64 * words:,}"
            )

    def attach(self, record: Any) -> Any:
        """Give a record's kernels this evaluation; keep the returned arrays alive."""
        arrays = self.memory()
        arrays["new_words"] = np.zeros(self.sizes.get("words", 0), WORD)
        for name, array in arrays.items():
            setattr(record, name, array.ctypes.data)
        record.phases, record.phase_features = self.phases, self.phase_features
        record.score_scale, record.score_utility = self.scale, self.utility
        record.own_weight, record.stretch = self.own, self.stretch
        factor, apart, shallow = self.spread
        for depth in range(2, MOST_DEPTH):
            low = shallow_depth(depth)
            record.spread[depth] = factor * (depth - low) ** apart / max(low, 1) ** shallow
        return arrays

    def phase(self, count: int) -> int:
        """As `phase_of` has it."""
        return min(count * self.phases // (self.phase_features + 1), self.phases - 1)

    def value(self, game: Game, state: Any, player: int) -> float:
        """The value of a state to a player, computed from scratch."""
        score = self.total(game, state) * self.scale
        if self.own:
            score += self.own * own_score(game, state, self.utility)
        value = self.utility * score / (1.0 + abs(score))
        return value if game.to_move(state) == player else -value


def is_on(game: Game, state: Any, player: int) -> Any:
    """For each feature in the player's view, whether it is on."""
    words = np.zeros(feature_words(game), WORD)
    write_features.plain(game, state, player, words)
    return np.unpackbits(words.astype("<u8").view(np.uint8), bitorder="little").astype(bool)
