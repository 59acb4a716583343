"""The way to Syzygy files; the files themselves are gigabytes, so our own tables stand in."""

from __future__ import annotations

from pathlib import Path

import chess
import chess.syzygy
import pytest

from tests.lookup.common import CHESS, chess_tables
from zermelo import load
from zermelo.errors import BadParameter
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
