"""`zermelo page`: the page in the browser."""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["command"]


@click.command("page", short_help="Open the page in the browser.")
@click.argument("view", default="")
@click.option(
    "--port",
    default=0,
    type=click.IntRange(0, 65535),
    help="The port to listen on; any free one where none is given.",
)
@click.option(
    "--watch",
    "watches",
    multiple=True,
    type=Path,
    help="A tournament's file, a training run's folder, or JSON lines of other long work, to "
    "look on; may be repeated.",
)
@click.option(
    "--tables", multiple=True, type=Path, help="A folder of endgame tables for the analysis."
)
@click.option("--book", "books", multiple=True, type=Path, help="An opening book for the analysis.")
@click.option("--browser/--no-browser", default=True, help="Open a browser, or only tell where.")
def command(
    view: str,
    port: int,
    watches: tuple[Path, ...],
    tables: tuple[Path, ...],
    books: tuple[Path, ...],
    browser: bool,
) -> None:
    """Open the page: play, look inside the search, learn.

    The server listens to this machine alone, and the address it prints holds a token.

    \b
      zermelo page
      zermelo page play/connect_four
      zermelo page lessons --port 8080 --no-browser
      zermelo page --watch tournament.db
      zermelo page --watch runs/c4
      zermelo page play/chess --tables tables/chess --book openings.book
    """
    try:
        from ...web.server.serve import serve
    except ImportError as error:
        raise click.ClickException(
            f"the page needs {error.name}; install it with: pip install 'zermelo[web]'"
        ) from None
    serve(
        port,
        view=view,
        monitored=watches,
        tables=tables,
        books=books,
        browser=browser,
        report=click.echo,
    )
