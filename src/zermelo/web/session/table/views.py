"""Positions as their viewer may see them, and results of searches, as messages."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations
from typing import Any, NamedTuple

from .... import board as boards
from ....game import CHANCE, Game
from ....play.match.in_progress import is_seen
from ....result import Result
from ....result import Row as Found
from ....text import sentence
from ....wording import balance, label, of_result, of_row, result_words, words
from ... import limits
from ...messages.responses import Analysis, Last, Legal, Position, Row, Summary
from ...messages.schema import Part, Piece, camel_case

NOBODY = -2
LONGEST_STATE = 4000  # characters
FULL_LINES = 3  # of the best moves
FULL_LINE, SHORT_LINE = 60, 12  # moves of a line


def position(
    game: Game, state: Any, viewer: int | None, *, yours: bool, last: Last | None
) -> Position:
    """The position for its viewer; the legal moves only where it is the viewer's turn to move."""
    over = bool(game.is_terminal(state))
    mover = NOBODY if over else int(game.to_move(state))
    hidden = game.hidden_information
    legal, more = _legal(game, state) if yours and not over else ([], 0)
    text = None if hidden else game.state_text(state)
    seen_by = None if over else viewer  # at the end everything is revealed
    return Position(
        board=board_parts(game.board(state, seen_by)),
        mover=mover,
        viewer=viewer,
        yours=yours and not over,
        legal=legal,
        more=more,
        laying=yours and not over and game.offers("listed_actions"),
        last=last,
        utilities=[float(game.utility(state, one)) for one in range(game.players)]
        if over
        else None,
        state=text if text is not None and len(text) <= LONGEST_STATE else None,
        reason=_capital(game.end_words(state)) if over else "",
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _legal(game: Game, state: Any) -> tuple[list[Legal], int]:
    actions = list(game.listed_actions(state))
    shown = actions[: limits.LEGAL_MOVES]
    return [legal_move(game, state, one) for one in shown], len(actions) - len(shown)


def legal_move(game: Game, state: Any, action: Any) -> Legal:
    cells = [*map(int, game.action_cells(state, action))]
    return Legal(game.action_text(state, action), cells, _words(game, state, action))


def told_apart(game: Game, state: Any, viewer: int) -> bool:
    """Whether the viewer can distinguish all actions here, whichever is taken."""
    known = [game.information(game.result(state, one), viewer) for one in game.actions(state)]
    return len(known) > 1 and all(one != other for one, other in combinations(known, 2))


def last_move(
    game: Game,
    state: Any,
    action: Any,
    viewer: int | None,
    *,
    private: bool = False,
    **more: Any,
) -> Last:
    """The move from a state, as far as the viewer knows it; nothing of it if it is `private`.

    What a player thought of it would tell what it knows, so others don't see it where that is
    hidden.
    """
    mover = int(game.to_move(state))
    if game.hidden_information and viewer not in (None, mover):
        more = {"seconds": more.get("seconds", 0.0)}
    if private or not is_seen(game, state, action, viewer):
        return Last(mover, "", [], seconds=more.get("seconds", 0.0))
    cells = [*map(int, game.action_cells(state, action))]
    told = _words(game, state, action)
    if told:
        told = sentence("" if mover == CHANCE else game.player_name(mover), told)
    return Last(mover, game.action_text(state, action), cells, **more, words=told)


def _words(game: Game, state: Any, action: Any) -> str:
    return game.action_words(state, action) if game.offers("action_words") else ""


def board_parts(board: boards.Board) -> list[Part]:
    """Each part with the fields of its class, in camel case as everything on the socket."""
    return [
        Part(
            {
                "kind": type(part).__name__.lower(),
                **{camel_case(one.name): _plain(getattr(part, one.name)) for one in fields(part)},
            }
        )
        for part in board
    ]


def piece(one: boards.Piece) -> Piece:
    return Piece({name: _plain(value) for name, value in one._asdict().items()})


def _plain(value: Any) -> Any:
    """Lists for tuples, Python's numbers for NumPy's."""
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, boards.Piece | boards.Square):
        return {name: _plain(one) for name, one in value._asdict().items()}
    return [*map(_plain, value)] if isinstance(value, tuple) else int(value)


# Results of searches.


class Marks(NamedTuple):
    """By action: the tablebase with the position after it, and its share in the opening book."""

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
            line=list(row.line[: FULL_LINE if number < FULL_LINES else SHORT_LINE]),
            prior=None if row.prior is None else float(row.prior),
            source=tables.get(row.action, result.source),
            book=books.get(row.action),
            **_in_words(game, result, row),
        )
        for number, row in enumerate(result.rows[: limits.LEGAL_MOVES])
    ]
    worth = of_result(result)
    return Analysis(
        **_facts(result),
        ply=ply,
        rows=rows,
        done=done,
        source=result.source,
        lookups=int(result.lookups),
        words=result_words(game, result),
        balance=None if worth is None else balance(game, worth),
    )


def _in_words(game: Game, result: Result, row: Found) -> dict[str, str]:
    worth = of_row(result, row)
    if worth is None:
        return {}
    return {"words": words(game, worth), "label": label(game, worth)}


def summary(game: Game, state: Any, result: Result) -> Summary:
    return Summary(
        **_facts(result),
        move="" if result.action is None else game.action_text(state, result.action),
        leaves=int(result.leaves),
        cutoffs=int(result.cutoffs),
    )


def _facts(result: Result) -> dict[str, Any]:
    return {
        "algorithm": result.algorithm,
        "value": result.value,
        "values": list(result.values),
        "depth": int(result.depth),
        "nodes": int(result.nodes),
        "seconds": float(result.seconds),
        "exact": bool(result.exact),
    }
