"""Tables on disk: a header that describes them, then blocks, each compressed separately.

    magic, length of the header, checksum of the header
    header         JSON: format, game, parameters, class, counts, how values are packed, ...
    directory      for each block where it is, its first key and its checksum
    blocks         zstandard: outcomes in 2 bits (or a byte or two), distances in a byte or two; or,
                   where no more than 256 values occur, a byte that points into the header's palette

A block holds the values of BLOCK positions, so that one is found by reading one block. Where
positions have no numbers, blocks hold the hashes of states too, in order. The file is opened
memory-mapped; damage is detected by checksums, and errors name the block. Checksums do not
prevent forgery: sizes and types are checked too, before anything is allocated for them.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import struct
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..display import Shown, shown
from ..errors import BadFile, BadParameter
from ..files import write_whole
from ..reading import fitted, open_regular, parse_json, reading
from ..tablebase import CODE, NOTHING, PALETTE_SIZE, PLACE, Packed
from .value_codes import distances, outcome_choices

MAGIC = b"ZERMELO TABLE\n\0\0"
FORMATS = PLAIN, PALETTE = 1, 2
BLOCK = 1 << 15
TOGETHER = 32  # blocks that a thread packs at a time
LEVEL, PALETTE_LEVEL = 9, 15  # of compression; bytes of a palette are fewer, and repay the care
KEPT = 64  # blocks that stay decompressed
PREAMBLE = struct.Struct("<16sQQ")
WON_DRAWN_LOST = (-1.0, 0.0, 1.0)
DIRECTORY = np.dtype([("offset", "<u8"), ("length", "<u8"), ("first", "<u8"), ("check", "<u8")])


class DamagedTable(BadFile):
    """A file that holds no table, or a damaged one; the message names the file and the block."""


@dataclass(frozen=True)
class _Counts:
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True)
class _Header:
    """The fields of a header and their types."""

    format: int
    outcomes: tuple[float, ...]
    size: int
    keyed: bool
    distance_bytes: int
    blocks: int
    block: int
    bytes: int
    game: str = ""
    parameters: dict[str, Any] = field(default_factory=dict)
    kind: int = -1
    positions: int = 0
    counts: _Counts = field(default_factory=_Counts)
    longest: int = 0
    cuts: int = 0
    palette: tuple[int, ...] = ()

    def check(self) -> None:
        """Sizes must fit each other."""
        if self.size < 1 or self.block != BLOCK or self.blocks != -(-self.size // BLOCK):
            raise BadFile(f"it can't have {self.size} positions in {self.blocks} blocks")
        if not 0 < len(self.outcomes) < 1 << 16 or self.distance_bytes not in (1, 2):
            raise BadFile("its values are packed as none are")
        if not 0 <= self.positions <= self.size:
            raise BadFile(f"it can't have {self.positions} positions in {self.size} numbers")
        if (self.format == PALETTE) != bool(self.palette) or len(self.palette) > PALETTE_SIZE:
            raise BadFile("its values are packed as none are")
        if self.palette and (self.keyed or self.outcomes != WON_DRAWN_LOST):
            raise BadFile("its values are packed as none are")
        if not all(0 <= code <= NOTHING for code in self.palette):
            raise BadFile("its palette has values that there are none of")


@shown
class Entry(NamedTuple):
    """A table's entry for a position."""

    utility: float
    """To the player to move."""
    plies: int
    """To the end, if the winner hurries and the loser delays; 0 in a draw."""


def _check(content: Any) -> int:
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little")


def _zstandard() -> Any:
    import zstandard

    return zstandard


# Packing.


def _outcome_bits(outcomes: int) -> int:
    """Bits for this many outcomes and one code for positions that do not exist."""
    return 2 if outcomes < 4 else 8 if outcomes < 256 else 16


