from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zstandard

from tests.lookup.common import checkers_tables
from zermelo.games.checkers import Checkers
from zermelo.lookup import DamagedTable, TableFile, Tables
from zermelo.lookup.build import codes_of
from zermelo.lookup.file import (
    BLOCK,
    DIRECTORY,
    MAGIC,
    PREAMBLE,
    _check,
    pack,
    write_packed,
    write_table,
)
from zermelo.tablebase import CODE, DRAW, NOTHING, WIN, Packed


def written(path: Path, outcomes: list[float], count: int, longest: int, keyed: bool = False):  # type: ignore[no-untyped-def]
    dice = np.random.default_rng(count)
    choices = dice.integers(0, len(outcomes) + 1, count).astype(np.uint16)
    distances = dice.integers(0, longest + 1, count).astype(np.uint16)
    keys = np.unique(dice.integers(1, 1 << 63, 2 * count, dtype=np.uint64))[:count]
    write_table(path, {"outcomes": outcomes}, choices, distances, keys if keyed else None)
    return choices, distances, keys


@pytest.mark.parametrize("outcomes", [[-1.0, 0.0, 1.0], [float(n) for n in range(40)]])
@pytest.mark.parametrize("longest", [200, 3000])
@pytest.mark.parametrize("count", [1, 7, BLOCK, 2 * BLOCK + 5])
def test_what_was_written_is_read(
    tmp_path: Path, outcomes: list[float], longest: int, count: int
) -> None:
    choices, distances, _ = written(tmp_path / "a.table", outcomes, count, longest)
    with TableFile(tmp_path / "a.table") as table:
        table.check()
        found = table.everything()
        assert (found[0] == choices).all()
        assert (found[1] == distances).all()
        for number in {0, count // 2, count - 1}:
            entry = table.entry(number)
            if choices[number] == len(outcomes):
                assert entry is None
            else:
                assert entry == (outcomes[choices[number]], distances[number])


def test_states_by_their_keys(tmp_path: Path) -> None:
    outcomes = [float(n) for n in range(300)]
    choices, distances, keys = written(tmp_path / "a.table", outcomes, BLOCK + 9, 9, keyed=True)
    with TableFile(tmp_path / "a.table") as table:
        for at in (0, 5, BLOCK - 1, BLOCK, BLOCK + 8):
            entry = table.entry_of(int(keys[at]))
            known = choices[at] < len(outcomes)
            assert entry == ((outcomes[choices[at]], distances[at]) if known else None)
        assert table.entry_of(0) is None
        assert table.entry_of(int(keys[-1]) + 1) is None
        assert table.entry_of(int(keys[7]) + 1) is None


def altered(path: Path, at: int, tmp_path: Path) -> Path:
    content = bytearray(path.read_bytes())
    content[at] ^= 0x10
    target = tmp_path / path.name
    target.write_bytes(content)
    return target


def test_every_altered_byte_is_found_out_and_named(tmp_path: Path) -> None:
    path = checkers_tables().files["1m-1k"]
    for at in range(0, path.stat().st_size, 7):
        broken = altered(path, at, tmp_path)
        with pytest.raises(DamagedTable, match=r"1m-1k\.table"):
            TableFile(broken).check()


def test_the_damaged_block_is_named(tmp_path: Path) -> None:
    written(tmp_path / "a.table", [-1.0, 0.0, 1.0], 4 * BLOCK, 90)
    size = (tmp_path / "a.table").stat().st_size
    (tmp_path / "b").mkdir()
    broken = TableFile(altered(tmp_path / "a.table", size - 100, tmp_path / "b"))
    assert broken.entry(0) is not None or broken.entry(1) is not None  # other blocks are whole
    with pytest.raises(DamagedTable, match=r"a\.table is damaged in block 3 of 4"):
        broken.check()


def test_a_cut_file_says_where_it_ends(tmp_path: Path) -> None:
    written(tmp_path / "a.table", [-1.0, 0.0, 1.0], 4 * BLOCK, 90)
    content = (tmp_path / "a.table").read_bytes()
    (tmp_path / "a.table").write_bytes(content[: len(content) * 5 // 8])
    with pytest.raises(DamagedTable, match=r"a\.table is damaged: it ends in block 2 of 4"):
        TableFile(tmp_path / "a.table")
    (tmp_path / "a.table").write_bytes(content + b"more")
    with pytest.raises(DamagedTable, match="goes on after its last block"):
        TableFile(tmp_path / "a.table")
    (tmp_path / "a.table").write_bytes(content[:200])
    with pytest.raises(DamagedTable, match=r"a\.table is damaged in its header"):
        TableFile(tmp_path / "a.table")


@pytest.mark.parametrize(
    "content", [b"", b"no table", b"no table at all, but longer than its head" * 9]
)
def test_no_table_at_all(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.table").write_bytes(content)
    with pytest.raises(DamagedTable, match=r"a\.table"):
        TableFile(tmp_path / "a.table")


def test_no_such_file_and_no_such_number(tmp_path: Path) -> None:
    with pytest.raises(DamagedTable, match="No such file"):
        TableFile(tmp_path / "nothing.table")
    with pytest.raises(ValueError, match="has positions 0 to"):
        checkers_tables().table("1k-1k").entry(-1)


def rewritten(path: Path, change: Callable[[dict[str, Any], Any], bytes | None]) -> Path:
    """A table with its header, directory or blocks changed, and all checksums right."""
    content = path.read_bytes()
    _, length, _ = PREAMBLE.unpack(content[: PREAMBLE.size])
    begin = PREAMBLE.size + length
    header = json.loads(content[PREAMBLE.size : begin])
    end = begin + header["blocks"] * DIRECTORY.itemsize
    directory = np.frombuffer(content[begin:end], DIRECTORY).copy()
    blocks = change(header, directory) or content[end:]
    for row in directory:
        row["check"] = _check(blocks[int(row["offset"]) : int(row["offset"] + row["length"])])
    header["directory"] = _check(directory.tobytes())
    text = json.dumps(header).encode()
    path.write_bytes(
        PREAMBLE.pack(MAGIC, len(text), _check(text)) + text + directory.tobytes() + blocks
    )
    return path


def test_a_block_that_unpacks_to_too_much_is_not_unpacked(tmp_path: Path) -> None:
    for sized in (True, False):

        def bomb(header: dict[str, Any], directory: Any, sized: bool = sized) -> bytes:
            packer = zstandard.ZstdCompressor(write_content_size=sized)
            block = bytes(packer.compress(bytes(1 << 27)))
            header["bytes"], directory["length"][0] = len(block), len(block)
            return block

        written(tmp_path / "a.table", [-1.0, 0.0, 1.0], 100, 90)
        table = TableFile(rewritten(tmp_path / "a.table", bomb))
        with pytest.raises(DamagedTable, match=r"a\.table is damaged in block 0"):
            table.check()


@pytest.mark.parametrize(
    "name, value, said",
    [
        ("size", 10**12, "can't have 1000000000000 positions in 1 blocks"),
        ("size", -5, "can't have -5 positions"),
        ("size", "5", "its size is '5', and should be a whole number"),
        ("block", 1, "positions in 1 blocks"),
        ("distance_bytes", 7, "packed as none are"),
        ("outcomes", [], "packed as none are"),
        ("outcomes", [1e999], "Infinity is not a number"),
        ("keyed", None, "its keyed is null"),
        ("counts", {"won": "many"}, r"its counts\.won is 'many'"),
        ("evil", 1, "a field 'evil', which means nothing"),
        ("format", 3, "it has format 3 and this program reads 2"),
        ("format", 2, "packed as none are"),
        ("palette", [1, 2], "packed as none are"),
        ("class", [], "its class is a list"),
    ],
)
def test_a_header_that_says_what_can_not_be_is_refused(
    tmp_path: Path, name: str, value: Any, said: str
) -> None:
    def change(header: dict[str, Any], _: Any) -> None:
        header[name] = value

    written(tmp_path / "a.table", [-1.0, 0.0, 1.0], 100, 90)
    with pytest.raises(DamagedTable, match=rf"a\.table.*{said}"):
        TableFile(rewritten(tmp_path / "a.table", change))


def test_blocks_outside_of_the_file_are_refused(tmp_path: Path) -> None:
    for name in ("offset", "length"):

        def change(_: Any, directory: Any, name: str = name) -> None:
            directory[name][0] = 2**63

        written(tmp_path / "a.table", [-1.0, 0.0, 1.0], 100, 90)
        with pytest.raises(DamagedTable, match=r"a\.table is damaged: blocks lie outside"):
            TableFile(rewritten(tmp_path / "a.table", change))


def test_a_table_of_another_size_than_its_class_is_refused(tmp_path: Path) -> None:
    game = Checkers()
    kind = game.endgames.kind("1k-1k")
    about = {
        **{"game": "checkers", "parameters": game.parameters, "outcomes": [-1.0, 0.0, 1.0]},
        **{"class": "1k-1k", "kind": kind},
    }
    few = np.zeros(10, np.uint16)
    write_table(tmp_path / "1k-1k.table", about, few, few)
    with pytest.raises(DamagedTable, match="its 10 numbers are none of the class '1k-1k'"):
        Tables(tmp_path).memory(game)
    with pytest.raises(DamagedTable, match="none of the class"):
        Tables(tmp_path).probe(game, game.parse_state("B:WK1:BK32"))


def written_codes(path: Path, values: int, count: int = 2 * BLOCK + 5) -> Any:
    """Codes of so many different values, written."""
    dice = np.random.default_rng(values)
    some = dice.choice(np.r_[0:2000, WIN : WIN + 2000], values - 2, replace=False)
    codes = dice.choice(np.r_[some, DRAW, NOTHING], count).astype(CODE)
    with ThreadPoolExecutor(2) as pool:
        packed = pack(codes, np.unique(codes), pool)
        if packed is not None:
            write_packed(path, {"outcomes": [-1.0, 0.0, 1.0]}, packed, pool)
    return codes, packed


@pytest.mark.parametrize("values", [2, 7, 256])
def test_codes_are_packed_written_and_read(tmp_path: Path, values: int) -> None:
    codes, packed = written_codes(tmp_path / "a.table", values)
    assert (packed.palette[packed.places] == codes).all()
    with TableFile(tmp_path / "a.table") as table:
        table.check()
        found = codes_of(table)
        assert isinstance(found, Packed)
        assert (found.palette == packed.palette).all()
        assert (found.places == packed.places).all()
        assert table.entry(int(np.flatnonzero(codes == DRAW)[0])) == (0.0, 0)
        assert table.entry(int(np.flatnonzero(codes == NOTHING)[0])) is None


def test_too_many_values_for_a_palette(tmp_path: Path) -> None:
    assert written_codes(tmp_path / "a.table", 257)[1] is None


@pytest.mark.parametrize(
    "name, value, said",
    [
        ("palette", [], "packed as none are"),
        ("palette", list(range(257)), "packed as none are"),
        ("palette", [-1], "its palette has values that there are none of"),
        ("palette", [40_000], "its palette has values that there are none of"),
        ("keyed", True, "packed as none are"),
        ("outcomes", [0.0, 1.0], "packed as none are"),
    ],
)
def test_a_palette_that_can_not_be_is_refused(
    tmp_path: Path, name: str, value: Any, said: str
) -> None:
    def change(header: dict[str, Any], _: Any) -> None:
        header[name] = value

    written_codes(tmp_path / "a.table", 7, 100)
    with pytest.raises(DamagedTable, match=rf"a\.table.*{said}"):
        TableFile(rewritten(tmp_path / "a.table", change))


def test_values_outside_of_the_palette_are_refused(tmp_path: Path) -> None:
    def change(header: dict[str, Any], _: Any) -> None:
        header["palette"] = header["palette"][:3]

    written_codes(tmp_path / "a.table", 7, 100)
    with pytest.raises(DamagedTable, match=r"block 0: it has values that are in no palette"):
        TableFile(rewritten(tmp_path / "a.table", change)).check()
