"""The benchmark harness, on contestants that do next to nothing."""

from __future__ import annotations

import subprocess
import sys
import types
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from benchmarks import __main__ as command
from benchmarks import harness
from benchmarks.harness import Benchmark, Contestant, Measurement


def burn(seconds: float) -> None:
    end = harness.cpu_seconds() + seconds
    while harness.cpu_seconds() < end:
        pass


def contestant(name: str, seconds: float, log: list[str] | None = None) -> Contestant:
    def run() -> Measurement:
        if log is not None:
            log.append(name)
        burn(seconds)
        return Measurement(10, "turns")

    return Contestant(name, run, versions=[f"{name} 1.0"])


def race(log: list[str] | None = None) -> Benchmark:
    runners = [contestant("hare", 0.01, log), contestant("tortoise", 0.04, log)]
    return Benchmark("A race", runners, reference="tortoise", asked="the hare is faster")


@pytest.fixture
def only_race(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> types.ModuleType:
    module = types.ModuleType("race")
    module.TITLE = "A race"
    module.benchmarks = lambda: [race()]
    monkeypatch.setattr(command, "known", lambda: {"race": module})
    monkeypatch.setattr(command, "RESULTS", tmp_path)
    return module


def test_contestants_take_turns() -> None:
    log: list[str] = []
    assert len(list(harness.rounds(race(log), 3))) == 3
    assert log == ["hare", "tortoise"] * 3


def test_ratios_are_paired_by_round() -> None:
    measured = [
        {"hare": (8.0, "turns"), "tortoise": (2.0, "turns")},
        {"hare": (9.0, "turns"), "tortoise": (3.0, "turns")},
        {"hare": (10.0, "turns"), "tortoise": (1.0, "turns")},
    ]
    hare, tortoise = harness.standings(race(), measured)
    assert (hare.rate, hare.ratio, hare.ratios) == (9.0, 4.5, [4.0, 3.0, 10.0])
    assert (tortoise.rate, tortoise.ratio, tortoise.ratios) == (2.0, 1.0, [1.0, 1.0, 1.0])


def test_rates_are_of_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still but while somebody works."""
    worked = 0.0

    def burn(seconds: float) -> None:
        nonlocal worked
        worked += seconds

    monkeypatch.setattr(harness, "cpu_seconds", lambda: worked)
    monkeypatch.setattr(sys.modules[__name__], "burn", burn)
    (measured,) = harness.rounds(race(), 1)
    assert measured["hare"][0] == pytest.approx(1000)
    assert measured["tortoise"][0] == pytest.approx(250)


def test_cpu_time_is_that_of_this_process_and_its_children() -> None:
    start = harness.cpu_seconds()
    burnt = "import time\nwhile time.process_time() < 0.3: pass"
    subprocess.run([sys.executable, "-c", burnt], check=True)
    assert harness.cpu_seconds() - start >= 0.25


@pytest.mark.parametrize(
    "names, reference", [(["a", "a"], "a"), (["a", "b"], "c")], ids=["twins", "stranger"]
)
def test_a_benchmark_must_make_sense(names: list[str], reference: str) -> None:
    with pytest.raises(ValueError, match=reference):
        Benchmark("nonsense", [contestant(name, 0) for name in names], reference, asked="?")


def test_results_are_printed_and_saved(only_race: types.ModuleType, tmp_path: Path) -> None:
    result = CliRunner().invoke(command.main, ["race", "--rounds", "2"])
    assert result.exit_code == 0, result.output
    saved = (tmp_path / "race.txt").read_text()
    for text in ("A race", "asked: the hare is faster", "ratio to tortoise", "turns/s", "1.00"):
        assert text in result.output
        assert text in saved
    for text in ("$ python -m benchmarks race --rounds 2", "cores", "numba", "hare 1.0"):
        assert text in saved
    assert [path.name for path in tmp_path.iterdir()] == ["race.txt"]


def test_without_a_name_they_are_listed(only_race: types.ModuleType) -> None:
    result = CliRunner().invoke(command.main, [])
    assert result.exit_code == 0
    assert result.output.split(maxsplit=1) == ["race", "A race\n"]


def test_an_unknown_name_gets_the_nearest(only_race: types.ModuleType) -> None:
    result = CliRunner().invoke(command.main, ["rave"])
    assert result.exit_code == 2
    assert "no benchmark is called rave; there is race" in result.output


def test_an_interrupt_shows_the_rounds_that_ended(
    only_race: types.ModuleType, tmp_path: Path
) -> None:
    log: list[str] = []

    def run() -> Measurement:
        if len(log) == 3:
            raise KeyboardInterrupt
        return race(log).contestants[0].run()

    only_race.benchmarks = lambda: [Benchmark("A race", [Contestant("hare", run)], "hare", "?")]
    result = CliRunner().invoke(command.main, ["race"])
    assert result.exit_code == command.INTERRUPTED
    assert "turns/s" in result.output
    assert "interrupted: nothing saved" in result.output
    assert not list(tmp_path.iterdir())


def test_every_benchmark_can_be_listed() -> None:
    for module in command.known().values():
        assert isinstance(module.TITLE, str)
        assert hasattr(module, "benchmarks") or hasattr(module, "tables")


def test_lines_are_kept_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert harness.kept_lines(file) == []
    harness.keep_line(file, {"game": 0})
    harness.keep_line(file, [1, "two"])
    assert harness.kept_lines(file) == [{"game": 0}, [1, "two"]]


def test_a_program_that_is_not_here_is_named_with_its_package() -> None:
    with pytest.raises(click.ClickException, match="package is called chessbox"):
        harness.program("no-such-program", "chessbox")
