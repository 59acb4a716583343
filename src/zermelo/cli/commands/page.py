"""Open the page in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ...errors import BadParameter, needs_extra


@click.command("page")
@click.argument("view", default="")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="The port to listen on; 0 for any free one, with a token for this run only.  "
    "[default: 8913, or the next free one]",
)
@click.option(
    "--game",
    "games",
    multiple=True,
    help="A game of your own, as mine.py:Mine; may be repeated.",
)
@click.option(
    "--player",
    "players",
    multiple=True,
    help="A player of your own, as mine.py:Bot; may be repeated.",
)
@click.option(
    "--watch",
    "monitored",
    multiple=True,
    type=Path,
    help="A tournament's file, the folder of a training run, or a file of JSON lines to watch, "
    "there already or about to come; may be repeated. What your own commands begin is listed "
    "without it.",
)
@click.option(
    "--tables", multiple=True, type=Path, help="A folder of endgame tables for the analysis."
)
@click.option("--book", "books", multiple=True, type=Path, help="An opening book for the analysis.")
@click.option("--lan", is_flag=True, help="Let people in the local network play as your guests.")
@click.option("--certificate", type=Path, help="A TLS certificate for --lan.")
@click.option("--key", type=Path, help="The key of the certificate.")
@click.option(
    "--new-token",
    is_flag=True,
    help="Make a new token: browsers with the old one are refused.",
)
@click.option(
    "--browser/--no-browser",
    default=True,
    help="Whether to open a browser, or only print the address.",
)
def command(
    tables: tuple[Path, ...],
    books: tuple[Path, ...],
    lan: bool,
    certificate: Path | None,
    key: Path | None,
    **others: Any,
) -> None:
    """Open the page: play, look inside the search, learn.

    The server accepts connections from this machine only, and its address contains a token. The
    token stays the same for you, so browsers that know it need no new address. With --lan, people
    in the local network can open the invitations that you make on the page. Tournaments and
    training runs that you begin in a terminal appear on the page by themselves.

    \b
      zermelo page
      zermelo page play/connect_four
      zermelo page mine.py:Mine
      zermelo page --game mine.py:Mine --player mine.py:Bot
      zermelo page lessons --port 8080 --no-browser
      zermelo page work
      zermelo page --watch log.jsonl
      zermelo page play/chess --lan
      zermelo page play/chess --tables tables/chess --book openings.book
    """
    with needs_extra("web pages", "web"):
        from ...web.resources import Resources
        from ...web.server.network import local_network
        from ...web.server.serve import serve
    if not lan and (certificate or key):
        raise BadParameter("--certificate and --key are for --lan")
    serve(
        resources=Resources(tables, books),
        network=local_network(certificate, key) if lan else None,
        report=click.echo,
        **others,
    )
