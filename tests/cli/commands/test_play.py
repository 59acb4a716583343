"""A person at the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.clocks import ManualClock
from zermelo.cli import main
from zermelo.cli.terminal.completion import matches
from zermelo.games import names
from zermelo.play import Choice, Turn
from zermelo.play.match.record import read, replay
from zermelo.play.players.simple import RandomPlayer

FAULTY = Path(__file__).parents[2] / "play" / "faulty.py"


def play(typed: str, *arguments: str) -> str:
    told = CliRunner().invoke(main, ["play", *arguments], input=typed)
    assert told.exit_code == 0, told.output
    return told.output


def test_two_people_finish_a_game() -> None:
    told = play("b2\na1\nb1\na2\nb3\n", "tic_tac_toe", "--against", "human")
    assert "the game is over: X +1, O -1" in told


def test_against_random_moves_the_seed_decides() -> None:
    typed = ("1\n2\n3\n", "connect_four", "--seed", "4", "--against", "random")
    one = play(*typed)
    assert one == play(*typed)
    assert "O: " in one
    assert one.endswith("bye\n")  # the input ended before the game


def test_the_second_seat_moves_second() -> None:
    told = play("quit\n", "tic_tac_toe", "--seat", "2", "--seed", "1", "-a", "rules")
    assert "X: rules, O: human" in told
    assert "O to move" in told


def test_looking_on() -> None:
    told = play("", "tic_tac_toe", "--seat", "0", "-a", "rules", "-a", "random", "--seed", "1")
    assert "X: rules, O: random" in told
    assert "the game is over" in told
    told = play("", "nim", "--seat", "0", "-a", "random", "--seed", "1")
    assert "player 1: random, player 2: random" in told


@pytest.mark.peer("bwrap")
def test_a_stranger_is_isolated_as_an_opponent_and_as_an_adviser(tmp_path: Path) -> None:
    looks = tmp_path / "looks.py"
    looks.write_text(
        "import os\n"
        "from zermelo.play import Choice\n"
        "class Looks:\n"
        "    def choose(self, turn):\n"
        "        return Choice(turn.actions[0], why=f'uid {os.getuid()} pid {os.getpid()}')\n"
    )
    typed = "hint\na3\nquit\n"
    told = play(
        typed, "tic_tac_toe", "-a", f"{looks}:Looks", "--hints", f"{looks}:Looks", "--isolated"
    )
    assert "(uid 65534 pid 2)" in told
    assert "O: b3" in told


def test_words() -> None:
    typed = "help\nmoves\nboard\n\nundo\nz9\nb2\nhistory\nclock\nundo\nquit\n"
    told = play(typed, "tic_tac_toe", "--seed", "1", "-a", "random")
    assert "take back your last move" in told
    assert "there is nothing to take back" in told
    assert "'z9' is not legal here" in told
    assert "1. b2  2. " in told
    assert "there is no clock" in told
    assert told.count("X to move: a3  b3  c3  a2  b2  c2  a1  b1  c1") == 3  # after undo again
    assert told.endswith("bye\n")


def test_hints_and_analysis() -> None:
    moves = "a1\na2\nb1\nb2\n"
    typed = f"{moves}hint\nanalyse minimax\nanalyse rules\nanalyse nobody\nquit\n"
    told = play(typed, "tic_tac_toe", "-a", "human", "--hints", "minimax")
    assert "try c1 (minimax: X wins, proven" in told
    assert "+1 to X, proven" in told  # the table
    assert "rules would play c1: rule 1: wins" in told
    assert "there is no player called 'nobody'" in told


def test_a_hint_knows_no_more_than_the_person() -> None:
    told = play("hint\nquit\n", "kuhn_poker", "-a", "random", "--hints", "minimax", "--seed", "1")
    assert "needs to see the whole state" in told or "hides" in told


def test_chance_is_shown_and_falls_again_the_same_way() -> None:
    told = play("quit\n", "backgammon", "--seed", "3", "-a", "human")
    assert "(probability 0.0" in told
    assert told.count("chance: ") == 1


def test_hidden_cards_stay_hidden_until_the_end() -> None:
    for seed in range(6):
        told = play("bet\n", "kuhn_poker", "--seed", str(seed), "-a", "random")
        before, _, after = told.partition("> ")
        assert "?" in before
        assert sum(before.count(f"│ {card} │") for card in "JQK") == 1
        assert before.count("chance: ") == 1  # one's own card, not the other's
        assert sum(after.count(f"│ {card} │") for card in "JQK") == 2


def test_what_is_hidden_is_not_taken_back_nor_shown() -> None:
    told = play("history\nundo\nquit\n", "kuhn_poker", "--seed", "1", "-a", "random")
    assert "the board shows all you know" in told
    assert "undo is disabled in hidden-information games" in told


def test_hidden_moves_are_not_shown() -> None:
    told = play("rock\n", "rock_paper_scissors", "--seat", "2", "--seed", "1", "-a", "random")
    before = told.partition("> ")[0]
    assert "player 1: rock" not in before
    chosen, _, to_choose_from = before.partition("to choose from")
    assert "│ ? │" in chosen
    assert not any(f"│ {shape} │" in chosen for shape in ("rock", "paper", "scissors"))
    assert all(f"│ {shape} │" in to_choose_from for shape in ("rock", "paper", "scissors"))


def test_words_to_find_are_not_listed() -> None:
    told = play("moves\nquit\n", "word_game", "--seed", "3", "--against", "random")
    listed = told.partition("to move:")[2].partition("> ")[0]
    assert listed.split()[:2] == ["pass", "exchange"]
    assert "and what you find yourself" in listed
    assert not re.search(r"\d[A-O] |[A-O]\d+ ", told.partition("to move:")[2])


def test_people_with_secrets_take_turns_at_the_keyboard() -> None:
    told = play("rock\n\npaper\n", "rock_paper_scissors", "--against", "human")
    assert "player 2 to the keyboard" in told
    assert "the game is over: player 1 -1, player 2 +1" in told


def test_save_and_resume(tmp_path: Path) -> None:
    path, log = tmp_path / "game.json", tmp_path / "games.jsonl"
    options = ("tic_tac_toe", "-a", "human", "--time", "60+1")
    told = play(f"b2\na1\nsave\nsave {path}\nquit\n", *options)
    assert "name a file" in told
    assert f"zermelo play --resume {path}" in told
    told = play("b1\na2\nclock\nb3\n", "--resume", str(path), "--record", str(log))
    assert "X to move: a3  b3  c3  a2  c2  b1  c1" in told
    assert "the game is over: X +1, O -1" in told
    (record,) = read(log)
    assert [move.text for move in record.moves] == ["b2", "a1", "b1", "a2", "b3"]
    assert record.time_control == "60+1"
    assert record.utilities == (1.0, -1.0)
    assert len(list(replay(record))) == 6
    told = play(f"save {tmp_path}/no/\0where\nquit\n", *options)
    assert "can't be saved" in told


def test_files_that_hold_no_game(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n")
    told = CliRunner().invoke(main, ["play", "--resume", str(empty)])
    assert (told.exit_code, told.output) == (2, f"zermelo: there is no game in {empty}\n")
    empty.write_text(json.dumps({"schema": "other"}))
    assert CliRunner().invoke(main, ["play", "--resume", str(empty)]).exit_code == 2


def test_giving_up_and_faults(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    told = play("resign\n", "tic_tac_toe", "-a", "random", "--record", str(log))
    assert "X has lost: it resigned" in told
    told = play("b2\n", "tic_tac_toe", "-a", f"{FAULTY}:Crashes", "--record", str(log))
    assert "O has lost: " in told
    assert "no idea what to play" in told
    resigned, crashed = read(log)
    assert (resigned.loser, resigned.scores) == (0, (0.0, 1.0))
    assert (crashed.fault, crashed.utilities) == ("crash", (1.0, -1.0))


def test_out_of_time(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = RandomPlayer.choose

    def slowly(self: RandomPlayer, turn: Turn) -> Choice:
        clock.advance(0.4)
        return choose(self, turn)

    monkeypatch.setattr(RandomPlayer, "choose", slowly)
    told = play("b2\n", "tic_tac_toe", "-a", "random", "--time", "0.01/move")
    assert "O has lost: random took 0.400 s and had 0.010 s" in told


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["nim", "--seat", "3"], "seat must be from 1 to 2, or 0, not 3"),
        (["nim", "-a", "alphabet"], "did you mean alphabeta"),
        (["nim", "--time", "soon"], "is not a time control"),
        (["kuhn_poker", "-a", "minimax"], "kuhn_poker"),
    ],
)
def test_errors(arguments: list[str], words: str) -> None:
    told = CliRunner().invoke(main, ["play", *arguments], input="quit\n")
    assert told.exit_code == 2
    assert words in told.output


@pytest.mark.parametrize("answer", ["tic_tac_toe", "tic_tc\ntic_tac_toe"])
def test_a_game_can_be_chosen_by_name(answer: str) -> None:
    told = play(f"{answer}\nquit\n", "-a", "random")
    assert "which game?" in told
    assert "X to move" in told


def test_a_game_can_be_chosen_by_number() -> None:
    number = names().index("tic_tac_toe") + 1
    assert "X to move" in play(f"nothing\n999\n{number}\nquit\n", "-a", "random")
    assert play("quit\n").endswith("bye\n")


def test_completion() -> None:
    assert matches(["e4", "e5", "Nf3"], "e") == ["e4", "e5"]
    assert matches(["e4", "Nf3"], "nF") == ["Nf3"]
    assert matches(["e4"], "x") == []
