"""`zermelo network`: describes a trained network, and packs it into a small file."""

from __future__ import annotations

from pathlib import Path

import click

from ...errors import BadParameter

__all__ = ["command"]


@click.command("network", short_help="Describe a trained network, or pack it into a small file.")
@click.argument("file", type=Path)
@click.option("--pack", type=Path, help="Write it to this file in half precision.", metavar="FILE")
def command(file: Path, pack: Path | None) -> None:
    """Show which game a network is for, how large it is and how it was trained.

    \b
      zermelo network runs/connect_four/network.safetensors
      zermelo network runs/connect_four/network.safetensors --pack connect_four.safetensors

    A packed network has half the size and plays wherever the original does.
    """
    from ...learning.inference.alphazero import describe_network, pack_network
    from ..terminal.screen import console  # slow to import

    if not file.is_file():
        raise BadParameter(f"there is no file {file}; `zermelo train` makes networks")
    out = console()
    for name, value in describe_network(file).items():
        out.print(f"{name:14}{value}", markup=False)
    if pack is not None:
        out.print(f"{'packed':14}{pack}, {pack_network(file, pack):,} bytes", markup=False)
