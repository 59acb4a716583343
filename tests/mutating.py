"""Mutants of files: seeded changes of every kind to small files that are right.

Bytes are flipped, cut, doubled and moved; numbers and types in JSON become extremes; headers and
cells are edited with the checksums put right again, as somebody would who means harm.
"""

from __future__ import annotations

import hashlib
import io
import json
import random
import re
import sqlite3
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import zstandard

from zermelo import strategy
from zermelo.equilibrium.regret import checkpoint
from zermelo.lookup import book, file

Mutator = Callable[[bytes, random.Random], bytes]

EXTREMES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 255, 256, 1 << 16, 1 << 31, 2**63 - 1, 2**63, -(2**63)),
    *(10**30, 10**400, 0.5, -0.0, 1e-320, 1e308, float("inf"), float("nan"), "", "x", "\0", "\n"),
    *("\ud800", "\x1b[2J", "a" * 5000, "9" * 5000, "evil.py:Evil", "../../../etc/passwd"),
    *("/dev/zero", "nim", "nim:piles=99999999999", "connect_four:rows=1000000", "uci:sh -c true"),
    *("alphabeta:tables=/dev", "human", "[[", [], {}, [1], [[]], {"a": 1}, [None] * 100),
)
NUMBERS = (
    *(b"-1", b"0", b"1e999", b"-1e999", b"99999999999999999999", b"9" * 5000, b"NaN", b"true"),
    *(b"null", b'"x"', b"[]", b"{}", b"1.5", b"1e-400", b"0x10", b"\xff", b"\0", b"[" * 3000),
)


# Bytes.


