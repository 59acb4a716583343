from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from zermelo import load
from zermelo.lookup import add_games, build_all, write_book
from zermelo.play import make, turn_at
from zermelo.play.match.referee import play_game

GAME = load("tic_tac_toe")


@pytest.mark.plain
def test_a_table_player_never_loses(tmp_path: Path) -> None:
    build_all(GAME, tmp_path, states=10_000)
    table = make(f"table:path={tmp_path}")
    for seed in range(6):
        record = play_game(GAME, (table, make("random")), seed=seed)
        assert record.utilities is not None
        assert record.utilities[0] >= 0
        assert "from table tic_tac_toe" in record.moves[0].why


@pytest.mark.plain
def test_where_the_table_knows_nothing_another_plays(tmp_path: Path) -> None:
    build_all(load("nim"), tmp_path, states=10_000)
    table = make(f"table:path={tmp_path},then=(alphabeta:depth=2,table=1)")
    table.begin(GAME, 0, 0)
    choice = table.choose(turn_at(GAME, GAME.initial_state()))
    assert choice.result is not None
    assert choice.result.algorithm == "alphabeta"
    table.end((0.0, 0.0))
    table.close()


def test_a_book_player_plays_its_book_and_then_another(tmp_path: Path) -> None:
    state: Any = GAME.initial_state()
    corner = GAME.parse_action(state, "a1")
    rows = add_games(GAME, [([(state, corner)], (1.0, -1.0))], plies=1)
    write_book(tmp_path / "a.book", GAME, rows)
    player = make(f"book:file={tmp_path / 'a.book'},then=random,best=yes")
    player.begin(GAME, 0, 0)
    choice = player.choose(turn_at(GAME, state))
    assert (choice.action, choice.why) == (corner, "from the book: one of 1, weight 100%")
    after = GAME.result(state, corner)
    assert player.choose(turn_at(GAME, after)).action in set(GAME.actions(after))
