"""`zermelo search` and `zermelo solve`, as a person would type them."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from zermelo.algorithms import ALGORITHMS
from zermelo.cli import main
from zermelo.cli.terminal.results import as_json, live, tables
from zermelo.games.tree import Tree
from zermelo.kernel.compile_events import compiling
from zermelo.search import alpha_beta, maxn, minimax
from zermelo.trace import Trace

CLASSIC = "tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"
CHANCY = 'tree:spec={"player":"MAX","moves":[{"chance":[["1/2",8],["1/3",24],["1/6",-12]]}]}'
VECTORS = 'tree:spec=[{"utility":[1,2,6]},{"utility":[4,2,3]}]'
BUSHY = "tree:spec=[[[1,2],[3,4]],[[5,6],[7,8]]]"
LONG = """
import os, signal
from typing import NamedTuple
from zermelo import Game

class State(NamedTuple):
    ply: int
    path: int

class Long(Game):
    compiled = False
    looks = 0

    def __init__(self, interrupt=0):
        self.interrupt = interrupt

    def initial_state(self): return State(0, 0)
    def to_move(self, state): return state.ply % 2
    def actions(self, state): return (0, 1)
    def is_terminal(self, state): return state.ply == 100
    def utility(self, state, player): return 0.0

    def result(self, state, action):
        Long.looks += 1
        if Long.looks == self.interrupt:
            os.kill(os.getpid(), signal.SIGINT)
        return State(state.ply + 1, (2 * state.path + action) % 2**62)