def flipped(content: bytes, dice: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(dice.choice((1, 1, 2, 8, 64))):
        if changed:
            changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def cut(content: bytes, dice: random.Random) -> bytes:
    first, last = sorted(dice.randrange(len(content) + 1) for _ in range(2))
    return content[:first] if dice.random() < 0.5 else content[:first] + content[last:]


def doubled(content: bytes, dice: random.Random) -> bytes:
    first, last = sorted(dice.randrange(len(content) + 1) for _ in range(2))
    at = dice.choice((last, dice.randrange(len(content) + 1)))
    return content[:at] + content[first:last] * dice.choice((1, 2, 10)) + content[at:]


def inserted(content: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(content) + 1)
    what = dice.choice((dice.randbytes(8), b"\0" * 64, b"\xff" * 8, b"\n", b'"', b"\\ud800", b"}"))
    return content[:at] + what + content[at + dice.choice((0, len(what))) :]


def renumbered(content: bytes, dice: random.Random) -> bytes:
    found = list(re.finditer(rb"-?\d+(\.\d+)?", content))
    if not found:
        return flipped(content, dice)
    one = dice.choice(found)
    return content[: one.start()] + dice.choice(NUMBERS) + content[one.end() :]


def fields(content: bytes, dice: random.Random) -> bytes:
    """A word of two, four or eight bytes set to something extreme: lengths, offsets, counts."""
    width, form = dice.choice(((2, "H"), (4, "I"), (8, "Q")))
    if len(content) < width:
        return content
    value = dice.choice((0, 1, (1 << 8 * width) - 1, 1 << 8 * width - 1, len(content), 1 << 12))
    at = dice.randrange(len(content) - width + 1) if dice.random() < 0.5 else 8 * dice.randrange(6)
    at = min(at, len(content) - width)
    word = struct.pack(dice.choice("<>") + form, value % (1 << 8 * width))
    return content[:at] + word + content[at + width :]


BYTES: tuple[Mutator, ...] = (flipped, cut, doubled, inserted, renumbered, fields)


# JSON.


def edited(value: Any, dice: random.Random) -> Any:
    """JSON with one place of it changed: to an extreme, to nothing, to two, to a deep nest."""
    places = list(_places(value))
    if not places:
        return dice.choice(EXTREMES)
    owner, key = dice.choice(places)
    match dice.randrange(8):
        case 0:
            del owner[key]
        case 1 if isinstance(owner, list):
            owner.insert(key, owner[key])
        case 1:
            owner[dice.choice(("new", "", "\0", *owner))] = owner[key]
        case 2:
            owner[key] = [owner[key]]
        case 3:
            nest: Any = 1
            for _ in range(400):
                nest = [nest]
            owner[key] = nest
        case 4:
            other, there = dice.choice(places)
            owner[key] = json.loads(json.dumps(other[there]))
        case _:
            owner[key] = dice.choice(EXTREMES)
    return value


def _places(value: Any) -> Any:
    if not isinstance(value, list | dict):
        return
    for key in range(len(value)) if isinstance(value, list) else list(value):
        yield value, key
        yield from _places(value[key])


def in_json(content: bytes, dice: random.Random) -> bytes:
    """A document, or one line of many, edited; now and then with a key there twice."""
    lines = content.decode().splitlines(keepends=True)
    whole = dice.random() < 0.5
    at = dice.randrange(len(lines))
    try:
        value = json.loads(content if whole else lines[at])
    except ValueError:
        return flipped(content, dice)
    text = json.dumps(edited(value, dice))
    if dice.random() < 0.1:
        text = re.sub(r'("\w+": )', r"\g<1>1, \g<1>", text, count=1)
    if whole:
        return text.encode()
    lines[at] = text + "\n"
    return "".join(lines).encode()


# Formats.


def in_safetensors(content: bytes, dice: random.Random) -> bytes:
    """The header edited, what it says of the network, or weights set to what is no number."""
    (length,) = struct.unpack("<Q", content[:8])
    header, data = json.loads(content[8 : 8 + length]), bytearray(content[8 + length :])
    match dice.randrange(4):
        case 0:
            header = edited(header, dice)
        case 1:
            name = dice.choice(list(header["__metadata__"]))
            try:
                told = json.dumps(edited(json.loads(header["__metadata__"][name]), dice))
            except ValueError:
                told = str(dice.choice(EXTREMES))
            header["__metadata__"][name] = told
        case 2:
            odd = dice.choice((float("nan"), float("inf"), 3e38, -3e38, 1e30))
            for _ in range(dice.choice((1, 1, 50))):
                at = 4 * dice.randrange(len(data) // 4)
                data[at : at + 4] = struct.pack("<f", odd)
        case 3:
            names = [one for one in header if one != "__metadata__"]
            one, other = dice.choice(names), dice.choice(names)
            header[one], header[other] = header[other], header[one]
    text = json.dumps(header).encode("utf-8", "replace")
    return struct.pack("<Q", len(text)) + text + bytes(data)


def in_table(content: bytes, dice: random.Random) -> bytes:
    """The header, the directory or a block edited, with all checksums right."""
    _, length, _ = file.PREAMBLE.unpack(content[: file.PREAMBLE.size])
    begin = file.PREAMBLE.size + length
    header = json.loads(content[file.PREAMBLE.size : begin])
    size = header["blocks"] * file.DIRECTORY.itemsize
    directory = np.frombuffer(content[begin : begin + size], file.DIRECTORY).copy()
    blocks = content[begin + size :]
    match dice.randrange(4):
        case 0:
            header = edited(header, dice)
        case 1:
            row = directory[dice.randrange(len(directory))]
            row[dice.choice(("offset", "length", "first"))] = dice.choice(
                (0, 1, 1 << 40, 2**64 - 1)
            )
        case 2:
            blocks = dice.choice(BYTES)(blocks, dice)
        case 3:
            packer = zstandard.ZstdCompressor(write_content_size=dice.random() < 0.7)
            blocks = packer.compress(dice.choice((b"\0" * (64 << 20), dice.randbytes(99), b"")))
    if len(blocks) != header.get("bytes", 0) and dice.random() < 0.8:
        header["bytes"], directory["length"][0] = len(blocks), len(blocks)
    for row in directory:
        first = int(row["offset"])
        row["check"] = file._check(blocks[first : first + int(row["length"])])
    header["directory"] = file._check(directory.tobytes())
    text = json.dumps(header).encode("utf-8", "replace")
    preamble = file.PREAMBLE.pack(file.MAGIC, len(text), file._check(text))
    return preamble + text + directory.tobytes() + blocks


def in_book(content: bytes, dice: random.Random) -> bytes:
    """The header or a row edited, with the checksum right; Polyglot's books have none."""
    if not content.startswith(book.MAGIC):
        return dice.choice(BYTES)(content, dice)
    _, length, _ = book.PREAMBLE.unpack(content[: book.PREAMBLE.size])
    begin = book.PREAMBLE.size + length
    text, rows = content[book.PREAMBLE.size : begin], content[begin:]
    if dice.random() < 0.5:
        text = json.dumps(edited(json.loads(text), dice)).encode("utf-8", "replace")
        if dice.random() < 0.8:
            text += b" " * (-(book.PREAMBLE.size + len(text)) % 8)
    else:
        rows = dice.choice(BYTES)(rows, dice)
    check = book._check(text + rows, len(text))
    return book.PREAMBLE.pack(book.MAGIC, len(text), check) + text + rows


_SCHEMES = (
    "CREATE TRIGGER evil AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE VIEW evil AS SELECT * FROM games",
    "CREATE TABLE evil (a)",
    "CREATE INDEX evil ON games (abs(number))",
    "ALTER TABLE games ADD COLUMN evil",
    "ALTER TABLE games RENAME COLUMN scores TO evil",
    "ALTER TABLE games RENAME TO old; CREATE VIEW games AS SELECT * FROM old",
    "DROP TABLE settings",
    "DROP TABLE games",
    "DELETE FROM games",
    "DELETE FROM settings",
    "DELETE FROM games WHERE number % 2",
    "PRAGMA user_version = 99",
    "PRAGMA journal_mode = WAL",
    "CREATE VIRTUAL TABLE evil USING fts5(a)",
)
_CELLS = {
    "settings": ("name", "value"),
    "games": (
        *("number", "round", "unit", "seats", "scores", "reason", "fault", "loser", "plies"),
        *("seconds", "record"),
    ),
}


def in_sqlite(content: bytes, dice: random.Random) -> bytes:
    """Cells and the schema edited by SQL."""
    data = sqlite3.connect(":memory:")
    data.deserialize(content)
    try:
        for _ in range(dice.choice((1, 1, 2, 5))):
            if dice.random() < 0.2:
                data.executescript(dice.choice(_SCHEMES))
            else:
                _edit_cell(data, dice)
        data.commit()
        changed = data.serialize()
    except (sqlite3.Error, OverflowError, UnicodeError):
        changed = content
    data.close()
    return flipped(changed, dice) if dice.random() < 0.1 else changed


def _edit_cell(data: sqlite3.Connection, dice: random.Random) -> None:
    table = dice.choice(list(_CELLS))
    column = dice.choice(_CELLS[table])
    rows = data.execute(f"SELECT rowid, {column} FROM {table}").fetchall()
    if not rows:
        return
    row, value = dice.choice(rows)
    if isinstance(value, str) and dice.random() < 0.6:
        try:
            value = json.dumps(edited(json.loads(value), dice))
        except ValueError:
            value = dice.choice(BYTES)(value.encode(), dice).decode("utf-8", "replace")
    else:
        value = dice.choice((*EXTREMES, b"\xff\xfe", b"\0" * (1 << 20), dice.randbytes(50)))
        if isinstance(value, list | dict):
            value = json.dumps(value)
    data.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))


