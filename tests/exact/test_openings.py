"""Tables of a game's first plies: built, continued, verified, and the one that ships."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.comparing import plain_twin
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.exact import build_openings, exact_moves, moves, shipped_openings
from zermelo.games import load
from zermelo.lookup import TableFile, Tables
from zermelo.lookup.file import write_table
from zermelo.lookup.reachable import state_key
from zermelo.search import solve_exactly
from zermelo.verification import verify_answer

SMALL = plain_twin(load("connect_four:rows=3,columns=4,connect=3"))


@pytest.mark.plain
def test_a_table_of_openings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built, interrupted, continued; looked up instead of solved, in both ways to count."""
    path = tmp_path / f"{SMALL.name}.table"
    told: list[Any] = []
    build_openings(SMALL, path, plies=2, memory=1, report=told.append)
    solved = len(path.with_suffix(".journal").read_text().splitlines()) - 1
    assert solved == len(told)
    again: list[Any] = []
    build_openings(SMALL, path, plies=2, memory=1, report=again.append)
    assert not again  # all of it was in the journal
    table = TableFile(path)
    assert table.header["class"] == "openings"
    build_openings(SMALL, path, plies=2, hard=50, memory=1)
    assert len(TableFile(path)) >= len(table)
    monkeypatch.setattr(moves, "SHIPPED", tmp_path)
    shipped_openings.cache_clear()
    try:
        looked = exact_moves(SMALL)
        assert (looked.nodes, looked.source) == (1, "openings")
        scored = exact_moves(load("connect_four:rows=3,columns=4,connect=3,score=true"))
        assert scored.source == "openings"
        assert shipped_openings(load("connect_four")) is None  # it is of another board
    finally:
        shipped_openings.cache_clear()
    monkeypatch.undo()
    by_search = exact_moves(SMALL)
    assert by_search.nodes > 1
    wanted = {row.text: (row.value, row.plies) for row in by_search.rows}
    assert {row.text: (row.value, row.plies) for row in looked.rows} == wanted


@pytest.mark.parametrize("threads", [1, 3])
def test_a_build_goes_on_after_an_interrupt(tmp_path: Path, threads: int) -> None:
    whole, path = tmp_path / "whole.table", tmp_path / "some.table"
    build_openings(SMALL, whole, plies=2, memory=1, threads=1)
    told: list[Any] = []

    def interrupt(progress: Any) -> None:
        told.append(progress)
        if len(told) == 3:
            raise KeyboardInterrupt

    build_openings(SMALL, path, plies=2, memory=1, threads=threads, report=interrupt)
    assert len(told) == 3
    assert len(TableFile(path)) < len(TableFile(whole))
    build_openings(SMALL, path, plies=2, memory=1, threads=threads, report=told.append)
    assert [one.solved for one in told] == list(range(1, told[-1].total + 1))
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.plain
def test_a_table_of_openings_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "small.table"
    build_openings(SMALL, path, plies=2, memory=1)
    table = TableFile(path)
    verdict = verify_answer(path)
    assert verdict.holds
    assert "positions agree with those after them" in verdict.sentence
    assert not Tables(path).serves(SMALL.scored_game)  # it knows no end of the game
    with pytest.raises(BadParameter, match="another game"):
        verify_answer(path, load("nim"))
    choices, distances, keys = table.everything()
    start = int(state_key.plain(SMALL, SMALL.initial_state()))
    wrong = choices.copy()
    wrong[keys == start] = (choices[keys == start] + 1) % len(table.header["outcomes"])
    write_table(path, table.header, wrong, distances, keys)
    assert not verify_answer(path).holds


def test_a_journal_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.table"
    path.with_suffix(".journal").write_text('{"openings": "nim", "parameters": {}}\n')
    with pytest.raises(BadParameter, match="another build"):
        build_openings(SMALL, path, plies=1)
    with pytest.raises(NotThisKindOfGame, match="two opponents"):
        build_openings(load("backgammon"), path, plies=1)


FIRST = {"1": -2, "2": -1, "3": 0, "4": 1, "5": 0, "6": -1, "7": -2}
"""What the first stone is worth in each column, as solvers of the game count it (Allis, Tromp)."""


@pytest.mark.plain
@pytest.mark.skipif(shipped_openings(load("connect_four")) is None, reason="no table is there")
def test_the_shipped_table_knows_the_first_moves() -> None:
    found = exact_moves(load("connect_four:score=true"))
    assert found.source == "openings"
    assert {row.text: row.value for row in found.rows} == FIRST
    plain = exact_moves(load("connect_four"))
    assert (plain.value, plain.plies, plain.rows[0].text) == (1.0, 41, "4")


@pytest.mark.plain
@pytest.mark.skipif(shipped_openings(load("connect_four")) is None, reason="no table is there")
def test_the_shipped_table_agrees_with_itself() -> None:
    """Each value follows from those after it, wherever all of these are known."""
    game = load("connect_four:score=true")
    known = moves._Moves(game, game.initial_state(), None, 1)
    level, checked = [game.initial_state()], 0
    for _ in range(3):
        deeper = []
        for state in level:
            here = known.entry(state)
            below = [game.result(state, action) for action in game.actions(state)]
            entries = [None if game.is_terminal(one) else known.entry(one) for one in below]
            if here is not None and all(entries):
                assert here.utility == max(-one.utility for one in entries if one)
                checked += 1
            deeper += below
        level = deeper[:60]
    assert checked > 20


@pytest.mark.long
def test_the_shipped_table_has_the_known_counts_of_eight_plies() -> None:
    """Tromp's database of the positions after eight plies in which nobody has won and no move is
    forced, mirror images once: 44,473 won, 6,449 drawn and 16,635 lost for the first player."""
    game, twin = load("connect_four"), load("connect_four:score=true")
    table = shipped_openings(game)
    assert table is not None
    level = {game.initial_state()}
    for _ in range(8):
        below = {game.result(state, action) for state in level for action in game.actions(state)}
        level = {min(one, game.symmetric_state(one, 1)) for one in below if not is_won(game, one)}
    counts: Counter[int] = Counter()
    for state in level:
        opponent = state._replace(mine=state.mine ^ state.mask)
        if wins_at_once(game, state) or wins_at_once(game, opponent):
            continue
        entry = table.entry_of(int(state_key.plain(game, state)))
        value = entry.utility if entry else solve_exactly(twin, state).value
        counts[(value > 0) - (value < 0)] += 1
    assert counts == {1: 44_473, 0: 6_449, -1: 16_635}


def is_won(game: Any, state: Any) -> bool:
    return bool(game.is_terminal(state))


def wins_at_once(game: Any, state: Any) -> bool:
    return any(is_won(game, game.result(state, action)) for action in game.actions(state))
