"""A learnt evaluation taken apart: how much each cell of the board adds."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from ..board import Grid
from ..display import table_html
from ..errors import BadParameter, GameIsOver
from ..game import Game
from .cells import feature_cells
from .file import load_evaluation
from .learnt import LearntEvaluation, Term, is_on, own_score
from .linear import LinearWeights
from .shipped import shipped_evaluation

_STRONGEST = 8  # terms in a table


@dataclass(frozen=True, kw_only=True)
class Contributions:
    """The parts of an evaluation for a player."""

    player: int
    total: int
    """In the whole numbers of the evaluation; all terms and `rest` add up to it."""
    scale: float
    """The score for 1 in the total."""
    value: float
    """The value of the position: score / (1 + |score|) of a win."""
    phase: int
    phases: int
    terms: tuple[Term, ...]
    """The terms that lie on the board, the strongest first."""
    board_cells: int

    @property
    def rest(self) -> int:
        """The part that lies on no cell or depends on several, and the game's own evaluation."""
        return self.total - sum(term.amount for term in self.terms)

    @cached_property
    def cells(self) -> tuple[Fraction, ...]:
        """The part of each cell of the board, numbered as in `zermelo.board`: the sum of the terms
        on it, which are shared evenly among their cells."""
        found = [Fraction(0)] * self.board_cells
        for term in self.terms:
            for cell in term.cells:
                found[cell] += Fraction(term.amount, len(term.cells))
        return tuple(found)

    def score(self, amount: int | Fraction) -> float:
        """A part of the total in units of the score."""
        return float(amount) * self.scale

    def _repr_html_(self) -> str:
        """For notebooks."""
        rows = [
            ("score", round(self.score(self.total), 3)),
            ("value", round(self.value, 3)),
            ("phase", f"{self.phase + 1} of {self.phases}"),
            *(
                (", ".join(map(str, term.cells)), round(self.score(term.amount), 3))
                for term in self.terms[:_STRONGEST]
            ),
            ("rest", round(self.score(self.rest), 3)),
        ]
        return table_html((), rows)


def contributions(
    game: Game,
    state: Any,
    player: int | None = None,
    evaluation: LearntEvaluation | None = None,
) -> Contributions:
    """A learnt evaluation, by default the one that ships, taken apart in a position.

    It speaks for a player, by default the one to move.

    >>> from zermelo.games import load
    >>> game = load("othello")
    >>> found = contributions(game, game.initial_state())
    >>> found.total == sum(found.cells) + found.rest
    True
    >>> found.phase, len(found.terms)
    (0, 46)
    """
    if game.is_terminal(state):
        raise GameIsOver("this game is over: its result counts, not an evaluation")
    mover = int(game.to_move(state))
    player = mover if player is None else player
    if player not in range(2):
        raise BadParameter(f"player is 0 or 1, not {player}")
    if evaluation is None:
        evaluation = load_evaluation(shipped_evaluation(game), game)
    if isinstance(evaluation, LinearWeights):
        raise BadParameter("linear weights count features, which lie on no cells; see their names")
    terms = evaluation.terms(
        game, state, (feature_cells(game, mover), feature_cells(game, 1 - mover))
    )
    total = int(evaluation.total(game, state))
    if evaluation.own:
        own = evaluation.own * own_score(game, state, evaluation.utility)
        total += round(own / evaluation.scale)
    sign = 1 if player == mover else -1
    return Contributions(
        player=player,
        total=sign * total,
        scale=evaluation.scale,
        value=evaluation.value(game, state, player),
        phase=evaluation.phase(int(is_on(game, state, mover).sum())),
        phases=evaluation.phases,
        terms=tuple(
            Term(term.cells, sign * term.amount)
            for term in sorted(terms, key=lambda term: -abs(term.amount))
        ),
        board_cells=sum(len(part.cells) for part in game.board(state) if isinstance(part, Grid)),
    )
