"""The file of a learnt evaluation: a header that says what it is for, then its whole numbers.

    magic, length of the header, checksum of the header     16, 8 and 8 bytes
    header      JSON: format, kind, game and its parameters, version of the features, sizes, gain,
                weight of the game's own evaluation, stretch against it, spread of searches by it
                (zeros if it is not there), checksum of the numbers, how it came about
    numbers     zstandard (in format 1 plain) over little-endian numbers, row by row.
                A network: weights and bias of the sums, 16 bits; outputs, 16 bits; their bias, 32.
                Patterns: steps, 16 bits; the table of each placement, 16; lengths of the tables,
                32; their entries, 16
                Linear weights: 64 bits, floating point

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
from .learnt import MOST_PHASES, LearntEvaluation
from .linear import MOST_WEIGHTS, LinearWeights
from .network import MOST_WIDTH, AccumulatorNetwork
from .patterns import MOST_ENTRIES, MOST_PLACEMENTS, PatternTables

MAGIC = b"ZERMELO EVAL\n\0\0\0"
FORMAT = 2
MOST_BYTES = 1 << 28
MOST_SPREAD = 100.0
NETWORK, PATTERNS, LINEAR = "network", "patterns", "linear"
_KINDS = NETWORK, PATTERNS, LINEAR
_PREAMBLE = struct.Struct("<16sQQ")
_LEVEL = 19  # of compression: written once, shipped and read often


class BadEvaluationFile(BadFile):
    """A file that holds no evaluation, a damaged one, or one for another game."""


@dataclass(frozen=True, kw_only=True)
class _Header:
    format: int
    kind: str
    game: str
    parameters: dict[str, Any]
    version: str
    words: int = 0
    width: int = 0
    placements: int = 0
    tables: int = 0
    entries: int = 0
    weights: int = 0
    phases: int
    phase_features: int
    gain: float
    utility: float
    own: float = 0.0
    stretch: float = 1.0
    spread: tuple[float, float, float] = (0.0, 0.0, 0.0)
    check: int
    about: dict[str, Any] = field(default_factory=dict)

    def refuse_impossible(self) -> None:
        if self.format != FORMAT or self.kind not in _KINDS:
            raise BadFile("it is of a kind that this version can't read")
        if self.kind == NETWORK:
            of_kind = 0 < self.width <= MOST_WIDTH
        elif self.kind == LINEAR:
            of_kind = 0 < self.weights <= MOST_WEIGHTS and self.phases == 1
        else:
            of_kind = (
                0 < self.tables <= self.placements <= MOST_PLACEMENTS
                and 0 < self.entries <= self.tables * MOST_ENTRIES
            )
        possible = (
            of_kind
            and (self.kind == LINEAR or 0 < self.words <= MOST_WORDS)
            and 0 < self.phases <= MOST_PHASES
            and (self.kind == LINEAR or 0 < self.phase_features <= 64 * self.words)
            and all(
                math.isfinite(one) and one > 0 for one in (self.gain, self.utility, self.stretch)
            )
            and math.isfinite(self.own)
            and all(0.0 <= one <= MOST_SPREAD for one in map(abs, self.spread))
            and self.spread[0] >= 0.0
            and self.size <= MOST_BYTES
        )
        if not possible:
            raise BadFile("it claims an impossible size")

    @property
    def parts(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """Name, type and shape of each array."""
        if self.kind == NETWORK:
            return [
                ("weights", "<i2", (64 * self.words, self.width)),
                ("bias", "<i2", (self.width,)),
                ("outputs", "<i2", (self.phases, 2 * self.width)),
                ("output_bias", "<i4", (self.phases,)),
            ]
        if self.kind == LINEAR:
            return [("weights", "<f8", (self.weights,))]
        return [
            ("steps", "<u2", (self.placements, 64 * self.words)),
            ("table_of", "<u2", (self.placements,)),
            ("lengths", "<i4", (self.tables,)),
            ("entries", "<i2", (self.phases, self.entries)),
        ]

    @property
    def size(self) -> int:
        """How many bytes all arrays take."""
        return sum(np.dtype(kind).itemsize * math.prod(shape) for _, kind, shape in self.parts)


def save_evaluation(path: str | Path, evaluation: LearntEvaluation, game: Game) -> None:
    """Write an evaluation and the game it is for."""
    import zstandard

    kind, sizes, arrays = _taken_apart(evaluation)
    plain = b"".join(
        np.ascontiguousarray(one.astype(one.dtype.newbyteorder("<"))).tobytes() for one in arrays
    )
    numbers = zstandard.compress(plain, _LEVEL)
    header = _Header(
        format=FORMAT,
        kind=kind,
        game=game.name,
        parameters=json.loads(json.dumps(game.parameters)),
        version=features_version(game, evaluation.own != 0, kind == LINEAR),
        **sizes,
        phases=evaluation.phases,
        phase_features=evaluation.phase_features,
        gain=evaluation.gain,
        utility=evaluation.utility,
        own=evaluation.own,
        stretch=evaluation.stretch,
        spread=evaluation.spread,
        check=_check(numbers),
        about=dict(evaluation.about),
    )
    text = json.dumps(asdict(header)).encode()
    write_whole(path, _PREAMBLE.pack(MAGIC, len(text), _check(text)) + text + numbers)


def _taken_apart(evaluation: LearntEvaluation) -> tuple[str, dict[str, int], list[Any]]:
    """Kind, sizes and arrays, in the order of `_Header.parts`."""
    if isinstance(evaluation, AccumulatorNetwork):
        one = evaluation
        arrays = [one.weights[:-1], one.bias, one.outputs, one.output_bias]
        return NETWORK, one.sizes, arrays
    if isinstance(evaluation, PatternTables):
        tables = evaluation
        arrays = [tables.steps, tables.table_of, tables.lengths, tables.entries]
        sizes = {
            "words": tables.words,
            "placements": len(tables.steps),
            "tables": len(tables.lengths),
            "entries": tables.entries.shape[1],
        }
        return PATTERNS, sizes, arrays
    if isinstance(evaluation, LinearWeights):
        return LINEAR, evaluation.sizes, [evaluation.weights]
    raise TypeError(f"{type(evaluation).__name__} has no file format")


def load_evaluation(
    path: str | Path, game: Game, *, features_alone: bool = False
) -> LearntEvaluation:
    """The evaluation in a file, if it is for this game; or for one with the same features."""
    with reading(path, BadEvaluationFile):
        content = read_regular(Path(path).expanduser(), MOST_BYTES)
        header, numbers = _opened(content)
    _refuse_others(path, header, game, features_alone)
    with reading(path, BadEvaluationFile):
        found: dict[str, Any] = {}
        start = 0
        for name, kind, shape in header.parts:
            count = math.prod(shape)
            array = np.frombuffer(numbers, kind, count, start).reshape(shape)
            found[name] = array.astype(array.dtype.newbyteorder("="))
            start += array.nbytes
        found["gain"] = header.gain
        found["utility"], found["own"] = header.utility, header.own
        found["stretch"], found["spread"] = header.stretch, header.spread
        found["about"] = header.about
        try:
            if header.kind == LINEAR:
                return LinearWeights(**found)
            found["phase_features"] = header.phase_features
            if header.kind == PATTERNS:
                return PatternTables(**found)
            none = np.zeros((1, header.width), np.int16)
            found["weights"] = np.concatenate((found["weights"], none))
            return AccumulatorNetwork(**found)
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
    if _check(numbers) == header.check:
        numbers = _decompressed(numbers, header.size)
        if len(numbers) == header.size:
            return header, numbers
    raise BadFile("its numbers are damaged")


def _decompressed(numbers: bytes, size: int) -> bytes:
    import zstandard

    try:
        return zstandard.decompress(numbers, max_output_size=size)
    except zstandard.ZstdError:
        return b""


def _refuse_others(path: str | Path, header: _Header, game: Game, features_alone: bool) -> None:
    its = short(f"{header.game} {header.parameters or ''}".strip())
    same = features_alone or same_parameters(game, header.parameters)
    if header.game != game.name or not same:
        raise BadEvaluationFile(f"{path} is an evaluation for {its}, not for {game!r}")
    if header.version != features_version(game, header.own != 0, header.kind == LINEAR):
        its_own = " or own evaluation" if header.own else ""
        raise BadEvaluationFile(
            f"{path} is an evaluation for another version of {header.game}, whose "
            f"features{its_own} were others; train it again"
        )


def _check(content: bytes) -> int:
    """63 bits, so that JSON and others hold it."""
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little") >> 1
