"""The file of a network: weights as safetensors or ONNX, with metadata that say what it is for.

A file is checked against the network that it claims to be before anything is computed: every part
there, of the right shape and precision, every weight a finite number. Nothing here needs torch.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, asdict, fields
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

import numpy as np

from ...display import fields_html, text_html
from ...errors import BadFile, MissingExtra, needs_extra, short
from ...files import write_whole
from ...game import Game
from ...games import spec_text
from ...reading import fitted, open_regular, parse_json, reading

MOST_INPUTS = 1 << 24
MOST_UNITS = 1 << 16
MOST_UTILITY = 1e9
_TRIED = 1 << 22  # inputs of a network that is tried out when it is read

_SHARING = 32  # weights of a row that share a scale, where they have eight bits
_SCALES = ".scales"
_COUNTER = ".num_batches_tracked"  # of a norm: part of a file, and of no computation

Shape = TypeVar("Shape")
Parts = dict[str, tuple[int, ...]]
"""The sizes of weights, by their names."""
Tensors = dict[str, np.ndarray[Any, Any]]
"""Weights, by their names."""


class BadNetwork(BadFile):
    """A file that holds no network, or one for another game."""


class NetworkOfGame:
    """A network that is read from a file, and whose shape says which games it fits."""

    format: ClassVar[str]
    """The mark of its files."""
    words: ClassVar[str]
    """What such a file holds, for errors."""
    shape_type: ClassVar[Any]
    """A dataclass; the fields without a default follow from the game."""

    shape: Any

    @classmethod
    def load(cls, path: str | Path, game: Game | None = None) -> tuple[Self, str]:
        """A network and the spec of its game; one for another game is refused."""
        network, said = cls.read(path)
        if game is not None and not network.fits(game, said["game"]):
            its = short(said["game"])
            raise BadNetwork(f"{path} is a network for {its}, and does not fit {spec_text(game)}")
        return network, said["game"]

    @classmethod
    def read(cls, path: str | Path) -> tuple[Self, dict[str, str]]:
        """A network and what its file says about it."""
        tensors, said = read_tensors(path, "network")
        if said.get("format") != cls.format or "game" not in said:
            raise BadNetwork(f"{path} is not {cls.words}")
        shape: Any = read_shape(path, said, cls.shape_type)
        shape.check(path)
        network = cls.with_weights(shape, checked_parts(path, shape.parts(), tensors))
        check_answers(path, shape.observed, network.tried)
        return network, said

    @classmethod
    def with_weights(cls, shape: Any, tensors: Tensors) -> Self:
        """The network of this shape with these weights."""
        raise NotImplementedError

    def fits(self, game: Game, spec: str) -> bool:
        """Whether it is for this game; `spec` is the game that its file names."""
        wanted = self.shape_type.of(game)
        fixed = (one.name for one in fields(wanted) if one.default is MISSING)
        return all(getattr(self.shape, name) == getattr(wanted, name) for name in fixed)

    def check_start(self, game: Game) -> None:
        """Refuse it as the network that a run of a game begins with, if it is for another one."""
        if not self.fits(game, spec_text(game)):
            raise BadNetwork(f"the network to start from does not fit {spec_text(game)}")

    def _repr_html_(self) -> str:
        """For notebooks."""
        return text_html(f"{type(self).__name__}: {self.words}") + fields_html(self.shape)

    def tried(self, seen: Any) -> Sequence[Any]:
        """Its answers to arbitrary observations, all as arrays."""
        raise NotImplementedError


def write_weights(
    path: str | Path,
    tensors: Mapping[str, Any],
    shape: Any,
    kind: str,
    game: str,
    about: dict[str, Any],
    bits: int = 32,
) -> None:
    """Weights, shape, game spec and provenance.

    With 16 `bits`, all but vectors are in half precision. With 8, matrices have a byte for each
    weight and a scale for 32 of a row; kernels do not, since errors would add up from layer to
    layer.
    """
    from safetensors.numpy import save

    arrays: Tensors = {}
    for name, tensor in tensors.items():
        if bits == 8 and tensor.ndim == 2:
            arrays[name], arrays[name + _SCALES] = _in_bytes(tensor)
        else:
            precision = np.float16 if bits < 32 and tensor.ndim > 1 else None
            arrays[name] = np.asarray(tensor, precision, order="C")
    write_whole(path, save(arrays, metadata=metadata(shape, kind, game, about)))


def _in_bytes(matrix: Any) -> tuple[Any, Any]:
    """A byte for each weight, and the scales."""
    rows, columns = matrix.shape
    groups = np.pad(matrix, ((0, 0), (0, -columns % _SHARING))).reshape(rows, -1, _SHARING)
    scales = (np.abs(groups).max(2) / 127).astype(np.float16)
    steps = np.maximum(scales, np.finfo(np.float16).smallest_subnormal).astype(np.float32)
    weights = (groups / steps[:, :, None]).round().clip(-127, 127).astype(np.int8)
    return np.ascontiguousarray(weights.reshape(rows, -1)[:, :columns]), scales


def _from_bytes(path: str | Path, tensors: Tensors) -> Tensors:
    """The same weights, those of eight bits in full precision."""
    whole = dict(tensors)
    for name in tensors:
        scaled = name.removesuffix(_SCALES)
        if scaled == name or scaled not in tensors:
            continue
        matrix, scales = tensors[scaled], whole.pop(name)
        groups = (len(matrix), -(-matrix.shape[1] // _SHARING)) if matrix.ndim == 2 else ()
        if matrix.dtype != np.int8 or scales.dtype != np.float16 or scales.shape != groups:
            raise BadNetwork(f"{path} is damaged: {short(name)} does not fit its weights")
        steps = scales.astype(np.float32).repeat(_SHARING, 1)[:, : matrix.shape[1]]
        whole[scaled] = matrix * steps
    return whole


def metadata(shape: Any, kind: str, game: str, about: dict[str, Any]) -> dict[str, str]:
    """What a file says of its network."""
    return {
        "format": kind,
        "game": game,
        "shape": json.dumps(asdict(shape)),
        "about": json.dumps(about),
    }


def read_tensors(path: str | Path, what: str) -> tuple[Tensors, dict[str, str]]:
    """The tensors and metadata of a file; `what` it should hold, for errors."""
    read = _read_onnx if Path(path).suffix == ".onnx" else _read_safetensors
    try:
        with open_regular(path):
            pass  # refuses pipes and devices, which would block
        tensors, said = read(path)
    except MissingExtra:
        raise
    except FileNotFoundError:
        raise BadNetwork(f"there is no {what} {str(path)!r}") from None
    except (OSError, ValueError, TypeError, OverflowError) as error:
        raise BadNetwork(f"{path} is no {what}, or a damaged one: {short(error)}") from None
    for name, tensor in tensors.items():
        if tensor.dtype.kind == "f" and not np.isfinite(tensor).all():
            raise BadNetwork(
                f"{path} is damaged: {short(name)} holds weights that are no finite numbers"
            )
    return _from_bytes(path, tensors), said


def _read_safetensors(path: str | Path) -> tuple[Tensors, dict[str, str]]:
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(str(path), "np") as file:
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
            return tensors, file.metadata() or {}
    except SafetensorError as error:
        raise ValueError(error) from None


def _read_onnx(path: str | Path) -> tuple[Tensors, dict[str, str]]:
    """The weights of a graph by their names; what it computes is said by the metadata."""
    with needs_extra("files of ONNX", "onnx"):
        from google.protobuf.message import DecodeError
        from onnx import ModelProto, TensorProto, numpy_helper

    try:
        model = ModelProto.FromString(Path(path).read_bytes())
    except DecodeError as error:
        raise ValueError(error) from None
    for tensor in model.graph.initializer:
        if tensor.external_data:
            raise ValueError("its weights are in another file")
        if tensor.data_type != TensorProto.FLOAT:
            raise ValueError("its weights are not in single precision")
    tensors = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    return tensors, {one.key: one.value for one in model.metadata_props}


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


def checked_parts(path: str | Path, wanted: Parts, tensors: Tensors) -> Tensors:
    """The weights of a file in full precision; all must be there, and no others."""
    for name, size in wanted.items():
        if name not in tensors:
            raise BadNetwork(f"{path} lacks a part of its weights: {name}")
        _check_part(path, name, tensors[name], size)
    for name, tensor in tensors.items():
        if name.endswith(_COUNTER) and name.replace(_COUNTER, ".running_var") in wanted:
            _check_part(path, name, tensor, (), (np.int64,))
        elif name not in wanted:
            raise BadNetwork(f"{path} has weights that are no part of its network: {short(name)}")
    return {
        name: tensor.astype(np.float32 if name in wanted else np.int64)
        for name, tensor in tensors.items()
    }


def _check_part(
    path: str | Path,
    name: str,
    tensor: Any,
    size: tuple[int, ...],
    precisions: Sequence[Any] = (np.float32, np.float16),
) -> None:
    if tensor.shape != size:
        sizes = f"{list(tensor.shape)} where {list(size)} is needed"
        raise BadNetwork(f"{path} lacks a part of its weights: {name} is {short(sizes)}")
    if tensor.dtype not in precisions:
        raise BadNetwork(f"{path} has {name} in a precision that is not read: {tensor.dtype}")
    if name.endswith("running_var") and (tensor < 0).any():
        raise BadNetwork(f"{path} is damaged: {name} holds variances below zero")


def check_answers(
    path: str | Path, inputs: Sequence[int], ask: Callable[[Any], Sequence[Any]]
) -> None:
    """Refuse weights so large that outputs overflow: for zeros, ones and noise."""
    if math.prod(inputs) > _TRIED:
        return
    noise = np.random.default_rng(0).random((2, *inputs), np.float32)
    ends = np.zeros((1, *inputs), np.float32), np.ones((1, *inputs), np.float32)
    with np.errstate(over="ignore", invalid="ignore"):
        answers = ask(np.concatenate((*ends, noise, noise.round())))
    if not all(np.isfinite(answer).all() for answer in answers):
        raise BadNetwork(f"{path} is damaged: its weights are too large to compute with")
