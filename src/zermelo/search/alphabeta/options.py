"""The options of alpha-beta: each improvement has its name, so that it can be switched off."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...arguments import checked
from ...display import fields_html
from ...errors import BadParameter
from ...game import Game, check_positive, has_small_tree


def _option(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@checked
@dataclass(frozen=True)
class AlphaBetaOptions:
    """The improvements on plain alpha-beta, each by its name.

    >>> from zermelo.games import load
    >>> from zermelo.search import alpha_beta
    >>> alpha_beta(load("nim:piles=1-2"), options=AlphaBetaOptions(killers=False)).value
    1.0
    """

    memory: float = _option(64, "Megabytes for the transposition table; 0: none.")
    killers: bool = _option(True, "Killer-move and counter-move ordering.")
    history: bool = _option(True, "History heuristic for move ordering.")
    order: bool = _option(True, "Use the game's own move ordering, where it has one.")
    order_by_evaluation: bool = _option(
        False, "Order moves by the evaluation of where they lead, in place of the game's order."
    )
    scout: bool = _option(
        True, "Principal variation search: a null window for all but the first action."
    )
    aspiration: bool = _option(
        True, "Aspiration windows: start each depth near the last one's value."
    )
    table_depth: int = _option(3, "Probe the table from this remaining depth on.")
    look_ahead: int = _option(
        6, "Probe the table for all children from this remaining depth on; 0: never."
    )
    share_depth: int = _option(
        8, "Threads avoid each other's positions from this remaining depth on."
    )
    last_plies: bool = _option(
        False, "Search the last plies of a game, as many as the game says, without ordering."
    )
    quiescence: int = _option(0, "Quiescence search: plies beyond the horizon for noisy actions.")
    extensions: bool = _option(False, "A forced action, or a threat to meet, costs no depth.")
    reductions: bool = _option(False, "Type B: late actions are searched less deeply at first.")
    null_moves: bool = _option(False, "Type B: null-move pruning, where passing is good enough.")
    forward_pruning: bool = _option(
        False, "Type B: near the horizon, skip actions that the estimate says can't matter."
    )
    table_estimates: bool = _option(
        True, "Type B: what the table has of a position goes before the evaluation's estimate."
    )
    probcut: bool = _option(
        False,
        "Type B: where a shallow search says that a deep one almost surely leaves the window, "
        "believe it; only with a learnt evaluation that knows how far the two are apart.",
    )
    beam: int | None = _option(None, "Type B: search at most this many actions of a node.")

    _repr_html_ = fields_html

    @staticmethod
    def plain() -> AlphaBetaOptions:
        """Alpha-beta and nothing else."""
        return AlphaBetaOptions(
            memory=0, killers=False, history=False, order=False, scout=False, aspiration=False
        )

    @staticmethod
    def type_a() -> AlphaBetaOptions:
        """Full width: every action, each to the same depth."""
        return AlphaBetaOptions()

    @staticmethod
    def type_b(beam: int | None = None) -> AlphaBetaOptions:
        """Selective: forward pruning, quiescence and extensions."""
        return AlphaBetaOptions(
            table_depth=1,
            look_ahead=0,
            quiescence=12,
            extensions=True,
            reductions=True,
            null_moves=True,
            forward_pruning=True,
            beam=beam,
        )

    def __post_init__(self) -> None:
        check_positive(beam=self.beam)
        if self.quiescence < 0:
            raise BadParameter(f"quiescence must be 0 or more plies, not {self.quiescence}")


def usual_options(
    game: Game, type_b: bool | None = None, traced: bool = False, learnt: bool = False
) -> AlphaBetaOptions:
    """The options that suit a game: what every search uses that is not given its own.

    None for a small tree; Type B where the game supports it, unless every node is to be traced;
    else Type A. `type_b` asks for one of the two by name.

    >>> from zermelo.games import load
    >>> usual_options(load("chess")).null_moves, usual_options(load("tic_tac_toe")).null_moves
    (True, False)
    """
    if type_b is None and has_small_tree(game):
        return AlphaBetaOptions.plain()
    if type_b is None:
        type_b = game.offers("noisy_actions") and game.offers("null_move") and not traced
    options = AlphaBetaOptions.type_b() if type_b else AlphaBetaOptions.type_a()
    # Beside a learnt evaluation a look into the table is cheap: in Othello it costs 3 % of the time
    # to look from depth 1 on, and gains 31 to 53 Elo at equal nodes.
    return replace(options, table_depth=1, probcut=True) if learnt else options
