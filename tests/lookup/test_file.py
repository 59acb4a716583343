from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.lookup.common import checkers_tables
from zermelo.lookup import DamagedTable, TableFile
from zermelo.lookup.file import BLOCK, write_table


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
