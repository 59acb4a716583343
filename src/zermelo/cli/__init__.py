"""The command line: one file per command, imported when it is called."""

from __future__ import annotations

import contextlib
import errno
import importlib
import io
import os
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import click

from .. import __version__
from ..errors import ZermeloError, nearest
from ..text import printable
from .terminal.errors import WISH, told

__all__ = ["main"]

COMMANDS = (
    "book",
    "cache",
    "check",
    "convert",
    "games",
    "gtp",
    "match",
    "network",
    "page",
    "perft",
    "play",
    "players",
    "playouts",
    "search",
    "sheet",
    "show",
    "size",
    "solve",
    "standings",
    "table",
    "tournament",
    "train",
    "uci",
    "verify",
)
WRONG, INTERRUPTED = 2, 130


class Commands(click.Group):
    """Finds commands by the names of their files, and lets no traceback out."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"{__name__}.commands.{name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            close = nearest(args[0], COMMANDS)
            hint = f"did you mean {' or '.join(close)}?" if close else f"try {', '.join(COMMANDS)}"
            raise click.UsageError(f"there is no command {args[0]!r}; {hint}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        _print_anything()
        with _short_warnings():
            try:
                return super().invoke(ctx)
            except ZermeloError as error:
                _say(error)
                ctx.exit(WRONG)
            except KeyboardInterrupt:
                ctx.exit(INTERRUPTED)
            except Exception as error:
                _let_through(error)
                _say(told(error))
                ctx.exit(WRONG)


def _say(message: object) -> None:
    """On stderr, whatever it quotes: names and texts may come from anybody."""
    lines = [printable(line, 4000) for line in str(message).splitlines()]
    click.echo("zermelo: " + "\n".join(lines), err=True)


def _print_anything() -> None:
    """A terminal that knows no more than ASCII shows a question mark for what it can't."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_through(error: Exception) -> None:
    """What the command line's library handles itself, and all where a traceback is wished for."""
    of_click = isinstance(error, click.ClickException | click.exceptions.Exit | click.Abort)
    closed = isinstance(error, OSError) and error.errno == errno.EPIPE
    if of_click or closed or WISH in os.environ:
        raise error


@contextlib.contextmanager
def _short_warnings() -> Iterator[None]:
    """A warning is one line, without the source that raised it."""

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        _say(message)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "--version", prog_name="zermelo")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Adversarial search and games.

    A GAME is a name with parameters, or a class in a file of your own:

    \b
      zermelo show tic_tac_toe b2 a1
      zermelo perft connect_four:rows=5,columns=6 8
      zermelo check mygame.py:MyGame

    Without a command, the page opens: play, look inside the search, learn.
    """
    if ctx.invoked_subcommand is None:
        from .commands.page import command

        ctx.invoke(command)
