"""Exact values of every move, against the solver, and against scores that are known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.comparing import plain_twin
from zermelo.algorithms import search
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.exact import build_openings, exact_moves, moves, shipped_openings
from zermelo.games import load
from zermelo.lookup import TableFile, Tables
from zermelo.lookup.file import write_table
from zermelo.lookup.reachable import state_key
from zermelo.search import solve_exactly
from zermelo.verification import verify_answer

SMALL = plain_twin(load("connect_four:rows=3,columns=4,connect=3"))
LATE = "2252576253462244111563365343671351441"


def after(game: Any, columns: str) -> Any:
    state = game.initial_state()
    for column in columns:
        state = game.result(state, int(column) - 1)
    return state


@pytest.mark.plain
def test_every_move_is_solved() -> None:
    game, scored = load("connect_four"), plain_twin(load("connect_four:score=true"))
    state = after(game, LATE[:30])
    found = exact_moves(game, state)
    assert (found.exact, found.value, found.plies) == (True, 1.0, 1)
    assert [(row.text, row.value, row.plies) for row in found.rows[:2]] == [
        ("6", 1.0, 1),
        ("4", 1.0, 5),
    ]
    for row in found.rows:
        child = game.result(state, row.action)
        value = 0.0 if game.is_terminal(child) else -solve_exactly(scored, child).value
        if not game.is_terminal(child):
            assert row.value == (value > 0) - (value < 0)
            assert row.plies == 1 + scored.plies_to_end(child, -value)
    counted = search("exact", scored, state)
    assert [row.plies for row in counted.rows] == [row.plies for row in found.rows]
    assert counted.value == 6.0  # one more than the stones that X has left


@pytest.mark.plain
def test_games_without_distances_are_solved_too() -> None:
    game = load("tic_tac_toe")
    state = game.initial_state()
    for move in ("b2", "a1"):
        state = game.result(state, game.parse_action(state, move))
    found = search("exact", game, state)
    assert (found.value, found.exact, found.plies) == (0.0, True, None)
    assert {row.value for row in found.rows} == {0.0}


@pytest.mark.plain
def test_what_is_not_solved_in_time_has_bounds() -> None:
    game = load("connect_four")
    told: list[Any] = []
    found = exact_moves(game, after(game, "44444"), seconds=0.2, report=told.append)
    assert found.stopped in ("time", "finished")
    for row in found.rows:
        assert row.exact or row.lower < row.upper
        assert row.plies is None or row.exact


def test_not_for_chance_or_hidden_cards() -> None:
    with pytest.raises(NotThisKindOfGame, match="no chance"):
        exact_moves(load("backgammon"))
    with pytest.raises(NotThisKindOfGame, match="nothing hidden"):
        exact_moves(load("kuhn_poker"))


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
