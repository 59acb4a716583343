"""Make a game a library for C or WebAssembly that needs no Python."""

from __future__ import annotations

from pathlib import Path

import click

from ...errors import BadParameter
from ...kernel.exporting.target import TARGETS, target_called
from ..arguments.loading import load

NATIVE = [name for name in TARGETS if name != "wasm"]


@click.command("export")
@click.argument("game")
@click.option("--c", "c_folder", help="Write a C header and libraries into this folder.")
@click.option("--wasm", "wasm_folder", help="Write a WebAssembly module with types into this one.")
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
    game: str,
    c_folder: str | None,
    wasm_folder: str | None,
    targets: tuple[str, ...],
    name: str | None,
    search: str | None,
) -> None:
    """Write a game, your own too, as a program: its rules, a search, levels of play.

    \b
      zermelo export connect_four --c build
      zermelo export mine.py:MyGame --wasm site
      zermelo export chess --c build --target linux-aarch64 --target windows-x86_64
    """
    from ...export.c_library import write_c  # slow to import
    from ...export.exporting import Exported
    from ...export.linking import this_machine
    from ...export.web_module import write_wasm

    if not (c_folder or wasm_folder):
        raise BadParameter("say what to write: --c FOLDER for C, --wasm FOLDER for WebAssembly")
    if targets and not c_folder:
        raise BadParameter("--target says which systems --c is for; leave it out with --wasm")
    chosen = {one: target_called(one) for one in targets or (this_machine(),)}
    if "wasm" in chosen:
        raise BadParameter("for WebAssembly write --wasm FOLDER in place of --target wasm")
    exported = Exported(load(game), name or "", search or "")
    written = write_c(exported, Path(c_folder), chosen) if c_folder else []
    written += write_wasm(exported, Path(wasm_folder)) if wasm_folder else []
    for path in written:
        click.echo(f"wrote {path} ({path.stat().st_size:,} bytes)")
