"""The one result of every search, as tables, as JSON, and live while it grows."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...result import stopped_text, value_text, worth_text

if TYPE_CHECKING:
    from ...game import Game
    from ...result import Result, Row

__all__ = ["as_json", "facts", "live", "signed", "tables"]

Report = Callable[[Any], None]


def tables(game: Game, result: Result, most: int) -> RenderableType:
    """All that was found: the answer, the cost, and a row for each of the best moves."""
    parts: list[RenderableType] = [facts([*_answer(game, result), *_cost(result)])]
    if result.rows:
        parts += [_rows(result, most)] if most else []
        if len(result.rows) > most:
            parts.append(Text(f"and {len(result.rows) - most} more; --rows shows as many as asked"))
    return Group(*parts)


def facts(pairs: list[tuple[str, str]]) -> Table:
    """Names and what they stand for, one to a line."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bright_black", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in pairs:
        table.add_row(name, Text(value))
    return table


def _answer(game: Game, result: Result) -> list[tuple[str, str]]:
    from ...search import Proof

    if isinstance(result, Proof):
        asked = f"at least {result.at_least:g} to {game.player_name(result.player)}"
        words = {True: "proven", False: "disproven", None: "neither proven nor disproven"}
        found = [("value", f"{asked}: {words[result.proven]}")]
    else:
        found = [("value", _value_text(game, result))]
    best = result.best()
    if result.action is not None:
        found.append(("best action", best.text if best else result.line[0]))
    return [*found, ("line", "  ".join(result.line) or "none")]


def signed(value: float) -> str:
    return value_text(value)


def _value_text(game: Game, result: Result) -> str:
    if result.value is None or (game.players == 2 and game.zero_sum):
        return worth_text(result, game.player_name(max(result.player, 0)))
    shares = [
        f"{game.player_name(player)} {signed(value)}"
        for player, value in enumerate(result.values)
        if value is not None and not math.isnan(value)
    ]
    return ", ".join([*shares, *(["proven"] if result.exact else [])])


def _cost(result: Result) -> list[tuple[str, str]]:
    found = [
        ("algorithm", result.algorithm),
        ("stopped by", stopped_text(result)),
        ("depth", str(result.depth)),
        ("nodes", f"{result.nodes:,}"),
        ("leaves", f"{result.leaves:,}"),
        ("cut-offs", f"{result.cutoffs:,}"),
        ("table hits", f"{result.table_hits:,}"),
        ("seconds", f"{result.seconds:.3f}"),
        ("nodes/s", f"{_rate(result):,.0f}"),
        ("effective branching", f"{result.effective_branching_factor:.2f}"),
    ]
    if result.deepening_cost is not None:
        share, expected = result.deepening_cost
        found.append(("shallower levels", f"{share:.3f} of the last one; 1/b is {expected:.3f}"))
    return found


def _rate(result: Result) -> float:
    return result.nodes / max(result.seconds, 1e-9)


def _rows(result: Result, most: int) -> Table:
    columns = _columns(result)
    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading, side, _ in columns:
        table.add_column(heading, justify="left" if side == "l" else "right", overflow="fold")
    for row in result.rows[:most]:
        style = "bold" if row.action == result.action else None
        table.add_row(*(Text(cell(row)) for _, _, cell in columns), style=style)
    return table


def _columns(result: Result) -> list[tuple[str, str, Callable[[Row], str]]]:
    """Only the columns that have something to tell."""
    columns: list[tuple[str, str, Callable[[Row], str]]] = [
        ("action", "l", lambda row: row.text),
        ("value", "r", lambda row: row.value_text),
    ]
    if any(row.visits for row in result.rows):
        columns.append(("visits", "r", lambda row: f"{row.visits:,}"))
    if any(row.prior is not None for row in result.rows):
        columns.append(("prior", "r", lambda row: _number(row.prior)))
    if any(row.promise is not None for row in result.rows):
        columns.append(("promise", "r", lambda row: _number(row.promise)))
    columns.append(("line", "l", lambda row: "  ".join(row.line)))
    return columns


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4g}"


def as_json(game: Game, result: Result) -> str:
    """The result and what follows from it; what is no number is null."""
    found = {one.name: getattr(result, one.name) for one in fields(result) if one.name != "trace"}
    found |= {"exact": result.exact, **found.pop("bounds")._asdict()}
    found["rows"] = [_row_as_json(row) for row in result.rows]
    found["levels"] = [_plain(vars(level)) for level in result.levels]
    found |= {
        "game": game.name,
        "nodes_per_second": _rate(result),
        "effective_branching_factor": result.effective_branching_factor,
        "deepening_cost": result.deepening_cost,
    }
    return json.dumps(_plain(found), indent=2, allow_nan=False, default=str)


def _row_as_json(row: Row) -> dict[str, Any]:
    found = vars(row) | {"bound": row.bound, **row.bounds._asdict()}
    return {name: value for name, value in found.items() if name not in ("bounds", "side")}


def _plain(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value


@contextmanager
def live(out: Console, draw: Callable[[Any], RenderableType]) -> Iterator[Report | None]:
    """Inside, what it yields shows each result; it also shows when something is compiled.

    On a terminal only, and gone in the end. Where only stderr is one, compiling shows there.
    """
    from rich.live import Live
    from rich.spinner import Spinner

    from ...kernel import while_compiling

    screen = out if out.is_terminal else Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    with Live(console=screen, transient=True, auto_refresh=True) as shown:

        def tell(compiling: bool) -> None:
            shown.update(Spinner("dots", "compiling ...") if compiling else "", refresh=True)

        def report(result: Result) -> None:
            shown.update(draw(result))  # drawn by a thread of its own, off the search

        with while_compiling(tell):
            yield report if out.is_terminal else None
