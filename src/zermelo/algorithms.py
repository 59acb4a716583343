"""Every way to find a move, by name: the one registry behind the command line, players and page.

    result = search("alphabeta", game, seconds=1)

An algorithm takes the settings that its class of options has, and rejects others: each is a field,
from which options of the command line, specs of players and the page's forms are made. Its package
is imported when it is first used.
"""

from __future__ import annotations

import importlib
import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .display import table_html, text_html
from .errors import BadParameter, NotThisKindOfGame, UnknownName
from .game import Game, with_evaluation
from .montecarlo import Options as TreeOptions
from .search import AlphaBetaOptions
from .settings import COUNT, NOT_NEGATIVE, POSITIVE, THREADS, Range, Setting, setting, settings_of

if TYPE_CHECKING:
    from .evaluation import LearntEvaluation
    from .result import Result
    from .search import TranspositionTable

__all__ = [
    "ALGORITHMS",
    "LIMITS",
    "PAGE_SECONDS",
    "Algorithm",
    "find",
    "fitting",
    "read_learnt",
    "search",
]

MOVES_KEPT = 4  # moves whose searches have room in the table that a player keeps
LIMITS = "Limits"
"""The topic of the settings that say when a search ends."""
PAGE_SECONDS = Range(0.01, 60)
"""The seconds that a search may be given on the page."""


@dataclass(frozen=True)
class _Timed:
    topic = LIMITS

    seconds: float | None = setting(
        None, "Time limit in seconds.", POSITIVE, page=PAGE_SECONDS, option="time", was="seconds"
    )


@dataclass(frozen=True)
class _Deep:
    topic = LIMITS

    depth: int | None = setting(
        None, "Maximum search depth in plies.", NOT_NEGATIVE, page=Range(1, 60)
    )
    soft_limit: float | None = setting(
        None,
        "Share of the limit to aim for: the search stops sooner when the best move is settled, "
        "later when it is not.",
        Range(0, 1, low_open=True),
    )
    deepening: bool | None = setting(
        None,
        "Iterative deepening; off: search to the full depth at once, the default for small trees.",
    )


@dataclass(frozen=True)
class _Counted:
    topic = LIMITS

    nodes: int | None = setting(None, "Maximum number of nodes.", COUNT, page=Range(1, 5_000_000))


@dataclass(frozen=True)
class _Stored:
    topic = "Resources"

    memory: float | None = setting(
        None, "Megabytes for the transposition table or tree.", NOT_NEGATIVE, was="table"
    )


@dataclass(frozen=True)
class _Threaded:
    topic = "Resources"

    threads: int | None = setting(None, "Number of search threads.", THREADS)


@dataclass(frozen=True)
class _Probing:
    topic = "Resources"

    tables: str | None = setting(None, "Folder of endgame tables to probe.", opens=True)


@dataclass(frozen=True)
class _Evaluated:
    topic = "Resources"

    evaluation: str | None = setting(
        None, "Which of the game's evaluations to search with, where it has several."
    )
    trace: int | None = setting(
        None, "Record up to this many visited nodes.", NOT_NEGATIVE, page=Range(1, 20_000)
    )


@dataclass(frozen=True)
class PlayoutSettings(_Timed):
    """What searches by playouts take."""

    topic = LIMITS

    iterations: int | None = setting(
        None,
        "Monte Carlo: number of simulations; flat: per move.",
        COUNT,
        page=Range(1, 1_000_000),
    )
    seed: int | None = setting(None, "Random seed.", page=Range(0, 2**31 - 1), topic="Resources")


@dataclass(frozen=True)
class DepthSettings(_Evaluated, _Counted, _Deep, _Timed):
    """What every search takes that goes to a depth."""


@dataclass(frozen=True)
class AveragingSettings(DepthSettings):
    topic = "Other algorithms"

    pruning: str | None = setting(
        None,
        "For chance or several players.",
        choices=("none", "star1", "star2", "shallow"),
        page=True,
    )


@dataclass(frozen=True)
class AlphaBetaSettings(AlphaBetaOptions, _Probing, _Threaded, DepthSettings):
    learnt: str | None = setting(
        None,
        "File of a learnt evaluation to search with, or `shipped` for zermelo's own.",
        opens=True,
        topic="Resources",
    )
    every_value: bool | None = setting(
        None, "Exact values of all moves, not just of the best one.", topic="Resources"
    )
    type_b: bool | None = setting(  # type: ignore[assignment]  # a function makes such options
        None,
        "Selective (Type B) search: reductions, null moves, extensions, quiescence; the default "
        "for chess.",
    )

    @staticmethod
    def make_table(
        memory: float | None = None, seconds: float | None = None, threads: int = 1, **_: Any
    ) -> TranspositionTable:
        """For all moves of a game: as large as some of them can fill."""
        from .search.alphabeta.alpha_beta import table_for

        most = AlphaBetaOptions().memory if memory is None else memory
        return table_for(most, None if seconds is None else MOVES_KEPT * seconds, threads)


@dataclass(frozen=True)
class ExactSettings(_Threaded, _Stored, _Counted, _Timed):
    pass