"""


@pytest.fixture
def long(tmp_path: Path) -> str:
    """A game of 100 plies that presses Ctrl-C after so many looks ahead."""
    file = tmp_path / "long.py"
    file.write_text(LONG)
    return f"{file}:Long"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def told(*arguments: str) -> dict[str, str]:
    """The facts that a command prints, by name."""
    done = run(*arguments)
    assert done.exit_code == 0, done.output
    lines = (line.partition("  ") for line in done.output.splitlines())
    return {name: value.strip() for name, _, value in lines}


def test_all_that_a_search_finds() -> None:
    found = told("search", CLASSIC, "--algorithm", "plain", "--deepening")
    assert found["value"] == "+3 to MAX, proven"
    assert (found["best action"], found["line"]) == ("1", "1  1")
    assert (found["depth"], found["nodes"], found["leaves"], found["cut-offs"]) == (
        "2",
        "15",
        "10",
        "2",
    )
    assert found["shallower levels"] == "0.364 of the last one; 1/b is 0.350"
    for name in ("table hits", "seconds", "nodes/s", "effective branching", "stopped by"):
        assert name in found
    rows = [line.split() for line in run("search", CLASSIC, "-a", "plain").output.splitlines()]
    assert ["1", "+3", "1", "1"] in rows
    assert ["2", "≤", "+2", "2"] in rows


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm_can_be_called(name: str) -> None:
    budget = "--iterations" if "iterations" in ALGORITHMS[name].takes else "--nodes"
    done = run("search", CLASSIC, "-a", name, budget, "100")
    assert done.exit_code == 0, done.output
    assert "value" in done.output


@pytest.mark.parametrize(
    "game, algorithm, value",
    [
        (CLASSIC, "alphabeta", "+3 to MAX, proven"),
        (CHANCY, "expectiminimax", "+10 to MAX, proven"),
        (VECTORS, "maxn", "player 1 +4, player 2 +2, player 3 +3, proven"),
    ],
)
def test_the_algorithm_fits_the_game(game: str, algorithm: str, value: str) -> None:
    found = told("search", game)
    assert (found["algorithm"], found["value"]) == (algorithm, value)


def test_moves_and_states() -> None:
    assert told("search", CLASSIC, "2")["value"] == "-2 to MIN, proven"
    assert told("search", CLASSIC, "--state", "[2]")["value"] == "-2 to MIN, proven"


def test_options_reach_the_engine() -> None:
    plain = ("--no-killers", "--no-history", "--no-scout", "--table", "0")
    assert told("search", CLASSIC, *plain)["value"] == "+3 to MAX, proven"
    assert told("search", BUSHY)["value"] == "+6 to MAX, proven"
    assert told("search", BUSHY, "--type-b", "--beam", "1", "--depth", "3")["value"] == "+5 to MAX"
    every = run("search", CLASSIC, "--every-value").output
    assert "≤" not in every


def test_rows() -> None:
    assert "and 2 more" in run("search", CLASSIC, "--rows", "1").output
    assert "visits" in run("search", CLASSIC, "-a", "mcts", "--iterations", "30").output


def test_a_proof_is_shown_as_an_answer() -> None:
    asked = ("search", CLASSIC, "-a", "proof", "--at-least")
    assert told(*asked, "3")["value"] == "at least 3 to MAX: proven"
    assert told(*asked, "4")["value"] == "at least 4 to MAX: disproven"


def test_json() -> None:
    done = run("search", CLASSIC, "--json", "--depth", "2", "--deepening")
    found = json.loads(done.stdout)
    assert (found["value"], found["action"], found["line"]) == (3, 0, ["1", "1"])
    assert found["rows"][0]["bound"] == "exact"
    assert len(found["levels"]) == 2
    assert {"nodes_per_second", "effective_branching_factor", "deepening_cost"} <= set(found)
    assert "trace" not in found
    unknown = json.loads(run("search", VECTORS, "-a", "paranoid", "--json").stdout)
    assert unknown["values"][1:] == [None, None]


# Traces.


def test_traces_are_written(tmp_path: Path) -> None:
    for name in ("tree.json", "tree.dot"):
        done = run("search", CLASSIC, "-a", "plain", "--trace", str(tmp_path / name))
        assert done.exit_code == 0
    trace = Trace.from_json((tmp_path / "tree.json").read_text())
    assert len(trace.nodes) == 13
    assert (tmp_path / "tree.dot").read_text().startswith("digraph")
    part = ("--trace", str(tmp_path / "tree.json"), "--trace-nodes", "5")
    run("search", CLASSIC, *part)
    assert Trace.from_json((tmp_path / "tree.json").read_text()).truncated == 8
    assert sorted(file.name for file in tmp_path.iterdir()) == ["tree.dot", "tree.json"]


# What is wrong is said in a line.


@pytest.mark.parametrize(
    "arguments, word",
    [
        (("-a", "alpha-beta"), "did you mean alphabeta?"),
        (("-a", "minimax", "--threads", "2"), "minimax has no setting threads; it takes seconds"),
        (("-a", "flat", "--depth", "1"), "flat has no setting depth"),
        (("-a", "best-first", "--trace", "x.json"), "best-first has no setting trace"),
        (("--trace", "tree.svg"), "a .json or .dot file"),
        (("--trace", "nowhere/tree.dot"), "no folder 'nowhere'"),
        (("--depth", "-1"), "depth must be at least 0"),
        (("--time", "0"), "seconds must be more than 0"),
        (("--beam", "0"), "beam must be at least 1"),
        (("--table", "1e12"), "does not fit"),
        (("--depth", "two"), "two"),
        (("9",), "not legal here"),
        (("1", "1"), "over"),
        (("1", "1", "1"), "the game is over before '1'"),
    ],
)
def test_wrong_options(arguments: tuple[str, ...], word: str) -> None:
    done = run("search", CLASSIC, *arguments)
    assert done.exit_code == 2
    assert word in done.stderr
    assert "Traceback" not in done.output


def test_wrong_games() -> None:
    hidden = run("search", "kuhn_poker")
    assert hidden.exit_code == 2
    assert "hidden information" in hidden.stderr
    several = run("search", VECTORS, "-a", "minimax")
    assert several.exit_code == 2
    assert "maxn" in several.stderr


def test_ctrl_c_shows_the_best_so_far(long: str) -> None:
    done = run("search", f"{long}:interrupt=1000", "-a", "minimax", "--time", "1e9")
    assert done.exit_code == 130, done.output
    assert "interrupted" in done.output
    assert "best action" in done.output


# Live.


def terminal() -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, force_terminal=True, width=100, color_system=None), file


def test_a_terminal_sees_it_grow() -> None:
    game = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    out, file = terminal()
    with live(out, lambda found: tables(game, found, 5)) as report:
        assert report is not None
        compiling(True)
        compiling(False)
        minimax(game, nodes=100, report=report)
    assert "compiling ..." in file.getvalue()
    assert "searching" not in file.getvalue()
    assert "+3 to MAX" in file.getvalue()


def test_no_one_looks_at_a_pipe() -> None:
    with live(Console(file=io.StringIO()), lambda found: "") as report:
        assert report is None


def test_tables_of_several_players() -> None:
    game = Tree([(1, 2, 6), (4, 2, 3)])
    out, file = terminal()
    out.print(tables(game, maxn(game), 5))
    assert "player 1 +4, player 2 +2, player 3 +3" in file.getvalue()
    assert json.loads(as_json(game, alpha_beta(Tree([1, 2]))))["game"] == "tree"


# Solve.


def test_solve() -> None:
    found = told("solve", CLASSIC)
    assert found["value"] == "+3 to MAX, -3 to MIN"
    assert (found["method"], found["states"], found["line"]) == (
        "table of all states",
        "13",
        "1  1",
    )
    assert told("solve", CLASSIC, "2")["value"] == "+2 to MAX, -2 to MIN"
    assert json.loads(run("solve", CLASSIC, "--json").stdout)["exact"] is True


ROUND = """
from zermelo import CHANCE, Game


