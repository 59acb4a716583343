"""Every way to find a move, by name: the one registry behind the command line, players and page.

    result = search("alphabeta", game, seconds=1)

An algorithm lists the settings it takes and rejects others. Its package is imported when it is
first used.
"""

from __future__ import annotations

import importlib
import inspect
import os
from collections.abc import Callable, Container
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .display import fields_html, table_html, text_html
from .errors import BadParameter, NotThisKindOfGame, UnknownName
from .game import Game, with_evaluation

if TYPE_CHECKING:
    from .evaluation import LearntEvaluation
    from .result import Result
    from .search import TranspositionTable

__all__ = [
    "ALGORITHMS",
    "SETTINGS",
    "Algorithm",
    "Setting",
    "find",
    "fitting",
    "read_learnt",
    "search",
]

MOST_THREADS = 1024


@dataclass(frozen=True)
class Setting:
    """Something that can be set; the same name means the same for every algorithm and player.

    >>> SETTINGS["depth"].help
    'Maximum search depth in plies.'
    """

    kind: type[int] | type[float] | type[bool] | type[str]
    help: str
    topic: str
    choices: tuple[str, ...] = ()
    least: float | None = None
    """The smallest valid value; not itself valid for seconds, of which there must be some."""
    most: float | None = None
    page: tuple[float, float] | None = None
    """The range that the page offers, or (0, 0) for a list of choices; None: not on the page."""
    opens: bool = False
    """Whether it names a file, or a player that may name one."""

    _repr_html_ = fields_html

    def check(self, name: str, value: Any) -> None:
        """Raise BadParameter where the value is out of range or none of the choices."""
        if self.choices and value not in self.choices:
            raise BadParameter(f"{name} must be one of {', '.join(self.choices)}, not {value!r}")
        if self.most is not None and value > self.most:
            raise BadParameter(f"{name} must be at most {self.most:g}, not {value}")
        if self.least is None or value > self.least or (self.kind is int and value == self.least):
            return
        wanted = "at least" if self.kind is int else "more than"
        raise BadParameter(f"{name} must be {wanted} {self.least:g}, not {value}")


_LIMITS, _RESOURCES, _ALPHA_BETA = "Limits", "Resources", "Alpha-beta"
_MONTE_CARLO, _OTHERS, _PLAYERS = "Monte Carlo", "Other algorithms", "Players"
_WORDS = (0.0, 0.0)

