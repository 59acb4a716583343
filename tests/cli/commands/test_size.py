from __future__ import annotations

import re

from click.testing import CliRunner

from zermelo.cli import main
from zermelo.cli.commands.size import bytes_text, time_text


def run(*arguments):
    return CliRunner().invoke(main, ["size", *arguments])


def test_it_says_what_brute_force_would_cost():
    done = run("tic_tac_toe", "--samples", "2000")
    assert done.exit_code == 0, done.output
    for words in (
        "from 2,000 random games",
        "5,478, counted",
        "2 b^(d/2)",
        "plies a second",
        "86 KB",
    ):
        assert words in done.output


def test_moves_make_it_smaller():
    done = run("tic_tac_toe", "b2", "a1", "--samples", "500")
    assert done.exit_code == 0, done.output
    assert "617, counted" in done.output


def test_bad_input():
    assert run("tic_tac_toe", "--samples", "0").exit_code == 2
    assert run("tic_tac_to").exit_code == 2
    assert run("tic_tac_toe", "b9").exit_code == 2


def test_times_and_bytes():
    assert [time_text(log10) for log10 in (-5, 1, 3, 8, 30)] == [
        "no time",
        "10 seconds",
        "17 minutes",
        "3.2 years",
        "3.2e22 years",
    ]
    assert [bytes_text(log10) for log10 in (1, 9.5, 30)] == ["10 bytes", "2.9 GB", "8.7e11 EB"]


def test_a_sample_of_chess_promises_no_end():
    done = run("chess", "--samples", "20")
    assert done.exit_code == 0, done.output
    assert "each state once" not in done.output
    assert re.search(r"game tree +more than \d\.\de\d+ nodes, for the few largest", done.output)
    times = [line for line in done.output.splitlines() if " nodes   " in line]
    assert len(times) == 3
    assert all("years" in line for line in times)


def test_the_lectures_reckoning():
    done = run("chess", "--branching", "10", "--depth", "120")
    assert done.exit_code == 0, done.output
    assert "1.0e120 nodes" in done.output
    assert "10^80 atoms" in done.output
    assert "3.0e106 nodes, 14 orders of magnitude short" in done.output
    assert "random games" not in done.output
    assert "2.6e154 nodes" in run("chess", "--branching", "35", "--depth", "100").output
    mixed = run("tic_tac_toe", "--samples", "200", "--depth", "100").output
    assert "from 200 random games" in mixed
    assert "atoms" not in mixed  # the tree itself is small


def test_a_reckoning_needs_sense():
    assert run("chess", "--branching", "0.5", "--depth", "3").exit_code == 2
    assert run("chess", "--branching", "0", "--depth", "3").exit_code == 2
