"""Verifying a table: every value is recomputed from those of its successors.

A win must have a move to a loss one ply shorter, and none to a shorter one; a loss has only
moves to wins, the longest one ply shorter; a draw has a move to a draw and none that wins. Wins
and losses then rest on each other down to the ends of the game, and a draw can be held forever:
a table in which every value fits is correct.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..arguments import checked
from ..errors import BadParameter, TooManyStates, ZermeloError
from ..game import Game
from ..kernel import kernel, new_record, runnable
from ..tablebase import DRAW, NOTHING, WIN, attach, known_code
from .build import check_class
from .expand import EXPANSION, NEVER, left
from .file import TableFile
from .index import endgames_of
from .reachable import all_states
from .tables import Tables

PART = 1 << 18


class WrongTable(ZermeloError, ValueError):
    """A table with a value that does not follow from its successors."""


@checked
def verify(
    game: Game,
    tables: Tables,
    name: str,
    *,
    threads: int = 1,
    report: Callable[[int, int], object] | None = None,
) -> int:
    """Check every value of a table, and return the number of positions; raises WrongTable.

    `report` is called with the number of positions checked so far and the total.

    >>> from zermelo.games import load
    >>> from zermelo.lookup import Tables, build_all
    >>> nim = load("nim:piles=1-2")
    >>> verify(nim, Tables(build_all(nim, "tables", states=1000)), "nim")
    8
    """
    table = tables.table(name)
    table.check()
    if table.header["keyed"]:
        return _verify_all(game, table)
    counted = game.table_game
    kind = check_class(table, endgames_of(counted))
    needed = {kind, *endgames_of(counted).leads_to(kind)}
    known = tables.some(game, needed)
    missing = needed - {int(one) for one in known["kind"]}
    if missing:
        names = ", ".join(map(endgames_of(counted).name, sorted(missing)))
        raise BadParameter(f"to verify {name} its folder must hold {names} too")
    run = runnable(counted)
    size = len(table)

    def part(first: int) -> int:
        record = new_record(EXPANSION)
        record.kind, record.next, record.last = kind, first, min(first + PART, size)
        attach(record, known)
        wrong = check_values(run.game, record)
        if report is not None:
            report(min(first + PART, size), size)
        return int(wrong)

    found = [part(0)]  # compiles
    with ThreadPoolExecutor(threads) as pool:
        found += pool.map(part, range(PART, size, PART))
    wrong = next((number for number in found if number >= 0), None)
    if wrong is not None:
        state, possible = counted.indexed(kind, wrong)
        shown = counted.state_text(state) if possible else "which is no position"
        raise WrongTable(f"{table.path} is wrong at number {wrong}, {shown}: build it again")
    return int(table.header["positions"])


@kernel
def check_values(game: Any, record: Any) -> int:
    """The first position from `next` up to `last` with a wrong value; -1 if there is none."""
    for number in range(record.next, record.last):
        state, possible = game.indexed(record.kind, number)
        code = known_code(record, record.kind, number)
        if not possible:
            if code != NOTHING:
                return number
        else:
            mover = game.to_move(state)
            record.win, record.loss, record.safe = NEVER, -1, 0
            for action in game.actions(state):
                following = game.result(state, action)
                where, place = game.index(following)
                left(record, known_code(record, where, place), game.to_move(following) == mover)
            if code != backed_up(game, state, mover, record):
                return number
    return -1


@kernel
def backed_up(game: Any, state: Any, mover: int, record: Any) -> int:
    """The value that follows from the recorded moves."""
    if record.win < NEVER:
        return int(WIN + record.win)
    if record.safe != 0:
        return DRAW
    if record.loss >= 0:
        return int(record.loss)
    utility = game.utility(state, mover)
    if utility == 0:
        return DRAW
    return WIN if utility > 0 else 0


def _verify_all(game: Game, table: TableFile) -> int:
    """A table of all states is compared with a new solution, which takes as long as building it."""
    wrong = WrongTable(f"{table.path} does not hold the values of {game!r}; build it again")
    try:
        fresh = all_states(game, states=len(table))
    except TooManyStates:
        raise wrong from None
    choices, plies, keys = table.everything()
    outcomes = np.array(table.header["outcomes"])
    same = (
        int(choices.max()) < len(outcomes)
        and len(keys) == len(fresh.keys)
        and bool((keys == fresh.keys).all())
        and bool((outcomes[choices] == fresh.utilities).all())
        and bool((plies == fresh.plies).all())
    )
    if not same:
        raise wrong
    return len(keys)
