"""Learnt evaluations that come with zermelo."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ..errors import BadParameter, NotThisKindOfGame
from ..game import Game
from .file import BadEvaluationFile, load_evaluation
from .patterns import PatternTables

_FILES = Path(__file__).parents[1] / "learning" / "networks"


def shipped_evaluation(game: Game) -> Path:
    """The file of the learnt evaluation for a game that comes with zermelo.

    >>> from zermelo.games import load
    >>> shipped_evaluation(load("othello")).name
    'othello.evaluation'
    """
    path = _FILES / f"{game.name}.evaluation"
    if not path.exists():
        known = ", ".join(sorted(one.stem for one in _FILES.glob("*.evaluation"))) or "no game"
        raise BadParameter(
            f"no learnt evaluation comes with zermelo for {game.name}, but for {known}; "
            f"`zermelo train evaluation {game.name}` makes one"
        )
    return path


@lru_cache(32)
def ships_evaluation(game: Game) -> bool:
    """Whether a learnt evaluation for this game, with its parameters, comes with zermelo."""
    try:
        load_evaluation(shipped_evaluation(game), game)
    except (BadParameter, BadEvaluationFile, NotThisKindOfGame):
        return False
    return True


@lru_cache(32)
def patterns_for_order(game: Game) -> PatternTables | None:
    """Patterns that were learnt of these positions, whatever counts in the end: what they say is
    good for the order of moves, not for their worth. None where no file fits."""
    path = _FILES / f"{game.name}.evaluation"
    if not path.exists():
        return None
    try:
        found = load_evaluation(path, game, features_alone=True)
    except (BadEvaluationFile, NotThisKindOfGame):
        return None
    return found if isinstance(found, PatternTables) else None
