"""`zermelo solve` where something is hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.naive_strategies import best_response
from zermelo.board import Cards, Dice, Grid, Piece, Piles, Text
from zermelo.cli import main
from zermelo.cli.terminal import equilibria
from zermelo.cli.terminal.equilibria import in_a_line
from zermelo.equilibrium import NotSolved
from zermelo.games import load
from zermelo.strategy import TableStrategy

pytestmark = pytest.mark.plain(unless_long=True)  # what is printed is the same


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", *arguments])


def test_kuhn_as_a_table() -> None:
    found = run("kuhn_poker")
    assert found.exit_code == 0, found.output
    assert "-1/18 (-0.0555556) to player 1" in found.output
    assert "0, proven" in found.output
    assert "58" in found.output
    rows = [line.split() for line in found.output.splitlines() if "player 2 K, the pot 2-1" in line]
    assert rows[0][-2:] == ["call", "1"]
    assert "fold 2/3  call 1/3" in found.output


def test_leduc_by_a_linear_program() -> None:
    found = run("leduc_poker", "--rows", "2")
    assert "-0.0856064 to player 1" in found.output
    assert "linear program" in found.output
    assert "and 932 more" in found.output


def test_a_linear_program_that_takes_too_long_is_left_for_regret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gives_up(form: object, seconds: float | None) -> None:
        assert seconds == equilibria.LP_SECONDS
        raise NotSolved("HiGHS gave up")

    monkeypatch.setattr(equilibria, "EXACT_SEQUENCES", 0)
    assert "linear program" in run("kuhn_poker").output
    monkeypatch.setattr(equilibria, "solve_lp", gives_up)
    assert "pcfr+" in run("kuhn_poker").output
    assert "; --target sets how far to go" in run("kuhn_poker").output


def test_regret_to_a_target() -> None:
    found = run("kuhn_poker", "--algorithm", "dcfr", "--target", "1e-3")
    assert "dcfr" in found.output
    assert "target" in found.output


@pytest.mark.long
def test_goofspiel_of_four_cards_is_solved() -> None:
    assert "linear program" in run("goofspiel:cards=4").output


def test_where_it_is_computed() -> None:
    """Said, it is CFR that solves even a small game, and the answer is the same."""
    one, two = (
        json.loads(run("kuhn_poker", "--threads", str(n), "--iterations", "50", "--json").stdout)
        for n in (1, 2)
    )
    assert one["algorithm"] == "pcfr+"
    assert one["strategy"] == two["strategy"]


@pytest.mark.parametrize("algorithm", ["lp", "external", "markov"])
def test_only_cfr_chooses_where(algorithm: str) -> None:
    found = run("kuhn_poker", "--algorithm", algorithm, "--threads", "2")
    assert found.exit_code == 2
    assert "--device and --threads are for CFR" in found.output


def test_no_such_device() -> None:
    found = run("kuhn_poker", "--device", "abacus")
    assert found.exit_code == 2
    assert "there is no device 'abacus' for solvers; use cpu or cuda" in found.output


def test_three_players() -> None:
    found = run("kuhn_poker:players=3", "--iterations", "50", "--rows", "1")
    assert "best responses gain" in found.output
    assert "player 3" in found.output


def test_json() -> None:
    found = json.loads(run("kuhn_poker", "--json").stdout)
    assert found["exact"] == "-1/18"
    assert found["sizes"]["information_sets"] == [6, 6]
    assert len(found["strategy"]) == 12
    assert sum(found["strategy"][0]["plays"].values()) == pytest.approx(1)
    sampled = json.loads(
        run("kuhn_poker", "--algorithm", "external", "--iterations", "99", "--json").stdout
    )
    assert sampled["iterations"] == 99


def test_sampling() -> None:
    found = run("kuhn_poker", "--algorithm", "outcome", "--iterations", "100")
    assert "outcome sampling" in found.output
    assert "visited" in found.output


def test_exports_are_read_back(tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("kuhn.efg", "kuhn.nfg", "kuhn.json")]
    exports = [word for file in files for word in ("--export", file)]
    assert run("kuhn_poker", *exports).exit_code == 0
    for file in files[:2]:
        found = run(file)
        assert found.exit_code == 0, found.output
        assert "-1/18" in found.output
    table = TableStrategy.load(files[2])
    assert table.game == "kuhn_poker"
    assert best_response(load(table.game), table, 1)[0] == pytest.approx(1 / 18)


def test_a_strategy_is_kept_under_what_its_game_is(tmp_path: Path) -> None:
    file = str(tmp_path / "kuhn.json")
    assert run("kuhn_poker:players=2", "--export", file).exit_code == 0
    assert TableStrategy.load(file).game == "kuhn_poker"


def test_checkpoints_go_on(tmp_path: Path) -> None:
    path = str(tmp_path / "checkpoint")
    common = ("kuhn_poker", "--algorithm", "cfr", "--checkpoint", path, "--json")
    run(*common, "--iterations", "10")
    assert json.loads(run(*common, "--iterations", "20").stdout)["iterations"] == 20


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("kuhn_poker", "--algorithm", "magic"), "--algorithm is one of exact, lp"),
        (("kuhn_poker", "--export", "kuhn.pdf"), "--export writes .efg"),
        (("kuhn_poker", "J"), "leave out MOVES"),
        (("kuhn_poker", "--time", "0"), "not in the range x>0"),
        (("kuhn_poker", "--target", "-1"), "more than 0"),
        (("kuhn_poker:players=3", "--algorithm", "lp"), "two players"),
        (("missing.efg",), "can't be read"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: tuple[str, ...], message: str) -> None:
    found = run(*arguments)
    assert found.exit_code == 2
    assert message in found.output
    assert "Traceback" not in found.output


def test_a_malformed_file(tmp_path: Path) -> None:
    path = tmp_path / "broken.efg"
    path.write_text('EFG 2 R "broken" { "one" "two" }\np "" 1 1\n')
    found = run(str(path))
    assert found.exit_code == 2
    assert "broken.efg" in found.output


def test_boards_in_a_line() -> None:
    grid = Grid(1, 2, (Piece("x"), None))
    parts = (Cards(("J",), 0, "ours"), Dice((3, 4)), Piles((1, 2), title="pot"), grid, Text(""))
    assert in_a_line(parts) == "ours J, 3 4, pot 1-2, x."
