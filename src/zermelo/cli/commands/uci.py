"""Play chess as a UCI engine."""

from __future__ import annotations

import sys

import click

from ...bridges.uci import LONGEST_LINE, serve


@click.command("uci")
def command() -> None:
    """Play chess as an engine: speak UCI on standard input and output.

    Point a chess program at the command `zermelo uci`. The first start compiles the rules and
    the search, which takes about a minute; later ones take a second.
    """
    serve(iter(lambda: sys.stdin.readline(LONGEST_LINE), ""), sys.stdout)
