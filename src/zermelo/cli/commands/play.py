"""Play a game in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from ...errors import BadParameter, UnknownName
from ...game import Game
from ...games import find, load_named, names
from ...guide import guide_of
from ...play.match.record import append, read, replay
from ...play.match.seeds import Seeds
from ...play.player import Player
from ...play.players.specs import make, make_named
from ...play.process.sandbox import Isolation, isolating, require
from ...play.timing import TimeControl
from ...reading import naming
from ..arguments.loading import load
from ..terminal.client import Client, Quit
from ..terminal.screen import console


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--against",
    "-a",
    multiple=True,
    help="The other players, in order: easy, medium, hard, best, human, alphabeta:time=1, ...; "
    "`zermelo players` lists them all. The last one takes all remaining seats.  [default: auto]",
)
@click.option(
    "--seat", default=1, show_default=True, help="The player you are: 1, 2, ...; 0 to watch."
)
@click.option("--time", "control", help="Time control, such as 60+1 or 10/move.")
@click.option(
    "--hints", default="auto:time=1", show_default=True, help="The player that gives hints."
)
@click.option("--seed", type=int, help="Seed of chance and players; by default unpredictable.")
@click.option(
    "--isolated",
    is_flag=True,
    help="Run players from files and engines in sandboxes (Linux, bubblewrap). Without it such a "
    "player runs with your rights.",
)
@click.option(
    "--resume",
    type=Path,
    help="Continue a saved game; name a game or players of your own again.",
)
@click.option("--record", type=Path, help="Append the finished game to this file, as a JSON line.")
def command(
    game: str | None,
    against: tuple[str, ...],
    seat: int,
    control: str | None,
    hints: str,
    seed: int | None,
    isolated: bool,
    resume: Path | None,
    record: Path | None,
) -> None:
    """Play a game in the terminal. Without a GAME, choose one.

    \b
      zermelo play connect_four --against easy
      zermelo play othello --against alphabeta:time=2 --seat 2 --time 300+5
      zermelo play kuhn_poker --against random
      zermelo play nim --against human
      zermelo play tic_tac_toe --seat 0 --against rules --against mcts:iterations=100
      zermelo play --resume saved.json
      zermelo play mine.py:MyGame --resume saved.json --against uci:stockfish

    A saved game never runs code: if it was played with a game, a program or files of your own, name
    them again.
    """
    out = console()
    if isolated:
        require()
    with isolating(Isolation() if isolated else None):
        make(hints).close()  # an unknown player is an error now, not when a hint is wanted
        if record is not None:
            append(record, [])
        try:
            if resume is not None:
                with naming(resume):
                    client = _resumed(resume, game, against, hints, out)
            else:
                name = game if game is not None else _choice(out)
                client = _seated(name, against or ("auto",), seat, control, hints, seed, out)
        except (EOFError, Quit):
            out.print("bye")
            return
        try:
            client.play(record)
        except (EOFError, Quit):
            out.print("bye")
        finally:
            client.close()


def _seated(
    name: str,
    against: tuple[str, ...],
    seat: int,
    control: str | None,
    hints: str,
    seed: int | None,
    out: Console,
) -> Client:
    """A new game with everybody seated."""
    played = load(name)
    if not 0 <= seat <= played.players:
        raise BadParameter(f"seat must be from 1 to {played.players}, or 0, not {seat}")
    others = iter([*against, *[against[-1]] * played.players])
    specs = ["human" if one == seat - 1 else next(others) for one in range(played.players)]
    clock = TimeControl.parse(control) if control else TimeControl()
    seeds = Seeds.drawn(played, seed)
    return Client(
        played, [make(spec) for spec in specs], out, seeds=seeds, control=clock, hints=hints
    )


def _resumed(
    path: Path, game: str | None, against: tuple[str, ...], hints: str, out: Console
) -> Client:
    """The game in a file that `save` wrote; code that it names has to be given again."""
    saved = next(iter(read(path)), None)
    if saved is None:
        raise BadParameter(f"there is no game in {path}")
    given = None if game is None else load(game)
    again = f"zermelo play {{}} --resume {path}"
    played: Game = load_named(saved.game, given=given, where=path, remedy=again)
    if len(saved.players) != played.players or saved.start is not None:
        raise BadParameter(f"{path} holds a game of {played.name} that was not saved by `play`")
    control = TimeControl() if saved.time_control in ("", "unlimited") else None
    client = Client(
        played,
        _seats(path, saved.players, against),
        out,
        seeds=replace(Seeds.drawn(played, None), luck=saved.seed),
        control=control or TimeControl.parse(saved.time_control),
        hints=hints,
    )
    actions: list[Any] = [action for _, action in replay(saved, played)][:-1]
    client.go_on(actions, saved)
    return client


def _seats(path: Path, saved: tuple[str, ...], against: tuple[str, ...]) -> list[Player]:
    """The players of a saved game, or those named in place of the others."""
    others = iter([*against, *[against[-1]] * len(saved)] if against else [])
    return [
        make(next(others)) if against and one != "human" else make_named(one, where=path)
        for one in saved
    ]


def _choice(out: Console) -> str:
    """Ask for a game, by number or name."""
    known = names()
    for number, name in enumerate(known, 1):
        out.print(f"{number:3}  {name:22} {guide_of(find(name)[0]).summary}", markup=False)
    while True:
        answer = input("which game? ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        if answer in ("quit", "q"):
            raise Quit
        try:
            find(answer)
        except UnknownName as error:
            out.print(str(error), markup=False)
        else:
            return answer