SETTINGS = {
    "seconds": Setting(float, "Time limit in seconds.", _LIMITS, least=0, page=(0.01, 60)),
    "depth": Setting(int, "Maximum search depth in plies.", _LIMITS, least=0, page=(1, 60)),
    "nodes": Setting(int, "Maximum number of nodes.", _LIMITS, least=1, page=(1, 5_000_000)),
    "soft_limit": Setting(
        float,
        "Share of time and nodes that is usually enough: it ends sooner where the best move is "
        "settled, and later where it is not.",
        _LIMITS,
        least=0,
        most=1,
    ),
    "deepening": Setting(
        bool,
        "Search level by level; without, the last level at once, as small trees are by default.",
        _LIMITS,
    ),
    "iterations": Setting(
        int,
        "Monte Carlo: number of simulations; flat: per move.",
        _LIMITS,
        least=1,
        page=(1, 1_000_000),
    ),
    "threads": Setting(int, "Number of search threads.", _RESOURCES),
    "memory": Setting(float, "Megabytes for the transposition table or tree.", _RESOURCES),
    "tables": Setting(str, "Folder of endgame tables to probe.", _RESOURCES, opens=True),
    "seed": Setting(int, "Random seed.", _RESOURCES, page=(0, 2**31 - 1)),
    "every_value": Setting(
        bool, "Exact values of all moves, not just of the best one.", _RESOURCES
    ),
    "evaluation": Setting(
        str, "Which of the game's evaluations to search with, where it has several.", _RESOURCES
    ),
    "learnt": Setting(
        str,
        "File of a learnt evaluation to search with, or `shipped` for zermelo's own.",
        _RESOURCES,
        opens=True,
    ),
    "trace": Setting(int, "Record up to this many visited nodes.", _RESOURCES, page=(1, 20_000)),
    "type_b": Setting(
        bool,
        "Selective (Type B) search: reductions, null moves, extensions, quiescence; the default "
        "for chess.",
        _ALPHA_BETA,
    ),
    "killers": Setting(bool, "Killer-move ordering.", _ALPHA_BETA),
    "history": Setting(bool, "History heuristic.", _ALPHA_BETA),
    "order": Setting(bool, "Use the game's own move ordering.", _ALPHA_BETA),
    "order_by_evaluation": Setting(
        bool, "Order moves by the evaluation of where they lead.", _ALPHA_BETA
    ),
    "scout": Setting(bool, "Principal variation search.", _ALPHA_BETA),
    "aspiration": Setting(bool, "Aspiration windows.", _ALPHA_BETA),
    "table_depth": Setting(
        int, "Minimum remaining depth to probe the transposition table.", _ALPHA_BETA
    ),
    "look_ahead": Setting(
        int, "Minimum remaining depth to probe it for all children; 0: never.", _ALPHA_BETA
    ),
    "share_depth": Setting(
        int, "Minimum remaining depth at which threads coordinate.", _ALPHA_BETA
    ),
    "last_plies": Setting(bool, "Skip move ordering close to the end of the game.", _ALPHA_BETA),
    "quiescence": Setting(int, "Maximum plies of quiescence search.", _ALPHA_BETA),
    "extensions": Setting(bool, "Extend forced moves and threats.", _ALPHA_BETA),
    "reductions": Setting(bool, "Type B: late-move reductions.", _ALPHA_BETA),
    "null_moves": Setting(bool, "Type B: null-move pruning.", _ALPHA_BETA),
    "forward_pruning": Setting(bool, "Type B: futility pruning near the horizon.", _ALPHA_BETA),
    "probcut": Setting(
        bool,
        "Type B: multi-ProbCut, the default with a learnt evaluation that knows its errors.",
        _ALPHA_BETA,
    ),
    "table_estimates": Setting(
        bool, "Type B: values from the table in place of estimates.", _ALPHA_BETA
    ),
    "beam": Setting(int, "Type B: maximum number of moves per node.", _ALPHA_BETA),
    "selection": Setting(
        str, "Selection rule.", _MONTE_CARLO, ("ucb1", "ucb1_tuned", "puct"), page=_WORDS
    ),
    "exploration": Setting(
        float, "Exploration constant of the selection rule.", _MONTE_CARLO, page=(0, 100)
    ),
    "first_play": Setting(float, "First-play urgency, 0 to 1.", _MONTE_CARLO),
    "rave": Setting(float, "RAVE equivalence parameter.", _MONTE_CARLO),
    "bias": Setting(float, "Progressive bias: weight of the evaluation.", _MONTE_CARLO),
    "minimax": Setting(float, "Weight of implicit minimax backups, 0 to 1.", _MONTE_CARLO),
    "widening": Setting(float, "Progressive widening: coefficient.", _MONTE_CARLO),
    "widening_power": Setting(float, "Progressive widening: exponent.", _MONTE_CARLO),
    "prior": Setting(
        str, "Source of the priors for PUCT.", _MONTE_CARLO, ("even", "evaluate", "order")
    ),
    "temperature": Setting(float, "Temperature of priors from evaluate.", _MONTE_CARLO),
    "sharpness": Setting(float, "Factor applied to evaluate.", _MONTE_CARLO),
    "playout": Setting(
        str, "Playout policy.", _MONTE_CARLO, ("uniform", "own", "greedy", "mast"), page=_WORDS
    ),
    "epsilon": Setting(float, "Share of random moves in greedy and mast playouts.", _MONTE_CARLO),
    "cutoff": Setting(int, "Truncate playouts after this many plies and evaluate.", _MONTE_CARLO),
    "solver": Setting(bool, "MCTS-Solver: propagate proven values.", _MONTE_CARLO),
    "open_loop": Setting(
        bool, "Open loop: nodes are move sequences, whatever chance did.", _MONTE_CARLO
    ),
    "stop_early": Setting(
        bool, "Stop once no further simulation can change the answer.", _MONTE_CARLO
    ),
    "expand_after": Setting(int, "Visits of a node before it is expanded.", _MONTE_CARLO),
    "virtual_loss": Setting(int, "Virtual losses per thread on a shared tree.", _MONTE_CARLO),
    "parallel": Setting(str, "Root or tree parallelization.", _MONTE_CARLO, ("root", "tree")),
    "allocation": Setting(
        str, "Bandit: how playouts are allocated.", _MONTE_CARLO, ("halving", "ucb1")
    ),
    "pruning": Setting(
        str,
        "For chance or several players.",
        _OTHERS,
        ("none", "star1", "star2", "shallow"),
        page=_WORDS,
    ),
    "decide": Setting(
        str, "Best-first: choose by visits or by value.", _OTHERS, ("visits", "value")
    ),
    "at_least": Setting(float, "Proof: the value to prove for the player to move.", _OTHERS),
    "particles": Setting(int, "Number of belief particles.", _PLAYERS),
    "views": Setting(str, "Whose information sets make up the nodes.", _PLAYERS),
    "worlds": Setting(int, "Number of sampled determinizations.", _PLAYERS),
    "net": Setting(str, "File of the network.", _PLAYERS, opens=True),
    "gumbel": Setting(
        int, "Root actions considered by Gumbel sequential halving; 0: PUCT.", _PLAYERS
    ),
    "lookahead": Setting(
        int, "Nodes of alpha-beta that may prove a leaf before the network is asked.", _PLAYERS
    ),
    "symmetric": Setting(bool, "Average the network over the game's symmetries.", _PLAYERS),
    "mix": Setting(float, "Weight of playouts in leaf values, 0 to 1.", _PLAYERS, most=1),
    "reflex": Setting(str, "File of the playout policy.", _PLAYERS, opens=True),
    "league": Setting(str, "Folder of the league.", _PLAYERS, opens=True),
    "greedy": Setting(bool, "Always play the most likely action.", _PLAYERS),
    "file": Setting(str, "File of the strategy or book.", _PLAYERS, opens=True),
    "path": Setting(str, "Folder of the tables.", _PLAYERS, opens=True),
    "then": Setting(str, "Player to ask where nothing is found.", _PLAYERS, opens=True),
    "misses": Setting(float, "Share of the legal moves that it overlooks, 0 to 1.", _PLAYERS),
    "by": Setting(str, "Player whose judgement it plays by.", _PLAYERS, opens=True),
    "best": Setting(bool, "Always play the move with the greatest weight.", _PLAYERS),
}
"""Every setting that some search takes, by its name."""


