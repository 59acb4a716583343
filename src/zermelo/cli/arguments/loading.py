"""Games and positions as commands take them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ... import games
from ...errors import GameIsOver
from ...game import Game
from ..terminal.interrupts import heard_while_compiling

GAMBIT = (".efg", ".nfg")


def load(spec: str) -> Game:
    """The game that a spec names; a user's own rules are checked briefly before work begins."""
    heard_while_compiling()
    game = games.load(spec)
    if type(game).__module__.startswith(f"{games.__name__}."):
        return game
    return games.checked(game, spec)


def load_any(spec: str) -> Game:
    """The game that a spec or one of Gambit's files names."""
    if Path(spec).suffix.lower() not in GAMBIT:
        return load(spec)
    from ...bridges import gambit  # slow to import

    return gambit.read(spec)


def reached(game: Game, moves: Iterable[str], text: str | None = None) -> Any:
    """The state after moves in the game's notation, from the start or from a state as text."""
    state = game.initial_state() if text is None else game.parse_state(text)
    for move in moves:
        if game.is_terminal(state):
            raise GameIsOver(f"the game is over before {move!r}")
        state = game.result(state, game.parse_action(state, move))
    return state


@dataclass(frozen=True)
class NamedPosition:
    """A game and a state of it, as GAME, MOVES and --state name them."""

    spec: str
    moves: tuple[str, ...]
    text: str | None
    game: Game
    state: Any

    @property
    def identity(self) -> str:
        """The spec by what the game is, however it was written; a file of Gambit's has no other."""
        is_gambit = Path(self.spec).suffix.lower() in GAMBIT
        return self.spec if is_gambit else games.spec_text(self.game, self.spec)


def position(function: Callable[..., Any]) -> Callable[..., Any]:
    """For commands with the arguments GAME and MOVES and the option --state."""

    @click.argument("spec", metavar="GAME")
    @click.argument("moves", nargs=-1)
    @click.option("--state", "text", help="Start from this state, as `show --text` prints it.")
    @functools.wraps(function)
    def command(spec: str, moves: tuple[str, ...], text: str | None, **options: Any) -> Any:
        game = load_any(spec)
        state = reached(game, moves, text)
        return function(NamedPosition(spec, moves, text, game, state), **options)

    return command
