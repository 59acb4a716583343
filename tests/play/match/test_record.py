"""One record for all games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from zermelo.errors import BadParameter, IllegalAction
from zermelo.games import load, names
from zermelo.play import make
from zermelo.play.match.record import SCHEMA, BadRecord, GameRecord, Move, append, read, replay
from zermelo.play.match.referee import play_game

QUICK = ("tic_tac_toe", "kuhn_poker", "nim:piles=1-2-3", "backgammon", "rock_paper_scissors")
TTT = load("tic_tac_toe")


@pytest.mark.parametrize("spec", QUICK)
def test_there_and_back(spec: str) -> None:
    game = load(spec)
    record = play_game(game, [make("random")] * game.players, seed=3)
    again = GameRecord.from_json(record.to_json())
    assert again == replace(record, parameters=json.loads(json.dumps(record.parameters)))
    states = [state for state, _ in replay(again)]
    assert len(states) == len(record.moves) + 1
    assert game.is_terminal(states[-1])
    assert record.utilities == tuple(game.utility(states[-1], one) for one in range(game.players))


def test_the_games_here_are_registered() -> None:
    assert {spec.partition(":")[0] for spec in QUICK} <= set(names())


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = [play_game(TTT, [make("random"), make("random")], seed=seed) for seed in range(3)]
    append(path, records[:1])
    append(path, records[1:])
    assert list(read(path)) == records
    assert len(path.read_text().splitlines()) == 3
    path.write_text(path.read_text() + "\nnot a record\n")
    with pytest.raises(BadRecord, match=r"line 5: this is not a record"):
        list(read(path))
    with pytest.raises(BadParameter, match="No such file"):
        list(read(tmp_path / "nothing"))


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        '{"schema": "another"}',
        json.dumps({"schema": SCHEMA}),
        json.dumps({"schema": SCHEMA, "moves": 3}),
        json.dumps({"schema": SCHEMA, "game": "nim", "parameters": {}, "players": [], "x": 1}),
    ],
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        GameRecord.from_json(text)


def test_records_that_break_the_rules() -> None:
    record = GameRecord("tic_tac_toe", {}, ("a", "b"))
    for moves, words in (
        ((Move(0, "b2", 4), Move(1, "b2", 4)), "move 2 of the record, b2, is not legal"),
        ((Move(1, "b2", 4),), "by player 2, whose turn"),
        ((Move(-1, "b2", 4),), "by chance, whose turn"),
        (
            tuple(Move(i % 2, "", code) for i, code in enumerate((0, 3, 1, 4, 2, 5))),
            "comes after the end",
        ),
    ):
        with pytest.raises(IllegalAction, match=words):
            list(replay(replace(record, moves=moves)))


def test_a_record_may_begin_anywhere() -> None:
    start = TTT.result(TTT.initial_state(), 4)
    record = play_game(TTT, [make("random"), make("random")], start=start, seed=1)
    assert next(replay(record))[0] == start
