"""Every way to find a move, by name: the one table behind the command line and players.

    result = search("alphabeta", game, seconds=1)

An algorithm names the settings it takes, and refuses others with a sentence.
The packages of algorithms are imported when one of theirs is first used.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..errors import BadParameter, NotThisKindOfGame, UnknownName

if TYPE_CHECKING:
    from ..game import Game
    from ..result import Result

__all__ = ["ALGORITHMS", "SETTINGS", "Algorithm", "Setting", "find", "fitting", "search"]

Kind = type[int] | type[float] | type[bool] | type[str]
MOST_THREADS = 1024


@dataclass(frozen=True)
class Setting:
    """Something that an algorithm can be told; the same name means the same everywhere."""

    kind: Kind
    about: str
    topic: str
    choices: tuple[str, ...] = ()


_LIMITS, _MEANS, _ALPHA_BETA = "Limits", "Means", "Alpha-beta"
_MONTE_CARLO, _OTHERS = "Monte Carlo", "Other algorithms"

SETTINGS = {
    "seconds": Setting(float, "Stop after so many seconds.", _LIMITS),
    "depth": Setting(int, "Look so many plies ahead at most.", _LIMITS),
    "nodes": Setting(int, "Visit so many nodes at most.", _LIMITS),
    "iterations": Setting(int, "Monte Carlo: so many simulations; flat: a move.", _LIMITS),
    "threads": Setting(int, "Search with so many threads.", _MEANS),
    "table": Setting(float, "Megabytes of memory for the table or tree.", _MEANS),
    "tables": Setting(str, "Look positions up in the endgame tables of this folder.", _MEANS),
    "seed": Setting(int, "The seed of all randomness.", _MEANS),
    "every_value": Setting(bool, "Exact values of all moves, not of the best one only.", _MEANS),
    "trace": Setting(int, "Record so many of the visited nodes.", _MEANS),
    "type_b": Setting(
        bool, "Type B: reductions, null moves, extensions, quiescence; so in chess.", _ALPHA_BETA
    ),
    "killers": Setting(bool, "Try moves first that cut at this depth before.", _ALPHA_BETA),
    "history": Setting(bool, "Try moves first that cut anywhere.", _ALPHA_BETA),
    "order": Setting(bool, "Use the game's own order of moves.", _ALPHA_BETA),
    "scout": Setting(bool, "Principal variation search.", _ALPHA_BETA),
    "aspiration": Setting(bool, "Begin each depth near the last one's value.", _ALPHA_BETA),
    "table_depth": Setting(int, "Ask the table from this remaining depth on.", _ALPHA_BETA),
    "look_ahead": Setting(int, "Ask it about all children from this depth on.", _ALPHA_BETA),
    "quiescence": Setting(int, "Follow noisy moves so far beyond the horizon.", _ALPHA_BETA),
    "extensions": Setting(bool, "A forced move costs no depth.", _ALPHA_BETA),
    "reductions": Setting(bool, "Type B: late moves are searched less deeply.", _ALPHA_BETA),
    "null_moves": Setting(bool, "Type B: cut where even passing is good enough.", _ALPHA_BETA),
    "beam": Setting(int, "Type B: look at so many moves at most.", _ALPHA_BETA),
    "selection": Setting(
        str, "How moves are selected.", _MONTE_CARLO, ("ucb1", "ucb1_tuned", "puct")
    ),
    "exploration": Setting(float, "The constant of the selection rule.", _MONTE_CARLO),
    "first_play": Setting(
        float, "What an untried move is taken to be worth, 0 to 1.", _MONTE_CARLO
    ),
    "rave": Setting(float, "Visits that outweigh all moves as first.", _MONTE_CARLO),
    "bias": Setting(float, "The weight of evaluate in the selection.", _MONTE_CARLO),
    "minimax": Setting(float, "The share of implicit minimax backups, 0 to 1.", _MONTE_CARLO),
    "widening": Setting(float, "Progressive widening.", _MONTE_CARLO),
    "prior": Setting(
        str, "Where PUCT has its priors from.", _MONTE_CARLO, ("even", "evaluate", "order")
    ),
    "sharpness": Setting(float, "By how much evaluate is multiplied.", _MONTE_CARLO),
    "playout": Setting(
        str, "How playouts move.", _MONTE_CARLO, ("uniform", "own", "greedy", "mast")
    ),
    "epsilon": Setting(float, "How often greedy and mast move at random.", _MONTE_CARLO),
    "cutoff": Setting(int, "End playouts with evaluate after so many plies.", _MONTE_CARLO),
    "solver": Setting(bool, "Propagate proven values.", _MONTE_CARLO),
    "open_loop": Setting(bool, "Nodes are sequences of moves, whatever chance did.", _MONTE_CARLO),
    "parallel": Setting(
        str, "What threads share: nothing, or a tree.", _MONTE_CARLO, ("root", "tree")
    ),
    "allocation": Setting(
        str, "Bandit: how playouts are spent.", _MONTE_CARLO, ("halving", "ucb1")
    ),
    "pruning": Setting(
        str, "For chance or several players.", _OTHERS, ("none", "star1", "star2", "shallow")
    ),
    "decide": Setting(str, "Best-first: the move to choose.", _OTHERS, ("visits", "value")),
    "at_least": Setting(float, "Proof: can the player to move be sure of so much?", _OTHERS),
}


@dataclass(frozen=True)
class Algorithm:
    """A search by its name, with the settings it takes."""

    name: str
    about: str
    takes: tuple[str, ...]
    run: Callable[..., Result]
    reports: bool = True
    """Whether it calls `report` with each finished level."""

    def search(
        self,
        game: Game,
        state: Any = None,
        report: Callable[[Result], None] | None = None,
        **settings: Any,
    ) -> Result:
        """Search a state; settings that this algorithm does not have are refused."""
        for name in settings:
            if name not in self.takes:
                raise BadParameter(
                    f"{self.name} has no setting {name.replace('_', '-')}; "
                    f"it takes {', '.join(self.takes).replace('_', '-')}"
                )
        if settings.get("threads", 1) > MOST_THREADS:
            raise BadParameter(f"threads are {MOST_THREADS} at most, not {settings['threads']}")
        told = {"report": report} if self.reports and report is not None else {}
        return self.run(game, state, **settings, **told)

    def is_limited(self, settings: dict[str, Any]) -> bool:
        """Whether these settings, or the algorithm itself, say when to stop."""
        own = [name for name in self.takes if SETTINGS[name].topic == _LIMITS]
        return "seconds" not in own or any(name in settings for name in own)


def find(name: str) -> Algorithm:
    """The algorithm of this name."""
    if name not in ALGORITHMS:
        raise UnknownName("algorithm", name, ALGORITHMS)
    return ALGORITHMS[name]


def search(name: str, game: Game, state: Any = None, **settings: Any) -> Result:
    """Search with the algorithm of this name."""
    return find(name).search(game, state, **settings)


def fitting(game: Game) -> str:
    """The name of an algorithm that suits a game."""
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information, and a search sees all cards; "
            "such games are for the equilibrium solvers: `zermelo solve`"
        )
    if game.players > 2 or not game.zero_sum:
        return "maxn"
    return "expectiminimax" if game.chance else "alphabeta"


# The table.


def _named(package: str, function: str, **renamed: str) -> Callable[..., Result]:
    """A function of one of the packages, imported when it is first called."""

    def run(game: Game, state: Any, **settings: Any) -> Result:
        called = getattr(importlib.import_module(f"..{package}", __package__), function)
        told = {renamed.get(name, name): value for name, value in settings.items()}
        result: Result = called(game, state, **told)
        return result

    return run


def _alpha_beta(game: Game, state: Any, *, type_b: bool | None = None, **settings: Any) -> Result:
    """Type B unless told, where the game has what it takes and nobody wants to see every node."""
    from dataclasses import fields, replace

    from ..search import AlphaBetaOptions, alpha_beta

    if found := _looked_up(game, state, settings):
        return found
    if "table" in settings:
        settings["memory"] = settings.pop("table")
    names = {field.name for field in fields(AlphaBetaOptions)}
    changes = {name: settings.pop(name) for name in names & set(settings)}
    if type_b is None:
        selective = game.offers("noisy_actions") and game.offers("null_move")
        type_b = selective and not settings.get("trace")
    options = replace(AlphaBetaOptions.type_b() if type_b else AlphaBetaOptions.type_a(), **changes)
    return alpha_beta(game, state, options=options, **settings)


def _mcts(game: Game, state: Any, *, table: float = 256, **settings: Any) -> Result:
    from ..montecarlo import mcts

    if found := _looked_up(game, state, settings):
        return found
    return mcts(game, state, memory=int(table), **settings)


def _looked_up(game: Game, state: Any, settings: dict[str, Any]) -> Result | None:
    """The answer of endgame tables, where they have one; else they go along with the search."""
    if "tables" not in settings:
        return None
    from ..lookup import look_up, open_tables

    tables = open_tables(settings["tables"])
    here = game.initial_state() if state is None else state
    found = None if game.is_terminal(here) else look_up(game, here, tables)
    settings["tables"] = tables
    return found


_OPTIONS = tuple(name for name, one in SETTINGS.items() if one.topic == _ALPHA_BETA)
_MCTS_OPTIONS = tuple(
    name for name, one in SETTINGS.items() if one.topic == _MONTE_CARLO and name != "allocation"
)
_USUAL = ("seconds", "depth", "nodes", "trace")
_AVERAGE = (*_USUAL, "pruning")
_PLAYOUTS = ("seconds", "iterations", "seed")

ALGORITHMS = {
    one.name: one
    for one in (
        Algorithm("minimax", "look at everything", _USUAL, _named("search", "minimax")),
        Algorithm(
            "plain",
            "alpha-beta as in the lectures",
            _USUAL,
            _named("search", "plain_alpha_beta"),
        ),
        Algorithm(
            "alphabeta",
            "alpha-beta with all improvements",
            (*_USUAL, "threads", "table", "tables", "every_value", *_OPTIONS),
            _alpha_beta,
        ),
        Algorithm("expectimax", "others move at random", _AVERAGE, _named("search", "expectimax")),
        Algorithm(
            "expectiminimax", "minimax with chance", _AVERAGE, _named("search", "expectiminimax")
        ),
        Algorithm("maxn", "each player for himself", _AVERAGE, _named("search", "maxn")),
        Algorithm("paranoid", "all against one", _AVERAGE, _named("search", "paranoid")),
        Algorithm("best-reply", "one opponent answers", _USUAL, _named("search", "best_reply")),
        Algorithm(
            "best-first",
            "expand the end of the best line",
            ("seconds", "nodes", "table", "decide"),
            _named("search", "best_first", table="memory"),
            reports=False,
        ),
        Algorithm(
            "proof",
            "proof numbers: can it be won?",
            ("seconds", "nodes", "table", "at_least"),
            _named("search", "prove", table="memory"),
            reports=False,
        ),
        Algorithm(
            "mcts",
            "Monte Carlo tree search",
            (*_PLAYOUTS, "threads", "table", "tables", "trace", *_MCTS_OPTIONS),
            _mcts,
        ),
        Algorithm(
            "flat",
            "the same number of playouts for each move",
            _PLAYOUTS,
            _named("montecarlo", "flat_monte_carlo", iterations="playouts"),
        ),
        Algorithm(
            "bandit",
            "more playouts for better moves",
            (*_PLAYOUTS, "allocation", "exploration"),
            _named("montecarlo", "bandit_monte_carlo", iterations="playouts"),
        ),
    )
}