_ENDING = ("seconds", "depth", "nodes", "iterations")


@dataclass(frozen=True)
class Algorithm:
    """A search by its name, with the settings it takes."""

    name: str
    about: str
    takes: tuple[str, ...]
    run: Callable[..., Result]
    reports: bool = True
    """Whether it calls `report` as it goes on."""
    make_table: Callable[..., TranspositionTable] | None = None
    """Makes the table that a player keeps from move to move, by its settings; None: it has none."""

    def _repr_html_(self) -> str:
        """For notebooks: what it does, and the settings it takes."""
        rows = [(name.replace("_", "-"), SETTINGS[name].help) for name in self.takes]
        return text_html(f"{self.name}: {self.about}") + table_html(("setting", ""), rows)

    def search(
        self,
        game: Game,
        state: Any = None,
        report: Callable[[Result], None] | None = None,
        table: TranspositionTable | None = None,
        **settings: Any,
    ) -> Result:
        """Search a state; settings that this algorithm does not take are rejected.

        `table` holds what earlier searches found, for an algorithm that has one.
        """
        for name in settings:
            if name not in self.takes:
                raise BadParameter(
                    f"{self.name} has no setting {name.replace('_', '-')}; "
                    f"it takes {', '.join(self.takes).replace('_', '-')}"
                )
        if settings.get("threads", 1) > MOST_THREADS:
            raise BadParameter(
                f"there can be at most {MOST_THREADS} threads, not {settings['threads']}"
            )
        if (evaluation := settings.pop("evaluation", None)) is not None:
            game = with_evaluation(game, evaluation)
        reporting = {"report": report} if self.reports and report is not None else {}
        kept = {"table": table} if self.make_table is not None and table is not None else {}
        return self.run(game, state, **settings, **reporting, **kept)

    def is_limited(self, settings: dict[str, Any]) -> bool:
        """Whether the search ends without a time limit."""
        own = [name for name in self.takes if name in _ENDING]
        return "seconds" not in own or any(name in settings for name in own)


