"""What the learnt evaluation of a game is made of, for the board of the page."""

from __future__ import annotations

from ...algorithms import read_learnt
from ...errors import BadParameter
from ...evaluation import contributions
from ..messages import requests
from ..messages.responses import Evaluated, EvaluatedTerm
from .table.game_session import GameSession

STRONGEST = 6


def evaluated(table: GameSession, message: requests.Evaluate) -> Evaluated:
    """The evaluation that ships, in a position of the open game, for the first player."""
    if message.ply >= len(table.states):
        raise BadParameter("there is no such position")
    game, state = table.game, table.states[message.ply]
    found = contributions(game, state, 0, read_learnt(game, "shipped"))
    several = [term for term in found.terms if len(term.cells) > 1][:STRONGEST]
    return Evaluated(
        ply=message.ply,
        value=found.value,
        score=found.score(found.total),
        phase=found.phase,
        phases=found.phases,
        cells=[found.score(one) for one in found.cells],
        rest=found.score(found.rest),
        terms=[EvaluatedTerm(list(one.cells), found.score(one.amount)) for one in several],
    )