def _pack(choices: Any, bits: int) -> bytes:
    if bits > 2:
        packed: bytes = choices.astype("<u2" if bits == 16 else np.uint8).tobytes()
        return packed
    padded = np.zeros(-(-len(choices) // 4) * 4, np.uint8)
    padded[: len(choices)] = choices
    fours = padded.reshape(-1, 4)
    return (fours[:, 0] | fours[:, 1] << 2 | fours[:, 2] << 4 | fours[:, 3] << 6).tobytes()


def _unpack(content: bytes, count: int, bits: int) -> Any:
    if bits > 2:
        return np.frombuffer(content, "<u2" if bits == 16 else np.uint8, count)
    bytes_ = np.frombuffer(content, np.uint8, -(-count // 4))
    fours = np.stack([bytes_ >> shift & 3 for shift in (0, 2, 4, 6)], axis=1)
    return fours.reshape(-1)[:count]


# Writing.


def write_table(
    path: str | os.PathLike[str],
    about: dict[str, Any],
    choices: Any,
    distances: Any,
    keys: Any = None,
) -> None:
    """Write a table, whole or not at all.

    `about` becomes the header; its "outcomes" are the utilities that `choices` points to, one
    choice past the last for positions that do not exist. `keys` are the hashes of states, in
    order, where positions have no numbers.
    """

    bits = _outcome_bits(len(about["outcomes"]))
    width = 1 if distances.max(initial=0) < 256 else 2
    about = {**about, "format": PLAIN, "keyed": keys is not None, "distance_bytes": width}
    about.pop("palette", None)

    def content(start: int) -> tuple[int, bytes]:
        part = slice(start, start + BLOCK)
        packed = _pack(choices[part], bits)
        packed += distances[part].astype("<u2" if width == 2 else np.uint8).tobytes()
        if keys is None:
            return 0, packed
        return int(keys[start]), packed + keys[part].astype("<u8").tobytes()

    _write(path, about, len(choices), content, LEVEL, map)


def pack(codes: Any, palette: Any, pool: ThreadPoolExecutor) -> Packed | None:
    """Codes in a byte each, by the threads of a pool; None where too many different ones occur.

    `palette` has those that occur, in order.
    """
    if len(palette) > PALETTE_SIZE:
        return None
    place_of = np.zeros(NOTHING + 1, PLACE)
    place_of[palette] = np.arange(len(palette))
    places = np.empty(len(codes), PLACE)

    def fill(first: int) -> None:
        part = slice(first, first + TOGETHER * BLOCK)
        places[part] = place_of[codes[part]]

    list(pool.map(fill, range(0, len(codes), TOGETHER * BLOCK)))
    filled = np.full(PALETTE_SIZE, NOTHING, CODE)
    filled[: len(palette)] = palette
    return Packed(places, filled)


def write_packed(
    path: str | os.PathLike[str], about: dict[str, Any], values: Packed, pool: ThreadPoolExecutor
) -> None:
    """Write a table of won, drawn and lost, compressed in the threads of a pool."""
    palette = np.unique(values.palette).tolist()  # NOTHING, the last, fills it up
    about = {**about, "format": PALETTE, "keyed": False, "distance_bytes": 1, "palette": palette}

    def content(start: int) -> tuple[int, bytes]:
        return 0, values.places[start : start + BLOCK].tobytes()

    _write(path, about, len(values.places), content, PALETTE_LEVEL, pool.map)


def _write(
    path: str | os.PathLike[str],
    about: dict[str, Any],
    size: int,
    content: Callable[[int], tuple[int, bytes]],
    level: int,
    map_: Callable[..., Iterable[list[tuple[int, bytes]]]],
) -> None:
    """`content` gives the first key of the block that starts at a position, and its content."""

    def blocks(starts: range) -> list[tuple[int, bytes]]:
        compressor = _zstandard().ZstdCompressor(level=level)
        contents = map(content, starts)
        return [(first, compressor.compress(whole)) for first, whole in contents]

    starts = range(0, size, BLOCK)
    together = [starts[at : at + TOGETHER] for at in range(0, len(starts), TOGETHER)]
    directory = np.zeros(len(starts), DIRECTORY)
    written: list[bytes] = []
    offset = 0
    for row, (first, block) in zip(directory, chain(*map_(blocks, together)), strict=True):
        row["first"], row["offset"], row["length"] = first, offset, len(block)
        row["check"] = _check(block)
        written.append(block)
        offset += len(block)
    header = {
        **about,
        "size": size,
        "blocks": len(written),
        "block": BLOCK,
        "bytes": offset,
        "directory": _check(directory.tobytes()),
    }
    text = json.dumps(header).encode()
    preamble = PREAMBLE.pack(MAGIC, len(text), _check(text))
    write_whole(path, b"".join([preamble, text, directory.tobytes(), *written]))


# Reading.


class TableFile(Shown):
    """A table, opened; blocks are read when needed.

    >>> from zermelo.games import load
    >>> from zermelo.lookup import build_all
    >>> with TableFile(build_all(load("nim:piles=1-2"), "tables", states=1000)) as table:
    ...     print(len(table), table.header["longest"])
    8 3
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        with reading(self.path, DamagedTable), open_regular(self.path) as file:
            if os.fstat(file.fileno()).st_size == 0:
                raise DamagedTable(f"{self.path} can't be read as a table: it is empty")
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.header = self._read_header()
        self._directory = self._read_directory()
        self._bits = _outcome_bits(len(self.header["outcomes"]))
        self._blocks: OrderedDict[int, tuple[Any, Any, Any]] = OrderedDict()
        self._decompressor = _zstandard().ZstdDecompressor()
        self._palette: tuple[Any, Any] | None = None
        if self.header["format"] == PALETTE:
            palette = np.array(self.header["palette"], CODE)
            self._palette = outcome_choices(palette), distances(palette)

    def _read_header(self) -> dict[str, Any]:
        if len(self._memory) < PREAMBLE.size or self._memory[: len(MAGIC)] != MAGIC:
            raise DamagedTable(f"{self.path} is no table; `zermelo table build` makes one")
        _, length, check = PREAMBLE.unpack(self._memory[: PREAMBLE.size])
        text = self._memory[PREAMBLE.size : PREAMBLE.size + length]
        if _check(text) != check:
            raise DamagedTable(f"{self.path} is damaged in its header; build it again")
        with reading(self.path, DamagedTable, "build it again"):
            header = fitted(parse_json(text), dict[str, Any])
            if header.get("format") not in FORMATS:
                theirs = fitted(header.get("format"), int, "format")
                raise BadFile(f"it has format {theirs} and this program reads {PALETTE}")
            known = {
                name: one for name, one in header.items() if name not in ("directory", "class")
            }
            fitted(known, _Header).check()
            fitted(header.setdefault("class", ""), str, "class")
        self._begin = PREAMBLE.size + length
        return {"game": "", "parameters": {}, "positions": 0, "longest": 0, **header}

    def _read_directory(self) -> Any:
        size = self.header["blocks"] * DIRECTORY.itemsize
        content = self._memory[self._begin : self._begin + size]
        self._begin += size
        if _check(content) != self.header.get("directory"):
            raise DamagedTable(f"{self.path} is damaged in its directory; build it again")
        directory = np.frombuffer(content, DIRECTORY)
        most, lengths = np.uint64(max(self.header["bytes"], 0)), directory["length"]
        if bool((lengths > most).any() or (directory["offset"] > most - lengths).any()):
            raise DamagedTable(f"{self.path} is damaged: blocks lie outside of it; build it again")
        if len(self._memory) != self._begin + self.header["bytes"]:
            ends = directory["offset"].astype(np.int64) + directory["length"].astype(np.int64)
            whole = int(np.count_nonzero(ends <= len(self._memory) - self._begin))
            raise DamagedTable(
                f"{self.path} is damaged: it ends in block {whole} of {len(directory)}; "
                "build it again"
                if whole < len(directory)
                else f"{self.path} is damaged: it goes on after its last block; build it again"
            )
        return directory

    def __len__(self) -> int:
        return int(self.header["size"])

    def _facts(self) -> dict[str, Any]:
        names = ("game", "class", "positions", "counts", "longest", "bytes")
        return {name: self.header.get(name, "") for name in names}

    def block(self, number: int) -> tuple[Any, Any, Any]:
        """Outcomes, distances and keys (or None) of a block."""
        if number in self._blocks:
            self._blocks.move_to_end(number)
            return self._blocks[number]
        found = self._unpacked(self._content(number), number)
        self._blocks[number] = found
        if len(self._blocks) > KEPT:
            self._blocks.popitem(last=False)
        return found

    def _content(self, number: int) -> bytes:
        row = self._directory[number]
        begin = self._begin + int(row["offset"])
        packed = self._memory[begin : begin + int(row["length"])]
        if _check(packed) != int(row["check"]):
            raise DamagedTable(
                f"{self.path} is damaged in block {number} of {len(self._directory)}; "
                "build it again"
            )
        return self._decompressed(packed, number)

    def _decompressed(self, packed: bytes, number: int) -> bytes:
        """The content of a block; the length it states is checked before it is trusted."""
        zstandard = _zstandard()
        count = self._count(number)
        width = self.header["distance_bytes"] + (8 if self.header["keyed"] else 0)
        size = count
        if self._palette is None:
            size = -(-count * self._bits // 8) + count * width
        try:
            content: bytes = b""
            if zstandard.frame_content_size(packed) == size:
                content = self._decompressor.decompress(packed, max_output_size=size)
        except zstandard.ZstdError:
            content = b""
        if len(content) != size:
            raise DamagedTable(f"{self.path} is damaged in block {number}: it is none; build again")
        return content

    def _count(self, number: int) -> int:
        """The positions of a block."""
        return min(BLOCK, len(self) - number * BLOCK)

    def _unpacked(self, content: bytes, number: int) -> tuple[Any, Any, Any]:
        if self._palette is not None:
            choices, plies = self._palette
            places = self._places(content, number)
            return choices[places], plies[places], None
        count = self._count(number)
        choices = _unpack(content, count, self._bits)
        at = -(-count * self._bits // 8)
        width = self.header["distance_bytes"]
        distances = np.frombuffer(content, "<u2" if width == 2 else np.uint8, count, at)
        keys = None
        if self.header["keyed"]:
            keys = np.frombuffer(content, "<u8", count, at + count * width)
        return choices, distances, keys

    def _places(self, content: bytes, number: int) -> Any:
        places = np.frombuffer(content, PLACE)
        if int(places.max()) >= len(self.header["palette"]):
            raise DamagedTable(
                f"{self.path} is damaged in block {number}: it has values that are in no palette; "
                "build it again"
            )
        return places

    def packed(self) -> Packed | None:
        """The values of all positions in a byte each; None for a table without a palette."""
        if self._palette is None:
            return None
        places = np.empty(len(self), PLACE)
        for number in range(len(self._directory)):
            first = number * BLOCK
            places[first : first + BLOCK] = self._places(self._content(number), number)
        palette = np.full(PALETTE_SIZE, NOTHING, CODE)
        palette[: len(self.header["palette"])] = self.header["palette"]
        return Packed(places, palette)

    def entry(self, number: int) -> Entry | None:
        """The value of the position with this number; None if there is no such position."""
        if not 0 <= number < len(self):
            raise BadParameter(f"{self.path} has positions 0 to {len(self) - 1}, not {number}")
        choices, distances, _ = self.block(number // BLOCK)
        return self._entry(choices, distances, number % BLOCK)

    def entry_of(self, key: int) -> Entry | None:
        """The value of the state with this hash; None if it is not in the table."""
        number = int(np.searchsorted(self._directory["first"], np.uint64(key), side="right")) - 1
        if number < 0:
            return None
        choices, distances, keys = self.block(number)
        at = int(np.searchsorted(keys, np.uint64(key)))
        if at == len(keys) or int(keys[at]) != key:
            return None
        return self._entry(choices, distances, at)

    def _entry(self, choices: Any, distances: Any, at: int) -> Entry | None:
        outcomes = self.header["outcomes"]
        choice = int(choices[at])
        return Entry(outcomes[choice], int(distances[at])) if choice < len(outcomes) else None

    def everything(self) -> tuple[Any, Any, Any]:
        """Choices, distances and keys of all positions."""
        parts = [self.block(number) for number in range(len(self._directory))]
        choices, distances, keys = zip(*parts, strict=True)
        joined = np.concatenate(keys) if self.header["keyed"] else None
        return np.concatenate(choices), np.concatenate(distances), joined

    def check(self) -> None:
        """Read every block; raises DamagedTable at the first one that is damaged."""
        for number in range(len(self._directory)):
            self.block(number)

    def close(self) -> None:
        self._blocks.clear()
        self._memory.close()

    def __enter__(self) -> TableFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
