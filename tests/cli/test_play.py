"""A person at the terminal."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from zermelo.cli import main
from zermelo.games import names


def play(typed: str, *arguments: str) -> str:
    told = CliRunner().invoke(main, ["play", *arguments], input=typed)
    assert told.exit_code == 0, told.output
    return told.output


def test_two_people_finish_a_game() -> None:
    told = play("b2\na1\nb1\na2\nb3\n", "tic_tac_toe", "--against", "person")
    assert "the game is over: X +1, O -1" in told


def test_against_random_moves_the_seed_decides() -> None:
    one = play("1\n2\n3\n", "connect_four", "--seed", "4")
    assert one == play("1\n2\n3\n", "connect_four", "--seed", "4")
    assert "O: " in one
    assert one.endswith("bye\n")  # the input ended before the game


def test_the_second_seat_moves_second() -> None:
    told = play("quit\n", "tic_tac_toe", "--seat", "2", "--seed", "1")
    assert "X: " in told
    assert "O to move" in told


def test_words() -> None:
    told = play("help\nmoves\nboard\n\nundo\nz9\nb2\nundo\nquit\n", "tic_tac_toe", "--seed", "1")
    assert "take back your last move" in told
    assert "there is nothing to take back" in told
    assert "'z9' is not legal here" in told
    assert told.count("X to move: a3  b3  c3  a2  b2  c2  a1  b1  c1") == 3  # after undo again
    assert told.endswith("bye\n")


def test_hidden_cards_stay_hidden_until_the_end() -> None:
    for seed in range(6):
        told = play("bet\n", "kuhn_poker", "--seed", str(seed))
        before, _, after = told.partition("> ")
        assert "?" in before
        assert sum(before.count(f"│ {card} │") for card in "JQK") == 1
        assert before.count("chance: ") == 1  # one's own card, not the other's
        assert sum(after.count(f"│ {card} │") for card in "JQK") == 2


def test_hidden_moves_are_not_told() -> None:
    told = play("rock\n", "rock_paper_scissors", "--seat", "2", "--seed", "1")
    before = told.partition("> ")[0]
    assert "player 1: " not in before
    assert not any(f"│ {shape} │" in before for shape in ("rock", "paper", "scissors"))


def test_people_with_secrets_take_turns_at_the_keyboard() -> None:
    told = play("rock\n\npaper\n", "rock_paper_scissors", "--against", "person")
    assert "player 2 to the keyboard" in told
    assert "the game is over: player 1 -1, player 2 +1" in told


@pytest.mark.parametrize("answer", ["tic_tac_toe", "tic_tc\ntic_tac_toe"])
def test_a_game_can_be_chosen_by_name(answer: str) -> None:
    told = play(f"{answer}\nquit\n")
    assert "which game?" in told
    assert "X to move" in told


def test_a_game_can_be_chosen_by_number() -> None:
    number = names().index("tic_tac_toe") + 1
    assert "X to move" in play(f"nothing\n999\n{number}\nquit\n")
    assert play("quit\n").endswith("bye\n")
