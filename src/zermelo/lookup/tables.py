"""Using endgame tables: finding the one that has a position, and its value.

tables = Tables("tables/chess")
tables.probe(game, state)            # utility and plies, or None
look_up(game, state, tables)         # a Result, as a search gives it
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from .. import clock
from ..arguments import checked
from ..display import rows_html, shown
from ..errors import BadParameter
from ..game import Game, same_parameters
from ..kernel import runnable
from ..result import Result, Row, proven, ranked, zero_sum_values
from ..tablebase import known_array
from .build import SUFFIX, check_class, codes_of, described, table_path
from .disk import writing
from .file import TableFile, write_table
from .index import endgames_of
from .reachable import all_states, state_key

OPENINGS = "openings"
"""The class of a table of the first plies of a game, which `zermelo.exact` makes and reads."""


@shown
class Found(NamedTuple):
    """A table's entry for a position."""

    utility: float
    """To the player to move."""
    plies: int
    source: str
    """The name of the table."""


def tables_folder(game: Game) -> Path:
    """The folder for a game's tables: in $ZERMELO_TABLES, or zermelo/tables in the user's data.

    >>> from zermelo.games import load
    >>> tables_folder(load("nim")).name
    'nim'
    """
    if named := os.environ.get("ZERMELO_TABLES"):
        return Path(named) / game.name
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "zermelo" / "tables" / game.name


@functools.cache
def open_tables(path: str | os.PathLike[str]) -> Tables:
    """The tables in a folder or file, opened once per process.

    >>> from zermelo.games import load
    >>> open_tables(build_all(load("nim:piles=1-2"), "opened", states=1000)).files.keys()
    dict_keys(['nim'])
    """
    return Tables(Path(path).expanduser())


class Tables:
    """The tables in a folder, or in one file, each opened at its first use.

    >>> from zermelo.games import load
    >>> nim = load("nim:piles=1-2")
    >>> tables = Tables(build_all(nim, "nim tables", states=1000))
    >>> tables.probe(nim, nim.initial_state())
    Found(utility=1.0, plies=3, source='nim')
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        if self.path.is_dir():
            self.files = {file.stem: file for file in sorted(self.path.glob(f"*{SUFFIX}"))}
        elif self.path.exists():
            self.files = {self.path.stem: self.path}
        else:
            raise BadParameter(f"there is no {self.path}; zermelo table build makes tables")
        self._open: dict[str, TableFile] = {}
        self._codes: dict[str, Any] = {}
        self._memory: dict[Game, Any] = {}
        self._games: dict[Game, dict[int, str] | str | None] = {}

    def __len__(self) -> int:
        return len(self.files)

    def __iter__(self) -> Iterator[TableFile]:
        for name in self.files:
            yield self.table(name)

    def _repr_html_(self) -> str:
        """For notebooks."""
        facts = ("game", "class", "positions", "longest")
        rows = ([one.path.name, *(one.header[fact] for fact in facts)] for one in self)
        return rows_html(("file", *facts), rows, len(self))

    def table(self, name: str) -> TableFile:
        if name not in self._open:
            if name not in self.files:
                raise BadParameter(f"there is no table {name} in {self.path}")
            self._open[name] = TableFile(self.files[name])
        return self._open[name]

    def serves(self, game: Game) -> bool:
        """Whether there is a table of this game at all."""
        return bool(self._known(game))

    def _known(self, game: Game) -> dict[int, str] | str | None:
        """The tables of a game by class, or the name of its table of all states."""
        if game not in self._games:
            self._games[game] = self._search(game)
        return self._games[game]

    def _search(self, game: Game) -> dict[int, str] | str | None:
        counted = game.table_game
        by_class, whole = {}, None
        for name in self.files:
            header = self.table(name).header
            if header["class"] == OPENINGS:
                continue  # no end of the game is in it
            if header["keyed"]:
                if _is_for(header, game):
                    whole = name
            elif _is_for(header, counted):
                by_class[check_class(self.table(name), endgames_of(counted))] = name
        return by_class or whole

    def probe(self, game: Game, state: Any) -> Found | None:
        """The entry of a state; None if there is none, or if the game's counts of moves may end it
        before the win."""
        found = self.stored(game, state)
        if found and found.utility and not self._holds(game, state, found.plies):
            return None
        return found

    def _holds(self, game: Game, state: Any, plies: int) -> bool:
        """Whether an entry holds in this game: always, if all of its states are stored."""
        return isinstance(self._known(game), str) or game.table_holds(state, plies)

    def stored(self, game: Game, state: Any) -> Found | None:
        """The entry as it was built, whatever the counts of moves say."""
        known = self._known(game)
        if not known:
            return None
        if isinstance(known, str):
            run = runnable(game)
            entry = self.table(known).entry_of(int(state_key(run.game, run.state(state))))
            return Found(*entry, known) if entry else None
        kind, number = game.index(state)
        if int(kind) not in known:
            return None
        name = known[int(kind)]
        entry = self.table(name).entry(int(number))
        return Found(*entry, name) if entry else None

    def memory(self, game: Game) -> Any:
        """All classes of a game, unpacked, for kernels: an array of KNOWN, sorted by class."""
        if game not in self._memory:
            known = self._known(game)
            self._memory[game] = self.some(game, known if isinstance(known, dict) else ())
        return self._memory[game]

    def some(self, game: Game, kinds: Iterable[int]) -> Any:
        """As `memory`, for those of these classes that have tables."""
        known = self._known(game)
        by_class = known if isinstance(known, dict) else {}
        names = {kind: by_class[kind] for kind in kinds if kind in by_class}
        for name in names.values():
            if name not in self._codes:
                self._codes[name] = codes_of(self.table(name))
        return known_array({kind: self._codes[name] for kind, name in names.items()})

    def close(self) -> None:
        for table in self._open.values():
            table.close()
        self._open.clear()


def _is_for(header: dict[str, Any], game: Game) -> bool:
    return header["game"] == game.name and same_parameters(game, header["parameters"])


@checked
def build_all(
    game: Game,
    folder: str | os.PathLike[str],
    *,
    states: int,
    report: Callable[[int], object] | None = None,
) -> Path:
    """Solve a small game and write the table of all its states into a folder.

    `report` is called with the number of states found so far.

    >>> from zermelo.games import load
    >>> build_all(load("nim:piles=1-2-2"), "tables", states=1000).suffix
    '.table'
    """
    found = all_states(game, states=states, report=report)
    path = table_path(folder, game.name)
    outcomes = np.unique(found.utilities)
    about = {
        **described(game),
        "outcomes": [float(utility) for utility in outcomes],
        "class": "all states",
        "positions": len(found),
        "counts": {
            name: int(np.count_nonzero(np.sign(found.utilities) == sign))
            for name, sign in (("won", 1), ("drawn", 0), ("lost", -1))
        },
        "longest": int(found.plies.max(initial=0)),
    }
    choices = np.searchsorted(outcomes, found.utilities)
    with writing(path):
        write_table(path, about, choices.astype(np.uint16), found.plies, found.keys)
    return path


class Prober(Protocol):
    """Tables in any format."""

    def probe(self, game: Game, state: Any) -> Found | None:
        """Their entry for a state; None if they have none."""


Preference = Callable[[float, int, Any], Any]
"""From an action's utility, the plies to the end and the state after it, to a sortable rank."""


