"""`zermelo games`: the games and what they are."""

from __future__ import annotations

import inspect

import click

from ...errors import ZermeloError
from ...game import Game
from ...games import catalogue, find, names
from ..terminal.screen import console, table

__all__ = ["command"]


@click.command("games")
@click.argument("name", required=False)
def command(name: str | None) -> None:
    """List the games, or describe the one with this NAME.

    \b
      zermelo games
      zermelo games nim
    """
    if name is not None:
        describe(find(name)[0], name)
        return
    out = console()
    if not out.is_terminal:  # for grep: one line each
        for known, klass in catalogue():
            click.echo(f"{known}\t{_traits(klass)}\t{_parameters(klass)}\t{summary(klass)}")
        return

    rows = [
        (known, _brief(klass), _parameters(klass), summary(klass)) for known, klass in catalogue()
    ]
    out.print(table(("game", "what it is", "parameters", ""), rows))
    example = names()[0]
    out.print(f"To read about one: zermelo games {example}. To see it: zermelo show {example}")


def describe(klass: type[Game], name: str) -> None:
    out = console()
    out.print(name, style="bold", markup=False)
    out.print(about(klass), markup=False)
    out.print()
    out.print(f"what it is: {_traits(klass)}", markup=False)
    out.print(f"parameters: {_parameters(klass) or 'none'}", markup=False)


def about(klass: type[Game]) -> str:
    """What the game's file says about it."""
    return inspect.getdoc(inspect.getmodule(klass)) or klass.__doc__ or ""


def summary(klass: type[Game]) -> str:
    return next(iter(about(klass).splitlines()), "")


def _made(klass: type[Game]) -> Game | None:
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
