"""The command line: one module per command, imported when it is called."""

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

from .._version import __version__
from ..errors import ZermeloError, nearest
from ..text import printable
from .terminal.errors import INTERRUPTED, TRACEBACK, explain

COMMANDS = {
    "book": "Build opening books and look up positions.",
    "cache": "Show or clear the compiled code.",
    "check": "Check that a game obeys the rules all games must obey.",
    "convert": "Convert games and game records between file formats.",
    "exploitability": "Measure what best responses gain against a strategy.",
    "games": "List the games, or describe one.",
    "gtp": "Play as a GTP engine.",
    "lessons": "List the lessons of the course, print one, or make notebooks of them.",
    "match": "Play a match between two players.",
    "network": "Describe a trained network, or pack it into a smaller file.",
    "page": "Open the page in the browser.",
    "perft": "Count paths or states, ply by ply.",
    "play": "Play a game in the terminal.",
    "players": "List the kinds of players.",
    "playouts": "Play random games and summarize them.",
    "search": "Find the best move.",
    "sheet": "Make a sheet of exercises, with answers.",
    "show": "Show a board and the legal moves.",
    "size": "Estimate how large a game is.",
    "solve": "Find the value of a game, or an equilibrium.",
    "standings": "Show the standings of a tournament, and export its games.",
    "table": "Build endgame tables and look up positions.",
    "tournament": "Play a tournament and rate the players.",
    "train": "Train a network or an evaluation.",
    "tune": "Tune the settings of a player by games against itself.",
    "uci": "Play chess as a UCI engine.",
    "verify": "Check that an answer is right.",
    "warm": "Compile games ahead.",
}
"""Each is a module of this package; here, so that help need not import them."""
WRONG = 2
_ELSEWHERE = {
    **dict.fromkeys(("serve", "server", "web", "gui", "ui", "open"), "page"),
    **dict.fromkeys(("analyse", "analyze", "eval", "best", "move"), "search"),
    **dict.fromkeys(("list", "info"), "games"),
    **dict.fromkeys(("learn", "fit", "selfplay"), "train"),
    "compile": "warm",
    "nash": "solve",
}
"""What other programs call our commands."""


class Commands(click.Group):
    """Finds commands by the names of their modules, and turns errors into one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"{__name__}.commands.{name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            known = _ELSEWHERE.get(args[0])
            close = [known] if known else nearest(args[0], COMMANDS)
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
                _say(explain(error))
                ctx.exit(WRONG)


def _say(message: object) -> None:
    """Print to stderr; names and texts in it may come from anybody."""
    lines = [printable(line, 4000) for line in str(message).splitlines()]
    click.echo("zermelo: " + "\n".join(lines), err=True)


def _print_anything() -> None:
    """A terminal limited to ASCII shows question marks for other characters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_through(error: Exception) -> None:
    """Raise what click handles itself, and everything where a traceback is wanted."""
    of_click = isinstance(error, click.ClickException | click.exceptions.Exit | click.Abort)
    closed = isinstance(error, OSError) and error.errno == errno.EPIPE
    if of_click or closed or TRACEBACK in os.environ:
        raise error


@contextlib.contextmanager
def _short_warnings() -> Iterator[None]:
    """A warning is one line, without the source that raised it."""

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        _say(message)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


@contextlib.contextmanager
def _logged(verbose: int) -> Iterator[None]:
    """What zermelo logs goes to stderr, a line each."""
    import logging

    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s", "%H:%M:%S"))
    logger = logging.getLogger("zermelo")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO if verbose == 1 else logging.DEBUG)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "-v",
    "--verbose",
    count=True,
    help="Say what is compiled, trained and played meanwhile; -vv says more.",
)
@click.version_option(__version__, "--version", prog_name="zermelo")
@click.pass_context
def main(ctx: click.Context, verbose: int) -> None:
    """Adversarial search and games.

    A GAME is a name with parameters, or a class in a file of your own:

    \b
      zermelo show tic_tac_toe b2 a1
      zermelo perft connect_four:rows=5,columns=6 8
      zermelo check mygame.py:MyGame

    Without a command, the page opens in the browser: play, look inside the search, learn.
    """
    if verbose:
        ctx.with_resource(_logged(verbose))
    if ctx.invoked_subcommand is None:
        from .commands.page import command

        ctx.invoke(command)
