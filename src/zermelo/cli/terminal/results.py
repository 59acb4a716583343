"""The one result of every search, as tables, as JSON, and live while it grows."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.spinner import Spinner
from rich.table import Table
from rich.text import Text

from ...game import Game
from ...result import Result, Row, basis_text, stopped_text, value_text, worth_text
from ...wording import of_row, result_words, words
from .screen import table

Report = Callable[[Any], None]


def tables(game: Game, result: Result, most: int) -> RenderableType:
    """All that was found: the answer, the cost, and a row for each of the best moves."""
    parts: list[RenderableType] = [facts([*_answer(game, result), *_cost(result)])]
    if result.rows:
        parts += [_rows(game, result, most)] if most else []
        if len(result.rows) > most:
            parts.append(Text(f"and {len(result.rows) - most} more; --rows sets how many"))
    return Group(*parts)


def facts(pairs: list[tuple[str, str]]) -> Table:
    """Names and what they stand for, one to a line."""
    shown = Table(box=None, show_header=False, pad_edge=False)
    shown.add_column(style="bright_black", no_wrap=True)
    shown.add_column(overflow="fold")
    for name, value in pairs:
        shown.add_row(name, Text(value))
    return shown


def _answer(game: Game, result: Result) -> list[tuple[str, str]]:
    from ...search import Proof

    if isinstance(result, Proof):
        claim = f"at least {result.at_least:g} to {game.player_name(result.player)}"
        words = {True: "proven", False: "disproven", None: "neither proven nor disproven"}
        found = [("value", f"{claim}: {words[result.proven]}")]
    else:
        found = [("value", _value_text(game, result)), *_in_words(game, result)]
    best = result.best()
    if result.action is not None:
        found.append(("best action", best.text if best else result.line[0]))
    return [*found, ("line", "  ".join(result.line) or "none")]


def _in_words(game: Game, result: Result) -> list[tuple[str, str]]:
    """What the value means, where that is more than a number."""
    if game.players != 2 or not game.zero_sum:
        return []
    told = result_words(game, result)
    return [("in words", told)] if told else []


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
    return ", ".join([*shares, *(["proven"] if result.exact else [])]) + basis_text(result)


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


def _rows(game: Game, result: Result, most: int) -> Table:
    columns = {
        heading: cell
        for heading, cell in _COLUMNS.items()
        if heading not in _OPTIONAL or any(getattr(row, heading) for row in result.rows)
    }
    if any(row.plies for row in result.rows):  # how soon, which the number does not say
        columns["in words"] = lambda row: _row_words(game, result, row)
    rows = [[cell(row) for cell in columns.values()] for row in result.rows[:most]]
    shown = table(list(columns), rows, right=("value", *_OPTIONAL))
    for at, row in enumerate(result.rows[:most]):
        shown.rows[at].style = "bold" if row.action == result.action else None
    return shown


_COLUMNS: dict[str, Callable[[Row], str]] = {
    "action": lambda row: row.text,
    "value": lambda row: row.value_text,
    "visits": lambda row: f"{row.visits:,}",
    "nodes": lambda row: f"{row.nodes:,}",
    "prior": lambda row: _number(row.prior),
    "promise": lambda row: _number(row.promise),
    "line": lambda row: "  ".join(row.line),
}
_OPTIONAL = ("visits", "nodes", "prior", "promise")


def _row_words(game: Game, result: Result, row: Row) -> str:
    worth = of_row(result, row)
    return "" if worth is None else words(game, worth)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4g}"


def as_json(game: Game, result: Result) -> str:
    """The result and what follows from it; what is no number is null."""
    found = {one.name: getattr(result, one.name) for one in fields(result) if one.name != "trace"}
    found |= {"exact": result.exact, **found.pop("bounds")._asdict()}
    found["rows"] = [_row_as_json(row) for row in result.rows]
    found["levels"] = [finite(vars(level)) for level in result.levels]
    found |= {
        "game": game.name,
        "nodes_per_second": _rate(result),
        "effective_branching_factor": result.effective_branching_factor,
        "deepening_cost": result.deepening_cost,
    }
    return json.dumps(finite(found), indent=2, allow_nan=False, default=str)


def _row_as_json(row: Row) -> dict[str, Any]:
    found = vars(row) | {"bound": row.bound, **row.bounds._asdict()}
    return {name: value for name, value in found.items() if name not in ("bounds", "side")}


def finite(value: Any) -> Any:
    """The value with null for all numbers that JSON does not have."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {name: finite(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [finite(one) for one in value]
    return value


@contextmanager
def live(out: Console, draw: Callable[[Any], RenderableType]) -> Iterator[Report | None]:
    """Inside, call what it yields with each result to show it; compiling is shown too.

    Only on a terminal, and gone at the end. If only stderr is one, compiling is shown there.
    """
    from ...kernel import while_compiling

    screen = out if out.is_terminal else Console(stderr=True)
    if not screen.is_terminal:
        with while_compiling(_say, _say):
            yield None
        return
    latest: list[RenderableType] = []
    waiting, meanwhile = Spinner("dots", "compiling ..."), Spinner("dots")
    state = {"waiting": False, "meanwhile": False}

    def shown() -> RenderableType:
        if state["waiting"]:
            return waiting
        if not state["meanwhile"]:
            return Group(*latest)
        meanwhile.update(text=_plain_meanwhile())
        return Group(*latest, meanwhile)

    def report(result: Result) -> None:
        latest[:] = [draw(result)]  # shown by a thread of its own, off the search

    with Live(console=screen, transient=True, get_renderable=shown) as growing:

        def set_state(**changed: bool) -> None:
            state.update(changed)
            growing.refresh()

        with while_compiling(
            lambda begins: set_state(waiting=begins), lambda begins: set_state(meanwhile=begins)
        ):
            yield report if out.is_terminal else None


def _plain_meanwhile() -> str:
    from ...kernel.tiers import seconds_left

    left = seconds_left()
    soon = "" if left is None else f", about {left:.0f} s left"
    return f"compiling{soon}; plain Python until then"


def _say(compiling: bool) -> None:
    """In logs and pipes."""
    if compiling:
        click.echo("compiling ...", err=True)  # once, when it begins
