"""The GTP engine, asked by a script as controllers ask it."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from zermelo import load
from zermelo.bridges.gtp import GtpEngine, serve
from zermelo.errors import NotThisKindOfGame
from zermelo.play.players.specs import make

REQUIRED = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "undo",
    "time_settings",
    "time_left",
    "showboard",
    "final_score",
    "reg_genmove",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "loadsgf",
]


def engine(spec: str = "go:size=7", player: str = "random") -> GtpEngine:
    return GtpEngine(load(spec), make(player))


def ask(one: GtpEngine, line: str) -> str:
    answer = one.handle(line)
    assert answer.startswith("="), f"{line}: {answer}"
    assert answer.endswith("\n\n")
    return answer[1:].strip()


def refused(one: GtpEngine, line: str) -> str:
    answer = one.handle(line)
    assert answer.startswith("?"), f"{line}: {answer}"
    return answer[1:].strip()


def test_administration() -> None:
    go = engine()
    assert ask(go, "protocol_version") == "2"
    assert ask(go, "name") == "zermelo"
    assert set(ask(go, "list_commands").split()) >= set(REQUIRED)
    for name in REQUIRED:
        assert ask(go, f"known_command {name}") == "true"
    assert ask(go, "known_command fly") == "false"
    assert go.handle("17 name") == "=17 zermelo\n\n"
    assert go.handle("18 fly") == "?18 unknown command\n\n"
    assert go.handle("") == go.handle("# a comment\n") == go.handle("\t \r\n") == ""
    assert go.handle("name # with a comment\r\n") == "= zermelo\n\n"


def test_the_board_and_its_size() -> None:
    go = engine()
    ask(go, "boardsize 9")
    ask(go, "komi 6.5")
    assert (go.game.size, go.game.komi) == (9, 6.5)
    ask(go, "play black d4")
    ask(go, "play W pass")
    ask(go, "komi 5.5")
    assert len(go.actions) == 2
    assert "X" in ask(go, "showboard")
    assert refused(go, "boardsize 25") == "unacceptable size"
    assert refused(go, "boardsize") == refused(go, "komi much") == "syntax error"
    assert refused(go, "play black d4") == "illegal move"
    assert refused(go, "play black z9") == "illegal move"
    assert "whose move" in refused(go, "play red d5")
    assert refused(go, "play black") == "syntax error"
    ask(go, "clear_board")
    assert go.actions == []


def test_undo_takes_back_a_move_out_of_turn() -> None:
    go = engine()
    ask(go, "play black c3")
    ask(go, "play black d3")
    assert len(go.actions) == 3
    ask(go, "undo")
    assert len(go.actions) == 1
    ask(go, "undo")
    assert refused(go, "undo") == "cannot undo"
    othello = engine("othello")
    assert "turn" in refused(othello, "play white d3")


@pytest.mark.parametrize("spec", ["go:size=7", "hex:size=5", "othello:size=6", "connect_four"])
def test_whole_games_against_itself(spec: str) -> None:
    one = engine(spec)
    colours = ("black", "white")
    for _ in range(400):
        if one.game.is_terminal(one.state):
            break
        mover = one.game.to_move(one.state)
        before = one.state
        name = ask(one, f"reg_genmove {colours[mover]}")
        assert one.state == before
        one.game.parse_action(one.state, name)
        ask(one, f"genmove {colours[mover]}")
    assert one.game.is_terminal(one.state)
    score = ask(one, "final_score")
    value = one.game.utility(one.state, 0)
    assert score[0] == ("B" if value > 0 else "W" if value < 0 else "0")


def test_scores() -> None:
    go = engine("go:size=5,komi=0.5")
    ask(go, "play b c3")
    assert ask(go, "final_score") == "B+24.5"
    assert "not over" in refused(engine("tic_tac_toe"), "final_score")
    ask(go, "play w pass")
    ask(go, "play b pass")
    assert ask(go, "genmove w") == "pass"  # it is over, and stays so
    assert "over" in refused(go, "play w a1")


def test_time() -> None:
    go = engine("tic_tac_toe", "random")
    assert go._clock(0).budget() is None
    ask(go, "time_settings 60 0 0")
    assert go._clock(0).left == 60
    ask(go, "time_left b 30 0")
    assert go._clock(0).left == 30
    ask(go, "time_settings 0 10 5")
    assert go._clock(1).per_move == pytest.approx(1.9)
    ask(go, "time_left w 4 2")
    assert go._clock(1).per_move == pytest.approx(1.9)
    ask(go, "time_settings 0 1 0")
    assert go._clock(0).budget() is None
    assert refused(go, "time_settings 1") == "syntax error"


def test_handicaps() -> None:
    go = engine("go:size=19")
    assert ask(go, "fixed_handicap 9") == "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"
    assert go.game.to_move(go.state) == 1
    assert refused(go, "fixed_handicap 2") == "board not empty"
    ask(go, "clear_board")
    assert ask(go, "fixed_handicap 5") == "D4 Q16 D16 Q4 K10"
    ask(go, "clear_board")
    ask(go, "set_free_handicap A1 B2 C3")
    assert go.game.marks(go.state).count("X") == 3
    ask(go, "clear_board")
    assert "invalid handicap" in refused(go, "set_free_handicap A1 A1")
    assert refused(go, "fixed_handicap 10")
    assert "no handicap" in refused(engine("hex:size=5"), "fixed_handicap 2")
    assert ask(engine("go:size=9"), "place_free_handicap 2") == "C3 G7"


def test_loadsgf(tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;GM[1]SZ[9]KM[5.5];B[ee];W[cc];B[tt])")
    go = engine()
    ask(go, f"loadsgf {file}")
    assert (go.game.size, len(go.actions)) == (9, 3)
    ask(go, f"loadsgf {file} 2")
    assert len(go.actions) == 1
    assert "cannot load file" in refused(go, "loadsgf /no/such/file")
    file.write_text("(;GM[11]SZ[5])")
    assert "game of hex" in refused(go, f"loadsgf {file}")


def test_only_games_it_is_for() -> None:
    for spec in ("kuhn_poker", "backgammon", "fishing"):
        with pytest.raises(NotThisKindOfGame):
            engine(spec)


def test_serving_ends_with_quit_and_survives_rubbish() -> None:
    out = io.StringIO()
    serve(engine(), ["name\n", "quit\n", "name\n"], out)
    assert out.getvalue() == "= zermelo\n\n=\n\n"
    dice = random.Random(2)
    go = engine()
    words = [*REQUIRED, "b", "white", "a1", "3", "-1", "999999999999", "\x00", "\N{SNOWMAN}", "#"]
    words.remove("quit")
    for _ in range(1000):
        answer = go.handle(" ".join(dice.choices(words, k=dice.randrange(1, 5))))
        assert answer == "" or answer[0] in "=?"
