"""Building tables of endgames, class by class.

Each class comes after those that its moves lead to. A finished class is a file; one that is
solved in several slices, or in memory-mapped files, goes on from its journal. So a build can be
killed at any moment and called again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from .. import clock
from ..arguments import checked
from ..display import Shown
from ..errors import BadParameter, ZermeloError, short
from ..game import Game, same_parameters
from ..kernel import runnable
from ..kernel.cache.fingerprint import fingerprint
from ..machine import cores
from ..settings import THREADS, check_within
from ..tablebase import LONGEST, NOTHING, known_array
from .disk import sole_builder
from .expand import expand
from .file import DamagedTable, TableFile, pack, write_packed, write_table
from .graph import MOST_POSITIONS
from .index import Endgames, check_kind_of_game, cuts_of, endgames_of
from .solve import VALUED, ClassSolver, slice_bytes
from .value_codes import codes, counts, distances, histogram, outcome_choices

SUFFIX = ".table"
PART = 1 << 22


@dataclass(frozen=True)
class BuildProgress(Shown):
    """The progress of a build."""

    name: str
    """The class being built."""
    number: int
    """Its place in the order, from 1."""
    classes: int
    """How many classes there are."""
    step: str
    """The current step."""
    positions: int
    """Positions done in all classes, those of this one by its share of the work."""
    total: int
    seconds: float

    @property
    def seconds_left(self) -> float | None:
        """None while it is unknown."""
        if self.positions == 0:
            return None
        return self.seconds * (self.total - self.positions) / self.positions


def table_path(folder: str | os.PathLike[str], name: str) -> Path:
    return Path(folder) / f"{name}{SUFFIX}"


def needed(game: Game, kinds: Iterable[int]) -> tuple[int, ...]:
    """These classes, and all that they lead to, in an order in which they can be built."""
    endgames = endgames_of(game)
    ordered: dict[int, None] = {}

    def visit(kind: int) -> None:
        if kind not in ordered:
            for other in endgames.leads_to(kind):
                visit(other)
            ordered[kind] = None

    for kind in kinds:
        visit(kind)
    return tuple(ordered)


@checked
def memory_needed(
    game: Game, kinds: Iterable[int], *, threads: int | None = None, memory: float = 4096
) -> int:
    """About how many bytes of memory a build with these arguments takes at most: for the slice
    that is solved, all values of its class, and the tables it looks others up in.

    >>> from zermelo.games import load
    >>> checkers = load("checkers")
    >>> memory_needed(checkers, checkers.endgames.kinds(2), threads=2) < 1_000_000
    True
    """
    workers, allowed = threads or cores(), int(memory * (1 << 20))
    game = game.table_game
    endgames, most, before = endgames_of(game), 0, 0
    for kind in needed(game, kinds):
        size = endgames.size(kind)
        looked_up = sum(map(endgames.size, endgames.leads_to(kind)))
        tables = max(looked_up, min(before, allowed))
        most = max(most, tables + 3 * size + min(slice_bytes(size, workers), allowed))
        before += size
    return most


@checked
def build(
    game: Game,
    kinds: Iterable[int],
    folder: str | os.PathLike[str],
    *,
    threads: int | None = None,
    memory: float = 4096,
    report: Callable[[BuildProgress], object] | None = None,
) -> tuple[Path, ...]:
    """Build tables of these classes, and of all they lead to, into a folder.

    Existing tables are left alone. A class that takes more than `memory` megabytes is built in
    slices that do not, where the game says how it may be cut, else in memory-mapped files in the
    same folder. If it is killed or interrupted, call it again.
    """
    check_kind_of_game(game)
    game = game.table_game
    workers = threads or cores()
    check_within(THREADS, threads=workers)
    builder = _Builder(game, Path(folder), workers, memory, report)
    return builder.run(needed(game, kinds))


class _Builder:
    def __init__(
        self,
        game: Game,
        folder: Path,
        threads: int,
        memory: float,
        report: Callable[[BuildProgress], object] | None,
    ) -> None:
        self.run_game = runnable(game)
        self.game, self.folder, self.threads = game, folder, threads
        self.memory, self.report = memory, report
        self.endgames = endgames_of(game)
        self.known: dict[int, Any] = {}
        self.done = self.total = 0
        self.stopped = False
        self.began = clock.now()

    def run(self, kinds: tuple[int, ...]) -> tuple[Path, ...]:
        if not all(map(self._is_there, kinds)):
            with sole_builder(self.folder):
                self._build_missing([kind for kind in kinds if not self._is_there(kind)])
        return tuple(table_path(self.folder, self.endgames.name(kind)) for kind in kinds)

    def _build_missing(self, missing: list[int]) -> None:
        self.total = sum(self.endgames.size(kind) for kind in missing)
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                for number, kind in enumerate(missing, 1):
                    self._forget(missing[number - 1 :])
                    name = self.endgames.name(kind)
                    self._where = (name, number, len(missing))
                    self._build(kind, table_path(self.folder, name), pool)
            except BaseException:
                self.stopped = True  # threads end after what they are doing
                raise

    def _is_there(self, kind: int) -> bool:
        path = table_path(self.folder, self.endgames.name(kind))
        if not path.exists():
            return False
        with TableFile(path) as table:
            check_made_for(table, self.game)
            check_class(table, self.endgames)
        return True

    @cached_property
    def _code(self) -> str:
        """The hash of the rules that a build began with: it can't continue with others."""
        return fingerprint(type(self.game), self.game.__getstate__(), expand.plain)

    def _build(self, kind: int, path: Path, pool: ThreadPoolExecutor) -> None:
        size = self.endgames.size(kind)
        if size > MOST_POSITIONS:
            raise BadParameter(f"{path.stem} has {size:,} numbers, more than {MOST_POSITIONS:,}")
        solver = ClassSolver(
            self.run_game,
            kind,
            self._known(kind),
            folder=self.folder / ".building" / path.stem,
            code=self._code,
            pool=pool,
            threads=self.threads,
            memory=self.memory,
            tell=self._tell,
        )
        codes = solver.solved()
        self._tell("writing", VALUED * size)
        self.known[kind] = self._written(kind, path, codes, pool)
        solver.clear()
        self.done += size
        self._tell("done", 0)

    def _written(self, kind: int, path: Path, codes: Any, pool: ThreadPoolExecutor) -> Any:
        """Write the table of a class; its values, for the kernels of others."""
        parts = [codes[first : first + PART] for first in range(0, len(codes), PART)]
        found = np.sum(list(pool.map(histogram, parts)), axis=0)
        about, packed = self._about(kind, found), pack(codes, np.flatnonzero(found), pool)
        if packed is None:
            write_table(path, about, outcome_choices(codes), distances(codes))
            return np.array(codes)  # not where a file is mapped
        write_packed(path, about, packed, pool)
        return packed

    def _known(self, kind: int) -> Any:
        """The tables of the classes that moves lead to, for the kernel."""
        others = self.endgames.leads_to(kind)
        for other in others:
            if other not in self.known:
                with TableFile(table_path(self.folder, self.endgames.name(other))) as table:
                    self.known[other] = codes_of(table)
        return known_array({other: self.known[other] for other in others})

    def _forget(self, coming: list[int]) -> None:
        """Drop the tables that no class to come leads to and, if the others take more than the
        memory allowed, all but those that the next one needs."""
        for kinds in (coming, coming[:1]):
            needed = {other for kind in kinds for other in self.endgames.leads_to(kind)}
            self.known = {kind: codes for kind, codes in self.known.items() if kind in needed}
            if sum(codes.nbytes for codes in self.known.values()) <= self.memory * (1 << 20):
                return

    def _about(self, kind: int, found: Any) -> dict[str, Any]:
        return {
            **described(self.game),
            "class": self.endgames.name(kind),
            "kind": kind,
            "cuts": len(cuts_of(self.endgames, kind)),
            **summary(found),
        }

    def _tell(self, step: str, part: float) -> None:
        if self.stopped:
            raise KeyboardInterrupt
        if self.report is not None:
            spent = clock.now() - self.began
            done = self.done + int(part)
            self.report(BuildProgress(*self._where, step, done, self.total, spent))


