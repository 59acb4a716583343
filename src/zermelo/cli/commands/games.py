"""List the games, or describe one."""

from __future__ import annotations

import inspect

import click

from ...errors import ZermeloError
from ...game import Game
from ...games import catalogue, find, names
from ...guide import guide_of, parameters_of
from ...settings import UNSET
from ..terminal.screen import console, table


@click.command("games")
@click.argument("name", required=False)
def command(name: str | None) -> None:
    """List the games, or give the rules of the one with this NAME.

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
            click.echo(
                f"{known}\t{_traits(klass)}\t{_parameters(klass)}\t{guide_of(klass).summary}"
            )
        return

    rows = [
        (known, _brief(klass), _parameters(klass), guide_of(klass).summary)
        for known, klass in catalogue()
    ]
    out.print(table(("game", "what it is", "parameters", ""), rows))
    example = names()[0]
    out.print(f"For the rules of one: zermelo games {example}. To see it: zermelo show {example}")


def describe(klass: type[Game], name: str) -> None:
    """Its rules for people, its parameters, and what its file says to those who read code."""
    guide = guide_of(klass)
    out = console()
    out.print(f"{guide.title} ({name})", style="bold", markup=False)
    facts = [f"What it is: {_traits(klass)}", f"Parameters: {_parameters(klass) or 'none'}"]
    meanings = [f"  {name}: {one.help}" for name, one in parameters_of(klass).items() if one.help]
    history = f"History: {guide.history}" if guide.history else ""
    parts = [
        guide.summary,
        *_paragraphs(guide.rules),
        *_paragraphs(guide.moves and f"Moves, on the page and in text: {guide.moves}"),
        "\n".join(facts + meanings),
        history,
        f"From its file:\n{about(klass)}",
    ]
    out.print("\n\n".join(filter(None, parts)), markup=False)


def about(klass: type[Game]) -> str:
    """What the game's file says about it."""
    return inspect.getdoc(inspect.getmodule(klass)) or klass.__doc__ or ""


def _paragraphs(markdown: str) -> list[str]:
    """Each on one line: the terminal breaks it where it likes."""
    return [" ".join(one.split()) for one in markdown.split("\n\n")]


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
    return ", ".join(
        name if one.default is UNSET else f"{name}={one.default}"
        for name, one in parameters_of(klass).items()
    )