def hurry(utility: float, plies: int, _: Any) -> tuple[float, int]:
    """Win as soon as possible, lose as late as possible."""
    return utility, -plies if utility > 0 else plies


@checked
def look_up(
    game: Game, state: Any, tables: Prober, preference: Preference = hurry
) -> Result | None:
    """The best action by the tables; None if they lack a position that is needed.

    >>> from zermelo.games import load
    >>> nim = load("nim:piles=1-2")
    >>> tables = Tables(build_all(nim, "tables", states=1000))
    >>> look_up(nim, nim.initial_state(), tables).line
    ('b1',)
    """
    began = clock.now()
    here = tables.probe(game, state)
    if here is None or game.is_terminal(state):
        return None
    player = game.to_move(state)
    to_the_end = preference is hurry  # others count to something else on the way there
    rows, ranks = [], {}
    for action in game.actions(state):
        child = game.result(state, action)
        found = _after(game, child, player, tables)
        if found is None:
            return None
        utility, plies = found
        text = game.action_text(state, action)
        bounds, lasts = proven(utility, whole=True), plies + 1 if utility and to_the_end else None
        rows.append(Row(action, text, utility, bounds, line=(text,), plies=lasts))
        ranks[action] = preference(utility, plies, child)
    best = max(ranks, key=lambda action: ranks[action])
    return Result(
        algorithm=f"table {here.source}",
        player=player,
        action=best,
        value=here.utility,
        values=zero_sum_values(here.utility, player),
        bounds=proven(here.utility, whole=True),
        principal_variation=(best,),
        line=next(row.line for row in rows if row.action == best),
        depth=here.plies,
        seconds=clock.now() - began,
        rows=ranked(rows),
        stopped="looked up",
        lookups=len(rows) + 1,
        source=here.source,
        plies=here.plies if here.utility and to_the_end else None,
    )


def _after(game: Game, state: Any, player: int, tables: Prober) -> tuple[float, int] | None:
    """The value of a state to a player, who need not be the one to move."""
    if game.is_terminal(state):
        return float(game.utility(state, player)), 0
    found = tables.probe(game, state)
    if found is None:
        return None
    sign = 1.0 if game.to_move(state) == player else -1.0
    return sign * found.utility, found.plies
