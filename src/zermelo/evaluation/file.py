"""The file of a learnt evaluation: a header that says what it is for, then its whole numbers.

    magic, length of the header, checksum of the header     16, 8 and 8 bytes
    header      JSON: format, kind, game and its parameters, version of the features, sizes, gain,
                checksum of the numbers, how it came about
    numbers     little-endian: weights and bias of the sums, 16 bits; outputs, 16 bits; their
                bias, 32 bits; row by row

An evaluation for another game, other parameters or another version of the features is refused by
name. Sizes are checked before anything is allocated for them.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BadFile, short
from ..files import write_whole
from ..game import Game, same_parameters
from ..reading import fitted, parse_json, read_regular, reading
from .features import MOST_WORDS, features_version
from .network import MOST_PHASES, MOST_WIDTH, AccumulatorNetwork

__all__ = ["BadEvaluationFile", "load_evaluation", "save_evaluation"]

MAGIC = b"ZERMELO EVAL\n\0\0\0"
FORMAT = 1
MOST_BYTES = 1 << 28
_PREAMBLE = struct.Struct("<16sQQ")


class BadEvaluationFile(BadFile):
    """A file that holds no evaluation, a damaged one, or one for another game."""


@dataclass(frozen=True)
class _Header:
    format: int
    kind: str
    game: str
    parameters: dict[str, Any]
    version: str
    words: int
    width: int
    phases: int
    phase_features: int
    gain: float
    utility: float
    check: int
    about: dict[str, Any] = field(default_factory=dict)

    def refuse_impossible(self) -> None:
        if self.format != FORMAT or self.kind != "network":
            raise BadFile("it is of a kind that this version can't read")
        possible = (
            0 < self.words <= MOST_WORDS
            and 0 < self.width <= MOST_WIDTH
            and 0 < self.phases <= MOST_PHASES
            and 0 < self.phase_features <= 64 * self.words
            and all(math.isfinite(one) and one > 0 for one in (self.gain, self.utility))
        )
        if not possible:
            raise BadFile("it claims an impossible size")

    @property
    def parts(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """Name, type and shape of each array."""
        return [
            ("weights", "<i2", (64 * self.words, self.width)),
            ("bias", "<i2", (self.width,)),
            ("outputs", "<i2", (self.phases, 2 * self.width)),
            ("output_bias", "<i4", (self.phases,)),
        ]


def save_evaluation(path: str | Path, network: AccumulatorNetwork, game: Game) -> None:
    """Write a network and what it is for."""
    arrays = (network.weights[:-1], network.bias, network.outputs, network.output_bias)
    numbers = b"".join(
        np.ascontiguousarray(one.astype(one.dtype.newbyteorder("<"))).tobytes() for one in arrays
    )
    header = _Header(
        FORMAT,
        "network",
        game.name,
        json.loads(json.dumps(game.parameters)),
        features_version(game),
        network.words,
        network.width,
        len(network.outputs),
        network.phase_features,
        network.gain,
        network.utility,
        _check(numbers),
        dict(network.about),
    )
    text = json.dumps(asdict(header)).encode()
    write_whole(path, _PREAMBLE.pack(MAGIC, len(text), _check(text)) + text + numbers)


def load_evaluation(path: str | Path, game: Game) -> AccumulatorNetwork:
    """The evaluation in a file, if it is for this game."""
    with reading(path, BadEvaluationFile):
        content = read_regular(Path(path).expanduser(), MOST_BYTES)
        header, numbers = _opened(content)
    _refuse_others(path, header, game)
    with reading(path, BadEvaluationFile):
        found, start = {}, 0
        for name, kind, shape in header.parts:
            count = math.prod(shape)
            array = np.frombuffer(numbers, kind, count, start).reshape(shape)
            found[name] = array.astype(array.dtype.newbyteorder("="))
            start += array.nbytes
        none = np.zeros((1, header.width), np.int16)
        try:
            return AccumulatorNetwork(
                weights=np.concatenate((found.pop("weights"), none)),
                **found,
                phase_features=header.phase_features,
                gain=header.gain,
                utility=header.utility,
                about=header.about,
            )
        except ValueError as error:
            raise BadFile(str(error)) from None


def _opened(content: bytes) -> tuple[_Header, bytes]:
    if len(content) < _PREAMBLE.size or not content.startswith(MAGIC):
        raise BadFile("it is no learnt evaluation")
    _, length, check = _PREAMBLE.unpack_from(content)
    text = content[_PREAMBLE.size : _PREAMBLE.size + length]
    if len(text) != length or _check(text) != check:
        raise BadFile("its header is damaged")
    header = fitted(parse_json(text), _Header)
    header.refuse_impossible()
    numbers = content[_PREAMBLE.size + length :]
    size = sum(np.dtype(kind).itemsize * math.prod(shape) for _, kind, shape in header.parts)
    if len(numbers) != size or _check(numbers) != header.check:
        raise BadFile("its numbers are damaged")
    return header, numbers


def _refuse_others(path: str | Path, header: _Header, game: Game) -> None:
    its = short(f"{header.game} {header.parameters or ''}".strip())
    if header.game != game.name or not same_parameters(game, header.parameters):
        raise BadEvaluationFile(f"{path} is an evaluation for {its}, not for {game!r}")
    if header.version != features_version(game):
        raise BadEvaluationFile(
            f"{path} is an evaluation for another version of {header.game}, whose features were "
            "others; train it again"
        )


def _check(content: bytes) -> int:
    """63 bits, so that JSON and others hold it."""
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little") >> 1
