"""Verifies any answer in a file: finds out what it is, and who can check it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ..arguments import checked
from ..errors import BadParameter
from ..game import Game, same_parameters
from ..games import load_named
from ..lookup import Book, TableFile, Tables
from ..lookup import verify as verify_every_value
from ..lookup.book import MAGIC as BOOK
from ..lookup.file import MAGIC as TABLE
from ..lookup.tables import OPENINGS
from ..lookup.verify import WrongTable
from ..reading import open_regular, reading
from ..strategy import FORMAT as STRATEGY
from ..strategy import TableStrategy
from .books import check_book
from .claimed import check_result
from .outcome import Budget, CounterExample, NotChecked, Verdict, number_text
from .responses import Forgotten, best_responses, compared
from .saved import FORMAT as RESULT
from .saved import BadResultFile, SavedResult, read_json
from .stationary import stationary_responses
from .tables import check_classes, check_openings, check_reachable


@checked
def verify_answer(
    path: str | os.PathLike[str],
    game: Game | None = None,
    *,
    budget: Budget | None = None,
    epsilon: float | None = None,
    every: bool = False,
    threads: int = 1,
) -> Verdict:
    """Check the answer in a file, or all tables in a folder, independently of what produced it.

    `game` replaces the game that the file names. Raises NotChecked if nothing could be checked.

    >>> from zermelo.games import load
    >>> from zermelo.search import solve
    >>> from zermelo.verification import save_result
    >>> game = load("nim:piles=1-2-2")
    >>> _ = save_result("answer.json", game, solve(game))
    >>> verify_answer("answer.json").holds
    True
    """
    budget = budget or Budget()
    file = Path(path)
    if file.is_dir():
        return _folder(file, game, budget, every, threads)
    head = _head(file)
    if head.startswith(TABLE):
        return _caught(lambda: _table(file, game, budget, every, threads))
    if head.startswith(BOOK):
        return _caught(lambda: _book(file, game, budget))
    if file.suffix == ".bin":
        raise NotChecked(f"{file} looks like a Polyglot book, which claims no values")
    document = read_json(file)
    kind = document.get("format") if isinstance(document, dict) else None
    if kind == STRATEGY:
        return _caught(lambda: _strategy(file, game, budget, epsilon))
    if kind == RESULT:
        return _caught(lambda: _result(file, document, game, budget))
    raise BadParameter(
        f"{file} is no answer that can be verified: a saved result (`zermelo solve --save`), a "
        "strategy (`zermelo solve --export`), a table or a book is"
    )


def _head(file: Path) -> bytes:
    with reading(file, BadResultFile), open_regular(file) as opened:
        return opened.read(64)


def _caught(check: Callable[[], str]) -> Verdict:
    try:
        return Verdict(check())
    except CounterExample as wrong:
        return Verdict(str(wrong), wrong)


# Saved results.


def _result(file: Path, document: Any, game: Game | None, budget: Budget) -> str:
    saved = SavedResult.from_json(document, file)
    return check_result(saved, game or load_named(saved.game, where=file), budget)


# Strategies.


def _strategy(file: Path, game: Game | None, budget: Budget, epsilon: float | None) -> str:
    strategy = TableStrategy.load(file)
    game = game or load_named(strategy.game, where=file)
    try:
        measured = best_responses(game, strategy, budget)
    except Forgotten:
        measured = stationary_responses(game, strategy, budget)
    compared(measured, strategy.claims, epsilon)
    gains = ", ".join(
        f"{max(gain, 0.0):.3g} by {game.player_name(player)}"
        for player, gain in enumerate(measured.gains)
    )
    claimed = strategy.claims.get("exploitability")
    said = "the file claims none" if claimed is None else f"the file claims {claimed:.3g}"
    missing = f", {measured.missing:,} of them without a row" if measured.missing else ""
    shares = ", ".join(
        f"{number_text(value)} to {game.player_name(player)}"
        for player, value in enumerate(measured.values)
    )
    return (
        f"a best response of every player, over all {measured.histories:,} {measured.walked} and "
        f"{measured.information_sets:,} information sets{missing}, gains {gains}: exploitability "
        f"{max(measured.exploitability, 0.0):.3g}, and {said}; the strategy is worth {shares}"
    )


# Tables and books.


def _folder(folder: Path, game: Game | None, budget: Budget, every: bool, threads: int) -> Verdict:
    tables = Tables(folder)
    if not tables.files:
        raise BadParameter(f"there is no table in {folder}; zermelo table build makes tables")
    sentences = []
    for file in tables.files.values():
        verdict = _caught(partial(_table, file, game, budget, every, threads))
        if not verdict.holds:
            return Verdict(f"{file.name}, {verdict.sentence}", verdict.counter_example)
        sentences.append(f"{file.name}: {verdict.sentence}")
    return Verdict("\n".join(sentences))


def _table(file: Path, game: Game | None, budget: Budget, every: bool, threads: int) -> str:
    with TableFile(file) as table:
        header = table.header
        game = game or load_named(header["game"], header["parameters"], where=file)
        if header["class"] == OPENINGS:
            return _openings(table, game, budget)
        if not Tables(file).serves(game):
            raise BadParameter(f"{file} is a table of another game than {game!r}")
        if not header["keyed"]:
            return _class_of_endgames(file, game, budget, every, threads)
        if every:
            budget.samples = max(budget.samples, len(table))
        count, whole = check_reachable(game, table, budget)
    if whole:
        return (
            f"all {count:,} states that can be reached have the value that follows from those "
            "after them, by the plain rules, down to the ends of the game: a proof"
        )
    return (
        f"{count:,} positions met in random games have the value that follows from those after "
        f"them, by the plain rules, of {len(table):,} in the table; not a proof"
    )


def _openings(table: TableFile, game: Game, budget: Budget) -> str:
    header = table.header
    if header["game"] != game.name or not same_parameters(game, header["parameters"]):
        raise BadParameter(f"{table.path} is a table of another game than {game!r}")
    return (
        f"{check_openings(game, table, budget):,} positions agree with those after them, of "
        f"{len(table):,} in the table; not a proof, since the last ones rest on searches"
    )


def _class_of_endgames(file: Path, game: Game, budget: Budget, every: bool, threads: int) -> str:
    tables = Tables(file.parent)
    count, whole = check_classes(game, tables, file.stem, budget)
    if whole:
        return (
            f"all {count:,} numbers have the value that follows from those after them, by the "
            "plain rules: a proof, given the tables that its moves lead to"
        )
    sentence = (
        f"{count:,} positions drawn at random have the value that follows from those after them, "
        "by the plain rules"
    )
    if not every:
        return f"{sentence}; not a proof (--all checks every one)"
    try:
        positions = verify_every_value(
            game,
            tables,
            file.stem,
            threads=threads,
            report=lambda done, of: budget.report and budget.report(done / of),
        )
    except WrongTable as error:
        raise CounterExample(
            (), "a table of values that follow from each other", str(error)
        ) from None
    return (
        f"{sentence}, and all {positions:,} by the compiled rules: a proof, given the tables that "
        "its moves lead to"
    )


def _book(file: Path, game: Game | None, budget: Budget) -> str:
    book = Book(file)
    game = game or load_named(book.header["game"], book.header["parameters"], where=file)
    if not book.serves(game):
        raise BadParameter(f"{file} is a book of another game than {game!r}")
    return check_book(game, book, budget)
