"""The file of a network: weights as safetensors, with metadata that say what it is for.

A file is checked against the network that it claims to be before anything is allocated: every
part there, of the right shape and precision, every weight a finite number.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ...errors import BadFile, short
from ...files import write_whole
from ...reading import fitted, open_regular, parse_json, reading

if TYPE_CHECKING:
    from torch import nn

__all__ = [
    "BadNetwork",
    "check_answers",
    "check_sizes",
    "filled",
    "read_about",
    "read_shape",
    "read_tensors",
    "write_weights",
]

MOST_INPUTS = 1 << 24
MOST_UNITS = 1 << 16
MOST_UTILITY = 1e9
_TRIED = 1 << 22  # inputs of a network that is tried out when it is read

Net = TypeVar("Net", bound="nn.Module")
Shape = TypeVar("Shape")


class BadNetwork(BadFile):
    """A file that holds no network, or one for another game."""


def write_weights(
    path: str | Path,
    network: Any,
    kind: str,
    game: str,
    about: dict[str, Any],
    half: bool = False,
) -> None:
    """Weights, shape, game spec and provenance; `half`: matrices in half precision."""
    from safetensors.torch import save

    tensors = {
        name: (tensor.half() if half and tensor.dim() > 1 else tensor).detach().cpu().contiguous()
        for name, tensor in network.state_dict().items()
    }
    said = {
        "format": kind,
        "game": game,
        "shape": json.dumps(asdict(network.shape)),
        "about": json.dumps(about),
    }
    write_whole(path, save(tensors, metadata=said))


def read_tensors(path: str | Path, what: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The tensors and metadata of a file; `what` it should hold, for errors."""
    from safetensors import SafetensorError, safe_open

    try:
        with open_regular(path):
            pass  # refuses pipes and devices, which would block
        with safe_open(str(path), "pt") as file:
            said = file.metadata() or {}
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except FileNotFoundError:
        raise BadNetwork(f"there is no {what} {str(path)!r}") from None
    except (SafetensorError, OSError, ValueError, OverflowError) as error:
        raise BadNetwork(f"{path} is no {what}, or a damaged one: {short(error)}") from None
    for name, tensor in tensors.items():
        if tensor.is_floating_point() and not bool(tensor.isfinite().all()):
            raise BadNetwork(
                f"{path} is damaged: {short(name)} holds weights that are no finite numbers"
            )
    return tensors, said


def read_shape(path: str | Path, said: dict[str, str], kind: type[Shape]) -> Shape:
    """The shape in the metadata of a file."""
    try:
        shape: Shape = fitted(parse_json(said.get("shape", "null")), kind)
    except BadFile as error:
        raise BadNetwork(f"{path} does not say what it is a network for: {error}") from None
    return shape


def read_about(path: str | Path, said: dict[str, str]) -> dict[str, Any]:
    """How the network of a file came about, by its metadata."""
    with reading(path, BadNetwork):
        about: dict[str, Any] = fitted(parse_json(said.get("about", "{}")), dict[str, Any], "about")
    return about


def check_sizes(path: str | Path, inputs: Sequence[int], units: Sequence[int], layers: int) -> None:
    """Refuse sizes that no network has."""
    possible = (
        0 < len(inputs) <= 8
        and all(0 < size <= MOST_UNITS for size in (*inputs, *units))
        and math.prod(inputs) <= MOST_INPUTS
        and 0 <= layers <= 256
    )
    if not possible:
        raise BadNetwork(f"{path} claims a network of an impossible size")


def filled(path: str | Path, build: Callable[[], Net], tensors: dict[str, Any]) -> Net:
    """The network that `build` makes, with the weights of a file; all must be there."""
    import torch

    with torch.device("meta"):  # sizes alone: nothing is allocated
        wanted = build().state_dict()
    for name, sample in wanted.items():
        if name not in tensors:
            raise BadNetwork(f"{path} lacks a part of its weights: {name}")
        _check_part(path, name, tensors[name], sample)
    for name in tensors:
        if name not in wanted:
            raise BadNetwork(f"{path} has weights that are no part of its network: {short(name)}")
    network = build()
    network.load_state_dict(tensors)
    return network


def _check_part(path: str | Path, name: str, tensor: Any, sample: Any) -> None:
    import torch

    if tensor.shape != sample.shape:
        sizes = f"{list(tensor.shape)} where {list(sample.shape)} is needed"
        raise BadNetwork(f"{path} lacks a part of its weights: {name} is {short(sizes)}")
    halves = {torch.float32: (torch.float32, torch.float16)}
    if tensor.dtype not in halves.get(sample.dtype, (sample.dtype,)):
        raise BadNetwork(f"{path} has {name} in a precision that is not read: {tensor.dtype}")
    if name.endswith("running_var") and bool((tensor < 0).any()):
        raise BadNetwork(f"{path} is damaged: {name} holds variances below zero")


def check_answers(path: str | Path, inputs: Sequence[int], ask: Callable[[Any], Any]) -> None:
    """Refuse weights so large that outputs overflow: for zeros, ones and noise."""
    import torch

    if math.prod(inputs) > _TRIED:
        return
    noise = torch.rand((2, *inputs), generator=torch.Generator().manual_seed(0))
    seen = torch.cat((torch.zeros(1, *inputs), torch.ones(1, *inputs), noise, noise.round()))
    with torch.inference_mode():
        answers = ask(seen)
    for answer in answers if isinstance(answers, tuple) else (answers,):
        if not bool(answer.isfinite().all()):
            raise BadNetwork(f"{path} is damaged: its weights are too large to compute with")
