"""A place without a game in progress: its board, and what chance may do there."""

from __future__ import annotations

from typing import Any

from ...errors import NotThisKindOfGame
from ...game import CHANCE, Game
from ...guide import guide_of
from .. import limits
from ..messages.responses import PlaceShown, Roll
from ..messages.schema import Place
from .table.game_session import last_step, state_at
from .table.views import last_move, position


def place_shown(game: Game, place: Place, number: int) -> PlaceShown:
    """The place for the page. A game of hidden information can't be viewed from outside."""
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{guide_of(type(game)).title} hides information: there is no tree to search"
        )
    step = last_step(game, place)
    state = state_at(game, place) if step is None else game.result(*step)
    rolls = _rolls(game, state)
    if step is not None and not rolls:
        rolls = _rolls(game, step[0])
    return PlaceShown(
        id=number,
        title=guide_of(type(game)).title,
        names=[game.player_name(one) for one in range(game.players)],
        position=position(
            game, state, None, yours=True, last=last_move(game, *step, None) if step else None
        ),
        editable=game.offers("parse_state"),
        rolls=rolls,
    )


def _rolls(game: Game, state: Any) -> list[Roll]:
    """What chance may do in a state; nothing where a player moves."""
    if game.is_terminal(state) or game.to_move(state) != CHANCE:
        return []
    return [
        Roll(game.action_text(state, one), float(game.probability(state, one)))
        for one in list(game.actions(state))[: limits.LEGAL_MOVES]
    ]