class Round(Game):
    compiled = False

    def __init__(self, coin=False):
        self.coin = coin

    def initial_state(self):
        return (0, 0)

    def to_move(self, state):
        return CHANCE if self.coin and state[0] == 2 else state[0] % 2

    def actions(self, state):
        if state[1] == 0:
            yield 0
            yield 1

    def result(self, state, action):
        return ((state[0] + 1) % 4, action)

    def is_terminal(self, state):
        return state[1] == 1

    def utility(self, state, player):
        return 0.5 if player == state[0] % 2 else -0.5

    def probability(self, state, action):
        return (2 / 3, 1 / 3)[action]
"""


def test_solve_where_states_repeat(tmp_path: Path) -> None:
    """Who stops loses; a coin would stop for the first player sooner or later."""
    file = tmp_path / "round.py"
    file.write_text(ROUND)
    found = told("solve", f"{file}:Round:coin=true")
    assert found["value"].startswith("-0.5 to player 1, +0.5 to player 2, within ")
    assert found["value"].endswith(", proven")
    assert (found["method"], found["states"]) == ("interval iteration", "8")
    endless = run("solve", str(file))
    assert endless.exit_code == 1
    assert "open, for play may never end: ≥ -0.5 and ≤ +0.5 to player 1" in endless.stdout


def test_solve_says_where_policies_were_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zermelo.search.solving.policy_iteration.PATIENCE", 2)
    file = tmp_path / "round.py"
    file.write_text(ROUND)
    found = told("solve", f"{file}:Round:coin=true")
    assert found["value"].startswith("-0.5 to player 1, +0.5 to player 2, within ")
    assert (found["method"], found["states"]) == ("policy iteration", "8")


def test_solve_gives_up_in_time(long: str) -> None:
    done = run("solve", long, "--states", "1", "--time", "0.2", "--table", "1")
    assert done.exit_code == 1
    assert "not proven yet" in done.output
    assert "exact search" in done.output


def test_solve_refuses() -> None:
    done = run("solve", "nothing.efg")
    assert done.exit_code == 2
    assert "can't be read" in done.stderr
