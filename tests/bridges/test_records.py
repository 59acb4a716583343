"""Records of games from one format to another, and the command that does it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from zermelo.bridges import pgn, sgf
from zermelo.bridges.records import read_records, write_records
from zermelo.cli import main
from zermelo.errors import BadFile, BadParameter
from zermelo.play.match.record import replay

PGN = '[White "Ann"]\n[Black "Bob"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 *\n'
SGF = "(;GM[1]SZ[9]KM[5.5]PB[Ann]PW[Bob]RE[W+R];B[ee];W[cc])"


def test_pgn_there_and_back(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text(PGN)
    records = read_records(tmp_path / "a.pgn")
    assert [record.utilities for record in records] == [(-1.0, 1.0), None]
    assert records[0].players == ("Ann", "Bob")
    assert [move.text for move in records[0].moves] == ["f3", "e5", "g4", "Qh4#"]
    assert len(list(replay(records[0]))) == 5
    write_records(tmp_path / "b.jsonl", records)
    write_records(tmp_path / "c.pgn", read_records(tmp_path / "b.jsonl"))
    one, two = pgn.parse((tmp_path / "c.pgn").read_text())
    assert (one.moves, one.result) == (("f3", "e5", "g4", "Qh4#"), "0-1")
    assert (two.moves, two.result) == (("e4",), "*")
    assert one.tags["White"] == "Ann"


def test_sgf_there_and_back(tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text(SGF)
    (record,) = read_records(tmp_path / "a.sgf")
    assert record.utilities == (-1.0, 1.0)
    write_records(tmp_path / "b.jsonl", [record])
    write_records(tmp_path / "c.sgf", read_records(tmp_path / "b.jsonl"))
    (again,) = sgf.parse((tmp_path / "c.sgf").read_text())
    assert again.moves == (("B", "ee"), ("W", "cc"))
    assert again.first("RE") == "W+R"
    assert again.first("KM") == "5.5"


def test_the_command(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text(PGN)
    run = CliRunner()

    def convert(source: str, target: str) -> str:
        done = run.invoke(main, ["convert", source, str(tmp_path / target)])
        return f"{done.exit_code} {done.output}"

    assert "0 wrote 2 games" in convert(str(tmp_path / "a.pgn"), "a.jsonl")
    assert convert("bucket", "bucket.efg").startswith("0 wrote")
    assert convert(str(tmp_path / "bucket.efg"), "bucket.nfg").startswith("0 wrote")
    assert (tmp_path / "bucket.nfg").read_text().startswith("NFG 1 R")
    assert "2 zermelo: " in convert(str(tmp_path / "a.pgn"), "a.txt")
    assert "2 zermelo: " in convert(str(tmp_path / "none.pgn"), "b.jsonl")
    assert "SGF is written for" in convert(str(tmp_path / "a.pgn"), "a.sgf")


def test_errors(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text("1. e5 *")
    with pytest.raises(BadFile, match=r"a\.pgn, line 1: move 1"):
        read_records(tmp_path / "a.pgn")
    with pytest.raises(BadParameter, match=r"records are \.pgn"):
        read_records(tmp_path / "a.doc")