def mutants(source: Path, own: Mutator, dice: random.Random, count: int) -> Any:
    """So many changed contents of a file, about half of them by what knows the format."""
    content = source.read_bytes()
    for _ in range(count):
        mutate = own if dice.random() < 0.6 else dice.choice(BYTES)
        yield mutate(content, dice)


def in_strategy(content: bytes, dice: random.Random) -> bytes:
    """A strategy edited, with its checksum right."""
    value = edited(json.loads(content), dice)
    if isinstance(value, dict):
        value["checksum"] = strategy._checksum(value.get("game"), value.get("strategy"))
    return json.dumps(value).encode()


def in_checkpoint(content: bytes, dice: random.Random) -> bytes:
    """Arrays as a zip file, changed, with its checksum right."""
    _, _, payload = content[len(checkpoint.HEAD) :].partition(b"\n")
    if dice.random() < 0.5:
        payload = dice.choice(BYTES)(payload, dice)
    else:
        with np.load(io.BytesIO(payload)) as stored:
            arrays = dict(stored)
        name = dice.choice(list(arrays))
        kept = arrays[name]
        odd = (kept[:-1], kept.astype(np.float32), np.zeros(0), np.full_like(kept, 255))
        arrays[name] = dice.choice((*odd, kept * np.nan))
        packed = io.BytesIO()
        dice.choice((np.savez, np.savez_compressed))(packed, **arrays)
        payload = packed.getvalue()
    checksum = hashlib.sha256(payload).hexdigest().encode()
    return checkpoint.HEAD + checksum + b"\n" + payload
