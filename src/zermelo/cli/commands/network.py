"""Describe a trained network, or pack it into a smaller file."""

from __future__ import annotations

from pathlib import Path

import click

from ...errors import BadParameter
from ...games import load, names


@click.command("network", short_help="Describe a trained network, pack it, or export it.")
@click.argument("file", metavar="FILE|GAME")
@click.option("--pack", type=Path, help="Write it to this file with fewer bits.", metavar="FILE")
@click.option(
    "--bits",
    type=click.Choice(["16", "8"]),
    help="Of a packed weight; with 8, kernels of convolutions keep 16. [default: 16]",
)
@click.option("--onnx", type=Path, help="Write it to this file as ONNX.", metavar="FILE")
def command(file: str, pack: Path | None, bits: str | None, onnx: Path | None) -> None:
    """Show which game a network is for, how large it is and how it was trained.

    \b
      zermelo network breakthrough
      zermelo network runs/connect_four/network.safetensors
      zermelo network runs/connect_four/network.safetensors --pack connect_four.safetensors
      zermelo network runs/hex/network.safetensors --pack hex.safetensors --bits 8
      zermelo network runs/connect_four/network.safetensors --onnx connect_four.onnx

    A packed network has half the size or less and plays wherever the original does. So does one as
    ONNX, which needs the extra `onnx`: alphazero:net=connect_four.onnx. The name of a game stands
    for the network that ships for it.
    """
    from ...learning.inference.alphazero import describe_network, pack_network
    from ...learning.inference.onnx_export import export_network
    from ..terminal.screen import console  # slow to import

    if onnx is not None and onnx.suffix != ".onnx":
        raise BadParameter(f"a file of ONNX is called something.onnx, not {onnx}")
    if bits is not None and pack is None:
        raise BadParameter("--bits is for a packed network: give --pack FILE, too")
    path = _found(file)
    out = console()
    for name, value in describe_network(path).items():
        out.print(f"{name:14}{value}", markup=False)
    if pack is not None:
        size = pack_network(path, pack, int(bits or 16))
        out.print(f"{'packed':14}{pack}, {size:,} bytes", markup=False)
    if onnx is not None:
        out.print(f"{'ONNX':14}{onnx}, {export_network(path, onnx):,} bytes", markup=False)


def _found(file: str) -> Path:
    """The file, or that of the network which ships for a game."""
    from ...learning.inference.alphazero import shipped_network

    path = Path(file)
    if not path.is_file() and file in names():
        path = shipped_network(load(file)) or path
    if not path.is_file():
        raise BadParameter(f"there is no file {file}; `zermelo train` makes networks")
    return path
