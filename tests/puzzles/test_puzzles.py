"""Puzzles: each has exactly the answer that it promises, by a solver that did not make it.

All of them are solved anew with --long (`zermelo puzzles --check` does the same). What guards that
in `make test`: one small puzzle of each game, in plain Python, and puzzles made wrong on purpose.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from zermelo.errors import BadFile, IllegalAction
from zermelo.games import load
from zermelo.puzzles import Puzzle, check, make, read, shipped, written
from zermelo.puzzles.judging import judge
from zermelo.puzzles.making import of_source
from zermelo.puzzles.proof import Forced, Trial, Wins
from zermelo.puzzles.puzzle import SHIPPED
from zermelo.puzzles.sources import PuzzleSource

SMALL = 60  # states of a proof


def test_five_hundred_of_many_games_and_grades() -> None:
    assert len(shipped()) >= 500
    games = Counter(one.game.partition(":")[0] for one in shipped())
    assert len(games) >= 8
    assert min(games.values()) >= 20
    assert set(Counter(one.grade for one in shipped())) == {0, 1, 2, 3, 4}
    assert {one.kind for one in shipped()} == {"win_in", "winning", "saving", "value"}
    assert len(set(shipped())) == len(shipped())
    assert SHIPPED.stat().st_size < 200_000


def test_every_position_is_legal_and_asks_for_a_legal_move() -> None:
    for one in shipped():
        game = one.rules()
        state = one.state(game)
        assert not game.is_terminal(state)
        assert one.question(game, state).endswith("?")
        if one.kind == "value":
            assert one.answer in dict(one.choices(game))
        else:
            answer = game.parse_action(state, one.answer)
            assert game.action_text(state, answer) == one.answer
            assert len(list(game.actions(state))) >= 3


def smallest() -> list[Puzzle]:
    """One of each game and kind, of which the proof is smallest."""
    found: dict[tuple[str, str], Puzzle] = {}
    for one in sorted(shipped(), key=lambda one: one.states):
        found.setdefault((one.game, one.kind), one)
    return [one for one in found.values() if one.states <= SMALL]


@pytest.mark.plain(all_kernels=True)
def test_another_solver_finds_the_same_answer() -> None:
    assert len({one.game for one in smallest()}) >= 7
    for one in smallest():
        assert check(one) == "", one


@pytest.mark.long
def test_another_solver_finds_the_same_answer_to_all() -> None:
    assert [(one, fault) for one in shipped() if (fault := check(one))] == []


@pytest.mark.plain
def test_a_wrong_answer_is_found() -> None:
    one = Puzzle(
        game="tic_tac_toe", kind="winning", answer="c1", moves=("a1", "b2", "a3"), states=1
    )
    assert check(one) == "the moves that answer it are none, not c1"
    saving = msgspec.structs.replace(one, kind="saving", answer="a2")
    assert check(saving) == ""
    assert check(msgspec.structs.replace(saving, answer="c1")) == (
        "the moves that answer it are a2, not c1"
    )
    value = msgspec.structs.replace(one, kind="value", answer="0")
    assert check(value) == "it ends with draw, not 0"
    over = msgspec.structs.replace(one, moves=("a1", "b1", "a2", "b2", "a3"))
    assert check(over) == "the game is over"


def test_the_same_seed_makes_the_same_puzzles() -> None:
    nim = PuzzleSource("nim:piles=1-2-3", ("winning", "value"))
    first, second = (next(of_source(nim, seed=5)) for _ in range(2))
    assert first == second
    assert first.states < 30


def test_proofs_know_values_and_distances() -> None:
    game = load("tic_tac_toe")
    state = game.initial_state()
    for text in ("a1", "b2", "c3"):
        state = game.result(state, game.parse_action(state, text))
    proof = Trial(game, game.to_move(state))
    moves = {game.action_text(state, one): found for one, found in proof.moves(state)}
    assert moves["a3"] == Forced(-1.0, 3)  # a corner loses, an edge draws
    assert moves["a2"].value == 0
    wins = Wins(game, 0)
    after = game.result(state, game.parse_action(state, "a3"))
    assert wins.within(after, 3)
    assert not wins.within(after, 1)


def test_puzzles_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    found = make(2, seed=3)
    file.write_bytes(written(found))
    assert read(file) == found
    file.write_text('{"game": "nim"}\n')
    with pytest.raises(BadFile, match="zermelo puzzles --make"):
        read(file)
    with pytest.raises(BadFile, match="can't be read"):
        read(tmp_path / "none")


def test_every_answer_is_right_and_another_one_is_not() -> None:
    """Of the smallest one of each game and kind: what is said of the answer, and of another."""
    for one in smallest():
        game = one.rules()
        state = one.state(game)
        right = judge(one, one.answer)
        assert right.right
        assert right.text.startswith("Right")
        for text in right.line:
            state = game.result(state, game.parse_action(state, text))
        assert game.is_terminal(state)
        state = one.state(game)
        others = [game.action_text(state, action) for action in game.actions(state)]
        others = [text for text, _ in one.choices(game)] or others
        wrong = judge(one, next(text for text in others if text != one.answer))
        assert not wrong.right
        assert wrong.text.endswith(".")
    with pytest.raises(IllegalAction):
        judge(shipped()[0], "nothing of the kind")
