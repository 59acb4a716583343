"""Make a game a library for C or WebAssembly that needs no Python."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from ...errors import BadParameter
from ...games import names
from ...kernel.exporting.target import TARGETS, target_called
from ..arguments.loading import load

NATIVE = [name for name in TARGETS if name != "wasm"]


@click.command("export")
@click.argument("game", required=False)
@click.option("--c", "c_folder", help="Write a C header and libraries into this folder.")
@click.option("--wasm", "wasm_folder", help="Write a WebAssembly module with types into this one.")
@click.option("--web", "web_folder", help="Write a page that plays the game without a server.")
@click.option("--site", "site_folder", help="Write such a page with every game that it can play.")
@click.option("--pyodide", default="", help="Where Pyodide is, for pages: see docs/export.md.")
@click.option(
    "--target",
    "targets",
    multiple=True,
    help=f"For which systems the libraries are; this one unless given. One of {', '.join(NATIVE)}.",
)
@click.option("--name", help="What the functions' names begin with, in place of the game's name.")
@click.option(
    "--search",
    type=click.Choice(["alphabeta", "mcts", "none"]),
    help="The search that goes with the rules; what suits the game unless given.",
)
def command(
    game: str | None,
    c_folder: str | None,
    wasm_folder: str | None,
    web_folder: str | None,
    site_folder: str | None,
    pyodide: str,
    targets: tuple[str, ...],
    name: str | None,
    search: str | None,
) -> None:
    """Write a game, your own too, as a program: its rules, a search, levels of play.

    \b
      zermelo export connect_four --c build
      zermelo export mine.py:MyGame --wasm module
      zermelo export mine.py:MyGame --web page
      zermelo export --site page
      zermelo export chess --c build --target linux-aarch64 --target windows-x86_64
    """
    if web_folder or site_folder:
        given = {"--c": c_folder, "--wasm": wasm_folder, "--target": targets}
        _check_page(game, web_folder, given | {"--name": name, "--search": search})
        specs = [game] if game else names()
        _write_page(specs, Path(web_folder or site_folder or ""), pyodide)
    elif game is None:
        raise BadParameter("say which game, as in: zermelo export connect_four --c build")
    else:
        options = {"prefix": name or "", "search": search or ""}
        _write_program(game, c_folder, wasm_folder, targets, options)


def _write_program(
    game: str,
    c_folder: str | None,
    wasm_folder: str | None,
    targets: tuple[str, ...],
    options: dict[str, str],
) -> None:
    """For C, WebAssembly or both."""
    from ...export.c_library import write_c  # slow to import
    from ...export.exporting import Exported
    from ...export.linking import this_machine
    from ...export.web_module import write_wasm

    if not (c_folder or wasm_folder):
        raise BadParameter(
            "say what to write: --c FOLDER for C, --wasm FOLDER for WebAssembly, --web FOLDER for "
            "a page"
        )
    if targets and not c_folder:
        raise BadParameter("--target says which systems --c is for; leave it out with --wasm")
    chosen = {one: target_called(one) for one in targets or (this_machine(),)}
    if "wasm" in chosen:
        raise BadParameter("for WebAssembly write --wasm FOLDER in place of --target wasm")
    exported = Exported(load(game), **options)
    written = write_c(exported, Path(c_folder), chosen) if c_folder else []
    written += write_wasm(exported, Path(wasm_folder)) if wasm_folder else []
    for path in written:
        click.echo(f"wrote {path} ({path.stat().st_size:,} bytes)")


def _check_page(game: str | None, web_folder: str | None, others: Mapping[str, object]) -> None:
    """Refuse options that a page has no use for."""
    if given := [name for name, value in others.items() if value]:
        raise BadParameter(f"a page is written by itself: leave out {', '.join(given)}")
    if web_folder and game is None:
        raise BadParameter("say which game: zermelo export connect_four --web page")
    if not web_folder and game is not None:
        raise BadParameter(f"--site takes every game; for {game} alone: --web FOLDER")
    if game is not None:
        load(game)  # a wrong name is said before Pyodide is missed


def _write_page(specs: list[str], folder: Path, pyodide: str) -> None:
    """A page without a server, and how it is looked at."""
    from ...browser.folder import write_page  # slow to import
    from ...browser.pyodide import find_pyodide

    found = find_pyodide(pyodide)
    many = len(specs) > 1
    written = write_page(specs, folder, found, lambda name: click.echo(name) if many else None)
    for name, why in written.left_out.items():
        click.echo(f"left out {name}: {why}", err=True)
    size = sum(path.stat().st_size for path in written.files)
    click.echo(f"wrote {len(written.files)} files into {folder} ({size:,} bytes)")
    click.echo(f"to look at it: python -m http.server --directory {folder}")