def described(game: Game) -> dict[str, Any]:
    """What the header says about the game."""
    return {"game": game.name, "parameters": game.parameters, "outcomes": [-1.0, 0.0, 1.0]}


def summary(histogram: Any) -> dict[str, Any]:
    """The number of positions of each value, and the plies of the longest win."""
    decided = distances(np.flatnonzero(histogram))
    return {
        "positions": int(histogram[:NOTHING].sum()),
        "counts": counts(histogram),
        "longest": int(decided.max(initial=0)),
    }


def codes_of(table: TableFile) -> Any:
    """All values of a win/draw/loss table, for kernels: an array of codes, or Packed."""
    if (packed := table.packed()) is not None:
        return packed
    choices, plies, _ = table.everything()
    if table.header["outcomes"] != [-1.0, 0.0, 1.0] or int(plies.max(initial=0)) > LONGEST:
        raise DamagedTable(f"{table.path} is damaged: it is no table of won, drawn and lost")
    return codes(choices, plies)


def check_class(table: TableFile, endgames: Endgames) -> int:
    """The class of a table; a table of another size is refused, since kernels would read past its
    end."""
    kind, name = int(table.header.get("kind", -1)), table.header["class"]
    try:
        fits = endgames.name(kind) == name and endgames.size(kind) == len(table)
    except (ZermeloError, ArithmeticError, LookupError, TypeError, ValueError):
        fits = False
    if not fits or table.header["keyed"]:
        raise DamagedTable(
            f"{table.path} is damaged: its {len(table):,} numbers are none of the class "
            f"{short(name)!r}; build it again"
        )
    if table.header.get("cuts", 0) != len(cuts_of(endgames, kind)):
        raise DamagedTable(
            f"{table.path} has its positions in another order than this version: build it again"
        )
    return kind


def check_made_for(table: TableFile, game: Game) -> None:
    """Refuse the table of another game."""
    header = table.header
    if header["game"] != game.name or not same_parameters(game, header["parameters"]):
        raise DamagedTable(
            f"{table.path} is a table of {header['game']} with {header['parameters']}, "
            f"not of {game!r}; choose another folder"
        )
