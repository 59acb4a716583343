"""The way to Syzygy files: our own tables stand in for them, and in a long test real ones answer.

Those of up to four men come with the source of python-chess. The long test takes the folder that
SYZYGY_PATH names, or fetches that source with pip.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import chess.syzygy
import pytest

from tests.lookup.common import CHESS, chess_tables
from zermelo import load
from zermelo.errors import BadParameter
from zermelo.lookup import DamagedTable, Tables, build
from zermelo.lookup.syzygy import Syzygy


class StandIn:
    """Answers as python-chess does, from our tables: distances are those to mate."""

    def get_wdl(self, board: chess.Board) -> int | None:
        if board.is_insufficient_material():
            return 0
        found = chess_tables().probe(CHESS, CHESS.parse_state(board.fen()))
        return None if found is None else 2 * int(found.utility)

    def get_dtz(self, board: chess.Board) -> int | None:
        found = chess_tables().probe(CHESS, CHESS.parse_state(board.fen()))
        return 0 if found is None else found.plies * int(found.utility)

    def close(self) -> None:
        pass


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "KRvK.rtbw").touch()
    monkeypatch.setattr(chess.syzygy, "open_tablebase", lambda path: StandIn())
    return tmp_path


def test_values_and_moves(files: Path) -> None:
    syzygy, game = Syzygy(files), load("chess")
    state = game.parse_state("8/8/8/8/8/2k5/7R/K7 w - - 0 1")
    found = syzygy.probe(game, state)
    assert found is not None
    assert (found.utility, found.source) == (1.0, "Syzygy")
    plies = 0
    while not game.is_terminal(state):
        result = syzygy.look_up(game, state)
        assert result is not None
        assert result.source == "Syzygy"
        state = game.result(state, result.action)
        plies += 1
    assert game.utility(state, 0) == 1
    assert plies <= 32
    syzygy.close()


def test_what_the_files_do_not_know(files: Path) -> None:
    syzygy, game = Syzygy(files), load("chess")
    assert syzygy.probe(game, game.initial_state()) is None
    assert syzygy.look_up(game, game.initial_state()) is None
    assert syzygy.probe(load("nim"), load("nim").initial_state()) is None


def test_a_folder_without_files(tmp_path: Path) -> None:
    with pytest.raises(BadParameter, match="holds no Syzygy files"):
        Syzygy(tmp_path)


# Real files.


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if named := os.environ.get("SYZYGY_PATH"):
        return Path(named)
    folder = tmp_path_factory.mktemp("syzygy")
    source = f"chess=={chess.__version__}"
    fetch = ["-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", source]
    subprocess.run([sys.executable, *fetch, "-d", str(folder)], check=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return next(folder.rglob("KRvK.rtbw")).parent


def positions(name: str, most: int) -> Iterator[Any]:
    """All of a class, or so many of them."""
    kind, dice = CHESS.endgames.kind(name), random.Random(name)
    size = CHESS.endgames.size(kind)
    numbers = range(size) if size <= most else (dice.randrange(size) for _ in range(most))
    for number in numbers:
        state, possible = CHESS.indexed(kind, number)
        if possible:
            yield state


@pytest.mark.long
def test_our_values_are_those_of_real_files(real: Path, tmp_path: Path) -> None:
    names = ["KQvK", "KRvK", "KBvK", "KPvK", "KBNvK", "KBBvK", "KQvKR", "KRvKN", "KPvKP", "KQvKP"]
    build(CHESS, [CHESS.endgames.kind(name) for name in names], tmp_path)
    tables, syzygy, compared = Tables(tmp_path), Syzygy(real), 0
    for name in names:
        for state in positions(name, 5_000):
            ours, theirs = tables.probe(CHESS, state), syzygy.probe(CHESS, state)
            assert ours is not None
            assert theirs is not None
            assert ours.utility == theirs.utility, CHESS.state_text(state)
            compared += 1
    assert compared > 25_000
    syzygy.close()


@pytest.mark.long
@pytest.mark.parametrize("name", ["KRvK", "KBNvK", "KQvKR", "KPvK"])
def test_real_files_win_what_is_won(real: Path, name: str) -> None:
    """By the files alone, before the count of moves strikes, whatever the other side does."""
    syzygy, game, dice, won = Syzygy(real), load("chess"), random.Random(1), 0
    for start in positions(name, 500):
        state = game.parse_state(CHESS.state_text(start))
        found = syzygy.probe(game, state)
        if found is None or found.utility <= 0 or won == 10:
            continue
        won += 1
        winner = state.turn
        while not game.is_terminal(state):
            result = syzygy.look_up(game, state)
            assert result is not None
            wanted = state.turn == winner or dice.random() < 0.8
            action = result.action if wanted else dice.choice(list(game.actions(state)))
            state = game.result(state, action)
        assert game.is_terminal(state)
        assert game.utility(state, winner) == 1
    assert won == 10
    syzygy.close()


@pytest.mark.parametrize("content", [b"", b"rubbish", b"\x71\xe8\x23\x5d" + bytes(1000)])
def test_a_damaged_file_is_named_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    for suffix in ("rtbw", "rtbz"):
        (tmp_path / f"KQvK.{suffix}").write_bytes(content)
    state = CHESS.parse_state("8/8/8/8/8/2k5/8/K6Q w - - 0 1")
    with pytest.raises(DamagedTable, match=r"a Syzygy file in .* is damaged: .*fetch it again"):
        Syzygy(tmp_path).probe(CHESS, state)
