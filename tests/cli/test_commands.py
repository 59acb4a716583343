"""The commands, as a person would type them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zermelo import __version__
from zermelo.cli import known_commands, main
from zermelo.games import names

FILE = Path(__file__).parents[1] / "broken_games" / "definition.py"


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def test_help_shows_every_command_with_examples() -> None:
    assert run("--help").exit_code == 0
    for command in known_commands():
        assert command in run("--help").output
        told = run(command, "--help")
        assert told.exit_code == 0
        assert "zermelo" in told.output.lower()


def test_version() -> None:
    assert __version__ in run("--version").output


def test_games_lists_every_game() -> None:
    told = run("games").output
    for name in names():
        assert name in told
    assert "chance, hidden information" in told
    assert "rows=6, columns=7" in told


def test_one_game_is_described() -> None:
    told = run("games", "nim").output
    assert "misere=False" in told
    assert "zero-sum" in told


@pytest.mark.parametrize("command", ["show", "check", "play", "playouts", "games"])
def test_a_wrong_name_gets_the_nearest_right_ones(command: str) -> None:
    told = run(command, "conect_four")
    assert told.exit_code == 2
    assert told.stderr.strip() == (
        "zermelo: there is no game called 'conect_four'; did you mean connect_four?"
    )


@pytest.mark.parametrize(
    "arguments, word",
    [
        (("perft", "tictactoe", "3"), "tic_tac_toe"),
        (("shwo", "nim"), "show"),
        (("show", "nim:pils=1"), "piles"),
        (("show", "tic_tac_toe", "z9"), "not legal here; legal: a3"),
        (("show", "tic_tac_toe", "--state", "x"), "zermelo:"),
        (("show", "kuhn_poker", "--player", "3"), "player must be from 1 to 2"),
        (("show", "nowhere.py:Game"), "nowhere.py"),
        (("play", "nim", "--seat", "3"), "seat must be from 1 to 2"),
        (("check", "nim", "--games", "0"), "games must be at least 1"),
        (("perft", "nim", "0"), "0"),
        (("perft", "nim", "three"), "three"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(arguments: tuple[str, ...], word: str) -> None:
    told = run(*arguments)
    assert told.exit_code == 2
    assert word in told.stderr
    assert "Traceback" not in told.output
    assert isinstance(told.exception, SystemExit)


def test_show_draws_the_board_and_lists_moves() -> None:
    told = run("show", "tic_tac_toe", "b2", "a1").output
    assert told.splitlines()[1].split() == ["2", "·", "X", "·"]
    assert told.splitlines()[2].split() == ["1", "O", "·", "·"]
    assert "X to move: a3" in told


def test_show_tells_the_end() -> None:
    moves = ("1", "2", "1", "2", "1", "2", "1")
    assert "the game is over: X +1, O -1" in run("show", "connect_four", *moves).output
    told = run("show", "connect_four", *moves, "3")
    assert told.exit_code == 2
    assert "the game is over before '3'" in told.stderr


def test_show_reads_its_own_text() -> None:
    text = run("show", "nim", "a2", "--text").output.strip()
    assert run("show", "nim", "--state", text).output == run("show", "nim", "a2").output


def test_show_takes_a_learnt_evaluation_apart() -> None:
    said = run("show", "othello", "d3", "c3", "--learnt", "shipped").output
    assert "what black has of each cell" in said
    numbers = [line.split() for line in said.split("score:")[1].splitlines()[1:9]]
    assert [line[0] for line in numbers] == list("12345678")
    amounts = [0 if one == "·" else int(one) for line in numbers for one in line[1:]]
    total = int(said.split("total ")[1].split(",")[0])
    assert len(amounts) == 64
    assert abs(sum(amounts) - total) < 32  # they are rounded
    assert "phase 1 of 6" in said
    other = run("show", "othello", "d3", "c3", "--learnt", "shipped", "--player", "2").output
    assert f"total {-total:+d}" in other
    assert "with zermelo for nim" in run("show", "nim", "--learnt", "shipped").stderr


def test_show_hides_what_a_player_does_not_see() -> None:
    everything = run("show", "kuhn_poker", "J", "K").output
    first = run("show", "kuhn_poker", "J", "K", "--player", "1").output
    assert "K" in everything
    assert "K" not in first
    assert "?" in first


def test_show_gives_chance_its_probabilities() -> None:
    assert "chance to move: J (0.3333)" in run("show", "kuhn_poker").output


def test_perft() -> None:
    told = run("perft", "tic_tac_toe", "5").output
    assert "15,120" in told
    after = run("perft", "tic_tac_toe", "2", "b2").output
    assert "56" in after
    assert "3,024" in run("perft", "tic_tac_toe", "4").output
    assert "252" in run("perft", "tic_tac_toe", "3", "--distinct").output


def test_check_says_what_it_found() -> None:
    told = run("check", "nim", "--games", "5")
    assert told.exit_code == 0
    assert "keeps every rule" in told.output
    broken = run("check", f"{FILE}:Stuck")
    assert broken.exit_code == 1
    assert "breaks the rule: actions until the end" in broken.output
    assert "after: " in broken.output


def test_playouts() -> None:
    told = run("playouts", "tic_tac_toe", "--count", "5000", "--seed", "1")
    assert told.exit_code == 0
    assert "5,000 random games" in told.output
    assert "X: wins" in told.output
    assert "draws" in told.output


def test_cache_shows_and_clears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZERMELO_CACHE", str(tmp_path))
    assert f"{tmp_path}\n0 files" in run("cache").output
    (tmp_path / "perft-0.kernel").write_bytes(b"x" * 2_000_000)
    assert "1 files, 2.0 MB" in run("cache").output
    assert "deleted 1 files" in run("cache", "clear").output
    assert "0 files" in run("cache").output


SLOW = """
from zermelo import Game

class Slow(Game):
    def initial_state(self): return (0,)
    def to_move(self, state): return 0
    def actions(self, state): return ["on"] if state == (0,) else []
    def result(self, state, action): return (1,)
    def is_terminal(self, state): return state == (1,)
    def utility(self, state, player): return 0.0
"""


@pytest.mark.filterwarnings("default")
def test_a_warning_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(SLOW)
    told = run("playouts", f"{file}:Slow", "--count", "3")
    assert told.exit_code == 0
    assert told.stderr.startswith("zermelo: Slow runs in plain Python")
    assert len(told.stderr.splitlines()) == 1


COMMAND = [sys.executable, "-c", "from zermelo.cli import main; main(prog_name='zermelo')"]


@pytest.mark.plain(unless_long=True)
def test_ctrl_c_is_quiet() -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "nim"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    while b"to move" not in (line := process.stdout.readline()):
        assert line, "it has ended"
    os.kill(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=300)
    assert process.returncode == 130
    assert errors == b""


def test_a_closed_pipe_is_quiet() -> None:
    process = subprocess.Popen([*COMMAND, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait(timeout=300) == 1
    process.stderr.close()


def test_help_needs_nothing_heavy() -> None:
    names = [
        "check",
        "games",
        "lessons",
        "network",
        "page",
        "perft",
        "players",
        "playouts",
        "search",
    ]
    names += ["sheet", "show", "train", "uci"]
    program = f"""
import sys
from zermelo.cli import main
for name in ["--help", *{names}]:
    try:
        main([name, "--help"])
    except SystemExit:
        print(name, [m for m in ("numba", "numpy", "rich") if m in sys.modules], file=sys.stderr)
"""
    helped = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert {line.partition(" ")[2] for line in helped.stderr.splitlines()} == {"[]"}
