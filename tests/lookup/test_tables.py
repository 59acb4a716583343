from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from tests.lookup.common import CHECKERS, checkers_tables
from zermelo import load
from zermelo.errors import BadParameter
from zermelo.lookup import Tables, WrongTable, build_all, look_up, tables_folder, verify
from zermelo.lookup.file import write_table


def test_every_value_of_a_table_is_verified() -> None:
    tables = checkers_tables()
    assert verify(CHECKERS, tables, "1k-1k", threads=2) == 992
    seen: list[tuple[int, int]] = []
    assert verify(CHECKERS, tables, "1m-1k", report=lambda *at: seen.append(at)) == 1736
    size = len(tables.table("1m-1k"))
    assert seen == [(size, size)]


def copied(tmp_path: Path) -> Path:
    target = tmp_path / "tables"
    shutil.copytree(checkers_tables().path, target)
    return target


@pytest.mark.parametrize("change", ["outcome", "distance"])
def test_one_wrong_value_is_found(tmp_path: Path, change: str) -> None:
    target = copied(tmp_path)
    table = checkers_tables().table("1k-1k")
    choices, distances, _ = table.everything()
    choices, distances = choices.copy(), distances.copy()
    at = int(np.flatnonzero(distances > 3)[5])
    if change == "outcome":
        choices[at], distances[at] = 1, 0
    else:
        distances[at] += 2
    write_table(target / "1k-1k.table", table.header, choices, distances)
    with pytest.raises(WrongTable, match=r"1k-1k\.table is wrong at number \d+, [BW]:"):
        verify(CHECKERS, Tables(target), "1k-1k")


def test_verifying_needs_the_classes_it_leads_to(tmp_path: Path) -> None:
    target = copied(tmp_path)
    (target / "1k-0.table").unlink()
    with pytest.raises(BadParameter, match="must hold 1k-0 too"):
        verify(CHECKERS, Tables(target), "1k-1k")


def test_a_small_game_as_a_file(tmp_path: Path) -> None:
    game = load("tic_tac_toe")
    path = build_all(game, tmp_path, states=10_000)
    tables = Tables(path)
    assert tables.serves(game)
    assert not tables.serves(load("nim"))
    assert verify(game, tables, "tic_tac_toe") == 765
    found = tables.probe(game, game.initial_state())
    assert found == (0.0, 0, "tic_tac_toe")
    state = game.parse_state("XX./OO./...")
    result = look_up(game, state, tables)
    assert result is not None
    assert (result.value, result.depth, result.line) == (1.0, 1, ("c3",))
    assert result.stopped == "looked up"
    assert [row.value for row in result.rows] == sorted(
        (row.value for row in result.rows), reverse=True
    )


def test_a_wrong_table_of_all_states(tmp_path: Path) -> None:
    game = load("nim")
    path = build_all(game, tmp_path, states=10_000)
    table = Tables(path).table("nim")
    choices, plies, keys = table.everything()
    write_table(path, table.header, 1 - choices, plies, keys)
    with pytest.raises(WrongTable, match="does not hold the values"):
        verify(game, Tables(path), "nim")


def test_no_such_folder(tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="zermelo table build"):
        Tables(tmp_path / "nothing")
    with pytest.raises(BadParameter, match="there is no table x"):
        Tables(tmp_path).table("x")


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_TABLES", "/somewhere")
    assert tables_folder(load("chess")) == Path("/somewhere/chess")
    monkeypatch.delenv("ZERMELO_TABLES")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert tables_folder(load("chess")) == Path("/data/zermelo/tables/chess")
