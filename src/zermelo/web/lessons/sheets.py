"""Sheets of exercises for the page."""

from __future__ import annotations

from ..messages import responses as told
from ..messages.requests import Practise
from ..session.traces import traced
from .exercises import Exercise, Searched, Table, exercises
from .printing import as_latex, title_of

__all__ = ["practised"]


def practised(message: Practise) -> told.Exercises:
    """The exercises of a sheet with all that is drawn."""
    made = exercises(message.subjects, message.seed, message.number, message.depth)
    return told.Exercises(
        look=message.look,
        title=title_of(made),
        exercises=[_told(one, message.look) for one in made],
        latex=as_latex(made, message.seed),
    )


def _told(exercise: Exercise, look: int) -> told.Exercise:
    return told.Exercise(
        question=exercise.question,
        answer=exercise.answer,
        tree=_drawn(exercise.tree, look),
        searched=_drawn(exercise.searched, look),
        given=_table(exercise.given),
        worked=_table(exercise.worked),
    )


def _drawn(tree: Searched | None, look: int) -> told.Traced | None:
    if tree is None:
        return None
    return traced(tree.game, tree.game.initial_state(), tree.result, look)


def _table(table: Table | None) -> told.Sheet | None:
    if table is None:
        return None
    return told.Sheet("", list(table.columns), [list(row) for row in table.rows])
