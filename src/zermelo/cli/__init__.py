"""The command line: one module per command, imported when it is called."""

from __future__ import annotations

import contextlib
import errno
import functools
import importlib
import io
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from .._version import __version__
from ..errors import ZermeloError, nearest
from ..text import printable
from .terminal.errors import INTERRUPTED, TRACEBACK, explain

WRONG = 2
_ELSEWHERE = {
    **dict.fromkeys(("serve", "server", "web", "gui", "ui", "open"), "page"),
    **dict.fromkeys(("analyse", "analyze", "eval", "best", "move"), "search"),
    **dict.fromkeys(("list", "info"), "games"),
    **dict.fromkeys(("learn", "fit", "selfplay"), "train"),
    "compile": "warm",
    "nash": "solve",
}
"""The names that other programs use for our commands."""


@functools.cache
def known_commands() -> dict[str, str]:
    """The help of each command: the first line of its module, which is read, not imported."""
    found = {}
    for path in sorted((Path(__file__).parent / "commands").glob("[!_]*.py")):
        with path.open(encoding="utf-8") as lines:
            found[path.stem] = lines.readline().strip().strip('"')
    return found


class Commands(click.Group):
    """Finds commands by the names of their modules, and turns errors into one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(known_commands())

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(known_commands().items()))

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in known_commands():
            return None
        command: click.Command = importlib.import_module(f"{__name__}.commands.{name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in known_commands():
            known = _ELSEWHERE.get(args[0])
            close = [known] if known else nearest(args[0], known_commands())
            hint = (
                f"did you mean {' or '.join(close)}?"
                if close
                else f"try {', '.join(known_commands())}"
            )
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
    """Print to stderr, with names and texts from elsewhere made safe."""
    lines = [printable(line, 4000) for line in str(message).splitlines()]
    click.echo("zermelo: " + "\n".join(lines), err=True)


def _print_anything() -> None:
    """Print question marks for characters that an ASCII terminal lacks."""
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
    help="Log what is compiled, trained and played; -vv logs more.",
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