@dataclass(frozen=True)
class BestFirstSettings(_Stored, _Counted, _Timed):
    topic = "Other algorithms"

    decide: str | None = setting(
        None, "Best-first: choose by visits or by value.", choices=("visits", "value")
    )


@dataclass(frozen=True)
class ProofSettings(_Stored, _Counted, _Timed):
    topic = "Other algorithms"

    at_least: float | None = setting(None, "Proof: the value to prove for the player to move.")


@dataclass(frozen=True)
class TreeSettings(TreeOptions, _Evaluated, _Probing, _Stored, _Threaded, PlayoutSettings):
    parallel: str | None = setting(None, "Root or tree parallelization.", choices=("root", "tree"))


@dataclass(frozen=True)
class BanditSettings(PlayoutSettings):
    topic = "Monte Carlo"

    allocation: str | None = setting(
        None, "Bandit: how playouts are allocated.", choices=("halving", "ucb1")
    )
    exploration: float | None = setting(
        None, "Exploration constant of UCB1.", NOT_NEGATIVE, page=Range(0, 100)
    )


_ENDING = ("seconds", "depth", "nodes", "iterations")


@dataclass(frozen=True)
class Algorithm:
    """A search by its name, with the settings it takes."""

    name: str
    about: str
    function: Callable[..., Result] | str
    """A function, or where it is: `package:function`. It is imported when it is first called."""
    options: type
    """A dataclass of settings; `settings` has them by name."""

    @property
    def settings(self) -> Mapping[str, Setting]:
        return settings_of(self.options)

    @property
    def takes(self) -> tuple[str, ...]:
        """The names of the settings."""
        return tuple(self.settings)

    @property
    def make_table(self) -> Callable[..., TranspositionTable] | None:
        """Makes the table that a player keeps from move to move, by its settings."""
        return getattr(self.options, "make_table", None)

    @property
    def run(self) -> Callable[..., Result]:
        if not isinstance(self.function, str):
            return self.function
        package, _, name = self.function.partition(":")
        found: Callable[..., Result] = getattr(
            importlib.import_module(f".{package}", __package__), name
        )
        return found

    @property
    def reports(self) -> bool:
        """Whether it calls `report` as it goes on."""
        parameters = inspect.signature(self.run).parameters
        return "report" in parameters or "settings" in parameters

    def _repr_html_(self) -> str:
        """For notebooks: what it does, and the settings it takes."""
        rows = [(name.replace("_", "-"), one.help) for name, one in self.settings.items()]
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
        for name, value in settings.items():
            if name not in self.settings:
                raise BadParameter(
                    f"{self.name} has no setting {name.replace('_', '-')}; "
                    f"it takes {', '.join(self.takes).replace('_', '-')}"
                )
            self.settings[name].check(value)
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


def _alpha_beta(game: Game, state: Any, *, type_b: bool | None = None, **settings: Any) -> Result:
    """With the improvements that suit the game, and the changes to them that were asked for."""
    from .search import alpha_beta, usual_options

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


def _by_playouts(name: str) -> Callable[..., Result]:
    """A search whose iterations are playouts."""

    def run(game: Game, state: Any, *, iterations: int | None = None, **settings: Any) -> Result:
        from . import montecarlo

        found: Result = getattr(montecarlo, name)(game, state, playouts=iterations, **settings)
        return found

    return run


ALGORITHMS = {
    one.name: one
    for one in (
        Algorithm("minimax", "plain minimax", "search:minimax", DepthSettings),
        Algorithm("plain", "textbook alpha-beta", "search:plain_alpha_beta", DepthSettings),
        Algorithm(
            "alphabeta",
            "alpha-beta with all improvements",
            _alpha_beta,
            AlphaBetaSettings,
        ),
        Algorithm(
            "exact",
            "solved: what every move is worth, and how far the end is",
            "exact:exact_moves",
            ExactSettings,
        ),
        Algorithm("expectimax", "others move at random", "search:expectimax", AveragingSettings),
        Algorithm(
            "expectiminimax",
            "minimax with chance nodes",
            "search:expectiminimax",
            AveragingSettings,
        ),
        Algorithm("maxn", "every player for itself", "search:maxn", AveragingSettings),
        Algorithm("paranoid", "all against one", "search:paranoid", AveragingSettings),
        Algorithm("best-reply", "one opponent replies", "search:best_reply", DepthSettings),
        Algorithm(
            "best-first",
            "expand the end of the principal variation",
            "search:best_first",
            BestFirstSettings,
        ),
        Algorithm("proof", "proof-number search: can it be won?", "search:prove", ProofSettings),
        Algorithm("mcts", "Monte Carlo tree search", _mcts, TreeSettings),
        Algorithm(
            "flat",
            "the same number of playouts for every move",
            _by_playouts("flat_monte_carlo"),
            PlayoutSettings,
        ),
        Algorithm(
            "bandit",
            "more playouts for better moves",
            _by_playouts("bandit_monte_carlo"),
            BanditSettings,
        ),
    )
}
"""Every search by its name."""
