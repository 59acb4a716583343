"""The options of alpha-beta: each improvement has its name, so that it can be switched off."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...arguments import checked
from ...game import Game, has_small_tree
from ...settings import COUNT, NOT_NEGATIVE, Checked, setting


@checked
@dataclass(frozen=True)
class AlphaBetaOptions(Checked):
    """The improvements on plain alpha-beta, each by its name.

    >>> from zermelo.games import load
    >>> from zermelo.search import alpha_beta
    >>> alpha_beta(load("nim:piles=1-2"), options=AlphaBetaOptions(killers=False)).value
    1.0
    """

    topic = "Alpha-beta"

    memory: float = setting(
        64,
        "Megabytes for the transposition table or tree.",
        NOT_NEGATIVE,
        was="table",
        topic="Resources",
    )
    killers: bool = setting(True, "Killer-move and counter-move ordering.")
    history: bool = setting(True, "History heuristic for move ordering.")
    order: bool = setting(True, "Use the game's own move ordering, where it has one.")
    order_by_evaluation: bool = setting(
        False, "Order moves by the evaluation of where they lead, in place of the game's order."
    )
    scout: bool = setting(
        True, "Principal variation search: a null window for all but the first action."
    )
    aspiration: bool = setting(
        True, "Aspiration windows: start each depth near the last one's value."
    )
    table_depth: int = setting(3, "Minimum remaining depth to probe the transposition table.")
    look_ahead: int = setting(6, "Minimum remaining depth to probe it for all children; 0: never.")
    share_depth: int = setting(
        8, "Minimum remaining depth at which threads avoid each other's positions."
    )
    last_plies: bool = setting(
        False, "Search the last plies of a game, as many as the game says, without ordering."
    )
    quiescence: int = setting(
        0, "Quiescence search: plies beyond the horizon for noisy actions.", NOT_NEGATIVE
    )
    extensions: bool = setting(False, "A forced action, or a threat to meet, costs no depth.")
    reductions: bool = setting(
        False, "Type B: late-move reductions; late actions are searched less deeply at first."
    )
    null_moves: bool = setting(False, "Type B: null-move pruning, where passing is good enough.")
    forward_pruning: bool = setting(
        False,
        "Type B: futility pruning; near the horizon, skip what the estimate says can't matter.",
    )
    probcut: bool = setting(
        False,
        "Type B: multi-ProbCut; where a shallow search says that a deep one almost surely leaves "
        "the window, believe it. The default with a learnt evaluation that knows its errors.",
    )
    table_estimates: bool = setting(
        True, "Type B: values from the table in place of the evaluation's estimates."
    )
    beam: int | None = setting(None, "Type B: search at most this many actions of a node.", COUNT)

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
