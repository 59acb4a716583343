"""SGF: what is written is read back, and gnugo reads it too."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from zermelo import load
from zermelo.bridges import sgf
from zermelo.errors import BadFile, BadParameter, IllegalAction

GAMES = ["go:size=9,komi=5.5", "othello", "gomoku:size=9", "hex:size=6", "hex:size=5,swap=true"]


def random_game(game: Any, seed: int) -> list[Any]:
    dice = random.Random(seed)
    state, actions = game.initial_state(), []
    while not game.is_terminal(state) and len(actions) < 200:
        actions.append(dice.choice(list(game.actions(state))))
        state = game.result(state, actions[-1])
    return actions


@pytest.mark.parametrize("spec", GAMES)
def test_a_game_written_and_read_is_the_same(spec: str) -> None:
    game = load(spec)
    for seed in range(3):
        actions = random_game(game, seed)
        text = sgf.written(game, actions, PB="Ann [1]", PW="Bob\\", C="a: b\nc")
        (record,) = sgf.parse(text)
        assert record.first("PB") == "Ann [1]"
        assert record.first("PW") == "Bob\\"
        assert record.first("C") == "a: b\nc"
        again, start, read = sgf.replayed(record)
        assert read == actions
        assert start == again.initial_state()
        assert type(again) is type(game)
        assert again.size == game.size


def test_boards_that_are_set_up() -> None:
    text = "(;GM[1]SZ[9]KM[0.5]HA[2]AB[cg][gc]PL[W];W[ee];B[ef])"
    game, start, actions = sgf.replayed(sgf.parse(text)[0])
    assert game.marks(start).count("X") == 2
    assert game.to_move(start) == 1
    again = sgf.written(game, actions, start)
    assert "AB" in again
    assert sgf.replayed(sgf.parse(again)[0])[1:] == (start, actions)
    area = sgf.parse("(;GM[1]SZ[9]AB[aa:bb])")[0]
    assert game.marks(sgf.replayed(area)[1]).count("X") == 4


def test_variations_are_skipped_and_the_first_line_is_followed() -> None:
    text = """noise before (;FF[4]GM[1]SZ[9] C[a (comment) \\] ;B]
        ;B[ee](;W[cc];B[gg](;W[ab])(;W[ac]))(;W[dd];B[aa])) (;GM[2];B[dc])"""
    one, two = sgf.parse(text)
    assert one.moves == (("B", "ee"), ("W", "cc"), ("B", "gg"), ("W", "ab"))
    assert one.first("C").endswith("] ;B")
    assert sgf.replayed(two)[0].name == "othello"


def test_old_names_passes_and_moves_out_of_turn() -> None:
    (record,) = sgf.parse("(;GaMe[1]SiZe[9];Black[ee];B[dd];W[tt];B[])")
    game, _, actions = sgf.replayed(record)
    assert [game.action_text(None, action) for action in actions] == [
        "E5",
        "pass",
        "D6",
        "pass",
        "pass",
    ]


@pytest.mark.peer("gnugo")
def test_gnugo_reads_what_is_written(peer: Callable[[str], str], tmp_path: Path) -> None:
    game = load("go:size=9,komi=5.5")
    actions = random_game(game, 1)[:30]
    file = tmp_path / "game.sgf"
    file.write_text(sgf.written(game, actions))
    command = f"loadsgf {file}\nlist_stones black\nlist_stones white\nquit\n"
    done = subprocess.run(
        [peer("gnugo"), "--mode", "gtp"], input=command, capture_output=True, text=True, check=True
    )
    state = game.initial_state()
    for action in actions:
        state = game.result(state, action)
    answers = [answer[1:].split() for answer in done.stdout.split("\n\n")]
    for mark, stones in (("X", answers[1]), ("O", answers[2])):
        own = [i for i, one in enumerate(game.marks(state)) if one == mark]
        assert sorted(stones) == sorted(game.action_text(state, i) for i in own)


def test_what_can_not_be_written() -> None:
    with pytest.raises(BadParameter, match="SGF is written for"):
        sgf.written(load("nim"), [])
    with pytest.raises(BadParameter, match="capitals"):
        sgf.written(load("go"), [], pb="x")
    with pytest.raises(IllegalAction):
        sgf.written(load("go:size=9"), [3, 3])


def test_hostile_files() -> None:
    good = sgf.written(load("go:size=9"), random_game(load("go:size=9"), 0)[:20], C="x")
    dice = random.Random(4)
    for _ in range(100):
        start = dice.randrange(len(good))
        text = good[:start] + dice.choice("()[];\\xB ") + good[start + dice.randrange(3) :]
        try:
            for record in sgf.parse(text):
                sgf.replayed(record)
        except BadFile:
            continue
