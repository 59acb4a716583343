"""`zermelo verify`, as a person would type it: what holds, what is wrong, what can't be read."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.cli.own_game import own_game
from zermelo.cli import main
from zermelo.strategy import TableStrategy


def zermelo(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def edited(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def test_a_solution_is_saved_and_verified(tmp_path: Path) -> None:
    answer = tmp_path / "answer.json"
    done = zermelo("solve", "tic_tac_toe", "--save", answer)
    assert done.exit_code == 0, done.output
    assert "with a certificate of" in done.stderr
    done = zermelo("verify", answer)
    assert done.exit_code == 0, done.output
    assert "answer.json holds: at least 0 to X and at most 0 to X" in done.output
    assert done.output.endswith("a proof\n")
    edited(answer, lower=1.0, upper=1.0, value=1.0)
    done = zermelo("verify", answer)
    assert done.exit_code == 1
    assert "answer.json is WRONG: after a3" in done.output
    assert "claimed +1, found 0" in done.output
    edited(answer, line=[])
    done = zermelo("verify", answer)
    assert done.exit_code == 1
    assert "claimed at least +1 to X, found 0 at the end of the game" in done.output


def test_circles_with_chance_are_saved_and_verified(tmp_path: Path) -> None:
    answer = tmp_path / "answer.json"
    done = zermelo("solve", "cant_stop:sides=2,shortest=1,columns=2", "--save", answer)
    assert done.exit_code == 0, done.output
    assert "with a certificate of" in done.stderr
    done = zermelo("verify", answer)
    assert done.exit_code == 0, done.output
    assert done.output.endswith("a proof\n")
    edited(answer, lower=0.91, value=None)
    done = zermelo("verify", answer)
    assert done.exit_code == 1
    assert "claimed at least +0.91 to player 1, found +0.906" in done.output


def test_proofs_and_estimates_after_moves(tmp_path: Path) -> None:
    proof, estimate = tmp_path / "proof.json", tmp_path / "estimate.json"
    moves = ("b2", "b1")
    done = zermelo("search", "tic_tac_toe", *moves, "-a", "proof", "--save", proof)
    assert done.exit_code == 0, done.output
    done = zermelo("search", "tic_tac_toe", *moves, "--depth", 1, "--save", estimate)
    assert "claims nothing as proven" in done.stderr
    done = zermelo("verify", proof, estimate)
    assert done.exit_code == 0, done.output
    assert "at least +1 to X" in done.output
    assert "nothing is claimed as proven" in done.output
    edited(proof, moves=["b2", "a1"])
    done = zermelo("verify", proof, estimate)
    assert done.exit_code == 1
    assert "after b2 a1" in done.output


def test_a_strategy(tmp_path: Path) -> None:
    path = tmp_path / "strategy.json"
    assert zermelo("solve", "kuhn_poker", "--export", path).exit_code == 0
    done = zermelo("verify", path, "--epsilon", 0.001)
    assert done.exit_code == 0, done.output
    assert "a best response of every player" in done.output
    rows = TableStrategy.load(path)
    table = {key: rows.probabilities(*key) for key in rows}
    key = next(key for key, row in table.items() if max(row.values()) == 1.0)
    first, second = table[key]
    table[key] = {first: 0.5, second: 0.5}
    TableStrategy(table, "kuhn_poker", rows.claims).save(path)
    done = zermelo("verify", path)
    assert done.exit_code == 1
    assert "is part of a best response that gains" in done.output
    TableStrategy(table, "kuhn_poker").save(path)
    assert zermelo("verify", path).exit_code == 0
    assert zermelo("verify", path, "--epsilon", 0.001).exit_code == 1
    assert "it with --export" in zermelo("solve", "kuhn_poker", "--save", "x").output


OWN = own_game("Take", stones=5)


def test_a_game_of_ones_own_is_given_on_the_command_line(tmp_path: Path) -> None:
    game, answer = tmp_path / "take.py", tmp_path / "answer.json"
    game.write_text(OWN)
    done = zermelo("solve", f"{game}:Take", "--save", answer)
    assert done.exit_code == 0, done.output
    done = zermelo("verify", answer)
    assert done.exit_code == 2
    assert "name it on the command line: --game" in done.stderr
    done = zermelo("verify", answer, "--game", f"{game}:Take")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("verify",), "Missing argument"),
        (("verify", "nothing.json"), "nothing.json can't be read"),
        (("verify", __file__), "it is not JSON"),
        (("verify", "nothing.json", "--samples", "0"), "Invalid value for '--samples'"),
        (("verify", "nothing.json", "--seconds", "nan"), "is no number"),
        (("verify", "nothing.json", "--epsilon", "-1"), "Invalid value for '--epsilon'"),
    ],
)
def test_errors(arguments: tuple[str, ...], words: str) -> None:
    done = zermelo(*arguments)
    assert done.exit_code == 2
    assert words in done.output


def claim(path: Path, **fields: Any) -> None:
    head = {"format": "zermelo result", "version": 1, "game": "take", "algorithm": "none"}
    path.write_text(json.dumps({**head, "player": 0, **fields}))


def test_too_little_time_is_neither_right_nor_wrong(tmp_path: Path) -> None:
    game, answer = tmp_path / "take.py", tmp_path / "answer.json"
    game.write_text(own_game("Take", stones=500))
    claim(answer, lower=1.0)
    done = zermelo("verify", answer, "--game", f"{game}:Take", "--seconds", "1e-6")
    assert done.exit_code == 2
    assert "was not checked" in done.stderr


ENDLESS = """
from zermelo import Game


class Endless(Game):
    compiled = False

    def initial_state(self):
        return (0,)

    def to_move(self, state):
        return 0

    def actions(self, state):
        yield 1

    def result(self, state, action):
        print("further", flush=True)
        return (state[0] + 1,)

    def is_terminal(self, state):
        return False

    def utility(self, state, player):
        return 0.0
"""


def test_ctrl_c_ends_a_check_that_would_go_on_for_ever(tmp_path: Path) -> None:
    game, answer = tmp_path / "endless.py", tmp_path / "answer.json"
    game.write_text(ENDLESS)
    claim(answer, upper=0.0, certificate={"upper": []})
    command = [
        sys.executable, "-c", "from zermelo.cli import main; main()", "verify", str(answer),
        "--game", f"{game}:Endless", "--seconds", "1000",
    ]  # fmt: skip
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stdout is not None
    for _ in range(20_000):  # so far that the check itself is under way
        assert running.stdout.readline() == "further\n"
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=300)
    assert running.returncode == 130, err
    assert "nothing wrong was found" in err
    assert "Traceback" not in err
