"""Show or clear the compiled code."""

from __future__ import annotations

import click

from ...kernel.cache import dispatcher as cache
from ...kernel.cache.dispatcher import entries
from ...kernel.cache.store import cache_folder


@click.group("cache", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Show where compiled code is kept, how much there is and the time it saves; `cache clear`
    deletes it.

    Set ZERMELO_CACHE to keep it elsewhere.
    """
    if ctx.invoked_subcommand is not None:
        return

    found = list(entries())
    click.echo(cache_folder())
    click.echo(f"{len(found):,} files, {sum(one.size for one in found) / 1e6:.1f} MB")
    spent = sum(one.seconds for one in found)
    if spent:
        click.echo(f"saves {spent:,.0f} s of compiling, if all of it is used again")


@command.command("clear")
def clear() -> None:
    """Delete all compiled code; games are compiled again when next used."""
    number = cache.clear()
    click.echo(f"deleted {number:,} files")
