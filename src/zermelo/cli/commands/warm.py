"""Compile games ahead."""

from __future__ import annotations

import click

from ... import clock
from ...games import catalogue
from ...guide import guide_of
from ...play.players.choose import warm
from ...play.players.specs import make
from ..arguments.loading import load

IDLE = 19


@click.command("warm")
@click.argument("games", nargs=-1)
@click.option(
    "--player",
    "players",
    multiple=True,
    default=("auto",),
    show_default=True,
    help="A player to compile them for; may be repeated.",
)
@click.option("--idle", is_flag=True, help="Compile only while the computer is idle.")
def command(games: tuple[str, ...], players: tuple[str, ...], idle: bool) -> None:
    """Compile GAMES ahead, so that players are at full speed from the first move.

    Without GAMES, those that are played most. What is compiled already takes a second.

    \b
      zermelo warm connect_four go:size=9
      zermelo warm othello --player mcts --player alphabeta
    """
    loaded = [(name, load(name)) for name in games or _played_most()]
    for spec in players:
        make(spec).close()  # an unknown player is an error now
    failed = False
    for name, game in loaded:
        for spec in players:
            began = clock.now()
            wrong = warm(game, spec, IDLE if idle else 0)
            seconds = f"{clock.now() - began:.1f} s"
            click.echo(
                f"{name}, {spec}: {f'could not be compiled ahead: {wrong}' if wrong else seconds}"
            )
            failed = failed or bool(wrong)
    if failed:
        click.get_current_context().exit(1)


def _played_most() -> list[str]:
    """The games that most people try, first those that nearly everybody knows."""
    guides = {name: guide_of(klass) for name, klass in catalogue()}
    chosen = [name for name, guide in guides.items() if guide.compiled_ahead]
    return sorted(chosen, key=lambda name: not guides[name].popular)