def find(name: str) -> Algorithm:
    """The algorithm of this name.

    >>> find("mcts").name
    'mcts'
    """
    if name not in ALGORITHMS:
        raise UnknownName("algorithm", name, ALGORITHMS)
    return ALGORITHMS[name]


def search(name: str, game: Game, state: Any = None, **settings: Any) -> Result:
    """Search with the algorithm of this name.

    >>> from zermelo.games import load
    >>> search("minimax", load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]")).value
    3.0
    """
    return find(name).search(game, state, **settings)


def fitting(game: Game) -> str:
    """The name of an algorithm that suits a game.

    >>> from zermelo.games import load
    >>> [fitting(load(name)) for name in ("tic_tac_toe", "pig", "go")]
    ['alphabeta', 'expectiminimax', 'alphabeta']
    """
    if game.hidden_information:
        raise NotThisKindOfGame(
            f"{game.name} has hidden information, and a search sees all cards; "
            "such games are for the equilibrium solvers: `zermelo solve`"
        )
    if game.players > 2 or not game.zero_sum:
        return "maxn"
    return "expectiminimax" if game.chance else "alphabeta"


# The registry.


SHIPPED = "shipped"
MOVES_KEPT = 4  # moves whose searches have room in the table that a player keeps
_OTHER_NAMES = {"iterations": "playouts"}
"""What a function or its options call a setting, where they do not call it by its own name."""


def _renamed(settings: dict[str, Any], parameters: Container[str]) -> dict[str, Any]:
    return {
        name if name in parameters else _OTHER_NAMES.get(name, name): value
        for name, value in settings.items()
    }


def _function(package: str, name: str) -> Callable[..., Result]:
    """A function of one of the packages, imported when it is first called."""

    def run(game: Game, state: Any, **settings: Any) -> Result:
        called = getattr(importlib.import_module(f".{package}", __package__), name)
        given = _renamed(settings, inspect.signature(called).parameters)
        result: Result = called(game, state, **given)
        return result

    return run


def _alpha_beta(game: Game, state: Any, *, type_b: bool | None = None, **settings: Any) -> Result:
    """With the improvements that suit the game, and the changes to them that were asked for."""
    from .search import AlphaBetaOptions, alpha_beta, usual_options

    if found := _probed(game, state, settings):
        return found
    if "learnt" in settings:
        settings["learnt"] = read_learnt(game, settings["learnt"])
    names = {one.name for one in fields(AlphaBetaOptions)}
    changes = {name: settings.pop(name) for name in names & set(settings)}
    usual = usual_options(
        game, type_b, traced=bool(settings.get("trace")), learnt="learnt" in settings
    )
    options = replace(usual, **changes)
    if not options.memory:
        settings.pop("table", None)
    return alpha_beta(game, state, options=options, **settings)


def _alpha_beta_table(
    memory: float | None = None, seconds: float | None = None, threads: int = 1, **_: Any
) -> TranspositionTable:
    """For all moves of a game: as large as some of them can fill."""
    from .search import AlphaBetaOptions
    from .search.alphabeta.alpha_beta import table_for

    most = AlphaBetaOptions().memory if memory is None else memory
    return table_for(most, None if seconds is None else MOVES_KEPT * seconds, threads)


