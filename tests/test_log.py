"""What is logged under "zermelo", and that nobody pays for it who does not listen."""

from __future__ import annotations

import logging
import subprocess
import sys

import pytest
from click.testing import CliRunner

from zermelo import match
from zermelo.cli import main
from zermelo.log import Log


def test_modules_log_under_their_own_names(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "zermelo")
    Log("zermelo.somewhere").info("%d of %d", 1, 2)
    Log("zermelo.somewhere").debug("not asked for")
    assert [(one.name, one.getMessage()) for one in caplog.records] == [
        ("zermelo.somewhere", "1 of 2")
    ]
    assert caplog.records[0].pathname == __file__


def test_a_tournament_says_what_is_played(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "zermelo.play")
    match("random", "random", "nim:piles=1-2", games=2)
    said = [one.getMessage() for one in caplog.records]
    assert said[0] == "round 1: 2 of 2 games are left to play"
    games = sorted(line.partition(":")[0] for line in said[1:])  # they end in any order
    assert games == ["game 0", "game 1"]


SILENT = """
import sys, zermelo, zermelo.kernel, zermelo.play
from zermelo.log import Log
Log("zermelo.x").warning("nobody listens")
assert "logging" not in sys.modules
import logging
Log("zermelo.x").warning("nobody listens yet")
logging.basicConfig(format="%(name)s %(levelname)s %(message)s")
Log("zermelo.x").warning("now somebody does")
"""


def test_silent_and_not_even_imported_until_a_program_asks() -> None:
    done = subprocess.run([sys.executable, "-c", SILENT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "zermelo.x WARNING now somebody does\n"


@pytest.mark.plain
def test_verbose_commands() -> None:
    played = ["match", "random", "random", "--game", "nim:piles=1-2", "--games", "2"]
    before = logging.getLogger("zermelo").level
    quiet = CliRunner().invoke(main, played)
    loud = CliRunner().invoke(main, ["-v", *played])
    assert quiet.exit_code == loud.exit_code == 0
    assert "games are left" not in quiet.output
    assert "zermelo.play.tournament.tournament: round 1: 2 of 2 games are left" in loud.output
    assert logging.getLogger("zermelo").level == before
