"""A position as somebody may see it: the board as data, the legal moves, the last move."""

from __future__ import annotations

import inspect
import re
from typing import Any, NamedTuple

from ... import board as boards
from ...game import CHANCE, Game
from ...result import Result
from .. import limits
from ..messages.responses import Analysis, Last, Legal, Position, Row, Summary
from ..messages.schema import (
    CardsPart,
    DicePart,
    GridPart,
    Part,
    Piece,
    PilesPart,
    PointsPart,
    TextPart,
)

__all__ = [
    "Marks",
    "analysis",
    "board_parts",
    "is_seen",
    "last_move",
    "piece",
    "position",
    "summary",
]

NOBODY = -2
LONGEST_STATE = 4000  # characters


def position(
    game: Game, state: Any, viewer: int | None, *, yours: bool, last: Last | None
) -> Position:
    """The position for its viewer; the legal moves only where it is the viewer's turn to move."""
    over = bool(game.is_terminal(state))
    mover = NOBODY if over else int(game.to_move(state))
    hidden = game.hidden_information
    legal, more = _legal(game, state) if yours and not over else ([], 0)
    text = None if hidden else game.state_text(state)
    seen_by = None if over else viewer  # at the end all cards are laid open
    return Position(
        board=board_parts(game.board(state, seen_by)),
        mover=mover,
        viewer=viewer,
        yours=yours and not over,
        legal=legal,
        more=more,
        last=last,
        utilities=[float(game.utility(state, one)) for one in range(game.players)]
        if over
        else None,
        state=text if text is not None and len(text) <= LONGEST_STATE else None,
    )


def _legal(game: Game, state: Any) -> tuple[list[Legal], int]:
    actions = list(game.actions(state))
    shown = actions[: limits.LEGAL_MOVES]
    moves = [
        Legal(game.action_text(state, one), [*map(int, game.action_cells(state, one))])
        for one in shown
    ]
    return moves, len(actions) - len(shown)


def last_move(game: Game, state: Any, action: Any, viewer: int | None, **more: Any) -> Last:
    """The move from a state, as far as the viewer can know it."""
    mover = int(game.to_move(state))
    probability = float(game.probability(state, action)) if mover == CHANCE else None
    if not is_seen(game, state, action, viewer):
        return Last(mover, "", [], seconds=more.get("seconds", 0.0))
    cells = [*map(int, game.action_cells(state, action))]
    return Last(mover, game.action_text(state, action), cells, probability, **more)


def is_seen(game: Game, state: Any, action: Any, viewer: int | None) -> bool:
    """Whether the viewer, knowing what it knows then, can tell this action from every other."""
    if not game.hidden_information or viewer is None or int(game.to_move(state)) == viewer:
        return True
    known = game.information(game.result(state, action), viewer)
    return all(
        game.information(game.result(state, other), viewer) != known
        for other in game.actions(state)
        if other != action
    )


def board_parts(board: boards.Board) -> list[Part]:
    return [_part(one) for one in board]


def piece(one: boards.Piece) -> Piece:
    return Piece(one.symbol, int(one.owner), one.figure)


def _part(part: boards.Part) -> Part:
    match part:
        case boards.Grid():
            cells = [None if one is None else piece(one) for one in part.cells]
            return GridPart(
                part.rows,
                part.columns,
                cells,
                part.shape,
                list(part.row_labels),
                list(part.column_labels),
                part.title,
            )
        case boards.Piles():
            return PilesPart([*map(int, part.counts)], list(part.labels), part.title)
        case boards.Points():
            counts, owners = [*map(int, part.counts)], [*map(int, part.owners)]
            return PointsPart(counts, owners, list(part.labels), part.title)
        case boards.Cards():
            return CardsPart(list(part.cards), int(part.owner), part.title)
        case boards.Dice():
            return DicePart([*map(int, part.values)], int(part.owner), part.title)
        case boards.Text():
            return TextPart(part.text, part.title)


# Results of searches.


class Marks(NamedTuple):
    """By action: the table that holds the position after it, and its share in the book."""

    tables: dict[Any, str]
    books: dict[Any, float]


def analysis(
    game: Game, state: Any, ply: int, result: Result, marks: Marks | None = None, *, done: bool
) -> Analysis:
    tables, books = marks or Marks({}, {})
    rows = [
        Row(
            text=row.text,
            cells=[*map(int, game.action_cells(state, row.action))],
            value=None if row.value is None else float(row.value),
            bound=row.bound,
            visits=int(row.visits or row.nodes),
            line=list(row.line[:12]),
            prior=None if row.prior is None else float(row.prior),
            source=tables.get(row.action, result.source),
            book=books.get(row.action),
        )
        for row in result.rows[: limits.LEGAL_MOVES]
    ]
    return Analysis(
        ply=ply,
        algorithm=result.algorithm,
        depth=int(result.depth),
        nodes=int(result.nodes),
        seconds=float(result.seconds),
        exact=bool(result.exact),
        value=result.value,
        values=list(result.values),
        rows=rows,
        done=done,
        source=result.source,
        lookups=int(result.lookups),
    )


def title(game: Game) -> str:
    """Its name as the first words of its module write it: Nine Men's Morris, Tic-tac-toe."""
    words = inspect.getdoc(inspect.getmodule(type(game))) or ""
    spelt = re.match(r"\W*".join(game.name.replace("_", "")) + r"\b", words, re.IGNORECASE)
    return spelt[0] if spelt else game.name.replace("_", " ").capitalize()


def summary(game: Game, state: Any, result: Result) -> Summary:
    return Summary(
        algorithm=result.algorithm,
        value=result.value,
        values=list(result.values),
        move="" if result.action is None else game.action_text(state, result.action),
        depth=int(result.depth),
        nodes=int(result.nodes),
        leaves=int(result.leaves),
        cutoffs=int(result.cutoffs),
        seconds=float(result.seconds),
        exact=bool(result.exact),
        stopped=result.stopped,
    )
