"""Matches and tournaments from the command line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.clocks import eventually
from tests.play.tournament.stored import count
from zermelo.cli import main
from zermelo.play.match.record import read
from zermelo.play.process.sandbox import require

FAULTY = Path(__file__).parents[2] / "play" / "faulty.py"


def run(*arguments: str, code: int = 0) -> str:
    told = CliRunner().invoke(main, list(arguments))
    assert told.exit_code == code, told.output
    return told.output


def test_a_match(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    told = run(
        "match", "rules", "random", "--game", "tic_tac_toe", "--games", "6", "--processes", "1",
        "--records", str(games), "--time", "600/move", "--max-plies", "30",
    )  # fmt: skip
    assert "tic_tac_toe: 6 of 6 games" in told
    assert "rules - random: +" in told
    assert "pairs of games" in told
    records = list(read(games))
    assert len(records) == 6
    assert {record.time_control for record in records} == {"600/move"}


@pytest.mark.peer("bwrap")
def test_players_from_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "games.jsonl"
    told = run(
        "match", f"{FAULTY}:First", f"{FAULTY}:Refuses", "--game", "tic_tac_toe", "--games", "2",
        "--processes", "1", "--records", str(games), "--isolated", "--memory", "300", code=1,
    )  # fmt: skip
    assert "2 of 2 games" in told
    assert "Refuses lost 2 by crash" in told
    assert [record.loser for record in read(games)] == [1, 0]
    monkeypatch.setenv("PATH", str(tmp_path))
    require.cache_clear()
    try:
        told = run("match", "random", "rules", "--game", "nim", "--isolated", code=2)
    finally:
        require.cache_clear()
    assert told.startswith("zermelo: isolated players need bubblewrap; install it")
    assert len(told.splitlines()) == 1
    for command in ("match", "tournament", "play"):
        assert "runs with your rights" in " ".join(run(command, "--help").split())


def test_a_sequential_test() -> None:
    told = run(
        "match", "rules", "random", "--game", "tic_tac_toe", "--games", "400",
        "--sprt", "0,200", "--alpha", "0.1", "--beta", "0.1",
    )  # fmt: skip
    assert "H1 accepted" in told


def test_a_tournament_and_its_standings(tmp_path: Path) -> None:
    file, games = tmp_path / "results.sqlite", tmp_path / "games.jsonl"
    arguments = ["tournament", "random", "rules", "random:seed=1", "--game", "nim"]
    told = run(*arguments, "--file", str(file), "--games", "4")
    assert "12 of 12 games" in told
    assert "Elo" in told
    again = run("standings", str(file), "--records", str(games))
    assert again == told
    assert len(list(read(games))) == 12
    assert "holds another tournament" in run(*arguments, "--file", str(file), "--seed", "1", code=2)
    assert "24 of 24" in run(*arguments, "--file", str(file), "--games", "8")


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["match", "rules", "randum", "--game", "nim"], "did you mean random"),
        (["match", "rules", "random", "--game", "nym"], "there is no game"),
        (["match", "rules", "random", "--game", "nim", "--sprt", "5"], "two numbers as in 0,10"),
        (["match", "rules", "random", "--game", "nim", "--sprt", "5,0"], "must be below"),
        (["match", "rules", "random", "--game", "nim", "--time", "1"], "is not a time control"),
        (["match", "rules", "random", "--game", "kuhn_poker"], "can't play this"),
        (["match", "rules", "random"], "Missing option '--game'"),
        (["tournament", "rules", "--game", "nim"], "needs at least as many"),
        (["match", "rules", "random", "auto", "--game", "nim"], "`zermelo tournament` takes any"),
        (["match", "rules", "random", "--game", "kuhn_poker:players=3"], "in `zermelo tournament`"),
        (["standings", "nothing.sqlite"], "there is no file of results"),
    ],
)
def test_errors(arguments: list[str], words: str) -> None:
    assert words in run(*arguments, code=2)


def test_players_are_listed() -> None:
    told = run("players")
    for word in ("random", "alphabeta", "mcts", "auto", "rules", "FILE.py:CLASS"):
        assert word in told


PENSIVE = """
import signal
from pathlib import Path

games = 0

class Pensive:
    def begin(self, game, player, seed):
        global games
        games += 1

    def choose(self, turn):
        pensive = Path(__file__).with_name("pensive")
        if games > 2 and pensive.exists():
            pensive.write_text("thinking")
            signal.pause()
        return turn.actions[0]
"""


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """Its player thinks for ever in a later game: there is time for Ctrl-C on any machine."""
    file, player, pensive = (tmp_path / name for name in ("results.sqlite", "mine.py", "pensive"))
    player.write_text(PENSIVE)
    pensive.touch()
    command = [
        sys.executable, "-c", "from zermelo.cli import main; main()", "match", "random",
        f"{player}:Pensive", "--game", "tic_tac_toe", "--games", "30", "--file", str(file),
        "--processes", "1",
    ]  # fmt: skip
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    eventually(lambda: pensive.read_text() or running.poll() is not None)
    assert running.poll() is None, running.communicate()
    assert count(file) > 1
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=600)
    pensive.unlink()
    assert running.returncode == 130, err
    assert "stopped; the same command continues" in err
    assert "random - " in out
    assert "Traceback" not in err
    assert "30 of 30 games" in run(*command[3:])
