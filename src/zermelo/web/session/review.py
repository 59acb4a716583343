"""The review of a game: every position searched for a moment, every move judged by what it lost.

A move is compared with the best one of the same search where that has a value for both, unless
what is found one ply later is proven and that is not. Where both values are proven, what counts is
whether a win or a draw was given away; where they are estimates, how much of the way from loss to
win. In games of hidden information each move is judged by what its player knew, and only after the
end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...errors import BadParameter, NotThisKindOfGame
from ...game import CHANCE, Game
from ...result import TRIED, Result
from ...wording import balance, of_result, of_row, result_words, words
from .. import limits
from ..messages.responses import ReviewedMove
from ..resources import Resources
from .analysis import BELIEFS, AnalysisJob, turns_of, usual
from .table.game_session import GameSession

MARKS = (("blunder", 0.6), ("mistake", 0.3), ("inaccuracy", 0.15))
"""By how much a move makes the position worse for its player, between -1 (lost) and 1 (won)."""
LINE = 12


class Look(NamedTuple):
    """The result of searching a position."""

    words: str
    balance: float | None
    proven: bool
    best: str
    line: list[str]
    played: float | None = None
    """The balance after the move that was made, as far as this search knows."""
    played_words: str = ""
    played_proven: bool = False


def review_jobs(
    table: GameSession, seconds: float, resources: Resources
) -> list[tuple[AnalysisJob, Any]]:
    """A search for each position in which a player moved, and what that player did."""
    game = table.game
    if game.players != 2 or not game.zero_sum:
        raise NotThisKindOfGame("only games of two opponents can be reviewed")
    over = bool(game.is_terminal(table.states[-1]))
    if game.hidden_information and not over:
        raise NotThisKindOfGame("cards are hidden until the end; review the game then")
    if len(table.actions) > limits.REVIEW_MOVES:
        raise BadParameter(f"games of up to {limits.REVIEW_MOVES} moves can be reviewed")
    files = (resources.table_paths, resources.book_paths)
    jobs = []
    for ply, (state, action) in enumerate(zip(table.states, table.actions, strict=False)):
        if int(game.to_move(state)) == CHANCE:
            continue
        name = BELIEFS if game.hidden_information else usual(game, state)
        known = turns_of(table, ply) if game.hidden_information else ((), ())
        search = (table.place.game, state, ply, seconds, name, None)
        jobs.append((AnalysisJob(*search, *files, *known), action))
    if not jobs:  # chance may have moved
        raise BadParameter("no player has made a move yet, so there is none to review")
    return jobs


def look_at(game: Game, result: Result, played: Any) -> Look:
    """What the search of a position says, of the move that was made there too."""
    worth = of_result(result)
    best = result.best()
    line = list(best.line if best else result.line)[:LINE]
    found = Look(
        result_words(game, result),
        None if worth is None else balance(game, worth),
        result.exact,
        line[0] if line else "",
        line,
    )
    row = next((one for one in result.rows if one.action == played), None)
    after = None if row is None else of_row(result, row)
    if row is None or after is None or (after.chances and row.visits < TRIED):
        return found
    return found._replace(
        played=balance(game, after), played_words=words(game, after), played_proven=row.exact
    )


def judged(game: Game, ply: int, mover: int, move: str, look: Look, after: Look) -> ReviewedMove:
    """The judgement of the move between two positions."""
    seen = ReviewedMove(ply, mover, move, look.words, look.balance, look.best, look.line)
    played, told, sure = look.played, look.played_words, look.played_proven
    follows = after.balance is not None and not game.chance and not game.hidden_information
    if follows and (played is None or (after.proven and not sure)):
        played, told, sure = after.balance, after.words, after.proven
    if look.balance is None or played is None or move == look.best:
        return seen
    sign = 1.0 if mover == 0 else -1.0
    best, got = sign * look.balance, sign * played
    if look.proven and sure:
        note = _given_away(best, got)
        mark = "blunder" if note else ""
    else:
        mark = next((name for name, least in MARKS if best - got >= least), "")
        note = f"{look.best} was better: {look.words} instead of {told}" if mark else ""
    seen.mark, seen.note = mark, note
    return seen


def _given_away(best: float, got: float) -> str:
    """What a move of a solved position has lost; empty where it kept what there was."""
    if best > 0 > got:
        return "turned a win into a loss"
    if best > 0 == got:
        return "gave the win away"
    if best == 0 > got:
        return "lost a draw"
    return ""
