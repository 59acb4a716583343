"""Files of positions to learn an evaluation from.

    magic, length of the header, checksum of header and columns     16, 8 and 8 bytes
    header      JSON: format, game, version of the features, words of a view, positions,
                generation, and the number of the first game and of the one after the last
    columns     zstandard over: all words (64 bits; for each position the view of the player to
                move, then the other's), what the game's own evaluation says (32 bits, floating
                point; 1.0 is a win of the player to move), all search values, all outcomes (both 16
                bits; 30,000 is such a win); little-endian

A file is written whole and never changed. A run has many, so that nothing is lost when it is
killed.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadFile
from ...evaluation.features import features_version
from ...files import write_whole
from ...game import Game
from ...reading import fitted, parse_json, read_regular, reading
from .selfplay import Played

MAGIC = b"ZERMELO POSITION"
FORMAT = 2
WIN = 30_000
MOST_POSITIONS = 1 << 24
_PREAMBLE = struct.Struct("<16sQQ")


@dataclass(frozen=True)
class Header:
    format: int
    game: str
    version: str
    words: int
    positions: int
    generation: int
    first_game: int
    next_game: int


def write_positions(
    path: Path, game: Game, spec: str, played: Sequence[Played], generation: int, games: range
) -> int:
    """Write what was kept of these games; how many positions that is."""
    import zstandard

    words, values, outcomes, own = (np.concatenate(parts) for parts in zip(*played, strict=True))
    header = Header(
        FORMAT,
        spec,
        features_version(game, with_own=True),
        words.shape[2],
        len(words),
        generation,
        games.start,
        games.stop,
    )
    text = json.dumps(asdict(header)).encode()
    arrays = words.astype("<u8"), own.astype("<f4"), _whole(values), _whole(outcomes)
    columns = zstandard.compress(b"".join(one.tobytes() for one in arrays))
    preamble = _PREAMBLE.pack(MAGIC, len(text), _check(text + columns))
    write_whole(path, preamble + text + columns)
    return len(words)


def read_header(path: Path) -> Header:
    return _opened(path)[0]


def read_positions(path: Path, game: Game) -> Played:
    """The positions of a file, if they are of this game as it is."""
    import zstandard

    header, columns = _opened(path)
    with reading(path):
        if header.version != features_version(game, with_own=True):
            raise BadFile(
                "its positions are of another game, or its features or own evaluation have changed"
            )
        count, wide = header.positions, 2 * header.words
        size = count * (8 * wide + 8)
        try:
            plain = zstandard.decompress(columns, max_output_size=size)
        except zstandard.ZstdError:
            plain = b""
        if len(plain) != size:
            raise BadFile("it is damaged")
        words = np.frombuffer(plain, "<u8", count * wide).reshape(count, 2, header.words)
        own = np.frombuffer(plain, "<f4", count, 8 * count * wide)
        numbers = np.frombuffer(plain, "<i2", 2 * count, count * (8 * wide + 4)).reshape(2, count)
        values, outcomes = numbers.astype(np.float32) / WIN
    return Played(words, values, outcomes, own)


def _opened(path: Path) -> tuple[Header, bytes]:
    with reading(path):
        content = read_regular(path)
        if len(content) < _PREAMBLE.size or not content.startswith(MAGIC):
            raise BadFile("it holds no positions")
        _, length, check = _PREAMBLE.unpack_from(content)
        rest = content[_PREAMBLE.size :]
        if length > len(rest) or _check(rest) != check:
            raise BadFile("it is damaged")
        header = fitted(parse_json(rest[:length]), Header)
        possible = 0 <= header.positions <= MOST_POSITIONS and 0 < header.words <= 1024
        if header.format != FORMAT or not possible:
            raise BadFile("it is of a kind that this version can't read")
    return header, rest[length:]


def _whole(shares: Any) -> Any:
    return np.rint(shares.clip(-1, 1) * WIN).astype("<i2")


def _check(content: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little")
