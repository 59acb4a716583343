"""`zermelo games`: what there is, and what it is."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ...game import Game

__all__ = ["command"]


@click.command("games", short_help="List the games, or tell about one.")
@click.argument("name", required=False)
def command(name: str | None) -> None:
    """List the games; with a NAME, tell all about one.

    \b
      zermelo games
      zermelo games nim
    """
    from ...games import catalogue, find, names
    from ..terminal.screen import console

    if name is not None:
        describe(find(name)[0], name)
        return
    out = console()
    if not out.is_terminal:  # for grep and the like: one line each
        for known, klass in catalogue():
            click.echo(f"{known}\t{_traits(klass)}\t{_parameters(klass)}\t{summary(klass)}")
        return
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in ("game", "what it is", "parameters", ""):
        table.add_column(heading, overflow="fold")
    for known, klass in catalogue():
        table.add_row(known, _brief(klass), _parameters(klass), summary(klass))
    out.print(table)
    example = names()[0]
    out.print(f"More about one: zermelo games {example}. Look at it: zermelo show {example}")


def describe(klass: type[Game], name: str) -> None:
    from ..terminal.screen import console

    out = console()
    out.print(name, style="bold", markup=False)
    out.print(about(klass), markup=False)
    out.print()
    out.print(f"what it is: {_traits(klass)}", markup=False)
    out.print(f"parameters: {_parameters(klass) or 'none'}", markup=False)


def about(klass: type[Game]) -> str:
    """What the game's file says of it."""
    return inspect.getdoc(inspect.getmodule(klass)) or klass.__doc__ or ""


def summary(klass: type[Game]) -> str:
    return next(iter(about(klass).splitlines()), "")


def _made(klass: type[Game]) -> Game | None:
    from ...errors import ZermeloError

    try:
        return klass()
    except (TypeError, ZermeloError):  # it needs parameters
        return None


def _traits(klass: type[Game]) -> str:
    game = _made(klass)
    return str(game.traits) if game else ""


def _brief(klass: type[Game]) -> str:
    """The number of players, and what not every game has."""
    game = _made(klass)
    if game is None:
        return ""
    special = {
        "general-sum": not game.zero_sum,
        "chance": game.chance,
        "hidden": game.hidden_information,
    }
    return ", ".join([f"{game.players} players", *(name for name, has in special.items() if has)])


def _parameters(klass: type[Game]) -> str:
    if klass.__init__ is object.__init__:
        return ""
    parameters = list(inspect.signature(klass.__init__).parameters.values())[1:]
    return ", ".join(
        one.name if one.default is one.empty else f"{one.name}={one.default}" for one in parameters
    )
