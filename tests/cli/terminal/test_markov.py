"""`zermelo solve` for games whose states repeat and in which both choose at once."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from zermelo.cli import main
from zermelo.cli.terminal import markov
from zermelo.equilibrium import solve_markov
from zermelo.equilibrium.matrix.stages import SolverProgress
from zermelo.games import load
from zermelo.strategy import TableStrategy


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", *arguments])


HIDE_AND_SEEK = """
from zermelo import CHANCE, Game


class HideAndSeek(Game):
    compiled = False

    def initial_state(self):
        return (-1, -1)

    def to_move(self, state):
        return 0 if state[0] < 0 else 1 if state[1] < 0 else CHANCE

    def actions(self, state):
        if not self.is_terminal(state):
            yield from range(2 if self.to_move(state) == CHANCE else 3)

    def result(self, state, action):
        if self.to_move(state) == CHANCE:
            return (-1, -1) if action else (3, 3)
        return (action, -1) if state[0] < 0 else (state[0], action)

    def probability(self, state, action):
        return 0.75 if action else 0.25

    def is_terminal(self, state):
        return state[0] == state[1] >= 0

    def utility(self, state, player):
        found = 0.0 if state[0] == 3 else -1.0
        return found if player == 0 else -found

    def information(self, state, player):
        return (-1, -1) if self.to_move(state) == 1 == player else state
"""


def test_where_both_choose_at_once_and_then_know_all(tmp_path: Path) -> None:
    file = tmp_path / "hide.py"
    file.write_text(HIDE_AND_SEEK)
    told = run(str(file)).output
    assert "-0.666667 to player 1, +0.666667 to player 2, within" in told
    assert "a matrix game in each state" in told
    assert "0 0.333  1 0.333  2 0.333" in told
    found = json.loads(run(str(file), "--json").stdout)
    assert found["lower"] <= -2 / 3 <= found["upper"]
    refused = run(str(file), "--algorithm", "cfr")
    assert "use solve_markov" in refused.output
    never = HIDE_AND_SEEK.replace("0.75 if action else 0.25", "float(action)")
    file.write_text(never.replace("CHANCE else 3)", "CHANCE else 3 - (state[0] >= 0))"))
    endless = run(str(file))
    assert endless.exit_code == 1, "one place is never looked into"
    assert "open: ≥ -1 and ≤ +1 to player 1, proven" in endless.output


def test_who_are_no_opponents_meet(tmp_path: Path) -> None:
    """Both gain by being found, at the place that is drawn for both."""
    file = tmp_path / "meet.py"
    friends = HIDE_AND_SEEK.replace("compiled = False", "compiled = False\n    zero_sum = False")
    file.write_text(friends.replace("return found if player == 0 else -found", "return -found"))
    shown = run(str(file))
    assert shown.exit_code == 0, shown.output
    assert "+1 to player 1, +1 to player 2" in shown.output
    assert "a correlated equilibrium in each state" in shown.output
    assert "yes, no player gains more than" in shown.output
    found = json.loads(run(str(file), "--json").stdout)
    assert found["equilibrium"] is True
    assert found["values"] == pytest.approx([1, 1])
    assert sum(row["probability"] for row in found["begin"]) == pytest.approx(1)
    refused = run(str(file), "--export", str(tmp_path / "strategy.json"))
    assert refused.exit_code == 2
    assert "no strategy of each" in refused.output


def test_a_strategy_is_written(tmp_path: Path) -> None:
    path = tmp_path / "strategy.json"
    found = run("pursuit:rows=2,columns=2", "--export", str(path))
    assert found.exit_code == 0, found.output
    assert "+0.904762 to hunter, -0.904762 to prey, within" in found.output
    strategy = TableStrategy.load(path)
    game = load(strategy.game)
    row = strategy.probabilities(0, game.information(game.initial_state(), 0))
    assert list(row.values()) == pytest.approx([1 / 3] * 3)
    refused = run("pursuit:rows=2,columns=2", "--export", str(tmp_path / "pursuit.efg"))
    assert refused.exit_code == 2
    assert "its strategy can be written" in refused.output


@pytest.mark.plain(unless_long=True, all_kernels=True)
def test_the_war_game_in_the_open(tmp_path: Path) -> None:
    """Its tree is small, but positions forget how they came about."""
    spec, path = "war_game:rows=2,columns=3,units=1,turns=3,open=true", tmp_path / "war.json"
    found = run(spec, "--export", str(path))
    assert found.exit_code == 0, found.output
    assert "0 to west, 0 to east, within" in found.output
    assert "1 spears 0.333  1 bows 0.333  1 horse 0.333" in found.output
    verified = CliRunner().invoke(main, ["verify", str(path)])
    assert verified.exit_code == 0, verified.output
    refused = run(spec, "--algorithm", "cfr+")
    assert "lacks perfect recall" in refused.output
    assert "use solve_markov" in refused.output


def test_it_can_be_chosen() -> None:
    found = json.loads(run("rock_paper_scissors", "--algorithm", "markov", "--json").stdout)
    assert found["algorithm"] == "markov"
    thirds = dict.fromkeys(["rock", "paper", "scissors"], 1 / 3)
    assert found["begin"]["player 2"] == pytest.approx(thirds)
    refused = run("kuhn_poker", "--algorithm", "markov")
    assert refused.exit_code == 2
    assert "hides more than one choice of each" in refused.output


def test_time_and_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    late = run("pursuit", "--algorithm", "markov", "--time", "1e-9")
    assert late.exit_code == 2
    assert "the time was over when 256 states of pursuit were found" in late.output
    whole = solve_markov(load("pursuit:rows=2,columns=2"))
    stopped = replace(whole, stopped="interrupted", lower=whole.lower - 1)
    monkeypatch.setattr(markov, "solve_markov", lambda *_, **__: stopped)
    ended = run("pursuit:rows=2,columns=2", "--algorithm", "markov")
    assert ended.exit_code == 130
    assert "open: > -0.09" in ended.output


def test_how_far_it_is_is_shown() -> None:
    screen = Console(width=60, record=True, file=io.StringIO())
    screen.print(markov.progress(SolverProgress(512, 0, float("inf"), 0.5)))
    screen.print(markov.progress(SolverProgress(900, 7, 0.25, 1.5)))
    text = screen.export_text()
    assert "512" in text
    assert "open        0.25" in text