def read_learnt(game: Game, path: str) -> LearntEvaluation:
    """The evaluation in a file, or the one that is shipped; read once, for a player asks at every
    move.

    >>> from zermelo.games import load
    >>> read_learnt(load("othello"), "shipped")
    PatternTables(words=2, placements=48)
    """
    from .evaluation import load_evaluation, shipped_evaluation

    if path == SHIPPED:
        path = str(shipped_evaluation(game))
    try:
        written = os.stat(path).st_mtime_ns
    except OSError:
        written = 0
    found: LearntEvaluation = _read_once(load_evaluation, path, game, written)
    return found


@lru_cache(8)
def _read_once(read: Callable[..., Any], path: str, game: Game, _written: int) -> Any:
    return read(path, game)


def _mcts(game: Game, state: Any, *, memory: float = 256, **settings: Any) -> Result:
    from .montecarlo import mcts

    if found := _probed(game, state, settings):
        return found
    return mcts(game, state, memory=int(memory), **settings)


def _probed(game: Game, state: Any, settings: dict[str, Any]) -> Result | None:
    """The answer of endgame tables, where they have one; if not, the search gets the tables."""
    if "tables" not in settings:
        return None
    from .lookup import look_up, open_tables

    tables = settings["tables"] = open_tables(settings["tables"])
    here = game.initial_state() if state is None else state
    return None if game.is_terminal(here) else look_up(game, here, tables)


def _on(topic: str) -> tuple[str, ...]:
    return tuple(name for name, one in SETTINGS.items() if one.topic == topic)


_COMMON = ("seconds", "depth", "nodes", "soft_limit", "deepening", "evaluation", "trace")
_AVERAGING = (*_COMMON, "pruning")
_BEST_FIRST = ("seconds", "nodes", "memory")
_PLAYOUTS = ("seconds", "iterations", "seed")
_SHARED = ("threads", "memory", "tables")
_OF_MCTS = tuple(name for name in _on(_MONTE_CARLO) if name != "allocation")
_QUIET = ("best-first", "proof")
_TABLES = {"alphabeta": _alpha_beta_table}

ALGORITHMS = {
    name: Algorithm(
        name, about, takes, run, reports=name not in _QUIET, make_table=_TABLES.get(name)
    )
    for name, about, takes, run in (
        ("minimax", "plain minimax", _COMMON, _function("search", "minimax")),
        ("plain", "textbook alpha-beta", _COMMON, _function("search", "plain_alpha_beta")),
        (
            "alphabeta",
            "alpha-beta with all improvements",
            (*_COMMON, *_SHARED, "learnt", "every_value", *_on(_ALPHA_BETA)),
            _alpha_beta,
        ),
        (
            "exact",
            "solved: what every move is worth, and how far the end is",
            ("seconds", "nodes", "memory", "threads"),
            _function("exact", "exact_moves"),
        ),
        ("expectimax", "others move at random", _AVERAGING, _function("search", "expectimax")),
        (
            "expectiminimax",
            "minimax with chance nodes",
            _AVERAGING,
            _function("search", "expectiminimax"),
        ),
        ("maxn", "every player for itself", _AVERAGING, _function("search", "maxn")),
        ("paranoid", "all against one", _AVERAGING, _function("search", "paranoid")),
        ("best-reply", "one opponent replies", _COMMON, _function("search", "best_reply")),
        (
            "best-first",
            "expand the end of the principal variation",
            (*_BEST_FIRST, "decide"),
            _function("search", "best_first"),
        ),
        (
            "proof",
            "proof-number search: can it be won?",
            (*_BEST_FIRST, "at_least"),
            _function("search", "prove"),
        ),
        (
            "mcts",
            "Monte Carlo tree search",
            (*_PLAYOUTS, *_SHARED, "evaluation", "trace", *_OF_MCTS),
            _mcts,
        ),
        (
            "flat",
            "the same number of playouts for every move",
            _PLAYOUTS,
            _function("montecarlo", "flat_monte_carlo"),
        ),
        (
            "bandit",
            "more playouts for better moves",
            (*_PLAYOUTS, "allocation", "exploration"),
            _function("montecarlo", "bandit_monte_carlo"),
        ),
    )
}
"""Every search by its name."""
